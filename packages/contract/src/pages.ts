// The route table as data: every path of the specification as a page, a redirect, or a page whose switch is still off.
// The web builds its routes from it, the server its redirects, the sitemap and the 404 of a switch that is off; the menus link by id.
// Paths stand behind /{locale}. @spec 2.1 "Route table", decisions 3 to 10
import type { Feature } from './features.ts';

export type PageAccess = 'public' | 'user' | 'candidate' | 'schoolStaff' | 'platformAdmin';

export type Page = {
  id: string;
  /** Path behind the locale; `:name` is a parameter. */
  path: string;
  /**
   * `user`: the gate stores the target and shows the sign-in notice over the page. `candidate`: so it does, and leads staff to their console.
   * `schoolStaff` and `platformAdmin`: so do the gates of the consoles. Who has not the role finds no page.
   */
  access: PageAccess;
  feature?: Feature;
  /** The module under apps/web/src/features that renders it; absent while the feature is not built (its switch is off). */
  module?: string;
  /** Absent from production hosts. @spec 2.1 "about-gptw" */
  hiddenInProduction?: true;
  /** Where its switch leads while it is off, instead of 404. Decisions 6, 114 */
  whenOff?: string;
  /** Rendered by the server without a user and kept in the page cache. */
  rendered?: true;
};

export type Redirect = { path: string; to: string; feature?: Feature };

