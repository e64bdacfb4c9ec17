import { featureStates } from '@fairway/contract/switches';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../lib/session.ts';
import { problem, VISITOR } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import ActivateUserPage from './activate-user.page.tsx';
import AccountBars from './components/account-bars.tsx';
import { EmailVerification } from './components/email-verification.tsx';
import { useLogin } from './components/login-opening.ts';
import type { LoginWish } from './components/login-wish.ts';
import LoginPage from './login.page.tsx';
import RecoverPage from './recover.page.tsx';
import RecoverPasswordPage from './recover-password.page.tsx';
import RedirectPage from './redirect.page.tsx';

const user = {
  id: '1', email: 'ada@nordic.test', firstName: 'Ada', lastName: 'Berg', avatar: null, locale: 'en' as const, roles: ['Candidate' as const],
  organizationIds: [], schoolIds: [], staffSchoolIds: [], secondFactorNeeded: false, deletionDueAt: null, viewEndsAt: null,
}; // biome-ignore format: a list
const person = { ...VISITOR, authenticated: true, accessEndsInMs: 840_000, user };
const signedIn = { status: 'signedIn', accessToken: null, refreshToken: null, challenge: null };
const TOKEN = 'a'.repeat(43);
const GOOD = 'Lovely-Tram-42';

type Replies = Record<string, (request: Request) => Response | Promise<Response>>;
let sent: { path: string; search: string; body: unknown }[] = [];
let session: object = VISITOR;

/** Answers by method and path; the session call always. */
const answering =
  (replies: Replies): NonNullable<Staging['reply']> =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const body =
      request.method === 'POST'
        ? await request
            .clone()
            .json()
            .catch(() => undefined)
        : undefined;
    sent.push({ path: `${request.method} ${pathname}`, search, body });
    if (pathname === '/identity/v1/session') return Response.json(session);
    if (pathname === '/identity/v1/passkey/options') return problem('unavailable', 503);
    return replies[`${request.method} ${pathname}`]?.(request) ?? problem('not_found', 404);
  };
const calls = (path: string) => sent.filter((call) => call.path === path);

const show = (element: ReactNode, replies: Replies = {}, staging: Staging = {}) =>
  stage(element, { ...staging, reply: answering(replies) });

let outcome: boolean | undefined;
function Opener({ wish }: { wish: LoginWish }) {
  const login = useLogin();
  useSession();
  return (
    <button type="button" onClick={async () => { outcome = await login(wish); }}>
      Open
    </button>
  ); // biome-ignore format: one press
}

async function open(replies: Replies = {}, wish: LoginWish = { goOn: () => undefined }, staging: Staging = {}) {
  const addresses = await show(<Opener wish={wish} />, replies, staging);
  await page.getByRole('button', { name: 'Open' }).click();
  await until(() => document.querySelector('dialog form') !== null, 5000);
  return addresses;
}
const box = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const words = () => document.querySelector('dialog')?.textContent ?? '';
const heading = () => document.querySelector('dialog h2')?.textContent;

async function toPassword() {
  await box('Email').fill('ada@nordic.test');
  await button('Continue').click();
}

beforeEach(() => {
  sent = [];
  session = VISITOR;
  outcome = undefined;
  sessionStorage.clear();
});
afterEach(unmount);

