// People as the platform's administrators find them: a card that shows and never edits, roles, sessions, locks, the deletion queue, and
// a look through a candidate's eyes. What hands out power, shows a person or cannot be undone asks for a fresh proof (ProofNeeded).
import { ROLES } from '@fairway/rules/access';
import { USER_SORTS, USER_STATUSES } from '@fairway/rules/administration';
import { SUSPENSION_REASON_CHARACTERS } from '@fairway/rules/organizations';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/users';
const params = z.strictObject({ id: uuid });
/** Why; a line of the audit. */
const reason = text(SUSPENSION_REASON_CHARACTERS).refine((words) => words.trim() !== '');

const heldRole = z.object({
  id: uuid,
  role: z.enum(ROLES),
  organization: z.object({ id: z.int(), name: z.string() }).nullable(),
  school: z.object({ id: z.int(), name: z.string() }).nullable(),
  grantedAt: z.string(),
});

export const userRow = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    status: z.enum(USER_STATUSES),
    roles: z.array(z.enum(ROLES)),
    createdAt: z.string(),
    deletionDueAt: z.string().nullable(),
  })
  .meta({ id: 'UserRow' });

const otherAccount = { id: uuid, name: z.string(), email: z.string() };

export const userCard = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    status: z.enum(USER_STATUSES),
    locale: z.string(),
    timeZone: z.string(),
    tenant: z.object({ id: z.int(), name: z.string() }).nullable(),
    createdAt: z.string(),
    deletionRequestedAt: z.string().nullable(),
    deletionDueAt: z.string().nullable(),
    roles: z.array(heldRole),
    signIns: z.object({
      hasPassword: z.boolean(),
      passwordChangedAt: z.string().nullable(),
      providers: z.array(z.string()),
      passkeys: z.int(),
      authenticator: z.boolean(),
      /** Too many wrong passwords or codes: it has to wait. */
      isLocked: z.boolean(),
    }),
    /** That live; the last used first. */
    sessions: z.array(
      z.object({
        id: uuid,
        method: z.string(),
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
        /** An administrator who looks through this person's eyes. */
        isView: z.boolean(),
      }),
    ),
    connections: z.array(
      z.object({
        school: z.object({ id: z.int(), name: z.string() }),
        state: z.string(),
        method: z.string().nullable(),
        requestedAt: z.string().nullable(),
        verifiedAt: z.string().nullable(),
        expiresAt: z.string().nullable(),
      }),
    ),
    /** The newest 20. */
    mails: z.array(
      z.object({
        id: uuid,
        kind: z.string(),
        recipient: z.string(),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
        failedAt: z.string().nullable(),
        failure: z.string().nullable(),
      }),
    ),
    /** The account that took this one over, and until when that can be undone; null: it no longer can. */
    mergedInto: z.object({ ...otherAccount, undoUntil: z.string().nullable() }).nullable(),
    /** Accounts that lead to this one. */
    mergedFrom: z.array(z.object(otherAccount)),
    /** What may be done, besides what everybody on this page may. */
    can: z.object({ viewAs: z.boolean(), merge: z.boolean(), suspend: z.boolean(), reinstate: z.boolean() }),
  })
  .meta({ id: 'UserCard' });

export const usersList = listEndpoints({
  noun: 'Users',
  path: base,
  summary: 'People by name, e-mail or id; also the queue of deletions.',
  tag: 'administration',
  access: 'platformAdmin',
  row: userRow,
  sorts: USER_SORTS,
  sort: 'name',
  filters: {
    role: z.enum(ROLES).optional(),
    status: z.enum(USER_STATUSES).optional(),
    /** Asked to be erased, or past the 72 hours. */
    deletion: z.enum(['asked', 'due']).optional(),
  },
});

export const getUserCard = endpoint({
  name: 'getUserCard',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One person: roles, ways to sign in, sessions, connections, mails.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: [],
});

const id32 = z.int().min(1).max(2_147_483_647);

export const grantUserRole = endpoint({
  name: 'grantUserRole',
  method: 'POST',
  path: `${base}/{id}/roles`,
  summary: 'Gives a role, with the organization or school that it is held for; giving it twice is giving it once.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ role: z.enum(ROLES), organizationId: id32.nullable().default(null), schoolId: id32.nullable().default(null) }),
  returns: userCard,
  errors: ['users.role_scope', 'ProofNeeded'],
});

export const revokeUserRole = endpoint({
  name: 'revokeUserRole',
  method: 'DELETE',
  path: `${base}/{id}/roles/{roleId}`,
  summary: 'Takes a role away and ends the person’s sessions; a role that is not held is an error.',
  tag: 'administration',
  access: 'platformAdmin',
  params: z.strictObject({ id: uuid, roleId: uuid }),
  returns: userCard,
  errors: ['users.last_administrator', 'ProofNeeded'],
});

export const endUserSessions = endpoint({
  name: 'endUserSessions',
  method: 'POST',
  path: `${base}/{id}/sessions/end`,
  summary: 'Ends one session of a person, or all of them.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ sessionId: uuid.optional() }),
  returns: userCard,
  errors: [],
});

export const unlockUserAccount = endpoint({
  name: 'unlockUserAccount',
  method: 'POST',
  path: `${base}/{id}/unlock`,
  summary: 'Forgets wrong passwords and codes, so that the person need not wait; where nothing was locked, that is the error.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: ['users.not_locked'],
});

export const resetUserSecondFactor = endpoint({
  name: 'resetUserSecondFactor',
  method: 'DELETE',
  path: `${base}/{id}/second-factor`,
  summary: 'Removes the authenticator and recovery codes of somebody who lost them, and ends the sessions; the person is told by mail.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: ['users.own_account', 'users.no_second_factor', 'ProofNeeded'],
});

export const setUserStatus = endpoint({
  name: 'setUserStatus',
  method: 'PUT',
  path: `${base}/{id}/status`,
  summary: 'Suspends an account with a reason and ends its sessions, or reinstates it.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('active') }),
    z.strictObject({ status: z.literal('suspended'), reason }),
  ]),
  returns: userCard,
  errors: ['users.own_account', 'users.last_administrator', 'users.not_active', 'users.being_erased', 'ProofNeeded'],
});

export const carryOutDeletion = endpoint({
  name: 'carryOutDeletion',
  method: 'POST',
  path: `${base}/{id}/deletion/carry-out`,
  summary: 'Erases now who asked to be erased: sessions end at once, the person goes when no token lives any more.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: ['users.no_deletion', 'users.own_account', 'ProofNeeded'],
});

export const stopDeletion = endpoint({
  name: 'stopDeletion',
  method: 'DELETE',
  path: `${base}/{id}/deletion`,
  summary: 'Stops a deletion that was asked for and has not begun; the person is told by mail.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: ['users.no_deletion'],
});

export const viewAsUser = endpoint({
  name: 'viewAsUser',
  method: 'POST',
  path: `${base}/{id}/view-as`,
  summary: 'Opens a session of 30 minutes that sees what a candidate sees and can change nothing; the own session waits.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ reason }),
  returns: z.object({ endsAt: z.string() }),
  errors: ['users.not_viewable', 'InsecureConnection', 'ProofNeeded'],
});

export const leaveViewAs = endpoint({
  name: 'leaveViewAs',
  method: 'POST',
  path: '/identity/v1/view-as/leave',
  summary: 'Ends the look through a candidate’s eyes and takes up the own session again; without one nothing happens.',
  tag: 'identity',
  access: 'public',
  whileViewing: 'allowed',
  returns: z.object({ userId: uuid.nullable(), restored: z.boolean() }),
  errors: ['InsecureConnection'],
  tx: false,
});
