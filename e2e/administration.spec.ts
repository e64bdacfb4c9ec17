// The platform's console in real browsers: a switch that is turned off reaches a candidate's next navigation, an administrator looks through
// a candidate's eyes and can change nothing, roles and sessions are taken away.
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { PASSWORD, signUp } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const HANA = { email: 'hana@fairway.example', password: 'Harbour-lamp-26' };
const port = process.env.E2E_PORT ?? '4400';

// Two browsers each, and two busy cores.
test.slow();

let count = 0;
/** Someone new with a proven address, signed in in this browser. */
async function newCandidate(context: BrowserContext): Promise<{ email: string; name: string }> {
  count += 1;
  const name = `Person ${process.pid}x${Date.now()}x${count}`;
  const email = `${name.toLowerCase().replace(' ', '')}@nordic.example.org`;
  const { request } = context;
  await signUp(request, email);
  expect((await request.put('/identity/v1/user/me', { headers, data: { firstName: 'Nora', lastName: name } })).ok()).toBe(true);
  return { email, name: `Nora ${name}` };
}

async function signIn(request: APIRequestContext, data: { email: string; password: string }): Promise<void> {
  expect((await request.post('/identity/v1', { headers, data })).ok()).toBe(true);
}

/** A browser of its own in which the platform's administrator is signed in. */
async function administrator(context: BrowserContext): Promise<Page> {
  await signIn(context.request, HANA);
  return context.newPage();
}

