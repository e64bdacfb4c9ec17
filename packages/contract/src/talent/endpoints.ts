// Talent search for those who recruit for an organization: people whose visibility lets employers find them, with what may be told before they
// consent to more. @rule talent.1
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { WORK_PREFERENCES } from '@fairway/rules/profile';
import { readTalentLanguage, TALENT_FILTERS, TALENT_LIMITS, TALENT_SORTS } from '@fairway/rules/talent';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, locale, many, text, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/talent`;
const common = { tag: 'talent', access: 'organizationStaff', params: organizationParams } as const;
const code = z.string().regex(/^[a-z0-9_]{1,60}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const id = z.string().regex(/^[1-9]\d{0,9}$/);

const person = z
  .object({
    userId: z.string(),
    /** The first name and an initial. @rule talent.2 */
    name: z.string(),
    positions: z.array(
      z.object({ title: z.string(), organization: z.string(), startOn: z.string().nullable(), endOn: z.string().nullable() }),
    ),
    studies: z.array(
      z.object({ program: z.string(), school: z.string(), level: z.enum(EDUCATION_LEVELS).nullable(), endOn: z.string().nullable() }),
    ),
    skills: z.array(z.string()),
    /** All that there are; `skills` are the first of them. */
    skillCount: z.int(),
    languages: z.array(z.object({ language: z.string(), level: z.int() })),
    country: z.string().nullable(),
    city: z.string().nullable(),
    permits: z.array(z.string()),
    openness: z.array(z.enum(WORK_PREFERENCES)),
    changedAt: instant,
    /** How the organization stands with them: nothing asked for, asked and not answered, shared. Nobody is told of a no. */
    share: z.enum(['none', 'waiting', 'shared']),
  })
  .meta({ id: 'TalentPerson' });

/** `count` is null where it is of fewer than may be told. @rule talent.4 */
const facet = z.array(z.object({ value: z.string(), count: z.int().nullable(), name: z.string().optional() }));

export const searchTalent = endpoint({
  ...common,
  name: 'searchTalent',
  method: 'GET',
  path: base,
  summary:
    'People who let employers find them, by words and filters, with what is told of them before they share more. Counts of fewer than ten people are not told. 503 with `retry-after` while a node reads them for the first time.',
  query: z.strictObject({
    q: text(TALENT_LIMITS.textCharacters).default(''),
    level: many(z.enum(EDUCATION_LEVELS), 10),
    field: many(code, 10),
    school: many(id, 10),
    graduation: many(z.string().regex(/^\d{4}$/), 10),
    /** `de.2`: German on that level (0 elementary, 4 native) or a higher one. All of them have to be spoken. */
    language: many(
      z.string().refine((value) => readTalentLanguage(value) !== undefined),
      10,
    ),
    /** Ids of skills; all of them have to be there. */
    skill: many(id, 10),
    country: many(country, 10),
    permit: many(country, 10),
    sector: many(code, 10),
    openness: many(z.enum(WORK_PREFERENCES), 5),
    sort: z.enum(TALENT_SORTS).default('relevance'),
    page: z.coerce.number().int().min(1).max(TALENT_LIMITS.pages).default(1),
    locale: locale.optional(),
  }),
  returns: z.object({
    people: z.array(person),
    total: z.int(),
    facets: z.object(
      Object.fromEntries(TALENT_FILTERS.map((name) => [name, facet])) as Record<(typeof TALENT_FILTERS)[number], typeof facet>,
    ),
    correctedText: z.string().nullable(),
    /** Words that were let go where few have all. */
    relaxedWithout: z.array(z.string()).nullable(),
    /** What the words do not want: people whose titles mean it are left out. */
    denied: z.array(z.string()),
    page: z.int(),
    hasNext: z.boolean(),
  }),
  errors: ['talent.unverified'],
});

export const getTalentPerson = endpoint({
  ...common,
  name: 'getTalentPerson',
  method: 'GET',
  path: `${base}/{userId}`,
  summary: 'One of them, with all skills and the summary; 404 where they do not let employers find them.',
  params: organizationParams.extend({ userId: uuid }),
  query: z.strictObject({ locale: locale.optional() }),
  returns: person.extend({ summary: z.string().nullable() }),
  errors: ['not_found', 'talent.unverified'],
});
