// The console of an organization: which ones the caller works for, what waits, its people, invitations and requests. @rule teams.3
import { ORGANIZATION_STATES } from '@fairway/rules/organizations';
import { EMPLOYER_ITEMS, TEAM_LIMITS, TEAM_ROLES, TEAM_SORTS, TEAM_STATES } from '@fairway/rules/teams';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { dnsProof, organizationParams, proof } from './requests.ts';

/** Of every path below /api/v1/employer/organizations/{organizationId}. */
export const EMPLOYER_BASE = '/api/v1/employer/organizations/{organizationId}';
const memberParams = organizationParams.extend({ userId: uuid });
const requestParams = organizationParams.extend({ id: uuid });
const role = z.enum(TEAM_ROLES);

export const employerOrganization = z
  .object({
    organizationId: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    country: z.string().nullable(),
    state: z.enum(ORGANIZATION_STATES),
    /** The caller’s role; of one below another that they own, the owner’s. */
    role,
  })
  .meta({ id: 'EmployerOrganization' });

export const employerOrganizationsList = listEndpoints({
  noun: 'EmployerOrganizations',
  path: '/api/v1/employer/organizations',
  summary: 'The organizations that the caller works for, those below one that they own, or every one for platform administrators.',
  tag: 'teams',
  access: 'organizationStaff',
  row: employerOrganization,
  /** `held`: those that the caller works for before those below them. */
  sorts: ['held', 'name', 'country'],
  sort: 'held',
  filters: {
    /** Only this one: the organization that an address names. */
    organizationId: intId.optional(),
  },
});

const items = z.array(z.object({ item: z.enum(EMPLOYER_ITEMS), count: z.int(), oldestAt: z.string().nullable() }));

export const getEmployerHome = endpoint({
  name: 'getEmployerHome',
  method: 'GET',
  path: `${EMPLOYER_BASE}/home`,
  summary: 'The first page of an organization’s console: its state, what was proven of it, and what waits, counted.',
  tag: 'teams',
  access: 'organizationStaff',
  params: organizationParams,
  returns: z.object({
    state: z.enum(ORGANIZATION_STATES),
    /** Why it is suspended; empty: it is not. */
    suspensionReason: z.string(),
    /** The path segment of its page. */
    segment: z.string(),
    host: z.string().nullable(),
    proofs: z.array(proof),
    items,
  }),
  errors: [],
});

export const getEmployerWaiting = endpoint({
  name: 'getEmployerWaiting',
  method: 'GET',
  path: `${EMPLOYER_BASE}/waiting`,
  summary: 'What waits at an organization, counted: what the menu of its console says beside its entries.',
  tag: 'teams',
  access: 'organizationStaff',
  params: organizationParams,
  returns: z.object({ items }),
  errors: [],
});

export const proveOwnByDns = endpoint({
  name: 'proveOwnOrganizationByDns',
  method: 'POST',
  path: `${EMPLOYER_BASE}/dns`,
  summary: 'The TXT record by which an owner proves the domain of the organization’s website; with `look` it is looked for.',
  tag: 'teams',
  access: 'organizationAdmin',
  params: organizationParams,
  body: z.strictObject({ look: z.boolean() }),
  returns: dnsProof,
  errors: ['teams.website_unfit'],
  tx: false,
});

export const teamMember = z
  .object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role,
    state: z.enum(TEAM_STATES),
    grantedAt: z.string(),
    isYou: z.boolean(),
    /** The only active owner: stays one. */
    isLastOwner: z.boolean(),
  })
  .meta({ id: 'TeamMember' });

export const teamList = listEndpoints({
  noun: 'TeamMembers',
  path: `${EMPLOYER_BASE}/team`,
  summary: 'Who works for an organization.',
  tag: 'teams',
  access: 'organizationStaff',
  params: organizationParams,
  row: teamMember,
  sorts: TEAM_SORTS,
  sort: 'role',
  filters: { role: role.optional(), state: z.enum(TEAM_STATES).optional() },
});

