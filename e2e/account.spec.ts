// The account page over the real server: every section is used the way a person would, mails are read at /_mail, passkeys come from
// Chromium's virtual authenticator, codes from our own reading of the standard.
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkOf, mailOf } from './mailbox.ts';
import { oneTimeCode } from './one-time-code.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { forgetProofs } from './world-rows.ts';
import { readZip } from './zip-reader.ts';

const PASSWORD = 'Lovely-Tram-42';
const NEXT_PASSWORD = 'Quiet-Harbour-7';
const headers = { 'sec-fetch-site': 'same-origin' };
type Locale = 'en' | 'de';

/** The page's own words: `t('names.saved')`. */
function words(locale: Locale): (key: string) => string {
  const file = new URL(`../packages/i18n/messages/${locale}/account.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return (key) => {
    const [section = '', name = ''] = key.split('.');
    const text = messages[section]?.[name];
    if (text === undefined) throw new Error(`No message ${key}`);
    return text;
  };
}

let count = 0;
function newAddress(): string {
  count += 1;
  return `owner${process.pid}x${Date.now()}x${count}@nordic.example.org`;
}

/** A person who registered in this browser and proved the address there, which signs in. */
async function signedIn(context: BrowserContext, origin = ''): Promise<string> {
  const email = newAddress();
  const { request } = context;
  expect((await request.post(`${origin}/identity/v1/user`, { headers, data: { email, password: PASSWORD } })).status()).toBe(201);
  const token = new URL(await linkOf(request, email, 'verify'), 'http://x').searchParams.get('token');
  expect((await request.post(`${origin}/identity/v1/user/email/verify`, { headers, data: { token } })).ok()).toBe(true);
  return email;
}

async function signIn(request: APIRequestContext, email: string, password: string, origin = ''): Promise<void> {
  expect((await request.post(`${origin}/identity/v1`, { headers, data: { email, password } })).ok()).toBe(true);
}

const part = (page: Page, id: string) => page.locator(`section#${id}`);
const dialog = (page: Page) => page.locator('dialog[open]');
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** The popup is closed, and the page it leads on to is there: another visit before that would cross it. */
async function goneOn(page: Page) {
  await expect(page).toHaveURL(/\/jobs$/);
  // It is loaded anew; the one before has the address and knows who is there a moment earlier.
  await page.waitForFunction(() => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loading?.type === 'reload' && document.readyState === 'complete';
  });
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
}

async function openAccount(page: Page, locale: Locale = 'en', origin = '') {
  await page.goto(`${origin}/${locale}/account/settings`);
  await expect(part(page, 'deletion')).toBeVisible();
}

for (const locale of ['en', 'de'] as const) {
  test(`who I am: names, phone, language, zone, contact address, in ${locale}`, async ({ page, context }) => {
    const t = words(locale);
    const done = watchConsole(page);
    await signedIn(context);
    if (locale === 'de') await page.setViewportSize({ width: 360, height: 740 });
    await openAccount(page, locale);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const names = part(page, 'names');
    await names.getByLabel(t('names.firstName'), { exact: true }).fill('Ingrid');
    await names.getByLabel(t('names.lastName'), { exact: true }).fill('Solberg-Haugland von der Westküste');
    await names.getByRole('button', { name: t('names.save'), exact: true }).click();
    await toast(page, t('names.saved'));

    const phone = part(page, 'phone');
    await phone.getByLabel(t('phone.number')).fill('12');
    await phone.getByRole('button').click();
    await expect(phone.getByText(t('phone.invalid'))).toBeVisible();
    await phone.getByLabel(t('phone.number')).fill('40612345');
    await phone.getByRole('button').click();
    await toast(page, t('phone.saved'));

    const language = part(page, 'language');
    await language.locator('select').selectOption('fr');
    await language.getByRole('combobox').last().fill('Tokyo');
    await page.getByRole('option', { name: /Tokyo/ }).click();
    await language.getByRole('button', { name: t('language.save'), exact: true }).click();
    await toast(page, t('language.saved'));

    const contact = part(page, 'contact-email');
    await contact.getByLabel(t('contactEmail.label')).fill('write.me@nordic.example.org');
    await contact.getByRole('button').click();
    await expect(dialog(page)).toContainText('write.me@nordic.example.org');
    await dialog(page)
      .getByRole('button', { name: t('contactEmail.save'), exact: true })
      .click();
    await toast(page, t('contactEmail.saved'));

    await page.reload();
    await expect(names.getByLabel(t('names.firstName'), { exact: true })).toHaveValue('Ingrid');
    await expect(phone.getByLabel(t('phone.number'))).toHaveValue('40 61 23 45');
    await expect(language.locator('select')).toHaveValue('fr');
    await expect(language.getByRole('combobox').last()).toHaveValue('Asia/Tokyo');
    await expect(contact.getByText('write.me@nordic.example.org')).toBeVisible();
    await expect(contact.getByRole('textbox')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    done();
  });
}

test('a new address counts when its link is confirmed; before that it can be taken back', async ({ page, context }) => {
  const done = watchConsole(page);
  const old = await signedIn(context);
  const next = `new.${old}`;
  await openAccount(page);
  const email = part(page, 'email');
  await email.getByLabel('New email').fill('not an address');
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email).toContainText('Typed email is not a valid email');
  let takenBack = '';
  for (const round of ['taken back', 'confirmed']) {
    await email.getByLabel('New email').fill(next);
    await email.getByRole('button', { name: 'Change email' }).click();
    await expect(email.getByRole('status')).toContainText(next);
    if (round === 'taken back') await email.getByRole('button', { name: 'Keep my current email' }).click();
    if (round === 'taken back') await expect(email.getByRole('status')).toHaveCount(0);
    // Each round has a mail of its own, and the first one may come after the second was asked for.
    if (round === 'taken back') takenBack = await linkOf(page.request, next, 'change_email');
  }
  await expect.poll(() => linkOf(page.request, next, 'change_email')).not.toBe(takenBack);
  await page.goto(await linkOf(page.request, next, 'change_email'));
  const confirmed = page.waitForResponse((reply) => reply.url().endsWith('/email/verify'));
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await confirmed).status()).toBe(200);
  await signIn(page.request, next, PASSWORD);
  await openAccount(page);
  await expect(email.getByText(next, { exact: true })).toBeVisible();
  done();
});