export const PAGES: readonly Page[] = [
  { id: 'jobs', path: '/jobs', access: 'public', feature: 'findJobs', module: 'jobs/jobs.page.tsx', rendered: true },
  { id: 'jobdetail', path: '/jobs/:id', access: 'public', feature: 'findJobs', module: 'jobs/job-detail.page.tsx', rendered: true },
  {
    id: 'employers',
    path: '/employers',
    access: 'public',
    feature: 'findCompanies',
    module: 'companies/companies.page.tsx',
    rendered: true,
  },
  {
    id: 'employerdetail',
    path: '/employers/:id',
    access: 'public',
    feature: 'findCompanies',
    module: 'companies/company-detail.page.tsx',
    rendered: true,
  },
  {
    id: 'article',
    path: '/employers/:id/articles/:articleId',
    access: 'public',
    feature: 'findCompanies',
    module: 'companies/article.page.tsx',
    rendered: true,
  },
  { id: 'login', path: '/login', access: 'public', module: 'identity/login.page.tsx' },
  { id: 'tools', path: '/tools', access: 'public', feature: 'tools', module: 'content/tools.page.tsx', rendered: true },
  { id: 'apps', path: '/apps', access: 'public', feature: 'apps', module: 'content/apps.page.tsx', rendered: true },
  {
    id: 'about-gptw',
    path: '/about-gptw',
    access: 'public',
    feature: 'aboutGptw',
    module: 'content/about-gptw.page.tsx',
    hiddenInProduction: true,
    rendered: true,
  },
  { id: 'redirect', path: '/redirect', access: 'public', module: 'identity/redirect.page.tsx' },
  { id: 'mypage', path: '/mypage', access: 'candidate', feature: 'myPage', module: 'mypage/mypage.page.tsx' },
  { id: 'profile', path: '/profile', access: 'candidate', feature: 'myProfile', module: 'candidates/profile.page.tsx' },
  {
    id: 'profile-documents',
    path: '/profile/documents',
    access: 'candidate',
    feature: 'documents',
    module: 'documents/documents.page.tsx',
  },
  { id: 'favorites', path: '/favorites', access: 'candidate', feature: 'favorites', module: 'favorites/favorites.page.tsx' },
  { id: 'masterclasses', path: '/masterclasses', access: 'user', feature: 'masterclasses' },
  { id: 'assessments', path: '/assessments', access: 'user', feature: 'assessments' },
  { id: 'assessment-center', path: '/assessments/center', access: 'user', feature: 'assessments' },
  { id: 'assessment-redirect', path: '/assessments/redirect', access: 'user', feature: 'assessments' },
  { id: 'courses', path: '/courses', access: 'user', feature: 'courses' },
  { id: 'course-catalog', path: '/courses/catalog', access: 'user', feature: 'courses' },
  { id: 'my-courses', path: '/courses/my-courses', access: 'user', feature: 'courses' },
  { id: 'course-join', path: '/courses/join', access: 'user', feature: 'courses' },
  { id: 'course-how-to', path: '/courses/how-to', access: 'user', feature: 'courses' },
  { id: 'account-settings', path: '/account/settings', access: 'user', feature: 'account', module: 'account/settings.page.tsx' },
  { id: 'account-subscriptions', path: '/account/subscriptions', access: 'user', feature: 'billing' },
  { id: 'account-purchases', path: '/account/purchases', access: 'user', feature: 'billing' },
  { id: 'account-invoices', path: '/account/invoices', access: 'user', feature: 'billing' },
  { id: 'account-payments', path: '/account/payments', access: 'user', feature: 'billing' },
  { id: 'verify', path: '/verify', access: 'public', feature: 'login', module: 'verification/verify.page.tsx' },
  { id: 'recover', path: '/recover', access: 'public', feature: 'login', module: 'identity/recover.page.tsx' },
  { id: 'recover-password', path: '/recover-password', access: 'public', feature: 'login', module: 'identity/recover-password.page.tsx' },
  { id: 'activate-user', path: '/activate-user', access: 'public', feature: 'login', module: 'identity/activate-user.page.tsx' },
  { id: 'resources', path: '/resources', access: 'user', feature: 'internalResources' },
  { id: 'resource-folder', path: '/resources/:schoolId/:id', access: 'user', feature: 'internalResources' },
  { id: 'calendar', path: '/calendar', access: 'user', feature: 'calendar', whenOff: '/jobs' },
  { id: 'calendar-book', path: '/calendar/book/:schoolId/:id', access: 'user', feature: 'calendar', whenOff: '/jobs' },
  { id: 'cvupload', path: '/cvupload', access: 'candidate', feature: 'documents', module: 'documents/cvupload.page.tsx' },
  { id: 'cvs', path: '/cvs', access: 'candidate', feature: 'documents', module: 'documents/cvs.page.tsx' },
  { id: 'cv-review', path: '/cv-review', access: 'candidate', feature: 'cvReview', module: 'cv-reviews/cv-review.page.tsx' },
  { id: 'invitations', path: '/invitations', access: 'user', module: 'identity/invitations.page.tsx' },
  { id: 'referrals', path: '/referrals', access: 'user', feature: 'referrals', module: 'referrals/referrals.page.tsx' },
  { id: 'decline-invitations', path: '/referrals/decline', access: 'public', module: 'referrals/decline.page.tsx' },
  { id: 'unsubscribe', path: '/unsubscribe', access: 'public', module: 'communication/unsubscribe.page.tsx' },
  { id: 'country-guides', path: '/country-guides', access: 'public', feature: 'countryGuides' },
  { id: 'events', path: '/events', access: 'public', feature: 'events' },
  { id: 'event', path: '/events/:id', access: 'user', feature: 'events' },
  { id: 'event-details', path: '/events/details/:id', access: 'user', feature: 'events' },
  { id: 'event-profile', path: '/events/:id/profile', access: 'user', feature: 'events' },
  { id: 'event-documents', path: '/events/:id/profile/documents', access: 'user', feature: 'events' },
  { id: 'event-booths', path: '/events/:id/booths', access: 'user', feature: 'events' },
  { id: 'event-booth', path: '/events/:id/booths/:boothId', access: 'user', feature: 'events' },
  { id: 'event-jobs', path: '/events/:id/jobs', access: 'user', feature: 'events' },
  { id: 'event-job', path: '/events/:id/jobs/:jobId', access: 'user', feature: 'events' },
  { id: 'event-webinars', path: '/events/:id/webinars', access: 'user', feature: 'events' },
  { id: 'event-webinar', path: '/events/:id/webinars/:webinarId', access: 'user', feature: 'events' },
  { id: 'event-chat', path: '/events/:id/chat', access: 'user', feature: 'events' },
  { id: 'event-conference', path: '/events/:id/conference', access: 'user', feature: 'events' },
  { id: 'event-conference-room', path: '/events/:id/conference/:conferenceId', access: 'user', feature: 'events' },
  { id: 'school-events', path: '/school-events', access: 'user', feature: 'schoolEvents' },
  { id: 'school-event', path: '/school-events/:id', access: 'user', feature: 'schoolEvents' },
  { id: 'chat', path: '/chat', access: 'user', feature: 'chat' },
  // The consoles (docs/subsystems/consoles.md). Each page needs but its module to exist; the menu shows those that do.
  { id: 'staff', path: '/staff', access: 'schoolStaff', module: 'staff-home/staff-home.page.tsx' },
  { id: 'staff-verifications', path: '/staff/verifications', access: 'schoolStaff', module: 'verification/queue/queue.page.tsx' },
  { id: 'staff-students', path: '/staff/students', access: 'schoolStaff', module: 'students/students.page.tsx' },
  { id: 'staff-student', path: '/staff/students/:id', access: 'schoolStaff', module: 'students/student.page.tsx' },
  {
    id: 'staff-cv-reviews',
    path: '/staff/cv-reviews',
    access: 'schoolStaff',
    feature: 'cvReview',
    module: 'cv-reviews/staff-reviews.page.tsx',
  },
  {
    id: 'staff-cv-review',
    path: '/staff/cv-reviews/:id',
    access: 'schoolStaff',
    feature: 'cvReview',
    module: 'cv-reviews/staff-review.page.tsx',
  },
  { id: 'staff-widgets', path: '/staff/widgets', access: 'schoolStaff', module: 'widgets/staff-widgets.page.tsx' },
  // One module for both.
  { id: 'staff-settings', path: '/staff/settings', access: 'schoolStaff', module: 'staff/settings.page.tsx' },
  { id: 'staff-settings-section', path: '/staff/settings/:section', access: 'schoolStaff', module: 'staff/settings.page.tsx' },
  { id: 'staff-access', path: '/staff/access', access: 'schoolStaff', module: 'access-simulator/access-simulator.page.tsx' },
  { id: 'admin', path: '/admin', access: 'platformAdmin', module: 'administration/admin-home.page.tsx' },
  { id: 'admin-tenants', path: '/admin/tenants', access: 'platformAdmin', module: 'administration/tenants.page.tsx' },
  { id: 'admin-tenant', path: '/admin/tenants/:id', access: 'platformAdmin', module: 'administration/tenant.page.tsx' },
  { id: 'admin-schools', path: '/admin/schools', access: 'platformAdmin', module: 'administration/schools.page.tsx' },
  { id: 'admin-school', path: '/admin/schools/:id', access: 'platformAdmin', module: 'administration/school.page.tsx' },
  { id: 'admin-users', path: '/admin/users', access: 'platformAdmin', module: 'administration/users.page.tsx' },
  { id: 'admin-user', path: '/admin/users/:id', access: 'platformAdmin', module: 'administration/user.page.tsx' },
  {
    id: 'admin-organizations',
    path: '/admin/organizations',
    access: 'platformAdmin',
    module: 'administration/organizations/organizations.page.tsx',
  },
  {
    id: 'admin-organization',
    path: '/admin/organizations/:id',
    access: 'platformAdmin',
    module: 'administration/organizations/organization.page.tsx',
  },
  { id: 'admin-reference', path: '/admin/reference', access: 'platformAdmin', module: 'administration/reference/reference.page.tsx' },
  {
    id: 'admin-reference-list',
    path: '/admin/reference/:kind',
    access: 'platformAdmin',
    module: 'administration/reference/reference-list.page.tsx',
  },
  {
    id: 'admin-reference-entry',
    path: '/admin/reference/:kind/:id',
    access: 'platformAdmin',
    module: 'administration/reference/reference-entry.page.tsx',
  },
  { id: 'admin-operations', path: '/admin/operations', access: 'platformAdmin', module: 'administration/operations/operations.page.tsx' },
  { id: 'admin-jobs', path: '/admin/operations/jobs', access: 'platformAdmin', module: 'administration/operations/jobs.page.tsx' },
  { id: 'admin-mails', path: '/admin/operations/mails', access: 'platformAdmin', module: 'administration/operations/mails.page.tsx' },
  { id: 'admin-imports', path: '/admin/imports', access: 'platformAdmin', module: 'administration/imports/imports.page.tsx' },
  { id: 'admin-import', path: '/admin/imports/:id', access: 'platformAdmin', module: 'administration/imports/import.page.tsx' },
  { id: 'admin-import-run', path: '/admin/imports/:id/runs/:run', access: 'platformAdmin', module: 'administration/imports/run.page.tsx' },
  { id: 'admin-audit', path: '/admin/audit', access: 'platformAdmin', module: 'administration/audit.page.tsx' },
  { id: 'admin-widgets', path: '/admin/widgets', access: 'platformAdmin', module: 'widgets/admin-widgets.page.tsx' },
];

