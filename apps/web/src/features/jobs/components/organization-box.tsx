import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { LinkButton } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './organization-box.module.css';

export type JobOrganizationFacts = {
  segment: string;
  tagline: string;
  taglineLang: string | undefined;
  openPostings: number;
  sectors: readonly string[];
  website: string | undefined;
};

export type OrganizationBoxProps = {
  job: JobDetail;
  organization: JobOrganizationFacts | undefined;
  href: string | undefined;
  words: FacetWords;
};

/** The card of the organization beside its posting. */
export function OrganizationBox({ job, organization, href, words }: OrganizationBoxProps) {
  const t = useTranslations('jobs.detail');
  const { href: hrefOf } = useHrefs();
  const sectors = (organization?.sectors ?? job.sectors).map((sector) => words.nameOf('sector', sector));
  return (
    <section className={styles.box} aria-labelledby="company-title">
      <div className={styles.head}>
        <ImagePlate src={job.company.logo} name={job.company.name} sizePx={40} />
        <h2 id="company-title" className={styles.name}>
          <span className="fw-hidden">{t('about', { name: job.company.name })}</span>
          <bdi aria-hidden="true">{job.company.name}</bdi>
        </h2>
      </div>
      {organization?.tagline ? (
        <p lang={organization.taglineLang} dir="auto">
          {organization.tagline}
        </p>
      ) : null}
      {sectors.length > 0 ? <p className={styles.sectors}>{sectors.join(' · ')}</p> : null}
      {organization && organization.openPostings > 0 ? (
        <p>
          <Link href={hrefOf('jobs', {}, { company_id: job.company.id })}>{t('openAt', { count: organization.openPostings })}</Link>
        </p>
      ) : null}
      {href ? (
        <LinkButton href={href} size="small">
          {t('profile')}
        </LinkButton>
      ) : null}
    </section>
  );
}