test('the password: what is wrong is said at its field, and every other session ends', async ({ page, context, browser }) => {
  const email = await signedIn(context);
  const other = await browser.newContext();
  await signIn(other.request, email, PASSWORD);
  await openAccount(page);
  const section = part(page, 'password');
  await section.getByLabel('Current password', { exact: true }).fill('Wrong-Pass-11');
  await section.getByLabel('New password', { exact: true }).fill('abc');
  await section.getByLabel('Confirm password', { exact: true }).fill(NEXT_PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section).toContainText('The passwords do not match');
  await section.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section).toContainText('This is not your current password');
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Your password is saved');
  for (const name of ['Current password', 'New password', 'Confirm password'])
    await expect(section.getByLabel(name, { exact: true })).toHaveValue('');
  await expect(section.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await expect.poll(() => isSignedIn(other), { timeout: 5000 }).toBe(false);
  expect(await isSignedIn(context)).toBe(true);
  await other.close();
});

test('a passkey is added, named, renamed, signs in, and is removed; who it is, is asked again after a while', async ({
  page,
  context,
  baseURL,
}) => {
  // Passkeys belong to a name, never to a number: the same server by its other name.
  const origin = `http://localhost:${new URL(baseURL ?? '').port}`;
  const email = await signedIn(context, origin);
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await forgetProofs(email);
  await openAccount(page, 'en', origin);
  const section = part(page, 'sign-in');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page)).toContainText('Confirm it is you');
  await dialog(page).getByLabel('Password', { exact: true }).fill('Wrong-Pass-11');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('This is not your current password');
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('Name this passkey');
  await dialog(page).getByLabel('Name').fill('My laptop');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Your passkey is added');
  await section.getByRole('button', { name: 'Rename My laptop' }).click();
  await dialog(page).getByLabel('Name').fill('Office laptop');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Office laptop', { exact: true })).toBeVisible();

  await context.clearCookies();
  // The popup offers passkeys in its address field; this authenticator answers by itself.
  await page.goto(`${origin}/en/jobs?login=1`);
  await goneOn(page);
  expect(await isSignedIn(context, origin)).toBe(true);
  await openAccount(page, 'en', origin);
  await expect(section).toContainText('Last used');
  await section.getByRole('button', { name: 'Remove Office laptop' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('Office laptop', { exact: true })).toHaveCount(0);
});

