// Who is signed in. Public pages are rendered without a user, so the browser asks after the first paint (@rule identity.4), and what
// depends on the answer keeps its place until then. Where only a refresh cookie came, the tokens are renewed before anything personal
// is asked for. @rule identity.7, identity.6

import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { LIMITS } from '@fairway/rules/limits';
import { refreshNeed } from '@fairway/rules/session-refresh';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from './api.ts';
import { sessionKey, useAnswer } from './reader-state.ts';
import { noteAsking, noteSession, onSessionNews, renewSession, tell } from './session-keeper.ts';

export type Session = components['schemas']['Session'];

/** The event that the page hears after each sign-in. @rule identity.50 */
const LOGIN_EVENT = 'candidate:login';

const STALE_MS = 60_000;
const VISITOR: Session = { authenticated: false, canRefresh: false, accessEndsInMs: null, user: null, unreadMessages: 0 };

/** The query of the session, shared by all who ask. */
export function sessionQuery(api: Api) {
  return { queryKey: sessionKey(api), queryFn: () => noteAsking(askSession(api)), staleTime: STALE_MS };
}

async function askSession(api: Api): Promise<Session> {
  const session = await sessionNow(api);
  noteSession(session);
  return session;
}

async function sessionNow(api: Api): Promise<Session> {
  const first = await getSession(api);
  if (refreshNeed(first) !== 'now') return first;
  const renewal = await renewSession();
  if (renewal === 'renewed') return getSession(api);
  return renewal === 'signed out' ? VISITOR : first;
}

async function getSession(api: Api): Promise<Session> {
  const { data } = await api.call.GET('/identity/v1/session');
  return data ?? VISITOR;
}

/** The session, or undefined while it is not known: on the server and until the first paint is done, unless the page is its reader's own. */
export function useSession(): Session | undefined {
  const painted = usePainted();
  const query = sessionQuery(useApi());
  return useAnswer(query.queryKey, useQuery({ ...query, enabled: painted }).data);
}

/** Whether what only candidates have is offered: to visitors too, who may become one. */
export const mayBeCandidate = (session: Session | undefined): boolean => !session?.user || session.user.roles.includes('Candidate');

/** Once, in the shell: what happens to the session, here or in another tab, reaches all that is shown. */
export function useSessionNews(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(
    () => onSessionNews((news) => (news === 'out' ? forgetSession(api, queries) : void queries.invalidateQueries())),
    [api, queries],
  );
}

/** After a sign-in: everything is asked for anew as this person, then the page and the other tabs hear of it. Nothing where nobody is in. */
export async function sessionBegan(api: Api, queries: QueryClient): Promise<Session> {
  const session = await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
  if (!session.authenticated) return session;
  tell('in');
  window.dispatchEvent(new CustomEvent(LOGIN_EVENT, { detail: { userId: session.user?.id ?? null } }));
  return session;
}

/** Signs out, looks whether the session is gone, and tries again up to 10 times; false where it would not go. @rule identity.10 */
export async function signOut(api: Api, everywhere = false): Promise<boolean> {
  for (let tries = 0; tries < LIMITS.cookieRemovalTries; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, tries * 100));
    if (await triedSignOut(api, everywhere)) {
      tell('out');
      return true;
    }
  }
  return false;
}

async function triedSignOut(api: Api, everywhere: boolean): Promise<boolean> {
  try {
    await api.call.POST('/identity/v1/logout', { body: { everywhere } });
    const session = await getSession(api);
    return !session.authenticated && !session.canRefresh;
  } catch {
    return false;
  }
}

/** Nobody is signed in any more: what was asked for as somebody goes. */
function forgetSession(api: Api, queries: QueryClient): void {
  const { queryKey } = sessionQuery(api);
  queries.setQueryData(queryKey, VISITOR);
  const others = { predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[1] !== queryKey[1] };
  queries.removeQueries({ ...others, type: 'inactive' });
  void queries.invalidateQueries(others);
}

function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true), 0));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
