// The labels of a school: what they are, and on which students they are.
import { CHOSEN_AT_ONCE, LABEL_COLORS, LABEL_NAME_CHARACTERS, LABELS_MAX } from '@fairway/rules/students';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';
import { selectionOf } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { studentLabel, studentsList } from './endpoints.ts';

const shape = { tag: 'students', access: 'schoolStaff' } as const;
const base = '/api/v1/staff/schools/{schoolId}';

/** What was done to students at once. */
export const studentChange = z
  .object({
    /** How many it was done to, whether or not it was so already. */
    students: z.int(),
    /** By which it is taken back; null: nothing changed. */
    change: z.string().nullable(),
  })
  .meta({ id: 'StudentChange' });

export const labelStudents = endpoint({
  ...shape,
  name: 'labelStudents',
  method: 'POST',
  path: `${base}/students/labels`,
  summary: 'Puts labels on students and takes others away: of all, or of none. What changed is taken back as one within a day.',
  params: managedSchoolParams,
  body: z.strictObject({
    students: selectionOf(studentsList, CHOSEN_AT_ONCE),
    add: z.array(uuid).max(LABELS_MAX).default([]),
    remove: z.array(uuid).max(LABELS_MAX).default([]),
  }),
  returns: studentChange,
  errors: ['lists.changed', 'students.label_provided'],
});

export const undoStudentLabels = endpoint({
  ...shape,
  name: 'undoStudentLabels',
  method: 'POST',
  path: `${base}/students/labels/undo`,
  summary: 'Takes back what labelling students changed, where nobody changed it since. Again changes nothing.',
  params: managedSchoolParams,
  body: z.strictObject({ change: uuid }),
  errors: [],
});

const labelFields = z.strictObject({ name: text(LABEL_NAME_CHARACTERS), color: z.enum(LABEL_COLORS) });
const labelParams = z.strictObject({ schoolId: intId, labelId: uuid });

export const listStudentLabels = endpoint({
  ...shape,
  name: 'listStudentLabels',
  method: 'GET',
  path: `${base}/student-labels`,
  summary: 'The labels of the school, with how many students have each.',
  params: managedSchoolParams,
  returns: z.object({ labels: z.array(studentLabel.extend({ students: z.int() })) }),
  errors: [],
});

export const createStudentLabel = endpoint({
  ...shape,
  name: 'createStudentLabel',
  method: 'POST',
  path: `${base}/student-labels`,
  summary: 'Makes a label of the school.',
  params: managedSchoolParams,
  body: labelFields,
  status: 201,
  returns: studentLabel,
  errors: ['students.label_name', 'students.label_taken', 'students.label_limit'],
});

export const changeStudentLabel = endpoint({
  ...shape,
  name: 'changeStudentLabel',
  method: 'PUT',
  path: `${base}/student-labels/{labelId}`,
  summary: 'Renames a label, or gives it another colour.',
  params: labelParams,
  body: labelFields,
  returns: studentLabel,
  errors: ['students.label_name', 'students.label_taken', 'students.label_provided'],
});

export const deleteStudentLabel = endpoint({
  ...shape,
  name: 'deleteStudentLabel',
  method: 'DELETE',
  path: `${base}/student-labels/{labelId}`,
  summary: 'Deletes a label and takes it from everybody who has it.',
  params: labelParams,
  errors: ['students.label_provided'],
});
