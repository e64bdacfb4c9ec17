// A candidate applies inside: what the employer gets stands there first, answers survive a closed page, it is sent once, the receipt comes, the
// application stands on the board and is withdrawn. By keyboard where one press leads on, in the narrow window of a phone.
// @rule applications.5, applications.8
import { type APIRequestContext, expect, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { demoPage, fillForApplying, headers, verifiedStudent } from './new-student.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { insideJobId } from './world-rows.ts';

const previewOf = async (request: APIRequestContext, id: string) =>
  (await (await request.get(`/api/v1/postings/${id}/application`)).json()) as { posting: { title: string; organization: string } };

test('a candidate applies with answers, has the receipt, finds it on the board and withdraws', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const { email } = await verifiedStudent(context, await demoPage(browser, 'greta@nordic.example'));
  await fillForApplying(context);
  const page = await context.newPage();
  const { request } = context;
  const done = watchConsole(page);
  const id = await insideJobId(email);
  const { posting } = await previewOf(request, id);

  await page.goto(`/en/jobs/${id}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Apply: ${posting.title}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `What ${posting.organization} gets` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Nothing is sent while a question waits for its answer, and the focus is there.
  const letter = `I read what you do, and would like to join. ${Date.now()}`;
  await page.getByLabel(/Why this job/).fill(letter);
  await page.getByRole('button', { name: 'Send the application' }).press('Enter');
  await expect(page.getByText('Answer this question.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeFocused();
  // What lies half below the bar of the site is too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Within three months' }).check();

  // A closed page takes nothing of it.
  await page.reload();
  await expect(page.getByLabel(/Why this job/)).toHaveValue(letter);
  await expect(page.getByRole('radio', { name: 'Within three months' })).toBeChecked();
  await page.getByRole('button', { name: 'Send the application' }).press('Enter');
  await expect(page.getByText('Your application was sent. A receipt is on its way by email.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible();
  await expect(page.getByText(letter)).toBeVisible();
  const own = new URL(page.url()).pathname;
  await mailOf(request, email, 'application_sent', { about: own });
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 360, height: 740 });

  // The posting leads to it from now on, and so does the board.
  await page.goto(`/en/jobs/${id}`);
  await expect(page.getByRole('link', { name: 'See your application' }).first()).toBeVisible();
  await page.goto('/en/applications');
  await expect(
    page
      .getByRole('region', { name: /^Applied/ })
      .getByRole('link', { name: posting.title })
      .first(),
  ).toBeVisible();
  await page.goto('/en/applications?view=list');
  await page.getByLabel('Search by job or employer').fill(posting.title);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: posting.title }).first()).toBeVisible();
  await expectGoodLooks(page);

  await page.goto(own);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await expect(page.getByText('The application was withdrawn.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawn' }).getByText('by you')).toBeVisible();
  expect(
    (await request.post(`/api/v1/postings/${id}/application`, { headers, data: { key: crypto.randomUUID(), cvId: null } })).status(),
  ).toBe(409);
  done();
});

test('the board has a column for each state of an application', async ({ browser }) => {
  test.slow();
  const page = await demoPage(browser, 'ada@nordic.example', 360);
  const done = watchConsole(page);
  await page.goto('/en/applications');
  for (const column of ['Seen', 'In talks', 'Offer', 'Hired', 'Declined', 'Closed without answer', 'Withdrawn'])
    await expect(page.getByRole('region', { name: new RegExp(`^${column}`) })).toBeVisible();
  await expectGoodLooks(page);
  done();
});
