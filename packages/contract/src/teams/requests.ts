// Coming to work for an organization: finding it, asking, proving an address, founding one that is not listed; and invitations. @rule teams.1
import { TXT_OUTCOMES } from '@fairway/rules/domain-proof';
import { ORGANIZATION_STATES } from '@fairway/rules/organizations';
import { PROOF_METHODS, TEAM_LIMITS, TEAM_REQUEST_KINDS, TEAM_REQUEST_STATES, TEAM_ROLES } from '@fairway/rules/teams';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';

const base = '/api/v1/team-requests';
const LINK_CHARACTERS = 500;
const params = z.strictObject({ id: uuid });
const message = text(TEAM_LIMITS.messageCharacters).default('');

export const proof = z
  .object({
    method: z.enum(PROOF_METHODS),
    /** Empty: the platform looked into it. */
    domain: z.string(),
    provenAt: z.string(),
  })
  .meta({ id: 'OrganizationProof' });

export const foundOrganization = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    country: z.string().nullable(),
    /** The host of its website; null: it has none that is its own. */
    host: z.string().nullable(),
    /** Somebody runs it: they decide on who joins. */
    hasOwner: z.boolean(),
    /** The caller's own address speaks for it. */
    isYours: z.boolean(),
    proofs: z.array(proof),
  })
  .meta({ id: 'FoundOrganization' });

export const teamRequest = z
  .object({
    id: z.string(),
    kind: z.enum(TEAM_REQUEST_KINDS),
    state: z.enum(TEAM_REQUEST_STATES),
    organization: z.object({
      id: z.int(),
      name: z.string(),
      logo: z.string().nullable(),
      host: z.string().nullable(),
      state: z.enum(ORGANIZATION_STATES),
    }),
    message: z.string(),
    workEmail: z.string().nullable(),
    /** The address is proven to be the person's. */
    isProven: z.boolean(),
    /** Until when the code that was mailed holds; null: none was. */
    codeEndsAt: z.string().nullable(),
    askedAt: z.string(),
    decidedAt: z.string().nullable(),
    /** What those say who decided. */
    note: z.string(),
  })
  .meta({ id: 'TeamRequest' });

export const teamInvitation = z
  .object({
    id: z.string(),
    organization: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
    role: z.enum(TEAM_ROLES),
    /** Empty: an account that is gone. */
    inviter: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'TeamInvitation' });

export const findOrganizations = endpoint({
  name: 'findOrganizations',
  method: 'GET',
  path: `${base}/organizations`,
  summary: `Organizations by name or website, those that wait for approval too, the best ${TEAM_LIMITS.found}: to ask to work for one, and so that none is founded twice.`,
  tag: 'teams',
  access: 'user',
  query: z.strictObject({ q: text(200) }),
  returns: z.object({ organizations: z.array(foundOrganization) }),
  errors: [],
});

export const listTeamRequests = endpoint({
  name: 'listTeamRequests',
  method: 'GET',
  path: base,
  summary: 'The caller’s own requests, last asked first, and the invitations to their proven address.',
  tag: 'teams',
  access: 'user',
  returns: z.object({
    email: z.string(),
    isEmailProven: z.boolean(),
    requests: z.array(teamRequest),
    invitations: z.array(teamInvitation),
  }),
  errors: [],
});

export const askToJoin = endpoint({
  name: 'askToJoin',
  method: 'POST',
  path: base,
  summary:
    'Asks to work for an organization. One that nobody runs is the caller’s at once where their proven address is at the domain of its website. Asked again, the request that waits is given.',
  tag: 'teams',
  access: 'user',
  body: z.strictObject({
    organizationId: z.int().min(1).max(2_147_483_647),
    message,
    /** Somebody runs it, and should not. */
    wantsOwnership: z.boolean().default(false),
  }),
  returns: teamRequest,
  errors: ['companies.not_found', 'teams.member_already', 'teams.too_many', 'teams.email_unproven'],
});

export const foundOwn = endpoint({
  name: 'foundOrganization',
  method: 'POST',
  path: `${base}/founding`,
  summary:
    'Founds an organization, with the caller as its owner. Nobody else sees it before the platform has looked. `sure`: said again where one of the same name or website is there.',
  tag: 'teams',
  access: 'user',
  body: z.strictObject({
    name: text(200).refine((name) => name.trim() !== ''),
    website: text(LINK_CHARACTERS),
    country: z.string().regex(/^[A-Z]{2}$/),
    message,
    sure: z.boolean().default(false),
  }),
  returns: teamRequest,
  errors: ['teams.website_unfit', 'teams.like_another', 'teams.too_many', 'teams.email_unproven'],
});

export const sendWorkCode = endpoint({
  name: 'sendWorkCode',
  method: 'POST',
  path: `${base}/{id}/code`,
  summary: `Mails a code to an address at the domain of the organization’s website; it holds for ${TEAM_LIMITS.codeMinutes} minutes, and the one before ends.`,
  tag: 'teams',
  access: 'user',
  params,
  body: z.strictObject({ email: text(254) }),
  returns: teamRequest,
  errors: ['not_found', 'InvalidEmail', 'teams.not_waiting', 'teams.address_elsewhere', 'teams.proven_already'],
  tx: false,
});

export const proveWorkAddress = endpoint({
  name: 'proveWorkAddress',
  method: 'POST',
  path: `${base}/{id}/proof`,
  summary: 'Proves the work address by the mailed code. An organization that nobody runs is then the caller’s.',
  tag: 'teams',
  access: 'user',
  params,
  body: z.strictObject({ code: text(20) }),
  returns: teamRequest,
  errors: ['not_found', 'teams.not_waiting', 'teams.code_wrong', 'teams.code_over'],
  tx: false,
});

/** What to set at the domain, and what a look at it said; null: nobody has looked. */
export const dnsProof = z
  .object({ domain: z.string(), record: z.string(), outcome: z.enum(TXT_OUTCOMES).nullable() })
  .meta({ id: 'OrganizationDnsProof' });

export const proveByDns = endpoint({
  name: 'proveOrganizationByDns',
  method: 'POST',
  path: `${base}/{id}/dns`,
  summary:
    'The TXT record by which the caller proves the domain of the organization’s website; with `look` it is looked for. Found, an organization that nobody runs is the caller’s.',
  tag: 'teams',
  access: 'user',
  params,
  body: z.strictObject({ look: z.boolean() }),
  returns: dnsProof,
  errors: ['not_found', 'teams.not_waiting', 'teams.website_unfit'],
  tx: false,
});

export const withdrawTeamRequest = endpoint({
  name: 'withdrawTeamRequest',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Takes one’s own request back while it waits. Repeated, nothing happens.',
  tag: 'teams',
  access: 'user',
  params,
  errors: ['not_found', 'teams.decided_already'],
});

export const acceptTeamInvitation = endpoint({
  name: 'acceptTeamInvitation',
  method: 'POST',
  path: '/api/v1/team-invitations/{id}/accept',
  summary: 'Takes the role that is offered to the caller’s proven address; it counts from the next refresh of the session.',
  tag: 'teams',
  access: 'user',
  params,
  errors: ['not_found'],
});

export const declineTeamInvitation = endpoint({
  name: 'declineTeamInvitation',
  method: 'POST',
  path: '/api/v1/team-invitations/{id}/decline',
  summary: 'Declines the role that is offered to the caller’s proven address.',
  tag: 'teams',
  access: 'user',
  params,
  errors: ['not_found'],
});

export const organizationParams = z.strictObject({ organizationId: intId });
