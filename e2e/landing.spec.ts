// The way in: what a visitor finds at the start, with and without scripts, and that who is signed in is led on.
import { expect, test } from '@playwright/test';
import { jobTotal } from './job-total.ts';
import { expectGoodLooks, expectNoSidewaysScroll, expectValidHtml, watchConsole } from './page-checks.ts';

const ADA = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
const headers = { 'sec-fetch-site': 'same-origin' };

test('without JavaScript the whole page is there, and its form leads into the list (pages.5, pages.46)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  const parts = ['Kinds of work', 'Fields of work', 'Newest jobs', 'Hiring now', 'What you can do here', 'For employers', 'For schools'];
  for (const name of parts) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact us' }).filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('What', { exact: true }).fill('engineer');
  await page.getByLabel('Where', { exact: true }).fill('Germany');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en\/jobs\?q=engineer&where=Germany$/);
  expect(await jobTotal(page)).toBeGreaterThan(0);

  // A kind of work leads to as many as it says; another journey may open or close one in between.
  await expect(async () => {
    await page.goto('/en');
    const kind = page.getByRole('link', { name: /^Internship [\d,]+$/ });
    const said = Number(/[\d,]+/.exec((await kind.textContent()) ?? '')?.[0]?.replaceAll(',', ''));
    await kind.click();
    await expect(page).toHaveURL(/employment_types=INTERN/);
    expect(await jobTotal(page)).toBe(said);
  }).toPass({ timeout: 60_000 });
  await context.close();
});

test('with scripts the search leads on at once, and the logo back', async ({ page }) => {
  const done = watchConsole(page);
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.getByLabel('Where', { exact: true }).fill('Oslo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/jobs\?where=Oslo$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find jobs: Oslo, Norway' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /start page$/ })
    .click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Start somewhere good' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  done();
});

test('who is signed in goes to the profile, by address and by the logo (pages.4)', async ({ page, context }) => {
  const done = watchConsole(page);
  expect((await context.request.post('/identity/v1', { headers, data: ADA })).ok()).toBe(true);
  for (const path of ['/', '/en']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/en\/profile$/);
  }
  await page.goto('/en/jobs');
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /start page$/ })
    .click();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My page' })).toBeVisible();
  done();
});

test('who signs in there goes on to the profile', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Email', { exact: true }).fill(ADA.email);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await popup.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Ada Berg' })).toBeVisible();
});

test('it is told to search engines as the site, with its search', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  await expectValidHtml(html, '/en');
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? '{}'),
  );
  expect(told.map((one) => one['@type'])).toEqual(['WebSite', 'Organization']);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en"/);
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toMatch(/<loc>[^<]+\/en<\/loc>/);
});

for (const locale of ['en', 'de', 'jp'] as const)
  test(`in ${locale} it is accessible and fits, in both themes, wide and on a phone`, async ({ page }) => {
    const done = watchConsole(page);
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
    done();
  });

test('every language fits a phone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ['cn', 'es', 'fil', 'fr', 'it', 'ko', 'nl', 'pt', 'ro', 'ru', 'vi']) {
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
