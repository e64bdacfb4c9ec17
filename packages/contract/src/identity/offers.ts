// Roles at schools that somebody with an account is offered: they accept or decline. Issue 12 "Staff are invited, not made"
import { STAFF_ROLES } from '@fairway/rules/school-settings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, uuid } from '../kernel/fields.ts';

const base = '/identity/v1/staff-offers';
const one = { tag: 'identity', access: 'user', params: z.strictObject({ id: uuid }) } as const;

export const staffOffer = z
  .object({
    id: z.string(),
    school: z.object({ id: z.int(), name: z.string() }),
    role: z.enum(STAFF_ROLES),
    /** Who invites; empty: an account that is gone. */
    inviter: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'StaffOffer' });

export const listStaffOffers = endpoint({
  name: 'listStaffOffers',
  method: 'GET',
  path: base,
  summary: 'The roles at schools that the caller is offered now.',
  tag: 'identity',
  access: 'user',
  returns: z.object({ offers: z.array(staffOffer) }),
  errors: [],
});

export const acceptStaffOffer = endpoint({
  ...one,
  name: 'acceptStaffOffer',
  method: 'POST',
  path: `${base}/{id}/accept`,
  summary: 'Takes an offered role; it counts from the next refresh of the session.',
  errors: ['not_found'],
});

export const declineStaffOffer = endpoint({
  ...one,
  name: 'declineStaffOffer',
  method: 'POST',
  path: `${base}/{id}/decline`,
  summary: 'Declines an offered role.',
  errors: ['not_found'],
});
