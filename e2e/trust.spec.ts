// What readers report, the platform decides on, and an organization answers. @rule trust.1, trust.3, trust.6, jobs.39, jobs.40
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoPage, dialog } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

type Job = { id: string; title: string; segment: string };

/** A posting whose title stands once on its page of the list, far behind those that other journeys take. */
async function postingOf(request: APIRequestContext): Promise<Job> {
  const { matchingJobs } = (await (await request.get('/api/v1/postings?page=18&sort=date')).json()) as { matchingJobs: Job[] };
  const alone = matchingJobs.find((one) => matchingJobs.filter(({ title }) => title === one.title).length === 1);
  if (!alone) throw new Error('Every posting of the page has the title of another');
  return alone;
}

async function report(page: Page, reason: string, text: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByText('Choose what is wrong.')).toBeVisible();
  await dialog(page).getByLabel('What is wrong').selectOption({ label: reason });
  await dialog(page).getByLabel('In your words').fill(text);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByText('Your report was sent.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
}

/** Writes why in the dialog that asks for it, and says yes. */
async function saying(page: Page, words: string, confirm: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(words);
  await dialog(page).getByRole('button', { name: confirm, exact: true }).click();
}

test('a reported posting is looked at as it was, withdrawn, and put back', async ({ page, browser, request }) => {
  const done = watchConsole(page);
  const job = await postingOf(request);
  await page.goto(`/en/jobs/${job.segment}`);
  await page
    .getByRole('button', { name: `Options for ${job.title}`, exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report this job', exact: true }).click();
  await report(page, 'It asks for money', 'They want 200 euros for a uniform.');

  const hana = await demoPage(browser, 'hana@fairway.example');
  // The address of the queue when it held postings alone.
  await hana.goto('/en/admin/reported-postings');
  await expect(hana).toHaveURL(/\/en\/admin\/reports/);
  await hana.getByRole('main').getByRole('link', { name: job.title }).first().click();
  await expect(hana.getByText('They want 200 euros for a uniform.')).toBeVisible();
  await expectGoodLooks(hana);
  await hana.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await saying(hana, 'No job costs money.', 'Withdraw');
  await expect(hana.getByText('It was taken down.')).toBeVisible();
  expect((await request.get(`/en/jobs/${job.segment}`)).status()).toBeGreaterThanOrEqual(400);
  await hana.getByRole('button', { name: 'Take back the decision' }).click();
  await expect(hana.getByText('The decision was taken back.')).toBeVisible();
  await expect.poll(async () => (await request.get(`/en/jobs/${job.segment}`)).status()).toBe(200);
  await hana.context().close();
  done();
});

test('a reported article is hidden; its owner reads why and answers, and it is found again', async ({ page, browser, request }) => {
  const done = watchConsole(page);
  const eva = await demoPage(browser, 'eva@lindvik.example', 1440);
  await eva.goto('/en/employer/profile');
  await page.goto((await eva.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '');
  const link = page.getByRole('main').locator('a[href*="/articles/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Report this article' }).click();
  await report(page, 'It copies the work of others', 'I wrote this for my own blog in 2024.');

  const hana = await demoPage(browser, 'hana@fairway.example');
  await hana.goto('/en/admin/reports');
  await hana.getByRole('main').getByRole('link', { name: title }).first().click();
  await hana.getByRole('button', { name: 'Hide', exact: true }).click();
  const why = `Somebody else wrote it first ${Date.now()}.`;
  await saying(hana, why, 'Hide');
  await expect(hana.getByText('It was taken down.')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);

  await eva.goto('/en/employer');
  await eva
    .getByRole('navigation')
    .getByRole('link', { name: /^Decisions/ })
    .first()
    .click();
  const decision = eva.getByRole('article').filter({ hasText: why });
  await expectGoodLooks(eva);
  await decision.getByRole('button', { name: 'Answer' }).click();
  await saying(eva, 'It is the same author: she works with us.', 'Send');
  await expect(decision.getByText('You have answered')).toBeVisible();

  await hana.reload();
  await expect(hana.getByText('It is the same author: she works with us.')).toBeVisible();
  await hana.getByRole('button', { name: 'Lift', exact: true }).click();
  await saying(hana, 'You are right.', 'Lift');
  await expect(hana.getByText('The decision is lifted.')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await eva.reload();
  await expect(decision.getByText('Found again')).toBeVisible();
  await expect(decision.getByText('You are right.')).toBeVisible();
  await Promise.all([hana, eva].map((one) => one.context().close()));
  done();
});
