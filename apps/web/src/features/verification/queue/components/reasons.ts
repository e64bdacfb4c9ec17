// Ready-made reasons: a school's own lists as a query, and ours in the language of who reads.
import type { Api } from '@fairway/client/api';
import type { ReasonKind } from '@fairway/rules/school-reasons';
import { useTranslations } from 'use-intl';

const MINUTE_MS = 60_000;

export const reasonsQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions(
    'get',
    '/api/v1/staff/schools/{schoolId}/reasons',
    { params: { path: { schoolId } } },
    { staleTime: 5 * MINUTE_MS },
  );

/** What a school begins with that keeps no list of its own. */
export function useOurReasons() {
  const t = useTranslations('verification-queue');
  const endings = useTranslations('school-reasons.ours');
  return (kind: ReasonKind): { title: string; text: string }[] => {
    switch (kind) {
      case 'reject':
        return (['notFound', 'noProof', 'useEmail', 'otherSchool', 'duplicate'] as const).map((one) => ({
          title: t(`canned.${one}Title`),
          text: t(`canned.${one}`),
        }));
      case 'askBack':
        return (['number', 'year', 'name'] as const).map((one) => ({ title: t(`questions.${one}Title`), text: t(`questions.${one}`) }));
      case 'revoke':
        return (['left', 'mistake', 'proof'] as const).map((one) => ({ title: endings(`${one}Title`), text: endings(one) }));
    }
  };
}
