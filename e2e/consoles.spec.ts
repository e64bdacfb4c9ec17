// Every page of the consoles, as the table of pages names them: nothing that axe finds, no sideways scrolling and nothing in the console, in
// both themes, wide and narrow. Lists are one part on every page, so its other states (nothing matches, failed, filters open) are looked at on
// three of them. A page that is added is looked at by itself; one whose path names something needs a line here, or the first test fails.
import { type APIRequestContext, expect, test as oneByOne, type Page } from '@playwright/test';
import { consoleOfPage, PAGES } from '../packages/contract/src/pages.ts';
import { SETTINGS_SECTIONS } from '../packages/rules/src/school-settings.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, watchConsole, watchRequests } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const PASSWORD = 'Harbour-lamp-26';
const WHO = { employer: 'eva@lindvik.example', staff: 'greta@nordic.example', admin: 'hana@fairway.example' };

type Area = keyof typeof WHO;
/** One who is signed in to a console, on a page that the cases of a worker share. */
type Desk = { page: Page; allCame: () => Promise<void>; quiet: () => void; schoolId: number; organizationId: number };
/** A page that is kept has what it reads and what the program compiles to: a new one for each case took twice as much of the processor to load. */
const test = oneByOne.extend<object, { deskAt: (area: Area) => Promise<Desk> }>({
  deskAt: [
    async ({ browser }, use) => {
      const desks = new Map<Area, Promise<Desk>>();
      const open = async (area: Area): Promise<Desk> => {
        const page = await (await browser.newContext()).newPage();
        const { request } = page;
        expect((await request.post('/identity/v1', { headers, data: { email: WHO[area], password: PASSWORD } })).ok()).toBe(true);
        const schools = area === 'staff' ? await rowsOf<{ schoolId: number }>(request, '/api/v1/staff/schools?q=nordic') : [];
        const employers = area === 'employer' ? await rowsOf<{ organizationId: number }>(request, '/api/v1/employer/organizations') : [];
        const ids = { schoolId: schools[0]?.schoolId ?? 0, organizationId: employers[0]?.organizationId ?? 0 };
        return { page, quiet: watchConsole(page), allCame: watchRequests(page), ...ids };
      };
      await use((area) => {
        const desk = desks.get(area) ?? open(area);
        desks.set(area, desk);
        return desk;
      });
      for (const desk of desks.values()) await (await desk).page.context().close();
    },
    { scope: 'worker' },
  ],
});

type Row = { id: string | number };
type Find = (path: string) => Promise<Row>;
/** What stands in the path of a page after its console, some of it looked up; `list`: its other states too. */
type Address = string | ((first: Find, schoolId: number, organizationId: number) => Promise<string>);
const list = (address: Address) => ({ address, hasStates: true });
const plain = (address: Address) => ({ address, hasStates: false });
const school = (id: number, path: string) => `/api/v1/staff/schools/${id}/${path}`;
const employer = (id: number, path: string) => `/api/v1/employer/organizations/${id}/${path}`;
const admin = (path: string) => `/api/v1/admin/${path}`;

type Place = { address: Address; hasStates: boolean };

