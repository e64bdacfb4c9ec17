// Pay of so much at least: asked for in a currency and a period of the reader's choice, which the address keeps as they were asked.
import { PAY_CURRENCIES, PAY_PERIODS } from '@fairway/rules/pay-comparison';
import { FilterAmount } from '@fairway/ui/filter-amount';
import { useTranslations } from 'use-intl';
import type { FacetPartProps } from '../../../lib/facets/facet-kind.ts';
import { type JobsAddress, LEAST_PAY_NAMES, leastPayOf, NO_LEAST_PAY } from '../job-address.ts';

const CURRENCIES = PAY_CURRENCIES.map((code) => ({ value: code, label: code }));

export function LeastPay({ address, onChange }: FacetPartProps<JobsAddress>) {
  const t = useTranslations('jobs.work');
  const { amount, currency, period } = address.leastPay ?? NO_LEAST_PAY;
  return (
    <FilterAmount
      names={LEAST_PAY_NAMES}
      value={{ amount: amount === null ? '' : `${amount}`, currency, period }}
      currencies={CURRENCIES}
      periods={PAY_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
      texts={{ amount: t('atLeast'), currency: t('currency'), period: t('period') }}
      onChange={(asked) => {
        const leastPay = leastPayOf(asked.amount, asked.currency, asked.period);
        // A currency chosen before there is an amount asks for nothing yet.
        if (leastPay !== null || address.leastPay !== null) onChange({ ...address, leastPay, page: 1 });
      }}
    />
  );
}
