// Refer a friend (@rule referrals.1): by name and address, one translated mail, no reminders, never again to an address that declined.
// Whether an address is known, was invited by others or declined is not told to the one who asks.
import { z } from 'zod';
import { email } from '../identity/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';

const referral = z
  .object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string(), createdAt: z.string(), joined: z.boolean() })
  .meta({ id: 'Referral' });

export const listReferrals = endpoint({
  name: 'listReferrals',
  method: 'GET',
  path: '/api/v1/referrals',
  summary: 'The friends I invited, newest first.',
  tag: 'referrals',
  access: 'user',
  feature: 'referrals',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  returns: z.object({ referrals: z.array(referral), total: z.int() }),
  errors: [],
});

export const createReferral = endpoint({
  name: 'createReferral',
  method: 'POST',
  path: '/api/v1/referrals',
  summary: 'Invites a friend; the same friend twice is one invitation.',
  tag: 'referrals',
  access: 'user',
  feature: 'referrals',
  body: z.strictObject({ firstName: text(100).trim().min(1), lastName: text(100).trim().min(1), email }),
  status: 201,
  returns: referral,
  errors: ['InvalidEmail', 'referrals.own_address'],
  tx: false,
});

export const declineInvitations = endpoint({
  name: 'declineInvitations',
  method: 'POST',
  path: '/api/v1/referrals/decline',
  summary: 'By the signed link of an invitation: this address gets no more of them.',
  tag: 'referrals',
  access: 'public',
  body: z.strictObject({ token: text(1000) }),
  returns: z.object({ declined: z.boolean() }),
  errors: ['InvalidToken'],
});
