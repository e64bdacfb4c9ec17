// The registry: a line a feature. Everything else that is true of a feature stands in its manifest. The order is that of routes, of the files of
// the personal archive, and of the parts of the demo world where nothing else orders them.
import accessSimulator from './features/access-simulator/feature.ts';
import account from './features/account/feature.ts';
import administration from './features/administration/feature.ts';
import analytics from './features/analytics/feature.ts';
import applicants from './features/applicants/feature.ts';
import applications from './features/applications/feature.ts';
import blog from './features/blog/feature.ts';
import candidates from './features/candidates/feature.ts';
import communication from './features/communication/feature.ts';
import content from './features/content/feature.ts';
import cvReviews from './features/cv-reviews/feature.ts';
import dataRequests from './features/data-requests/feature.ts';
import documents from './features/documents/feature.ts';
import favorites from './features/favorites/feature.ts';
import feeds from './features/feeds/feature.ts';
import identity from './features/identity/feature.ts';
import insights from './features/insights/feature.ts';
import jobs from './features/jobs/feature.ts';
import landing from './features/landing/feature.ts';
import organizationProfiles from './features/organization-profiles/feature.ts';
import organizations from './features/organizations/feature.ts';
import outcomes from './features/outcomes/feature.ts';
import places from './features/places/feature.ts';
import postingDecisions from './features/posting-decisions/feature.ts';
import postings from './features/postings/feature.ts';
import processingAgreements from './features/processing-agreements/feature.ts';
import profileLooks from './features/profile-looks/feature.ts';
import provisioning from './features/provisioning/feature.ts';
import reference from './features/reference/feature.ts';
import referrals from './features/referrals/feature.ts';
import resume from './features/resume/feature.ts';
import retention from './features/retention/feature.ts';
import savedViews from './features/saved-views/feature.ts';
import schoolPartners from './features/school-partners/feature.ts';
import schoolPolicies from './features/school-policies/feature.ts';
import schools from './features/schools/feature.ts';
import search from './features/search/feature.ts';
import sharedProfiles from './features/shared-profiles/feature.ts';
import sitePages from './features/site-pages/feature.ts';
import sitemaps from './features/sitemaps/feature.ts';
import staff from './features/staff/feature.ts';
import staffHome from './features/staff-home/feature.ts';
import studentMessages from './features/student-messages/feature.ts';
import students from './features/students/feature.ts';
import support from './features/support/feature.ts';
import talent from './features/talent/feature.ts';
import teams from './features/teams/feature.ts';
import tenants from './features/tenants/feature.ts';
import trust from './features/trust/feature.ts';
import verification from './features/verification/feature.ts';
import widgets from './features/widgets/feature.ts';
import type { DatabasePool } from './kernel/database/database.ts';
import type { Feature } from './kernel/feature.ts';
import { announceReactions } from './kernel/news/reactions.ts';

export const FEATURES: readonly Feature[] = [
  talent,
  teams,
  organizationProfiles,
  tenants,
  reference,
  places,
  schools,
  identity,
  communication,
  analytics,
  support,
  account,
  verification,
  blog,
  candidates,
  profileLooks,
  staff,
  resume,
  documents,
  cvReviews,
  referrals,
  content,
  sitePages,
  search,
  students,
  favorites,
  organizations,
  jobs,
  widgets,
  sitemaps,
  landing,
  feeds,
  administration,
  staffHome,
  accessSimulator,
  savedViews,
  studentMessages,
  outcomes,
  retention,
  dataRequests,
  insights,
  schoolPartners,
  postingDecisions,
  postings,
  schoolPolicies,
  processingAgreements,
  provisioning,
  applications,
  applicants,
  sharedProfiles,
  trust,
];

/** What every deployment begins with. */
export async function prepareFeatures(services: DatabasePool): Promise<void> {
  await announceReactions(
    services.pool,
    FEATURES.flatMap(({ reactions }) => reactions ?? []),
  );
  for (const feature of FEATURES) await feature.prepare?.(services);
}
