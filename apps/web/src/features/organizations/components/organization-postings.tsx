// The first five postings, and the way to all of them. @rule organizations.8, organizations.9
import type { components } from '@fairway/client/api.gen';
import { REMOTE_REGION } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { LinkButton } from '@fairway/ui/button';
import { LinkRow } from '@fairway/ui/link-row';
import { IconBriefcase, IconMapPin, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useShown } from '../../../lib/impressions.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { FavoriteToggle } from '../../favorites/components/favorite-toggle.tsx';
import type { OrganizationPage } from '../organization-page.ts';
import styles from './organization-view.module.css';

export type OrganizationPostingsProps = {
  organization: OrganizationPage['company'];
  postings: readonly components['schemas']['JobSummary'][];
  words: FacetWords;
};

export function OrganizationPostings({ organization, postings, words }: OrganizationPostingsProps) {
  const t = useTranslations('organizations');
  const { href } = useHrefs();
  const shown = postings.slice(0, LIMITS.organizationPostings);
  const visitOf = useShown(shown);
  return (
    <section id="jobs" className={styles.section} aria-labelledby="jobs-title">
      <div className={styles.sectionHead}>
        <h2 id="jobs-title">{t('detail.jobs')}</h2>
        {postings.length > 0 ? <span className={styles.muted}>{t('openJobs', { count: organization.openPostings })}</span> : null}
      </div>
      {postings.length === 0 ? (
        <div className={styles.nothing}>
          <h3>{t('detail.noJobs')}</h3>
          <p className={styles.muted}>{t('detail.noJobsText', { name: organization.name })}</p>
          <LinkButton href={href('jobs')}>{t('detail.otherJobs')}</LinkButton>
        </div>
      ) : (
        <>
          <ul className={styles.rows}>
            {shown.map((job) => (
              <li key={job.id}>
                <LinkRow
                  href={href('jobdetail', { id: job.segment }, visitOf(job))}
                  title={job.title}
                  facts={factsOf(job, words, t('detail.remote'))}
                  tail={<Tail job={job} words={words} />}
                />
              </li>
            ))}
          </ul>
          <div>
            <LinkButton href={href('jobs', {}, { company_id: organization.id, page_size: LIMITS.organizationPostingsPageSize })}>
              {t('detail.allJobs', { count: organization.openPostings })}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

function factsOf(job: components['schemas']['JobSummary'], words: FacetWords, remote: string) {
  const isRemote = job.postingRegion === REMOTE_REGION;
  const place = isRemote ? remote : job.shortLocation;
  const types = job.employmentTypes.map((type) => words.nameOf('employment_types', type)).join(', ');
  return [
    ...(place === ''
      ? []
      : [
          {
            key: 'place',
            text: place,
            icon: isRemote ? <IconWorld size={16} stroke={1.75} aria-hidden /> : <IconMapPin size={16} stroke={1.75} aria-hidden />,
          },
        ]),
    ...(types === '' ? [] : [{ key: 'types', text: types, icon: <IconBriefcase size={16} stroke={1.75} aria-hidden /> }]),
  ];
}

function Tail({ job, words }: { job: components['schemas']['JobSummary']; words: FacetWords }) {
  return (
    <span className={styles.tail}>
      <Posted at={job.publishedAt} words={words} />
      <FavoriteToggle jobId={job.id} title={job.title} />
    </span>
  );
}

function Posted({ at, words }: { at: string; words: FacetWords }) {
  const t = useTranslations('organizations.detail');
  const published = new Date(at);
  return (
    <time dateTime={at} title={words.format.dateTime(published)}>
      {t('posted', { when: words.format.when(published) })}
    </time>
  );
}
