// /jobs/:id/apply: what the employer will get stands here before it is sent. What lacks is named with the way to fill it, and nothing that
// was written is lost on the way. @rule applications.4, applications.5
import '../../../lib/own-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import type { Requirement } from '@fairway/rules/profile-score';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useSession } from '../../../lib/session.ts';
import { Slot } from '../../../lib/slots.tsx';
import { MissingList } from '../../candidates/components/missing-list.tsx';
import styles from '../components/applications.module.css';
import { StateBadge } from '../components/state-badge.tsx';
import { useLiveApplications } from '../live-applications.ts';
import { type ApplicationPreview, previewQuery } from '../queries.ts';
import { ApplyForm } from './components/apply-form.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('applications.apply.metaTitle'), path: '/applications', noIndex: true }));

/** The id that an address begins with; a title may follow. */
const idOf = (segment: string) => segment.slice(0, 36);

export default function ApplyPage() {
  const t = useTranslations('applications');
  const api = useApi();
  const errorText = useErrorText();
  const id = idOf(useParams().id ?? '');
  // Somebody who filled in what lacked comes back to what is true now.
  const preview = useQuery({ ...previewQuery(api, id), staleTime: 0, refetchOnWindowFocus: true });
  const userId = useSession()?.user?.id;
  useLiveApplications();
  if (preview.isError && !preview.data)
    return (
      <ListFailed
        title={t('apply.failed')}
        text={errorText(preview.error)}
        retryLabel={t('retry')}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  if (!preview.data || userId === undefined) return <SkeletonRows label={t('apply.metaTitle')} />;
  return <Apply preview={preview.data} userId={userId} recheck={() => void preview.refetch()} />;
}

type ApplyProps = { preview: ApplicationPreview; userId: string; recheck: () => void };

function Apply({ preview, userId, recheck }: ApplyProps) {
  const t = useTranslations('applications.apply');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const { posting } = preview;
  const facts = [posting.organization, posting.location].filter((fact) => fact !== '');
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Link href={href('jobdetail', { id: posting.segment })} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden /> {t('back')}
      </Link>
      <header>
        <h1>{t('title', { title: posting.title })}</h1>
        <p className={styles.muted} dir="auto">
          {formats.facts(facts)}
        </p>
        {posting.deadline ? <p className={styles.muted}>{t('until', { when: formats.dateTime(new Date(posting.deadline)) })}</p> : null}
        {posting.replyDays === null ? null : <p className={styles.muted}>{t('promise', { days: posting.replyDays })}</p>}
      </header>
      <Body preview={preview} userId={userId} recheck={recheck} />
    </div>
  );
}

function Body({ preview, userId, recheck }: ApplyProps) {
  const t = useTranslations('applications.apply');
  const errorText = useErrorText();
  const { href } = useHrefs();
  const { application, appliesInside, refusal, posting } = preview;
  if (application)
    return (
      <Banner
        meaning="success"
        title={t('sentBefore')}
        actions={<LinkButton href={href('application', { id: application.id })}>{t('toApplication')}</LinkButton>}
      >
        <StateBadge state={application.state} />
      </Banner>
    );
  if (!appliesInside)
    return (
      <Banner title={t('elsewhere')} actions={<LinkButton href={href('jobdetail', { id: posting.segment })}>{t('back')}</LinkButton>} />
    );
  const isOver = refusal !== null && refusal !== 'jobs.profile_incomplete';
  return (
    <>
      {isOver ? <Banner meaning="warning" title={errorText(new ApiProblem({ status: 409, code: refusal }))} /> : null}
      {refusal === 'jobs.profile_incomplete' ? <Missing missing={preview.missing} recheck={recheck} /> : null}
      <Slot name="apply-requirements" jobId={posting.id} compact />
      <ApplyForm preview={preview} userId={userId} isBlocked={refusal !== null} recheck={recheck} />
    </>
  );
}

/** What the profile lacks, each with the very dialog that fills it. What was written below stays. */
function Missing({ missing, recheck }: { missing: readonly Requirement[]; recheck: () => void }) {
  const t = useTranslations('applications.apply.missing');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <p id={id}>{t('text', { count: missing.length })}</p>
      <MissingList missing={missing} labelledBy={id} />
      <Button onClick={recheck}>{t('again')}</Button>
    </section>
  );
}