/** The card of somebody, found by the list. */
async function openCard(page: Page, email: string): Promise<void> {
  await page.goto(`/en/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('cell').or(page.getByRole('rowheader')).getByRole('link').first().click();
  // The list says the address too: the card has come when the page is its own.
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
}

const dialog = (page: Page) => page.locator('dialog[open]');

test('a switch turned off takes its route and its menu entry along at the next navigation', async ({ browser }) => {
  const slug = `switch${process.pid}x${Date.now()}`.slice(0, 40);
  const staff = await browser.newContext();
  const hana = await administrator(staff);
  const doneHana = watchConsole(hana);
  await hana.goto('/en/admin/tenants/new');
  await hana.getByLabel('Name', { exact: true }).fill('Switchboard Careers');
  await hana.getByLabel('Short name', { exact: true }).fill(slug);
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByRole('heading', { name: 'Features' })).toBeVisible();
  await expectAccessible(hana);

  // A candidate at the new tenant, with the page open.
  const origin = `http://${slug}.localhost:${port}`;
  const candidate = await browser.newContext({ baseURL: origin });
  const page = await candidate.newPage();
  await page.goto('/en/jobs');
  const status = await page.evaluate(
    async (body) =>
      (await fetch('/identity/v1', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status,
    { email: 'ada@nordic.example', password: HANA.password },
  );
  expect(status).toBe(200);
  await page.goto('/en/jobs');
  const menu = page.locator('summary[aria-label="Your account"]');
  await menu.click();
  const favourites = page.getByRole('navigation').or(page.getByRole('list')).getByRole('link', { name: 'Favourites' }).first();
  await expect(favourites).toBeVisible();

  await hana.getByLabel('Favourites', { exact: true }).selectOption('off');
  await expect(hana.getByText('Favourites: saved')).toBeVisible();
  // A page in the cache of the browser: no call has told it yet.
  await favourites.click();
  await expect(page.getByText('Looks like the page you were looking for is no longer here')).toBeVisible();
  await menu.click();
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Favourites' })).toHaveCount(0);
  expect((await page.goto('/en/favorites'))?.status()).toBe(404);
  expect(await page.evaluate(async () => (await fetch('/api/v1/candidate/favorite')).status)).toBe(404);

  // And back, for whoever navigates next.
  await page.goto('/en/jobs');
  await hana.getByLabel('Favourites', { exact: true }).selectOption('');
  await expect(hana.getByLabel('Favourites', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Employers' }).first().click();
  await expect(page).toHaveURL(/employers/);
  await expect(async () => {
    if (!(await page.getByRole('link', { name: 'Settings' }).first().isVisible())) await menu.click();
    await expect(page.getByRole('link', { name: 'Favourites' }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  doneHana();
  await candidate.close();
  await staff.close();
});

test('an administrator looks through a candidate’s eyes: named on every page, changing nothing, and told', async ({ browser }) => {
  const visited = await browser.newContext();
  const { email, name } = await newCandidate(visited);
  const staff = await browser.newContext();
  const page = await administrator(staff);
  const done = watchConsole(page);
  await openCard(page, email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View as this person' }).click();
  await dialog(page).getByLabel('Reason').fill('Asked for help with the profile.');
  await dialog(page).getByRole('button', { name: 'View', exact: true }).click();
  const bar = page.getByText(new RegExp(`You see this site as ${name}`));
  await expect(bar).toBeVisible();
  for (const path of ['/en/account/settings', '/en/jobs', '/en/favorites']) {
    await page.goto(path);
    await expect(bar).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const write = (path: string, data: object) => page.request.post(path, { headers, data });
  expect((await (await write('/api/v1/candidate/favorite', { job_id: '018f0000-0000-7000-8000-000000000001' })).json()).code).toBe(
    'view_as.read_only',
  );
  // The eyes are the candidate's: the server has no such page for them.
  expect((await page.goto('/en/admin/users'))?.status()).toBe(404);
  await expect(page.getByText('Looks like the page you were looking for is no longer here')).toBeVisible();

  await page.goto('/en/jobs');
  await page.getByRole('button', { name: 'Leave this view' }).click();
  await expect(page).toHaveURL(/\/en\/admin\/users\//);
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Audit log of this person' }).click();
  await expect(page.getByText('user.view_as_ended')).toBeVisible();
  await expect(page.getByText('user.view_as_started')).toBeVisible();
  await expectAccessible(page);
  done();
  await staff.close();
  await visited.close();
});

test('somebody’s sessions are ended: at their next step they are asked to sign in', async ({ browser }) => {
  const visited = await browser.newContext();
  const { email } = await newCandidate(visited);
  const theirs = await visited.newPage();
  await theirs.goto('/en/account/settings');
  const account = theirs.getByRole('heading', { level: 1, name: 'Account' });
  await expect(account).toBeVisible();
  const staff = await browser.newContext();
  const page = await administrator(staff);
  const done = watchConsole(page);
  await openCard(page, email);
  const sessions = page.locator('section#sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End all sessions' }).click();
  await expect(sessions.getByText('Not signed in')).toBeVisible();
  expect((await (await visited.request.get('/identity/v1/session')).json()).authenticated).toBe(false);
  await theirs.goto('/en/account/settings');
  await expect(
    theirs
      .getByRole('button', { name: 'Sign in' })
      .or(theirs.getByRole('link', { name: 'Sign in' }))
      .first(),
  ).toBeVisible();
  await expect(account).toBeHidden();
  done();
  await staff.close();
  await visited.close();
});

test('a role is given and taken away with every session of the person', async ({ browser }) => {
  const visited = await browser.newContext();
  const { email } = await newCandidate(visited);
  const theirs = await visited.newPage();
  const staff = await browser.newContext();
  const page = await administrator(staff);
  await openCard(page, email);
  const roles = page.locator('section#roles');
  await roles.getByRole('combobox', { name: 'School' }).fill('Nordic');
  await page.getByRole('option', { name: 'Nordic School' }).first().click();
  await roles.getByRole('button', { name: 'Give' }).click();
  await expect(roles.getByText('Career services, Nordic School')).toBeVisible();
  await signIn(visited.request, { email, password: PASSWORD });
  await theirs.goto('/en/account/settings');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await roles.getByRole('button', { name: 'Take away: Career services, Nordic School' }).click();
  await dialog(page).getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByText('The role was taken away')).toBeVisible();
  await expect(page.locator('section#sessions').getByText('Not signed in')).toBeVisible();
  await expect.poll(async () => (await (await visited.request.get('/identity/v1/session')).json()).authenticated).toBe(false);
  expect((await visited.request.post('/identity/v1/token/refresh', { headers, data: {} })).status()).toBe(401);
  await staff.close();
  await visited.close();
});

test('a tenant gets a logo, is suspended for everybody within a second, and comes back whole', async ({ browser }) => {
  const slug = `rest${process.pid}x${Date.now()}`.slice(0, 40);
  const staff = await browser.newContext();
  const hana = await administrator(staff);
  const done = watchConsole(hana);
  await hana.goto('/en/admin/tenants/new');
  await hana.getByLabel('Name', { exact: true }).fill('Resting Careers');
  await hana.getByLabel('Short name', { exact: true }).fill(slug);
  await hana.getByLabel('Host names').fill(`${slug}.localhost`);
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByText('This name is answered on the server’s own machine only.')).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#7a1f3d"/></svg>';
  await hana.locator('#logo input[type="file"]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(hana.getByText('The logo is saved')).toBeVisible();
  await expectAccessible(hana);
  await expectNoSidewaysScroll(hana);

  const reader = await browser.newContext({ baseURL: `http://${slug}.localhost:${port}` });
  const page = await reader.newPage();
  await page.goto('/de/jobs');
  const logo = page.locator('header img').first();
  await expect(logo).toHaveAttribute('src', /^\/media\/logos\/tenant-/);

  await hana.getByRole('button', { name: 'Suspend tenant' }).click();
  await hana.getByRole('alertdialog').getByRole('button', { name: 'Suspend tenant' }).click();
  await expect(hana.getByText('The tenant is suspended')).toBeVisible();
  await expect(async () => expect((await page.goto('/de/jobs'))?.status()).toBe(503)).toPass({ timeout: 3000 });
  await expect(page.getByRole('heading', { name: 'Diese Website ist nicht verfügbar' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(async () => (await (await fetch('/api/v1/configuration')).json()).code)).toBe('tenants.suspended');

  await hana.getByRole('button', { name: 'Resume tenant' }).click();
  await expect(hana.getByText('The tenant answers again')).toBeVisible();
  await expect(async () => expect((await page.goto('/de/jobs'))?.status()).toBe(200)).toPass({ timeout: 3000 });
  await expect(logo).toHaveAttribute('src', /^\/media\/logos\/tenant-/);
  done();
  await reader.close();
  await staff.close();
});
