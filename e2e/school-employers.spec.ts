// What a school knows of an employer: from the list to its page; a contact comes, goes and comes back; a private note is its author's alone
// (postings.10, postings.11, postings.12).
import { expect, test } from '@playwright/test';
import { demoPage } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

const NAME = `Ann Vik ${Date.now()}`;
const SECRET = 'Ask Jonas for a guest lecture in March.';

test('the staff of a school keep contacts and notes of an employer, and each their own notes', async ({ browser }) => {
  test.slow();
  const [finn, greta] = [await demoPage(browser, 'finn@nordic.example'), await demoPage(browser, 'greta@nordic.example')];
  const quiet = [watchConsole(finn), watchConsole(greta)];
  await finn.goto('/en/staff/employers');
  await finn.getByRole('link', { name: 'Lindvik Norden Group', exact: true }).click();
  await expect(finn.getByRole('heading', { level: 1, name: 'Lindvik Norden Group' })).toBeVisible();
  await expect(finn.getByText('Sunniva Aune')).toBeVisible();
  await expect(finn.getByText(SECRET)).toBeVisible();
  await expectGoodLooks(finn);

  await finn.getByRole('button', { name: 'Add a contact' }).click();
  const dialog = finn.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(NAME);
  await dialog.getByLabel('Telephone').fill('+47 22 00 01 11');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(finn.getByText(NAME, { exact: true })).toBeVisible();
  await finn.getByRole('button', { name: `Delete ${NAME}` }).click();
  await expect(finn.getByText(NAME, { exact: true })).toHaveCount(0);
  await finn.getByRole('button', { name: 'Undo' }).click();
  await expect(finn.getByText(NAME, { exact: true })).toBeVisible();

  await greta.goto(new URL(finn.url()).pathname);
  await expect(greta.getByText(NAME, { exact: true })).toBeVisible();
  await expect(greta.getByText('Told them that we take no postings', { exact: false })).toBeVisible();
  await expect(greta.getByText(SECRET)).toHaveCount(0);
  // What one writes stands with the other at once.
  await finn.getByLabel('New note').fill(`Met ${NAME}`);
  await finn.getByLabel('Share with colleagues').check();
  await finn.getByRole('button', { name: 'Add note' }).click();
  await expect(greta.getByText(`Met ${NAME}`)).toBeVisible();
  await expect(greta.getByRole('button', { name: 'Edit note' })).toHaveCount(0);
  await greta.getByRole('button', { name: `Delete ${NAME}` }).click();
  await expect(finn.getByText(NAME, { exact: true })).toHaveCount(0);
  for (const check of quiet) check();
});
