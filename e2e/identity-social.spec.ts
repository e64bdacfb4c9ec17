// Signing in with somebody else's word, in a real browser: Google is a certified OpenID provider (e2e/openid-provider.ts), WeChat is
// played by the demo world in its own shapes.
import { expect, type Page, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { expectAccessible, watchConsole } from './page-checks.ts';

let count = 0;
function newName(): string {
  count += 1;
  return `Sofie${process.pid}x${Date.now()}x${count}`;
}

const session = async (page: Page) =>
  (await (await page.request.get('/identity/v1/session')).json()) as {
    authenticated: boolean;
    user: { email: string; firstName: string } | null;
  };

async function choose(page: Page, provider: string) {
  await page.goto('/en/jobs?page=2&login=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
  const more = dialog.getByRole('button', { name: 'More ways to sign in' });
  if (await more.isVisible()) await more.click();
  await dialog.getByRole('button', { name: `Continue with ${provider}` }).click();
}

/** What one does at the provider: a name, any password, consent. */
async function atOpenIdProvider(page: Page, name: string) {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a certified OpenID provider signs a new person in, and back to the page they came from', async ({ page }) => {
  const name = newName();
  await choose(page, 'Google');
  await atOpenIdProvider(page, name);
  await expect(page).toHaveURL(/\/en\/jobs\?page=2/);
  await expect
    .poll(async () => (await session(page)).user)
    .toMatchObject({ email: `${name.toLowerCase()}@openid.example`, firstName: name });
  // From here on the pages are ours; the provider's own ask the internet for a font.
  const done = watchConsole(page);
  await page.reload();
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  done();
});

test('who changes their mind at the provider is told, and may choose another way', async ({ page }) => {
  await choose(page, 'Google');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('main'))).toContainText('Could not log in with');
  expect((await session(page)).authenticated).toBe(false);
});

test('WeChat gives no address: a code proves one, and the next time it is known', async ({ page, browser }) => {
  const done = watchConsole(page);
  const email = `mei${process.pid}x${Date.now()}@nordic.example.org`;
  await choose(page, 'WeChat');
  await page.getByRole('link', { name: /美 林/ }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByLabel('Code')).toBeVisible();
  const mail = await mailOf(page.request, email, 'social_code');
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await session(page)).user?.email).toBe(email);

  const other = await (await browser.newContext()).newPage();
  await choose(other, 'WeChat');
  await other.getByRole('link', { name: /美 林/ }).click();
  await expect.poll(async () => (await session(other)).user?.email).toBe(email);
  await other.context().close();
  done();
});

test('an account connects Google, signs in with it, and disconnects it', async ({ page, browser }) => {
  const name = newName();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const account = { email: 'chen@mail.example', password: 'Harbour-lamp-26' };
  expect((await page.request.post('/identity/v1', { headers, data: account })).ok()).toBe(true);
  await page.goto('/en/account/settings');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await atOpenIdProvider(page, name);
  await expect(page).toHaveURL(/\/en\/account\/settings/);
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await choose(other, 'Google');
  await atOpenIdProvider(other, name);
  await expect.poll(async () => (await session(other)).user?.email).toBe(account.email);
  await other.context().close();

  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});
