// Somebody whose program has ended says in a minute what comes next, and career services see it counted and named. (outcomes.1, outcomes.5)
import { expect, test } from '@playwright/test';
import { demoPage, verifiedStudent } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const MONTH_MS = 30 * 86_400_000;

test('a graduate answers one question at a time on a phone; the school knows one more', async ({ browser }) => {
  const staff = await demoPage(browser, 'greta@nordic.example');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const done = [watchConsole(staff)];
  const end = new Date(Date.now() - 2 * MONTH_MS).toISOString().slice(0, 8);
  const { mark, lastName } = await verifiedStudent(context, staff, { end: `${end}01` });
  const page = await context.newPage();
  done.push(watchConsole(page));
  await page.goto('/en/outcomes');
  await expect(page.getByRole('heading', { name: 'What do you do, or what comes next?' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I have a job' }).click();
  // What was said so far is kept, whatever happens to the page.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Employer or organization' }).click();
  await page.getByRole('combobox', { name: 'Who is your employer?' }).fill(`Norsea ${mark}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  for (let at = 0; at < 6; at += 1) await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText(`Norsea ${mark}`)).toBeVisible();
  await expectAccessible(page);

  await staff.goto(`/en/staff/outcomes/graduates?q=${lastName.split(' ')[1]}`);
  const row = staff.locator('tbody tr', { hasText: lastName });
  await expect(row).toContainText('Employed');
  await expect(row).toContainText(`Norsea ${mark}`);
  await staff.goto('/en/staff/outcomes');
  await expect(staff.getByRole('term').filter({ hasText: 'Knowledge rate' })).toBeVisible();

  // Taken back, nothing of it is left at the school.
  await page.getByRole('button', { name: 'Withdraw my answer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Your answer is withdrawn.')).toBeVisible();
  await staff.goto(`/en/staff/outcomes/graduates?q=${lastName.split(' ')[1]}`);
  await expect(row).not.toContainText('Norsea');
  for (const finish of done) finish();
  await Promise.all([context, staff.context()].map((one) => one.close()));
});
