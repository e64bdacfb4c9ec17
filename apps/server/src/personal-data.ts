// What every feature holds on a person, for the export, and what each erases before the person goes. A feature that keeps something on
// people joins both lists: a test walks all tables that name a person.
import { analyticsPersonalData, eraseAnalytics } from './features/analytics/personal-data.ts';
import { candidatePersonalData } from './features/candidates/personal-data.ts';
import { sharePersonalData } from './features/candidates/shares/personal-data.ts';
import { educationPersonalData } from './features/candidates/study-programs/personal-data.ts';
import { communicationPersonalData } from './features/communication/personal-data.ts';
import { companyPersonalData } from './features/companies/personal-data.ts';
import { cvReviewPersonalData } from './features/cv-reviews/personal-data.ts';
import { documentPersonalData, eraseDocuments } from './features/documents/personal-data.ts';
import { favoritePersonalData } from './features/favorites/personal-data.ts';
import { eraseMails, identityPersonalData } from './features/identity/personal-data.ts';
import { eraseReferrals, referralPersonalData } from './features/referrals/personal-data.ts';
import { resumePersonalData } from './features/resume/personal-data.ts';
import { eraseStudentNotes, studentPersonalData } from './features/students/personal-data.ts';
import { eraseSupportRequests, supportPersonalData } from './features/support/personal-data.ts';
import { verificationPersonalData } from './features/verification/personal-data.ts';
import type { Eraser, PersonalDataPart } from './kernel/personal-data.ts';

export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  ...identityPersonalData,
  ...communicationPersonalData,
  candidatePersonalData,
  sharePersonalData,
  resumePersonalData,
  referralPersonalData,
  educationPersonalData,
  verificationPersonalData,
  studentPersonalData,
  companyPersonalData,
  ...favoritePersonalData,
  supportPersonalData,
  analyticsPersonalData,
  documentPersonalData,
  cvReviewPersonalData,
];

/** Invitations before mails: they know which mails are theirs. */
export const ERASERS: readonly Eraser[] = [
  eraseDocuments,
  eraseReferrals,
  eraseStudentNotes,
  eraseSupportRequests,
  eraseAnalytics,
  eraseMails,
];
