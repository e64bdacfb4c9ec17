import { formatters } from '@fairway/i18n/formatters';
import { useMemo } from 'react';
import { useBoot } from './boot.ts';
import { readersTimeZone } from './time-zone.ts';

/** Dates for the reader, by clock and zone of this device. What the server renders for its reader shows them once it lives (useHydrated). */
export function useReaderFormats() {
  return useReaderClock().format;
}

/** The same, with the instant they count from. */
export function useReaderClock() {
  const { locale } = useBoot();
  return useMemo(() => {
    const now = new Date();
    return { now, format: formatters({ locale, timeZone: readersTimeZone(), now }) };
  }, [locale]);
}
