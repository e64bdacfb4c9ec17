// Every endpoint of the platform, by name. The OpenAPI document, the fuzz test and the role test walk this list.
import * as accessSimulator from './access-simulator/endpoints.ts';
import * as account from './account/endpoints.ts';
import * as administrationAlerts from './administration/alerts.ts';
import * as administrationAudit from './administration/audit.ts';
import * as administrationMerging from './administration/merging.ts';
import * as administrationOperations from './administration/operations.ts';
import * as administrationUsers from './administration/users.ts';
import * as analytics from './analytics/endpoints.ts';
import * as applicants from './applicants/endpoints.ts';
import * as applicantsExports from './applicants/exports.ts';
import * as applicantsFiles from './applicants/files.ts';
import * as applicantsKeeping from './applicants/keeping.ts';
import * as applicantsScorecards from './applicants/scorecards.ts';
import * as applicantsStages from './applicants/stages.ts';
import * as applications from './applications/endpoints.ts';
import * as applicationsKeeping from './applications/keeping.ts';
import * as applicationsOpenings from './applications/openings.ts';
import * as applicationsReplies from './applications/replies.ts';
import * as applicationsSending from './applications/sending.ts';
import * as blog from './blog/endpoints.ts';
import * as candidatesDegrees from './candidates/degrees.ts';
import * as candidatesEducation from './candidates/education.ts';
import * as candidates from './candidates/endpoints.ts';
import * as candidatesEntries from './candidates/entries.ts';
import * as candidatesShares from './candidates/shares.ts';
import * as communication from './communication/endpoints.ts';
import * as content from './content/endpoints.ts';
import * as cvReviews from './cv-reviews/endpoints.ts';
import * as cvReviewsQueue from './cv-reviews/queue.ts';
import * as dataRequests from './data-requests/endpoints.ts';
import * as documents from './documents/endpoints.ts';
import * as favorites from './favorites/endpoints.ts';
import * as feeds from './feeds/endpoints.ts';
import * as ownFeeds from './feeds/own.ts';
import * as identity from './identity/endpoints.ts';
import * as identityOffers from './identity/offers.ts';
import * as identitySecondFactor from './identity/second-factor.ts';
import * as identitySessions from './identity/sessions.ts';
import * as identitySocial from './identity/social.ts';
import * as insights from './insights/endpoints.ts';
import * as jobsCompared from './jobs/compared.ts';
import * as jobsDuplicates from './jobs/duplicates.ts';
import * as jobs from './jobs/endpoints.ts';
import * as jobsExplanation from './jobs/explanation.ts';
import * as jobsHidden from './jobs/hidden.ts';
import * as jobsRequirements from './jobs/requirements.ts';
import * as jobsSeen from './jobs/seen.ts';
import type { EndpointShape } from './kernel/endpoint.ts';
import * as landing from './landing/endpoints.ts';
import * as organizationProfiles from './organization-profiles/endpoints.ts';
import * as organizationsAdministration from './organizations/administration.ts';
import * as organizations from './organizations/endpoints.ts';
import * as organizationsFollowing from './organizations/following.ts';
import * as outcomes from './outcomes/endpoints.ts';
import * as outcomesStaff from './outcomes/staff.ts';
import * as postingDecisionsEmployer from './posting-decisions/employer.ts';
import * as postingDecisionsEmployers from './posting-decisions/employers.ts';
import * as postingDecisions from './posting-decisions/endpoints.ts';
import * as postingDecisionsRules from './posting-decisions/rules.ts';
import * as postingDefaults from './postings/defaults.ts';
import * as postings from './postings/endpoints.ts';
import * as postingTemplates from './postings/templates.ts';
import * as processingAgreements from './processing-agreements/endpoints.ts';
import * as profileLooks from './profile-looks/endpoints.ts';
import * as provisioning from './provisioning/endpoints.ts';
import * as referenceAdministration from './reference/administration.ts';
import * as reference from './reference/endpoints.ts';
import * as referenceImports from './reference/imports.ts';
import * as referrals from './referrals/endpoints.ts';
import * as resume from './resume/endpoints.ts';
import * as machineReading from './resume/machine-reading.ts';
import * as retention from './retention/endpoints.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as schoolPartners from './school-partners/endpoints.ts';
import * as schoolPolicies from './school-policies/endpoints.ts';
import * as schoolsAdministration from './schools/administration.ts';
import * as schoolsCampuses from './schools/campuses.ts';
import * as schoolsDomains from './schools/domains.ts';
import * as schoolsManaged from './schools/managed.ts';
import * as schoolsPrograms from './schools/programs.ts';
import * as schoolsSettings from './schools/settings.ts';
import * as schoolsSuspension from './schools/suspension.ts';
import * as searchConcepts from './search/concepts.ts';
import * as search from './search/endpoints.ts';
import * as sharedProfiles from './shared-profiles/endpoints.ts';
import * as sitePages from './site-pages/endpoints.ts';
import * as staff from './staff/endpoints.ts';
import * as staffHome from './staff-home/endpoints.ts';
import * as studentMessages from './student-messages/endpoints.ts';
import * as studentsAdvisers from './students/advisers.ts';
import * as students from './students/endpoints.ts';
import * as studentsEnds from './students/ends.ts';
import * as studentsLabels from './students/labels.ts';
import * as support from './support/endpoints.ts';
import * as talent from './talent/endpoints.ts';
import * as teamsAdministration from './teams/administration.ts';
import * as teamsEmployer from './teams/employer.ts';
import * as teams from './teams/requests.ts';
import * as tenantsAdministration from './tenants/administration.ts';
import * as tenantsDns from './tenants/dns.ts';
import * as tenants from './tenants/endpoints.ts';
import * as tenantsLogos from './tenants/logos.ts';
import * as tenantsMaintenance from './tenants/maintenance.ts';
import * as tenantsSuspension from './tenants/suspension.ts';
import * as trustAppeals from './trust/appeals.ts';
import * as trustReports from './trust/reports.ts';
import * as verificationClassCodes from './verification/class-codes.ts';
import * as verificationDesk from './verification/desk.ts';
import * as verification from './verification/endpoints.ts';
import * as verificationMethods from './verification/methods.ts';
import * as verificationPrivateAddress from './verification/private-address.ts';
import * as verificationQueue from './verification/queue.ts';
import * as verificationReasons from './verification/reasons.ts';
import * as verificationRosters from './verification/rosters.ts';
import * as widgets from './widgets/endpoints.ts';
import * as widgetsKept from './widgets/kept.ts';

