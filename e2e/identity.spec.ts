import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { linkOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { PASSWORD, registerProven } from './people.ts';

const NEXT_PASSWORD = 'Quiet-Harbour-7';
let count = 0;
function newAddress(): string {
  count += 1;
  return `person${process.pid}x${Date.now()}x${count}@nordic.example.org`;
}

const WORDS = {
  en: {
    email: 'Email', continue: 'Continue', password: 'Password', signIn: 'Sign in', signUp: 'Create an account', create: 'Create account',
    confirmPassword: 'Confirm password', verify: 'Verify your email', toSignIn: 'Continue to sign in', confirm: 'Confirm',
    verified: 'Your email is verified', account: 'Your account', signOut: 'Sign out', forgot: 'Forgot your password?', send: 'Send the link',
    sent: 'Check your email', newPassword: 'New password', set: 'Set password', isSet: 'Your new password is set',
  },
  jp: {
    email: 'メールアドレス', continue: '続ける', password: 'パスワード', signIn: 'ログイン', signUp: 'アカウントを作成', create: 'アカウントを作成する',
    confirmPassword: 'パスワード（確認）', verify: 'メールアドレスの認証', toSignIn: 'ログインに進む', confirm: '確認する',
    verified: 'メールアドレスを確認しました', account: 'アカウントメニュー', signOut: 'ログアウト', forgot: 'パスワードを忘れた場合', send: 'リンクを送信',
    sent: 'メールを確認してください', newPassword: '新しいパスワード', set: 'パスワードを設定', isSet: '新しいパスワードを設定しました',
  },
} as const; // biome-ignore format: two tables

const popup = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => popup(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true }).click();

async function openPopup(page: Page, locale: 'en' | 'jp' = 'en') {
  await page.goto(`/${locale}/jobs?login=1`);
  await expect(field(page, WORDS[locale].email)).toBeFocused();
}

