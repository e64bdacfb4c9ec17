// Banner, logo, name, what they do in a line, where, in which sectors, their site, and following.
import type { components } from '@fairway/client/api.gen';
import { LinkButton } from '@fairway/ui/button';
import { Chip } from '@fairway/ui/chip';
import { ImagePlate } from '@fairway/ui/image-plate';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { outsideLink } from '../../../lib/outside-link.ts';
import type { CompanyPage } from '../company-page.ts';
import styles from './company-header.module.css';
import type { CompanyWords } from './company-words.ts';
import { FollowButton } from './follow-button.tsx';

export type CompanyHeaderProps = {
  company: CompanyPage['company'];
  profile: components['schemas']['OrganizationProfile'];
  words: CompanyWords;
};

export function CompanyHeader({ company, profile, words }: CompanyHeaderProps) {
  const t = useTranslations('companies.detail');
  const website = outsideLink(profile.webAddress ?? company.link);
  return (
    <header className={styles.header}>
      <ImagePlate shape="banner" src={profile.banner} name={company.name} eager />
      <div className={styles.identity}>
        <div className={styles.logo}>
          <ImagePlate src={company.logo} name={company.name} sizePx={96} eager />
        </div>
        <div className={styles.words}>
          <h1 className={styles.name} dir="auto">
            {company.name}
          </h1>
          {company.tagline === '' ? null : (
            <p className={styles.tagline} lang={company.fellBack.tagline} dir="auto">
              {company.tagline}
            </p>
          )}
          <ul className={styles.facts}>
            {company.countryCode ? (
              <li>
                <Chip icon={<IconMapPin aria-hidden />}>
                  <span className="fw-hidden">{t('country')}: </span>
                  {words.format.country(company.countryCode)}
                </Chip>
              </li>
            ) : null}
            {company.sectors.map((sector) => (
              <li key={sector}>
                <Chip>
                  <span className="fw-hidden">{t('sectors')}: </span>
                  {words.nameOf('sector', sector)}
                </Chip>
              </li>
            ))}
          </ul>
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
          <FollowButton companyId={company.id} name={company.name} />
        </div>
      </div>
    </header>
  );
}
