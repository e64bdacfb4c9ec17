// The accounts of a school's staff. Administrators invite, change and remove them; the last administrator stays one. A role that is changed or taken
// ends the person's sessions; what a colleague may do and whom they find changes with their next call. @rule staff.1, staff.2, staff.3
import { STAFF_FILTERS, STAFF_ROLES, STAFF_SORTS, STAFF_STATES } from '@fairway/rules/school-settings';
import { SCOPE_PROGRAMS, STAFF_SHAPES } from '@fairway/rules/staff-shapes';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, locale, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const params = z.strictObject({ schoolId: intId });
const memberParams = z.strictObject({ schoolId: intId, userId: uuid });
const role = z.enum(STAFF_ROLES);
const shape = z.enum(STAFF_SHAPES);
/** `programIds`: whom they find studies one of these; null: everybody. Of administrators the mark of a coach counts alone. */
const membership = z.strictObject({ shape, isCoach: z.boolean(), programIds: z.array(uuid).max(SCOPE_PROGRAMS).nullable() });

export const staffMember = z
  .object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role,
    /** What they may do, unless they administer the school. */
    shape,
    isCoach: z.boolean(),
    /** Whose students they find; null: everybody. */
    programs: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
    updatedAt: z.string(),
    state: z.enum(STAFF_STATES),
    /** Of an invitation. */
    expiresAt: z.string().nullable(),
    grantedAt: z.string(),
    isYou: z.boolean(),
    /** The only active administrator: stays one. */
    isLastAdministrator: z.boolean(),
  })
  .meta({ id: 'StaffMember' });

export const staffList = listEndpoints({
  noun: 'Staff',
  path: `${SCHOOL_BASE}/staff`,
  summary: 'Who works at a school, and who is invited to.',
  tag: 'school staff',
  access: 'schoolStaff',
  params,
  row: staffMember,
  sorts: STAFF_SORTS,
  sort: 'role',
  filters: { role: z.enum(STAFF_FILTERS).optional(), state: z.enum(STAFF_STATES).optional() },
});

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: `${SCHOOL_BASE}/staff`,
  summary:
    'Invites a colleague by mail, for 7 days; somebody with an account accepts on a page. `sure`: said again for an account of a candidate or an employer.',
  tag: 'school staff',
  access: 'schoolAdmin',
  params,
  body: z.strictObject({
    email: text(300),
    firstName: text(300),
    lastName: text(300),
    role,
    membership: membership.optional(),
    locale: locale.optional(),
    sure: z.boolean().default(false),
  }),
  returns: staffMember,
  errors: ['settings.invalid', 'staff.already', 'staff.not_available', 'staff.is_candidate', 'staff.is_employer', 'settings.limit'],
  tx: false,
});

export const resendStaffInvitation = endpoint({
  name: 'resendStaffInvitation',
  method: 'POST',
  path: `${SCHOOL_BASE}/staff/{userId}/invitation`,
  summary: 'Sends a new link to somebody who has not come yet; the one before ends.',
  tag: 'school staff',
  access: 'schoolAdmin',
  params: memberParams,
  returns: staffMember,
  errors: ['staff.not_invited'],
  tx: false,
});

export const changeStaffRole = endpoint({
  name: 'changeStaffRole',
  method: 'PATCH',
  path: `${SCHOOL_BASE}/staff/{userId}`,
  summary:
    'Gives somebody another role, or sets what they may do and whom they find. `from` and `updatedAt`: what was shown. `handTo`: who has what is open with them, where they advise no more.',
  tag: 'school staff',
  access: 'schoolAdmin',
  params: memberParams,
  body: z.strictObject({
    from: role,
    role,
    membership: membership.optional(),
    updatedAt: z.string().max(40).optional(),
    handTo: uuid.optional(),
  }),
  returns: staffMember,
  errors: ['settings.changed', 'settings.invalid', 'staff.last_administrator', 'students.no_adviser'],
  tx: false,
});

export const removeStaff = endpoint({
  name: 'removeStaff',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/staff/{userId}`,
  summary:
    'Takes somebody off the staff, or revokes an invitation. `handTo`: who has their students, requests and reviews then. Repeated, nothing happens.',
  tag: 'school staff',
  access: 'schoolAdmin',
  params: memberParams,
  query: z.strictObject({ handTo: uuid.optional() }),
  errors: ['staff.last_administrator', 'students.no_adviser'],
  tx: false,
});
