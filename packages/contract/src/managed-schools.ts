// The schools whose console the caller may open. What staff do at one stands under /api/v1/staff/schools/{schoolId}/.
import { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { intId } from './fields.ts';
import { exportQuery, listQuery, pageOf } from './lists.ts';

/** Of every path below /api/v1/staff/schools/{schoolId}. */
export const managedSchoolParams = z.object({ schoolId: intId });

const schools = {
  sorts: MANAGED_SCHOOL_SORTS,
  sort: 'name',
  filters: {
    /** Only this one: the school that an address names. */
    schoolId: intId.optional(),
  },
} as const;

export const managedSchool = z
  .object({
    schoolId: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    country: z.string().nullable(),
    /** The caller is one of its administrators, or runs the platform. */
    administered: z.boolean(),
  })
  .meta({ id: 'ManagedSchool' });

export const listManagedSchools = endpoint({
  name: 'listManagedSchools',
  method: 'GET',
  path: '/api/v1/staff/schools',
  summary: 'The schools whose console the caller may open: their own, or every one for platform administrators.',
  tag: 'schools',
  access: 'schoolStaff',
  query: listQuery(schools),
  returns: pageOf(managedSchool),
  errors: [],
});

export const exportManagedSchools = endpoint({
  name: 'exportManagedSchools',
  method: 'GET',
  path: '/api/v1/staff/schools/export.csv',
  summary: 'The same list as a CSV file.',
  tag: 'schools',
  access: 'schoolStaff',
  query: exportQuery(schools),
  produces: 'text/csv',
  errors: [],
});
