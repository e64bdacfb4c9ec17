// Who looked at my profile and my CVs. Only their owner reads it. @rule shares.6
import { LOOK_LIMITS, LOOK_OCCASIONS, LOOK_PARTS } from '@fairway/rules/profile-looks';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant } from '../kernel/fields.ts';

const institution = z.object({ kind: z.enum(['organization', 'school']), id: z.int(), name: z.string() });

export const profileLook = z
  .object({
    id: z.string(),
    /** For whom they looked; null: for themselves. */
    by: institution.nullable(),
    /** Who looked; null: whose account is gone. */
    name: z.string().nullable(),
    occasion: z.enum(LOOK_OCCASIONS),
    part: z.enum(LOOK_PARTS),
    /** The first and the last of the openings that are one look. */
    beganAt: instant,
    at: instant,
    /** The share by which they still see the profile, to be taken back; null: there is none. */
    shareId: z.string().nullable(),
  })
  .meta({ id: 'ProfileLook' });

export const listProfileLooks = endpoint({
  name: 'listProfileLooks',
  method: 'GET',
  path: '/api/v1/candidate/looks',
  summary: 'Who looked at my profile or a CV of mine within the last 24 months, newest first.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(LOOK_LIMITS.pages).default(1) }),
  returns: z.object({ looks: z.array(profileLook), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  errors: [],
});
