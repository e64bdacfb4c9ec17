// Hides a posting and shows it again: a toast takes back what was pressed. Visitors get the login popup first.
import { ApiProblem } from '@fairway/client/problem';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useLogin } from '../../identity/components/login-opening.ts';
import { noteHidden } from './hiding.ts';

/** What is asked anew: all that hidden postings are left out of, and what lists them. */
const CHANGED: readonly unknown[] = [
  '/api/v1/postings',
  '/api/v1/companies/follow',
  '/api/v1/candidate/suggested-postings',
  '/api/v1/candidate/hidden-postings',
  '/api/v1/candidate/hidden-posting-states',
];

type Posting = { id: string; title: string };

type Wish = { posting: Posting; isHidden: boolean; onDone?: (() => void) | undefined };

/** `hide(posting, isHidden, onDone)`: `onDone` hears when the server took it. `quiet`: who asks says itself what was done, and takes it back. */
export function useHide({ quiet = false } = {}) {
  const t = useTranslations('postings.hidden');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const login = useLogin();
  const { tenant } = useBoot();
  const { pathname, search } = useLocation();
  const change = useMutation({
    mutationFn: async ({ posting: { id }, isHidden }: Wish) => {
      const params = { path: { id } };
      if (isHidden) await api.call.PUT('/api/v1/candidate/hidden-postings/{id}', { params });
      else await api.call.DELETE('/api/v1/candidate/hidden-postings/{id}', { params });
    },
    onSuccess: (_reply, { posting, isHidden, onDone }) => {
      noteHidden([posting.id], isHidden);
      onDone?.();
      void queries.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.includes(queryKey[1]) });
      if (quiet) return;
      showToast({
        kind: 'success',
        text: t(isHidden ? 'done' : 'shown', { title: posting.title }),
        action: { label: t('undo'), run: () => change.mutate({ posting, isHidden: !isHidden }) },
      });
    },
    onError: (error, wish) => {
      if (!(error instanceof ApiProblem) || error.status !== 401) showToast({ kind: 'error', text: t('failed') });
      else if (tenant.features.login) void login({ target: pathname + search, goOn: () => change.mutate(wish) });
      else void dialogs.error({ title: t('signIn') });
    },
  });
  return {
    hide: (posting: Posting, isHidden: boolean, onDone?: () => void) => change.mutate({ posting, isHidden, onDone }),
    pending: change.isPending,
  };
}
