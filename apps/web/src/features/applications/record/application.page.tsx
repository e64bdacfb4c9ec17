// /applications/:id: one application with what happened when and by whom, what was sent, one's own notes and reminders.
// @rule applications.7, applications.8
import '../../../lib/own-messages.ts';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { Prose } from '@fairway/ui/prose';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from '../components/applications.module.css';
import { StateBadge } from '../components/state-badge.tsx';
import { useLiveApplications } from '../live-applications.ts';
import { type Application, applicationQuery } from '../queries.ts';
import { Actions } from './components/actions.tsx';
import { Keep } from './components/keep.tsx';
import { Notes } from './components/notes.tsx';
import { Reminders } from './components/reminders.tsx';
import { Sent } from './components/sent.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('applications.one'), path: '/applications', noIndex: true }));

export default function ApplicationPage() {
  const t = useTranslations('applications');
  const { href } = useHrefs();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const found = useQuery(applicationQuery(useApi(), id));
  useLiveApplications();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Link href={href('applications')} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden /> {t('title')}
      </Link>
      {found.data ? (
        <Record application={found.data} />
      ) : found.isError ? (
        <ListFailed
          title={t('failedOne')}
          text={errorText(found.error)}
          retryLabel={t('retry')}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <SkeletonRows label={t('one')} />
      )}
    </div>
  );
}

function Record({ application }: { application: Application }) {
  const t = useTranslations('applications');
  const formats = useReaderFormats();
  const { title, organization, place, state, kind, posting } = application;
  return (
    <>
      <header>
        <h1 dir="auto">{title}</h1>
        <p className={styles.muted} dir="auto">
          {formats.facts([organization, place].filter((part) => part !== ''))}
        </p>
        <p className={styles.row}>
          <StateBadge state={state} />
          {kind === 'inside' ? null : <span className={styles.muted}>{t(`kinds.${kind}`)}</span>}
        </p>
      </header>
      <Due application={application} />
      <Actions application={application} />
      <Keep application={application} />
      <History application={application} />
      <Reminders application={application} />
      <Notes application={application} />
      {kind === 'inside' ? <Sent application={application} /> : null}
      {posting ? (
        <details className={styles.card}>
          <summary>{t('posting')}</summary>
          <Prose html={posting} size="small" />
        </details>
      ) : null}
    </>
  );
}

/** When an answer is due, or was. @rule applications.12 */
function Due({ application: { reply, organization } }: { application: Application }) {
  const t = useTranslations('applications.due');
  const formats = useReaderFormats();
  if (!reply) return null;
  const [due, closes] = [formats.date(new Date(reply.dueAt)), formats.date(new Date(reply.closesAt))];
  const words = reply.isOverdue
    ? t('over', { due, closes })
    : reply.isPromised
      ? t('promised', { organization, due })
      : t('unpromised', { due });
  return (
    <p className={styles.muted} dir="auto">
      {words}
    </p>
  );
}

/** What happened, oldest first. */
function History({ application: { steps, kind, organization } }: { application: Application }) {
  const t = useTranslations('applications');
  const formats = useReaderFormats();
  return (
    <section className={styles.card} aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.to}`}>
            <strong>{t(`states.${step.to}`)}</strong>{' '}
            <span className={styles.muted}>
              {t(`history.${kind === 'inside' ? step.by : 'candidate'}`, { organization })},{' '}
              <time dateTime={step.at}>{formats.dateTime(new Date(step.at))}</time>
            </span>
            {step.words ? (
              <p className={styles.words} dir="auto">
                {step.words}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
