// What there is to find: kinds and fields of work with how many jobs each has, the newest jobs, who is hiring. What is empty is not there.

import type { JobFilter } from '@fairway/rules/jobs';
import { LinkButton } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { CardList } from '@fairway/ui/list-results';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type FacetWords, useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useShown } from '../../../lib/impressions.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { JobCard } from '../../jobs/components/job-card.tsx';
import type { LandingJobs, LandingReply } from '../queries.ts';
import styles from './landing.module.css';

const FIELDS_SHOWN = 12;

/** A part of the page with its title, what to know of it, and the way to all of it. */
export function Part({
  title,
  text,
  foot,
  children,
}: {
  title: string;
  text?: string | undefined;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.lead}>{text}</p> : null}
      </div>
      {children}
      {foot}
    </section>
  );
}

/** Links to the filtered list. */
export function WorkToFind({ jobs, nowMs }: { jobs: LandingJobs; nowMs: number }) {
  const t = useTranslations('landing');
  const words = useFacetWords(nowMs);
  if (jobs.total === 0) return null;
  return (
    <div className={styles.work}>
      <Part title={t('kinds')}>
        <Counted filter="employment_types" counts={jobs.kinds} words={words} look={styles.kinds} />
      </Part>
      <Part title={t('fields')}>
        <Counted filter="job_category" counts={jobs.fields.slice(0, FIELDS_SHOWN)} words={words} look={styles.fields} />
      </Part>
    </div>
  );
}

type CountedProps = { filter: JobFilter; counts: LandingJobs['kinds']; words: FacetWords; look: string | undefined };

function Counted({ filter, counts, words, look }: CountedProps) {
  const { href } = useHrefs();
  return (
    <ul className={look}>
      {counts.map(({ value, count }) => (
        <li key={value}>
          <Link href={href('jobs', {}, { [filter]: value })} discover="none">
            <span>{words.nameOf(filter, value)}</span> <span className={styles.count}>{words.format.number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest, those near the reader first. @rule pages.45 */
export function NewestJobs({ jobs, nowMs }: { jobs: LandingJobs; nowMs: number }) {
  const t = useTranslations('landing.newest');
  const words = useFacetWords(nowMs);
  const { href } = useHrefs();
  const visitOf = useShown(jobs.newest);
  if (jobs.total === 0) return <Part title={t('title')} text={t('none')} />;
  const sorted = jobs.near > 0 && jobs.near < jobs.newest.length;
  return (
    <Part
      title={t('title')}
      text={sorted ? t('near') : undefined}
      foot={
        <LinkButton href={href('jobs')} variant="secondary">
          {t('all', { count: jobs.total })}
        </LinkButton>
      }
    >
      <div className={styles.newest}>
        <CardList ordered view="grid">
          {jobs.newest.map((job) => (
            <li key={job.id}>
              <JobCard job={job} href={href('jobdetail', { id: job.segment }, visitOf(job))} words={words} nowMs={nowMs} view="grid" />
            </li>
          ))}
        </CardList>
      </div>
    </Part>
  );
}

type HiringProps = { organizations: NonNullable<LandingReply['organizations']>['shown']; nowMs: number };

export function HiringNow({ organizations, nowMs }: HiringProps) {
  const t = useTranslations('landing.employers');
  const words = useFacetWords(nowMs);
  const { href } = useHrefs();
  if (organizations.length === 0) return null;
  return (
    <Part
      title={t('title')}
      text={t('text')}
      foot={
        <LinkButton href={href('employers')} variant="secondary">
          {t('all')}
        </LinkButton>
      }
    >
      <div className={styles.hiring}>
        <CardList view="grid">
          {organizations.map((organization) => (
            <li key={organization.id}>
              <Hirer organization={organization} words={words} />
            </li>
          ))}
        </CardList>
      </div>
    </Part>
  );
}

/** Less than a card of the list tells: who they are, where, how much they offer, and how they answer. */
function Hirer({ organization, words }: { organization: HiringProps['organizations'][number]; words: FacetWords }) {
  const t = useTranslations('organizations');
  const { href } = useHrefs();
  const { name, segment, logo, tagline, fellBack, countryCode, openPostings, answers } = organization;
  return (
    <LinkCard
      view="grid"
      plate={<ImagePlate src={logo} name={name} sizePx={56} />}
      foot={
        <>
          {countryCode ? <span>{words.format.country(countryCode)}</span> : null}
          <span className={styles.open}>{t('openJobs', { count: openPostings })}</span>
        </>
      }
    >
      <CardTitle href={href('employerdetail', { id: segment })}>{name}</CardTitle>
      {tagline === '' ? null : (
        <p className={styles.lead} lang={fellBack.tagline} dir="auto">
          {tagline}
        </p>
      )}
      {answers ? <p dir="auto">{answers}</p> : null}
    </LinkCard>
  );
}
