import type { ErrorEntries } from '../kernel/error-entry.ts';

export const DATA_REQUESTS_ERRORS = {
  'data_requests.invalid': { status: 422, source: 'data-requests.1: errors[] names the fields' },
  'data_requests.limit': { status: 409, source: 'data-requests.1: open requests of a school' },
  'data_requests.over': { status: 409, source: 'data-requests.2: the request is closed' },
  'data_requests.no_account': { status: 409, source: 'data-requests.2: of somebody without an account there is nothing here' },
} as const satisfies ErrorEntries;
