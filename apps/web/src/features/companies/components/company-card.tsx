// A company in a list.
import type { components } from '@fairway/client/api.gen';
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
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
    <LinkCard
      view={view}
      plate={<ImagePlate src={company.logo} name={company.name} sizePx={view === 'grid' ? 64 : 56} eager={eager} />}
      foot={<Facts company={company} words={words} />}
    >
      <CardTitle href={href}>{company.name}</CardTitle>
      {company.tagline === '' ? null : (
        <p className={styles.tagline} lang={company.fellBack.tagline} dir="auto">
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
    </LinkCard>
  );
}

function Facts({ company, words }: Pick<CompanyCardProps, 'company' | 'words'>) {
  const t = useTranslations('companies');
  return (
    <>
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
    </>
  );
}
