// At least one nationality, each in a row; all but the first can be removed. @rule welcome.4
import { searchOptions } from '@fairway/rules/option-search';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { Button, IconButton } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CountryOption, useCountries } from '../../../lib/forms/countries.ts';
import { useListTexts } from '../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './welcome.module.css';

type NationalityRowsProps = {
  codes: readonly (string | null)[];
  onChange: (codes: (string | null)[]) => void;
  /** What the first row lacks. */
  error: string | undefined;
};

export function NationalityRows({ codes, onChange, error }: NationalityRowsProps) {
  const t = useTranslations('welcome.step1');
  const formats = useReaderFormats();
  const texts = useListTexts();
  const countries = useCountries();
  const group = useRef<HTMLDivElement>(null);
  const focusLast = () => requestAnimationFrame(() => [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  return (
    <div ref={group} className={styles.rows}>
      {codes.map((code, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what it holds moves up when one before it goes
        <div key={place} className={styles.row}>
          <SearchSelect<CountryOption>
            label={place === 0 ? t('nationality') : t('otherNationality', { place: String(place + 1) })}
            texts={texts}
            options={countries.filter(({ value }) => value === code || !codes.includes(value))}
            rank={searchOptions}
            error={place === 0 ? error : undefined}
            value={code === null ? undefined : { value: code, label: formats.country(code) }}
            onChange={(option) => onChange(codes.with(place, option?.value ?? null))}
          />
          {place === 0 ? null : (
            <IconButton
              label={code === null ? t('removeEmpty') : t('remove', { name: formats.country(code) })}
              icon={<IconTrash aria-hidden />}
              onClick={() => {
                onChange(codes.toSpliced(place, 1));
                focusLast();
              }}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<IconPlus aria-hidden />}
          disabled={codes.includes(null) || codes.length >= SECTION_ENTRIES}
          onClick={() => {
            onChange([...codes, null]);
            focusLast();
          }}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
