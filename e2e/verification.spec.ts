// School verification over the real server: the link of the mail, opened on another device; cancelling; putting off and back; career
// services' own way; and what is closed until then.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkOf, mailsTo } from './mailbox.ts';
import { CONNECTIONS, dialog, headers, indicator, newStudent } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { PASSWORD } from './people.ts';

type Connection = { id: string; schoolId: number; state: string; studentEmail: string | null };

const studentEmail = (page: Page) => dialog(page).getByRole('textbox', { name: 'Student email' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function connection({ request }: BrowserContext): Promise<Connection | undefined> {
  const { connections } = (await (await request.get(CONNECTIONS)).json()) as { connections: Connection[] };
  return connections[0];
}

/** From the profile through the dialog until the link is sent. */
async function askForLink(page: Page, typed: string) {
  await page.goto('/en/profile');
  await indicator(page, 'needVerification')
    .getByRole('button', { name: /^Verify: / })
    .click();
  await studentEmail(page).fill(typed);
  await press(page, 'Continue');
  await press(page, 'Send the link');
  await expect(dialog(page).locator('[data-pending="link"]')).toBeVisible();
}

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`the link of the mail, opened on another device, turns this page green: ${scheme}, ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    const done = watchConsole(page);
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme: scheme });
    const { school, local } = await newStudent(context);
    await page.goto('/en/profile');
    await expect(indicator(page, 'needVerification')).toBeVisible();
    await expect(indicator(page, 'needVerification').getByRole('button', { name: /^Not now/ })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await indicator(page, 'needVerification')
      .getByRole('button', { name: /^Verify: / })
      .click();
    await expect(page).toHaveURL(new RegExp(`\\?verify=${school.id}$`));
    await studentEmail(page).fill(`${local}@student.nordicschool.example`);
    await expect(studentEmail(page)).toHaveValue(local);
    await press(page, 'Continue');
    await expect(dialog(page).getByText(`${local}@student.nordicschool.example`)).toBeVisible();
    await press(page, 'Send the link');
    await expect(dialog(page).locator('[data-pending="link"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const link = await linkOf(context.request, `${local}@student.nordicschool.example`, 'connection_link', 'connection');
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const other = await phone.newPage();
    await other.goto(link);
    await expect(other.getByText(school.name)).toBeVisible();
    await expectAccessible(other);
    // Opening it used nothing.
    expect((await connection(context))?.state).toBe('pending');
    await other.getByRole('button', { name: 'Verify' }).click();
    await expect(other.getByRole('heading', { name: 'You are verified' })).toBeVisible();

    await expect(dialog(page).locator('[data-verify="verified"]')).toBeVisible();
    await press(page, 'Done');
    await expect(indicator(page, 'verified')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/profile$/);

    // A second time it is used up.
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
    await phone.close();
    done();
  });
}

test('the push ends the wait: the page turns green without a question of its own', async ({ page, context }) => {
  const { local } = await newStudent(context);
  await askForLink(page, local);
  const domain = (await connection(context))?.studentEmail?.split('@')[1] ?? '';
  await page.keyboard.press('Escape');
  await expect(indicator(page, 'pending')).toBeVisible();
  // The page is loaded anew as if long after: it asks no more by itself, and only the server's word can tell it.
  await page.route(`**${CONNECTIONS}`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { connections: object[] };
    await route.fulfill({ json: { connections: body.connections.map((one) => ({ ...one, requestedAt: '2026-01-01T00:00:00Z' })) } });
  });
  const ready = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/v1/realtime'));
  await page.goto('/en/profile');
  const socket = await ready;
  await expect(indicator(page, 'pending')).toBeVisible();
  await page.waitForTimeout(500);
  expect(socket.isClosed()).toBe(false);
  const token = new URL(await linkOf(context.request, `${local}@${domain}`, 'connection_link', 'connection'), 'http://x').searchParams.get(
    'connection',
  );
  const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith(CONNECTIONS));
  expect((await context.request.post(`${CONNECTIONS}/verify`, { headers, data: { token } })).ok()).toBe(true);
  await asked;
  // Nothing but the push asks: the timer is off, and nobody navigated.
  await expect(indicator(page, 'verified')).toBeVisible();
  // News may ask once more; an answer that the page's end takes away is no fault.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('cancelling asks first, and the link is dead then', async ({ page, context }) => {
  const { local } = await newStudent(context);
  await askForLink(page, local);
  const email = (await connection(context))?.studentEmail ?? '';
  const link = await linkOf(context.request, email, 'connection_link', 'connection');
  await press(page, 'Close and wait');
  await indicator(page, 'pending')
    .getByRole('button', { name: /^Cancel verification: / })
    .click();
  await expectAccessible(page);
  await press(page, 'Keep waiting');
  await indicator(page, 'pending')
    .getByRole('button', { name: /^Cancel verification: / })
    .click();
  await press(page, 'Cancel verification');
  await expect(indicator(page, 'needVerification')).toBeVisible();
  expect((await connection(context))?.state).toBe('needVerification');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This verification was cancelled' })).toBeVisible();
});

test('the link is sent again, and the newest one counts', async ({ page, context }) => {
  const { local } = await newStudent(context);
  await askForLink(page, local);
  const email = (await connection(context))?.studentEmail ?? '';
  const first = await linkOf(context.request, email, 'connection_link', 'connection');
  const sent = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await press(page, 'Resend email');
  expect((await sent).status()).toBe(202);
  await expect.poll(async () => (await mailsTo(context.request, email)).length).toBe(2);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'There is a newer link' })).toBeVisible();
  await page.goto(await linkOf(context.request, email, 'connection_link', 'connection'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
});

test('studies that have ended can wait: put off, taken back, put off again and warned again by the icon', async ({ page, context }) => {
  const { school } = await newStudent(context, { end: '2023-06-01' });
  await page.goto('/en/profile');
  const notNow = indicator(page, 'needVerification').getByRole('button', { name: /^Not now/ });
  await notNow.click();
  await expect(dialog(page).getByText('Postpone verification')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Postpone');
  await expect(indicator(page, 'ignored')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(indicator(page, 'needVerification')).toBeVisible();
  await notNow.click();
  const saved = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.url().includes('/university-connection'));
  await press(page, 'Postpone');
  await saved;
  await page.reload();
  await indicator(page, 'ignored')
    .getByRole('button', { name: `Show the warning for ${school.name} again` })
    .click();
  await expect(indicator(page, 'needVerification')).toBeVisible();
  expect((await connection(context))?.state).toBe('needVerification');
});

test('without a student address career services are asked, and the page waits for them', async ({ page, context }) => {
  const { email } = await newStudent(context);
  await page.goto('/en/mypage?verify=choose');
  await dialog(page).getByRole('combobox', { name: 'School' }).fill('Nordic School');
  await page
    .getByRole('option', { name: /^Nordic School/ })
    .first()
    .click();
  await dialog(page).getByLabel('I have no student email').check();
  await expect(dialog(page).getByText(email)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('textbox').last().fill('My student number is 260417.');
  await press(page, 'Send request');
  await expect(dialog(page).locator('[data-pending="staff"]')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goto('/en/profile');
  await expect(indicator(page, 'pending').getByText('Career services look at your request')).toBeVisible();
  await expect(indicator(page, 'pending').getByRole('button', { name: /^Resend/ })).toHaveCount(0);
});

test('the alert stays away once it is closed; /cvs leads to the dialog', async ({ page, context }) => {
  const { school } = await newStudent(context);
  await page.goto('/en/mypage');
  const alert = page.locator('[data-verification-alert]');
  await expect(alert).toContainText(school.name);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(alert).toHaveCount(0);
  await page.goto('/en/cvs');
  await expect(page.getByRole('heading', { name: 'Verify your school to use documents' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify my school' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/cvs\\?verify=${school.id}$`));
  // Escape closes what is there: on a slow line the address changes before the dialog has come.
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en\/cvs$/);
});

