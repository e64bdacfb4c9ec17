import type { Formatters } from '@fairway/i18n/formatters';
import type { SuggestionReason } from '@fairway/rules/suggestions';
import type { useTranslations } from 'use-intl';

/** More reasons in one line are noise. */
const REASONS_SHOWN = 2;

/** Why a posting is suggested, in one line of two reasons at most; undefined where there is no reason to name. */
export function reasonLine(
  reason: SuggestionReason,
  t: ReturnType<typeof useTranslations<'mypage'>>,
  format: Formatters,
): string | undefined {
  const parts = [
    ...(reason.skills.length > 0 ? [t('reason.skills', { count: reason.skills.length })] : []),
    ...(reason.careerField ? [t('reason.careerField')] : []),
    ...(reason.employer ? [t('reason.employer')] : []),
    ...(reason.educationField ? [t('reason.educationField')] : []),
    ...(reason.country ? [t('reason.country', { country: format.country(reason.country) })] : []),
    ...(reason.sector ? [t('reason.sector')] : []),
    ...(reason.educationLevel ? [t('reason.educationLevel')] : []),
  ].slice(0, REASONS_SHOWN);
  return parts.length === 0 ? undefined : t('reason.label', { reasons: format.facts(parts) });
}
