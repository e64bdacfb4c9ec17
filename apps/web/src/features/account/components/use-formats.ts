import { formatters } from '@fairway/i18n/formatters';
import { useMemo } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { readersTimeZone } from '../../identity/time-zone.ts';

/** Dates for the reader, in the zone of this device. Pages behind a login are rendered in the browser, so its clock is the one. */
export function useReaderFormats() {
  const { locale } = useBoot();
  return useMemo(() => formatters({ locale, timeZone: readersTimeZone(), now: new Date() }), [locale]);
}