async function register(page: Page, email: string, locale: 'en' | 'jp' = 'en') {
  const t = WORDS[locale];
  await openPopup(page, locale);
  await press(page, t.signUp);
  await field(page, t.email).fill(email);
  await field(page, t.password).fill(PASSWORD);
  await field(page, t.confirmPassword).fill(PASSWORD);
  await press(page, t.create);
  await expect(popup(page).getByRole('heading', { name: t.verify })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string, locale: 'en' | 'jp' = 'en') {
  const t = WORDS[locale];
  await field(page, t.email).fill(email);
  await press(page, t.continue);
  await field(page, t.password).fill(password);
  await press(page, t.signIn);
}

/** A person whose address is proven, made by calls. */
async function newPerson(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  await registerProven(request, email);
  return email;
}

const isSignedIn = async (page: Page) =>
  ((await (await page.request.get('/identity/v1/session')).json()) as { authenticated: boolean }).authenticated;

for (const locale of ['en', 'jp'] as const) {
  test(`from nobody to a new password and back in, in ${locale}`, async ({ page }) => {
    const t = WORDS[locale];
    const done = watchConsole(page);
    const email = newAddress();
    await register(page, email, locale);
    const link = await linkOf(page.request, email, 'verify');
    expect(link).toContain(`/${locale}/verify?token=`);

    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.verified })).toBeVisible();
    await expectAccessible(page);
    // The link signed this browser in: nobody types the password again.
    await page.getByRole('button', { name: t.continue, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/jobs`));
    await page.locator(`summary[aria-label="${t.account}"]`).click();
    // Signing out ends on the start page, loaded anew; the visitor's button is there a moment before.
    const home = page.waitForEvent('load');
    await page.getByRole('button', { name: t.signOut }).click();
    await home;
    await expect(page.getByRole('link', { name: t.signIn, exact: true }).first()).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);

    await openPopup(page, locale);
    await field(page, t.email).fill(email);
    await press(page, t.continue);
    await press(page, t.forgot);
    await press(page, t.send);
    await expect(popup(page).getByRole('heading', { name: t.sent })).toBeVisible();
    await page.goto(await linkOf(page.request, email, 'reset'));
    await page.getByLabel(t.newPassword, { exact: true }).fill(NEXT_PASSWORD);
    await page.getByLabel(t.confirmPassword, { exact: true }).fill(NEXT_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.set }).click();
    await expect(page.getByRole('heading', { name: t.isSet })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
    await field(page, t.password).fill(NEXT_PASSWORD);
    await press(page, t.signIn);
    await expect(page.locator(`summary[aria-label="${t.account}"]`)).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    done();
  });
}

test('the gate asks over the page and goes on to it after the sign-in', async ({ page, request }) => {
  const email = await newPerson(request);
  const done = watchConsole(page);
  await page.goto('/en/account/settings?from=mail');
  await expect(popup(page)).toContainText('You need an account to see this page');
  await expectAccessible(page);
  // Closing it leaves the notice, whose button opens it again.
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, email, PASSWORD);
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/account\/settings\?from=mail/);
  done();
});

test('a press that needs an account is done after the sign-in', async ({ page, request }) => {
  const email = await newPerson(request);
  await page.goto('/en/employers');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Follow/ }).click();
  await expect(popup(page)).toContainText('You need an account to follow employers');
  const events = page.evaluate(() => new Promise((resolve) => window.addEventListener('candidate:login', () => resolve('heard'))));
  await signIn(page, email, PASSWORD);
  expect(await events).toBe('heard');
  await expect(page.getByRole('button', { name: /^Following/ })).toBeVisible();
});

test('the popup says what is wrong in the catalogue’s words', async ({ page }) => {
  await openPopup(page);
  await press(page, 'Continue');
  await expect(popup(page)).toContainText('Enter your email');
  await field(page, 'Email').fill('not an address');
  await press(page, 'Continue');
  await expect(popup(page)).toContainText('Typed email is not a valid email');
  await signIn(page, 'nobody@nordic.example.org', 'Wrong-Pass-1');
  await expect(popup(page).getByRole('alert')).toHaveText('Wrong username or password');
  await expect(field(page, 'Password')).toBeFocused();
  await press(page, 'Forgot your password?');
  await press(page, 'Send the link');
  await expect(page.getByText('Was not able to send recover-password email. Maybe wrong email?')).toBeVisible();
  await expect(popup(page).getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('registering says which rule is missing, and that an address is taken', async ({ page, request }) => {
  const email = await newPerson(request);
  await openPopup(page);
  await press(page, 'Create an account');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('abc');
  await field(page, 'Confirm password').fill('abd');
  await press(page, 'Create account');
  await expect(popup(page)).toContainText('The password must have at least 8 characters');
  await expect(popup(page)).toContainText('Passwords do not match');
  await field(page, 'Password').fill('Password-1');
  await field(page, 'Confirm password').fill('Password-1');
  await press(page, 'Create account');
  await expect(popup(page)).toContainText(/too common|already in use/);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
  await expect(popup(page)).toContainText('Email is already in use');
});

test('by keyboard alone: in, back, out', async ({ page, request }) => {
  const email = await newPerson(request);
  await openPopup(page);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('a sign-out and a sign-in reach the other tab', async ({ context, request }) => {
  const email = await newPerson(request);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/en/tools');
  await openPopup(one);
  await signIn(one, email, PASSWORD);
  await expect(one.locator('summary[aria-label="Your account"]')).toBeVisible();
  await expect(other.locator('summary[aria-label="Your account"]')).toBeVisible();
  await other.locator('summary[aria-label="Your account"]').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(one.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a visit with only a refresh cookie refreshes before anything personal is asked for', async ({ page, context, request }) => {
  const email = await newPerson(request);
  await openPopup(page);
  await signIn(page, email, PASSWORD);
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  await context.clearCookies({ name: 'access_token' });
  await page.goto('/en/account/settings');
  await expect(page.locator('summary[aria-label="Your account"]')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  expect((await context.cookies()).some((cookie) => cookie.name === 'access_token')).toBe(true);
});

test('a link that is good for nothing offers a new one', async ({ page }) => {
  const done = watchConsole(page);
  for (const path of [
    '/en/verify?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '/en/verify',
    '/en/recover-password?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessible(page);
  }
  for (const path of ['/en/recover', '/en/activate-user?token=x', '/en/recover?token=%00']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  done();
});

test('the pages of links fit a phone, however long the address is', async ({ page }) => {
  const { request } = page;
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `somebody.with.a.long.name.${newAddress()}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, data: object) => expect((await request.post(`/identity/v1${path}`, { headers, data })).ok()).toBe(true);
  const fits = async (purpose: 'verify' | 'reset' | 'deletion_begun') => {
    await page.goto(await linkOf(request, email, purpose));
    await expect(page.getByRole('main')).toContainText(email);
    await expectNoSidewaysScroll(page);
  };
  await post('/user', { email, password: PASSWORD });
  await fits('verify');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The link signed this browser in, which answers for cookies where they are implied, and again whenever that page is drawn: it is left first.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await post('/forgot-password', { email });
  await fits('reset');
  // The cookie banner leaves the end of the page within reach.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const room = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const [banner, button] = [document.querySelector('[data-fw-consent]'), document.querySelector('main form button[type=submit]')];
    return banner && button ? banner.getBoundingClientRect().top - button.getBoundingClientRect().bottom : -1;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await post('', { email, password: PASSWORD });
  await post('/user/account/request-deletion', { confirmation: 'delete', locale: 'en', currentPassword: PASSWORD });
  await fits('deletion_begun');
});

