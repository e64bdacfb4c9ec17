// Sign-in over any page that is rendered: the page stands as it came, is asked for when the popup is gone, and takes what is done to it by then.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from './page-checks.ts';

const FIRST: Readonly<Record<string, readonly [list: string, link: RegExp]>> = {
  'a job': ['/en/jobs', /\/en\/jobs\/[0-9a-f-]{36}[^"?]*/],
  'an employer': ['/en/employers', /\/en\/employers\/\d+[^"?]*/],
  'an article': ['/en/employers/1', /\/en\/employers\/\d+[^"?]*\/articles\/\d+[^"?]*/],
};
/** Each with the file of its own module. */
const PAGES: readonly (readonly [address: string, module: string])[] = [
  ['/en', 'landing.page'],
  ['/en/jobs', 'jobs.page'],
  ['a job', 'job-detail.page'],
  ['/en/employers', 'organizations.page'],
  ['an employer', 'organization-detail.page'],
  ['an article', 'article.page'],
  ['/en/jobs/compare', 'compare-jobs.page'],
  ['/en/tools', 'tools.page'],
  ['/en/apps', 'apps.page'],
  ['/en/about-gptw', 'about-gptw.page'],
  ['/en/faq', 'site-page.page'],
  ['/en/blog', 'blog.page'],
  ['/en/blog/a-cv-that-is-read', 'post.page'],
];

async function addressOf(name: string, { request }: BrowserContext): Promise<string> {
  const [list, link] = FIRST[name] ?? [];
  if (list === undefined || link === undefined) return name;
  return link.exec(await (await request.get(list)).text())?.[0] ?? 'none';
}

const isAlive = (page: Page) =>
  page.locator('main h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps')));
const aboutItself = (page: Page) =>
  page.evaluate(() => [...document.head.querySelectorAll('title, meta[name=robots], meta[property]:not([property$=description]), link[rel=canonical], link[rel=alternate], script[type$=json]')]
    .map(({ outerHTML }) => outerHTML).sort()); // biome-ignore format: one list

/** Opens a page below the popup. Its module is held back until `comes` is called. */
async function below(page: Page, address: string, module: string, returnUrl = '') {
  const held: { asked: number; comes: () => void } = { asked: 0, comes: () => {} };
  const come = new Promise<void>((resolve) => {
    held.comes = resolve;
  });
  await page.route(new RegExp(`/assets/${module}-[^/]*\\.js$`), async (route) => {
    held.asked += 1;
    await come;
    await route.continue();
  });
  await page.goto(`${address}?login=1${returnUrl && `&returnUrl=${returnUrl}`}`);
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(address);
  expect(held.asked).toBe(0);
  await page.evaluate(() => {
    const known = [...document.querySelectorAll('main :is(h1, h2, h3, a, button, input, select, img)')];
    Object.assign(window, { known });
  });
  return held;
}

/** What stood there is still there. */
const gone = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { known: Element[] }).known.filter((one) => !one.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

for (const [name, module] of PAGES)
  test(`${name} stands below the popup, and lives once that is closed`, async ({ page, context }) => {
    const done = watchConsole(page);
    const address = await addressOf(name, context);
    const held = await below(page, address, module);
    const written = await aboutItself(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => held.asked).toBeGreaterThan(0);
    expect(await isAlive(page)).toBe(false);
    held.comes();
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await gone(page)).toEqual([]);
    // The router knows what the address says, and the document says of itself what it said.
    await expect(page.locator('header a[lang=de]')).toHaveAttribute('href', address.replace('/en', '/de'));
    expect(await aboutItself(page)).toEqual(written);
    done();
  });

test('what is typed on the landing page before its code has come stays, and places are suggested for it', async ({ page }) => {
  const done = watchConsole(page);
  const held = await below(page, '/en', 'landing.page');
  await page.keyboard.press('Escape');
  await page.locator('main input[name=q]').fill('engineer');
  const where = page.locator('main input[name=where]');
  await where.pressSequentially('Par');
  expect(await isAlive(page)).toBe(false);
  held.comes();
  await expect(page.locator('main datalist option[value^="Paris"]')).toBeAttached();
  await expect(page.locator('main input[name=q]')).toHaveValue('engineer');
  await expect(where).toHaveValue('Par');
  await expect(where).toBeFocused();
  expect(await gone(page)).toEqual([]);
  done();
});

test('applying for a job is pressed once, and asks to sign in when its code has come', async ({ page, context }) => {
  const done = watchConsole(page);
  const address = await addressOf('a job', context);
  const held = await below(page, address, 'job-detail.page');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  held.comes();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('main button[aria-haspopup=menu]').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await gone(page)).toEqual([]);
  done();
});

