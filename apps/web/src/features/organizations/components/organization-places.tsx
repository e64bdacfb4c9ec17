// The first three locations; the others in a dialog. Without script all of them stand in the page.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import styles from './organization-places.module.css';
import viewStyles from './organization-view.module.css';
import { PlaceList } from './place-list.tsx';
import { placesDialog } from './places-dialog.ts';

export type OrganizationPlacesProps = { name: string; places: readonly components['schemas']['CompanyPlace'][]; words: FacetWords };

const SHOWN = 3;

export function OrganizationPlaces({ name, places, words }: OrganizationPlacesProps) {
  const t = useTranslations('organizations.detail');
  const dialogs = useDialogs();
  if (places.length === 0) return null;
  const rest = places.slice(SHOWN);
  return (
    <section id="locations" className={`${viewStyles.section} ${viewStyles.panel}`} aria-labelledby="locations-title">
      <h2 id="locations-title">{t('places')}</h2>
      <PlaceList places={places.slice(0, SHOWN)} words={words} />
      {rest.length > 0 ? (
        <>
          <div className={styles.more}>
            <Button size="small" onClick={() => dialogs.open(placesDialog, { name, places, words })}>
              {t('allPlaces', { count: places.length })}
            </Button>
          </div>
          <noscript>
            <PlaceList places={rest} words={words} />
          </noscript>
        </>
      ) : null}
    </section>
  );
}
