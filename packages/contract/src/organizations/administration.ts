// Organizations as the platform's administrators keep them: approved, suspended, put into a tree, merged.
import {
  ORGANIZATION_PLACES,
  ORGANIZATION_SIZES,
  ORGANIZATION_SORTS,
  ORGANIZATION_STATES,
  SHOWN_LIMITS,
  SUSPENSION_REASON_CHARACTERS,
} from '@fairway/rules/organizations';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, locale, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/organizations';
const params = z.strictObject({ id: intId });
const otherId = z.int().min(1).max(2_147_483_647);

const named = z.object({ id: z.int(), name: z.string() });
const state = z.enum(ORGANIZATION_STATES);

type OrganizationNode = { id: number; name: string; state: (typeof ORGANIZATION_STATES)[number]; children: OrganizationNode[] };
export const organizationNode: z.ZodType<OrganizationNode> = z
  .object({
    id: z.int(),
    name: z.string(),
    state,
    get children() {
      return z.array(organizationNode);
    },
  })
  .meta({ id: 'OrganizationNode' });

export const organizationRow = z
  .object({
    id: z.int(),
    name: z.string(),
    state,
    country: z.string().nullable(),
    source: z.string(),
    parent: named.nullable(),
    openPostings: z.int(),
    followers: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OrganizationRow' });

/** What it shows of itself: figures, and people with role and text by locale. */
const shown = {
  size: z.enum(ORGANIZATION_SIZES).nullable(),
  foundedYear: z.int().min(SHOWN_LIMITS.foundedFrom).max(2200).nullable(),
  shownPeople: z
    .array(
      z.strictObject({
        name: text(SHOWN_LIMITS.nameCharacters).refine((name) => name.trim() !== ''),
        role: z.partialRecord(locale, text(SHOWN_LIMITS.roleCharacters)),
        text: z.partialRecord(locale, text(SHOWN_LIMITS.textCharacters)),
      }),
    )
    .max(SHOWN_LIMITS.people),
  /** Of these three; what is sent names the one that it began from. */
  shownEdition: z.int().min(0),
};

const counts = {
  postings: z.int(),
  openPostings: z.int(),
  followers: z.int(),
  articles: z.int(),
  administrators: z.int(),
  /** Organizations right below it. */
  children: z.int(),
  /** Names of feeds whose postings it has. */
  sources: z.array(z.string()),
};

export const organization = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The path segment of its public page. */
    segment: z.string(),
    state,
    suspension: z.object({ reason: z.string(), at: z.string() }).nullable(),
    country: z.string().nullable(),
    link: z.string().nullable(),
    logo: z.string().nullable(),
    sectors: z.array(z.string()),
    source: z.string(),
    externalId: z.string().nullable(),
    parent: named.nullable(),
    ...shown,
    /** The whole tree it stands in, of every state. */
    tree: organizationNode,
    ...counts,
    people: z.array(z.object({ userId: uuid, name: z.string(), email: z.string() })),
    /** Organizations that were merged into it: their addresses lead here. */
    merged: z.array(named),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminOrganization' });

export const organizationsList = listEndpoints({
  noun: 'Organizations',
  path: base,
  summary: 'Every organization of whatever state, with its open postings and followers.',
  tag: 'organizations',
  access: 'platformAdmin',
  row: organizationRow,
  sorts: ORGANIZATION_SORTS,
  sort: 'name',
  filters: {
    state: z.enum(ORGANIZATION_STATES).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    place: z.enum(ORGANIZATION_PLACES).optional(),
    /** Those right below this one. */
    parent: intId.optional(),
    /** Who brought it: the name of a feed, or `fairway`. */
    source: text(60).optional(),
  },
});

export const getOrganization = endpoint({
  name: 'getOrganization',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One organization with its counts, people and tree; the id of a merged one gives the one that took it over.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  returns: organization,
  errors: ['companies.not_found'],
});

export const setOrganizationState = endpoint({
  name: 'setOrganizationState',
  method: 'PUT',
  path: `${base}/{id}/state`,
  summary: 'Approves, suspends with a reason, or lifts a suspension. A suspended one and its postings are seen by nobody from then on.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  body: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('active') }),
    z.strictObject({
      state: z.literal('suspended'),
      reason: text(SUSPENSION_REASON_CHARACTERS).refine((reason) => reason.trim() !== ''),
    }),
  ]),
  returns: organization,
  errors: ['companies.not_found'],
});

export const setOrganizationParent = endpoint({
  name: 'setOrganizationParent',
  method: 'PUT',
  path: `${base}/{id}/parent`,
  summary: 'Puts an organization below another, or at the top with null.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ parentId: otherId.nullable() }),
  returns: organization,
  errors: ['companies.not_found', 'companies.parent_unknown', 'companies.parent_cycle', 'companies.parent_depth'],
});

export const setOrganizationShown = endpoint({
  name: 'setOrganizationShown',
  method: 'PUT',
  path: `${base}/{id}/shown`,
  summary:
    'Changes what an organization shows of itself: its size, the year it was founded and its people, in their order. Refused where another edition came meanwhile.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  body: z.strictObject(shown),
  returns: organization,
  errors: ['companies.not_found', 'organizations.changed'],
});

const mergeErrors = [
  'companies.not_found',
  'companies.merge_unknown',
  'companies.merge_same',
  'companies.merge_cycle',
  'companies.merge_state',
] as const;

export const previewOrganizationMerge = endpoint({
  name: 'previewOrganizationMerge',
  method: 'GET',
  path: `${base}/{id}/merge`,
  summary: 'What would move if the organization were merged into another.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  query: z.strictObject({ into: intId }),
  returns: z.object({ source: named, target: named, ...counts }).meta({ id: 'OrganizationMergePreview' }),
  errors: mergeErrors,
});

export const mergeOrganization = endpoint({
  name: 'mergeOrganization',
  method: 'POST',
  path: `${base}/{id}/merge`,
  summary: 'Merges the organization into another: all that it has moves, its address leads on, its feeds find the other. Gives the other.',
  tag: 'organizations',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ into: otherId }),
  returns: organization,
  errors: mergeErrors,
});