test.describe('where the tenant prompts', () => {
  const prompting = (baseURL: string | undefined, path: string) => `http://prompt.localhost:${new URL(baseURL ?? '').port}${path}`;

  test('the popup comes after 20 s, then 30, then 45, and once when the mouse leaves', async ({ page, baseURL }) => {
    // The clock stands but for what the case lets pass: one that runs on by itself brings the popup early on a busy machine.
    const start = Date.now();
    await page.clock.install({ time: start });
    const asked = page.waitForResponse(/\/identity\/v1\/session/);
    await page.goto(prompting(baseURL, '/en/jobs'));
    await asked;
    const cookies = page.getByRole('button', { name: 'Only necessary' });
    await expect(cookies).toBeVisible();
    await page.clock.pauseAt(start + 600_000);
    // While cookies are asked about, nothing comes by itself; the delay begins anew.
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
    await cookies.click();
    for (const delayMs of [20_000, 30_000, 45_000, 45_000]) {
      await page.clock.runFor(delayMs - 1000);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(2000);
      // Its part of the program is still to come, and what shows it waits a moment of the page's own clock.
      await expect(async () => {
        await page.clock.runFor(300);
        await expect(popup(page)).toContainText('Sign in to save jobs', { timeout: 500 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
    }
    const leave = () => page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    await leave();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await leave();
    await expect(popup(page)).toHaveCount(0);
  });

  for (const path of ['/en/redirect', '/en/recover-password', '/en/recover', '/en/verify', '/en/activate-user']) {
    test(`it never comes on ${path}`, async ({ page, baseURL }) => {
      await page.clock.install();
      await page.goto(prompting(baseURL, path));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(200_000);
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
      await expect(popup(page)).toHaveCount(0);
    });
  }
});

test('where sign-in is forced the popup cannot be closed, but for the pages of links', async ({ page, baseURL, request }) => {
  const email = await newPerson(request);
  const at = (path: string) => `http://forced.localhost:${new URL(baseURL ?? '').port}${path}`;
  await page.goto(at('/en/employers'));
  await expect(popup(page)).toContainText('This site is for members only');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/en/recover-password', '/en/verify', '/en/recover', '/en/redirect', '/en/activate-user']) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(popup(page)).toHaveCount(0);
  }
  await page.goto(at('/en/employers'));
  await signIn(page, email, PASSWORD);
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(at('/en/employers'));
});
