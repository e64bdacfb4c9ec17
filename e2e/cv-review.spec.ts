// A CV goes from the candidate to career services and back, with two people signed in. @spec decision 10 "CV review"
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const PASSWORD = 'Harbour-lamp-26';

/** Signs a demo account in as the page's own reader. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en/jobs');
  const status = await page.evaluate(
    async (body) =>
      (await fetch('/identity/v1', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status,
    { email, password: PASSWORD },
  );
  expect(status).toBe(200);
}

test('Ada asks, Finn opens and comments, Ada answers, Finn finishes', async ({ browser }) => {
  const [candidate, staff] = await Promise.all([browser.newPage(), browser.newPage()]);
  const done = [watchConsole(candidate), watchConsole(staff)];
  await signIn(candidate, 'ada@nordic.example');
  await candidate.goto('/en/cv-review');
  // What the demo world says of her first review.
  await expect(candidate.getByText('One page is right, and the order too. A clear CV.')).toBeVisible();
  await expectAccessible(candidate);
  await candidate.getByRole('textbox', { name: 'Field you aim at' }).fill('Logistics of the sea');
  await candidate.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(candidate.getByText('Your CV is with career services.')).toBeVisible();

  await signIn(staff, 'finn@nordic.example');
  await staff.goto('/en/staff/cv-reviews?states=waiting');
  await expectAccessible(staff);
  await staff
    .getByRole('row', { name: /Ada Berg/ })
    .getByRole('button', { name: 'Take over' })
    .click();
  await expect(staff.getByText('You have this review.')).toBeVisible();
  await staff.goto('/en/staff/cv-reviews?assigned=me&states=inReview&q=Ada');
  await staff.getByRole('link', { name: 'Ada Berg' }).click();
  await expect(staff.getByText('Logistics of the sea')).toBeVisible();
  const opened = staff.waitForResponse((reply) => reply.url().includes('/files/documents/'));
  await staff.getByRole('button', { name: 'Open the CV' }).click();
  expect((await opened).status()).toBe(200);
  await expect(staff.locator('iframe')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Comment' }).fill('Name the port that you mean.');
  await staff.getByRole('spinbutton', { name: 'Page' }).fill('1');
  await staff.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(staff.getByText('Not sent yet')).toBeVisible();
  await staff.getByRole('button', { name: 'Send the comments' }).click();
  await expect(staff.getByText('The student has your comments.')).toBeVisible();

  await candidate.reload();
  await expect(candidate.getByText('Name the port that you mean.')).toBeVisible();
  const review = candidate.getByRole('article').filter({ hasText: 'Name the port that you mean.' });
  await review.getByRole('button', { name: 'Answer' }).click();
  await review.getByRole('textbox', { name: 'Your answer' }).fill('Gothenburg.');
  await review.getByRole('button', { name: 'Send the answer' }).click();
  await expect(review.getByText('Gothenburg.')).toBeVisible();
  await candidate.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(candidate);

  await staff.reload();
  await expect(staff.getByText('Gothenburg.')).toBeVisible();
  await staff.getByRole('button', { name: 'Finish' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expect(staff.getByText('This review is finished.')).toBeVisible();
  await staff.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(staff);
  await candidate.reload();
  await expect(review.getByText('Done', { exact: true })).toBeVisible();
  for (const finish of done) finish();
});