/** Which console a page belongs to, by its id: those of the candidates belong to none. */
export function consoleOfPage(id: string): 'staff' | 'admin' | undefined {
  return CONSOLES.find((one) => id === one || id.startsWith(`${one}-`));
}
const CONSOLES = ['staff', 'admin'] as const;

/** The access of all pages of a console. */
export const CONSOLE_ACCESS = { staff: 'schoolStaff', admin: 'platformAdmin' } as const;

/** Legacy paths; the query is kept, a `*` tail is carried over. A redirect goes on even where its target's switch is off (then 404 there). */
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
  { path: '/jobs-in-china', to: '/jobs?address=CN', feature: 'jobsInChina' },
];

/** Routes on which the navigation bar is hidden. @spec 2.2 "hidden on a configured list of routes" */
export const HIDDEN_BAR_PAGES: readonly string[] = ['redirect', 'activate-user', 'recover', 'recover-password', 'verify'];

/**
 * Routes on which the welcome wizard never shows: what links of mails and providers lead to, and where one signs in or leaves.
 * @spec 2.4 "Shown on routes not in the disabled-welcome list"
 */
export const WELCOME_DISABLED_PAGES: readonly string[] = [
  'login', 'redirect', 'verify', 'recover', 'recover-password', 'activate-user', 'unsubscribe', 'decline-invitations', 'account-settings',
]; // biome-ignore format: a list

export function pageById(id: string): Page {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page ${id} in the route table`);
  return page;
}
