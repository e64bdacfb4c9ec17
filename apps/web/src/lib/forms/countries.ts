import { COUNTRIES } from '@fairway/rules/countries';
import { useMemo } from 'react';
import { useReaderFormats } from '../reader-formats.ts';

export type CountryOption = { value: string; label: string };

/** All countries by their names in the reader's language, in its order. */
export function useCountries(): readonly CountryOption[] {
  const formats = useReaderFormats();
  return useMemo(
    () =>
      COUNTRIES.map((code) => ({ value: code, label: formats.country(code) })).sort((one, other) =>
        formats.compare(one.label, other.label),
      ),
    [formats],
  );
}
