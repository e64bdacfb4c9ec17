// The policies of a school in one place, each with its default. They are set where they belong. @rule schools.9
import { POLICY_GROUPS, POLICY_KINDS } from '@fairway/rules/school-policies';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

/** null: without end. */
const value = z.union([z.boolean(), z.int(), z.string(), z.null()]);

export const getSchoolPolicies = endpoint({
  name: 'getSchoolPolicies',
  method: 'GET',
  path: `${SCHOOL_BASE}/policies`,
  summary: 'What holds at the school, each beside its default; what differs stands first.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: managedSchoolParams,
  returns: z
    .object({
      policies: z.array(z.object({ group: z.enum(POLICY_GROUPS), name: z.string(), kind: z.enum(POLICY_KINDS), value, standard: value })),
      /** The tenant whose switches the modules are: the school's own, else the one of this site. */
      tenant: z.object({ name: z.string(), isOwn: z.boolean() }),
    })
    .meta({ id: 'SchoolPolicies' }),
  errors: [],
});
