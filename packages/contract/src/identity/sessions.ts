// Who is signed in in this browser. @rule identity.6
import { ROLES } from '@fairway/rules/access';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale } from '../kernel/fields.ts';

export const session = z
  .object({
    authenticated: z.boolean(),
    /** No access cookie, but a refresh cookie came: refresh, then ask again. @rule identity.7 */
    canRefresh: z.boolean(),
    /** Milliseconds until the access token ends; null for visitors. */
    accessEndsInMs: z.int().nullable(),
    user: z
      .object({
        id: z.string(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        avatar: z.string().nullable(),
        locale,
        roles: z.array(z.enum(ROLES)),
        organizationIds: z.array(z.int()),
        schoolIds: z.array(z.int()),
        staffSchoolIds: z.array(z.int()),
        /** An administrator who has to set up a second factor before staff pages open. */
        secondFactorNeeded: z.boolean(),
        /** When the account is erased unless that is undone. */
        deletionDueAt: z.string().nullable(),
        /** An administrator looks through this person's eyes: until when, and nothing can be changed. */
        viewEndsAt: z.string().nullable(),
      })
      .nullable(),
    unreadMessages: z.int(),
  })
  .meta({ id: 'Session' });

export const getSession = endpoint({
  name: 'getSession',
  method: 'GET',
  path: '/identity/v1/session',
  summary: 'Who is signed in; asked after the first paint.',
  tag: 'identity',
  access: 'public',
  returns: session,
  errors: [],
});
