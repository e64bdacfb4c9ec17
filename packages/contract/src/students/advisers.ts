// Advisers: who of a school's staff looks after which of its students, given by hand or by the school's rules.
import { ADVISER_RULES_MAX, SURNAME_LETTERS } from '@fairway/rules/advisers';
import { EXACT_TOTAL } from '@fairway/rules/lists';
import { CHOSEN_AT_ONCE } from '@fairway/rules/students';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, text, uuid } from '../kernel/fields.ts';
import { selectionOf } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { studentsList } from './endpoints.ts';
import { studentChange } from './labels.ts';

const shape = { tag: 'students', access: 'schoolStaff', params: managedSchoolParams } as const;
const base = '/api/v1/staff/schools/{schoolId}';
/** Letters as they are typed: accents may stand by themselves. */
const letters = text(SURNAME_LETTERS * 10).default('');

export const listAdvisers = endpoint({
  ...shape,
  name: 'listAdvisers',
  method: 'GET',
  path: `${base}/student-advisers`,
  summary: 'Who can advise at the school, by name, with how many students each advises.',
  returns: z.object({
    advisers: z.array(z.object({ id: z.string(), name: z.string(), isYou: z.boolean(), students: z.int() })),
  }),
  errors: [],
});

export const assignAdviser = endpoint({
  ...shape,
  name: 'assignAdviser',
  method: 'POST',
  path: `${base}/students/adviser`,
  summary: 'Gives students an adviser, or none: all of them, or nobody. What changed is taken back as one within a day.',
  body: z.strictObject({ students: selectionOf(studentsList, CHOSEN_AT_ONCE), adviserId: uuid.nullable() }),
  returns: studentChange,
  errors: ['lists.changed', 'students.no_adviser'],
});

export const undoAdvisers = endpoint({
  ...shape,
  name: 'undoAdvisers',
  method: 'POST',
  path: `${base}/students/adviser/undo`,
  summary: 'Takes back what giving advisers changed, where nobody changed it since. Again changes nothing.',
  body: z.strictObject({ change: uuid }),
  errors: [],
});

const adviserRules = z
  .object({
    /** In their order: the first that fits counts. */
    rules: z.array(
      z.object({
        adviser: z.object({ id: z.string(), name: z.string() }),
        /** null: of any program. */
        program: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** First letters of the surname, both inclusive; '': any. */
        surnameFrom: z.string(),
        surnameTo: z.string(),
      }),
    ),
    /** null: there are none. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'AdviserRules' });

export const getAdviserRules = endpoint({
  ...shape,
  name: 'getAdviserRules',
  method: 'GET',
  path: `${base}/student-advisers/rules`,
  summary: 'The rules by which students without an adviser are given one.',
  returns: adviserRules,
  errors: [],
});

export const saveAdviserRules = endpoint({
  ...shape,
  name: 'saveAdviserRules',
  method: 'PUT',
  path: `${base}/student-advisers/rules`,
  summary: 'Saves all rules in their order. `updatedAt`: of those that they were made from. Nobody is given another adviser by it.',
  access: 'schoolAdmin',
  body: z.strictObject({
    updatedAt: instant.nullable(),
    rules: z
      .array(z.strictObject({ adviserId: uuid, programId: uuid.nullable(), surnameFrom: letters, surnameTo: letters }))
      .max(ADVISER_RULES_MAX),
  }),
  returns: adviserRules,
  errors: ['settings.changed', 'settings.invalid'],
});

export const previewAdviserRules = endpoint({
  ...shape,
  name: 'previewAdviserRules',
  method: 'GET',
  path: `${base}/student-advisers/rules/preview`,
  summary: 'Whom the rules would give to verified students without an adviser. At most 10,000 are given one at once.',
  returns: z.object({
    /** How many would be given one now. */
    total: z.int(),
    advisers: z.array(z.object({ id: z.string(), name: z.string(), students: z.int() })),
    /** Without an adviser, and none of the rules fits. */
    left: z.int(),
  }),
  errors: [],
});

export const applyAdviserRules = endpoint({
  ...shape,
  name: 'applyAdviserRules',
  method: 'POST',
  path: `${base}/student-advisers/rules/apply`,
  summary:
    'Gives advisers by the rules to verified students without one. `total`: how many the preview said; taken back as one within a day.',
  body: z.strictObject({ total: z.int().min(1).max(EXACT_TOTAL) }),
  returns: studentChange,
  errors: ['lists.changed'],
});
