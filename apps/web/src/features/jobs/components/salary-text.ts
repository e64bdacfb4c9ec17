import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { formatters } from '@fairway/i18n/formatters';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** Pay as a text: `€30,000 to €40,000 a year`; undefined where none is given. */
export function useSalaryText(): (salary: JobDetail['salary']) => string | undefined {
  const t = useTranslations('jobs.detail');
  const { locale } = useBoot();
  const format = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  return (salary) => {
    if (!salary) return undefined;
    const { min, max, currency } = salary;
    const money = (amount: number) => (currency ? moneyText(format, amount, currency) : format.number(amount));
    const amount =
      min !== null && max !== null && min !== max
        ? t('between', { min: money(min), max: money(max) })
        : min !== null
          ? max === null
            ? t('from', { amount: money(min) })
            : money(min)
          : max === null
            ? undefined
            : t('upTo', { amount: money(max) });
    if (amount === undefined) return undefined;
    return t(`perUnit.${UNITS.find((unit) => unit === salary.unit) ?? 'other'}`, { amount });
  };
}

/** Feeds write amounts in whole units; the formatter takes the smallest. A currency nobody knows is written behind the number. */
function moneyText(format: ReturnType<typeof formatters>, amount: number, currency: string): string {
  try {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    return format.price(Math.round(amount * 10 ** digits), currency);
  } catch {
    return `${format.number(amount)} ${currency}`;
  }
}
