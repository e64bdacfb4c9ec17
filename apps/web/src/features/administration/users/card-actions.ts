// What is done on the card of a person: the reply is the card as it is then, a toast says what happened, an error says why not. What needs
// a fresh proof asks for it over the page; where none is given nothing was done.
import type { Api } from '@fairway/client/api';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { Unproven, useProven } from '../../../lib/forms/proof.ts';
import { type UserCard, userQuery } from '../queries.ts';

type Call = (api: Api) => Promise<{ data?: UserCard | undefined }>;

export type CardActions = {
  busy: boolean;
  /** True where it was done. */
  run(call: Call, done: string): Promise<boolean>;
};

export function useCardActions(userId: string): CardActions {
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const proven = useProven();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (call: Call, done: string) => {
      setBusy(true);
      try {
        const { data } = await proven(() => call(api));
        if (data) queries.setQueryData(userQuery(api, userId).queryKey, data);
        void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/users'] });
        showToast({ kind: 'success', text: done });
        return true;
      } catch (error) {
        if (!(error instanceof Unproven)) showToast({ kind: 'error', text: errorText(error) });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [api, queries, errorText, proven, userId],
  );
  return { busy, run };
}
