// What happened to an application, and what else the same person sent to the organization.
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Applicant } from '../queries.ts';
import styles from './applicants.module.css';
import { StageMark } from './stage-mark.tsx';

const BY = { candidate: 'byCandidate', organization: 'byTeam', system: 'bySystem' } as const;

export function HistoryPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants');
  const record = useTranslations('applicants.record');
  const formats = useReaderFormats();
  return (
    <Card title={record('history')}>
      <ol className={styles.items}>
        {applicant.steps.map(({ at, by, actor, to, ownStage, words }) => (
          <li key={`${at} ${to} ${ownStage}`}>
            <p className={styles.row}>
              <strong>{ownStage === null ? t(`stages.${to}`) : <bdi>{ownStage}</bdi>}</strong>
              <span className={styles.muted}>
                {formats.dateTime(new Date(at))} · <bdi>{actor ?? record(BY[by])}</bdi>
              </span>
            </p>
            {words ? (
              <p className={styles.words} dir="auto">
                {record('writes', { words })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function EarlierPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.record');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  if (applicant.earlier.length === 0) return null;
  return (
    <Card title={t('earlier')}>
      <ul className={styles.items}>
        {applicant.earlier.map(({ id, title, stage, sentAt }) => (
          <li key={id} className={styles.row}>
            <Link href={href('employer-applicant', { id })}>
              <bdi>{title}</bdi>
            </Link>
            <StageMark stage={stage} toldAt={null} />
            <span className={styles.muted}>{formats.date(new Date(sentAt))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
