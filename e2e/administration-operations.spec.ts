// The platform's reference data and operations in real browsers: a sector that an administrator renames in two languages is called so for
// the next candidate who looks, a mail that failed is sent again, and a backup is made and restored beside the live database.
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { failMailTo } from './world-rows.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const PASSWORD = 'Harbour-lamp-26';

async function signIn(request: APIRequestContext, email: string): Promise<void> {
  expect((await request.post('/identity/v1', { headers, data: { email, password: PASSWORD } })).ok()).toBe(true);
}

/** A browser of its own in which somebody of the demo world is signed in. */
async function pageOf(context: BrowserContext, email: string): Promise<Page> {
  await signIn(context.request, email);
  return context.newPage();
}

async function rename(page: Page, names: { English: string; Deutsch: string }): Promise<void> {
  for (const [language, name] of Object.entries(names)) await page.getByLabel(language, { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: names.English })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

test('a sector renamed in two languages is called so for the next candidate who looks', async ({ browser }) => {
  const hana = await pageOf(await browser.newContext(), 'hana@fairway.example');
  const doneHana = watchConsole(hana);
  const ada = await pageOf(await browser.newContext(), 'ada@nordic.example');
  const doneAda = watchConsole(ada);
  await ada.goto('/en/employers?sector=non_profit');
  await expect(ada.getByText('Non-profit').first()).toBeVisible();

  await hana.goto('/en/admin/reference');
  await expect(hana.getByText('14 entries')).toBeVisible();
  await expectAccessible(hana);
  await hana.getByRole('main').getByRole('link', { name: 'Sectors' }).click();
  await expect(hana.getByRole('table')).toBeVisible();
  await expectAccessible(hana);
  await hana.getByLabel('Search names in every language').first().fill('non_profit');
  await hana.keyboard.press('Enter');
  await hana.locator('tbody').getByRole('link', { name: 'Non-profit', exact: true }).click();
  await expect(hana.getByLabel('English', { exact: true })).toHaveValue('Non-profit');
  await expectAccessible(hana);
  const name = `Charities ${process.pid}x${Date.now()}`;
  try {
    await rename(hana, { English: name, Deutsch: `${name} DE` });
    // Kept pages are dropped within a second of the change.
    for (const [locale, said] of [
      ['en', name],
      ['de', `${name} DE`],
    ] as const) {
      await expect(async () => {
        await ada.goto(`/${locale}/employers?sector=non_profit`);
        await expect(ada.getByText(said).first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
    }
    // What she may choose in her profile.
    const choices = (await (await ada.request.get('/api/v1/sectors?locale=en')).json()) as { sectors: { id: string; name: string }[] };
    expect(choices.sectors).toContainEqual({ id: 'non_profit', name });
  } finally {
    await rename(hana, { English: 'Non-profit', Deutsch: 'Non-Profit' });
  }
  doneHana();
  doneAda();
});

test('a mail that failed is sent again and arrives', async ({ browser }) => {
  const address = `again${process.pid}x${Date.now()}@nordic.example`;
  await failMailTo(address);
  const hana = await pageOf(await browser.newContext(), 'hana@fairway.example');
  const done = watchConsole(hana);
  await hana.goto('/en/admin/operations');
  await expect(hana.getByText('database: ready')).toBeVisible();
  await expect(hana.getByRole('table', { name: 'Kinds of jobs' }).getByRole('rowheader', { name: 'mail.sweep' })).toBeVisible();
  await expectAccessible(hana);
  await hana.getByRole('link', { name: 'Mail log' }).click();
  await expect(hana.getByRole('table', { name: 'Mail log' })).toBeVisible();
  await hana.goto(`/en/admin/operations/mails?state=failed&q=${encodeURIComponent(address)}`);
  await expect(hana.getByText('552 The mailbox is full')).toBeVisible();
  await expectAccessible(hana);
  await hana.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(hana);
  await hana.getByRole('button', { name: `Send again: ${address}` }).click();
  await expect(hana.getByText('The mail is on its way again')).toBeVisible();
  await mailOf(hana.request, address, 'cv_review_done');
  await hana.goto(`/en/admin/operations/mails?q=${encodeURIComponent(address)}`);
  await expect(hana.locator('tbody').getByText('Sent', { exact: true })).toBeVisible();
  done();
});

test('a failed job of the demo world runs again', async ({ browser }) => {
  const hana = await pageOf(await browser.newContext(), 'hana@fairway.example');
  const done = watchConsole(hana);
  await hana.goto('/en/admin/operations/jobs?state=failed&name=files.sweep');
  await expect(hana.getByText('The file store did not answer within 30 seconds')).toBeVisible();
  await expectAccessible(hana);
  await hana.getByRole('button', { name: /^Run now: files\.sweep/ }).click();
  await expect(hana.getByText('1 job runs now')).toBeVisible();
  await expect(hana.getByText('The file store did not answer within 30 seconds')).toHaveCount(0);
  done();
});

test('this server reports itself, what lies where is measured, and a backup is made and can be restored (operations.3 to 6)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const hana = await pageOf(await browser.newContext(), 'hana@fairway.example');
  const done = watchConsole(hana);
  await hana.goto('/en/admin/operations/nodes');
  await expect(hana.getByRole('table', { name: 'Servers' }).getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessible(hana);
  await hana.getByRole('link', { name: 'Storage and backups' }).click();
  await hana.getByRole('button', { name: 'Measure now' }).click();
  await expect(hana.getByRole('table', { name: 'Files by kind' })).toBeVisible({ timeout: 60_000 });
  await expect(hana.getByRole('table', { name: 'Largest tables' })).toBeVisible();
  const backups = hana.getByRole('table', { name: 'Backups' });
  await hana.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(backups.getByText('Not tested')).toBeVisible({ timeout: 90_000 });
  await hana.getByRole('button', { name: 'Try the newest now' }).click();
  await expect(backups.getByText('Restored whole')).toBeVisible({ timeout: 90_000 });
  await expectAccessible(hana);
  await hana.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(hana);
  done();
});
