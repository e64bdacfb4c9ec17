// The labels of a school: what they are, and on which students they are.
import { LABEL_COLORS, LABEL_NAME_CHARACTERS, LABELLED_AT_ONCE, LABELS_MAX } from '@fairway/rules/students';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { studentLabel } from './endpoints.ts';

const shape = { tag: 'students', access: 'schoolStaff' } as const;
const base = '/api/v1/staff/schools/{schoolId}';

export const labelStudents = endpoint({
  ...shape,
  name: 'labelStudents',
  method: 'POST',
  path: `${base}/students/labels`,
  summary: 'Puts labels on students and takes others away: of all, or of none.',
  params: managedSchoolParams,
  body: z.strictObject({
    studentIds: z.array(uuid).min(1).max(LABELLED_AT_ONCE),
    add: z.array(uuid).max(LABELS_MAX).default([]),
    remove: z.array(uuid).max(LABELS_MAX).default([]),
  }),
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
  errors: ['students.label_name', 'students.label_taken'],
});

export const deleteStudentLabel = endpoint({
  ...shape,
  name: 'deleteStudentLabel',
  method: 'DELETE',
  path: `${base}/student-labels/{labelId}`,
  summary: 'Deletes a label and takes it from everybody who has it.',
  params: labelParams,
  errors: [],
});
