// The settings of a school over the real server: Greta, who administers the Nordic School, changes colours, domains and programs, and invites
// a colleague who reads the mail at /_mail and comes in.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { linkOf, mailOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';

const DEMO_PASSWORD = 'Harbour-lamp-26';
const headers = { 'sec-fetch-site': 'same-origin' };

// Eight sections, two people: on a busy machine that takes longer than one visit.
test.slow();

async function signIn(request: APIRequestContext, email: string, password = DEMO_PASSWORD): Promise<void> {
  const reply = await request.post('/identity/v1', { headers, data: { email, password } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/en/staff/settings/${section}`);
  await expect(page.getByRole('heading', { name: 'School settings', level: 1 })).toBeVisible();
}

const part = (page: Page, id: string) => page.locator(`section#${id}`);
const dialog = (page: Page) => page.locator('dialog[open]');

test('colours that are hard to read are warned of, and saved', async ({ page, context }) => {
  const done = watchConsole(page);
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'profile');
  const colours = part(page, 'colours');
  await colours.getByLabel('Secondary colour', { exact: true }).fill('#ffd400');
  await expect(colours.getByText(/Hard to read on white \(1\.4:1/)).toBeVisible();
  await expectAccessible(page);
  await colours.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(colours.getByLabel('Secondary colour', { exact: true })).toHaveValue('#ffd400');
  // What is not saved is asked for before it is left.
  await colours.getByLabel('Primary colour', { exact: true }).fill('#123456');
  await page.getByRole('link', { name: 'Email domains' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/settings\/domains$/);
  done();
});

test('every section stands on a phone and is accessible', async ({ page, context }) => {
  const done = watchConsole(page);
  await signIn(context.request, 'greta@nordic.example');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const section of ['profile', 'domains', 'campuses', 'programs', 'sign-in', 'request-text', 'verification', 'staff']) {
    await openSection(page, section);
    await expect(page.locator('main')).toContainText(/\S{20}|Save|student/i);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  done();
});

test('domains that are none are refused; a good one verifies nobody until the code of its mail proves it', async ({ page, context }) => {
  const done = watchConsole(page);
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'domains');
  const field = page.getByLabel('Domain', { exact: true });
  const wrong: [string, RegExp][] = [
    ['nordic', /no domain name/],
    ['http://x', /no domain name/],
    ['a..b', /no domain name/],
    ['10.0.0.1', /no domain name/],
    ['gmail.com', /Anybody can have an address/],
    ['ac.uk', /Many share this ending/],
  ];
  for (const [domain, words] of wrong) {
    await field.fill(domain);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  const domain = `alumni${Date.now()}.nordic.example`;
  await field.fill(`https://www.${domain}/`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toContainText('TXT record');
  await expectAccessible(page);
  await dialog(page).getByLabel('Address', { exact: true }).selectOption('hostmaster');
  await dialog(page).getByRole('button', { name: 'Send the code', exact: true }).click();
  await expect(dialog(page)).toContainText(`Sent to hostmaster@${domain}`);
  const offered = async () => (await page.request.get('/api/v1/university?q=Nordic%20School%20of%20Management')).text();
  expect(await offered()).not.toContain(domain);

  await page.goto(await linkOf(context.request, `hostmaster@${domain}`, 'domain_code', 'code'));
  await expect(dialog(page).getByLabel('Code from the mail')).not.toHaveValue('');
  // The code is in the field and no longer in the address.
  await expect(page).not.toHaveURL(/code=/);
  await dialog(page).getByRole('button', { name: 'Prove with the code', exact: true }).click();
  await expect(dialog(page)).toContainText('is proven. Students can verify with it now.');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.locator('tbody tr', { hasText: domain })).toContainText('By mail');
  expect(await offered()).toContain(domain);

  await page.getByRole('button', { name: `Remove ${domain}` }).click();
  await expect(dialog(page)).toContainText('Nobody is verified by it');
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('tbody th').getByText(domain)).toHaveCount(0);
  done();
});

test('a logo with a script is refused', async ({ page, context }) => {
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'profile');
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
  const choose = (buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  await choose(svg('<script>alert(1)</script>'));
  await expect(page.getByText(/This SVG holds scripts/)).toBeVisible();
  await choose(svg('<rect width="9" height="9" fill="#1d4e89"/>'));
  await expect(page.getByText('The logo is saved')).toBeVisible();
});

test('who has an account accepts on a page; a candidate is warned about on both sides', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const other = await browser.newContext();
  const { email } = await signedUp(other, 'offered');
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'staff');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await dialog(page).getByLabel('Email', { exact: true }).fill(email);
  await dialog(page).getByLabel('First name', { exact: true }).fill('Nils');
  await dialog(page).getByLabel('Last name', { exact: true }).fill('Vik');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page).getByText('This is the account of a candidate')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.locator('tr', { hasText: email })).toContainText('Invited until');

  const theirs = await other.newPage();
  expect((await theirs.goto('/en/staff'))?.status()).toBe(404);
  const [link] = (await mailOf(context.request, email, 'staff_offer')).links.filter((one) => one.includes('/invitations'));
  await theirs.goto(new URL(link ?? '').pathname);
  await expect(theirs.getByText('Career staff', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Yours is a candidate’s account.')).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await theirs.emulateMedia({ colorScheme });
    await theirs.setViewportSize({ width, height: 800 });
    await expectAccessible(theirs);
    await expectNoSidewaysScroll(theirs);
    await theirs.screenshot({ path: `test-results/invitations-${width}.png` });
  }
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs).toHaveURL(/\/en\/staff$/);
  await expect(theirs.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.locator('tr', { hasText: email })).not.toContainText('Invited until');
  done();
});

