// The profile as a document over the real server: both downloads, and the import into another person's profile.
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const PASSWORD = 'Lovely-Tram-42';
const headers = { 'sec-fetch-site': 'same-origin' };
let count = 0;

/** A person with a proven address, signed in in this browser; gives the id. */
async function signedIn({ request }: BrowserContext): Promise<string> {
  count += 1;
  const email = `resume${process.pid}x${Date.now()}x${count}@nordic.example.org`;
  expect((await request.post('/identity/v1/user', { headers, data: { email, password: PASSWORD } })).status()).toBe(201);
  const token = new URL(await linkOf(request, email, 'verify'), 'http://x').searchParams.get('token');
  expect((await request.post('/identity/v1/user/email/verify', { headers, data: { token } })).ok()).toBe(true);
  expect((await request.post('/identity/v1', { headers, data: { email, password: PASSWORD } })).ok()).toBe(true);
  return (await (await request.get('/identity/v1/user/me', { headers })).json()).id;
}

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

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a profile goes out as PDF and JSON Resume, and comes into another profile', async ({ browser, context, page }) => {
  const done = watchConsole(page);
  const userId = await signedIn(context);
  expect((await context.request.post('/api/v1/candidate/profile', { headers, data: { userId, ops: OPS } })).ok()).toBe(true);
  await openProfile(page);
  await page.getByText('Modern', { exact: true }).click();
  const pdf = await downloaded(page, 'Download PDF');
  expect(pdf.name).toBe('CV Ada 王.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const json = await downloaded(page, 'Download JSON Resume');
  expect(JSON.parse(json.bytes.toString()).work[0].position).toBe('Engineer');
  done();

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirs = await other.newPage();
  const quiet = watchConsole(theirs);
  await signedIn(other);
  await openProfile(theirs);
  await theirs.getByRole('button', { name: 'Import JSON Resume' }).click();
  const dialog = theirs.locator('dialog[open]');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: json.bytes });
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Your import' })).toBeVisible();
  await expectAccessible(theirs);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(theirs.locator('#work-experience')).toContainText('Nordic Energy');
  await expect(theirs.locator('#summary strong', { hasText: 'quiet' })).toBeVisible();
  await expect(theirs.locator('#languages')).toContainText('Norwegian');
  quiet();
  await other.close();
});
