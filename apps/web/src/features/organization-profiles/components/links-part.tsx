import { SECTORS } from '@fairway/rules/jobs';
import { linkSite, SITE_NAMES, withScheme } from '@fairway/rules/link-sites';
import { PROFILE_LIMITS } from '@fairway/rules/organization-profile';
import { Button, IconButton } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { ChosenField } from '../../postings/components/chosen-field.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-faults.ts';

/** Sectors, the website, and accounts on other sites. */
export function LinksPart({ content, set, faultAt }: PartProps) {
  const t = useTranslations('organization-profiles.links');
  const words = useFacetWords(0);
  const sectors = useMemo(() => SECTORS.map((value) => ({ value, label: words.nameOf('sector', value) })), [words]);
  const { links } = content;
  const change = (at: number, link: string) => set({ links: links.map((one, index) => (index === at ? link : one)) });
  return (
    <>
      <ChosenField
        {...{ label: t('sectors'), options: sectors, chosen: content.sectors, most: PROFILE_LIMITS.sectors }}
        onChange={(chosen) => set({ sectors: chosen })}
      />
      <TextField
        type="url"
        label={t('website')}
        placeholder="https://"
        maxLength={PROFILE_LIMITS.linkCharacters}
        error={faultAt('website')}
        value={content.website}
        onChange={(event) => set({ website: event.currentTarget.value })}
        onBlur={(event) => {
          const whole = withScheme(event.currentTarget.value);
          if (whole !== content.website) set({ website: whole });
        }}
      />
      <ul className={styles.rows}>
        {links.map((link, at) => {
          const site = linkSite(link);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is where it stands
            <li key={at} className={styles.line}>
              <TextField
                type="url"
                label={site ? t('accountAt', { site: SITE_NAMES[site] }) : t('account', { at: at + 1 })}
                placeholder="https://"
                maxLength={PROFILE_LIMITS.linkCharacters}
                error={faultAt(`links/${at}`)}
                value={link}
                onChange={(event) => change(at, event.currentTarget.value)}
                onBlur={(event) => {
                  const whole = withScheme(event.currentTarget.value);
                  if (whole !== link) change(at, whole);
                }}
              />
              <IconButton
                size="small"
                label={t('remove', { name: link || t('account', { at: at + 1 }) })}
                icon={<IconTrash aria-hidden />}
                onClick={() => set({ links: links.toSpliced(at, 1) })}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={links.length >= PROFILE_LIMITS.links}
          onClick={() => set({ links: [...links, ''] })}
        >
          {t('add')}
        </Button>
      </div>
    </>
  );
}
