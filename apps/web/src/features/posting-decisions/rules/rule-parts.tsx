import { COUNTRIES } from '@fairway/rules/countries';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PAY_CURRENCIES } from '@fairway/rules/pay-comparison';
import { POSTING_RULE_LIMITS, RULE_ELSE, RULE_PAY_UNITS, RULE_UNPAID } from '@fairway/rules/posting-rules';
import { Button, IconButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { ChosenField } from '../../../lib/forms/chosen-field.tsx';
import { useCountries } from '../../../lib/forms/countries.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { SchoolPostingRules } from '../queries.ts';
import styles from './rules.module.css';

type Rules = SchoolPostingRules['rules'];
type Props = { rules: Rules; set: <K extends keyof Rules>(name: K, value: Rules[K]) => void };

/** What becomes of a posting that does not fit. */
function Otherwise({ value, onChange }: { value: Rules['payElse']; onChange: (value: Rules['payElse']) => void }) {
  const t = useTranslations('school-postings.rules');
  return (
    <Select
      label={t('otherwise')}
      options={RULE_ELSE.map((one) => ({ value: one, label: t(`otherwises.${one}`) }))}
      value={value}
      onChange={(event) => onChange(RULE_ELSE.find((one) => one === event.currentTarget.value) ?? 'look')}
    />
  );
}

export function CountriesPart({ rules, set }: Props) {
  const t = useTranslations('school-postings.rules');
  return (
    <Section id="countries" title={t('countries')} text={t('countriesText')}>
      <ChosenField
        {...{ label: t('countries'), hint: t('countriesHint'), options: useCountries(), chosen: rules.countries, most: COUNTRIES.length }}
        onChange={(chosen) => set('countries', chosen)}
        removeLabel={(name) => t('remove', { name })}
      />
      {rules.countries.length > 0 ? <Otherwise value={rules.countriesElse} onChange={(value) => set('countriesElse', value)} /> : null}
    </Section>
  );
}

export function LevelsPart({ rules, set }: Props) {
  const t = useTranslations('school-postings.rules');
  const terms = useTranslations('terms');
  return (
    <Section id="levels" title={t('levels')} text={t('levelsText')}>
      <ChosenField
        {...{ label: t('levels'), hint: t('levelsHint'), chosen: rules.levels, most: EDUCATION_LEVELS.length }}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: terms(`educationLevels.${value}`) }))}
        onChange={(chosen) =>
          set(
            'levels',
            EDUCATION_LEVELS.filter((level) => chosen.includes(level)),
          )
        }
        removeLabel={(name) => t('remove', { name })}
      />
      {rules.levels.length > 0 ? <Otherwise value={rules.levelsElse} onChange={(value) => set('levelsElse', value)} /> : null}
    </Section>
  );
}

export function PayPart({ rules, set }: Props) {
  const t = useTranslations('school-postings.rules');
  const { leastPay } = rules;
  const countries = useCountries();
  const free = ['', ...countries.map(({ value }) => value)].find((country) => !leastPay.some((line) => line.country === country));
  const change = (at: number, changed: Partial<Rules['leastPay'][number]>) =>
    set(
      'leastPay',
      leastPay.map((line, index) => (index === at ? { ...line, ...changed } : line)),
    );
  const last = leastPay.at(-1);
  return (
    <Section id="pay" title={t('pay')} text={t('payText')}>
      {leastPay.length > 0 ? (
        <ul className={styles.lines}>
          {leastPay.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands; its country may be changed
            <li key={at}>
              <PayLine
                {...{ line, at }}
                onChange={(changed) => change(at, changed)}
                onRemove={() =>
                  set(
                    'leastPay',
                    leastPay.filter((_line, index) => index !== at),
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={free === undefined || leastPay.length >= POSTING_RULE_LIMITS.leastPay}
          onClick={() =>
            set('leastPay', [
              ...leastPay,
              { country: free ?? '', amount: 1, currency: last?.currency ?? 'EUR', unit: last?.unit ?? 'MONTH' },
            ])
          }
        >
          {t('addPay')}
        </Button>
      </div>
      {leastPay.length > 0 ? <Otherwise value={rules.payElse} onChange={(value) => set('payElse', value)} /> : null}
      <Select
        label={t('unpaid')}
        options={RULE_UNPAID.map((value) => ({ value, label: t(`unpaids.${value}`) }))}
        value={rules.unpaid}
        onChange={(event) => set('unpaid', RULE_UNPAID.find((one) => one === event.currentTarget.value) ?? 'fits')}
      />
    </Section>
  );
}

type LineProps = {
  line: Rules['leastPay'][number];
  at: number;
  onChange: (changed: Partial<Rules['leastPay'][number]>) => void;
  onRemove: () => void;
};

function PayLine({ line, at, onChange, onRemove }: LineProps) {
  const t = useTranslations('school-postings.rules');
  const formats = useReaderFormats();
  const name = line.country === '' ? t('everywhere') : formats.country(line.country);
  return (
    <fieldset className={styles.line}>
      <legend className="fw-hidden">{name}</legend>
      <Select
        label={t('country', { at: at + 1 })}
        options={[{ value: '', label: t('everywhere') }, ...useCountries()]}
        value={line.country}
        onChange={(event) => onChange({ country: event.currentTarget.value })}
      />
      <div className={parts.pair}>
        <TextField
          label={t('amount')}
          type="number"
          inputMode="decimal"
          min={0}
          max={POSTING_RULE_LIMITS.amountMost}
          value={Number.isNaN(line.amount) ? '' : line.amount}
          onChange={(event) => onChange({ amount: event.currentTarget.valueAsNumber })}
        />
        <Select
          label={t('currency')}
          options={PAY_CURRENCIES.map((value) => ({ value, label: value }))}
          value={line.currency}
          onChange={(event) => onChange({ currency: PAY_CURRENCIES.find((one) => one === event.currentTarget.value) ?? 'EUR' })}
        />
      </div>
      <div className={styles.unit}>
        <Select
          label={t('unit')}
          options={RULE_PAY_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
          value={line.unit}
          onChange={(event) => onChange({ unit: RULE_PAY_UNITS.find((one) => one === event.currentTarget.value) ?? 'YEAR' })}
        />
        <IconButton size="small" label={t('removePay', { name })} icon={<IconTrash aria-hidden />} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
