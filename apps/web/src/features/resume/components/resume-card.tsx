// The profile as a document, beside the profile: PDF in a layout and a language, JSON Resume out, JSON Resume in.
import '../../../lib/own-messages.ts';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Segmented } from '@fairway/ui/segmented';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { IconDownload, IconFileCv, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { sayUntilHeard } from '../../../lib/until-heard.ts';
import { downloadJson, downloadPdf, type ResumeLayout, useLatestImport } from '../queries.ts';
import { importDialog } from './import-dialog.ts';
import { readingDialog } from './reading-dialog.ts';
import styles from './resume-card.module.css';

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

export default function ResumeCard() {
  const t = useTranslations('resume.card');
  const reading = useTranslations('resume.reading');
  const api = useApi();
  const dialogs = useDialogs();
  const [layout, setLayout] = useState<ResumeLayout>('classic');
  const [locale, setLocale] = useState<Locale>(useBoot().locale);
  const download = useDownload();
  const latest = useLatestImport();
  return (
    <section className={styles.card} aria-labelledby="resume-title">
      <h2 id="resume-title">
        <IconFileCv size={18} aria-hidden />
        {t('title')}
      </h2>
      <p className={styles.muted}>{t('text')}</p>
      <Segmented
        label={t('layout')}
        value={layout}
        onChange={setLayout}
        options={[
          { value: 'classic', label: t('classic') },
          { value: 'modern', label: t('modern') },
        ]}
      />
      <Select label={t('language')} options={OPTIONS} value={locale} onChange={(event) => setLocale(event.currentTarget.value as Locale)} />
      <Button
        variant="primary"
        size="small"
        icon={<IconDownload aria-hidden />}
        busy={download.running === 'pdf'}
        disabled={download.running !== undefined}
        onClick={() => download.run('pdf', () => downloadPdf(api, { layout, locale }))}
      >
        {t('pdf')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => dialogs.open(readingDialog, { what: { layout, locale }, name: reading('inProfile') })}
      >
        {t('reading')}
      </Button>
      <hr />
      <p className={styles.muted}>{t('jsonText')}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<IconDownload aria-hidden />}
          busy={download.running === 'json'}
          disabled={download.running !== undefined}
          onClick={() => download.run('json', () => downloadJson(api))}
        >
          {t('json')}
        </Button>
        <Button size="small" icon={<IconUpload aria-hidden />} onClick={() => sayUntilHeard(PROFILE_EVENTS.importShow)}>
          {t('import')}
        </Button>
        {latest ? (
          <Button size="small" variant="quiet" onClick={() => dialogs.open(importDialog, { review: latest })}>
            {t('review')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** One download at a time; what went wrong is said in a toast. */
function useDownload() {
  const errorText = useErrorText();
  const [running, setRunning] = useState<'pdf' | 'json'>();
  const run = async (what: 'pdf' | 'json', call: () => Promise<void>) => {
    setRunning(what);
    try {
      await call();
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, run };
}
