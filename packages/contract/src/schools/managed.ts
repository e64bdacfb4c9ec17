// The schools whose console the caller may open. What staff do at one stands under /api/v1/staff/schools/{schoolId}/.
import { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { z } from 'zod';
import { intId } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

/** Of every path below /api/v1/staff/schools/{schoolId}. */
export const managedSchoolParams = z.object({ schoolId: intId });

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

export const managedSchoolsList = listEndpoints({
  noun: 'ManagedSchools',
  path: '/api/v1/staff/schools',
  summary: 'The schools whose console the caller may open: their own, or every one for platform administrators.',
  tag: 'schools',
  access: 'schoolStaff',
  row: managedSchool,
  sorts: MANAGED_SCHOOL_SORTS,
  sort: 'name',
  filters: {
    /** Only this one: the school that an address names. */
    schoolId: intId.optional(),
  },
});
