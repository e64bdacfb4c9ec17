// The whole way of a candidate: from nobody to a full profile, with a CV that stays, seen in a second browser on a phone, and carried into
// another account as JSON Resume without loss.
import { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { readPdf } from '../apps/server/src/features/resume/document/pdf-reader.fixture.ts';
import { downloaded } from './downloads.ts';
import { linkOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { newAddress, PASSWORD, signedUp } from './people.ts';
import { CARRIED, profileOf } from './profile-of.ts';

const SCHOOL = 'Nordic School of Management';
const PROGRAM = 'MSc in Energy Economics and Management';
const PHONE = { width: 360, height: 740 };

const dialog = (page: Page) => page.getByRole('dialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function choose(page: Page, label: string, typed: string) {
  await dialog(page).getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** In the popup; after the link of a mail it knows the address already. */
async function signIn(page: Page, email?: string) {
  const popup = dialog(page);
  if (email) {
    await popup.getByLabel('Email', { exact: true }).fill(email);
    await button(popup, 'Continue').click();
  }
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(popup, 'Sign in').click();
}

async function register(page: Page, email: string) {
  await page.goto('/en/jobs?login=1');
  const popup = dialog(page);
  await button(popup, 'Create an account').click();
  await popup.getByLabel('Email', { exact: true }).fill(email);
  for (const field of ['Password', 'Confirm password']) await popup.getByLabel(field, { exact: true }).fill(PASSWORD);
  await button(popup, 'Create account').click();
  await expect(popup.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(await linkOf(page.request, email, 'verify'));
  await button(page, 'Confirm').click();
  // The link signs in the browser that registered.
  await button(page, 'Continue').click();
}

async function goThroughTheWizard(page: Page) {
  const wizard = dialog(page);
  const next = () => button(wizard, 'Next').click();
  await wizard.getByLabel('First name').fill('Mei');
  await wizard.getByLabel('Last name').fill('van der Lín');
  await next();
  await choose(page, 'Nationality', 'Japan');
  await choose(page, 'Country you live in', 'Sweden');
  await next();
  await choose(page, 'School', SCHOOL);
  await choose(page, 'Program', PROGRAM);
  await wizard.getByLabel('Campus').selectOption({ label: 'Gothenburg' });
  await wizard.getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
  await page.keyboard.press('Tab');
  await next();
  await choose(page, 'Career fields', 'Accounting');
  await choose(page, 'Sectors', 'Energy');
  await next();
  await wizard.getByRole('link', { name: /^Complete my profile/ }).click();
  await expect(page.getByRole('heading', { name: 'Mei van der Lín' })).toBeVisible();
}

/** Follows the score card to the dialog of what is missing; it is missing no more when the dialog has saved. */
async function add(page: Page, missing: string, fill: (form: Locator) => Promise<unknown>) {
  const lack = page.locator('#score').getByRole('link', { name: missing, exact: true }).first();
  await lack.click();
  const form = page.locator('[data-edit]');
  await fill(form);
  await button(form, 'Save').click();
  await expect(form).toHaveCount(0);
  await expect(lack).toHaveCount(0);
}

async function addWhatIsMissing(page: Page) {
  await add(page, 'Gender', async (form) => {
    await form.getByLabel('Gender').selectOption('Woman');
    await form.getByLabel('Pronoun').selectOption('She/her');
    await form.getByLabel('City').fill('Göteborg');
    await form.getByLabel('Phone number').fill('+46 70 123 45 67');
    await form.getByLabel('Do you have a disability?').selectOption('Prefer not to say');
  });
  await add(page, 'Summary', async (form) => {
    await form.getByRole('textbox', { name: 'Summary' }).click();
    await page.keyboard.type('I calculate what power costs, ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('hour by hour');
    await form.getByLabel('Web address').fill('github.com/mei-lin');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Name')).toHaveValue('GitHub');
  });
  await add(page, 'Skills', async (form) => {
    await choose(page, 'Add a skill', 'TypeScript');
    await form.getByRole('combobox', { name: 'Add a skill' }).fill('金継ぎ');
    await page.getByRole('option', { name: /^Add/ }).click();
  });
  await add(page, 'Languages', async (form) => {
    await choose(page, 'Language', 'Japanese');
    await form.getByLabel('How well you speak it').selectOption('Native or bilingual');
  });
  await add(page, 'Work experience', async (form) => {
    await form.getByLabel('Title').fill('Analyst');
    await form.getByLabel('Company').fill('Göta Kraft');
    await form.getByLabel('I work here now').check();
    await form.getByRole('textbox', { name: 'Start' }).fill('Sep 2024');
    await form.getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.type('Prices of tomorrow.');
    await button(form, 'Add').click();
  });
  await add(page, 'Memberships', async (form) => {
    await form.getByLabel('Organization').fill('Kammarkören');
    await form.getByLabel('Title').fill('Alto');
    await form.getByRole('textbox', { name: 'Start' }).fill('Jan 2022');
    await form.getByRole('textbox', { name: 'End' }).fill('Mar 2023');
    await button(form, 'Add').click();
  });
}

async function expectWholeProfile(page: Page) {
  await expect(page.getByRole('heading', { name: 'Mei van der Lín' })).toBeVisible();
  await expect(page.locator('#score').getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '100');
  await expect(page.locator('#score')).toContainText('Your profile is complete');
  const said: Readonly<Record<string, readonly string[]>> = {
    'personal-details': ['Woman', 'She/her', 'Göteborg, Sweden', 'Prefer not to say'],
    summary: ['I calculate what power costs, hour by hour', 'GitHub'],
    education: [SCHOOL, PROGRAM, 'Jun 2027'],
    'work-experience': ['Analyst', 'Göta Kraft', 'Prices of tomorrow.', 'Sept 2024'],
    languages: ['Japanese', 'Native or bilingual'],
    skills: ['TypeScript', '金継ぎ'],
    memberships: ['Alto', 'Kammarkören', 'Mar 2023'],
    nationality: ['Japan'],
    contact: ['+46 70 123 45 67'],
    preferences: ['Accounting and finance', 'Energy'],
  };
  for (const [section, words] of Object.entries(said))
    for (const text of words) await expect(page.locator(`section#${section}`)).toContainText(text);
}

const cvRow = (page: Page) => page.getByRole('listitem').filter({ hasText: 'CV Mei van der Lín.pdf' });

/** The CV that the platform made of the profile is the one that she uploads. */
async function uploadCv(page: Page, { name, bytes }: { name: string; bytes: Buffer }) {
  await page.goto('/en/profile/documents');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  await page.getByRole('checkbox').check();
  await button(page, 'Upload').click();
  await expect(cvRow(page)).toContainText('Default');
}

/** The dialog of the import is the journey of resume.spec.ts; here all of it comes in. */
async function carryOver(browser: Browser, resume: Buffer, from: BrowserContext) {
  const other = await browser.newContext();
  await signedUp(other, 'journey');
  const reply = await other.request.post('/api/v1/candidate/import/json-resume', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { resume: JSON.parse(resume.toString()), sectionTypes: IMPORT_SECTIONS },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const [mine, theirs] = await Promise.all([profileOf(from), profileOf(other)]);
  for (const section of CARRIED) expect(theirs[section], section).toEqual(mine[section]);
  await other.close();
}

// Registration, wizard, six dialogs and two browsers, on a machine that is shared.
test.use({ actionTimeout: 30_000 });
test.setTimeout(240_000);

test('from nobody to a full profile, a CV, a second browser and another account', async ({ browser, context, page }) => {
  const done = watchConsole(page);
  const email = newAddress('newcomer');
  await register(page, email);
  await goThroughTheWizard(page);
  await addWhatIsMissing(page);
  await expectWholeProfile(page);
  const cv = await downloaded(page, () => button(page, 'Download PDF').click());
  expect(cv.name).toBe('CV Mei van der Lín.pdf');
  const { text } = readPdf(cv.bytes);
  for (const words of ['Mei van der Lín', 'Göteborg, Sweden', 'hour by hour', 'Göta Kraft', PROGRAM, '金継ぎ', 'Kammarkören'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Woman|She\/her|Prefer not to say/);
  await uploadCv(page, cv);
  await page.reload();
  await expect(cvRow(page)).toContainText('Default');
  done();

  const second = await browser.newContext({ viewport: PHONE });
  const phone = await second.newPage();
  const quiet = watchConsole(phone);
  await phone.goto('/en/profile');
  await signIn(phone, email);
  await expectWholeProfile(phone);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  const resume = await downloaded(phone, () => button(phone, 'Download JSON Resume').click());
  await phone.goto('/en/profile/documents');
  const stored = await downloaded(phone, () => button(cvRow(phone), `Download ${cv.name}`).click());
  expect(stored.bytes.equals(cv.bytes)).toBe(true);
  quiet();
  await carryOver(browser, resume.bytes, context);
  await second.close();
});
