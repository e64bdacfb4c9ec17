// Schools as the platform's administrators keep them: what a school cannot set for itself, and its first administrator.
import { ADMIN_SCHOOL_SORTS } from '@fairway/rules/administration';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/schools';
const params = z.strictObject({ id: intId });

export const adminSchoolRow = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    isManaged: z.boolean(),
    administrators: z.int(),
    staff: z.int(),
    isSuspended: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminSchoolRow' });

const fields = {
  name: text(200).refine((name) => name.trim() !== ''),
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Its staff keep it here: its console opens, its students can be verified by hand. */
  isManaged: z.boolean(),
};
const edited = z.strictObject(fields);
export type EditedSchool = z.output<typeof edited>;

export const adminSchool = z
  .object({
    ...fields,
    slug: z.string(),
    id: z.int(),
    city: z.string().nullable(),
    logo: z.string().nullable(),
    domains: z.array(z.string()),
    tenants: z.array(z.object({ id: z.int(), name: z.string() })),
    staff: z.array(
      z.object({
        userId: uuid,
        name: z.string(),
        email: z.string(),
        role: z.enum(['SchoolAdmin', 'CareerStaff']),
        status: z.enum(['inactive', 'active', 'suspended']),
        /** Invited only, by mail or as an offer to an account: the end of that; null: works here. */
        invitedUntil: z.string().nullable(),
      }),
    ),
    /** Null: it is open. */
    suspension: z.object({ since: z.string(), reason: z.string() }).nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminSchool' });

export const adminSchoolsList = listEndpoints({
  noun: 'AdminSchools',
  path: base,
  summary: 'Every school, with how many administer it and work for it.',
  tag: 'schools',
  access: 'platformAdmin',
  row: adminSchoolRow,
  sorts: ADMIN_SCHOOL_SORTS,
  sort: 'name',
  filters: {
    /** Kept by its own staff here, or not. */
    managed: z.enum(['yes', 'no']).optional(),
    suspended: z.enum(['yes', 'no']).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  },
});

export const getAdminSchool = endpoint({
  name: 'getAdminSchool',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One school with its staff, open invitations, domains and tenants.',
  tag: 'schools',
  access: 'platformAdmin',
  params,
  returns: adminSchool,
  errors: [],
});

export const addSchool = endpoint({
  name: 'addSchool',
  method: 'POST',
  path: base,
  summary: 'Makes a school.',
  tag: 'schools',
  access: 'platformAdmin',
  body: edited,
  status: 201,
  returns: adminSchool,
  errors: ['schools.slug_taken'],
});

export const changeSchool = endpoint({
  name: 'changeSchool',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Changes what the platform keeps of a school. `updatedAt` is that of the school that was edited.',
  tag: 'schools',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ ...fields, updatedAt: instant }),
  returns: adminSchool,
  errors: ['schools.slug_taken', 'schools.changed'],
});

export const appointSchoolAdministrator = endpoint({
  name: 'appointSchoolAdministrator',
  method: 'POST',
  path: `${base}/{id}/administrators`,
  summary: 'Invites an administrator of a school for 7 days: by a link where there is no account, else they accept on a page.',
  tag: 'schools',
  access: 'platformAdmin',
  params,
  body: z.strictObject({
    email: text(254),
    firstName: text(100).default(''),
    lastName: text(100).default(''),
    locale: locale.default('en'),
    sure: z.boolean().default(false),
  }),
  returns: z.object({ outcome: z.enum(['invited', 'held']), school: adminSchool }),
  errors: ['InvalidEmail', 'staff.not_available', 'staff.is_candidate', 'staff.is_employer', 'ProofNeeded'],
});
