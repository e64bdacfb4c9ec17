// The profile as a document over the real server: both downloads, and the import into another person's profile.
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { downloaded } from './downloads.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const create = (value: object) => [{ op: 'create', value }];
const OPS = {
  user: { op: 'update', value: { firstName: 'Ada', lastName: '王' } },
  candidate: { op: 'update', value: { country: 'NO', city: 'Oslo', summary: '<p>I build <strong>quiet</strong> systems.</p>' } },
  languages: create({ languageId: 'nb', proficiencyId: 'native_or_bilingual' }),
  workExperiences: create({ title: 'Engineer', companyTitle: 'Nordic Energy', location: 'Oslo', description: null, start: '2021-09-01', end: null, isCurrentJob: true }),
}; // biome-ignore format: a profile

async function openProfile(page: Page) {
  await page.goto('/en/profile');
  await expect(page.getByRole('heading', { name: 'Your profile as a document' })).toBeVisible();
}

const download = (page: Page, name: string) => downloaded(page, () => page.getByRole('button', { name }).click());

test('a profile goes out as PDF and JSON Resume, and comes into another profile', async ({ browser, context, page }) => {
  const done = watchConsole(page);
  const { userId } = await signedUp(context, 'resume');
  expect((await context.request.post('/api/v1/candidate/profile', { headers, data: { userId, ops: OPS } })).ok()).toBe(true);
  await openProfile(page);
  await page.getByText('Modern', { exact: true }).click();
  const pdf = await download(page, 'Download PDF');
  expect(pdf.name).toBe('CV Ada 王.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const json = await download(page, 'Download JSON Resume');
  expect(JSON.parse(json.bytes.toString()).work[0].position).toBe('Engineer');
  done();

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirs = await other.newPage();
  const quiet = watchConsole(theirs);
  await signedUp(other, 'resume');
  await openProfile(theirs);
  await theirs.getByRole('button', { name: 'Import from CV or LinkedIn' }).click();
  const dialog = theirs.locator('dialog[open]');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: json.bytes });
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Your import' })).toBeVisible();
  await expectAccessible(theirs);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.locator('#work-experience')).toContainText('Nordic Energy');
  await expect(theirs.locator('#summary strong', { hasText: 'quiet' })).toBeVisible();
  await expect(theirs.locator('#languages')).toContainText('Norwegian');
  quiet();
  await other.close();
});

const CORPUS = path.join(import.meta.dirname, '../packages/cv-reader/corpus');

test('a Japanese PDF and a German Word file fill an empty profile by keyboard alone, are reviewed, undone, and read as a machine does', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await context.newPage();
  const done = watchConsole(page);
  await signedUp(context, 'resume');
  await openProfile(page);
  const dialog = page.locator('dialog[open]').last();
  const press = async (name: string | RegExp, within = dialog) => {
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  };
  const take = async (file: string) => {
    const chosen = dialog.locator('input[type="file"]');
    // Who listens comes when the page has nothing else to do.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('profileimport:modal:show')));
      await expect(chosen).toBeAttached({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await chosen.setInputFiles(path.join(CORPUS, file));
    await press('Import');
    await expect(dialog.getByRole('heading', { name: 'Your import' })).toBeVisible({ timeout: 20_000 });
  };
  await take('jp-nishino-takumi-running-heads.pdf');
  await expect(dialog.getByText(/additions? to your profile/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press('Finish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const entries = () => page.locator('#work-experience').getByRole('listitem').count();
  const before = await entries();
  expect(before).toBeGreaterThan(0);

  await take('de-jonas-aydin-word-boxes.odt');
  await press('Finish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(entries).toBeGreaterThan(before);
  await press('Review your last import', page.locator('main'));
  await press('Undo this import');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('This import was undone.')).toBeVisible();
  await press('Close');
  await expect.poll(entries).toBe(before);

  await press('What a machine reads', page.locator('main'));
  await expect(dialog.getByRole('heading', { name: 'Work experience' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  done();
  await context.close();
});
