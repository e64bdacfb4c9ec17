// On the first page of an organization's console: how it answers, against what it promised. @rule applications.14
import '../../../../lib/later-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleOrganization } from '../../../../lib/console/console-organization.ts';
import { useConsoleHrefs } from '../../../../lib/console/console-subject.ts';
import { Loaded } from '../../../../lib/console/loaded.tsx';
import styles from '../../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { ownRepliesQuery } from '../../queries.ts';

type Replies = components['schemas']['OwnReplies'];
type Posting = Replies['postings'][number];

/** Representatives stand at fairs: they read no applications. */
export default function OwnReplies() {
  const { organizationId, role } = useConsoleOrganization();
  return role === 'Representative' ? null : <Panel organizationId={organizationId} />;
}

function Panel({ organizationId }: { organizationId: number }) {
  const t = useTranslations('replies.own');
  const reply = useQuery(ownRepliesQuery(useApi(), organizationId));
  return (
    <section className={styles.panel} aria-labelledby="own-replies-title">
      <h2 id="own-replies-title">{t('title')}</h2>
      <div className={styles.form}>
        <p className={styles.muted}>{t('text')}</p>
        <Loaded reply={reply}>{(replies) => <Figures replies={replies} />}</Loaded>
      </div>
    </section>
  );
}

function Figures({ replies: { measured, overdue, closesAt, postings } }: { replies: Replies }) {
  const t = useTranslations('replies.own');
  const formats = useReaderFormats();
  return (
    <>
      <div>
        {measured ? (
          <p>
            <strong>
              {t('summary', {
                ...{ share: formats.percent(measured.answeredPercent), inTime: formats.percent(measured.inTimePercent) },
                count: measured.applications,
              })}
            </strong>{' '}
            {measured.medianDays === null ? null : t('usual', { days: measured.medianDays })}
          </p>
        ) : (
          <p>{t('none')}</p>
        )}
        {closesAt ? <p>{t('overdue', { count: overdue, date: formats.date(new Date(closesAt)) })}</p> : null}
      </div>
      {postings.length > 0 ? (
        <ul className={styles.plain}>
          {postings.map((posting) => (
            <OwnPosting key={posting.id} posting={posting} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function OwnPosting({ posting: { title, segment, promisedDays, overdue, measured } }: { posting: Posting }) {
  const t = useTranslations('replies.own');
  const formats = useReaderFormats();
  const { href, exists } = useConsoleHrefs();
  const facts = [
    promisedDays === null ? t('noPromise') : t('promised', { days: promisedDays }),
    ...(measured?.medianDays ? [t('median', { days: measured.medianDays })] : []),
    ...(measured ? [t('answered', { share: formats.percent(measured.answeredPercent), count: measured.applications })] : []),
    ...(overdue > 0 ? [t('late', { count: overdue })] : []),
  ];
  return (
    <li>
      <bdi>{exists('jobdetail') ? <Link href={href('jobdetail', { id: segment })}>{title}</Link> : title}</bdi>
      <span className={styles.below}>{facts.join(' · ')}</span>
    </li>
  );
}