const STATES: Record<string, { replies?: Replies; staging?: Staging; steps: () => Promise<unknown> }> = {
  home: { steps: async () => undefined },
  'home with three providers shown': {
    staging: { tenant: { socialAuths: ['google', 'linkedin', 'facebook'] } },
    steps: () => button('More ways to sign in').click(),
  },
  'home with an error': { steps: () => button('Continue').click() },
  login: { steps: toPassword },
  'login refused': {
    replies: { 'POST /identity/v1': () => problem('InvalidUsernameOrPassword', 401) },
    steps: async () => {
      await toPassword();
      await box('Password').fill('wrong');
      await button('Sign in').click();
      await until(() => words().includes('Wrong username or password'));
    },
  },
  register: { steps: () => button('Create an account').click() },
  'register with errors': {
    steps: async () => {
      await button('Create an account').click();
      await box('Password').fill('Abc');
      await box('Confirm password').fill('Abd');
      await button('Create account').click();
      await until(() => words().includes('Passwords do not match'));
    },
  },
  'verify your email, sent again': {
    replies: {
      'POST /identity/v1/user': () => Response.json({ email: 'ada@nordic.test' }, { status: 201 }),
      'POST /identity/v1/user/email/confirm': () => Response.json({ accepted: true }, { status: 202 }),
    },
    steps: async () => {
      await button('Create an account').click();
      await box('Email').fill('ada@nordic.test');
      await box('Password').fill(GOOD);
      await box('Confirm password').fill(GOOD);
      await button('Create account').click();
      await button('Send it again').click();
      await until(() => words().includes('Sent again.'));
    },
  },
  'forgot password': {
    steps: async () => {
      await toPassword();
      await button('Forgot your password?').click();
    },
  },
  'forgot password, sent': {
    replies: { 'POST /identity/v1/forgot-password': () => Response.json({ accepted: true }, { status: 202 }) },
    steps: async () => {
      await toPassword();
      await button('Forgot your password?').click();
      await button('Send the link').click();
      await until(() => heading() === 'Check your email');
    },
  },
  'second factor refused': {
    replies: {
      'POST /identity/v1': () => Response.json({ ...signedIn, status: 'secondFactor', challenge: 'half' }),
      'POST /identity/v1/second-factor': () => problem('InvalidCode', 401),
    },
    steps: async () => {
      await toPassword();
      await box('Password').fill(GOOD);
      await button('Sign in').click();
      await box('Code').fill('123456');
      await button('Confirm').click();
      await until(() => words().includes('Invalid code'));
    },
  },
};

describe.each(Object.entries(STATES))('the popup: %s', (_, { replies, staging, steps }) => {
  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('fits and axe finds nothing: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await open(replies, { helper: 'gate', goOn: () => undefined }, { ...staging, scheme });
    await steps();
    const dialog = document.querySelector('dialog');
    expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0);
    expect(await violations()).toEqual([]);
  });
});

