// The first three locations; the others in a dialog. Without script all of them stand in the page.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import styles from './company-places.module.css';
import viewStyles from './company-view.module.css';
import type { CompanyWords } from './company-words.ts';
import { PlaceList } from './place-list.tsx';
import { placesDialog } from './places-dialog.ts';

export type CompanyPlacesProps = { name: string; places: readonly components['schemas']['CompanyPlace'][]; words: CompanyWords };

const SHOWN = 3;

export function CompanyPlaces({ name, places, words }: CompanyPlacesProps) {
  const t = useTranslations('companies.detail');
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
