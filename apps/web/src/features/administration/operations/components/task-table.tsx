// Each kind of job: when it is due, and what it did.
import { useTranslations } from 'use-intl';
import styles from '../../../../lib/console/parts.module.css';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { Operations } from '../queries.ts';
import { PlainTable } from './plain-table.tsx';

type Task = Operations['tasks'][number];
const keyOf = (task: Task) => task.name;

export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  const t = useTranslations('operations');
  const formats = useReaderFormats();
  const { href } = useHrefs();
  const at = (instant: string | null) => (instant === null ? t('never') : formats.dateTime(new Date(instant)));
  if (tasks.length === 0) return <p className={styles.muted}>{t('noTasks')}</p>;
  return (
    <PlainTable<Task>
      caption={t('tasks')}
      rows={tasks}
      keyOf={keyOf}
      hrefOf={(task) => href('admin-jobs', {}, { name: task.name })}
      columns={[
        { key: 'name', title: t('name'), cell: (task) => <span className={styles.code}>{task.name}</span> },
        {
          key: 'schedule',
          title: t('schedule'),
          cell: (task) => (task.cron === null ? null : <span className={styles.code}>{t('scheduleOf', { cron: task.cron })}</span>),
        },
        { key: 'nextDue', title: t('nextDue'), cell: (task) => (task.cron === null ? null : at(task.nextDueAt)) },
        { key: 'done', title: t('done'), cell: (task) => formats.number(task.done), align: 'end' },
        { key: 'failures', title: t('failures'), cell: (task) => formats.number(task.failures), align: 'end' },
        { key: 'lastDone', title: t('lastDone'), cell: (task) => <LastDone task={task} at={at} /> },
        { key: 'lastFailed', title: t('lastFailed'), cell: (task) => at(task.lastFailedAt), wideOnly: true },
      ]}
    />
  );
}

function LastDone({ task, at }: { task: Task; at: (instant: string | null) => string }) {
  const t = useTranslations('operations');
  const formats = useReaderFormats();
  return (
    <>
      {at(task.lastDoneAt)}
      {task.lastTookMs === null ? null : <span className={styles.muted}> {t('took', { ms: formats.number(task.lastTookMs) })}</span>}
    </>
  );
}
