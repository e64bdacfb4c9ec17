// Who is signed in. Public pages are rendered without a user, so the browser asks after the first paint (decision 13), and what
// depends on the answer keeps its place until then.

import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from './api.ts';

export type Session = components['schemas']['Session'];

const STALE_MS = 60_000;

/** The query of the session, shared by all who ask. */
export function sessionQuery(api: Api) {
  return { ...api.query.queryOptions('get', '/identity/v1/session'), staleTime: STALE_MS };
}

/** The session, or undefined while it is not known: on the server and until the first paint is done. */
export function useSession(): Session | undefined {
  const painted = usePainted();
  return useQuery({ ...sessionQuery(useApi()), enabled: painted }).data;
}

function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true), 0));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