describe('the popup', () => {
  test('is worked by keyboard alone, signs in, tells the page, and does what waited', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    window.addEventListener('candidate:login', listen);
    let done = 0;
    await open(
      {
        'POST /identity/v1': () => {
          session = person;
          return Response.json(signedIn);
        },
      },
      { goOn: () => { done += 1; } },
    ); // biome-ignore format: one count
    await until(() => document.activeElement?.matches('input[type=email]') === true);
    await userEvent.keyboard('ada@nordic.test{Enter}');
    await until(() => document.activeElement?.getAttribute('autocomplete') === 'current-password');
    await userEvent.keyboard(`${GOOD}{Enter}`);
    await until(() => outcome === true);
    window.removeEventListener('candidate:login', listen);
    expect(done).toBe(1);
    expect(heard).toEqual([{ userId: '1' }]);
    await until(() => document.querySelector('dialog') === null);
    expect(calls('POST /identity/v1')[0]?.body).toMatchObject({ email: 'ada@nordic.test', password: GOOD });
  });

  test('staff land in their console', async () => {
    const takes = () => {
      session = { ...person, user: { ...user, roles: ['CareerStaff'] } };
      return Response.json(signedIn);
    };
    const addresses = await open({ 'POST /identity/v1': takes }, {}, { address: '/en/jobs', pages: ['jobs', 'staff'] });
    await toPassword();
    await until(() => document.activeElement?.getAttribute('autocomplete') === 'current-password');
    await userEvent.keyboard(`${GOOD}{Enter}`);
    await until(() => addresses.at(-1) === '/en/staff');
  });

  test('Escape closes it, and gives up where one wanted to go', async () => {
    await open({}, { target: '/en/profile' });
    await userEvent.keyboard('{Escape}');
    await until(() => outcome === false);
    expect(sessionStorage.getItem('fairway.login-target')).toBeNull();
  });

  test('cannot be closed where closing is disabled', async () => {
    await open({}, { closable: false, goOn: () => undefined });
    await userEvent.keyboard('{Escape}{Escape}');
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(button('Close').elements()).toEqual([]);
  });

  test('the back arrow returns to the first screen with empty fields', async () => {
    await open();
    await toPassword();
    await box('Password').fill('typed');
    await button('Back').click();
    await expect.element(box('Email')).toHaveValue('');
    await toPassword();
    await expect.element(box('Password')).toHaveValue('');
  });

  test('a reset mail that failed is a toast, and no sent screen', async () => {
    await open({ 'POST /identity/v1/forgot-password': () => problem('RecoverPasswordFailed', 404) });
    await toPassword();
    await button('Forgot your password?').click();
    await button('Send the link').click();
    await until(() => document.body.textContent?.includes('Was not able to send recover-password email. Maybe wrong email?') === true);
    expect(heading()).toBe('Reset your password');
  });

  test('a code without words is shown with the catalogue’s otherwise', async () => {
    await open({ 'POST /identity/v1': () => problem('SomethingNew', 400) });
    await toPassword();
    await box('Password').fill(GOOD);
    await button('Sign in').click();
    await until(() => words().includes('Error: SomethingNew. Was not able to authenticate'));
  });

  test('InvalidProvider opens the error dialog after 500 ms', async () => {
    const staging: Staging = { tenant: { socialAuths: ['google'] } };
    await open({ 'POST /identity/v1/user/authenticate-google/start': () => problem('InvalidProvider', 400) }, {}, staging);
    const pressedAt = performance.now();
    await button('Continue with Google').click();
    await until(() => document.querySelector('[role=alertdialog]') !== null, 3000);
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(480);
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('This way of signing in is not offered here');
  });

  test.each([
    [[], 0, false],
    [['google', 'linkedin'], 2, false],
    [['google', 'linkedin', 'facebook', 'wechat'], 0, true],
    [['unheard-of'], 0, false],
  ])('shows the providers of the tenant: %j', async (socialAuths, shown, behind) => {
    await open({}, {}, { tenant: { socialAuths } });
    expect(page.getByRole('button', { name: /Continue with/ }).elements()).toHaveLength(shown);
    expect(button('More ways to sign in').elements()).toHaveLength(behind ? 1 : 0);
  });

  test('the list of password rules ticks while one types', async () => {
    await open();
    await button('Create an account').click();
    const met = () =>
      document.querySelectorAll('ul[aria-label="Your password needs"] li').length - words().split('still missing').length + 1;
    for (const [typed, count] of [['', 0], ['abc', 1], ['abcDEF', 3], ['abcDEF1', 4], ['abcDEF12', 5]] as const) {
      await box('Password').fill(typed);
      await until(() => met() === count);
    } // biome-ignore format: a table
  });

  test('a password can be looked at, and managers find both fields', async () => {
    await open();
    await toPassword();
    const input = () => document.querySelector<HTMLInputElement>('dialog input[autocomplete="current-password"]');
    expect(document.querySelector<HTMLInputElement>('dialog input[autocomplete="username"]')?.value).toBe('ada@nordic.test');
    expect(input()?.type).toBe('password');
    await button('Show password').click();
    expect(input()?.type).toBe('text');
    await button('Hide password').click();
    expect(input()?.type).toBe('password');
  });

  test('registering carries where the person came from', async () => {
    const replies: Replies = { 'POST /identity/v1/user': () => Response.json({ email: 'ada@nordic.test' }, { status: 201 }) };
    sessionStorage.setItem('fairway.landing', '?utm_source=fair&login=1&token=secret');
    await open(replies);
    await button('Create an account').click();
    await box('Email').fill('ada@nordic.test');
    await box('Password').fill(GOOD);
    await box('Confirm password').fill(GOOD);
    await button('Create account').click();
    await until(() => heading() === 'Verify your email');
    const search = calls('POST /identity/v1/user')[0]?.search ?? '';
    expect(search).toContain('utm_source=fair');
    expect(search).not.toContain('secret');
  });
});

