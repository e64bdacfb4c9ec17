import { COUNTRIES } from '@fairway/rules/countries';
import { searchOptions } from '@fairway/rules/option-search';
import type { FieldTexts } from '@fairway/ui/field';
import { SearchSelect } from '@fairway/ui/search-select';
import { useMemo } from 'react';
import { useReaderFormats } from '../reader-formats.ts';
import { useListTexts } from './list-texts.ts';

export type CountryFieldProps = FieldTexts & { label: string; value: string | null; onChange: (code: string | null) => void };

/** A country by its name in the reader's language, found by typing. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const format = useReaderFormats();
  const texts = useListTexts();
  const options = useMemo(
    () => COUNTRIES.map((code) => ({ value: code, label: format.country(code) })).sort((a, b) => format.compare(a.label, b.label)),
    [format],
  );
  return (
    <SearchSelect
      {...field}
      texts={texts}
      options={options}
      rank={searchOptions}
      value={value === null ? undefined : { value, label: format.country(value) }}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  );
}
