import { PAY_CURRENCIES } from '@fairway/rules/pay-comparison';
import { PAY_STATED_COUNTRIES, POSTING_LIMITS, type PostingSalary, SALARY_UNITS } from '@fairway/rules/posting-content';
import { PAY_KINDS } from '@fairway/rules/work-conditions';
import { Banner } from '@fairway/ui/banner';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { PartProps } from './autosave.ts';

const NOTHING: PostingSalary = { min: null, max: null, currency: 'EUR', unit: 'YEAR' };

/** Paid or not, and how much, with its period and currency. */
export function PayPart({ content, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.form');
  const formats = useReaderFormats();
  const salary = content.salary ?? NOTHING;
  const wanting = content.places.find(({ country }) => PAY_STATED_COUNTRIES.includes(country))?.country;
  const change = (changed: Partial<PostingSalary>) => {
    const next = { ...salary, ...changed };
    set({ salary: next.min === null && next.max === null ? null : next });
  };
  const amount = (name: 'min' | 'max') => ({
    type: 'number' as const,
    min: 0,
    max: POSTING_LIMITS.salaryMost,
    inputMode: 'decimal' as const,
    label: t(`salary_${name}`),
    disabled: content.pay === 'unpaid',
    value: salary[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) }),
  });
  return (
    <>
      <Select
        label={t('pay')}
        emptyLabel={t('unsaid')}
        options={PAY_KINDS.map((value) => ({ value, label: t(`pays.${value}`) }))}
        value={content.pay ?? ''}
        onChange={(event) => {
          const pay = PAY_KINDS.find((one) => one === event.currentTarget.value) ?? null;
          set({ pay, ...(pay === 'unpaid' ? { salary: null } : {}) });
        }}
      />
      <div className={parts.pair}>
        <TextField {...amount('min')} error={faultAt('salary')} />
        <TextField {...amount('max')} />
      </div>
      <div className={parts.pair}>
        <Select
          label={t('currency')}
          disabled={content.salary === null}
          options={PAY_CURRENCIES.map((value) => ({ value, label: value }))}
          value={salary.currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
        />
        <Select
          label={t('unit')}
          disabled={content.salary === null}
          options={SALARY_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
          value={salary.unit}
          onChange={(event) => change({ unit: SALARY_UNITS.find((one) => one === event.currentTarget.value) ?? 'YEAR' })}
        />
      </div>
      {wanting && content.salary === null && content.pay !== 'unpaid' ? (
        <Banner meaning="info">{t('payNeeded', { country: formats.country(wanting) })}</Banner>
      ) : null}
    </>
  );
}
