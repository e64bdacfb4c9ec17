// The calls of the queue as its parts name them. Keys are the calls themselves, so a decision refreshes every place that shows the request.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { QueryClient } from '@tanstack/react-query';

export type RequestRow = components['schemas']['VerificationRow'];
export type RequestRecord = components['schemas']['VerificationRecord'];
export type RequestAction = RequestRow['actions'][number];

/** A decision can be taken back: long enough to read a name and reach the button. */
export const UNDO_MS = 10_000;

const LIST = '/api/v1/staff/schools/{schoolId}/verifications';
const RECORD = '/api/v1/staff/schools/{schoolId}/verifications/{id}';
const PROGRAMS = '/api/v1/staff/schools/{schoolId}/verifications/programs';
const HOME = '/api/v1/staff/schools/{schoolId}/home';

/** One request of a school with all that staff decide by. */
export const recordQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', RECORD, { params: { path: { schoolId, id } } });

/** Asks again for what a decision, of whomever, may have changed. */
export async function refreshRequests(queries: QueryClient): Promise<void> {
  await Promise.all([LIST, RECORD, PROGRAMS, HOME].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