test('the authenticator app: a wrong code, the right one, recovery codes once, a sign-in with both steps, off again', async ({
  page,
  context,
}) => {
  const email = await signedIn(context);
  await openAccount(page);
  const section = part(page, 'sign-in');
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(section.getByAltText('QR code for your authenticator app')).toBeVisible();
  const key = (await section.locator('code').textContent()) ?? '';
  await section.getByLabel('Code').fill('000000');
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section).toContainText('Invalid code');
  await section.getByLabel('Code').fill(oneTimeCode(key));
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('Your recovery codes');
  const codes = await dialog(page).locator('li').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(codes[0]);
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click();
  await toast(page, 'The authenticator app is set up');
  await expect(section).toContainText('10 recovery codes are left');

  await context.clearCookies();
  const first = await page.request.post('/identity/v1', { headers, data: { email, password: PASSWORD } });
  expect(((await first.json()) as { status: string }).status).not.toBe('signed_in');
  await page.goto('/en/jobs?login=1');
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Email', { exact: true }).fill(email);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await popup.getByLabel('Code').fill(`${codes[0]}`);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await goneOn(page);
  expect(await isSignedIn(context)).toBe(true);
  await openAccount(page);
  await expect(section).toContainText('9 recovery codes are left');
  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await toast(page, 'The authenticator app is off');
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a session that is ended here is over there within seconds; then everywhere', async ({ page, context, browser }) => {
  const email = await signedIn(context);
  const other = await browser.newContext();
  await signIn(other.request, email, PASSWORD);
  await openAccount(page);
  const sessions = part(page, 'sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('listitem').getByRole('button').click();
  await toast(page, 'That device is signed out');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => isSignedIn(other), { timeout: 3000 }).toBe(false);
  await signIn(other.request, email, PASSWORD);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await isSignedIn(context)).toBe(false);
  await expect.poll(() => isSignedIn(other), { timeout: 3000 }).toBe(false);
  await other.close();
});

test('mails are chosen and stay chosen; my data comes as a ZIP; the deletion is asked for and undone', async ({ page, context }) => {
  const done = watchConsole(page);
  const email = await signedIn(context);
  await openAccount(page);
  const mails = part(page, 'communication');
  const reviews = mails.getByRole('checkbox', { name: 'Reviews of your CV' });
  const turnedOff = page.waitForResponse((reply) => reply.url().endsWith('/email/settings') && reply.request().method() === 'PUT');
  await reviews.uncheck();
  await turnedOff;
  await page.reload();
  await expect(reviews).not.toBeChecked();
  // Nothing is offered of which no mail is sent.
  await expect(mails.getByRole('group', { name: 'New jobs by email' })).toBeVisible();
  await expect(mails.getByRole('group', { name: 'Subscriptions' })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const archive = readZip(readFileSync(await (await download).path()));
  expect([...archive.values()].some((text) => text.includes(email))).toBe(true);

  const deletion = part(page, 'deletion');
  const ask = deletion.getByRole('button', { name: 'Delete my account' });
  await deletion.getByRole('textbox').fill('remove');
  await expect(ask).toBeDisabled();
  await deletion.getByRole('textbox').fill('delete');
  await ask.click();
  await expect(deletion).toContainText('Your account will be deleted on');
  // From the top: the bar of the shell would half cover whatever the press scrolled under it, which is no target then.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  expect(await linkOf(page.request, email, 'deletion_begun')).toContain('/recover?token=');
  await deletion.getByRole('button', { name: 'Keep my account' }).click();
  await toast(page, 'Your account will not be deleted');
  await expect(ask).toBeVisible();
  done();
});

test('leaving with something unsaved asks first', async ({ page, context }) => {
  await signedIn(context);
  await openAccount(page);
  await part(page, 'names').getByLabel('First name').fill('Ingrid');
  await page.getByRole('banner').getByRole('link', { name: 'Employers' }).click();
  await expect(dialog(page)).toContainText('Leave without saving?');
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/account\/settings/);
  await page.getByRole('banner').getByRole('link', { name: 'Employers' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/en\/employers/);
});

test('a friend is invited, and says no to more', async ({ page, context }) => {
  const done = watchConsole(page);
  await signedIn(context);
  const friend = newAddress();
  await page.goto('/en/referrals');
  await expect(page.getByRole('heading', { name: 'No invitations yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Enter the first name')).toBeVisible();
  await page.getByLabel('First name').fill('Ola');
  await page.getByLabel('Last name').fill('Nordmann');
  await page.getByLabel('Email').fill(friend);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Ola Nordmann');
  const decline = await declineLink(page.request, friend);
  await page.goto(decline);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'No more invitations' }).click();
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  for (const path of ['/en/unsubscribe?token=x', '/en/referrals/decline']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  }
  done();
});

async function declineLink(request: APIRequestContext, address: string): Promise<string> {
  const link = (await mailOf(request, address, 'referral')).links.find((candidate) => candidate.includes('/referrals/decline?'));
  const { pathname, search } = new URL(link ?? 'http://x/no-decline-link');
  return pathname + search;
}

async function isSignedIn({ request }: BrowserContext, origin = ''): Promise<boolean> {
  const reply = await request.get(`${origin}/identity/v1/session`);
  return ((await reply.json()) as { authenticated: boolean }).authenticated;
}
