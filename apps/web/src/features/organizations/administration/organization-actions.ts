// What is done on the page of an organization: the reply is the organization as it is then.
import type { Api } from '@fairway/client/api';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type Organization, organizationQuery } from './queries.ts';

export type OrganizationCall = (api: Api) => Promise<{ data?: Organization | undefined }>;

/** Runs a call and shows what it gave; rejects as the call does. */
export function useOrganizationCall(): (call: OrganizationCall, done: string) => Promise<Organization | undefined> {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (call, done) => {
      const { data } = await call(api);
      if (data) queries.setQueryData(organizationQuery(api, data.id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/organizations'] });
      showToast({ kind: 'success', text: done });
      return data;
    },
    [api, queries],
  );
}

/** The same with a toast where it fails. */
export function useOrganizationActions() {
  const call = useOrganizationCall();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (wanted: OrganizationCall, done: string) => {
      setBusy(true);
      try {
        await call(wanted, done);
      } catch (error) {
        showToast({ kind: 'error', text: errorText(error) });
      } finally {
        setBusy(false);
      }
    },
    [call, errorText],
  );
  return { busy, run };
}
