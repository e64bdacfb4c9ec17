/** @rule account.8 */
export const DEFAULT_PHONE_COUNTRY = 'NO';

/** A tenant's setting that names no country: the one where the person lives. */
export const PHONE_HOME = 'home';

/**
 * The country whose prefix a phone field begins with. `setting` is the tenant's, `lives` where the person lives (ISO 3166-1 alpha-2, or null
 * where that is not known), `known` says whether a country has a prefix at all.
 */
export function phoneCountry(setting: string, lives: string | null, known: (country: string) => boolean): string {
  const country = setting === PHONE_HOME ? lives : setting;
  return country !== null && known(country) ? country : DEFAULT_PHONE_COUNTRY;
}
