// Coming to work for an organization: a recruiter registers with a work address and is let in at once; a colleague asks and is let in; a claim
// that no address proves is decided on by the platform, and the person is told.
import { expect, test } from '@playwright/test';
import { linkOf, mailOf } from './mailbox.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';
import { PASSWORD, signedUp } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DEMO_PASSWORD = 'Harbour-lamp-26';
/** The website of an organization of the demo world that nobody runs. */
const WEBSITE = 'mizuiro.example';

test('a recruiter claims an organization by the work address, and lets a colleague in', async ({ browser }) => {
  test.slow();
  const owner = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const quiet = watchConsole(owner);
  const email = `rita${Date.now()}@${WEBSITE}`;
  await owner.goto('/en/for-employers');
  await owner.getByRole('button', { name: 'Register with your work address' }).click();
  const registration = owner.getByRole('dialog');
  await registration.getByLabel('Email', { exact: true }).fill(email);
  await registration.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await registration.getByLabel('Confirm password').fill(PASSWORD);
  await registration.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(registration.getByText(email)).toBeVisible();
  await owner.goto(await linkOf(owner.request, email, 'verify'));
  await owner.getByRole('button', { name: 'Confirm' }).click();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner).toHaveURL(/\/en\/for-employers$/);

  await owner.getByLabel('Name or website').fill(WEBSITE);
  await owner.getByRole('button', { name: /^Claim it: / }).click();
  await owner.getByRole('button', { name: 'Make it mine' }).click();
  await expect(owner).toHaveURL(/\/en\/employer\?organization=\d+$/);
  await expect(owner.getByText(`An address at ${WEBSITE}, proven on`)).toBeVisible();
  await expectGoodLooks(owner);

  const context = await browser.newContext();
  await signedUp(context, 'otto');
  const colleague = await context.newPage();
  await colleague.goto('/en/for-employers');
  await colleague.getByLabel('Name or website').fill(WEBSITE);
  await colleague.getByRole('button', { name: /^Ask to join: / }).click();
  await colleague.getByLabel('A word to those who decide').fill('I recruit engineers.');
  await colleague.getByRole('button', { name: 'Send the request' }).click();
  await expect(colleague.getByRole('dialog')).toBeHidden();

  await owner.goto(`/en/employer/team${new URL(owner.url()).search}`);
  await expect(owner.getByText('I recruit engineers.')).toBeVisible();
  await owner.getByRole('button', { name: /^Let in: / }).click();
  await expect(owner.getByText('is in the team')).toBeVisible();
  await expectGoodLooks(owner);
  quiet();

  await colleague.reload();
  await colleague.getByRole('link', { name: 'Open its console' }).click();
  await expect(colleague).toHaveURL(/\/en\/employer\?organization=\d+$/);
});

test('the platform decides on a claim that no address proves', async ({ page }) => {
  expect(
    (await page.request.post('/identity/v1', { headers, data: { email: 'hana@fairway.example', password: DEMO_PASSWORD } })).ok(),
  ).toBe(true);
  await page.goto('/en/admin/claims?state=waiting');
  await page.getByRole('link', { name: /./ }).and(page.locator('main tbody a')).first().click();
  await expect(page.getByText('I lead recruiting here.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Nobody at the reception knows you.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Nobody at the reception knows you.')).toBeVisible();
  await mailOf(page.request, 'dina@mail.example', 'team_declined');
});
