import type { ErrorEntries } from '../kernel/error-entry.ts';

export const TENANTS_ERRORS = {
  InvalidConfiguration: { status: 500, source: 'tenants.5' },
  'tenants.slug_taken': { status: 409, source: 'one short name, one tenant' },
  'tenants.host_taken': { status: 409, source: 'one host, one tenant' },
  'tenants.host_wrong': { status: 422, source: 'a host name without port and path' },
  'tenants.default_needed': { status: 409, source: 'another tenant becomes the default, the default never just stops' },
  'tenants.school_unknown': { status: 422, source: 'tenants' },
  'tenants.school_incomplete': { status: 409, source: 'tenants.5' },
  'tenants.changed': { status: 409, source: 'edited by somebody else meanwhile' },
  'tenants.suspended': { status: 503, source: 'tenants.11', isExpected: true },
  'tenants.never_suspended': { status: 409, source: 'tenants.11' },
  'tenants.logo_type': { status: 415, source: 'tenants.9' },
  'tenants.logo_large': { status: 413, source: 'tenants.9' },
  'tenants.logo_unreadable': { status: 422, source: 'tenants.9' },
  'tenants.logo_active': { status: 422, source: 'tenants.9: an SVG that runs or loads something' },
  'maintenance.wrong_period': { status: 422, source: 'tenants.8: it ends after it begins and after now, within thirty days' },
  'tenants.feature_unbuilt': { status: 409, source: 'what is not built cannot be turned on' },
} as const satisfies ErrorEntries;
