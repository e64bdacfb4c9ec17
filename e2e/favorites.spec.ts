import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectGoodLooks, watchConsole } from './page-checks.ts';
import { newAddress, PASSWORD, registerProven, signedUp } from './people.ts';

type Job = { id: string; title: string; company: { id: number } };
const DEMO_PASSWORD = 'Harbour-lamp-26';

/** A posting of this page of the list whose title stands there once. */
async function openJob(request: APIRequestContext, page: number): Promise<Job> {
  const reply = await request.get(`/api/v1/postings?page=${page}&sort=date`);
  const { matchingJobs } = (await reply.json()) as { matchingJobs: Job[] };
  const job = matchingJobs.find((one) => matchingJobs.filter((other) => other.title === one.title).length === 1);
  if (!job) throw new Error('The demo world repeats itself');
  return job;
}

/** Signs Ada of the demo world in, who has favourites of every kind; journeys that change theirs are people of their own. */
async function signInAda(page: Page): Promise<void> {
  await page.goto('/en/jobs');
  const status = await page.evaluate(
    async (body) =>
      (await fetch('/identity/v1', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status,
    { email: 'ada@nordic.example', password: DEMO_PASSWORD },
  );
  expect(status).toBe(200);
}

/** The heart of a posting, on or off; on its own page the first of that title. */
const heart = (page: Page, { title }: Job) =>
  page
    .getByRole('button', { name: `Save ${title} as a favourite`, exact: true })
    .or(page.getByRole('button', { name: `Remove ${title} from your favourites`, exact: true }))
    .or(page.getByRole('button', { name: `Save: ${title}`, exact: true }))
    .or(page.getByRole('button', { name: `Saved: ${title}`, exact: true }))
    .first();

test('a posting is saved in the list, stands on the page after a reload, is removed there and taken back', async ({
  page,
  context,
  request,
}) => {
  const done = watchConsole(page);
  await signedUp(context, 'saver');
  const job = await openJob(request, 30);
  await page.goto('/en/jobs?page=30&sort=date');
  await expect(heart(page, job)).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/candidate/favorite') && reply.request().method() === 'POST');
  await heart(page, job).click();
  await expect(heart(page, job)).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);

  await page.reload();
  await expect(heart(page, job)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/favorites');
  await expect(page.getByRole('link', { name: job.title }).first()).toBeVisible();
  await heart(page, job).click();
  await expect(page.getByText(`${job.title} is no longer a favourite.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: job.title }).first()).toBeVisible();
  await page.reload();
  await heart(page, job).click();
  await expect(page.getByText(`${job.title} is no longer a favourite.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  done();
});

test('a save that fails is taken back, with the words of the catalogue', async ({ page, context, request }) => {
  await signedUp(context, 'saver');
  const job = await openJob(request, 31);
  await page.route('**/api/v1/candidate/favorite', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"unavailable","status":503}' })
      : route.continue(),
  );
  await page.goto(`/en/jobs/${job.id}`);
  await expect(heart(page, job)).toBeVisible();
  await heart(page, job).click();
  await expect(page.getByText('Was not able to favorite this position.').first()).toBeVisible();
  await expect(heart(page, job)).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor signs in from the heart, and the posting is saved', async ({ page, request }) => {
  const job = await openJob(request, 32);
  const email = newAddress('saver');
  await registerProven(request, email);
  await page.goto(`/en/jobs/${job.id}`);
  await heart(page, job).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/we save this job for you/)).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heart(page, job)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => page.evaluate(async (id) => (await fetch(`/api/v1/candidate/favorite/${id}`)).status, job.id)).toBe(200);
});

test('the calendar is read by its address alone, and no more once it is stopped', async ({ page, request }) => {
  await signInAda(page);
  await page.goto('/en/favorites');
  await page.getByRole('button', { name: 'Create a calendar link' }).click();
  const url = await page.getByLabel('Address of the calendar').inputValue();
  const feed = await request.get(url);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const text = await feed.text();
  expect(text.match(/BEGIN:VEVENT\r\n/g)?.length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Stop the calendar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the calendar' }).click();
  await expect(page.getByRole('button', { name: 'Create a calendar link' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});

test('favourites and My page are accessible and fit, in both themes, wide and on a phone', async ({ page }) => {
  const done = watchConsole(page);
  await signInAda(page);
  for (const path of ['/en/favorites', '/en/favorites?tab=expired', '/en/favorites?tab=companies', '/en/mypage']) {
    await page.goto(path);
    await expect(page.locator('article').first()).toBeVisible();
    await expectGoodLooks(page);
  }
  done();
});
