// Finn of career services looks for students, labels two, takes the list with him and opens a record.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const FINN = { email: 'finn@nordic.example', password: 'Harbour-lamp-26' };

async function signIn(page: Page) {
  expect((await page.request.post('/identity/v1', { headers, data: FINN })).ok()).toBe(true);
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

test('career services filter, label, export and open their students', async ({ page }) => {
  const quiet = watchConsole(page);
  await signIn(page);
  await page.goto('/en/staff/students');
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  await page.locator('input[type="search"]').fill('njoroge');
  await expect(page.getByRole('link', { name: 'Samuel Njoroge' })).toHaveCount(2);
  await expect(page).toHaveURL(/q=njoroge/);

  for (const box of await page.getByRole('checkbox', { name: 'Select Samuel Njoroge' }).all()) await box.check();
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Needs a call' }).check();
  await page.getByRole('button', { name: 'Save labels' }).click();
  await expect(page.getByText('The labels are saved.')).toBeVisible();
  await expect(page.getByRole('table').getByText('Needs a call')).toHaveCount(2);

  await page.goto('/en/staff/students?study=graduated&sort=-endsOn');
  await expect(row(page, 'Mikael Virtanen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alva Lindgren' })).toHaveCount(0);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('Mikael,Virtanen');
  expect(file).not.toContain('Alva');

  await page.goto('/en/staff/students?q=alva');
  await page.getByRole('link', { name: 'Alva Lindgren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alva Lindgren' })).toBeVisible();
  await expect(page.getByText('Mentors two first-years')).toBeVisible();
  await page.getByLabel('New note').fill('Wants to meet in December.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Wants to meet in December.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who looked' })).toContainText('Finn Dahl');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  quiet();
});

test('nobody else opens the list', async ({ page }) => {
  expect((await page.request.post('/identity/v1', { headers, data: { ...FINN, email: 'ada@nordic.example' } })).ok()).toBe(true);
  await page.goto('/en/staff/students');
  await expect(page.getByRole('table')).toHaveCount(0);
});
