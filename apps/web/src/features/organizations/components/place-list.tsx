import type { components } from '@fairway/client/api.gen';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import styles from './organization-places.module.css';

export type PlaceListProps = { places: readonly components['schemas']['CompanyPlace'][]; words: FacetWords };

export function PlaceList({ places, words }: PlaceListProps) {
  const t = useTranslations('organizations.detail');
  return (
    <ul className={styles.places}>
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={at} className={styles.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden className={styles.pin} />
          <div className={styles.words}>
            <strong className={styles.title}>
              <bdi>{place.title}</bdi>
              {place.isHeadquarters ? <span className={styles.seat}>{t('headquarters')}</span> : null}
            </strong>
            <span className={styles.address} dir="auto">
              {addressOf(place, words)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An address may say its city already. */
function addressOf({ address, city, countryCode }: PlaceListProps['places'][number], words: FacetWords): string {
  const named = city && !address.includes(city) ? city : '';
  return [address, named, countryCode ? words.format.country(countryCode) : ''].filter(Boolean).join(', ');
}
