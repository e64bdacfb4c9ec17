// Which calls of a school's console each duty has (rules/staff-shapes.ts says who holds it). Every call of the access schoolStaff at a school stands
// here once; a call that does not is let in for nobody but administrators (registries.test.ts, server: schools/access.ts). @rule staff.1
import type { StaffDuty } from '@fairway/rules/staff-shapes';

// biome-ignore format: lists
export const CALLS_OF_DUTY: Readonly<Record<StaffDuty, readonly string[]>> = {
  school: [
    'getStaffHome', 'getStaffWaiting', 'getSchoolSettings', 'getSchoolDomain', 'listSchoolDomains', 'exportSchoolDomains', 'listSchoolCampuses',
    'exportSchoolCampuses', 'listSchoolPrograms', 'exportSchoolPrograms', 'listStaff', 'exportStaff', 'getSchoolReasons',
    'listSchoolSavedViews', 'addSchoolSavedView', 'changeSchoolSavedView', 'removeSchoolSavedView', 'getCvReviewSettings', 'getOutcomeSettings',
    'getSchoolPartners',
  ],
  students: [
    'listStudents', 'exportStudents', 'listStudentFilters', 'getStudent', 'listStudentLabels', 'listAdvisers', 'listMessagesOfStudent',
    'listVerifications', 'exportVerifications', 'listQueuePrograms', 'getVerification',
    'listCvReviews', 'exportCvReviews', 'getCvReview', 'listOutcomes', 'exportOutcomes', 'getOutcomeReport',
    'simulateAccess', 'listSimulatedPostings',
  ],
  advising: [
    'writeStudentNote', 'changeStudentNote', 'deleteStudentNote', 'extendStudent', 'revokeStudent', 'labelStudents', 'undoStudentLabels',
    'createStudentLabel', 'assignAdviser', 'undoAdvisers', 'checkStudentEnds', 'changeStudentEnds', 'undoStudentEnds', 'getAdviserRules', 'previewAdviserRules', 'applyAdviserRules',
    'checkStudentMessage', 'sendStudentMessage', 'listStudentMessages', 'exportStudentMessages', 'getStudentMessage',
    'listStudentMessageRecipients', 'exportStudentMessageRecipients',
    'assignVerification', 'openVerificationFile', 'approveVerification', 'askBackVerification', 'decideVerifications', 'extendVerification',
    'rejectVerification', 'revokeVerification', 'undoVerification', 'assignCvReview', 'openReviewedCv', 'recordOutcome', 'removeOutcome',
  ],
  reviewing: ['addCvComment', 'removeCvComment', 'markCv', 'sendCvComments', 'finishCvReview'],
  wholeSchool: ['listTypedPrograms', 'changeStudentLabel', 'deleteStudentLabel', 'listClassCodes', 'getClassCode', 'startClassCode', 'endClassCode'],
  employers: [
    'listSchoolPostings', 'exportSchoolPostings', 'getSchoolPosting', 'listSchoolEmployers', 'exportSchoolEmployers', 'getSchoolEmployer',
    'listSchoolEmployerNotes', 'exportSchoolEmployerNotes',
  ],
  employerRelations: [
    'getPostingRules', 'askOnSchoolPosting', 'decideSchoolPosting', 'decideSchoolPostings', 'undoSchoolPostings', 'saveSchoolEmployer', 'runPostingRules',
    'savePostingRules', 'tryPostingRules', 'addSchoolEmployerContact', 'changeSchoolEmployerContact', 'deleteSchoolEmployerContact',
    'writeSchoolEmployerNote', 'changeSchoolEmployerNote', 'deleteSchoolEmployerNote',
  ],
  content: [
    'listSchoolWidgets', 'exportSchoolWidgets', 'addSchoolWidget', 'changeSchoolWidget', 'orderSchoolWidgets', 'removeSchoolWidget',
    'restoreSchoolWidget', 'uploadSchoolWidgetImage', 'removeSchoolWidgetImage',
  ],
};

const DUTIES = new Map(
  Object.entries(CALLS_OF_DUTY).flatMap(([duty, calls]) => calls.map((call): [string, StaffDuty] => [call, duty as StaffDuty])),
);

/** The duty that a call asks of the staff of its school; undefined: it is none of theirs. */
export const dutyOf = (call: string): StaffDuty | undefined => DUTIES.get(call);