test('so is following an employer', async ({ page, context }) => {
  const done = watchConsole(page);
  const held = await below(page, await addressOf('an employer', context), 'organization-detail.page');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Follow/ }).click();
  held.comes();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  done();
});

test('who signs in to come back to the page has the same one, which is theirs by then', async ({ page, context }) => {
  const done = watchConsole(page);
  const address = await addressOf('a job', context);
  const held = await below(page, address, 'job-detail.page', address);
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Email').fill('ben@nordic.example');
  await page.keyboard.press('Enter');
  await popup.getByLabel('Password', { exact: true }).fill('Harbour-lamp-26');
  await page.keyboard.press('Enter');
  await expect(popup).toHaveCount(0);
  expect(await isAlive(page)).toBe(false);
  held.comes();
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page).toHaveURL(address);
  await expect(page.locator('header summary[aria-label="Your account"]')).toBeVisible();
  expect(await gone(page)).toEqual([]);
  done();
});

test('who is signed in waits for no popup', async ({ page, context }) => {
  const done = watchConsole(page);
  const data = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await context.request.post('/identity/v1', { headers: { 'sec-fetch-site': 'same-origin' }, data })).ok()).toBe(true);
  for (const address of [await addressOf('a job', context), '/en/faq', '/en/profile', '/en/jobs/seen']) {
    await page.goto(`${address}?login=1`);
    await expect.poll(() => isAlive(page)).toBe(true);
    await expect(page).toHaveURL(address);
    await expect(page.locator('header a[lang=de]')).toHaveAttribute('href', address.replace('/en', '/de'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  done();
});

test('what a page was rendered from is there however long the popup was open', async ({ page }) => {
  const done = watchConsole(page);
  await page.clock.install();
  for (const [address, module] of [
    ['/en/tools', 'tools.page'],
    ['/en/jobs', 'jobs.page'],
  ] as const) {
    const held = await below(page, address, module);
    await page.clock.fastForward('20:00');
    await page.keyboard.press('Escape');
    held.comes();
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await gone(page)).toEqual([]);
  }
  done();
});

test('another page of the same kind is drawn by the same code', async ({ page, context }) => {
  const done = watchConsole(page);
  const held = await below(page, await addressOf('a job', context), 'job-detail.page');
  held.comes();
  await page.keyboard.press('Escape');
  await expect.poll(() => isAlive(page)).toBe(true);
  const similar = page.locator('section[aria-labelledby=similar-title] h3 a').first();
  const title = (await similar.textContent()) ?? '';
  await similar.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  done();
});

test('who goes elsewhere before its code has come waits for nothing, and is not led back', async ({ page }) => {
  const done = watchConsole(page);
  const held = await below(page, '/en/employers', 'organizations.page');
  await page.keyboard.press('Escape');
  await expect.poll(() => held.asked).toBeGreaterThan(0);
  await page.locator('header a[href="/en/jobs"]').first().click();
  await expect(page.locator('main input[name=employment_types]').first()).toBeVisible();
  await expect(page).toHaveURL('/en/jobs');
  // Nothing is kept for the page that went.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('main a[href="#filters"]').click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 740 });
  held.comes();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Employers' })).toBeVisible();
  await expect(page).toHaveURL('/en/employers');
  await page.locator('main a[href^="/en/employers/"]').first().click();
  await expect(page).toHaveURL(/\/en\/employers\/\d/);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/employers\/\d/);
  done();
});

test('where there is no such job, the popup opens and closes as everywhere', async ({ page }) => {
  await page.goto('/en/jobs/0198c0de-0000-7000-8000-000000000001?login=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('header a[lang=de]')).toHaveAttribute('href', '/de/jobs/0198c0de-0000-7000-8000-000000000001');
});
