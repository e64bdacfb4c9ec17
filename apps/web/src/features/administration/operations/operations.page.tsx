// How the platform runs: this server, counts, and each kind of job with its schedule. Read again every ten seconds while it is open.
import '../../../lib/later-messages.ts';
import { Badge } from '@fairway/ui/badge';
import { Banner } from '@fairway/ui/banner';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { FailingParts } from './components/failing-parts.tsx';
import { OperationsLinks } from './components/operations-links.tsx';
import { QueueTable } from './components/queue-table.tsx';
import { TaskTable } from './components/task-table.tsx';
import type { Operations } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-operations'), noIndex: true }));

const EVERY_MS = 10_000;
const MEGABYTE = 1_000_000;

export default function OperationsPage() {
  const t = useTranslations('operations');
  const console = useTranslations('console.admin');
  const api = useApi();
  const reply = useQuery({ ...api.query.queryOptions('get', '/api/v1/admin/operations'), refetchInterval: EVERY_MS });
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-operations" />}>
      <Loaded reply={reply}>
        {(operations) => (
          <div className={styles.sections}>
            {operations.warnings.includes('mail_waits') ? <Banner meaning="warning">{t('mails.notSent')}</Banner> : null}
            <Counts operations={operations} />
            <Section id="health" title={t('health')}>
              <Health operations={operations} />
            </Section>
            <section className={styles.panel} aria-labelledby="queues-title">
              <h2 id="queues-title">{t('queues.title')}</h2>
              <p className={styles.muted}>{t('queues.text')}</p>
              <QueueTable queues={operations.queues} />
            </section>
            <section className={styles.panel} aria-labelledby="tasks-title">
              <h2 id="tasks-title">{t('tasks')}</h2>
              <p className={styles.muted}>{t('tasksText')}</p>
              <TaskTable tasks={operations.tasks} />
            </section>
          </div>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function Counts({ operations: { jobs, mails } }: { operations: Operations }) {
  const t = useTranslations('operations');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const counts = [
    { name: 'jobsWaiting', count: jobs.waiting, page: 'admin-jobs', state: 'waiting' },
    { name: 'jobsRunning', count: jobs.running, page: 'admin-jobs', state: 'running' },
    { name: 'jobsFailed', count: jobs.failed, page: 'admin-jobs', state: 'failed' },
    { name: 'mailsWaiting', count: mails.waiting, page: 'admin-mails', state: 'waiting' },
    { name: 'mailsFailed', count: mails.failed, page: 'admin-mails', state: 'failed' },
  ] as const;
  return (
    <ul className={styles.counts} aria-label={t('counts')}>
      {counts.map(({ name, count, page, state }) => (
        <li key={name} className={`${styles.count} ${state === 'failed' && count > 0 ? styles.bad : ''}`}>
          <strong>{formats.number(count)}</strong>
          <Link href={href(page, {}, { state })}>{t(name)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Health({ operations: { version, startedAt, ready, failing, index, workers } }: { operations: Operations }) {
  const t = useTranslations('operations');
  const formats = useReaderFormats();
  const at = (instant: string) => formats.dateTime(new Date(instant));
  return (
    <dl className={styles.facts}>
      <dt>{t('version')}</dt>
      <dd>{version}</dd>
      <dt>{t('startedAt')}</dt>
      <dd>{at(startedAt)}</dd>
      <dt>{t('parts')}</dt>
      <dd className={styles.buttons}>
        {ready.map(({ part, isReady }) => (
          <Badge key={part} meaning={isReady ? 'success' : 'danger'}>
            {isReady ? t('ready', { part }) : t('notReady', { part })}
          </Badge>
        ))}
      </dd>
      <dt>{t('failing')}</dt>
      <dd>
        <FailingParts failing={failing} />
      </dd>
      <dt>{t('index')}</dt>
      <dd>
        {index
          ? t('indexSize', { size: `${formats.number(Math.ceil(index.sizeBytes / MEGABYTE))} MB`, date: at(index.savedAt) })
          : t('noIndex')}
      </dd>
      <dt>{t('workers')}</dt>
      <dd>{workers.length === 0 ? t('noWorkers') : formats.number(workers.length)}</dd>
    </dl>
  );
}
