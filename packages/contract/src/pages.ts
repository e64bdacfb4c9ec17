// The route table as data: every path of the specification as a page, a redirect, or a page whose switch is still off.
// The web builds its routes from it, the server its redirects, the sitemap and the 404 of a switch that is off; the menus link by id.
// Paths stand behind /{locale}. @rule pages.1, access.2, access.3, pages.3, pages.4, pages.7, pages.30, pages.24, pages.25, pages.16
import { CONSOLES, type ConsoleArea } from '@fairway/rules/access';
import { ACCESS_SIMULATOR_PAGES } from './access-simulator/pages.ts';
import { ACCOUNT_PAGES } from './account/pages.ts';
import { ADMINISTRATION_PAGES } from './administration/pages.ts';
import { APPLICANTS_PAGES } from './applicants/pages.ts';
import { APPLICATIONS_PAGES } from './applications/pages.ts';
import { ASSESSMENTS_PAGES } from './assessments/pages.ts';
import { BILLING_PAGES } from './billing/pages.ts';
import { BLOG_PAGES } from './blog/pages.ts';
import { CALENDAR_PAGES } from './calendar/pages.ts';
import { CANDIDATES_PAGES } from './candidates/pages.ts';
import { CHAT_PAGES } from './chat/pages.ts';
import { COMMUNICATION_PAGES } from './communication/pages.ts';
import { CONTENT_PAGES } from './content/pages.ts';
import { COURSES_PAGES } from './courses/pages.ts';
import { CV_REVIEWS_PAGES } from './cv-reviews/pages.ts';
import { DATA_REQUESTS_PAGES } from './data-requests/pages.ts';
import { DOCUMENTS_PAGES } from './documents/pages.ts';
import { FAIRS_PAGES } from './fairs/pages.ts';
import { FAVORITES_PAGES } from './favorites/pages.ts';
import { FEEDS_PAGES } from './feeds/pages.ts';
import { IDENTITY_PAGES } from './identity/pages.ts';
import { INSIGHTS_PAGES } from './insights/pages.ts';
import { JOBS_PAGES } from './jobs/pages.ts';
import type { MenuEntry, Page, PageAccess } from './kernel/page.ts';
import { LANDING_PAGES } from './landing/pages.ts';
import { MASTERCLASSES_PAGES } from './masterclasses/pages.ts';
import { MYPAGE_PAGES } from './mypage/pages.ts';
import { ORGANIZATION_PROFILES_PAGES } from './organization-profiles/pages.ts';
import { ORGANIZATIONS_PAGES } from './organizations/pages.ts';
import { OUTCOMES_PAGES } from './outcomes/pages.ts';
import { POSTING_DECISIONS_PAGES } from './posting-decisions/pages.ts';
import { POSTINGS_PAGES } from './postings/pages.ts';
import { PROCESSING_AGREEMENTS_PAGES } from './processing-agreements/pages.ts';
import { PROFILE_LOOKS_PAGES } from './profile-looks/pages.ts';
import { REFERENCE_PAGES } from './reference/pages.ts';
import { REFERRALS_PAGES } from './referrals/pages.ts';
import { RESOURCES_PAGES } from './resources/pages.ts';
import { RETENTION_PAGES } from './retention/pages.ts';
import { SCHOOLS_PAGES } from './schools/pages.ts';
import { SEARCH_PAGES } from './search/pages.ts';
import { SHARED_PROFILES_PAGES } from './shared-profiles/pages.ts';
import { SITE_PAGES_PAGES } from './site-pages/pages.ts';
import { STAFF_HOME_PAGES } from './staff-home/pages.ts';
import { STUDENT_MESSAGES_PAGES } from './student-messages/pages.ts';
import { STUDENTS_PAGES } from './students/pages.ts';
import type { Feature } from './switches.ts';
import { TALENT_PAGES } from './talent/pages.ts';
import { TEAMS_PAGES } from './teams/pages.ts';
import { TENANTS_PAGES } from './tenants/pages.ts';
import { TRUST_PAGES } from './trust/pages.ts';
import { VERIFICATION_PAGES } from './verification/pages.ts';
import { WIDGETS_PAGES } from './widgets/pages.ts';

export type { Page, PageAccess };

export type Redirect = { path: string; to: string; feature?: Feature };