test('a colleague is invited, comes in by the mail, and sees the console', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'staff');
  const email = `colleague${process.pid}x${Date.now()}@nordic.example`;
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await dialog(page).getByLabel('Email', { exact: true }).fill('nobody');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page).getByText('Typed email is not a valid email')).toBeVisible();
  await dialog(page).getByLabel('Email', { exact: true }).fill(email);
  await dialog(page).getByLabel('First name', { exact: true }).fill('Nils');
  await dialog(page).getByLabel('Last name', { exact: true }).fill('Vik');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.locator('tr', { hasText: email })).toContainText('Invited until');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(await linkOf(context.request, email, 'staff_invitation'));
  const next = async () => theirs.locator('form button[type="submit"]').click();
  await expect(theirs.locator('input[type="email"]')).toHaveValue(email);
  await next();
  await expect(theirs.getByLabel('First name')).toHaveValue('Nils');
  await next();
  for (const field of await theirs.locator('input[type="password"]').all()) await field.fill('Quiet-Harbour-71');
  await next();
  await theirs.getByRole('button', { name: /continue/i }).click();
  await expect(theirs).toHaveURL(/\/staff/);
  await theirs.goto('/en/staff/settings/staff');
  await expect(theirs.locator('tr', { hasText: email })).toContainText('You');
  await expect(theirs.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0);

  // What they may do and whom they find changes while their console is open (staff.1, staff.2).
  await theirs.goto('/en/staff/students');
  await expect(theirs.locator('tbody tr', { hasText: 'MBA' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('tr', { hasText: email })).not.toContainText('Invited until');
  await page.getByRole('button', { name: 'Change what Nils Vik may do' }).click();
  await dialog(page).getByRole('radio', { name: 'Adviser', exact: true }).check();
  await dialog(page).getByRole('radio', { name: 'Only of these programs' }).check();
  await dialog(page).getByRole('combobox', { name: 'Add a program' }).fill('MSc in Finance');
  await page.getByRole('option', { name: 'MSc in Finance' }).first().click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('tr', { hasText: email })).toContainText('1 program: MSc in Finance');
  await expect(theirs.locator('tbody tr', { hasText: 'MBA' })).toHaveCount(0);
  await expect(theirs.locator('tbody tr', { hasText: 'MSc in Finance' }).first()).toBeVisible();
  await expectAccessible(theirs);
  await page.getByRole('button', { name: 'Change what Nils Vik may do' }).click();
  await dialog(page).getByRole('radio', { name: 'Employers and events' }).check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await expect(theirs.locator('nav[aria-label="Console menu"]').getByRole('link', { name: 'Students' })).toHaveCount(0);
  await expectAccessible(theirs);
  await other.close();

  await page.getByRole('button', { name: 'Remove Nils Vik' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('tr', { hasText: email })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Greta Sand' })).toBeDisabled();
  done();
});

test('a typed program becomes one of the school’s, and is typed again after undo', async ({ page, context }) => {
  const done = watchConsole(page);
  await signIn(context.request, 'greta@nordic.example');
  await openSection(page, 'programs');
  const typed = page.locator('section', { has: page.getByRole('heading', { name: 'Typed by students' }) });
  const group = typed.locator('li', { hasText: 'Finan' }).first();
  await expect(group.getByRole('combobox')).toHaveValue(/MSc in Finance/);
  await group.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByText(/now stud(y|ies) MSc in Finance/)).toBeVisible();
  const merged = typed.locator('li', { hasText: 'became MSc in Finance' }).first();
  await merged.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/typed program back/)).toBeVisible();
  await expect(merged).toContainText('Undone');
  done();
});
