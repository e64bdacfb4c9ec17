// Feature switches and their defaults, each noun's in its folder; a tenant's rows override them. A switch that is off removes its pages (404),
// endpoints and menu entries. What is not built yet has `built: false`: it is off and cannot be turned on.
// @rule tenants.1, tenants.2, tenants.3
import { ACCOUNT_SWITCHES } from './account/switches.ts';
import { APPLICATIONS_SWITCHES } from './applications/switches.ts';
import { ASSESSMENTS_SWITCHES } from './assessments/switches.ts';
import { BILLING_SWITCHES } from './billing/switches.ts';
import { CALENDAR_SWITCHES } from './calendar/switches.ts';
import { CANDIDATES_SWITCHES } from './candidates/switches.ts';
import { CHAT_SWITCHES } from './chat/switches.ts';
import { CONTENT_SWITCHES } from './content/switches.ts';
import { COURSES_SWITCHES } from './courses/switches.ts';
import { CV_REVIEWS_SWITCHES } from './cv-reviews/switches.ts';
import { DOCUMENTS_SWITCHES } from './documents/switches.ts';
import { FAIRS_SWITCHES } from './fairs/switches.ts';
import { FAVORITES_SWITCHES } from './favorites/switches.ts';
import { IDENTITY_SWITCHES } from './identity/switches.ts';
import { JOBS_SWITCHES } from './jobs/switches.ts';
import type { SwitchEntries } from './kernel/switch-entry.ts';
import { LANDING_SWITCHES } from './landing/switches.ts';
import { MASTERCLASSES_SWITCHES } from './masterclasses/switches.ts';
import { MYPAGE_SWITCHES } from './mypage/switches.ts';
import { ORGANIZATIONS_SWITCHES } from './organizations/switches.ts';
import { OUTCOMES_SWITCHES } from './outcomes/switches.ts';
import { REFERRALS_SWITCHES } from './referrals/switches.ts';
import { RESOURCES_SWITCHES } from './resources/switches.ts';
import { TENANTS_SWITCHES } from './tenants/switches.ts';

export const FEATURES = {
  ...ACCOUNT_SWITCHES,
  ...APPLICATIONS_SWITCHES,
  ...ASSESSMENTS_SWITCHES,
  ...BILLING_SWITCHES,
  ...CALENDAR_SWITCHES,
  ...CANDIDATES_SWITCHES,
  ...CHAT_SWITCHES,
  ...ORGANIZATIONS_SWITCHES,
  ...CONTENT_SWITCHES,
  ...COURSES_SWITCHES,
  ...CV_REVIEWS_SWITCHES,
  ...DOCUMENTS_SWITCHES,
  ...FAIRS_SWITCHES,
  ...FAVORITES_SWITCHES,
  ...IDENTITY_SWITCHES,
  ...JOBS_SWITCHES,
  ...LANDING_SWITCHES,
  ...MASTERCLASSES_SWITCHES,
  ...MYPAGE_SWITCHES,
  ...OUTCOMES_SWITCHES,
  ...REFERRALS_SWITCHES,
  ...RESOURCES_SWITCHES,
  ...TENANTS_SWITCHES,
} as const;

export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Switches whose feature is not built yet: a tenant's row cannot turn them on. */
export const UNBUILT: readonly Feature[] = FEATURE_NAMES.filter((name) => (FEATURES as SwitchEntries)[name]?.built === false);

export type FeatureStates = Record<Feature, boolean>;

/** The switches of a tenant: its rows over the defaults, unbuilt ones off. */
export function featureStates(rows: readonly { feature: string; on: boolean }[]): FeatureStates {
  const states = Object.fromEntries(FEATURE_NAMES.map((name) => [name, FEATURES[name].on])) as FeatureStates;
  for (const row of rows) if (row.feature in states) states[row.feature as Feature] = row.on;
  for (const name of UNBUILT) states[name] = false;
  return states;
}
