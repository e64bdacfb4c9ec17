// An organization in a list.
import type { components } from '@fairway/client/api.gen';
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { IconBriefcase, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import type { OrganizationsView } from '../organization-address.ts';
import styles from './organization-card.module.css';

export type OrganizationCardProps = {
  organization: components['schemas']['SimilarCompany'];
  href: string;
  words: FacetWords;
  view: OrganizationsView;
  /** Among the first of a page: the logo loads at once. */
  eager?: boolean;
};

/** Sectors shown by name; the rest is counted. */
const SHOWN_SECTORS = 2;

export function OrganizationCard({ organization, href, words, view, eager = false }: OrganizationCardProps) {
  const t = useTranslations('organizations');
  const hidden = organization.sectors.length - SHOWN_SECTORS;
  return (
    <LinkCard
      view={view}
      plate={<ImagePlate src={organization.logo} name={organization.name} sizePx={view === 'grid' ? 64 : 56} eager={eager} />}
      foot={<Facts organization={organization} words={words} />}
    >
      <CardTitle href={href}>{organization.name}</CardTitle>
      {organization.tagline === '' ? null : (
        <p className={styles.tagline} lang={organization.fellBack.tagline} dir="auto">
          {organization.tagline}
        </p>
      )}
      {organization.sectors.length === 0 ? null : (
        <p className={styles.sectors}>
          {organization.sectors
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

function Facts({ organization, words }: Pick<OrganizationCardProps, 'organization' | 'words'>) {
  const t = useTranslations('organizations');
  return (
    <>
      {organization.countryCode ? (
        <span className={styles.fact}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          {words.format.country(organization.countryCode)}
        </span>
      ) : null}
      <span className={organization.openPostings > 0 ? styles.open : styles.fact}>
        <IconBriefcase size={16} stroke={1.75} aria-hidden />
        {t('openJobs', { count: organization.openPostings })}
      </span>
    </>
  );
}
