import { termName } from '@fairway/i18n/terms';
import type { PreferenceFields } from '@fairway/rules/profile-ops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import type { Profile } from '../queries.ts';

const none: readonly never[] = [];

type Choice = { value: string; label: string };
/** What can be chosen as far as it is here, and a way to wait for all of it. */
export type Choices = { options: readonly Choice[]; load: () => Promise<readonly Choice[]> };

/** Sectors and career fields with their names in the reader's language. */
export function useChoices(): { sectors: Choices; careerFields: Choices } {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useBoot();
  const asked = useMemo(() => {
    const params = { query: { locale } };
    const kept = { staleTime: Number.POSITIVE_INFINITY };
    return {
      sectors: { ...api.query.queryOptions('get', '/api/v1/sectors', { params }), ...kept },
      careerFields: { ...api.query.queryOptions('get', '/api/v1/careerfields', { params }), ...kept },
    };
  }, [api, locale]);
  const sectors = useQuery(asked.sectors).data?.sectors;
  const careerFields = useQuery(asked.careerFields).data?.careerFields;
  return useMemo(
    () => ({
      sectors: { options: choicesOf(sectors), load: async () => choicesOf((await queries.ensureQueryData(asked.sectors)).sectors) },
      careerFields: {
        options: choicesOf(careerFields),
        load: async () => choicesOf((await queries.ensureQueryData(asked.careerFields)).careerFields),
      },
    }),
    [queries, asked, sectors, careerFields],
  );
}

const choicesOf = (list: readonly { id: string; name: string }[] = none): Choice[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

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
