// The fields of an answer, for the graduate's survey and for what staff write down.
import { OUTCOME_LIMITS, type OutcomeStep, PAY_BANDS, PAY_CURRENCIES, type PayCurrency, payBandRange } from '@fairway/rules/outcomes';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { CountryField } from '../../../lib/forms/country-field.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';

export type TextStep = Exclude<OutcomeStep, 'status' | 'hours' | 'fieldRelation' | 'pay'>;
type FieldProps = { label: string; value: string | null; onChange: (value: string | null) => void };

const REST_MS = 200;
const LEAST_CHARACTERS = 2;
const SUGGESTED = 8;

export function StepField({ step, ...field }: FieldProps & { step: TextStep }) {
  if (step === 'country') return <CountryField {...field} />;
  if (step === 'employer') return <EmployerField {...field} />;
  const { label, value, onChange } = field;
  return (
    <TextField
      label={label}
      type={step === 'startsOn' ? 'date' : 'text'}
      maxLength={step === 'startsOn' ? undefined : OUTCOME_LIMITS.textCharacters}
      autoComplete={step === 'title' ? 'organization-title' : 'off'}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

/** Names of organizations are suggested; any other name is as good. */
function EmployerField({ label, value, onChange }: FieldProps) {
  const id = useId();
  const api = useApi();
  const canSuggest = useHrefs().exists('employers');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value?.trim() ?? ''), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const found = useQuery({
    ...api.query.queryOptions('get', '/api/v1/companies', { params: { query: { q: asked, page_size: SUGGESTED } } }),
    enabled: canSuggest && asked.length >= LEAST_CHARACTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <TextField
        label={label}
        list={id}
        autoComplete="organization"
        maxLength={OUTCOME_LIMITS.textCharacters}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <datalist id={id}>
        {(found.data?.companies ?? []).map((organization) => (
          <option key={organization.id} value={organization.name} />
        ))}
      </datalist>
    </>
  );
}

type Pay = { payCurrency: PayCurrency | null; payBand: number | null };

/** `€30,000 to €40,000` of a band. */
export function usePayText() {
  const t = useTranslations('outcomes');
  const { price } = useReaderFormats();
  return (currency: string, band: number) => {
    const range = payBandRange(currency, band);
    if (!range) return '';
    const amount = (whole: number) => price(currency === 'JPY' ? whole : whole * 100, currency);
    if (range.below === null) return t('payFrom', { from: amount(range.from) });
    return range.from === 0
      ? t('payBelow', { below: amount(range.below) })
      : t('payRange', { from: amount(range.from), below: amount(range.below) });
  };
}

export function PayFields({ payCurrency, payBand, onChange }: Pay & { onChange: (pay: Pay) => void }) {
  const t = useTranslations('outcomes');
  const format = useReaderFormats();
  const payText = usePayText();
  return (
    <>
      <Select
        label={t('currency')}
        emptyLabel={t('choosePay')}
        value={payCurrency ?? ''}
        options={PAY_CURRENCIES.map((code) => ({ value: code, label: `${code} · ${format.currency(code)}` }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ payCurrency: PAY_CURRENCIES.find((code) => code === value) ?? null, payBand: null })
        }
      />
      {payCurrency === null ? null : (
        <Select
          label={t('band')}
          emptyLabel={t('choosePay')}
          value={payBand === null ? '' : `${payBand}`}
          options={PAY_BANDS.map((band) => ({ value: `${band}`, label: payText(payCurrency, band) }))}
          onChange={({ currentTarget: { value } }) => onChange({ payCurrency, payBand: value === '' ? null : Number(value) })}
        />
      )}
    </>
  );
}
