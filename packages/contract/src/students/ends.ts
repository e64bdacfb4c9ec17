// The last day of many verifications at once: looked at, changed, taken back. @rule verification.29
import { EXACT_TOTAL } from '@fairway/rules/lists';
import { CHOSEN_AT_ONCE } from '@fairway/rules/students';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, uuid } from '../kernel/fields.ts';
import { selectionOf } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { studentsList } from './endpoints.ts';
import { studentChange } from './labels.ts';

const shape = { tag: 'students', access: 'schoolStaff', method: 'POST', params: managedSchoolParams } as const;
const path = '/api/v1/staff/schools/{schoolId}/students/end';
const asked = z.strictObject({
  students: selectionOf(studentsList, CHOSEN_AT_ONCE),
  /** The last day; null: no end. */
  endsOn: date.nullable(),
});

export const checkStudentEnds = endpoint({
  ...shape,
  name: 'checkStudentEnds',
  path: `${path}/check`,
  summary: 'What another last day of their verifications would change. Nothing is written.',
  body: asked,
  returns: z
    .object({
      /** Whose verification would end before it does now, and whose after. */
      earlier: z.int(),
      later: z.int(),
      /** Who has that end already. */
      same: z.int(),
      /** Who is not verified, and is left alone. */
      unverified: z.int(),
    })
    .meta({ id: 'CheckedStudentEnds' }),
  errors: ['lists.changed', 'students.end'],
});

export const changeStudentEnds = endpoint({
  ...shape,
  name: 'changeStudentEnds',
  path,
  summary:
    'Gives the verifications of students another last day, or none: all of them, or nobody. `changed`: how many were shown to get another one. What changed is taken back as one within a day.',
  body: asked.extend({ changed: z.int().min(1).max(EXACT_TOTAL) }),
  returns: studentChange,
  errors: ['lists.changed', 'students.end'],
});

export const undoStudentEnds = endpoint({
  ...shape,
  name: 'undoStudentEnds',
  path: `${path}/undo`,
  summary: 'Takes back what a change of ends changed, where nobody changed it since. Again changes nothing.',
  body: z.strictObject({ change: uuid }),
  errors: [],
});
