// One posting as it is shown: what it is, the facts, the text, the organization, jobs like it, and the way to apply.
import type { JobDetail, JobSummary } from '@fairway/contract/jobs/endpoints';
import { organizationSegment } from '@fairway/rules/slugs';
import { Badge } from '@fairway/ui/badge';
import { Banner } from '@fairway/ui/banner';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordEvent } from '../../../lib/analytics.ts';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { recordJobs } from '../../../lib/impressions.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import { FavoriteToggle } from '../../favorites/components/favorite-toggle.tsx';
import { ComparePlace } from '../compare/compare-place.tsx';
import { useHiddenStates } from '../hidden/hidden-states.ts';
import { type Translation, tagOf } from '../translation/foreign-text.ts';
import { ApplyButton } from './apply-button.tsx';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobLabels } from './job-labels.tsx';
import { JobMenuButton } from './job-menu-button.tsx';
import styles from './job-view.module.css';
import { JobsList } from './jobs-list.tsx';
import { type JobOrganizationFacts, OrganizationBox } from './organization-box.tsx';
import { ReplyBox, type ToldReplies } from './reply-box.tsx';
import { ShareLinks } from './share-links.tsx';

const HiddenNotice = lazy(() => import('../hidden/hidden-notice.tsx'));
const Requirements = lazy(() => import('../requirements/requirements.tsx'));

export type JobViewProps = {
  job: JobDetail;
  similar: readonly JobSummary[];
  replies?: ToldReplies | undefined;
  organization: JobOrganizationFacts | undefined;
  nowMs: number;
};

export function JobView({ job, similar, replies, organization, nowMs }: JobViewProps) {
  const t = useTranslations('jobs');
  const { href, exists } = useHrefs();
  const words = useFacetWords(nowMs);
  const [translation, setTranslation] = useState<Translation>();
  useViewEvents(job);
  const session = useSession();
  const isCandidate = session?.authenticated === true && mayBeCandidate(session);
  useSeen(job, session !== undefined, isCandidate);
  const isHidden = useHiddenStates([job, ...similar].map(({ id }) => id)).has(job.id);
  const organizationHref = exists('employerdetail')
    ? href('employerdetail', { id: organization?.segment ?? organizationSegment(job.company.id, job.company.name) })
    : undefined;
  const sideParts = (
    <>
      {job.expired ? null : <ApplyButton job={job} fullWidth />}
      <JobFacts job={job} words={words} nowMs={nowMs} />
      {replies && replies.lines.length > 0 ? <ReplyBox replies={replies} /> : null}
      {isCandidate && !job.expired ? (
        <div className={styles.fit}>
          <Suspense>
            <Requirements jobId={job.id} />
          </Suspense>
        </div>
      ) : null}
      <ShareLinks job={job} />
      <OrganizationBox job={job} organization={organization} href={organizationHref} words={words} />
    </>
  );
  return (
    <>
      <Link href={href('jobs')} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        {t('detail.back')}
      </Link>
      <ComparePlace still />
      <article className={styles.layout}>
        <JobHead job={job} translation={translation} organizationHref={organizationHref} />
        {isHidden ? (
          <div className={styles.closed}>
            <Suspense>
              <HiddenNotice job={job} />
            </Suspense>
          </div>
        ) : null}
        {job.expired ? (
          <div className={styles.closed}>
            <Banner meaning="warning" title={t('detail.closedTitle')}>
              {similar.length > 0 ? t('detail.closedText') : t('detail.closedTextAlone')}
            </Banner>
          </div>
        ) : null}
        <aside className={styles.side} aria-label={t('detail.facts')}>
          {sideParts}
        </aside>
        <div className={styles.text}>
          <JobDescription job={job} nameOf={words.format.language} translation={translation} show={setTranslation} />
          {job.skills.length > 0 ? <JobSkills skills={job.skills} /> : null}
        </div>
        {similar.length > 0 ? (
          <section className={styles.similar} aria-labelledby="similar-title">
            <h2 id="similar-title">{t('detail.similar')}</h2>
            <JobsList jobs={similar} view="grid" words={words} nowMs={nowMs} />
          </section>
        ) : null}
        {job.expired ? null : (
          <div className={styles.applyBar}>
            <ApplyButton job={job} fullWidth />
          </div>
        )}
      </article>
    </>
  );
}

type JobHeadProps = { job: JobDetail; translation: Translation | undefined; organizationHref: string | undefined };

/** Whose posting it is and what it is called, with what one does with it. */
function JobHead({ job, translation, organizationHref }: JobHeadProps) {
  const t = useTranslations('jobs.card');
  const { languageTag: readers } = useBoot();
  return (
    <header className={styles.head}>
      <ImagePlate src={job.company.logo} name={job.company.name} sizePx={72} eager />
      <div className={styles.names}>
        <h1 className={styles.title} dir="auto" lang={translation ? readers : tagOf(job.language)}>
          {translation?.title ?? job.title}
        </h1>
        <p className={styles.under}>
          {organizationHref ? (
            <Link href={organizationHref} className={styles.organization}>
              <bdi>{job.company.name}</bdi>
            </Link>
          ) : (
            <bdi className={styles.organization}>{job.company.name}</bdi>
          )}
          {job.location ? <bdi>{job.location}</bdi> : null}
        </p>
        <div className={styles.marks}>
          {job.featured ? <Badge meaning="primary">{t('featured')}</Badge> : null}
          {job.promote ? <Badge>{t('promoted')}</Badge> : null}
          <JobLabels labels={job.labels} />
        </div>
      </div>
      <div className={styles.save}>
        <FavoriteToggle jobId={job.id} title={job.title} worded />
        <JobMenuButton job={job} />
      </div>
    </header>
  );
}

function JobSkills({ skills }: { skills: readonly string[] }) {
  const t = useTranslations('jobs.detail');
  const { href } = useHrefs();
  return (
    <section className={styles.skills} aria-labelledby="skills-title">
      <h2 id="skills-title">{t('skills')}</h2>
      <ul className={styles.skillList}>
        {skills.map((skill) => (
          <li key={skill}>
            <Link href={href('jobs', {}, { q: skill })} className={styles.skill}>
              <bdi>{skill}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Once a posting is looked at. @rule analytics.2 */
function useViewEvents({ id, requestId, eventId, company: organization }: JobDetail): void {
  useEffect(() => {
    recordEvent('jobad_view', { job_id: id, company_id: organization.id });
    void recordJobs({ type: 'VIEW', requestId, eventId, jobs: [id] });
  }, [id, requestId, eventId, organization.id]);
}

/** Noted once the page stands and nobody waits: reading it must not be slower. @rule jobs.37 */
function useSeen(job: JobDetail, isKnown: boolean, isCandidate: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!isKnown) return;
    return whenIdle(() => void import('../seen/note-seen.ts').then(({ noteSeen }) => noteSeen(job, { api, isCandidate })));
  }, [job, api, isKnown, isCandidate]);
}
