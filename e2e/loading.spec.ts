// How a page behind a sign-in comes to life: its first calls are begun by the document, it waits for few files and for its own words alone,
// and the font comes when nothing else is on its way.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const CALLS = ['/identity/v1/session', '/api/v1/candidate/me', '/identity/v1/user/me', '/api/v1/candidate/workauthorization'];
const sections = (page: Page) => page.locator('#summary button').first();

/** The fullest candidate of the demo world, who only looks. */
async function signIn({ request }: BrowserContext): Promise<void> {
  const data = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await request.post('/identity/v1', { headers, data })).ok()).toBe(true);
}

/** Paths of what the page has asked for, with when, in milliseconds of the visit. */
const asked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })));

test('the profile page asks once for what it shows, before its scripts run', async ({ context, page }) => {
  await signIn(context);
  const done = watchConsole(page);
  await page.goto('/en/profile');
  await expect(sections(page)).toBeVisible();
  const requests = await asked(page);
  const domInteractive = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
  );
  for (const call of CALLS) {
    const times = requests.filter(({ path }) => path === call).map(({ startTime }) => startTime);
    expect([call, times.length]).toEqual([call, 1]);
    expect(times[0]).toBeLessThan(domInteractive);
  }
  done();
});

test('the sections wait for few files, and not for the words of other pages', async ({ context, page }) => {
  await signIn(context);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#summary button') === null) requestAnimationFrame(look);
      else
        document.documentElement.dataset.loadedBefore = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' ');
    };
    requestAnimationFrame(look);
  });
  await page.goto('/en/profile');
  await expect(page.locator('html[data-loaded-before]')).toBeAttached();
  const files = (await page.locator('html').getAttribute('data-loaded-before'))?.split(' ') ?? [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThanOrEqual(22);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(6);
  expect(scripts.filter((file) => file.includes('.profile.gen'))).toHaveLength(1);
  expect(files.filter((file) => /\.(own|later)\.gen|\.woff2$/.test(file))).toEqual([]);
});

test('an ended access token is renewed, though the document asked with it', async ({ context, page }) => {
  await signIn(context);
  await context.clearCookies({ name: 'access_token' });
  await page.goto('/en/profile');
  await expect(sections(page)).toBeVisible();
});

test('who is not signed in is asked to, and no call of the document shows anything', async ({ page }) => {
  await page.goto('/en/profile');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
});

test('the font of a page behind a sign-in comes once the page is there, and on the next visit at once', async ({ context, page }) => {
  await signIn(context);
  const before = page.waitForRequest(/\.woff2$/);
  await page.goto('/en/profile', { waitUntil: 'commit' });
  await before;
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fairway.font'))).toBe('1');
  expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  await page.goto('/en/account/settings', { waitUntil: 'commit' });
  await expect(page.locator('html[data-font]')).toBeAttached();
});

test('a public page asks for its font at once', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => sessionStorage.setItem('font', `${document.documentElement.dataset.font}`)),
  );
  await page.goto('/en/jobs');
  expect(await page.evaluate(() => sessionStorage.getItem('font'))).toBe('');
});
