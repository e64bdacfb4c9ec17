// A phone number: country prefix and number. The number data loads when the field is shown; until then what is stored is shown as it is.
// @rule account.8
import { phoneCountry } from '@fairway/rules/phone-country';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './form.module.css';

type Typed = { country: string; number: string };

const loadPhones = () => import('libphonenumber-js/min');

export type PhoneFieldProps = {
  /** +4740612345, or null. What cannot be read is given as it was typed, and `onValid` hears false. */
  value: string | null;
  onChange: (phoneNumber: string | null) => void;
  onValid: (valid: boolean) => void;
  error?: string | undefined;
  /** The country where the person lives: some tenants begin with its prefix. */
  lives: string | null;
};

export function PhoneField({ value, onChange, onValid, error, lives }: PhoneFieldProps) {
  const t = useTranslations('profile.phone');
  const format = useReaderFormats();
  const phones = useQuery({
    queryKey: ['phone numbers'],
    queryFn: loadPhones,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data;
  const setting = useBoot().tenant.phoneCountry;
  const [typed, setTyped] = useState<Typed & { gave: string | null }>();
  const [left, setLeft] = useState(false);
  const stored = useMemo<Typed>(() => {
    const parsed = value ? phones?.parsePhoneNumberFromString(value) : undefined;
    const first = phoneCountry(setting, lives, (country) => phones?.isSupportedCountry(country) !== false);
    return { country: parsed?.country ?? first, number: parsed?.formatNational() ?? value ?? '' };
  }, [phones, value, setting, lives]);
  const options = useMemo(() => {
    if (!phones) return [{ value: stored.country, label: stored.country }];
    return phones
      .getCountries()
      .map((country) => ({ value: country as string, label: `${format.country(country)} (+${phones.getCountryCallingCode(country)})` }))
      .sort((a, b) => format.compare(a.label, b.label));
  }, [phones, format, stored.country]);
  // A value that came from elsewhere (another window's) takes the place of what was typed.
  const shown = typed && typed.gave === value ? typed : stored;
  const parsed = phones?.parsePhoneNumberFromString(shown.number, shown.country as 'NO');
  const valid = !phones || shown.number.trim() === '' || parsed?.isValid() === true;
  useEffect(() => onValid(valid), [onValid, valid]);

  const edit = (change: Partial<Typed>) => {
    const next = { country: shown.country, number: shown.number, ...change };
    const number = next.number.trim();
    const read = phones?.parsePhoneNumberFromString(number, next.country as 'NO');
    const gave = number === '' ? null : (read?.number ?? number);
    setTyped({ ...next, gave });
    onChange(gave);
  };
  return (
    <div className={styles.pair}>
      <Select
        label={t('country')}
        autoComplete="tel-country-code"
        options={options}
        value={shown.country}
        onChange={(event) => edit({ country: event.currentTarget.value })}
      />
      <TextField
        label={t('number')}
        type="tel"
        autoComplete="tel-national"
        maxLength={40}
        value={shown.number}
        onChange={(event) => edit({ number: event.currentTarget.value })}
        onBlur={() => setLeft(true)}
        error={!valid && left ? t('invalid') : error}
      />
    </div>
  );
}
