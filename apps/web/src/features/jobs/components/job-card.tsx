// A posting in a list.
import type { FoundJob, JobSummary } from '@fairway/contract/jobs/endpoints';
import { Badge } from '@fairway/ui/badge';
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { IconBriefcase, IconCash, IconCheck, IconClock, IconMapPin, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { FavoriteToggle } from '../../favorites/components/favorite-toggle.tsx';
import { deadlineWords } from '../job-dates.ts';
import styles from './job-card.module.css';
import { JobLabels } from './job-labels.tsx';
import { JobMenuButton } from './job-menu-button.tsx';
import { JobReasons, MarkedTitle } from './job-reasons.tsx';
import { useSalaryText } from './salary-text.ts';

export type JobCardProps = {
  /** With what of it answers the question, where there was one. */
  job: JobSummary & Partial<Pick<FoundJob, 'foundBy'>>;
  href: string;
  words: FacetWords;
  nowMs: number;
  view?: 'list' | 'grid';
  /** Heading level of the title; 3 unless told. */
  level?: 2 | 3;
  /** Among the first of a page: the logo loads at once. */
  eager?: boolean;
  /** A line under the facts. */
  note?: ReactNode;
  /** In place of the heart and the menu. */
  action?: ReactNode;
};

export function JobCard({ job, href, words, nowMs, view = 'list', level = 3, eager = false, note, action }: JobCardProps) {
  const t = useTranslations('jobs.card');
  const pay = useSalaryText()(job.salary) ?? (job.pay === 'unpaid' ? words.nameOf('pay', 'unpaid') : undefined);
  const posted = words.format.when(new Date(job.publishedAt));
  return (
    <LinkCard
      view={view}
      promoted={job.promote}
      plate={<ImagePlate src={job.company.logo} name={job.company.name} sizePx={48} eager={eager} />}
      action={
        action ?? (
          <>
            <FavoriteToggle jobId={job.id} title={job.title} />
            <JobMenuButton job={job} />
          </>
        )
      }
      foot={
        <>
          <Deadline deadline={job.deadline} words={words} nowMs={nowMs} />
          <time dateTime={job.publishedAt} title={words.format.date(new Date(job.publishedAt))}>
            {t('posted', { when: posted })}
          </time>
        </>
      }
    >
      <div className={styles.head}>
        <CardTitle href={href} level={level}>
          {job.foundBy ? <MarkedTitle title={job.title} reasons={job.foundBy} /> : job.title}
        </CardTitle>
        {job.featured ? <Badge meaning="primary">{t('featured')}</Badge> : null}
        {job.promote ? <Badge>{t('promoted')}</Badge> : null}
      </div>
      <p className={styles.organization} dir="auto">
        {job.company.name}
      </p>
      <ul className={styles.facts}>
        {job.shortLocation ? (
          <li title={job.location}>
            <IconMapPin size={16} aria-hidden />
            <bdi>{job.shortLocation}</bdi>
          </li>
        ) : null}
        {job.workplace === 'remote' || job.workplace === 'hybrid' ? (
          <li>
            <IconWorld size={16} aria-hidden />
            {words.nameOf('workplace', job.workplace)}
          </li>
        ) : null}
        {job.employmentTypes.length > 0 ? (
          <li>
            <IconBriefcase size={16} aria-hidden />
            {words.format.list(job.employmentTypes.map((type) => words.nameOf('employment_types', type)))}
          </li>
        ) : null}
        {pay ? (
          <li>
            <IconCash size={16} aria-hidden />
            {pay}
          </li>
        ) : null}
        {job.matchingSkills.length > 0 ? (
          <li>
            <IconCheck size={16} aria-hidden />
            {t('skills', { skills: words.format.list(job.matchingSkills) })}
          </li>
        ) : null}
      </ul>
      <JobLabels labels={job.labels} />
      {job.foundBy ? <JobReasons reasons={job.foundBy} words={words} /> : null}
      {note}
    </LinkCard>
  );
}

function Deadline({ deadline, words, nowMs }: { deadline: string | null; words: FacetWords; nowMs: number }) {
  const t = useTranslations('jobs.card');
  const said = deadlineWords(deadline, new Date(nowMs));
  if (said.kind === 'none' || deadline === null) return null;
  if (said.kind === 'later')
    return (
      <time className={said.soon ? styles.soon : styles.deadline} dateTime={deadline} title={words.format.date(said.day)}>
        <IconClock size={16} aria-hidden />
        {t('closes', { when: words.format.when(said.day) })}
      </time>
    );
  const word = ({ today: 'closesToday', closedToday: 'closedToday', closed: 'closed' } as const)[said.kind];
  return (
    <time className={styles.soon} dateTime={deadline}>
      <IconClock size={16} aria-hidden />
      {t(word)}
    </time>
  );
}