export const PAGES: readonly Page[] = [
  ...ACCESS_SIMULATOR_PAGES,
  ...ACCOUNT_PAGES,
  ...ADMINISTRATION_PAGES,
  ...APPLICANTS_PAGES,
  ...APPLICATIONS_PAGES,
  ...ASSESSMENTS_PAGES,
  ...BILLING_PAGES,
  ...CALENDAR_PAGES,
  ...BLOG_PAGES,
  ...CANDIDATES_PAGES,
  ...CHAT_PAGES,
  ...COMMUNICATION_PAGES,
  ...ORGANIZATION_PROFILES_PAGES,
  ...ORGANIZATIONS_PAGES,
  ...CONTENT_PAGES,
  ...COURSES_PAGES,
  ...CV_REVIEWS_PAGES,
  ...DATA_REQUESTS_PAGES,
  ...DOCUMENTS_PAGES,
  ...FAIRS_PAGES,
  ...FAVORITES_PAGES,
  ...IDENTITY_PAGES,
  ...FEEDS_PAGES,
  ...INSIGHTS_PAGES,
  ...JOBS_PAGES,
  ...LANDING_PAGES,
  ...MASTERCLASSES_PAGES,
  ...MYPAGE_PAGES,
  ...OUTCOMES_PAGES,
  ...POSTING_DECISIONS_PAGES,
  ...POSTINGS_PAGES,
  ...PROCESSING_AGREEMENTS_PAGES,
  ...PROFILE_LOOKS_PAGES,
  ...REFERENCE_PAGES,
  ...REFERRALS_PAGES,
  ...RESOURCES_PAGES,
  ...RETENTION_PAGES,
  ...SCHOOLS_PAGES,
  ...SEARCH_PAGES,
  ...SHARED_PROFILES_PAGES,
  ...SITE_PAGES_PAGES,
  ...STAFF_HOME_PAGES,
  ...STUDENT_MESSAGES_PAGES,
  ...STUDENTS_PAGES,
  ...TALENT_PAGES,
  ...TEAMS_PAGES,
  ...TENANTS_PAGES,
  ...TRUST_PAGES,
  ...VERIFICATION_PAGES,
  ...WIDGETS_PAGES,
];

/** Which console a page belongs to, by its id: those of the candidates belong to none. */
export function consoleOfPage(id: string): ConsoleArea | undefined {
  return CONSOLES.find(({ area }) => id === area || id.startsWith(`${area}-`))?.area;
}

/** Legacy paths; the query is kept, a `*` tail is carried over. A redirect goes on even where its target's switch is off (then 404 there). @rule pages.42 */
export const REDIRECTS: readonly Redirect[] = [
  { path: '/job/*', to: '/jobs/*' },
  { path: '/companies/*', to: '/employers/*' },
  { path: '/vfairs/*', to: '/events/*' },
  { path: '/vevents/*', to: '/events/*' },
  { path: '/vfair/*', to: '/events/*' },
  { path: '/vevent/*', to: '/events/*' },
  { path: '/upskill/*', to: '/courses/*' },
  { path: '/resources/internal', to: '/resources' },
  { path: '/careerplanning', to: '/assessments/center' },
  { path: '/tests', to: '/assessments/center' },
  { path: '/cut-e', to: '/assessments/center' },
  { path: '/account/billing/subscriptions', to: '/account/subscriptions' },
  { path: '/account/billing/purchases', to: '/account/purchases' },
  { path: '/account/billing/invoices', to: '/account/invoices' },
  { path: '/account/billing/payments', to: '/account/payments' },
  { path: '/account/billing/payment', to: '/account/payments' },
  { path: '/account/payment', to: '/account/payments' },
  { path: '/plansandbilling/*', to: '/account/*' },
  { path: '/account', to: '/account/settings' },
  { path: '/account/*', to: '/account/settings' },
  { path: '/resources/:id', to: '/resources' },
  { path: '/admin/reported-postings', to: '/admin/reports' },
  { path: '/jobs-in-china', to: '/jobs?address=CN', feature: 'jobsInChina' },
];

/** Ids of pages on which the navigation bar is hidden. @rule navigation.4 */
export const HIDDEN_BAR_PAGES: readonly string[] = PAGES.flatMap(({ id, bare }) => (bare ? [id] : []));

/** Ids of pages on which the welcome wizard never shows. @rule welcome.10 */
export const WELCOME_DISABLED_PAGES: readonly string[] = PAGES.flatMap(({ id, noWelcome }) => (noWelcome ? [id] : []));

/** The entries of a menu, in their order. */
export function menuOf(menu: MenuEntry[0]): { page: string; word: string }[] {
  return PAGES.flatMap(({ id, menus = [] }) =>
    menus.flatMap(([name, place, word]) => (name === menu ? [{ page: id, place, word }] : [])),
  ).sort((a, b) => a.place - b.place);
}

export function pageById(id: string): Page {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page ${id} in the route table`);
  return page;
}
