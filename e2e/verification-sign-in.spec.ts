// The ways of verification that prove at once, over the real server: sign-in with the school at a certified OpenID provider
// (e2e/openid-provider.ts), a class code that staff show and a candidate scans, a roster. Two people each: who runs it, and who proves. The last
// two journeys run them by the pages of the school's settings, as its administrators do.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { OPENID_CLIENT } from './openid-client.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';
import { takeMethods } from './world-rows.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const CONNECTIONS = '/api/v1/university-connection';
const openIdIssuer = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4400) + 1}`;

// Two people and a provider each: on a busy machine that takes longer than one visit.
test.slow();

/** The platform's administrator, who may set up every school. */
async function administrator(context: BrowserContext): Promise<BrowserContext['request']> {
  const account = { email: 'hana@fairway.example', password: 'Harbour-lamp-26' };
  expect((await context.request.post('/identity/v1', { headers, data: account })).ok()).toBe(true);
  return context.request;
}

/** A new candidate, signed in in this browser. */
const candidate = async (context: BrowserContext) => (await signedUp(context, 'prover')).email;

const dialog = (page: Page) => page.locator('dialog[open]').last();
const isVerified = (page: Page) => expect(dialog(page).locator('[data-verify="verified"]')).toBeVisible({ timeout: 60_000 });

async function stateAt({ request }: BrowserContext, schoolId: number): Promise<string | undefined> {
  const { connections } = (await (await request.get(CONNECTIONS)).json()) as { connections: { schoolId: number; state: string }[] };
  return connections.find((one) => one.schoolId === schoolId)?.state;
}

/** Opens a page whose address names the dialog, and waits until it is there: the first page of a busy machine takes its time. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(dialog(page).locator('[data-verify="form"]').getByRole('button').last()).toBeVisible({ timeout: 60_000 });
}

/** What one does at the provider: a name, any password, consent. */
async function atProvider(page: Page, name: string) {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Sets the sign-in of a school up with the local provider. Returns the school's id. */
async function setUpSignIn(browser: Browser): Promise<number> {
  const schoolId = await takeMethods('valclair', ['sign_in']);
  const staff = await browser.newContext();
  const settings = {
    protocol: 'openid',
    issuer: openIdIssuer,
    clientId: OPENID_CLIENT.id,
    clientSecret: OPENID_CLIENT.secret,
    requirement: { name: 'eduperson_affiliation', value: 'student' },
  };
  const saved = await (await administrator(staff)).put(`/api/v1/staff/schools/${schoolId}/sign-in`, { headers, data: settings });
  expect(saved.ok(), await saved.text()).toBe(true);
  await staff.close();
  return schoolId;
}

test('a school sign-in verifies at once against the local provider', async ({ page, context, browser }) => {
  const schoolId = await setUpSignIn(browser);
  await candidate(context);
  await open(page, `/en/profile?verify=${schoolId}`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Sign in with Institut Valclair' }).click();
  await atProvider(page, `Amelie${process.pid}x${Date.now()}`);
  await isVerified(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(new URL(page.url()).hash).toBe('');
  expect(await stateAt(context, schoolId)).toBe('verified');
});

test('whom the provider does not call a student is told so, and not verified', async ({ page, context, browser }) => {
  const schoolId = await setUpSignIn(browser);
  await candidate(context);
  await open(page, `/en/profile?verify=${schoolId}`);
  await dialog(page).getByRole('button', { name: 'Sign in with Institut Valclair' }).click();
  await atProvider(page, `staff${process.pid}x${Date.now()}`);
  await expect(dialog(page).getByRole('alert')).toContainText('does not say that you may be verified', { timeout: 60_000 });
  await expectAccessible(page);
  expect(await stateAt(context, schoolId)).not.toBe('verified');
});

test('a class code that is scanned verifies at once, and a roster does', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const schoolId = await takeMethods('albany-bay', ['class_code', 'roster']);
  const staffContext = await browser.newContext();
  const staff = await administrator(staffContext);
  const started = await staff.post(`/api/v1/staff/schools/${schoolId}/class-codes`, {
    headers,
    data: { label: 'Economics 1', minutes: 30, maxUses: 10 },
  });
  const code = (await started.json()) as { id: string; address: string };
  const email = await candidate(context);

  await open(page, code.address);
  await expect(dialog(page).getByRole('textbox', { name: 'Code' })).not.toHaveValue('');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Verify', exact: true }).click();
  await isVerified(page);
  expect(await stateAt(context, schoolId)).toBe('verified');
  const used = (await (await staff.get(`/api/v1/staff/schools/${schoolId}/class-codes/${code.id}`)).json()) as { useCount: number };
  expect(used.useCount).toBe(1);

  const other = await browser.newContext();
  const listed = await candidate(other);
  const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(`email\n${listed}\n${email}\nnobody\n`) };
  const sent = await staff.post(`/api/v1/staff/schools/${schoolId}/roster`, { headers, multipart: { mode: 'replace', file } });
  expect(sent.status()).toBe(202);
  const roster = `/api/v1/staff/schools/${schoolId}/roster`;
  const shown = async () => (await (await staff.get(roster)).json()) as { count: number; upload: { id: string; state: string } };
  await expect.poll(async () => (await shown()).upload.state).toBe('read');
  await staff.post(`${roster}/${(await shown()).upload.id}/confirm`, { headers });
  expect((await shown()).count).toBe(2);
  const otherPage = await other.newPage();
  await open(otherPage, `/en/profile?verify=${schoolId}`);
  await dialog(otherPage).getByRole('radio').nth(1).check();
  await dialog(otherPage).getByRole('button', { name: 'Look for me' }).click();
  await isVerified(otherPage);
  await other.close();
  await staffContext.close();
  done();
});

/** The settings of a school, by the platform's administrator. */
async function settings(browser: Browser, schoolId: number, section: string): Promise<Page> {
  const context = await browser.newContext();
  await administrator(context);
  const page = await context.newPage();
  await page.goto(`/en/staff/settings/${section}?school=${schoolId}`);
  await expect(page.getByRole('heading', { name: 'School settings', level: 1 })).toBeVisible();
  return page;
}

const inSection = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) });

test('the ways of a school are ordered and given an end in its settings, and a code is shown there', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const schoolId = await takeMethods('lakeshore', ['academic_email', 'manual']);
  const staff = await settings(browser, schoolId, 'verification');
  const staffDone = watchConsole(staff);
  const ways = inSection(staff, 'Ways to verify');
  const row = ways.locator('[data-method="class_code"]');
  await expect(inSection(staff, 'Class codes').getByText('Off in the list above')).toBeVisible();
  await row.getByRole('checkbox').check();
  await row.getByRole('textbox').fill('4000');
  await ways.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText('Write a number from 1 to 3660')).toBeVisible();
  await row.getByRole('textbox').fill('30');
  for (let place = 5; place > 1; place -= 1) {
    await row.getByRole('button', { name: 'Move Code shown in class up' }).click();
    await expect(ways.locator('li').nth(place - 2)).toHaveAttribute('data-method', 'class_code');
  }
  await ways.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  await staff.reload();
  await expect(ways.locator('li').first()).toHaveAttribute('data-method', 'class_code');
  await expect(row.getByRole('textbox')).toHaveValue('30');

  const codes = inSection(staff, 'Class codes');
  await codes.getByRole('textbox', { name: 'Class' }).fill('Statistics 2');
  await codes.getByRole('button', { name: 'Show a code' }).click();
  await expect(codes.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(codes.getByText('0 of 40 used').first()).toBeVisible();
  await expectAccessible(staff);
  const code = (await codes.locator('p[dir="ltr"]').textContent())?.trim() ?? '';

  // Another browser: the way stands first, and the proof ends as the school says.
  await candidate(context);
  await open(page, `/en/profile?verify=${schoolId}`);
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog(page).getByRole('button', { name: 'Verify', exact: true }).click();
  await isVerified(page);
  const { connections } = (await (await context.request.get(CONNECTIONS)).json()) as { connections: { expiresAt: string }[] };
  const days = (Date.parse(connections[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  await expect(codes.getByText('1 of 40 used').first()).toBeVisible({ timeout: 30_000 });
  const { rows } = (await (await staff.request.get('/api/v1/admin/audit?q=school.settings_changed')).json()) as {
    rows: { action: string }[];
  };
  expect(rows.map(({ action }) => action)).toContain('school.settings_changed');
  done();
  staffDone();
});

test('a roster of 100,000 lines is read with its bad lines told, and proves whoever asks', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const schoolId = await takeMethods('torrealba', ['manual', 'roster']);
  const email = await candidate(context);
  const staff = await settings(browser, schoolId, 'verification');
  const roster = inSection(staff, 'Student roster');
  await expect(roster.getByText('No addresses')).toBeVisible();
  const lines = Array.from({ length: 99_999 }, (_, at) => (at % 200 === 199 ? `not an address ${at}` : `s${at}@torrealba.example`));
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await roster.locator('input[type="file"]').setInputFiles(file('students.csv', `email\n${[...lines, email].join('\n')}\n`));
  await expect(roster.getByRole('progressbar')).toBeVisible();
  // It is shown first: nothing counts yet.
  await expect(roster.getByText('Nothing counts until you take it over.')).toBeVisible({ timeout: 90_000 });
  await expect(roster.getByText('No addresses')).toBeVisible();
  await expectAccessible(staff);
  await roster.getByRole('button', { name: 'Take over' }).click();
  await expect(roster.getByText('99,501 addresses taken from 100,000 rows.')).toBeVisible({ timeout: 30_000 });
  await expect(roster.getByText('99,501 addresses', { exact: true })).toBeVisible();
  await roster.getByText('499 rows could not be read').click();
  await expect(roster.getByText('Line 201: this is no email address')).toBeVisible();
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(staff);
  // A file without a good row leaves everything as it was.
  await roster.locator('input[type="file"]').setInputFiles(file('wrong.csv', 'email\nnobody\n'));
  await expect(roster.getByText('No row has a good address. Nothing was changed.')).toBeVisible();
  await expect(roster.getByText('99,501 addresses', { exact: true })).toBeVisible();
  // Replacing tells what goes; it is undone, and everything is as it was before.
  await roster.getByText('Replace them').click();
  await roster.locator('input[type="file"]').setInputFiles(file('few.csv', 'email\nx@torrealba.example\n'));
  await expect(roster.getByText('99,501', { exact: true })).toBeVisible();
  await roster.getByRole('button', { name: 'Take over' }).click();
  await expect(roster.getByText('1 address', { exact: true })).toBeVisible({ timeout: 30_000 });
  await roster.getByRole('button', { name: 'Undo this file' }).click();
  await expect(roster.getByText('99,501 addresses', { exact: true })).toBeVisible({ timeout: 30_000 });

  await open(page, `/en/profile?verify=${schoolId}`);
  await dialog(page).getByRole('textbox').last().fill('I study here.');
  await dialog(page).locator('form button[type="submit"]').click();
  await isVerified(page);
  expect(await stateAt(context, schoolId)).toBe('verified');
  done();
});

test('a sub-domain opens the school’s own pages', async ({ page, browser }) => {
  const schoolId = await takeMethods('oudeveen', ['manual']);
  const staff = await settings(browser, schoolId, 'profile');
  const contact = inSection(staff, 'Contact');
  const field = contact.getByLabel('Sub-domain', { exact: true });
  const save = () => contact.getByRole('button', { name: 'Save', exact: true }).click();
  for (const [name, words] of [
    ['www', /Some names are reserved/],
    ['two words', /Use letters, digits and hyphens/],
    ['forced', /This sub-domain is taken/],
  ] as const) {
    await field.fill(name);
    await save();
    await expect(contact.getByText(words)).toBeVisible();
  }
  const name = `oudeveen${Date.now()}`;
  await field.fill(name);
  await expect(contact.getByText(new RegExp(`^Your own pages are at ${name}\\.localhost`))).toBeVisible();
  await save();
  const link = contact.getByRole('link', { name: 'Open your own pages' });
  await expect(link).toHaveAttribute('href', new RegExp(`^http://${name}\\.localhost:\\d+$`));
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveTitle(/Oudeveen/);
  await expectAccessible(page);
});
