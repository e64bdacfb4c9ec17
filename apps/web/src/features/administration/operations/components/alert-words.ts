// What is wrong, in a line.
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { PlatformAlert } from '../queries.ts';

export function useAlertWords(): (alert: PlatformAlert) => string {
  const t = useTranslations('operations.alerts.kinds');
  const formats = useReaderFormats();
  return ({ kind, name, count }) => t(kind, { name, count, amount: formats.number(count) });
}
