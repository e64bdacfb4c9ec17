// What a row of the queue shows of a request.
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { ProgramLine } from './program-line.tsx';
import styles from './request.module.css';
import type { RequestRow } from './requests.ts';
import { StatusBadge } from './status-badge.tsx';
import { useTaking } from './use-taking.ts';

export function RequestCell({ row }: { row: RequestRow }) {
  const t = useTranslations('verification-queue');
  return (
    <span className={styles.line}>
      {row.duplicates > 0 ? <Badge meaning="warning">{t('duplicates', { count: row.duplicates })}</Badge> : null}
      {row.hasFile ? <Badge>{t('file.has')}</Badge> : null}
      <span>{row.studentEmail ?? t('kinds.manual')}</span>
      <span className={styles.faint}>{row.email}</span>
      {row.status === 'answered' ? <span className={styles.words}>{t('answerWas', { text: row.answer })}</span> : null}
      {row.status === 'asked' || row.status === 'answered' ? (
        <span className={styles.words}>{t('questionWas', { text: row.question })}</span>
      ) : null}
      {row.status === 'rejected' ? <span className={styles.words}>{row.reason}</span> : null}
      {row.message ? <span className={styles.words}>{row.message}</span> : null}
    </span>
  );
}

export function StateCell({ row }: { row: RequestRow }) {
  const t = useTranslations('verification-queue.taking');
  const { own } = useTaking();
  const { assignedTo } = row;
  return (
    <span className={styles.line}>
      <StatusBadge of={row} />
      {assignedTo ? (
        <span className={styles.faint}>{assignedTo.userId === own ? t('mine') : t('with', { name: assignedTo.name })}</span>
      ) : null}
    </span>
  );
}

export function ProgramCell({ row: { program, morePrograms } }: { row: RequestRow }) {
  const t = useTranslations('verification-queue');
  if (!program) return t('noProgram');
  return (
    <span className={styles.line}>
      <ProgramLine program={program} />
      {morePrograms > 0 ? <span className={styles.faint}>{t('more', { count: morePrograms })}</span> : null}
    </span>
  );
}
