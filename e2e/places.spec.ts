// Where, beside what: places by any name, suggested in the reader's language, a radius around them, with and without scripts.
import { expect, test } from '@playwright/test';
import { expectGoodLooks, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

test('a place is suggested, widened to what is around it, and stands in an address that one can share (search.7, search.8)', async ({
  page,
}) => {
  const done = watchConsole(page);
  await page.goto('/en/jobs');
  const where = page.getByRole('combobox', { name: 'Where' });
  const copenhagen = page.getByRole('option', { name: /^Copenhagen, Denmark/ });
  // Until the page lives nothing is suggested.
  await expect(async () => {
    await where.fill('');
    await where.fill('Kopenh');
    await expect(copenhagen).toBeVisible({ timeout: 2000 });
  }).toPass();
  await copenhagen.click();
  await expect(page).toHaveURL(/\/en\/jobs\?where=Copenhagen%2C\+Denmark$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find jobs: Copenhagen, Denmark' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Distance' }).selectOption({ label: 'Within 50 km' });
  await expect(page).toHaveURL(/&radius=50$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs within 50 km of Copenhagen, Denmark' })).toBeVisible();
  await page.reload();
  await expect(where).toHaveValue('Copenhagen, Denmark');
  await expectNoSidewaysScroll(page);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Clear the place' }).click();
  await expect(page).toHaveURL(/\/en\/jobs$/);
  done();
});

test('without JavaScript both fields are one form, and what is no place is said (search.7)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/en/jobs');
  await page.locator('input[name="where"]').fill('Deutschland');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/where=Deutschland/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find jobs: Germany' })).toBeVisible();
  await page.goto('/en/jobs?where=Qqzzville');
  await expect(page.getByText('We do not know the place Qqzzville')).toBeVisible();
  await context.close();
});

test('places of postings are named in the reader’s language (search.10)', async ({ page }) => {
  await page.goto('/jp/jobs?where=DK');
  await expect(page.getByRole('main').getByText('デンマーク').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Denmark', { exact: false })).toHaveCount(0);
});

test('bad input in the address is no error page', async ({ page }) => {
  for (const search of ['where=91,0', 'where=%00', `where=${'🌍'.repeat(150)}`, 'where=Lyon&radius=7', 'radius=25'])
    expect((await page.goto(`/en/jobs?${search}`))?.status(), search).toBe(200);
});
