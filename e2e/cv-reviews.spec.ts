// A CV goes from the candidate to career services and back, with two people signed in: each page follows the other without a reload.
// @rule cv-reviews.1
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { mailOf, mailsTo } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const PASSWORD = 'Harbour-lamp-26';
const headers = { 'sec-fetch-site': 'same-origin' };
const ADA = 'ada@nordic.example';

/** A demo account in a browser of its own. */
async function pageOf(browser: Browser, email: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  expect((await context.request.post('/identity/v1', { headers, data: { email, password: PASSWORD } })).ok()).toBe(true);
  return context.newPage();
}

/** What Ada left open is withdrawn, so that the story begins anew in a world that has run it before. */
async function withdrawOpen(request: APIRequestContext): Promise<void> {
  const { reviews } = await (await request.get('/api/v1/candidate/cv-reviews')).json();
  for (const { id, can } of reviews) if (can.withdraw) await request.post(`/api/v1/candidate/cv-reviews/${id}/withdraw`, { headers });
}

/** The CV of the open review is the default, is downloaded and is renamed like any other. */
async function expectUsable(request: APIRequestContext): Promise<void> {
  const { reviews } = await (await request.get('/api/v1/candidate/cv-reviews')).json();
  const open = reviews.find(({ state }: { state: string }) => state === 'waiting');
  const { id, name } = open.versions.at(-1).document;
  expect((await request.post(`/api/v1/candidate/cv/setdefault/${id}`, { headers })).ok()).toBe(true);
  expect((await request.get(`/api/v1/candidate/cv/${id}/download`)).ok()).toBe(true);
  expect((await request.patch(`/api/v1/candidate/cv/${id}`, { headers, data: { name } })).ok()).toBe(true);
}

test('Ada asks, Finn opens and comments, Ada answers, Finn finishes', async ({ browser }) => {
  test.slow();
  const [candidate, staff] = await Promise.all([pageOf(browser, ADA), pageOf(browser, 'finn@nordic.example')]);
  const done = [watchConsole(candidate), watchConsole(staff)];
  const { request } = candidate.context();
  await withdrawOpen(request);
  await candidate.goto('/en/cv-review');
  // What the demo world says of her first review.
  await expect(candidate.getByText('One page is right, and the order too. A clear CV.')).toBeVisible();
  await expectAccessible(candidate);

  // Career services look at their first page while she asks: it counts her at once.
  await staff.goto('/en/staff');
  const waiting = staff.getByRole('link', { name: /CVs? to review/ });
  const before = Number.parseInt((await waiting.textContent()) ?? '', 10);
  const aim = `Logistics of the sea ${Date.now()}`;
  await candidate.getByRole('textbox', { name: 'Target field' }).fill(aim);
  await candidate.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(candidate.getByText('Your CV was sent to career services.')).toBeVisible();
  await expectUsable(request);
  const loads = await candidate.evaluate(() => performance.timeOrigin);
  await expect(waiting).toContainText(`${before + 1}`);

  // The count leads to as many rows.
  await waiting.click();
  await expect(staff.getByText(`${before + 1} results`)).toBeVisible();
  await expectAccessible(staff);
  const row = staff.getByRole('row', { name: /Ada Berg/ });
  await row.getByRole('button', { name: 'Take over' }).click();
  await expect(staff.getByText('You have this review.')).toBeVisible();
  await expect(candidate.getByText('In review', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'Ada Berg' }).click();
  await expect(staff.getByText(aim)).toBeVisible();
  const opened = staff.waitForResponse((reply) => reply.url().includes('/files/documents/'));
  await staff.getByRole('button', { name: 'Open the CV' }).click();
  expect((await opened).status()).toBe(200);
  const sheet = staff.locator('[data-page="1"]');
  await expect(sheet.getByText('Ada Berg').first()).toBeVisible();
  await expectAccessible(staff);

  // A draft is nobody else's; sent, it is on her page without a reload, and in her mailbox without its words.
  const comment = `Name the port that you mean in ${aim}.`;
  // Of these only: other journeys write to her as well.
  const mails = async () => (await mailsTo(request, ADA)).filter(({ kind }) => kind === 'cv_review_commented').length;
  const earlier = await mails();
  await staff.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await staff.getByRole('combobox', { name: 'Page' }).selectOption('1');
  await staff.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(staff.getByText('Not sent yet')).toBeVisible();
  await expect(candidate.getByText(comment)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Send the comments' }).click();
  await expect(staff.getByText('The student has your comments.')).toBeVisible();
  const review = candidate.getByRole('article').filter({ hasText: comment });
  await expect(review).toContainText('Page 1');
  await expect(candidate.getByText('Career services answered.')).toBeVisible();
  await expect.poll(mails).toBe(earlier + 1);
  const mail = await mailOf(request, ADA, 'cv_review_commented');
  expect(mail.text).not.toContain('port that you mean');
  const own = mail.links.find((link) => link.includes('/cv-review?review='));
  expect(own).toBeDefined();

  // Her answer is on his page as she sends it.
  await review.getByRole('button', { name: 'Answer' }).click();
  await review.getByRole('textbox', { name: 'Your answer' }).fill('Gothenburg.');
  await review.getByRole('button', { name: 'Send the answer' }).click();
  await expect(review.getByText('Gothenburg.')).toBeVisible();
  await expect(staff.getByText('Gothenburg.')).toBeVisible();

  await staff.getByRole('button', { name: 'Finish' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expect(staff.getByText('This review is finished.')).toBeVisible();
  await expect(review.getByText('Done', { exact: true })).toBeVisible();
  expect(await candidate.evaluate(() => performance.timeOrigin)).toBe(loads);
  await mailOf(request, ADA, 'cv_review_done', { about: own ?? '-' });
  const mailbox = await candidate.context().newPage();
  await mailbox.goto('/_mail');
  await expect(mailbox.getByText(ADA).first()).toBeVisible();

  for (const page of [candidate, staff]) {
    await page.setViewportSize({ width: 360, height: 740 });
    // From the top: what is half below the bar is no smaller for that.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  for (const finish of done) finish();
  await Promise.all([candidate, staff].map((page) => page.context().close()));
});
