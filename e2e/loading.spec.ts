// How a page behind a sign-in comes to life: its document holds it, or begins its first calls; it waits for few files and for its own words alone,
// and the font comes when nothing else is on its way.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const CALLS = [
  '/identity/v1/session',
  '/api/v1/candidate/me',
  '/identity/v1/user/me',
  '/api/v1/candidate/workauthorization',
  '/api/v1/candidate/import/latest',
  '/api/v1/university-connection',
  '/api/v1/candidate/share',
];
const sections = (page: Page) => page.locator('#summary button').first();

/** Notes in every document which files had come when the sections began to answer a press. */
async function watchLife(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('#summary button');
      if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return void setTimeout(look, 5);
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      document.documentElement.dataset.loadedBefore = files.join(' ');
    };
    look();
  });
}

/** Until the sections answer a press. */
const alive = (page: Page) => expect(page.locator('html[data-loaded-before]')).toBeAttached();

/** The fullest candidate of the demo world, who only looks. */
async function signIn({ request }: BrowserContext): Promise<void> {
  const data = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await request.post('/identity/v1', { headers, data })).ok()).toBe(true);
}

/** Paths of what the page has asked for, with when, in milliseconds of the visit. */
const asked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })));

test('the profile comes with the document and lives without asking for it again', async ({ browser }) => {
  // Far from the server in time and language: what it rendered is what the browser would have.
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP' });
  await signIn(context);
  const page = await context.newPage();
  // A clock that is wrong, too.
  await page.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  const done = watchConsole(page);
  await watchLife(page);
  await page.addInitScript(() => {
    window.addEventListener('profile-loaded', () => {
      sessionStorage.setItem('told', `${Number(sessionStorage.getItem('told')) + 1}`);
    });
  });
  await page.goto('/jp/profile');
  await alive(page);
  expect((await asked(page)).filter(({ path }) => CALLS.includes(path))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('1');
  await expect(page.locator('summary[aria-label="アカウントメニュー"]')).toBeVisible();
  done();
  await context.close();
});

test('the profile can be read without scripts, by nobody else and from no store', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await signIn(context);
  const page = await context.newPage();
  const reply = await page.goto('/en/profile');
  expect(reply?.headers()['cache-control']).toBe('no-store');
  expect(reply?.headers().etag).toBeUndefined();
  await expect(sections(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ada Berg' })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('Ada Berg')).toHaveCount(0);
  await context.close();
});

test('an address that names a dialog opens it once the page lives', async ({ context, page }) => {
  await signIn(context);
  const done = watchConsole(page);
  await page.goto('/en/profile?edit=languages');
  await expect(page.getByRole('dialog', { name: 'Languages' })).toBeVisible();
  done();
});

test('a button pressed before the page lives is not pressed in vain', async ({ context, page }) => {
  await signIn(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/profile', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Edit Summary and links' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Summary and links' })).toBeVisible();
});

test('after signing out nobody finds the profile by going back', async ({ context, page }) => {
  await signIn(context);
  await watchLife(page);
  await page.goto('/en/profile');
  await alive(page);
  await page.goto('/en/jobs');
  expect((await context.request.post('/identity/v1/logout', { headers, data: {} })).ok()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Ada Berg')).toHaveCount(0);
});

test('other pages behind a sign-in ask once for what they show, before their scripts run', async ({ context, page }) => {
  await signIn(context);
  const done = watchConsole(page);
  await page.goto('/en/profile/documents');
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeVisible();
  const requests = await asked(page);
  const domInteractive = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
  );
  for (const call of ['/identity/v1/session', '/api/v1/candidate/cv']) {
    const times = requests.filter(({ path }) => path === call).map(({ startTime }) => startTime);
    expect([call, times.length]).toEqual([call, 1]);
    expect(times[0]).toBeLessThan(domInteractive);
  }
  done();
});

test('the sections live after few files, and without the words of other pages', async ({ context, page }) => {
  await signIn(context);
  await watchLife(page);
  await page.goto('/en/profile', { waitUntil: 'commit' });
  await alive(page);
  const files = (await page.locator('html').getAttribute('data-loaded-before'))?.split(' ') ?? [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThanOrEqual(22);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(3);
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

test.describe('sections that wait for an idle browser', () => {
  const last = (page: Page) => page.locator('#communication button').first();
  const answers = (button: Locator) => button.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  const lives = (page: Page) => answers(last(page));

  test.beforeEach(async ({ page }) => {
    // A browser that is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  });

  /** The page above them lives, they do not. */
  async function waiting(page: Page): Promise<void> {
    await page.goto('/en/profile');
    await expect.poll(() => answers(page.locator('main header button').first())).toBe(true);
  }

  test('stand as rendered, and answer the first press', async ({ context, page }) => {
    await signIn(context);
    const done = watchConsole(page);
    await waiting(page);
    expect(await lives(page)).toBe(false);
    await last(page).click();
    await expect(page.getByRole('dialog', { name: 'Communication' })).toBeVisible();
    expect(await lives(page)).toBe(true);
    done();
  });

  test('answer the first key', async ({ context, page }) => {
    await signIn(context);
    const done = watchConsole(page);
    await waiting(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('#languages button')?.focus());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Languages' })).toBeVisible();
    done();
  });

  test('are found by an address that names one', async ({ context, page }) => {
    await signIn(context);
    const done = watchConsole(page);
    await page.goto('/en/profile?scrollTo=educations');
    await expect(page.locator('#education')).toBeFocused();
    await expect.poll(() => lives(page)).toBe(true);
    done();
  });

  test('show what changed before they lived', async ({ context, page }) => {
    await signedUp(context, 'later');
    const done = watchConsole(page);
    await waiting(page);
    const { version } = (await (await context.request.get('/api/v1/candidate/me')).json()) as { version: number };
    const saved = await context.request.put('/api/v1/candidate/me', { headers, data: { version, summary: '<p>Sails at dawn</p>' } });
    expect(saved.ok()).toBe(true);
    expect(await lives(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('candidate:profile:update')));
    await expect(page.locator('#summary')).toContainText('Sails at dawn');
    expect(await lives(page)).toBe(true);
    done();
  });
});
