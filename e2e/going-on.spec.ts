// A link that leads on by itself: what the server rendered stands until the page that it leads to is there, and works without scripts too.
import { expect, test } from '@playwright/test';
import { watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('it leads on, says so meanwhile in words of its document, and leaves nothing behind', async ({ page }) => {
  const done = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/identity/v1/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/de/redirect?to=/de/jobs?page=2');
  const words = page.locator('#goes-on');
  await expect(words.getByRole('heading', { level: 1 })).toHaveText('Einen Moment');
  const title = await page.title();
  await expect.poll(() => asked.includes('/identity/v1/session')).toBe(true);
  await expect(words.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/de/jobs?page=2');
  expect(await page.title()).toBe(title);
  expect(title).toContain('Einen Moment');
  answer();
  await expect(page).toHaveURL('/de/jobs?page=2');
  await expect(page.locator('main h3').first()).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/jobs\?page=2$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(asked.filter((path) => /redirect-[^g].*\.js$|\.visitor\.gen/.test(path))).toEqual([]);
  done();
});

test('who connected a provider is told in words of the document, and goes on to where they wanted', async ({ page }) => {
  const done = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de/redirect?returnUrl=/de/jobs&linked=google');
  await expect(page.getByText('Google ist mit deinem Konto verbunden.')).toBeVisible();
  await expect(page).toHaveURL('/de/jobs');
  expect(asked.filter((path) => /redirect-[^g].*\.js$|\.visitor\.gen/.test(path))).toEqual([]);
  await page.goto('/de/redirect?returnUrl=/de/jobs&linked=nobody');
  await expect(page).toHaveURL('/de/jobs');
  await expect(page.locator('main h3').first()).toBeVisible();
  await expect(page.getByText('mit deinem Konto verbunden')).toHaveCount(0);
  done();
});

test('where a code is asked for, the document becomes alive as it stands', async ({ page }) => {
  const done = watchConsole(page);
  await page.goto('/en/redirect?next=secondFactor&to=/jobs#x');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/en/redirect?next=secondFactor&to=/jobs');
  done();
});

test('without scripts its link leads on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/redirect?to=/jobs');
  await page.locator('#goes-on a').click();
  await expect(page).toHaveURL('/en/jobs');
  await context.close();
});

test('staff who wanted nothing else go on to their console, and the other language is another document', async ({ page, context }) => {
  const data = { email: 'finn@nordic.example', password: 'Harbour-lamp-26' };
  expect((await context.request.post('/identity/v1', { headers, data })).ok()).toBe(true);
  await page.goto('/en/redirect?returnUrl=/en/jobs');
  await expect(page).toHaveURL(/\/en\/staff/);
  await page.evaluate(() => sessionStorage.setItem('fairway.login-target', '/en/jobs'));
  await page.goto('/de/redirect?returnUrl=/en/jobs');
  await expect(page).toHaveURL('/en/jobs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('a place that it may not lead to is said to be none', async ({ page }) => {
  const done = watchConsole(page);
  for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/redirect?to=/jobs', '/no-such-page']) {
    await page.goto(`/en/redirect?to=${encodeURIComponent(to)}`);
    await expect(page.locator('#goes-on')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
  }
  done();
});
