import { formatters } from '@fairway/i18n/formatters';
import { useMemo } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { readersTimeZone } from '../../identity/time-zone.ts';

/** Dates for the reader, by clock and zone of this device. What the server renders for its reader shows them once it lives (useHydrated). */
export function useReaderFormats() {
  const { locale } = useBoot();
  return useMemo(() => formatters({ locale, timeZone: readersTimeZone(), now: new Date() }), [locale]);
}
