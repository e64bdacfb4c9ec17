import type { Formatters } from '@fairway/i18n/formatters';
import { deadlineDisplay } from '@fairway/rules/jobs';
import type { useTranslations } from 'use-intl';

export type DeadlineText = { text: string; soon: boolean };

const SOON_MS = 3 * 86_400_000;

/** What a favourite says about its end, in the reader's zone. @rule jobs.7 */
export function deadlineText(
  { expired, postingExpireTime }: { expired: boolean; postingExpireTime: string | null },
  t: ReturnType<typeof useTranslations<'favorites'>>,
  format: Formatters,
  now: Date,
): DeadlineText {
  const at = postingExpireTime === null ? undefined : new Date(postingExpireTime);
  if (expired) return { text: at && at < now ? t('closed', { when: format.when(at) }) : t('withdrawn'), soon: false };
  if (!at) return { text: t('noDeadline'), soon: false };
  if (deadlineDisplay(at, now) === 'today') return { text: t('closesToday'), soon: true };
  return { text: t('closes', { when: format.when(at) }), soon: at.getTime() - now.getTime() <= SOON_MS };
}