const MODULES = [
  accessSimulator,
  account,
  administrationAlerts,
  administrationAudit,
  administrationMerging,
  administrationOperations,
  administrationUsers,
  analytics,
  applicants,
  applicantsExports,
  applicantsFiles,
  applicantsKeeping,
  applicantsScorecards,
  applicantsStages,
  applications,
  applicationsKeeping,
  applicationsOpenings,
  applicationsReplies,
  applicationsSending,
  blog,
  candidates,
  candidatesDegrees,
  candidatesEducation,
  candidatesEntries,
  candidatesShares,
  communication,
  content,
  cvReviews,
  cvReviewsQueue,
  dataRequests,
  documents,
  favorites,
  feeds,
  ownFeeds,
  identity,
  identityOffers,
  identitySecondFactor,
  identitySessions,
  identitySocial,
  insights,
  jobs,
  jobsCompared,
  jobsDuplicates,
  jobsExplanation,
  jobsHidden,
  jobsRequirements,
  jobsSeen,
  landing,
  organizationProfiles,
  organizations,
  organizationsAdministration,
  organizationsFollowing,
  outcomes,
  outcomesStaff,
  postingDecisions,
  postingDecisionsEmployer,
  postingDecisionsRules,
  postingDecisionsEmployers,
  postingDefaults,
  postings,
  postingTemplates,
  processingAgreements,
  profileLooks,
  provisioning,
  reference,
  referenceAdministration,
  referenceImports,
  referrals,
  resume,
  retention,
  machineReading,
  savedViews,
  schoolPartners,
  schoolPolicies,
  schoolsAdministration,
  schoolsCampuses,
  schoolsDomains,
  schoolsManaged,
  schoolsPrograms,
  schoolsSettings,
  schoolsSuspension,
  search,
  searchConcepts,
  sharedProfiles,
  sitePages,
  staff,
  staffHome,
  studentMessages,
  students,
  studentsAdvisers,
  studentsEnds,
  studentsLabels,
  support,
  talent,
  teams,
  teamsAdministration,
  teamsEmployer,
  tenants,
  tenantsAdministration,
  tenantsDns,
  tenantsLogos,
  tenantsMaintenance,
  tenantsSuspension,
  trustAppeals,
  trustReports,
  verification,
  verificationClassCodes,
  verificationDesk,
  verificationMethods,
  verificationPrivateAddress,
  verificationQueue,
  verificationReasons,
  verificationRosters,
  widgets,
  widgetsKept,
];

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** The endpoints that a module exports: one by one, as a list, or those of an owner together. */
export function endpointsIn(value: unknown): EndpointShape[] {
  if (isEndpoint(value)) return [value];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.values(value).flatMap(endpointsIn);
}

export const ENDPOINTS: readonly EndpointShape[] = MODULES.flatMap((module) => Object.values(module).flatMap(endpointsIn));
