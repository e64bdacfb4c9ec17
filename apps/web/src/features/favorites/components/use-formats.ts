import { formatters } from '@fairway/i18n/formatters';
import { useMemo } from 'react';
import { useBoot } from '../../../lib/boot.ts';

/** Formatters of a page that only browsers render: in the reader's zone, from now. */
export function useFormats() {
  const { locale } = useBoot();
  return useMemo(() => {
    const now = new Date();
    return { now, format: formatters({ locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, now }) };
  }, [locale]);
}