/** Pages that are looked at otherwise than at their own path: what stands for an id, views, other states. */
const OTHERWISE: Record<string, Place[]> = {
  'staff-verifications': [
    plain('/verifications'),
    plain('/verifications?view=decided'),
    plain('/verifications?view=past'),
    plain('/verifications?view=expiring'),
  ],
  'staff-students': [list('/students')],
  'staff-student': [plain(async (first, id) => `/students/${(await first(school(id, 'students?q=alva'))).id}`)],
  'staff-student-message': [plain(async (first, id) => `/student-messages/${(await first(school(id, 'student-messages'))).id}`)],
  'staff-cv-review': [plain(async (first, id) => `/cv-reviews/${(await first(school(id, 'cv-reviews'))).id}`)],
  'staff-posting': [plain(async (first, id) => `/postings/${(await first(school(id, 'postings?view=changed'))).id}`)],
  'staff-employer': [
    plain(async (first, id) => {
      const row = (await first(school(id, 'employers?q=lindvik'))) as Row & { organizationId: number };
      return `/employers/${row.organizationId}`;
    }),
  ],
  'staff-settings-section': SETTINGS_SECTIONS.map((section) => ({ address: `/settings/${section}`, hasStates: false })),
  'staff-retained': [plain('/settings/retention/messages')],
  'staff-data-requests': [list('/data-requests')],
  'staff-data-request': [plain(async (first, id) => `/data-requests/${(await first(school(id, 'data-requests'))).id}`)],
  'admin-tenant': [plain(async (first) => `/tenants/${(await first(admin('tenants'))).id}`), plain('/tenants/new')],
  'admin-school': [plain(async (first) => `/schools/${(await first(admin('schools?managed=yes&q=nordic'))).id}`), plain('/schools/new')],
  'admin-user': [plain(async (first) => `/users/${(await first(admin('users?q=ada@nordic.example'))).id}`)],
  'admin-user-merge': [
    plain(async (first) => {
      const [ada, dina] = [await first(admin('users?q=ada@nordic.example')), await first(admin('users?q=dina'))];
      return `/users/${ada.id}/merge?other=${dina.id}`;
    }),
    plain(async (first) => `/users/${(await first(admin('users?q=ada@nordic.example'))).id}/merge`),
  ],
  'admin-organization': [plain(async (first) => `/organizations/${(await first(admin('organizations?place=parent'))).id}`)],
  'admin-reference-list': [plain('/reference/sectors'), plain('/reference/typed-skills'), plain('/reference/countries')],
  'admin-reference-entry': [
    plain(async (first) => `/reference/sectors/${(await first(admin('reference/sectors'))).id}`),
    plain('/reference/skills/new'),
  ],
  'admin-reference-import': [list(async (first) => `/reference/imports/${(await first(admin('reference-imports'))).id}`)],
  'admin-import': [list(async (first) => `/imports/${(await first(admin('imports?q=harbour-board'))).id}`), plain('/imports/new')],
  'admin-import-run': [
    plain(async (first) => {
      const { id } = await first(admin('imports?q=harbour-board'));
      return `/imports/${id}/runs/${(await first(admin(`imports/${id}/runs`))).id}`;
    }),
  ],
  'admin-report': [plain(async (first) => `/reports/${(await first(admin('reports'))).id}`)],
  'admin-blog-post': [plain(async (first) => `/blog/${(await first(admin('blog'))).id}`)],
  'admin-concept': [plain(async (first) => `/concepts/${(await first(admin('concepts?q=developer'))).id}`)],
  'admin-search': [plain('/search'), plain('/search?q=developer')],
  'admin-duplicate': [
    plain(async (first) => {
      const row = (await first(admin('duplicates'))) as Row & { other: Row };
      return `/duplicates/${row.id}/${row.other.id}`;
    }),
  ],
  'admin-site-page': [plain(async (first) => `/site-pages/${(await first(admin('site-pages?q=valclair'))).id}/terms`)],
  'employer-applicants': [plain('/applicants'), plain('/applicants?view=board')],
  'employer-applicant': [
    plain(
      async (first, _school, organizationId) => `/applicants/${(await first(employer(organizationId, 'applicants?stage=inTalks'))).id}`,
    ),
  ],
  'employer-insights-by': [plain('/insights/postings'), plain('/insights/schools')],
  'employer-feed': [
    list(async (first, _school, organizationId) => `/feeds/${(await first(employer(organizationId, 'feeds'))).id}`),
    plain('/feeds/new'),
  ],
  'employer-feed-run': [
    plain(async (first, _school, organizationId) => {
      const { id } = await first(employer(organizationId, 'feeds'));
      return `/feeds/${id}/runs/${(await first(employer(organizationId, `feeds/${id}/runs`))).id}`;
    }),
  ],
  'employer-posting': [
    plain(async (first, _school, organizationId) => `/postings/${(await first(employer(organizationId, 'postings?state=live'))).id}`),
  ],
  'employer-shared-person': [
    plain(async (first, _school, organizationId) => {
      const { userId } = (await first(employer(organizationId, 'shared'))) as Row & { userId: string };
      return `/shared/${userId}`;
    }),
  ],
  'admin-claim': [plain(async (first) => `/claims/${(await first(admin('team-requests'))).id}`)],
  'admin-audit': [list('/audit')],
};

const BUILT = PAGES.filter(({ id, module }) => module !== undefined && consoleOfPage(id) !== undefined);
const ADDRESSES: Record<string, Place[]> = Object.fromEntries(
  BUILT.map(({ id, path }) => [id, OTHERWISE[id] ?? [plain(path.slice(1 + (consoleOfPage(id) ?? '').length))]]),
);

test('every page of the consoles has an address here', () => {
  const paths = Object.values(ADDRESSES).flatMap((places) =>
    places.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])),
  );
  expect(paths.filter((address) => address.includes(':'))).toEqual([]);
  const known = new Set(BUILT.map(({ id }) => id));
  expect(Object.keys(OTHERWISE).filter((id) => !known.has(id))).toEqual([]);
});

