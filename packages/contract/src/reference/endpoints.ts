// Lists that profiles choose from. Names are in the reader's language; codes and ids are what is kept. @rule reference.5
import { PROFICIENCIES } from '@fairway/rules/profile';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text } from '../kernel/fields.ts';

const typed = { q: text(200).default(''), limit: z.coerce.number().int().min(1).max(50).default(50), locale: locale.default('en') };

export const listLanguages = endpoint({
  name: 'listLanguages',
  method: 'GET',
  path: '/api/v1/languages',
  summary: 'All languages by name, ending with Other, and the five levels of proficiency, lowest first.',
  tag: 'reference',
  access: 'public',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({
    /** @rule reference.3 */
    languages: z.array(z.object({ code: z.string(), label: z.string(), sort: z.int(), value: z.string() })),
    proficiencies: z.array(z.object({ id: z.enum(PROFICIENCIES), name: z.string(), level: z.int() })),
  }),
  errors: [],
});

export const listSkills = endpoint({
  name: 'listSkills',
  method: 'GET',
  path: '/api/v1/skills',
  summary: 'Skills for a text being typed, those that begin with it first; other spellings are found too.',
  tag: 'reference',
  access: 'public',
  query: z.strictObject(typed),
  returns: z.object({ skills: z.array(z.object({ id: z.int(), name: z.string() })) }),
  errors: [],
});

export const listSectorsOfPlatform = endpoint({
  name: 'listSectorsOfPlatform',
  method: 'GET',
  path: '/api/v1/sectors',
  summary: 'The sectors in their order.',
  tag: 'reference',
  access: 'public',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ sectors: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const listCareerFields = endpoint({
  name: 'listCareerFields',
  method: 'GET',
  path: '/api/v1/careerfields',
  summary: 'Career fields (functions) by name: the categories that postings have.',
  tag: 'reference',
  access: 'public',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ careerFields: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const listEmployers = endpoint({
  name: 'listEmployers',
  method: 'GET',
  path: '/api/v1/employers',
  summary: 'Employers for a text being typed; `includeCustomFor` with `me` or my user id adds the names that I typed myself.',
  tag: 'reference',
  access: 'public',
  query: z.strictObject({ ...typed, includeCustomFor: text(40).optional() }),
  returns: z.object({ employers: z.array(z.object({ id: z.int().nullable(), name: z.string(), logo: z.string().nullable() })) }),
  errors: [],
});
