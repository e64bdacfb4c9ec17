import type { ErrorEntries } from '../kernel/error-entry.ts';

export const ORGANIZATION_PROFILES_ERRORS = {
  'organization_profiles.changed': { status: 409, source: 'organizations.25' },
  'organization_profiles.picture_unknown': { status: 422, source: 'organizations.27' },
  'organization_profiles.picture_type': { status: 422, source: 'organizations.27' },
  'organization_profiles.picture_unreadable': { status: 422, source: 'organizations.27' },
  'organization_profiles.picture_large': { status: 413, source: 'organizations.27' },
  'organization_profiles.pictures_many': { status: 409, source: 'organizations.27' },
  'organization_profiles.missing': { status: 422, source: 'organizations.26' },
  'organization_profiles.too_long': { status: 422, source: 'organizations.26' },
  'organization_profiles.link_unfit': { status: 422, source: 'organizations.26' },
  'organization_profiles.link_twice': { status: 422, source: 'organizations.26' },
  'organization_profiles.video_unfit': { status: 422, source: 'organizations.26' },
  'organization_profiles.country_unknown': { status: 422, source: 'organizations.26' },
  'organization_profiles.headquarters_twice': { status: 422, source: 'organizations.26' },
  'organization_profiles.slug_unfit': { status: 422, source: 'organizations.26' },
  'organization_profiles.slug_twice': { status: 422, source: 'organizations.26' },
  'organization_profiles.schedule_unfit': { status: 422, source: 'organizations.26' },
} as const satisfies ErrorEntries;