test('a list is searched and filtered as one types, by mouse too, and "back" leaves it', async ({ page }) => {
  const quiet = watchConsole(page);
  expect((await page.request.post('/identity/v1', { headers, data: { email: WHO.staff, password: PASSWORD } })).ok()).toBe(true);
  await page.goto('/en/staff');
  await page.getByRole('link', { name: 'Students', exact: true }).first().click();
  const search = page.locator('main input[type="search"]');
  await search.click();
  await search.pressSequentially('njor', { delay: 30 });
  await expect(page).toHaveURL(/\/staff\/students\?q=njor$/);
  await search.pressSequentially('oge', { delay: 30 });
  await expect(page).toHaveURL(/\?q=njoroge$/);
  await expect(page.getByRole('link', { name: 'Samuel Njoroge' }).first()).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: 'State' }).click();
  const panel = page.getByRole('dialog', { name: 'State' });
  // A press on the words of a choice puts the focus on the page around for a moment; the panel stays.
  await panel.locator('label').first().click();
  await expect(page).toHaveURL(/states=/);
  await expect(panel.locator('input').first()).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=njoroge$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
  quiet();
});

for (const area of ['employer', 'staff', 'admin'] as const)
  test(`${area}: they land in their console, stay in it, and ask for nothing that only candidates have`, async ({ page }) => {
    const quiet = watchConsole(page);
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 403 || reply.url().includes('/api/v1/candidate/')) refused.push(`${reply.status()} ${reply.url()}`);
    });
    await page.goto('/en/jobs');
    await page.locator('header').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(WHO[area]);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/en/${area}$`));
    for (const path of [
      '/',
      '/en/login',
      '/en/profile',
      '/en/mypage',
      '/en/favorites',
      '/en/cv-review',
      '/en/cvs',
      '/en/profile/documents',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(new RegExp(`/en/${area}$`));
    }
    for (const path of ['/en/jobs', '/en/employers']) {
      await page.goto(path);
      // It is known who is there: the hearts have gone.
      await expect(page.locator('main [aria-pressed]')).toHaveCount(0);
      await page.locator(`main a[href*="${path}/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/.`));
      await expect(page.locator('main [aria-pressed]')).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    quiet();
    expect((await page.goto(`/en/${area}/unknown/address`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer here');
    await expect(page.getByRole('navigation', { name: 'Console menu' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/${area}$`));
  });

for (const [id, places] of Object.entries(ADDRESSES))
  test(`${id} is accessible in both themes, wide and narrow`, async ({ deskAt }) => {
    test.slow();
    const area = consoleOfPage(id) ?? 'admin';
    const { page, allCame, quiet, schoolId, organizationId } = await deskAt(area);
    const first: Find = async (path) => {
      const [row] = await rowsOf<Row>(page.request, path);
      if (!row) throw new Error(`The demo world has nothing at ${path}`);
      return row;
    };
    for (const { address, hasStates } of places) {
      const path = typeof address === 'string' ? address : await address(first, schoolId, organizationId);
      // As a page comes to everybody, whatever the one before was looked at in.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/en/${area}${path}`);
      await settled(page, allCame);
      await expectGoodLooks(page);
      if (hasStates) await expectGoodStates(page);
    }
    quiet();
  });

async function rowsOf<R>(request: APIRequestContext, path: string): Promise<R[]> {
  const reply = await request.get(path);
  expect(reply.ok(), path).toBe(true);
  return (await reply.json()).rows;
}

/** What the page asks for has come. */
async function settled(page: Page, allCame: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await allCame();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function expectGood(page: Page, [colorScheme, width]: readonly ['light' | 'dark', number]): Promise<void> {
  await test.step(`${page.url()} ${colorScheme} ${width}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

/** Its filters open on a phone; nothing matches; it could not be loaded. */
async function expectGoodStates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order and columns' }).click();
  await expectGood(page, ['light', 1440]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectGood(page, ['dark', 360]);
  const url = new URL(page.url());
  url.searchParams.set('q', 'zzzz zzzz');
  await page.goto(url.href);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectGood(page, ['light', 360]);
  const isListCall = (at: URL) =>
    at.pathname.startsWith('/api/') && at.searchParams.has('pageSize') && at.searchParams.get('q') === 'zzzz zzz';
  await page.route(isListCall, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'x', status: 404, code: 'not_found', requestId: 'r' }),
    }),
  );
  url.searchParams.set('q', 'zzzz zzz');
  await page.goto(url.href);
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await expectGood(page, ['dark', 1440]);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.unroute(isListCall);
  // The press was refused or not; and news of other journeys may ask again before the next one.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByText('The list could not be loaded')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}
