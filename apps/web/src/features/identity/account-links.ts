// The link of a mail, as its page sees it: looked at when the page opens, used when a button is pressed. @rule identity.30
import { ApiProblem } from '@fairway/client/problem';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../lib/api.ts';

/** The secret in the address; empty where there is none. */
export function useLinkToken(): string {
  return useSearchParams()[0].get('token')?.trim() ?? '';
}

/** What a link for a new password, an activation or a recovery is good for. Asked once: the answer changes when the page uses the link. */
export function useAccountLink(token: string, purpose: 'reset' | 'recover' | 'activate') {
  const api = useApi();
  return useQuery({
    queryKey: ['account link', purpose, token],
    queryFn: async () => (await api.call.POST('/identity/v1/recover/validate', { body: { token, purpose } })).data,
    enabled: token !== '' && typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Whether a link that proves an address is good. */
export function useEmailLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['email link', token],
    queryFn: async () => (await api.call.GET('/identity/v1/user/email/verify', { params: { query: { token } } })).data,
    enabled: token !== '' && typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Was it the link that failed, and not the line? Then trying again is of no use. */
export function isLinkProblem(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
}
