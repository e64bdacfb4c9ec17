// The schools whose console the caller may open. What staff do at one stands under /api/v1/staff/schools/{schoolId}/.
import { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
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
    /** What the caller may do there. */
    duties: z.array(z.enum(STAFF_DUTIES)),
    /** Only of a school that rests. @rule schools.10 */
    suspension: z
      .object({
        since: z.string(),
        reason: z.string(),
        /** The caller reads why, and nothing else; who runs the platform goes on. */
        isClosed: z.boolean(),
      })
      .optional(),
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
