// The whole error catalogue: code, status, source. Each noun has its own in its folder. The text is the message `errors.<code>`, one a locale
// (check-messages proves it). Where the specification gives a code on the wire, that is the code. @rule api.3
import { ACCOUNT_ERRORS } from './account/errors.ts';
import { ADMINISTRATION_ERRORS } from './administration/errors.ts';
import { APPLICANTS_ERRORS } from './applicants/errors.ts';
import { APPLICATIONS_ERRORS } from './applications/errors.ts';
import { BLOG_ERRORS } from './blog/errors.ts';
import { CANDIDATES_ERRORS } from './candidates/errors.ts';
import { CONTENT_ERRORS } from './content/errors.ts';
import { CV_REVIEWS_ERRORS } from './cv-reviews/errors.ts';
import { DATA_REQUESTS_ERRORS } from './data-requests/errors.ts';
import { DOCUMENTS_ERRORS } from './documents/errors.ts';
import { FAVORITES_ERRORS } from './favorites/errors.ts';
import { FEEDS_ERRORS } from './feeds/errors.ts';
import { IDENTITY_ERRORS } from './identity/errors.ts';
import { JOBS_ERRORS } from './jobs/errors.ts';
import { KERNEL_ERRORS } from './kernel/errors.ts';
import { ORGANIZATION_PROFILES_ERRORS } from './organization-profiles/errors.ts';
import { ORGANIZATIONS_ERRORS } from './organizations/errors.ts';
import { OUTCOMES_ERRORS } from './outcomes/errors.ts';
import { POSTING_DECISIONS_ERRORS } from './posting-decisions/errors.ts';
import { POSTINGS_ERRORS } from './postings/errors.ts';
import { PROCESSING_AGREEMENTS_ERRORS } from './processing-agreements/errors.ts';
import { PROVISIONING_ERRORS } from './provisioning/errors.ts';
import { REFERENCE_ERRORS } from './reference/errors.ts';
import { REFERRALS_ERRORS } from './referrals/errors.ts';
import { RESUME_ERRORS } from './resume/errors.ts';
import { RETENTION_ERRORS } from './retention/errors.ts';
import { SAVED_VIEWS_ERRORS } from './saved-views/errors.ts';
import { SCHOOL_PARTNERS_ERRORS } from './school-partners/errors.ts';
import { SCHOOLS_ERRORS } from './schools/errors.ts';
import { SEARCH_ERRORS } from './search/errors.ts';
import { SITE_PAGES_ERRORS } from './site-pages/errors.ts';
import { STAFF_ERRORS } from './staff/errors.ts';
import { STUDENT_MESSAGES_ERRORS } from './student-messages/errors.ts';
import { STUDENTS_ERRORS } from './students/errors.ts';
import { TALENT_ERRORS } from './talent/errors.ts';
import { TEAMS_ERRORS } from './teams/errors.ts';
import { TENANTS_ERRORS } from './tenants/errors.ts';
import { TRUST_ERRORS } from './trust/errors.ts';
import { VERIFICATION_ERRORS } from './verification/errors.ts';
import { WIDGETS_ERRORS } from './widgets/errors.ts';

export const ERRORS = {
  ...ACCOUNT_ERRORS,
  ...ADMINISTRATION_ERRORS,
  ...APPLICANTS_ERRORS,
  ...APPLICATIONS_ERRORS,
  ...BLOG_ERRORS,
  ...CANDIDATES_ERRORS,
  ...CONTENT_ERRORS,
  ...CV_REVIEWS_ERRORS,
  ...DATA_REQUESTS_ERRORS,
  ...DOCUMENTS_ERRORS,
  ...FAVORITES_ERRORS,
  ...FEEDS_ERRORS,
  ...IDENTITY_ERRORS,
  ...JOBS_ERRORS,
  ...KERNEL_ERRORS,
  ...ORGANIZATION_PROFILES_ERRORS,
  ...ORGANIZATIONS_ERRORS,
  ...OUTCOMES_ERRORS,
  ...POSTING_DECISIONS_ERRORS,
  ...POSTINGS_ERRORS,
  ...PROCESSING_AGREEMENTS_ERRORS,
  ...PROVISIONING_ERRORS,
  ...REFERENCE_ERRORS,
  ...REFERRALS_ERRORS,
  ...RESUME_ERRORS,
  ...RETENTION_ERRORS,
  ...SAVED_VIEWS_ERRORS,
  ...SCHOOL_PARTNERS_ERRORS,
  ...SCHOOLS_ERRORS,
  ...SEARCH_ERRORS,
  ...SITE_PAGES_ERRORS,
  ...STAFF_ERRORS,
  ...STUDENT_MESSAGES_ERRORS,
  ...STUDENTS_ERRORS,
  ...TALENT_ERRORS,
  ...TEAMS_ERRORS,
  ...TENANTS_ERRORS,
  ...TRUST_ERRORS,
  ...VERIFICATION_ERRORS,
  ...WIDGETS_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
