// Banner, logo, name, what they do in a line, where, in which sectors, their site, and following.
import type { components } from '@fairway/client/api.gen';
import { linkSite, SITE_NAMES } from '@fairway/rules/link-sites';
import { LinkButton } from '@fairway/ui/button';
import { Chip } from '@fairway/ui/chip';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { outsideLink } from '../../../lib/outside-link.ts';
import type { OrganizationPage } from '../organization-page.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './organization-header.module.css';
import { PicturePlate } from './picture-plate.tsx';

export type OrganizationHeaderProps = {
  organization: OrganizationPage['company'];
  profile: components['schemas']['OrganizationProfile'];
  words: FacetWords;
};

export function OrganizationHeader({ organization, profile, words }: OrganizationHeaderProps) {
  const t = useTranslations('organizations.detail');
  const website = outsideLink(profile.webAddress ?? organization.link);
  return (
    <header className={styles.header}>
      <PicturePlate shape="banner" sizes="(width < 75rem) 100vw, 75rem" src={profile.banner} name={organization.name} eager />
      <div className={styles.identity}>
        <div className={styles.logo}>
          <PicturePlate sizes="96px" src={organization.logo} name={organization.name} sizePx={96} eager />
        </div>
        <div className={styles.words}>
          <h1 className={styles.name} dir="auto">
            {organization.name}
          </h1>
          {organization.tagline === '' ? null : (
            <p className={styles.tagline} lang={organization.fellBack.tagline} dir="auto">
              {organization.tagline}
            </p>
          )}
          <ul className={styles.facts}>
            {organization.countryCode ? (
              <li>
                <Chip icon={<IconMapPin aria-hidden />}>
                  <span className="fw-hidden">{t('country')}: </span>
                  {words.format.country(organization.countryCode)}
                </Chip>
              </li>
            ) : null}
            {organization.sectors.map((sector) => (
              <li key={sector}>
                <Chip>
                  <span className="fw-hidden">{t('sectors')}: </span>
                  {words.nameOf('sector', sector)}
                </Chip>
              </li>
            ))}
          </ul>
          <OrganizationLinks links={profile.links} />
        </div>
        <div className={styles.actions}>
          {website ? (
            <LinkButton
              href={website.href}
              target="_blank"
              rel="nofollow noopener"
              title={website.host}
              icon={<IconExternalLink size={18} aria-hidden />}
            >
              {t('website')}
              <span className="fw-hidden"> {t('opensNewTab')}</span>
            </LinkButton>
          ) : null}
          <FollowButton organizationId={organization.id} name={organization.name} />
        </div>
      </div>
    </header>
  );
}

/** Its accounts on other sites, by the names of these. */
function OrganizationLinks({ links }: { links: readonly string[] }) {
  const t = useTranslations('organizations.detail');
  const shown = links.flatMap((address) => {
    const link = outsideLink(address);
    if (!link) return [];
    const site = linkSite(link.href);
    return [{ href: link.href, name: site ? SITE_NAMES[site] : link.host }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links}>
      {shown.map(({ href, name }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="nofollow noopener">
            {name}
            <span className="fw-hidden"> {t('opensNewTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
