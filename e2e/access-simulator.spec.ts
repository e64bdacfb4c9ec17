// Finn of career services invents a student, sees why an exclusive posting is closed to them, and sends the address to a colleague.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const FINN = { email: 'finn@nordic.example', password: 'Harbour-lamp-26' };

async function signIn(page: Page) {
  expect((await page.request.post('/identity/v1', { headers, data: FINN })).ok()).toBe(true);
}

test('career services see which rule decides, for an invented student and for one of theirs', async ({ page, context }) => {
  const quiet = watchConsole(page);
  await signIn(page);
  const { rows } = await (await page.request.get('/api/v1/staff/schools')).json();
  const found = await page.request.get(`/api/v1/staff/schools/${rows[0].schoolId}/access-simulations/postings?q=`);
  const { postings } = (await found.json()) as { postings: { id: string; title: string; isExclusive: boolean }[] };
  const posting = postings.find(({ isExclusive }) => isExclusive) ?? postings[0];
  if (!posting) throw new Error('The demo world has postings.');

  await page.goto('/en/staff/access');
  await expect(page.getByRole('heading', { level: 1, name: 'Access simulator' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Job posting' }).fill(posting.id);
  await page.getByRole('option', { name: posting.title }).first().click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Applying needs a complete profile.').first()).toBeVisible();
  await expect(answer.getByText(/The profile lacks/)).toBeVisible();
  await page.getByLabel('Level').selectOption('master');
  await page.getByLabel('Field of study').selectOption('finance');
  await page.getByLabel('Studies end').fill('2028-06-30');
  await expect(answer.getByText('Allowed', { exact: true })).toBeVisible();
  await page.getByLabel('State of the verification').selectOption('pending');
  await expect(answer.getByText('Denied', { exact: true })).toBeVisible();
  await expect(answer.getByText('You approve the verification, or extend one that has ended.')).toBeVisible();
  await expectAccessible(page);

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByRole('region', { name: 'Answer' }).getByText('Denied', { exact: true })).toBeVisible();
  await colleague.close();

  await page.getByText('A student of ours').click();
  await page.getByRole('combobox', { name: 'Name or address of the student' }).fill('alva');
  await page.getByRole('option', { name: /Alva Lindgren/ }).click();
  await page.getByLabel('What they want').selectOption('profileDocuments');
  await expect(answer.getByText('Allowed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/who=known/);
  expect(page.url()).not.toContain('Alva');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  quiet();
});
