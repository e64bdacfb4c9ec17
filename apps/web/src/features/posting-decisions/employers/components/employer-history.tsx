import { Link } from '@fairway/ui/link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../lib/console/card.tsx';
import { useConsoleHrefs } from '../../../../lib/console/console-school.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import steps from '../../posting-decisions.module.css';
import styles from '../employers.module.css';
import type { SchoolEmployer } from '../queries.ts';

type Decided = SchoolEmployer['history'][number];

/** What the school decided on an employer and its postings, newest first: by whom, and when. */
export function EmployerHistory({ history }: { history: readonly Decided[] }) {
  const t = useTranslations('school-employers.history');
  const formats = useReaderFormats();
  return (
    <Card title={t('title')}>
      {history.length === 0 ? <p className={styles.muted}>{t('empty')}</p> : null}
      <ol className={steps.history}>
        {history.map((decided) => (
          <li key={decided.id}>
            <p>
              <What decided={decided} />
            </p>
            <p className={styles.muted}>
              <Who decided={decided} />
              <time dateTime={decided.at} title={formats.dateTime(new Date(decided.at))}>
                {formats.when(new Date(decided.at))}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function What({ decided }: { decided: Decided }) {
  const t = useTranslations('school-employers.history');
  const postings = useTranslations('school-postings');
  const { href } = useConsoleHrefs();
  if (decided.on === 'employer') return <strong>{t(`employer.${decided.step}`)}</strong>;
  const { id, title } = decided.posting;
  const posting = (words: ReactNode) => (
    <Link href={href('staff-posting', { id })}>
      <bdi>{words}</bdi>
    </Link>
  );
  return (
    <>
      {t.rich(`posting.${decided.step}`, { title: title || postings('untitled'), posting })}
      {decided.reason === null ? null : <span className={styles.reason}>{postings(`reasons.${decided.reason}`)}</span>}
    </>
  );
}

/** Nothing of an account that is gone. */
function Who({ decided }: { decided: Decided }) {
  const t = useTranslations('school-employers.history');
  if (decided.on === 'posting' && decided.byRule) return <span>{t('rule')}</span>;
  return decided.name === '' ? null : <bdi>{decided.name}</bdi>;
}
