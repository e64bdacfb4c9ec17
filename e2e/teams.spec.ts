// A claim of an organization that no address proves: the platform looks and decides, and the person is told.
import { expect, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DEMO_PASSWORD = 'Harbour-lamp-26';

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
