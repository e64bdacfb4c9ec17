// What a posting may have that fits somebody signed in, from their own profile: only what they said counts, so an empty profile changes nothing.
// How much each counts is the order's own affair (packages/search ranking.ts). @rule search.16
import type { SuggestionProfile } from './suggestions.ts';
import { implicitAuthorizations } from './work-authorizations.ts';
import { permittedCountries, spokenCodes } from './work-conditions.ts';

export type ReaderFit = {
  level?: string[];
  field?: string[];
  wishes?: { categories: string[]; sectors: string[] };
  permit?: string[];
  languages?: string[];
};

/** Null: nothing that a posting could fit is known. */
export function readerFit(profile: SuggestionProfile): ReaderFit | null {
  const { educationLevels, educationFields, careerFields, sectors, languages, nationalities, workAuthorizations } = profile;
  const permits = [...workAuthorizations, ...implicitAuthorizations(nationalities)];
  const fit: ReaderFit = {
    ...(educationLevels.length > 0 ? { level: [...educationLevels].sort() } : {}),
    ...(educationFields.length > 0 ? { field: [...educationFields].sort() } : {}),
    ...(careerFields.length + sectors.length > 0 ? { wishes: { categories: [...careerFields].sort(), sectors: [...sectors].sort() } } : {}),
    ...(permits.length > 0 ? { permit: permittedCountries(permits) } : {}),
    ...(languages.length > 0 ? { languages: spokenCodes(languages) } : {}),
  };
  return Object.keys(fit).length > 0 ? fit : null;
}
