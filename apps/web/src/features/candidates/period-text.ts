import { isProfileDate } from '@fairway/rules/profile-issues';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../lib/reader-formats.ts';

/** `Sep 2021 – Jun 2024`, `Since Sep 2021`, or nothing, of two dates. @rule locales.8 */
export function usePeriodText(): (start: string | null, end: string | null, ongoing: boolean) => string | undefined {
  const t = useTranslations('entries');
  const formats = useReaderFormats();
  return (start, end, ongoing) => {
    const from = isProfileDate(start) ? formats.month(start) : undefined;
    const to = ongoing ? t('present') : isProfileDate(end) ? formats.month(end) : undefined;
    if (from && to) return t('period', { start: from, end: to });
    if (from) return t('from', { start: from });
    return to && !ongoing ? t('until', { end: to }) : undefined;
  };
}