export const changeTeamRole = endpoint({
  name: 'changeTeamRole',
  method: 'PATCH',
  path: `${EMPLOYER_BASE}/team/{userId}`,
  summary: 'Gives somebody another role. `from`: the one that was shown.',
  tag: 'teams',
  access: 'organizationAdmin',
  params: memberParams,
  body: z.strictObject({ from: role, role }),
  errors: ['not_found', 'teams.changed', 'teams.last_owner'],
  tx: false,
});

export const transferOwnership = endpoint({
  name: 'transferOwnership',
  method: 'POST',
  path: `${EMPLOYER_BASE}/team/{userId}/ownership`,
  summary: 'Makes somebody of the team its owner and the caller a recruiter, in one step.',
  tag: 'teams',
  access: 'organizationAdmin',
  params: memberParams,
  errors: ['not_found', 'teams.not_owner', 'teams.transfer_to_self', 'teams.member_inactive'],
  tx: false,
});

export const removeFromTeam = endpoint({
  name: 'removeFromTeam',
  method: 'DELETE',
  path: `${EMPLOYER_BASE}/team/{userId}`,
  summary: 'Takes somebody off the team; anybody leaves by their own id. What they wrote stays. Repeated, nothing happens.',
  tag: 'teams',
  access: 'organizationStaff',
  params: memberParams,
  errors: ['not_found', 'teams.last_owner'],
  tx: false,
});

const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    invitedAt: z.string(),
    expiresAt: z.string(),
    isOver: z.boolean(),
    inviter: z.string(),
  })
  .meta({ id: 'SentTeamInvitation' });

const request = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Their account’s address, or the work address that they proved. */
    email: z.string(),
    /** The domain of the organization’s website that the address is at; null: it is elsewhere, or not proven. */
    provenDomain: z.string().nullable(),
    message: z.string(),
    askedAt: z.string(),
  })
  .meta({ id: 'JoinRequest' });

export const listTeamWaiting = endpoint({
  name: 'listTeamWaiting',
  method: 'GET',
  path: `${EMPLOYER_BASE}/joining`,
  summary: 'Who asks to join and who is invited, the oldest first; at most 100 of each.',
  tag: 'teams',
  access: 'organizationStaff',
  params: organizationParams,
  returns: z.object({ requests: z.array(request), invitations: z.array(invitation) }),
  errors: [],
});

export const inviteToTeam = endpoint({
  name: 'inviteToTeam',
  method: 'POST',
  path: `${EMPLOYER_BASE}/invitations`,
  summary: `Invites somebody by mail for ${TEAM_LIMITS.invitationDays} days; they sign in or register with that address and accept. Invited again, the invitation is renewed.`,
  tag: 'teams',
  access: 'organizationAdmin',
  params: organizationParams,
  body: z.strictObject({ email: text(254), role }),
  returns: invitation,
  errors: ['InvalidEmail', 'teams.member_already', 'teams.full'],
  tx: false,
});

export const revokeTeamInvitation = endpoint({
  name: 'revokeTeamInvitation',
  method: 'DELETE',
  path: `${EMPLOYER_BASE}/invitations/{id}`,
  summary: 'Takes an invitation back. Repeated, nothing happens.',
  tag: 'teams',
  access: 'organizationAdmin',
  params: requestParams,
  errors: [],
});

export const decideJoinRequest = endpoint({
  name: 'decideJoinRequest',
  method: 'POST',
  path: `${EMPLOYER_BASE}/requests/{id}/decision`,
  summary: 'Lets somebody join with a role, or declines with a word for them.',
  tag: 'teams',
  access: 'organizationAdmin',
  params: requestParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accepted'), role }),
    z.strictObject({ decision: z.literal('declined'), note: text(TEAM_LIMITS.noteCharacters).default('') }),
  ]),
  errors: ['not_found', 'teams.decided_already', 'teams.full'],
});
