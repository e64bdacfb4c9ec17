// What colleagues and candidates do while a page is open: it is asked for again. @rule applicants.4
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../lib/realtime.ts';
import { APPLICANTS } from './queries.ts';

const KINDS = ['applicant.changed', 'application.changed', 'application.sent'];

/** Asks for all that shows applicants again. */
export const refreshApplicants = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith(APPLICANTS) });

export function useLiveApplicants(organizationId: number): void {
  const queries = useQueryClient();
  useRealtime(KINDS, () => void refreshApplicants(queries), { subject: `company:${organizationId}` });
}
