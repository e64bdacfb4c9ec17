// What the first page of career services counts, in the order in which it is shown. A part that is not built counts nothing and is not shown.

import type { StaffDuty } from './staff-shapes.ts';

// biome-ignore format: a list
export const HOME_ITEMS = [
  'signInMetadata', 'signInCertificate', 'agreement', 'partnerProposals', 'waiting', 'answered', 'asked', 'cvReviews', 'expiring', 'typedPrograms', 'jobs', 'chats',
] as const;
export type HomeItem = (typeof HOME_ITEMS)[number];

/** The duty of those to whom an item is counted. @rule staff.1 */
export const HOME_ITEM_DUTIES: Readonly<Record<HomeItem, StaffDuty>> = {
  signInMetadata: 'school',
  signInCertificate: 'school',
  agreement: 'school',
  partnerProposals: 'school',
  waiting: 'students',
  answered: 'students',
  asked: 'students',
  cvReviews: 'students',
  expiring: 'students',
  typedPrograms: 'wholeSchool',
  jobs: 'employers',
  chats: 'students',
};

/** Days of the chart, today the last. */
export const HOME_CHART_DAYS = 30;