const PAGES: Record<string, { page: ReactNode; address: string; replies?: Replies; shows: string }> = {
  'verify, good link': {
    page: <EmailVerification />,
    address: `/en/verify?token=${TOKEN}`,
    replies: {
      'GET /identity/v1/user/email/verify': () =>
        Response.json({ valid: true, purpose: 'verify', email: 'ada@nordic.test', returnUrl: '/en/jobs' }),
    },
    shows: 'Verify your email',
  },
  'verify, used link': {
    page: <EmailVerification />,
    address: `/en/verify?token=${TOKEN}`,
    replies: {
      'GET /identity/v1/user/email/verify': () => Response.json({ valid: false, purpose: null, email: null, returnUrl: '/' }),
    },
    shows: 'This link does not work',
  },
  'verify, no line': {
    page: <EmailVerification />,
    address: `/en/verify?token=${TOKEN}`,
    replies: { 'GET /identity/v1/user/email/verify': () => problem('unavailable', 503) },
    shows: 'Try again',
  },
  'verify, loading': {
    page: <EmailVerification />,
    address: `/en/verify?token=${TOKEN}`,
    replies: { 'GET /identity/v1/user/email/verify': () => new Promise<Response>(() => undefined) },
    shows: 'Looking at your link',
  },
  recover: {
    page: <RecoverPage />,
    address: `/en/recover?token=${TOKEN}`,
    replies: {
      'POST /identity/v1/recover/validate': () =>
        Response.json({ ...user, purpose: 'recover', deletionDueAt: '2026-11-24T10:00:00Z', returnUrl: '/' }),
    },
    shows: 'Keep your account?',
  },
  'recover password without a link': { page: <RecoverPasswordPage />, address: '/en/recover-password', shows: 'Reset your password' },
  'recover password': {
    page: <RecoverPasswordPage />,
    address: `/en/recover-password?token=${TOKEN}`,
    replies: {
      'POST /identity/v1/recover/validate': () => Response.json({ ...user, purpose: 'reset', deletionDueAt: null, returnUrl: '/' }),
    },
    shows: 'Set a new password',
  },
  activate: {
    page: <ActivateUserPage />,
    address: `/en/activate-user?token=${TOKEN}`,
    replies: {
      'POST /identity/v1/recover/validate': () => Response.json({ ...user, purpose: 'activate', deletionDueAt: null, returnUrl: '/' }),
    },
    shows: 'Step 1 of 3',
  },
  'activate, active already': {
    page: <ActivateUserPage />,
    address: `/en/activate-user?token=${TOKEN}`,
    replies: { 'POST /identity/v1/recover/validate': () => problem('UserAlreadyActive', 409) },
    shows: 'The user is already activated! Please try to log in.',
  },
  'sign-in with a provider, address taken': {
    page: <RedirectPage />,
    address: '/en/redirect?code=INVALID_PROVIDER_GOOGLE&provider=google&returnUrl=%2Fen%2Fjobs',
    shows: 'does not sign in with Google',
  },
  'sign-in with a provider, failed': {
    page: <RedirectPage />,
    address: '/en/redirect?code=SocialLoginFailed&provider=linkedin&returnUrl=%2F',
    shows: 'Could not log in with LinkedIn',
  },
  'sign-in with a provider, unknown code': {
    page: <RedirectPage />,
    address: '/en/redirect?code=odd_one&provider=google',
    shows: 'Error: odd_one. Could not log in with this provider',
  },
  'sign-in with a provider, address needed': {
    page: <RedirectPage />,
    address: '/en/redirect?next=email&provider=wechat&returnUrl=%2F',
    shows: 'WeChat did not give us a verified email',
  },
  'the landing without a target': {
    page: <RedirectPage />,
    address: '/en/redirect?to=https%3A%2F%2Fevil.example',
    shows: 'We could not take you on',
  },
};

