// How soon an organization answers: beside its posting and on its page, without scripts, and in its console against what it promised.
// @rule applications.13, applications.14
import { expect, test } from '@playwright/test';
import { demoPage } from './new-student.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { insideJobId } from './world-rows.ts';

const EVA = 'eva@lindvik.example';

test('promises and measures stand on a posting and on the page of its organization, without scripts', async ({ browser }) => {
  const id = await insideJobId('nobody@nordic.example');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`/en/jobs/${id}`);
  const replies = page.getByRole('region', { name: 'Replies' });
  await expect(replies).toContainText(/Promises (an answer within \d+ days|no time)/);
  await expect(replies).toContainText(/\d+% of \d+ applications/);
  await expect(replies).toContainText(/Open since|First posted/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Replies' })).toContainText(/\d+% of \d+ applications answered/);
  await context.close();
});

test('the console has what is overdue, and each posting against its promise', async ({ browser }) => {
  const page = await demoPage(browser, EVA, 360);
  const done = watchConsole(page);
  await page.goto('/en/employer');
  const own = page.getByRole('region', { name: 'How soon you answer' });
  await expect(own).toContainText(/\d+% of \d+ applications answered/);
  await expect(own).toContainText('promised within 14 days');
  await expect(page.getByText(/repl(y is|ies are) overdue/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectGoodLooks(page);
  done();
});
