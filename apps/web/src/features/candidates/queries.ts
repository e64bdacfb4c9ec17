// What the profile page asks for, in parallel: candidate with all includes, account, work authorizations, last import. Parts of the page
// tell each other of a change by an event of the window, and who shows the profile asks again.
// @rule profile.31
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { ApiProblem } from '@fairway/client/problem';
import type { ProfileSection } from '@fairway/rules/profile';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { sessionQuery } from '../../lib/session.ts';
import { connectionsQuery } from '../verification/components/connections.ts';
import { sharesQuery } from './components/shares.ts';

export type Candidate = components['schemas']['Candidate'];
export type User = components['schemas']['User'];
type WorkAuthorization = components['schemas']['WorkAuthorization'];
type ProfileImport = components['schemas']['ProfileImport'];

/** Everything that the page shows of one person. */
export type Profile = {
  candidate: Candidate;
  user: User;
  workAuthorizations: readonly WorkAuthorization[];
  lastImport: ProfileImport | null;
};

/** All sections. The keys are the calls themselves, so that every place that asks for the same shares one answer. */
const INCLUDES = 'summary,skills,preferences,work_experiences,links,memberships,nationalities,emailsettings';

export const candidateQuery = (api: Api) =>
  api.query.queryOptions('get', '/api/v1/candidate/me', { params: { query: { includes: INCLUDES } } });
const userQuery = (api: Api) => api.query.queryOptions('get', '/identity/v1/user/me');
const workAuthorizationsQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/candidate/workauthorization');
const lastImportQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/candidate/import/latest');

/** Reads the profile anew, all parts at once, then tells the window that it is there. @throws ApiProblem */
export async function loadProfile(api: Api, queries: QueryClient): Promise<Profile> {
  const fresh = { staleTime: 0, retry: false };
  const [candidate, user, { workAuthorizations }, lastImport] = await Promise.all([
    queries.fetchQuery({ ...candidateQuery(api), ...fresh }),
    queries.fetchQuery({ ...userQuery(api), ...fresh }),
    queries.fetchQuery({ ...workAuthorizationsQuery(api), ...fresh }),
    queries.fetchQuery({ ...lastImportQuery(api), ...fresh }).catch(withoutImports),
  ]);
  tellLoaded(candidate);
  return { candidate, user, workAuthorizations, lastImport: lastImport.import };
}

/** The window hears that the profile is there; while the server renders there is none, and the page says it once it lives. */
export function tellLoaded({ version }: Candidate): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.loaded, { detail: { version } }));
}

/** The profile is shown without what was imported where that alone cannot be read. */
function withoutImports(error: unknown): { import: null } {
  if (error instanceof ApiProblem) return { import: null };
  throw error;
}

const PROFILE_KEY = ['profile'];

const profileQuery = (api: Api, queries: QueryClient) => ({ queryKey: PROFILE_KEY, queryFn: () => loadProfile(api, queries) });

/** Begins to read the profile and what stands beside it, before it is known who is there. */
export async function readProfileEarly(api: Api, queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery({ ...profileQuery(api, queries), retry: false }),
    queries.prefetchQuery({ ...connectionsQuery(api), retry: false }),
    queries.prefetchQuery({ ...sharesQuery(api), retry: false }),
  ]);
}

/** The profile, kept up to date while shown: it is read again whenever the update event fires. */
export function useProfile() {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(profileQuery(api, queries));
  useEffect(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: PROFILE_KEY });
      void queries.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
    };
    window.addEventListener(PROFILE_EVENTS.update, refresh);
    return () => window.removeEventListener(PROFILE_EVENTS.update, refresh);
  }, [api, queries]);
  return query;
}

/** Shows what a save answered with before the refresh comes. Sections that the answer leaves out stay as they are. */
export function noteSaved(queries: QueryClient, { candidate = {}, user }: { candidate?: Partial<Candidate>; user?: User }): void {
  queries.setQueryData<Profile>(PROFILE_KEY, (known) =>
    known
      ? {
          ...known,
          candidate: { ...known.candidate, ...candidate },
          user: user ?? known.user,
          workAuthorizations: candidate.workAuthorizations ?? known.workAuthorizations,
        }
      : known,
  );
}

/** Tells all who show the profile that it changed. */
export function tellProfileChanged(): void {
  window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.update));
}

/** What a section holds, to see whether it changed elsewhere. */
export function sectionValue({ candidate, user }: Profile, section: ProfileSection): unknown {
  switch (section) {
    case 'user': {
      // Not the picture: it has calls of its own.
      const { firstName, lastName, email, contactEmail, phoneNumber, newsLetterConsent } = user;
      return { firstName, lastName, email, contactEmail, phoneNumber, newsLetterConsent };
    }
    case 'candidate': {
      const { gender, pronoun, country, city, summary, profileVisibility, ethnicMinority, disability } = candidate;
      return { gender, pronoun, country, city, summary, profileVisibility, ethnicMinority, disability };
    }
    case 'workAuthorizations':
      return candidate.workAuthorizations.filter(({ implicit }) => !implicit);
    default:
      return candidate[section];
  }
}
