import type { JobDetail } from '@fairway/contract/jobs';
import { LinkButton } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './company-box.module.css';
import type { JobWords } from './job-words.ts';

export type JobCompanyFacts = {
  segment: string;
  tagline: string;
  taglineLang: string | undefined;
  openPostings: number;
  sectors: readonly string[];
  website: string | undefined;
};

export type CompanyBoxProps = { job: JobDetail; company: JobCompanyFacts | undefined; href: string | undefined; words: JobWords };

/** The card of the company beside its posting. */
export function CompanyBox({ job, company, href, words }: CompanyBoxProps) {
  const t = useTranslations('jobs.detail');
  const { href: hrefOf } = useHrefs();
  const sectors = (company?.sectors ?? job.sectors).map((sector) => words.nameOf('sector', sector));
  return (
    <section className={styles.box} aria-labelledby="company-title">
      <div className={styles.head}>
        <ImagePlate src={job.company.logo} name={job.company.name} sizePx={40} />
        <h2 id="company-title" className={styles.name}>
          <span className="fw-hidden">{t('about', { name: job.company.name })}</span>
          <bdi aria-hidden="true">{job.company.name}</bdi>
        </h2>
      </div>
      {company?.tagline ? (
        <p lang={company.taglineLang} dir="auto">
          {company.tagline}
        </p>
      ) : null}
      {sectors.length > 0 ? <p className={styles.sectors}>{sectors.join(' · ')}</p> : null}
      {company && company.openPostings > 0 ? (
        <p>
          <Link href={hrefOf('jobs', {}, { company_id: job.company.id })}>{t('openAt', { count: company.openPostings })}</Link>
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
