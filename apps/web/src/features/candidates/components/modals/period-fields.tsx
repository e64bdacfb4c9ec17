import { FIRST_YEAR } from '@fairway/rules/profile-issues';
import { MonthPicker, type MonthPickerProps } from '@fairway/ui/month-picker';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';

type Words = Pick<MonthPickerProps, 'texts' | 'monthNames' | 'formatMonth' | 'today' | 'min' | 'placeholder'>;

/** What every month picker of this page is given. */
export function useMonthWords(): Words {
  const t = useTranslations('entries.months');
  const formats = useReaderFormats();
  return useMemo(
    () => ({
      texts: {
        choose: t('choose'),
        clear: t('clear'),
        earlierYears: t('earlierYears'),
        laterYears: t('laterYears'),
        otherYear: t('otherYear'),
      },
      monthNames: { long: formats.monthNames('long'), short: formats.monthNames('short') },
      formatMonth: formats.month,
      today: new Date().toISOString().slice(0, 7).concat('-01'),
      min: `${FIRST_YEAR}-01-01`,
      placeholder: t('placeholder'),
    }),
    [t, formats],
  );
}

type PeriodFieldsProps = {
  start: string | null;
  end: string | null;
  /** No end yet: its picker is away. */
  isOpenEnded: boolean;
  onChange: (change: { start?: string | null; end?: string | null }, touches: readonly string[]) => void;
  errorOf: (field: string) => string | undefined;
};

/** Start and end of work or of a membership. A change of either clears what was said of both. */
export function PeriodFields({ start, end, isOpenEnded, onChange, errorOf }: PeriodFieldsProps) {
  const t = useTranslations('entries.months');
  const field = useTranslations('ui.field');
  const words = useMonthWords();
  const both = ['start', 'end'];
  return (
    <>
      <MonthPicker
        {...words}
        label={t('start')}
        optional={field('optional')}
        value={start}
        onChange={(next) => onChange({ start: next }, both)}
        error={errorOf('start')}
      />
      {isOpenEnded ? null : (
        <MonthPicker
          {...words}
          label={t('end')}
          optional={field('optional')}
          value={end}
          onChange={(next) => onChange({ end: next }, both)}
          error={errorOf('end')}
        />
      )}
    </>
  );
}