describe.each(Object.entries(PAGES))('the page %s', (_, { page: element, address, replies, shows }) => {
  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has one heading, fits, and axe finds nothing: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await show(element, replies, { address, scheme });
    await until(() => document.body.textContent?.includes(shows) === true, 4000);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });
});

describe('the pages of links', () => {
  test('verify confirms on the button only', async () => {
    const { replies, address } = PAGES['verify, good link'] ?? {};
    await show(<EmailVerification />, {
      ...replies,
      'POST /identity/v1/user/email/verify': () => Response.json({ email: 'ada@nordic.test', purpose: 'verify', returnUrl: '/en/jobs', signedIn: false }),
    }, { address: address ?? '' }); // biome-ignore format: one call
    await until(() => document.body.textContent?.includes('Confirm that') === true);
    expect(document.querySelector('a svg, a img'), 'the mark of the site').not.toBeNull();
    expect(calls('POST /identity/v1/user/email/verify')).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(calls('POST /identity/v1/user/email/verify')[0]?.body).toEqual({ token: TOKEN });
  });

  test('activation goes through three steps and back to the first when the address is taken', async () => {
    const { replies, address } = PAGES.activate ?? {};
    let tries = 0;
    await show(<ActivateUserPage />, {
      ...replies,
      'POST /identity/v1/activate': () => {
        tries += 1;
        if (tries === 1) return problem('DuplicateEmail', 409);
        session = person;
        return Response.json(signedIn);
      },
    }, { address: address ?? '' }); // biome-ignore format: one call
    const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveFocus();
    await page.getByLabelText('First name').fill('');
    await go('Next');
    await until(() => document.body.textContent?.includes('Enter your first name') === true);
    await page.getByLabelText('First name').fill('Ada');
    await go('Next');
    await page.getByLabelText('Password', { exact: true }).fill(GOOD);
    await page.getByLabelText('Confirm password').fill(GOOD);
    await go('Activate account');
    await until(() => document.body.textContent?.includes('Email is already in use. Try a different email.') === true);
    await page.getByLabelText('Email').fill('ada.two@nordic.test');
    await go('Next');
    await go('Next');
    await go('Activate account');
    await expect.element(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(calls('POST /identity/v1/activate')[1]?.body).toMatchObject({ email: 'ada.two@nordic.test', firstName: 'Ada', password: GOOD });
  });

  test('the landing goes on to an allowed page', async () => {
    const addresses = await show(<RedirectPage />, {}, { address: '/en/redirect?returnUrl=%2Fen%2Fjobs%3Fpage%3D2' });
    await until(() => addresses.includes('/en/jobs?page=2'));
  });

  test('the login page without sign-in leads to jobs and companies', async () => {
    const features = { ...featureStates([]), login: false };
    await show(<LoginPage />, {}, { address: '/en/login', tenant: { features } });
    await until(() => document.querySelectorAll('main a').length === 2);
    expect([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual(['/en/jobs', '/en/employers']);
  });

  test('the login page leads to the jobs with the popup, or opens it where nothing else is', async () => {
    const addresses = await show(<LoginPage />, {}, { address: '/en/login' });
    await until(() => addresses.includes('/en/jobs?login=1'));
    unmount();
    await show(<LoginPage />, {}, { address: '/en/login', pages: ['login'] });
    await until(() => document.querySelector('dialog form') !== null, 5000);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
  });
});

describe('bars of the account', () => {
  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('say what is due, and undo it: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const due = { ...user, deletionDueAt: '2026-11-24T10:00:00Z', secondFactorNeeded: true };
    const replies: Replies = { 'DELETE /identity/v1/user/account/request-deletion': () => new Response(null, { status: 204 }) };
    await show(<AccountBars user={due} />, replies, { scheme, pages: ['jobs', 'account-settings'] });
    await until(() => document.body.textContent?.includes('will be deleted on') === true);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => document.body.textContent?.includes('Your account will not be deleted') === true);
  });
});
