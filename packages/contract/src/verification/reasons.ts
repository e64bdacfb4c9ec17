// Ready-made words of a school's staff for requests. A list is saved whole, with the `updatedAt` that it was made from; `reasons: null` gives
// the school's list up, and its staff begin with the platform's words again.
import { REASON_KINDS, REASON_LIMITS } from '@fairway/rules/school-reasons';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, locale, text } from '../kernel/fields.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const kind = z.enum(REASON_KINDS);
const reasonList = z
  .object({
    kind,
    /** null: the school keeps none, and its staff begin with the platform's words. */
    reasons: z.array(z.object({ title: z.string(), texts: z.partialRecord(locale, z.string()) })).nullable(),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'SchoolReasonList' });

export const getSchoolReasons = endpoint({
  name: 'getSchoolReasons',
  method: 'GET',
  path: `${SCHOOL_BASE}/reasons`,
  summary: 'The ready-made reasons of a school, a list of each kind, and the language that stands in for one without a text.',
  tag: 'school settings',
  access: 'schoolStaff',
  params: managedSchoolParams,
  returns: z.object({ locale, lists: z.array(reasonList) }),
  errors: [],
});

export const saveSchoolReasons = endpoint({
  name: 'saveSchoolReasons',
  method: 'PUT',
  path: `${SCHOOL_BASE}/reasons`,
  summary: 'Saves the list of a kind, in its order.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: managedSchoolParams,
  body: z.strictObject({
    kind,
    updatedAt: instant.nullable(),
    reasons: z
      .array(z.strictObject({ title: text(REASON_LIMITS.title * 4), texts: z.partialRecord(locale, text(REASON_LIMITS.text * 4)) }))
      .max(REASON_LIMITS.reasons)
      .nullable(),
  }),
  returns: reasonList,
  errors: ['settings.changed', 'settings.invalid'],
});
