// The welcome wizard over the real server: a new person registers, is met by it, and ends with a profile; and what it does not do.
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';
import { postingForUnverified } from './world-rows.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const PROFILE = '**/api/v1/candidate/profile';

/** Somebody who has just registered, signed in in this browser. */
const newcomer = (context: BrowserContext) => signedUp(context, 'newcomer');

const wizard = (page: Page) => page.locator('dialog[open]');
const onPage = (page: Page, name: string) => expect(wizard(page).locator(`[data-welcome="${name}"]`)).toBeVisible();
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click();
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Next', exact: true });

async function choose(page: Page, label: string, typed: string, option: string | RegExp = typed) {
  await wizard(page).getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function giveNames(page: Page) {
  await onPage(page, 'start');
  await wizard(page).getByLabel('First name').fill('Mei');
  await wizard(page).getByLabel('Last name').fill('Lin');
  await press(page, 'Next');
}

async function givePlace(page: Page) {
  await onPage(page, 'step1');
  await choose(page, 'Nationality', 'China', 'China');
  await choose(page, 'Country you live in', 'Sweden');
}

/** The page knows who is there and what their profile says, and shows no wizard. */
async function neverMeetsIt(page: Page, visit: () => Promise<unknown>) {
  const read = page.waitForResponse((response) => response.url().includes('/api/v1/candidate/me'));
  await visit();
  await (await read).finished();
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  await expect(page.locator('[data-welcome]')).toHaveCount(0);
}

const welcomed = async (page: Page) =>
  (await (await page.request.get('/api/v1/candidate/me?includes=preferences,nationalities')).json()) as {
    firstName: string;
    country: string | null;
    nationalities: { nationality: string }[];
    studyPrograms: { end: string; studyProgram: { customSchoolName: string | null; levelId: string } }[];
    preferences: { careerFields: unknown[]; sectors: unknown[] };
    welcome: { completedAt: string | null; hiddenUntil: string | null };
  };

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`a new person goes through it to the end, and never meets it again: ${scheme}, ${width} px`, async ({ page, context }) => {
    const done = watchConsole(page);
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme: scheme });
    await newcomer(context);
    await page.goto('/en/jobs');
    await onPage(page, 'start');
    await expect(wizard(page).getByRole('heading', { name: /^Welcome to / })).toBeFocused();
    await press(page, 'Next');
    await expect(wizard(page).getByLabel('First name')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await giveNames(page);

    await givePlace(page);
    await expect(wizard(page)).toContainText('Step 1 of 3');
    await expectAccessible(page);
    await press(page, 'Add another nationality');
    await choose(page, 'Nationality 2', 'Norway');
    await press(page, 'Next');

    await onPage(page, 'step2');
    await expect(wizard(page)).toContainText('Step 2 of 3');
    await expectAccessible(page);
    await choose(page, 'School', 'Night School of Nowhere', /^Add/);
    await page.getByRole('dialog').last().getByRole('button', { name: /^Add/ }).click();
    await wizard(page).getByLabel('Level').selectOption('master');
    await wizard(page).getByLabel('Field of study').selectOption('economics');
    await wizard(page).getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Next');

    await onPage(page, 'step3');
    await wizard(page).getByRole('combobox', { name: 'Career fields' }).fill('acc');
    await wizard(page).getByRole('option').first().click();
    await wizard(page).getByRole('combobox', { name: 'Sectors' }).fill('en');
    await wizard(page).getByRole('option').first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Next');

    await onPage(page, 'final');
    await expect(wizard(page).getByRole('heading', { name: 'You are all set, Mei' })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await wizard(page)
      .getByRole('link', { name: /^Complete my profile/ })
      .click();
    await expect(page).toHaveURL(/\/en\/profile$/);
    await expect(wizard(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Mei Lin' })).toBeVisible();

    const profile = await welcomed(page);
    expect(profile).toMatchObject({ firstName: 'Mei', country: 'SE', welcome: { completedAt: expect.any(String), hiddenUntil: null } });
    expect(profile.nationalities.map(({ nationality }) => nationality)).toEqual(['CN', 'NO']);
    expect(profile.studyPrograms).toMatchObject([
      { end: '2027-06-01', studyProgram: { customSchoolName: 'Night School of Nowhere', levelId: 'master' } },
    ]);
    expect(profile.preferences.careerFields).toHaveLength(1);
    expect(profile.preferences.sectors).toHaveLength(1);
    await neverMeetsIt(page, () => page.goto('/en/jobs'));
    done();
  });
}

test('by keyboard alone', async ({ page, context }) => {
  await newcomer(context);
  await page.goto('/en/jobs');
  await onPage(page, 'start');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mei');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lin');
  await page.keyboard.press('Enter');
  await onPage(page, 'step1');
  await page.keyboard.press('Tab');
  // At once: a list that is read again for the next letter forgets what was pointed at.
  await page.keyboard.insertText('Norway');
  await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wizard(page).getByRole('combobox', { name: 'Country you live in' }).focus();
  await page.keyboard.insertText('Sweden');
  await expect(page.getByRole('option', { name: 'Sweden' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  while (!(await next(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await onPage(page, 'step2');
  await page.keyboard.press('Escape');
  await expect(wizard(page)).toHaveCount(0);
});

test('what is complete is skipped, back is the page before, and later is the next day', async ({ page, context }) => {
  await newcomer(context);
  await page.goto('/en/jobs');
  await giveNames(page);
  await givePlace(page);
  await press(page, 'Next');
  await onPage(page, 'step2');
  await press(page, 'Back');
  await onPage(page, 'step1');
  await expect(wizard(page).getByRole('combobox', { name: 'Country you live in' })).toHaveValue('Sweden');

  await page.reload();
  await onPage(page, 'start');
  await expect(wizard(page)).toContainText('Good to see you again');
  await press(page, 'Next');
  await onPage(page, 'step2');
  await expect(wizard(page)).toContainText('Step 1 of 2');
  await press(page, 'Later');
  await expect(wizard(page)).toHaveCount(0);
  await expect.poll(async () => (await welcomed(page)).welcome.hiddenUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  await neverMeetsIt(page, () => page.reload());
});

test('a save that fails is the error page: what was typed is kept, and leaving it is no completion', async ({ page, context }) => {
  await newcomer(context);
  await page.goto('/en/jobs');
  await giveNames(page);
  await givePlace(page);
  await page.route(PROFILE, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } }));
  await press(page, 'Next');
  await onPage(page, 'error');
  await expectAccessible(page);
  await press(page, 'Back');
  await onPage(page, 'step1');
  await expect(wizard(page).getByRole('combobox', { name: 'Country you live in' })).toHaveValue('Sweden');
  await press(page, 'Next');
  await onPage(page, 'error');
  await wizard(page).getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(wizard(page)).toHaveCount(0);
  await expect.poll(async () => (await welcomed(page)).welcome).toEqual({ completedAt: null, hiddenUntil: expect.any(String) });
});

test('it stays away from the pages of links and of the account', async ({ page, context }) => {
  await newcomer(context);
  for (const path of ['/en/account/settings', '/en/verify?token=x']) {
    await page.goto(path);
    await expect(page.locator('summary[aria-label="Your account"]')).toHaveCount(path.includes('verify') ? 0 : 1);
    // It would have come by now: elsewhere it comes with the answer about the session.
    await page.waitForTimeout(2000);
    await expect(page.locator('[data-welcome]')).toHaveCount(0);
  }
});

test('applying says what the profile lacks, with the way to the very dialog; Ada may apply', async ({ page, context, request }) => {
  const errors = JSON.parse(readFileSync(new URL('../packages/i18n/messages/en/profile.json', import.meta.url), 'utf8'));
  // The school comes first: e2e/verification.spec.ts. Here only the profile lacks.
  const { id } = await postingForUnverified(request);
  const path = `/en/jobs/${id}`;
  await newcomer(context);
  await page.goto('/en/jobs');
  await giveNames(page);
  await onPage(page, 'step1');
  await press(page, 'Later');
  await expect(wizard(page)).toHaveCount(0);

  await page.goto(path);
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  const refusal = page.getByRole('dialog', { name: 'A little more is needed first' });
  for (const requirement of ['nationality', 'location', 'work_authorization', 'languages', 'study_programs'])
    await expect(refusal.getByRole('link', { name: errors.requirements[requirement], exact: true })).toBeVisible();
  await expectAccessible(page);
  await refusal.getByRole('link', { name: 'Languages', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/profile\?edit=languages$/);
  await expect(page.locator('[data-edit="languages"]')).toBeVisible();

  const ada = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await request.post('/identity/v1', { headers, data: ada })).ok()).toBe(true);
  const applied = await request.post(`/api/v1/postings/${id}/apply`, { headers });
  expect(applied.status(), await applied.text()).toBe(200);
});

test('the score stands on the profile page and in the menu', async ({ page }) => {
  expect(
    (await page.request.post('/identity/v1', { headers, data: { email: 'ben@nordic.example', password: 'Harbour-lamp-26' } })).ok(),
  ).toBe(true);
  await page.goto('/en/jobs');
  await page.locator('summary[aria-label="Your account"]').click();
  const bar = page.getByRole('progressbar', { name: 'Profile completeness' }).first();
  await expect(bar).toBeVisible();
  const percent = await bar.getAttribute('aria-valuenow');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit profile' }).first().click();
  const card = page.locator('#score');
  await expect(card.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', `${percent}`);
  await card.getByText('What your profile is ready for').click();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Summary' }).first().click();
  await expect(page.locator('[data-edit="summary"]')).toBeVisible();
});
