// Writing a profile: the draft saves itself (lib/forms/self-saving.ts).
import type { OrganizationProfileContent } from '@fairway/rules/organization-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { type SelfSaving, useSelfSaving } from '../../../lib/forms/self-saving.ts';
import { PROFILE, type ProfileDraft, profileQuery, versionsQuery } from '../queries.ts';

export type ProfileWriting = Omit<SelfSaving<OrganizationProfileContent, ProfileDraft>, 'kept' | 'know'> & {
  /** As the server has it. */
  draft: ProfileDraft;
  /** Somebody wanted to publish: what lacks is told too. */
  isAsked: boolean;
  ask(isAsked: boolean): void;
};

export function useProfileWriting(begun: ProfileDraft): ProfileWriting {
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const [isAsked, ask] = useState(false);
  const params = { path: { organizationId } };
  const {
    kept,
    know: _know,
    ...saving
  } = useSelfSaving<OrganizationProfileContent, ProfileDraft>(begun, {
    send: async (content, edition) =>
      (await api.call.PUT(`${PROFILE}/content`, { params, body: { edition, content: content as never } })).data as ProfileDraft | undefined,
    read: async () => (await api.call.GET(PROFILE, { params })).data as ProfileDraft | undefined,
    changedCode: 'organization_profiles.changed',
    isSame: Object.is,
    onKept: (next) => {
      queries.setQueryData(profileQuery(api, organizationId).queryKey, next as never);
      void queries.invalidateQueries({ queryKey: versionsQuery(api, organizationId).queryKey });
      void queries.invalidateQueries({ queryKey: ['get', `${PROFILE}/preview`] });
    },
  });
  return { ...saving, draft: kept, isAsked, ask };
}
