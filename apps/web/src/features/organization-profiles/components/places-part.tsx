import { PROFILE_LIMITS, type ProfilePlace } from '@fairway/rules/organization-profile';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { useCountries } from '../../../lib/forms/countries.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './profile.module.css';
import type { PartProps } from './profile-faults.ts';
import { RowsHead } from './rows-head.tsx';
import { useOpenRow } from './use-open-row.ts';

/** Places by their addresses, in the order of the page; a line each, and one of them open. */
export function PlacesPart({ content: { places }, set, faultAt }: PartProps) {
  const t = useTranslations('organization-profiles.places');
  const countries = useCountries();
  const formats = useReaderFormats();
  const row = useOpenRow(
    places,
    (changed) => set({ places: changed }),
    (at) => faultAt(`places/${at}`) !== undefined,
  );
  const change = (at: number, changed: Partial<ProfilePlace>) =>
    set({ places: places.map((place, index) => (index === at ? { ...place, ...changed } : place)) });
  const add = () =>
    row.add({ title: '', address: '', city: '', country: places.at(-1)?.country ?? '', isHeadquarters: places.length === 0 });
  const where = ({ title, city, country }: ProfilePlace) =>
    [title ? city : '', country ? formats.country(country) : ''].filter(Boolean).join(', ');
  const nameOf = (place: ProfilePlace, at: number) => place.title || place.city || t('place', { at: at + 1 });
  return (
    <>
      <ul className={styles.rows}>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it stands; two may be the same
          <li key={at} className={styles.row}>
            <RowsHead
              name={nameOf(place, at)}
              state={
                <>
                  <span className={styles.muted} dir="auto">
                    {where(place)}
                  </span>
                  {place.isHeadquarters ? <Badge>{t('headquarters')}</Badge> : null}
                </>
              }
              {...row.headOf(at)}
            />
            {row.isOpen(at) ? (
              <fieldset aria-label={nameOf(place, at)} className={styles.fields} onFocus={() => row.open(at)}>
                <div className={parts.pair}>
                  <TextField
                    label={t('title')}
                    maxLength={PROFILE_LIMITS.placeTitleCharacters}
                    value={place.title}
                    onChange={(event) => change(at, { title: event.currentTarget.value })}
                  />
                  <TextField
                    label={t('address')}
                    autoComplete="off"
                    maxLength={PROFILE_LIMITS.addressCharacters}
                    value={place.address}
                    onChange={(event) => change(at, { address: event.currentTarget.value })}
                  />
                  <TextField
                    label={t('city')}
                    maxLength={PROFILE_LIMITS.cityCharacters}
                    error={faultAt(`places/${at}/city`)}
                    value={place.city}
                    onChange={(event) => change(at, { city: event.currentTarget.value })}
                  />
                  <Select
                    label={t('country')}
                    emptyLabel={t('unsaid')}
                    options={countries}
                    error={faultAt(`places/${at}/country`)}
                    value={place.country}
                    onChange={(event) => change(at, { country: event.currentTarget.value })}
                  />
                </div>
                <Checkbox
                  label={t('headquarters')}
                  checked={place.isHeadquarters}
                  onChange={(event) => {
                    const isHeadquarters = event.currentTarget.checked;
                    set({
                      places: places.map((one, index) =>
                        index === at ? { ...one, isHeadquarters } : isHeadquarters ? { ...one, isHeadquarters: false } : one,
                      ),
                    });
                  }}
                />
              </fieldset>
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<IconPlus aria-hidden />} disabled={places.length >= PROFILE_LIMITS.places} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </>
  );
}
