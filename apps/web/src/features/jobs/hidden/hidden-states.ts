import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import { noteHidden, useHidden } from './hiding.ts';

/** Asks which of these are hidden: for what the server rendered, which knows no reader. */
export function useHiddenStates(ids: readonly string[]): ReadonlySet<string> {
  const session = useSession();
  const query = useApi().query.queryOptions('get', '/api/v1/candidate/hidden-posting-states', { params: { query: { jobId: [...ids] } } });
  const { data } = useQuery({ ...query, enabled: session?.authenticated === true && mayBeCandidate(session) });
  useEffect(() => {
    if (data) noteHidden(data.jobIds, true);
  }, [data]);
  return useHidden();
}
