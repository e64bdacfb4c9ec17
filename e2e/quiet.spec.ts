// What pages ask for, and what they get: no refusal, nothing in the console, and for a visitor nothing personal. And where help is found.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './page-checks.ts';
import { signedUp } from './people.ts';

/** Calls that only make sense for somebody who is signed in. */
const PERSONAL = /\/api\/v1\/(candidate|favorites?|university-connection|communication|mypage|staff|admin|suggest)|\/identity\/v1\/user\//;

/** Listens to a page; gives what was wrong by now. */
function listen(page: Page, isVisitor: boolean) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() >= 400) faults.push(`${reply.status()} ${reply.request().method()} ${pathname}`);
    if (isVisitor && PERSONAL.test(pathname)) faults.push(`personal: ${pathname}`);
  });
  return () => faults;
}

/** Every page that is open to all, as the demo world has it. */
async function openPages(page: Page): Promise<string[]> {
  const read = async (at: string) => (await page.request.get(`/api/v1/${at}`)).json();
  const { matchingJobs } = (await read('postings?page_size=1')) as { matchingJobs: { segment: string }[] };
  const { companies: organizations } = (await read('companies?page_size=1')) as { companies: { segment: string }[] };
  const open = ['', '/jobs', '/employers', '/tools', '/apps', '/about-gptw', '/recover', '/verify', '/unsubscribe', '/referrals/decline'];
  open.push('/privacy', '/terms', '/imprint', '/faq');
  return [...open, `/jobs/${matchingJobs[0]?.segment}`, `/employers/${organizations[0]?.segment}`].map((path) => `/en${path}`);
}

/** Four at a time, each in a page of its own: most of it is waiting. Gives what was wrong. */
async function visit(context: BrowserContext, isVisitor: boolean, paths: readonly string[]): Promise<string[]> {
  const left = [...paths];
  const faults: string[] = [];
  const worker = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      const page = await context.newPage();
      const faultsOfPage = listen(page, isVisitor);
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.getByRole('main')).toBeVisible();
      // What lives later (the session, hearts, notices) has asked by then.
      await page.waitForTimeout(2500);
      faults.push(...faultsOfPage().map((fault) => `${path}: ${fault}`));
      await page.close();
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return faults;
}

test('a visitor’s pages ask for nothing personal, and nothing is refused', async ({ page, context }) => {
  expect(await visit(context, true, await openPages(page))).toEqual([]);
  const faults = listen(page, true);
  // A page of one's own asks to sign in, and for nothing else.
  for (const path of ['/en/profile', '/en/favorites', '/en/account/settings']) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('dialog').first()).toBeVisible();
  }
  expect(faults()).toEqual([]);
});

test('nothing is refused to somebody who has just come, on any page that is open or theirs', async ({ page, context }) => {
  await signedUp(context, 'quiet');
  const own = ['/mypage', '/profile', '/favorites', '/account/settings', '/referrals'].map((path) => `/en${path}`);
  expect(await visit(context, false, [...own, ...(await openPages(page))])).toEqual([]);
});

test('on a phone help stands in the menu and over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/jobs');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await expect(help.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expectAccessible(page);
  await help.filter({ visible: true }).click();
  const form = page.getByRole('dialog').last();
  await expect(form.getByRole('textbox').last()).toBeVisible();
  await expectAccessible(page);
});

test('in a window help stands in the footer, and floats only beside the content', async ({ page }) => {
  const floating = page.getByRole('button', { name: 'Help', exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/jobs');
  await expect(floating.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click();
  await expect(page.getByRole('dialog').last().getByRole('textbox').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(floating.filter({ visible: true })).toHaveCount(1);
  const [help, content] = [
    await floating.filter({ visible: true }).boundingBox(),
    await page.getByRole('main').locator('article').first().boundingBox(),
  ];
  expect(help!.x).toBeGreaterThanOrEqual(content!.x + content!.width);
});

test('a page without menu has help at its end, over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/verify?token=none');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await expect(help).toHaveCount(1);
  const [above, below] = [await page.getByRole('main').boundingBox(), await help.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  await help.click();
  await expect(page.getByRole('dialog').last().getByRole('textbox').last()).toBeVisible();
});
