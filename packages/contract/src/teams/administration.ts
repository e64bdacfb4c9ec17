// Claims and foundings of organizations, as the platform's administrators decide on them. @rule teams.4
import { TEAM_LIMITS, TEAM_REQUEST_SORTS, TEAM_REQUEST_STATES } from '@fairway/rules/teams';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { proof, teamRequest } from './requests.ts';

const base = '/api/v1/admin/team-requests';
const params = z.strictObject({ id: uuid });

const claimRow = teamRequest
  .omit({ codeEndsAt: true })
  .extend({
    person: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
    /** The domain of the website that their proven address is at; null: it is elsewhere, or not proven. */
    provenDomain: z.string().nullable(),
    /** Who runs the organization by now. */
    owners: z.int(),
  })
  .meta({ id: 'OrganizationClaim' });

export const claimsList = listEndpoints({
  noun: 'OrganizationClaims',
  path: base,
  summary: 'Claims and foundings of organizations.',
  tag: 'teams',
  access: 'platformAdmin',
  row: claimRow,
  sorts: TEAM_REQUEST_SORTS,
  sort: '-asked',
  filters: { state: z.enum(TEAM_REQUEST_STATES).optional(), kind: z.enum(['claim', 'found']).optional() },
});

const claim = claimRow
  .extend({
    proofs: z.array(proof),
    runBy: z.array(z.object({ name: z.string(), email: z.string() })),
    alike: z.array(z.object({ id: z.int(), name: z.string(), host: z.string().nullable() })),
  })
  .meta({ id: 'OrganizationClaimDetail' });

export const getClaim = endpoint({
  name: 'getOrganizationClaim',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One claim with what was proven of the organization, who runs it, and others of the same name or website.',
  tag: 'teams',
  access: 'platformAdmin',
  params,
  returns: claim,
  errors: ['not_found'],
});

export const decideClaim = endpoint({
  name: 'decideOrganizationClaim',
  method: 'POST',
  path: `${base}/{id}/decision`,
  summary: 'Gives the organization to who claims it, or makes a founded one public; or declines with a reason, which they are told.',
  tag: 'teams',
  access: 'platformAdmin',
  params,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accepted'),
      /** Those who run it by now are owners no longer. */
      removesOwners: z.boolean().default(false),
    }),
    z.strictObject({ decision: z.literal('declined'), note: text(TEAM_LIMITS.noteCharacters).refine((note) => note.trim() !== '') }),
  ]),
  returns: claim,
  errors: ['not_found', 'teams.decided_already', 'companies.not_found'],
  tx: false,
});
