// The platform's administrators and organizations in real browsers: what is suspended is gone for everybody, comes back whole, and a double is
// merged so that its old address leads on. And a feed, from its report to the trash.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { newEmployer } from './world-rows.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const HANA = { email: 'hana@fairway.example', password: 'Harbour-lamp-26' };
let count = 0;
/** A word that nothing else in this world has. */
const rare = () => {
  count += 1;
  return `Zyx${process.pid}q${Date.now().toString(36)}${count}`;
};

async function administrator(context: BrowserContext): Promise<Page> {
  expect((await context.request.post('/identity/v1', { headers, data: HANA })).ok()).toBe(true);
  return context.newPage();
}

const dialog = (page: Page) => page.locator('dialog[open]');

test('a suspended organisation is gone from every list with its positions, and comes back', async ({ browser }) => {
  const word = rare();
  const { organizationId, jobId } = await newEmployer(`${word} Shipyard`, `${word} Rigger`);
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const found = page.getByRole('main').getByRole('link', { name: `${word} Rigger` });
  const sees = async (isThere: boolean) => {
    // Search follows within a moment; pages that were kept are dropped within a second.
    await expect(async () => {
      await page.goto(`/en/jobs?q=${word}`);
      await expect(found).toHaveCount(isThere ? 1 : 0, { timeout: 500 });
      const statuses = await Promise.all(
        [`/en/jobs/${jobId}`, `/en/employers/${organizationId}`, `/api/v1/companies/${organizationId}`].map(async (path) =>
          (await visitor.request.get(path)).status(),
        ),
      );
      expect(statuses).toEqual(isThere ? [200, 200, 200] : [404, 404, 404]);
      const listed = await (await visitor.request.get(`/api/v1/companies?q=${word}`)).json();
      expect(listed.companies).toHaveLength(isThere ? 1 : 0);
    }).toPass();
  };
  await sees(true);

  const staff = await browser.newContext();
  const hana = await administrator(staff);
  const done = watchConsole(hana);
  await hana.goto(`/en/admin/organizations?q=${word.toLowerCase()}`);
  await expectAccessible(hana);
  await hana.getByRole('link', { name: `${word} Shipyard` }).click();
  await expect(hana.getByRole('heading', { level: 1 })).toHaveText(`${word} Shipyard`);
  await expectAccessible(hana);
  await hana.getByRole('button', { name: 'Suspend' }).click();
  await dialog(hana).getByLabel('Reason').fill('It asks applicants for money.');
  await dialog(hana).getByRole('button', { name: 'Suspend' }).click();
  await expect(hana.getByText('It asks applicants for money.')).toBeVisible();
  await sees(false);

  await hana.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(hana.getByText('It asks applicants for money.')).toHaveCount(0);
  await sees(true);
  await hana.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(hana);
  await hana.goto(`/en/admin/audit?subject=company:${organizationId}`);
  await expect(hana.getByText('company.suspended')).toBeVisible();
  await expect(hana.getByText('company.reinstated')).toBeVisible();
  done();
  await staff.close();
  await visitor.close();
});

test('a double is merged after it was said what moves, and its old address leads on', async ({ browser }) => {
  const word = rare();
  const double = await newEmployer(`${word} Harbour AS`, `${word} Pilot`);
  const kept = await newEmployer(`${word} Harbour`, `${word} Diver`);
  const staff = await browser.newContext();
  const hana = await administrator(staff);
  const done = watchConsole(hana);
  await hana.goto(`/en/admin/organizations/${double.organizationId}`);
  const into = hana.getByRole('combobox', { name: 'Merge into' });
  await into.fill(`${word} Harbour`);
  await hana.getByRole('option', { name: `${word} Harbour (${kept.organizationId})` }).click();
  await hana.getByRole('button', { name: 'See what moves' }).click();
  await expect(dialog(hana).getByText('1 job, 1 open')).toBeVisible();
  await expectAccessible(hana);
  await dialog(hana).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(hana).toHaveURL(new RegExp(`/admin/organizations/${kept.organizationId}$`));
  await expect(hana.getByText(`${word} Harbour AS (${double.organizationId})`)).toBeVisible();
  done();

  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(`/en/employers/${double.organizationId}-${word.toLowerCase()}-harbour-as`);
  await expect(page).toHaveURL(new RegExp(`/en/employers/${kept.organizationId}-`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Harbour`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`${word} Pilot`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.close();
  await staff.close();
});

test('a feed is added, refused inside the network, read about and deleted', async ({ browser }) => {
  const name = `feed-${Date.now().toString(36)}${process.pid}`;
  const staff = await browser.newContext();
  const hana = await administrator(staff);
  const done = watchConsole(hana);
  await hana.goto('/en/admin/imports');
  await hana.getByRole('link', { name: 'harbour-board' }).click();
  await hana.locator('#runs').getByRole('rowheader').getByRole('link').first().click();
  await expect(hana.getByText('the posting has no title')).toBeVisible();
  await expect(hana.getByText('zero hours')).toBeVisible();
  await expectAccessible(hana);

  await hana.goto('/en/admin/imports/new');
  await hana.getByLabel('Name').fill(name);
  await hana.getByLabel('Address').fill('http://169.254.169.254/latest');
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByText('This address is inside a private network.')).toBeVisible();
  await hana.getByLabel('Address').fill('https://192.0.32.8/jobs.xml');
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByRole('heading', { level: 1 })).toHaveText(name);
  await hana.getByRole('button', { name: 'Pause' }).click();
  await expect(hana.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expectAccessible(hana);
  await hana.getByRole('button', { name: 'Delete' }).click();
  await dialog(hana).getByRole('button', { name: 'Delete' }).click();
  await expect(hana).toHaveURL(/\/admin\/imports$/);
  await expect(hana.getByRole('link', { name: 'harbour-board' })).toBeVisible();
  await expect(hana.getByRole('link', { name })).toHaveCount(0);
  done();
  await staff.close();
});
