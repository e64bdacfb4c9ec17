// What changes many entries at once: a file of names, skills of ESCO, names that others maintain. Each leads to what it would change; what cannot
// be written says why, by line. @rule reference.6, reference.7
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { ESCO_FILE, REFERENCE_FILE } from '@fairway/rules/reference-entries';
import { Button } from '@fairway/ui/button';
import { FileDrop } from '@fairway/ui/file-drop';
import { Progress } from '@fairway/ui/progress';
import { Select } from '@fairway/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import { uploadFile } from '../../../../lib/uploads.ts';
import { type ReferenceImport, useReferenceRefresh } from '../queries.ts';
import { Faults } from './faults.tsx';

export function Imports() {
  const t = useTranslations('reference-data.import');
  const [locale, setLocale] = useState<Locale>('en');
  return (
    <div className={styles.sections}>
      <section className={styles.form} aria-labelledby="import-names">
        <h3 id="import-names">{t('names')}</h3>
        <p className={styles.muted}>{t('namesText')}</p>
        <ReadFile path="" hint={t('hint')} maxBytes={REFERENCE_FILE.bytes} />
      </section>
      <section className={styles.form} aria-labelledby="import-esco">
        <h3 id="import-esco">{t('esco')}</h3>
        <p className={styles.muted}>{t('escoText')}</p>
        <Select
          label={t('language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        />
        <ReadFile path="/esco" fields={{ locale }} hint={t('escoHint')} maxBytes={ESCO_FILE.bytes} />
      </section>
      <Suggestions />
    </div>
  );
}

type FileProps = { path: '' | '/esco'; fields?: Record<string, string>; hint: string; maxBytes: number };

function ReadFile({ path, fields = {}, hint, maxBytes }: FileProps) {
  const t = useTranslations('reference-data.import');
  const [percent, setPercent] = useState<number>();
  const reading = useReading();
  const send = async (file: File) => {
    setPercent(0);
    await reading.read(() =>
      uploadFile<ReferenceImport>({ path: `/api/v1/admin/reference-import${path}`, field: 'file', file, fields, onProgress: setPercent }),
    );
    setPercent(undefined);
  };
  return (
    <>
      <FileDrop
        label={t('drop')}
        hint={hint}
        extensions={['.csv', '.txt']}
        maxSizeBytes={maxBytes}
        disabled={percent !== undefined}
        error={reading.problem}
        onRefused={(issue) => reading.refuse(t(issue === 'type' ? 'wrongType' : 'tooLarge'))}
        onFile={(file) => void send(file)}
      />
      {percent === undefined ? null : <Progress percent={percent} label={t('sending')} />}
      <div role="status">
        {reading.kept?.state === 'same' ? <p>{t('same', { read: reading.kept.read })}</p> : null}
        {reading.kept?.state === 'refused' ? <Faults of={reading.kept} /> : null}
      </div>
    </>
  );
}

function Suggestions() {
  const t = useTranslations('reference-data.import');
  const api = useApi();
  const reading = useReading();
  const suggest = () => reading.read(async () => (await api.call.POST('/api/v1/admin/reference-import/suggestions')).data);
  return (
    <section className={styles.form} aria-labelledby="import-suggestions">
      <h3 id="import-suggestions">{t('suggestTitle')}</h3>
      <p className={styles.muted}>{t('suggestText')}</p>
      <div className={styles.buttons}>
        <Button busy={reading.busy} onClick={() => void suggest()}>
          {t('suggest')}
        </Button>
      </div>
      <div role="status">
        {reading.problem ? <p className={styles.bad}>{reading.problem}</p> : null}
        {reading.kept?.state === 'same' ? <p>{t('nothingMissing')}</p> : null}
      </div>
    </section>
  );
}

/** Reads something and goes to what it would change, where it would change something. */
function useReading() {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const refresh = useReferenceRefresh();
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<ReferenceImport>();
  const [problem, setProblem] = useState<string>();
  async function read(call: () => Promise<ReferenceImport | undefined>): Promise<void> {
    setKept(undefined);
    setProblem(undefined);
    setBusy(true);
    try {
      const made = await call();
      setKept(made);
      refresh();
      if (made?.id) void navigate(href('admin-reference-import', { id: made.id }));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  const refuse = (text: string) => {
    setKept(undefined);
    setProblem(text);
  };
  return { busy, kept, problem, read, refuse };
}
