// Sign-in over the list of jobs: the list stands as rendered, is asked for when the popup is gone, and takes what is done to it by then. It is
// never drawn anew: nothing goes, and what had the focus has it.
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './page-checks.ts';

const VIEW = /\/assets\/jobs.page-[^/]*\.js$/;
const rows = (page: Page) => page.locator('main h3');
const search = (page: Page) => page.locator('main input[name=q]');
const isAlive = (page: Page) =>
  page.locator('main h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps')));

/** Opens the popup over the list, and closes it while the code of the list is held back until `comes` is called. */
async function overTheList(page: Page): Promise<{ comes: () => void }> {
  let asked = 0;
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(VIEW, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/en/jobs?page=2&login=1');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/en/jobs?page=2');
  await expect(rows(page)).toHaveCount(20);
  expect(asked).toBe(0);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const watched = { heading, fewest: Number.POSITIVE_INFINITY };
    new MutationObserver(() => {
      watched.fewest = Math.min(watched.fewest, document.querySelectorAll('main h3').length);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { watched });
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => asked).toBe(1);
  return { comes };
}

/** The same elements as before, and at no moment fewer. */
const expectNothingLost = async (page: Page) =>
  expect(
    await page.evaluate(() => {
      const { watched } = window as unknown as { watched: { heading: Element; fewest: number } };
      return [watched.heading.isConnected, watched.fewest >= 20];
    }),
  ).toEqual([true, true]);

test('the list lives once the popup is closed, and the address says no more of it', async ({ page }) => {
  const done = watchConsole(page);
  const { comes } = await overTheList(page);
  expect(await isAlive(page)).toBe(false);
  comes();
  await expect.poll(() => isAlive(page)).toBe(true);
  await expectNothingLost(page);
  await expect(page).toHaveURL('/en/jobs?page=2');
  // The router knows it, too: what it links to does not ask to sign in.
  await expect(page.locator('header a[lang=de]')).toHaveAttribute('href', '/de/jobs?page=2');
  done();
});

test('what is typed before its code has come stays, and is suggested for', async ({ page }) => {
  const done = watchConsole(page);
  const { comes } = await overTheList(page);
  await search(page).pressSequentially('engineer');
  comes();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(search(page)).toHaveValue('engineer');
  await expect(search(page)).toBeFocused();
  await expectNothingLost(page);
  done();
});

test('an order and a filter that are chosen before its code has come are asked for', async ({ page }) => {
  const { comes } = await overTheList(page);
  const filter = page.locator('main input[type=checkbox][name=employment_types]').first();
  await filter.check();
  await page.locator('main select[name=sort]').selectOption('date');
  comes();
  await expect(page).toHaveURL(/employment_types=.*sort=date|sort=date.*employment_types=/);
  await expect(filter).toBeChecked();
  await filter.uncheck();
  await expect(page).not.toHaveURL(/employment_types=/);
});

test('a button that is pressed before its code has come is pressed, and a link leads on without it', async ({ page }) => {
  const { comes } = await overTheList(page);
  await page.locator('main li button[aria-haspopup=menu]').nth(1).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  comes();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothingLost(page);
  await page.goto('/en/jobs?login=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const [title] = await rows(page).allTextContents();
  await rows(page).first().locator('a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('on a narrow window the filters open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { comes } = await overTheList(page);
  await page.locator('main a[href="#filters"]').click();
  comes();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('the list of employers waits in the same way, and who is signed in waits for nothing', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const viewAsked = () => asked.filter((path) => /organizations.page-.*\.js$/.test(path)).length;
  await page.goto('/en/employers?login=1');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  expect(viewAsked()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(viewAsked).toBe(1);
  await expect.poll(() => isAlive(page)).toBe(true);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await context.request.post('/identity/v1', { headers, data })).ok()).toBe(true);
  await page.goto('/en/employers?login=1&page=2');
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page).toHaveURL('/en/employers?page=2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
