import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { Button, IconButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCountries } from '../../../lib/forms/countries.ts';
import type { PartProps } from './autosave.ts';
import styles from './posting.module.css';

/** Cities with their countries. */
export function PlacesField({ content: { places }, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.form');
  const countries = useCountries();
  const change = (at: number, changed: Partial<(typeof places)[number]>) =>
    set({ places: places.map((place, index) => (index === at ? { ...place, ...changed } : place)) });
  const country = places.at(-1)?.country ?? countries[0]?.value ?? 'US';
  const fault = faultAt('places');
  return (
    <div className={styles.places}>
      <ul className={styles.placeRows}>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it stands; two may be the same
          <li key={at} className={styles.place}>
            <TextField
              label={t('city', { at: at + 1 })}
              maxLength={POSTING_LIMITS.cityCharacters}
              value={place.city}
              onChange={(event) => change(at, { city: event.currentTarget.value })}
            />
            <Select
              label={t('country', { at: at + 1 })}
              options={countries}
              error={faultAt(`places/${at}`)}
              value={place.country}
              onChange={(event) => change(at, { country: event.currentTarget.value })}
            />
            <IconButton
              size="small"
              label={t('removePlace', { name: place.city || t('city', { at: at + 1 }) })}
              icon={<IconTrash aria-hidden />}
              onClick={() => set({ places: places.filter((_place, index) => index !== at) })}
            />
          </li>
        ))}
      </ul>
      {fault && places.length === 0 ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={places.length >= POSTING_LIMITS.places}
          onClick={() => set({ places: [...places, { city: '', country }] })}
        >
          {t('addPlace')}
        </Button>
      </div>
    </div>
  );
}
