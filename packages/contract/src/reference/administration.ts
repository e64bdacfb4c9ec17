// Reference data as the platform's administrators keep it: sectors and skills with their names in 14 locales, and the skills that people
// typed. What comes with the software (languages, countries, ...) is not edited. @rule reference.2
import { KEY_CODE_POINTS } from '@fairway/rules/folding';
import {
  EDITED_KINDS,
  ENTRY_NAME_CHARACTERS,
  ENTRY_SORTS,
  ENTRY_STATES,
  entryOfId,
  FIXED_KIND_NAMES,
  TYPED_SKILL_SORTS,
  TYPED_SKILLS_AT_ONCE,
} from '@fairway/rules/reference-entries';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/reference';
const kindParams = z.strictObject({ kind: z.enum(EDITED_KINDS) });
const entryParams = z.strictObject({ id: text(30).refine((id) => entryOfId(id) !== undefined) });

/** Names by locale; English is never missing. An empty text is no name. */
const names = z.partialRecord(locale, text(ENTRY_NAME_CHARACTERS)).refine((given) => (given.en ?? '').trim() !== '', { path: ['en'] });

export const referenceEntry = z
  .object({
    /** `skills-12` */
    id: z.string(),
    kind: z.enum(EDITED_KINDS),
    /** What it is kept by, and never changes: the code of a sector, the first English name of a skill. */
    key: z.string(),
    names: z.partialRecord(locale, z.string()),
    offered: z.boolean(),
    /** `fairway`, or the classification it was imported from. */
    source: z.string(),
    /** How often it is chosen; null: profiles alone choose from this list. */
    uses: z.object({ profiles: z.int(), companies: z.int().nullable(), postings: z.int().nullable() }),
    /** Given back with an edit: another edit meanwhile is told. */
    mark: z.string(),
  })
  .meta({ id: 'ReferenceEntry' });

export const typedSkill = z
  .object({
    /** The name without case and accents: names a row. */
    folded: z.string(),
    /** As most people typed it. */
    name: z.string(),
    uses: z.int(),
    /** An offered skill that is called this in some language, or is written so. */
    likely: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'TypedSkill' });

export const getReferenceOverview = endpoint({
  name: 'getReferenceOverview',
  method: 'GET',
  path: base,
  summary: 'All lists: how many entries they have, and how many of those lack a name in each locale.',
  tag: 'reference',
  access: 'platformAdmin',
  returns: z
    .object({
      lists: z.array(
        z.object({
          kind: z.enum(EDITED_KINDS),
          offered: z.int(),
          retired: z.int(),
          /** Offered entries without a name, by locale; locales that lack none are left out. */
          missing: z.partialRecord(locale, z.int()),
        }),
      ),
      /** Lists that come with the software: how many entries, and how many of them nobody names in a locale; locales that lack none are left out. */
      fixed: z.array(z.object({ kind: z.enum(FIXED_KIND_NAMES), total: z.int(), missing: z.partialRecord(locale, z.int()) })),
      /** Different names of skills that people typed. */
      typedSkills: z.int(),
    })
    .meta({ id: 'ReferenceOverview' }),
  errors: [],
});

export const referenceEntriesList = listEndpoints({
  noun: 'ReferenceEntries',
  path: `${base}/{kind}`,
  summary: 'The entries of a list; the search looks at their names in every locale.',
  tag: 'reference',
  access: 'platformAdmin',
  params: kindParams,
  fileSummary:
    'The same list as a CSV file: kind, key and a column a locale. It can be imported again; its last column tells what was edited meanwhile.',
  row: referenceEntry,
  sorts: ENTRY_SORTS,
  sort: 'name',
  filters: {
    state: z.enum(ENTRY_STATES).optional(),
    /** Without a name in this locale. */
    missing: locale.optional(),
  },
});

export const addReferenceEntry = endpoint({
  name: 'addReferenceEntry',
  method: 'POST',
  path: `${base}/{kind}`,
  summary: 'Adds an entry; people who typed a new skill’s English name have that skill from now on.',
  tag: 'reference',
  access: 'platformAdmin',
  params: kindParams,
  body: z.strictObject({ names }),
  status: 201,
  returns: referenceEntry,
  errors: ['reference.name_taken'],
  tx: false,
});

export const getReferenceEntry = endpoint({
  name: 'getReferenceEntry',
  method: 'GET',
  path: '/api/v1/admin/reference-entries/{id}',
  summary: 'One entry with its names and uses.',
  tag: 'reference',
  access: 'platformAdmin',
  params: entryParams,
  returns: referenceEntry,
  errors: [],
});

export const changeReferenceEntry = endpoint({
  name: 'changeReferenceEntry',
  method: 'PUT',
  path: '/api/v1/admin/reference-entries/{id}',
  summary: 'Gives an entry other names: what is sent replaces what was there. `mark` is that of the entry that was edited.',
  tag: 'reference',
  access: 'platformAdmin',
  params: entryParams,
  body: z.strictObject({ names, mark: text(64) }),
  returns: referenceEntry,
  errors: ['reference.name_taken', 'reference.changed'],
  tx: false,
});

export const offerReferenceEntry = endpoint({
  name: 'offerReferenceEntry',
  method: 'PUT',
  path: '/api/v1/admin/reference-entries/{id}/offered',
  summary: 'Retires an entry, or offers it again. Who chose a retired one keeps it.',
  tag: 'reference',
  access: 'platformAdmin',
  params: entryParams,
  body: z.strictObject({ offered: z.boolean() }),
  returns: referenceEntry,
  errors: [],
  tx: false,
});

export const typedSkillsList = listEndpoints({
  noun: 'TypedSkills',
  path: '/api/v1/admin/typed-skills',
  summary: 'Skills that people typed, the most frequent first; names and counts, never whose they are.',
  tag: 'reference',
  access: 'platformAdmin',
  row: typedSkill,
  sorts: TYPED_SKILL_SORTS,
  sort: '-uses',
});

export const mergeTypedSkills = endpoint({
  name: 'mergeTypedSkills',
  method: 'POST',
  path: '/api/v1/admin/typed-skills/merge',
  summary: 'Makes typed skills the offered one: everybody who has one of them has that skill, once. Repeated, nothing happens.',
  tag: 'reference',
  access: 'platformAdmin',
  body: z.strictObject({
    folded: z
      .array(text(2 * KEY_CODE_POINTS))
      .min(1)
      .max(TYPED_SKILLS_AT_ONCE),
    intoSkillId: z.int().min(1).max(2_147_483_647),
  }),
  returns: z.object({ people: z.int() }),
  bodyLimitBytes: 262_144,
  errors: ['not_found'],
  tx: false,
});
