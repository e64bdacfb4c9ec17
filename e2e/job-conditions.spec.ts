// The filters of working conditions, pay and what the reader brings, as readers use them.
import { expect, test } from '@playwright/test';
import { jobTotal } from './job-total.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

test('a reader asks for pay, place and date, sees it on the cards, shares the address and takes a chip back', async ({ page }) => {
  const done = watchConsole(page);
  await page.goto('/en/jobs');
  const all = await jobTotal(page);
  await page.getByText('Salary', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('spinbutton', { name: 'At least' }).fill('2000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/salary_min=2000&salary_currency=EUR&salary_period=MONTH/);
  await expect.poll(() => jobTotal(page)).toBeLessThan(all);
  const paid = await jobTotal(page);
  await expect(page.getByRole('link', { name: 'Remove Salary: From €2,000 a month' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /a (?:month|year)|an hour/ }).first()).toBeVisible(); // biome-ignore format: one thought

  await page.getByText('Workplace', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await expect(page).toHaveURL(/workplace=hybrid/);
  await expect.poll(() => jobTotal(page)).toBeLessThan(paid);
  const hybrid = await jobTotal(page);
  await page.getByText('Date posted', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^Last 30 days/ }).check();
  await expect(page).toHaveURL(/posted=month/);
  await expect.poll(() => jobTotal(page)).toBeLessThan(hybrid);
  const narrowed = await jobTotal(page);

  await page.reload();
  expect(await jobTotal(page)).toBe(narrowed);
  await expect(page.getByRole('spinbutton', { name: 'At least' })).toHaveValue('2000');
  await page.getByRole('link', { name: 'Remove Workplace: Hybrid' }).click();
  await expect(page).not.toHaveURL(/workplace/);
  await expect.poll(() => jobTotal(page)).toBeGreaterThan(narrowed);
  await expect(page).toHaveURL(/salary_min=2000/);
  await expect(page.getByRole('link', { name: 'RSS feed of this search' })).toHaveAttribute('href', /salary_min=2000.*/);
  done();
});

test('unpaid jobs are hidden with one tick', async ({ page }) => {
  await page.goto('/en/jobs?pay=unpaid');
  const unpaid = await jobTotal(page);
  expect(unpaid).toBeGreaterThan(0);
  await page.goto('/en/jobs');
  const all = await jobTotal(page);
  await page.getByText('Pay', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^Hide unpaid jobs/ }).check();
  await expect(page).toHaveURL(/pay=not_unpaid/);
  await expect.poll(() => jobTotal(page)).toBe(all - unpaid);
});

test('without JavaScript the same is asked with one form, and an empty amount asks for nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/jobs?salary=stated');
  const stated = await jobTotal(page);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/salary_min=&/);
  expect(await jobTotal(page)).toBe(stated);
  await page.getByRole('spinbutton', { name: 'At least' }).fill('90000');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('YEAR');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/salary_min=90000&salary_currency=EUR&salary_period=YEAR/);
  expect(await jobTotal(page)).toBeLessThan(stated);
  await expect(page.getByRole('link', { name: 'Remove Salary: From €90,000 a year' })).toBeVisible();
  await context.close();
});

test('what finds nothing is said, and every part of it can be taken back', async ({ page }) => {
  await page.goto('/en/jobs?salary_min=900000000&salary_currency=EUR&salary_period=YEAR&speaks=en');
  await expect(page.getByText('no match found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Languages I speak: English' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/en\/jobs$/);
  await expect.poll(() => jobTotal(page)).toBeGreaterThan(0);
});

const ASKED =
  'posted=month&workplace=hybrid&pay=paid&salary_min=1000&salary_currency=EUR&salary_period=MONTH&start=now&duration=up_to_3&speaks=en';
for (const locale of ['en', 'de'] as const)
  test(`the filters with everything open are accessible and fit in ${locale}, in both themes, wide and on a phone`, async ({ page }) => {
    const done = watchConsole(page);
    await page.goto(`/${locale}/jobs?${ASKED}&may_work_in=EU&sponsorship=sponsored`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
    done();
  });
