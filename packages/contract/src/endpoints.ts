// Every endpoint of the platform, by name. The OpenAPI document, the fuzz test and the role test walk this list.
import * as accessSimulations from './access-simulations.ts';
import * as account from './account.ts';
import * as adminImports from './admin-imports.ts';
import * as adminOperations from './admin-operations.ts';
import * as adminOrganizations from './admin-organizations.ts';
import * as adminReference from './admin-reference.ts';
import * as adminSchools from './admin-schools.ts';
import * as adminTenants from './admin-tenants.ts';
import * as adminUsers from './admin-users.ts';
import * as audit from './audit.ts';
import * as candidateEntries from './candidate-entries.ts';
import * as candidates from './candidates.ts';
import * as classCodes from './class-codes.ts';
import * as communication from './communication.ts';
import * as companies from './companies.ts';
import * as content from './content.ts';
import * as cvReviewQueue from './cv-review-queue.ts';
import * as cvReviews from './cv-reviews.ts';
import * as degrees from './degrees.ts';
import * as documents from './documents.ts';
import * as education from './education.ts';
import type { EndpointShape } from './endpoint.ts';
import * as favorites from './favorites.ts';
import * as identity from './identity.ts';
import * as jobs from './jobs.ts';
import * as keptWidgets from './kept-widgets.ts';
import * as managedSchools from './managed-schools.ts';
import * as platform from './platform.ts';
import * as privateAddress from './private-address.ts';
import * as profileShares from './profile-shares.ts';
import * as reference from './reference.ts';
import * as referrals from './referrals.ts';
import * as resume from './resume.ts';
import * as rosters from './rosters.ts';
import * as schoolCampuses from './school-campuses.ts';
import * as schoolDomains from './school-domains.ts';
import * as schoolPrograms from './school-programs.ts';
import * as schoolSettings from './school-settings.ts';
import * as schoolStaff from './school-staff.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as social from './social.ts';
import * as staffHome from './staff-home.ts';
import * as staffOffers from './staff-offers.ts';
import * as studentLabels from './student-labels.ts';
import * as students from './students.ts';
import * as verification from './verification.ts';
import * as verificationDesk from './verification-desk.ts';
import * as verificationMethods from './verification-methods.ts';
import * as verificationQueue from './verification-queue.ts';
import * as widgets from './widgets.ts';

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const MODULES = [
  accessSimulations,
  account,
  adminImports,
  adminOperations,
  adminOrganizations,
  adminReference,
  adminSchools,
  adminTenants,
  adminUsers,
  audit,
  candidateEntries,
  candidates,
  classCodes,
  communication,
  companies,
  content,
  cvReviewQueue,
  cvReviews,
  degrees,
  documents,
  education,
  favorites,
  identity,
  jobs,
  keptWidgets,
  managedSchools,
  platform,
  privateAddress,
  profileShares,
  reference,
  referrals,
  resume,
  rosters,
  schoolCampuses,
  schoolDomains,
  schoolPrograms,
  schoolSettings,
  schoolStaff,
  secondFactor,
  sessions,
  social,
  staffHome,
  staffOffers,
  studentLabels,
  students,
  verification,
  verificationDesk,
  verificationMethods,
  verificationQueue,
  widgets,
];

export const ENDPOINTS: readonly EndpointShape[] = MODULES.flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));
