// Message files by the part in which a browser is sent them, each noun's in its folder (packages/i18n/messages; tools/generate-messages.ts).
import { ACCESS_SIMULATOR_MESSAGES } from './access-simulator/messages.ts';
import { ACCOUNT_MESSAGES } from './account/messages.ts';
import { ADMINISTRATION_MESSAGES } from './administration/messages.ts';
import { APPLICANTS_MESSAGES } from './applicants/messages.ts';
import { APPLICATIONS_MESSAGES } from './applications/messages.ts';
import { BLOG_MESSAGES } from './blog/messages.ts';
import { CANDIDATES_MESSAGES } from './candidates/messages.ts';
import { COMMUNICATION_MESSAGES } from './communication/messages.ts';
import { CONTENT_MESSAGES } from './content/messages.ts';
import { CV_REVIEWS_MESSAGES } from './cv-reviews/messages.ts';
import { DATA_REQUESTS_MESSAGES } from './data-requests/messages.ts';
import { DOCUMENTS_MESSAGES } from './documents/messages.ts';
import { FAVORITES_MESSAGES } from './favorites/messages.ts';
import { FEEDS_MESSAGES } from './feeds/messages.ts';
import { IDENTITY_MESSAGES } from './identity/messages.ts';
import { INSIGHTS_MESSAGES } from './insights/messages.ts';
import { JOBS_MESSAGES } from './jobs/messages.ts';
import type { MessageFiles } from './kernel/message-parts.ts';
import { KERNEL_MESSAGES } from './kernel/messages.ts';
import { LANDING_MESSAGES } from './landing/messages.ts';
import { MYPAGE_MESSAGES } from './mypage/messages.ts';
import { ORGANIZATION_PROFILES_MESSAGES } from './organization-profiles/messages.ts';
import { ORGANIZATIONS_MESSAGES } from './organizations/messages.ts';
import { OUTCOMES_MESSAGES } from './outcomes/messages.ts';
import { POSTING_DECISIONS_MESSAGES } from './posting-decisions/messages.ts';
import { POSTINGS_MESSAGES } from './postings/messages.ts';
import { PROCESSING_AGREEMENTS_MESSAGES } from './processing-agreements/messages.ts';
import { PROFILE_LOOKS_MESSAGES } from './profile-looks/messages.ts';
import { PROVISIONING_MESSAGES } from './provisioning/messages.ts';
import { REFERENCE_MESSAGES } from './reference/messages.ts';
import { REFERRALS_MESSAGES } from './referrals/messages.ts';
import { RESUME_MESSAGES } from './resume/messages.ts';
import { RETENTION_MESSAGES } from './retention/messages.ts';
import { SAVED_VIEWS_MESSAGES } from './saved-views/messages.ts';
import { SCHOOL_PARTNERS_MESSAGES } from './school-partners/messages.ts';
import { SCHOOL_POLICIES_MESSAGES } from './school-policies/messages.ts';
import { SCHOOLS_MESSAGES } from './schools/messages.ts';
import { SEARCH_MESSAGES } from './search/messages.ts';
import { SHARED_PROFILES_MESSAGES } from './shared-profiles/messages.ts';
import { SITE_PAGES_MESSAGES } from './site-pages/messages.ts';
import { STAFF_MESSAGES } from './staff/messages.ts';
import { STAFF_HOME_MESSAGES } from './staff-home/messages.ts';
import { STUDENT_MESSAGES_MESSAGES } from './student-messages/messages.ts';
import { STUDENTS_MESSAGES } from './students/messages.ts';
import { SUPPORT_MESSAGES } from './support/messages.ts';
import { TALENT_MESSAGES } from './talent/messages.ts';
import { TEAMS_MESSAGES } from './teams/messages.ts';
import { TENANTS_MESSAGES } from './tenants/messages.ts';
import { TRUST_MESSAGES } from './trust/messages.ts';
import { VERIFICATION_MESSAGES } from './verification/messages.ts';
import { WIDGETS_MESSAGES } from './widgets/messages.ts';

export const MESSAGE_FILES: readonly MessageFiles[] = [
  ACCESS_SIMULATOR_MESSAGES,
  ACCOUNT_MESSAGES,
  ADMINISTRATION_MESSAGES,
  APPLICANTS_MESSAGES,
  APPLICATIONS_MESSAGES,
  BLOG_MESSAGES,
  CANDIDATES_MESSAGES,
  COMMUNICATION_MESSAGES,
  CONTENT_MESSAGES,
  CV_REVIEWS_MESSAGES,
  DATA_REQUESTS_MESSAGES,
  DOCUMENTS_MESSAGES,
  FAVORITES_MESSAGES,
  FEEDS_MESSAGES,
  IDENTITY_MESSAGES,
  INSIGHTS_MESSAGES,
  JOBS_MESSAGES,
  KERNEL_MESSAGES,
  LANDING_MESSAGES,
  MYPAGE_MESSAGES,
  ORGANIZATION_PROFILES_MESSAGES,
  ORGANIZATIONS_MESSAGES,
  OUTCOMES_MESSAGES,
  POSTING_DECISIONS_MESSAGES,
  POSTINGS_MESSAGES,
  PROCESSING_AGREEMENTS_MESSAGES,
  PROFILE_LOOKS_MESSAGES,
  PROVISIONING_MESSAGES,
  REFERENCE_MESSAGES,
  REFERRALS_MESSAGES,
  RESUME_MESSAGES,
  RETENTION_MESSAGES,
  SAVED_VIEWS_MESSAGES,
  SCHOOL_PARTNERS_MESSAGES,
  SCHOOL_POLICIES_MESSAGES,
  SCHOOLS_MESSAGES,
  SEARCH_MESSAGES,
  SHARED_PROFILES_MESSAGES,
  SITE_PAGES_MESSAGES,
  STAFF_HOME_MESSAGES,
  STAFF_MESSAGES,
  STUDENT_MESSAGES_MESSAGES,
  STUDENTS_MESSAGES,
  SUPPORT_MESSAGES,
  TALENT_MESSAGES,
  TEAMS_MESSAGES,
  TENANTS_MESSAGES,
  TRUST_MESSAGES,
  VERIFICATION_MESSAGES,
  WIDGETS_MESSAGES,
];
