// The days as filters of a list: a period by its word, or own days.
import { INSIGHT_PERIODS } from '@fairway/rules/insights';
import { useTranslations } from 'use-intl';
import { aDay, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';

export const PERIOD_READERS = { period: one(INSIGHT_PERIODS), from: aDay, to: aDay };

export function usePeriodFilters() {
  const t = useTranslations('insights');
  return [
    choice('period', t('period'), INSIGHT_PERIODS, (period) => t(`periods.${period}`)),
    { name: 'from' as const, title: t('from'), input: 'date' as const },
    { name: 'to' as const, title: t('to'), input: 'date' as const },
  ];
}
