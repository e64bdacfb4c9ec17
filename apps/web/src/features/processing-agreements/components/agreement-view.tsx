// The agreement on data processing as a school's administrators read and accept it, with what the school accepted before. Nobody else is shown it.
// @rule processing-agreements.1
import '../../../lib/later-messages.ts';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { Prose } from '@fairway/ui/prose';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { SCHOOL_PATH, type SchoolAgreement, schoolAgreementQuery, useVersionName } from '../queries.ts';
import { acceptedDialog } from './accepted-dialog.tsx';
import styles from './agreement.module.css';
import { saveAgreement } from './agreement-file.ts';

export function AgreementView() {
  const t = useTranslations('processing-agreements');
  const { schoolId, administered } = useConsoleSchool();
  const { locale } = useBoot();
  const reply = useQuery({ ...schoolAgreementQuery(useApi(), schoolId, locale), enabled: administered });
  if (!administered) return <EmptyState drawing="list" title={t('administratorsOnly')} />;
  return <Loaded reply={reply}>{(agreement) => <Agreement agreement={agreement} />}</Loaded>;
}

function Agreement({ agreement }: { agreement: SchoolAgreement }) {
  const t = useTranslations('processing-agreements.school');
  const formats = useReaderFormats();
  const versionName = useVersionName();
  const { title, html, version, locale, fellBack, changedOn, can } = agreement;
  const lang = languageTag(locale);
  const facts = [versionName(version), t('changed', { date: formats.calendarDate(changedOn) })];
  const accepted = useAcceptedFact(agreement);
  return (
    <>
      <State agreement={agreement} />
      <section aria-labelledby="agreement" className={styles.part}>
        <div className={styles.row}>
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <Button onClick={() => saveAgreement({ title, lang, facts: [...facts, ...accepted], html }, t('fileName'))}>
            {t('download')}
          </Button>
        </div>
        {fellBack ? <p className={styles.lead}>{t('fellBack', { language: formats.language(lang) })}</p> : null}
        <div className={styles.paper}>
          <h2 id="agreement" lang={lang} dir="auto">
            {title}
          </h2>
          <p className={styles.lead}>{facts.join(' · ')}</p>
          {accepted.map((fact) => (
            <p key={fact} className={styles.onPaper}>
              {fact}
            </p>
          ))}
          <div className={styles.text}>
            <Prose html={html} lang={lang} size="small" />
          </div>
        </div>
        {can.accept ? <Accept agreement={agreement} /> : null}
      </section>
      <History acceptances={agreement.acceptances} />
    </>
  );
}

/** Who accepted what is shown, for the paper; nothing while nobody has. */
function useAcceptedFact({ state, acceptances: [last] }: SchoolAgreement): string[] {
  const t = useTranslations('processing-agreements.school');
  const formats = useReaderFormats();
  if (state !== 'accepted' || !last) return [];
  const date = formats.dateTime(new Date(last.acceptedAt));
  return [last.acceptedBy === null ? t('acceptedNobody', { date }) : t('accepted', { name: last.acceptedBy, date })];
}

function State({ agreement }: { agreement: SchoolAgreement }) {
  const t = useTranslations('processing-agreements.school');
  const [accepted] = useAcceptedFact(agreement);
  if (accepted) return <Banner meaning="success">{accepted}</Banner>;
  return (
    <Banner meaning="warning">
      {t(agreement.state === 'outdated' ? 'outdated' : 'missing')}
      {agreement.can.accept ? null : ` ${t('platformOnly')}`}
    </Banner>
  );
}

function Accept({ agreement: { version, locale } }: { agreement: SchoolAgreement }) {
  const t = useTranslations('processing-agreements.school');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { schoolId, name: school } = useConsoleSchool();
  const accept = async () => {
    const isDone = await dialogs.confirm({
      title: t('acceptTitle', { school }),
      text: t('acceptText'),
      confirmLabel: t('accept'),
      cancelLabel: t('cancel'),
    });
    if (!isDone) return;
    const body = { version, locale: locale as Locale };
    try {
      await api.call.POST(`${SCHOOL_PATH}/acceptances`, { params: { path: { schoolId } }, body });
      showToast({ kind: 'success', text: t('done') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    // What holds is looked at again, also where it was changed meanwhile.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith('/api/v1/staff/schools/{schoolId}') });
  };
  return (
    <div>
      <Button variant="primary" onClick={() => void accept()}>
        {t('accept')}
      </Button>
    </div>
  );
}

function History({ acceptances }: { acceptances: SchoolAgreement['acceptances'] }) {
  const t = useTranslations('processing-agreements.school');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const versionName = useVersionName();
  const { schoolId } = useConsoleSchool();
  return (
    <section aria-labelledby="agreement-history" className={styles.part}>
      <h2 id="agreement-history">{t('history')}</h2>
      {acceptances.length === 0 ? <p className={styles.lead}>{t('none')}</p> : null}
      <ul className={styles.lines}>
        {acceptances.map(({ id, version, acceptedAt, acceptedBy }) => {
          const date = formats.dateTime(new Date(acceptedAt));
          const fact = { version: versionName(version), date };
          return (
            <li key={id}>
              <span>{acceptedBy === null ? t('lineNobody', fact) : t('line', { ...fact, name: acceptedBy })}</span>
              <Button size="small" aria-label={t('openOf', { date })} onClick={() => void dialogs.open(acceptedDialog, { schoolId, id })}>
                {t('open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
