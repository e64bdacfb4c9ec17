// The older form of an entry of education: aliases of the same entries. @rule education.5, education.22
import { LIMITS } from '@fairway/rules/limits';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, text, uuid } from '../kernel/fields.ts';
import { PROGRAM_BODY_BYTES } from './education.ts';

/** The older form of an entry. @rule education.5 */
export const degree = z
  .object({
    id: z.string(),
    candidate_id: z.string(),
    created_at: z.string(),
    campusId: z.string().nullable(),
    school_id: z.int().nullable(),
    school: z.string(),
    field_id: z.string().nullable(),
    field: z.string().nullable(),
    level_id: z.string().nullable(),
    level: z.string().nullable(),
    name: z.string(),
    description: z.string(),
    documents: z.array(z.string()),
    start: z.string().nullable(),
    end: z.string().nullable(),
  })
  .meta({ id: 'Degree' });

const degreeChange = z.strictObject({
  school_id: intId.nullable().optional(),
  school: text(roomFor(LIMITS.schoolNameCharacters)).optional(),
  name: text(roomFor(LIMITS.programNameCharacters)).optional(),
  description: text(roomFor(LIMITS.programDescriptionCharacters)).optional(),
  field_id: text(60).optional(),
  /** Free text where field_id is `other`. */
  field: text(roomFor(LIMITS.otherFieldCharacters)).nullable().optional(),
  level_id: text(40).optional(),
  campus_id: uuid.nullable().optional(),
  campusId: uuid.nullable().optional(),
  start: date.nullable().optional(),
  end: date.nullable().optional(),
});

export const createDegree = endpoint({
  name: 'createDegree',
  method: 'POST',
  path: '/api/v1/candidate/degree',
  summary: 'Adds an entry of education in its older form.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  body: degreeChange,
  status: 201,
  returns: degree,
  errors: ['not_found', 'profile.invalid'],
  bodyLimitBytes: PROGRAM_BODY_BYTES,
});

export const updateDegree = endpoint({
  name: 'updateDegree',
  method: 'PUT',
  path: '/api/v1/candidate/degree/{id}',
  summary: 'Changes an entry of education in its older form.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: degreeChange,
  returns: degree,
  errors: ['profile.invalid'],
  bodyLimitBytes: PROGRAM_BODY_BYTES,
});

export const deleteDegree = endpoint({
  name: 'deleteDegree',
  method: 'DELETE',
  path: '/api/v1/candidate/degree/{id}',
  summary: 'Removes an entry of education.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: [],
});
