// What holds at a school, read where each is set. @rule schools.9
import { FEATURES, type Feature, UNBUILT } from '@fairway/contract/switches';
import { REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { OUTCOME_LIMITS } from '@fairway/rules/outcomes';
import { DEFAULT_POSTING_RULES } from '@fairway/rules/posting-rules';
import { RETENTION_MONTHS } from '@fairway/rules/retention';
import {
  audiencePolicies,
  offeredPolicies,
  orderedPolicies,
  type Policy,
  postingPolicies,
  verificationPolicies,
} from '@fairway/rules/school-policies';
import type { Database } from '../../kernel/database/database.ts';
import { reviewSettings } from '../cv-reviews/settings.ts';
import { outcomeSettings } from '../outcomes/settings.ts';
import { findRules } from '../posting-decisions/rules/queries.ts';
import { chosenMonths, readRetention } from '../retention/queries.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { getMethods } from '../schools/settings/queries.ts';
import { findSchoolTenant } from '../tenants/queries.ts';

/** Areas of a site that a school's students use. */
// biome-ignore format: a list
const MODULES = [
  'myPage', 'findJobs', 'applications', 'findCompanies', 'favorites', 'myProfile', 'documents', 'cvReview', 'outcomes', 'referrals', 'tools',
  'apps', 'blog', 'jobsInChina',
] as const satisfies readonly Feature[];
/** Where a verified school is needed. */
const GATES = ['verifyApply', 'verifyDocuments'] as const satisfies readonly Feature[];

/** `site`: the tenant of the request, whose switches hold for a school without a tenant of its own. */
export async function getPolicies(
  database: Database,
  schoolId: AdministeredSchoolId,
  site: { name: string; features: Readonly<Record<Feature, boolean>> },
) {
  const { methods, hasDomains } = await getMethods(database, schoolId);
  const reviews = (await reviewSettings(database, [schoolId]))(schoolId);
  const outcomes = (await outcomeSettings(database, [schoolId]))(schoolId);
  const rules = await findRules(database, schoolId);
  const retention = chosenMonths(await readRetention(database, schoolId));
  const own = await findSchoolTenant(database, schoolId);
  const { features } = own ?? site;
  const policies = [
    ...verificationPolicies(methods, hasDomains),
    ...offeredPolicies('reviews', {
      isOn: reviews.isOn,
      days: reviews.promiseDays,
      standardDays: REVIEW_LIMITS.promiseDays.default,
    }),
    ...(reviews.isOn ? audiencePolicies(reviews.audience) : []),
    ...offeredPolicies('outcomes', {
      isOn: outcomes.isOn,
      days: outcomes.opensDaysBefore,
      standardDays: OUTCOME_LIMITS.opensDaysBefore.default,
    }),
    ...postingPolicies(rules, DEFAULT_POSTING_RULES),
    ...retention.map(
      ([kind, months]): Policy => ({
        group: 'retention',
        name: kind,
        kind: 'months',
        value: months,
        standard: RETENTION_MONTHS[kind].default,
      }),
    ),
    ...switchPolicies('modules', MODULES, features),
    ...switchPolicies('gates', GATES, features),
  ];
  return { policies: orderedPolicies(policies), tenant: { name: (own ?? site).name, isOwn: own !== undefined } };
}

function switchPolicies(group: Policy['group'], names: readonly Feature[], states: Readonly<Record<Feature, boolean>>): Policy[] {
  return names
    .filter((name) => !UNBUILT.includes(name))
    .map((name) => ({ group, name, kind: 'switch', value: states[name], standard: FEATURES[name].on }));
}
