// The campuses of a school, as its administrators keep them; other staff read them.
// A deletion carries the number of uses that was shown; when it is another by now it is refused (settings.in_use) and asked for again.
import { CAMPUS_SORTS, USES } from '@fairway/rules/school-settings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { SCHOOL_BASE } from './settings.ts';

const params = z.strictObject({ schoolId: intId });
const uses = z.coerce.number().int().min(0).max(1_000_000_000);

export const schoolCampus = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    countryCode: z.string().nullable(),
    programs: z.int(),
    students: z.int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SchoolCampus' });
const campusBody = { name: text(600), city: text(400).nullable().default(null), countryCode: text(10).nullable().default(null) };
const campusParams = z.strictObject({ schoolId: intId, campusId: uuid });

export const schoolCampusesList = listEndpoints({
  noun: 'SchoolCampuses',
  path: `${SCHOOL_BASE}/campuses`,
  summary: 'The campuses of a school, with what uses them.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  row: schoolCampus,
  sorts: CAMPUS_SORTS,
  sort: 'name',
  filters: { use: z.enum(USES).optional() },
});

export const addCampus = endpoint({
  name: 'addCampus',
  method: 'POST',
  path: `${SCHOOL_BASE}/campuses`,
  summary: 'Adds a campus.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject(campusBody),
  returns: schoolCampus,
  errors: ['settings.invalid', 'settings.name_taken', 'settings.limit'],
});

export const changeCampus = endpoint({
  name: 'changeCampus',
  method: 'PUT',
  path: `${SCHOOL_BASE}/campuses/{campusId}`,
  summary: 'Renames or moves a campus.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: campusParams,
  body: z.strictObject({ updatedAt: instant, ...campusBody }),
  returns: schoolCampus,
  errors: ['settings.changed', 'settings.invalid', 'settings.name_taken'],
});

export const removeCampus = endpoint({
  name: 'removeCampus',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/campuses/{campusId}`,
  summary: 'Removes a campus; programs and students keep the rest. `uses`: programs and students together, as they were shown.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: campusParams,
  query: z.strictObject({ uses: uses.default(0) }),
  errors: ['settings.in_use'],
});
