// What every endpoint may answer.
import type { ErrorEntries } from './error-entry.ts';

export const KERNEL_ERRORS = {
  validation: { status: 422, source: 'kernel' },
  malformed_body: { status: 400, source: 'kernel' },
  body_too_large: { status: 413, source: 'kernel' },
  unsupported_media_type: { status: 415, source: 'kernel' },
  unknown_host: { status: 421, source: 'kernel: a Host that is nobody’s here' },
  cross_site: { status: 403, source: 'kernel' },
  unauthenticated: { status: 401, source: 'kernel' },
  forbidden: { status: 403, source: 'kernel' },
  not_found: { status: 404, source: 'kernel' },
  method_not_allowed: { status: 405, source: 'kernel' },
  range_not_satisfiable: { status: 416, source: 'kernel' },
  'lists.changed': { status: 409, source: 'consoles.2' },
  rate_limited: { status: 429, source: 'kernel' },
  unavailable: { status: 503, source: 'kernel' },
  storage_full: { status: 507, source: 'kernel' },
  internal: { status: 500, source: 'ui.12' },
  second_factor_needed: { status: 403, source: 'kernel: administrators by a switch of the tenant' },
} as const satisfies ErrorEntries;
