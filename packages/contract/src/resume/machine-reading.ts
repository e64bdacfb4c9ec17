// What a machine reads in a CV that was uploaded or made here, with its gaps: what employers' systems will or will not find. Who is sent a CV
// reads the same beside it (applicants/files.ts, shared-profiles/endpoints.ts).

import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, uuid } from '../kernel/fields.ts';
import { RESUME_LAYOUTS } from './endpoints.ts';

/** `isDoubtful`: it can be read in another way. */
const field = z.object({ value: z.string(), isDoubtful: z.boolean() });

const entry = z.object({
  /** A title or a degree. */
  what: field.nullable(),
  /** An employer, a school or an organization. */
  who: field.nullable(),
  place: z.string().nullable(),
  /** `2021`, `2021-09` or `2021-09-15`. */
  start: field.nullable(),
  end: field.nullable(),
  isCurrent: z.boolean(),
  description: z.string().nullable(),
});

export const machineReading = z
  .object({
    name: field.nullable(),
    headline: z.string().nullable(),
    emails: z.array(field),
    phones: z.array(field),
    links: z.array(field),
    place: field.nullable(),
    /** ISO 3166 alpha-2. */
    nationalities: z.array(field),
    /** Countries, or `EU`, where the person says that they may work. */
    permits: z.array(field),
    summary: z.string().nullable(),
    work: z.array(entry),
    education: z.array(entry),
    memberships: z.array(entry),
    languages: z.array(z.object({ name: z.string(), level: z.string().nullable(), words: z.string().nullable() })),
    skills: z.array(z.string()),
    certificates: z.array(z.string()),
    unread: z.array(z.object({ heading: z.string().nullable(), lines: z.array(z.string()) })),
    /** `at`: the place of the entry that lacks it among work, education or languages; null: the CV as a whole lacks it. */
    gaps: z.array(z.object({ code: z.string(), at: z.int().nullable() })),
    /** Text that no reader sees and machines may take for a trick. */
    hiddenCharacters: z.int(),
  })
  .meta({ id: 'MachineReading' });

const UNREAD = ['import.damaged', 'import.locked', 'import.no_text', 'import.no_letters', 'import.too_much', 'import.failed'] as const;
/** Why nothing can be read in a file that somebody uploaded. */
export const READING_ERRORS = ['documents.wrong_type', ...UNREAD] as const;

export const readDocument = endpoint({
  name: 'readDocument',
  method: 'GET',
  path: '/api/v1/candidate/cv/{id}/reading',
  summary: 'What a machine reads in one of my documents.',
  tag: 'resume',
  access: 'candidate',
  feature: 'documents',
  params: z.strictObject({ id: uuid }),
  returns: machineReading,
  errors: READING_ERRORS,
});

export const readResume = endpoint({
  name: 'readResume',
  method: 'GET',
  path: '/api/v1/candidate/resume-reading',
  summary: 'What a machine reads in the PDF of my profile.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  query: z.strictObject({ layout: z.enum(RESUME_LAYOUTS).default('classic'), locale: locale.default('en') }),
  returns: machineReading,
  errors: [...UNREAD],
});
