// Coming to work for an organization: a recruiter registers with a work address and is let in at once; a colleague asks, is decided on live, and
// leaves when removed. In three browsers, on phones too.
import { expect, type Page, test } from '@playwright/test';
import { linkOf, mailOf } from './mailbox.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';
import { PASSWORD } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DEMO_PASSWORD = 'Harbour-lamp-26';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/en/for-employers');
  await page.getByRole('button', { name: 'Register with your work address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByText(email)).toBeVisible();
  await page.goto(await linkOf(page.request, email, 'verify'));
  await expect(page).toHaveURL(/\/en\/for-employers$/);
}

test('a recruiter claims an organization by the address, and looks after the team', async ({ browser }) => {
  test.slow();
  const owner = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const quiet = watchConsole(owner);
  // An organization of the demo world that nobody runs, found by its website.
  await register(owner, `rita${Date.now()}@hanbit.example`);
  await owner.getByLabel('Name or website').fill('hanbit.example');
  await owner
    .getByRole('button', { name: /^Claim it: / })
    .first()
    .click();
  await owner.getByRole('button', { name: 'Make it mine' }).click();
  await expect(owner).toHaveURL(/\/en\/employer\?organization=\d+$/);
  await expect(owner.getByText('An address at hanbit.example, proven on')).toBeVisible();
  await expectGoodLooks(owner);
  const at = new URL(owner.url()).search;

  const colleague = await (await browser.newContext()).newPage();
  await register(colleague, `otto${Date.now()}@private.example`);
  await colleague.getByLabel('Name or website').fill('hanbit.example');
  await colleague
    .getByRole('button', { name: /^Ask to join: / })
    .first()
    .click();
  await colleague.getByLabel('A word to those who decide').fill('I recruit engineers.');
  await colleague.getByRole('button', { name: 'Send the request' }).click();
  await expect(colleague.getByText('Its owners decide.')).toBeVisible();

  await owner.goto(`/en/employer/team${at}`);
  await expect(owner.getByText('I recruit engineers.')).toBeVisible();
  await owner.getByRole('button', { name: /^Let in: / }).click();
  await expect(owner.getByText('is in the team')).toBeVisible();
  await expectGoodLooks(owner);
  quiet();

  await colleague.reload();
  await colleague.getByRole('link', { name: 'Open its console' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
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
