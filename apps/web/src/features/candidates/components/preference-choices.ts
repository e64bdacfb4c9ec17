import { termName } from '@fairway/i18n/terms';
import type { PreferenceFields } from '@fairway/rules/profile-ops';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import type { Profile } from '../queries.ts';

const none: readonly never[] = [];

/** Sectors and career fields with their names in the reader's language. */
export function useChoices() {
  const api = useApi();
  const { locale } = useBoot();
  const params = { query: { locale } };
  const kept = { staleTime: Number.POSITIVE_INFINITY };
  const sectors = useQuery({ ...api.query.queryOptions('get', '/api/v1/sectors', { params }), ...kept }).data?.sectors;
  const careerFields = useQuery({ ...api.query.queryOptions('get', '/api/v1/careerfields', { params }), ...kept }).data?.careerFields;
  return useMemo(() => {
    const options = (list: readonly { id: string; name: string }[] = none) => list.map(({ id, name }) => ({ value: id, label: name }));
    return { sectors: options(sectors), careerFields: options(careerFields) };
  }, [sectors, careerFields]);
}

/** Names of what was chosen, without asking for the lists. */
export function useChoiceNames() {
  const { locale, sectorNames } = useBoot();
  return useMemo(() => {
    const messages = preparedMessages(locale);
    return {
      careerField: (id: string) => termName(messages, 'jobCategories', id),
      sector: (id: string) => {
        const given = sectorNames && Object.hasOwn(sectorNames, id) ? sectorNames[id] : undefined;
        return given ?? termName(messages, 'sectors', id);
      },
    };
  }, [locale, sectorNames]);
}

/** The preferences of a profile as the dialog holds them. */
export function usePreferenceFields({ candidate }: Profile): PreferenceFields {
  const { preferences } = candidate;
  return useMemo(
    () => ({
      openToJobs: preferences?.openToJobs ?? false,
      eligibleForRelocation: preferences?.eligibleForRelocation ?? null,
      memberOfLGBTQCommunity: preferences?.memberOfLGBTQCommunity ?? null,
      eligibleWorkLocation: preferences?.eligibleWorkLocation ?? null,
      workPreferences: preferences?.workPreferences ?? [],
      sectors: (preferences?.sectors ?? none).map(({ sectorId }) => sectorId),
      careerFields: (preferences?.careerFields ?? none).map(({ careerFieldId }) => careerFieldId),
      employers: [...(preferences?.employers ?? none)]
        .sort((one, other) => one.order - other.order)
        .map(({ employerId, name }) => ({ employerId, name })),
    }),
    [preferences],
  );
}
