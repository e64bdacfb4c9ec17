// The whole error catalogue: code, status, source. The text is the message `errors.<code>`, one a locale (check-messages proves it).
// Where the specification gives a code on the wire, that is the code. @spec 8 "The error catalogue"

export const ERRORS = {
  // Every endpoint
  validation: { status: 422, source: 'kernel' },
  malformed_body: { status: 400, source: 'kernel' },
  body_too_large: { status: 413, source: 'kernel' },
  unsupported_media_type: { status: 415, source: 'kernel' },
  cross_site: { status: 403, source: 'kernel' },
  unauthenticated: { status: 401, source: 'kernel' },
  forbidden: { status: 403, source: 'kernel' },
  not_found: { status: 404, source: 'kernel' },
  method_not_allowed: { status: 405, source: 'kernel' },
  range_not_satisfiable: { status: 416, source: 'kernel' },
  rate_limited: { status: 429, source: 'kernel' },
  unavailable: { status: 503, source: 'kernel' },
  storage_full: { status: 507, source: 'kernel' },
  internal: { status: 500, source: '@spec 8 Generic "An error occurred!"' },
  // Tenants
  InvalidConfiguration: { status: 500, source: '@spec 8 Generic "missing school configuration"' },
  // Jobs
  'jobs.not_found': { status: 404, source: '@spec 8 "could not find this position"' },
  'jobs.link_unavailable': { status: 409, source: '@spec 8 "Error getting application link"' },
  'jobs.expired': { status: 410, source: 'decision 66' },
  'jobs.bad_page_token': { status: 422, source: 'decision 37' },
  'jobs.filter_limit': { status: 422, source: '@spec 5 "Filter limit reached"' },
  // Companies
  'companies.not_found': { status: 404, source: '@spec 8 Companies "no companies found"' },
  'companies.article_not_found': { status: 404, source: '@spec 8 Companies' },
  // Content
  'content.link_not_found': { status: 404, source: 'decision 10' },
} as const satisfies Record<string, { status: number; source: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
