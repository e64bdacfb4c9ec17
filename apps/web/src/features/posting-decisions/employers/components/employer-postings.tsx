// Postings of an employer: what the school made of them, the latest of them, and what other schools made of theirs.
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../lib/console/card.tsx';
import { useConsoleHrefs } from '../../../../lib/console/console-school.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { DecisionMark } from '../../components/decision-mark.tsx';
import styles from '../employers.module.css';
import type { SchoolEmployer } from '../queries.ts';

/** How many wait, were approved and declined, each leading to them, and the latest. */
export function HereCard({ employer }: { employer: SchoolEmployer }) {
  const t = useTranslations('school-employers.here');
  const postings = useTranslations('school-postings');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const organization = employer.organizationId;
  const listed = (state: 'waiting' | 'approved' | 'declined') =>
    href('staff-postings', {}, { organization, state, view: state === 'waiting' ? undefined : 'decided' });
  return (
    <Card title={t('title')}>
      <ul className={styles.counts}>
        {(['waiting', 'approved', 'declined'] as const).map((state) => (
          <li key={state}>
            <Link href={listed(state)}>{t(state, { count: employer[state] })}</Link>
          </li>
        ))}
      </ul>
      {employer.postings.length === 0 ? (
        <p className={styles.muted}>{t('empty')}</p>
      ) : (
        <>
          <h3>{t('latest')}</h3>
          <ul className={styles.list}>
            {employer.postings.map((posting) => (
              <li key={posting.id} className={styles.posting}>
                <Link href={href('staff-posting', { id: posting.id })} dir="auto">
                  {posting.title || postings('untitled')}
                </Link>
                <span className={styles.line}>
                  <DecisionMark state={posting.state} />
                  <time dateTime={posting.since} className={styles.muted} title={formats.dateTime(new Date(posting.since))}>
                    {formats.when(new Date(posting.since))}
                  </time>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** How many other schools approved and declined its postings, and why. */
export function ElsewhereCard({ employer: { approvedBy, declinedBy, reasons } }: { employer: SchoolEmployer }) {
  const t = useTranslations('school-employers.elsewhere');
  const words = useTranslations('school-postings.reasons');
  return (
    <Card title={t('title')}>
      <p>{t('approved', { count: approvedBy })}</p>
      <p>{t('declined', { count: declinedBy })}</p>
      {reasons.length === 0 ? null : (
        <>
          <h3>{t('why')}</h3>
          <ul className={styles.list}>
            {reasons.map(({ reason, schools }) => (
              <li key={reason}>{t('reason', { reason: words(reason), schools })}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