test('applying says that the school has to be verified, and leads to the dialog', async ({ page, context }) => {
  await newStudent(context);
  await page.goto('/en/jobs?q=analyst');
  await page.locator('main a[href*="/en/jobs/"]').filter({ hasText: 'Analyst' }).first().click();
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(dialog(page).getByText('Verify your school to apply')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Verify my school');
  await expect(studentEmail(page)).toBeVisible();
});

test('after each navigation the connections are asked for again, without waiting for them', async ({ page, context }) => {
  await newStudent(context);
  await page.goto('/en/mypage');
  await expect(page.locator('[data-verification-alert]')).toBeVisible();
  // Who navigates before what asks has come to life has connections that were asked for a moment ago.
  const places = ['jobs', 'mypage'];
  await expect(async () => {
    places.reverse();
    await Promise.all([
      page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith(CONNECTIONS), { timeout: 10_000 }),
      page.locator(`header a[href$="/en/${places[1]}"]`).first().click(),
    ]);
    await expect(page).toHaveURL(new RegExp(`/en/${places[1]}`));
  }).toPass();
});

test('a visitor who follows a link to the dialog signs in first, and finds it open', async ({ page, context, browser }) => {
  const { school, email } = await newStudent(context);
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(`/en/profile?verify=${school.id}`);
  await dialog(other).getByLabel(/mail/i).first().fill(email);
  await dialog(other).getByRole('button', { name: 'Continue', exact: true }).click();
  await dialog(other).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(other).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(studentEmail(other)).toBeVisible();
  await fresh.close();
  await page.close();
});
