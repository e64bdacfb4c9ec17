// A company in a list. Plain elements: many are rendered for every page. The whole card is the link's target.
import type { components } from '@fairway/client/api.gen';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { IconBriefcase, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { CompaniesView } from '../company-address.ts';
import styles from './company-card.module.css';
import type { CompanyWords } from './company-words.ts';

export type CompanyCardProps = {
  company: components['schemas']['Company'];
  href: string;
  words: CompanyWords;
  view: CompaniesView;
  /** Among the first of a page: the logo loads at once. */
  eager?: boolean;
};

/** Sectors shown by name; the rest is counted. */
const SHOWN_SECTORS = 2;

export function CompanyCard({ company, href, words, view, eager = false }: CompanyCardProps) {
  const t = useTranslations('companies');
  const hidden = company.sectors.length - SHOWN_SECTORS;
  return (
    <article className={styles.card} data-view={view}>
      <ImagePlate src={company.logo} name={company.name} sizePx={view === 'grid' ? 64 : 56} eager={eager} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link}>
            <bdi>{company.name}</bdi>
          </Link>
        </h3>
        {company.tagline === '' ? null : (
          <p className={styles.tagline} dir="auto">
            {company.tagline}
          </p>
        )}
        {company.sectors.length === 0 ? null : (
          <p className={styles.sectors}>
            {company.sectors
              .slice(0, SHOWN_SECTORS)
              .map((sector) => words.nameOf('sector', sector))
              .join(' · ')}
            {hidden > 0 ? (
              <>
                <span aria-hidden="true"> +{hidden}</span>
                <span className="fw-hidden">, {t('moreSectors', { count: hidden })}</span>
              </>
            ) : null}
          </p>
        )}
      </div>
      <p className={styles.foot}>
        {company.countryCode ? (
          <span className={styles.fact}>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            {words.format.country(company.countryCode)}
          </span>
        ) : null}
        <span className={company.openPostings > 0 ? styles.open : styles.fact}>
          <IconBriefcase size={16} stroke={1.75} aria-hidden />
          {t('openJobs', { count: company.openPostings })}
        </span>
      </p>
    </article>
  );
}
