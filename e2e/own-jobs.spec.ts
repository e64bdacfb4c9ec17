// What readers do with postings besides saving them: hide, compare, come back to what they saw.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { jobTotal } from './job-total.ts';
import { dialog, newStudent } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

type Job = { id: string; title: string; segment: string };

/** Postings of a page of the list whose titles stand there once. */
async function jobsOf(request: APIRequestContext, page: number, count: number): Promise<Job[]> {
  const { matchingJobs } = (await (await request.get(`/api/v1/postings?page=${page}&sort=date`)).json()) as { matchingJobs: Job[] };
  const alone = matchingJobs.filter((one) => matchingJobs.filter(({ title }) => title === one.title).length === 1);
  expect(alone.length).toBeGreaterThanOrEqual(count);
  return alone.slice(0, count);
}

async function choose(page: Page, job: Job, what: string): Promise<void> {
  await page
    .getByRole('button', { name: `Options for ${job.title}`, exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

test('a hidden posting leaves the list and its number at once, and comes back by undo or from the page of the hidden (jobs.34, jobs.35)', async ({
  page,
  context,
  request,
}) => {
  const done = watchConsole(page);
  await newStudent(context);
  const [job] = (await jobsOf(request, 12, 1)) as [Job];
  await page.goto('/en/jobs?page=12&sort=date');
  const link = page.getByRole('main').getByRole('link', { name: job.title, exact: true });
  const all = await jobTotal(page);
  await choose(page, job, 'Hide this job');
  await expect(page.getByText(`${job.title} is hidden.`)).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect.poll(() => jobTotal(page)).toBe(all - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toHaveCount(1);
  await expect.poll(() => jobTotal(page)).toBe(all);

  await choose(page, job, 'Hide this job');
  await expect.poll(() => jobTotal(page)).toBe(all - 1);
  await page.reload();
  await expect.poll(() => jobTotal(page)).toBe(all - 1);
  await page.goto(`/en/jobs/${job.segment}`);
  await expect(page.getByText('You have hidden this job')).toBeVisible();
  await page.goto('/en/jobs/hidden');
  await expect(page.getByText('1 hidden job', { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: `Show again: ${job.title}` }).click();
  await expect(page.getByText(`${job.title} is in your lists again.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have hidden no jobs' })).toBeVisible();
  await page.goto('/en/jobs?page=12&sort=date');
  await expect.poll(() => jobTotal(page)).toBe(all);
  done();
});

test('a visitor puts postings side by side; the address shows the same to anybody, without JavaScript too (jobs.36)', async ({
  page,
  browser,
  request,
}) => {
  const done = watchConsole(page);
  const [first, second] = (await jobsOf(request, 14, 2)) as [Job, Job];
  await page.goto('/en/jobs?page=14&sort=date');
  await choose(page, first, 'Compare with others');
  await choose(page, second, 'Compare with others');
  const bar = page.getByRole('region', { name: 'Jobs to compare' });
  await expect(bar.getByRole('status')).toContainText('2 of 4 jobs to compare');
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/jobs/compare\\?id=${first.id}.*${second.id}`));
  const titles = (where: Page) => where.getByRole('columnheader').getByRole('link').filter({ hasNotText: 'Remove' });
  await expect(titles(page)).toHaveText([first.title, second.title]);
  await expectGoodLooks(page);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(page.url());
  await expect(titles(plain)).toHaveText([first.title, second.title]);
  await plain.getByRole('link', { name: `Remove ${first.title} from the comparison` }).click();
  await expect(titles(plain)).toHaveText([second.title]);
  await plain.context().close();

  await page.getByRole('link', { name: `Remove ${first.title} from the comparison` }).click();
  await expect(titles(page)).toHaveText([second.title]);
  done();
});

test('what a visitor opened is found again in this browser, until they do not want it (jobs.37, jobs.38)', async ({ page, request }) => {
  const done = watchConsole(page);
  const [job] = (await jobsOf(request, 16, 1)) as [Job];
  await page.goto(`/en/jobs/${job.segment}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-jobs') ?? '')).toContain(job.id);
  await page.goto('/en/jobs/seen');
  await expect(page.getByRole('link', { name: job.title })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('checkbox', { name: 'Remember the jobs that I open' }).uncheck();
  await expect(page.getByRole('heading', { name: 'Nothing is remembered' })).toBeVisible();
  const noted = page.waitForRequest(/note-seen/);
  await page.goto(`/en/jobs/${job.segment}`);
  await noted;
  await page.goto('/en/jobs/seen');
  await expect(page.getByRole('heading', { name: 'Nothing is remembered' })).toBeVisible();
  done();
});

test('somebody signed in sees what they meet of a posting, and fills in what is not known; a visitor is asked nothing (jobs.43)', async ({
  page,
  context,
  browser,
  request,
}) => {
  const done = watchConsole(page);
  await newStudent(context);
  type Asking = Job & { educationLevels: string[]; educationFields: string[]; languages: string[] };
  const { matchingJobs } = (await (await request.get('/api/v1/postings?page_size=50&education_level=master')).json()) as {
    matchingJobs: Asking[];
  };
  const job = matchingJobs.find(({ languages, educationFields }) => languages.length > 0 && educationFields.length > 0);
  if (!job) throw new Error('The demo world has no posting that asks for a level, a field and a language');
  await page.goto(`/en/jobs/${job.segment}`);
  await expect(page.getByRole('heading', { name: /^You meet \d+ of \d+ requirements$/ })).toBeVisible();
  await expect(page.getByText('Your profile has Master.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Add your languages' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/profile\?edit=languages/);
  done();

  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on('request', (one) => asked.push(one.url()));
  await visitor.goto(`/en/jobs/${job.segment}`);
  // It is noted once the session is known.
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('seen-jobs'))).toContain(job.id);
  expect(asked.filter((url) => /requirements|\.own\./.test(url))).toEqual([]);
  await visitor.context().close();
});
