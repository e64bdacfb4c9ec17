import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problem } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import type { User } from './queries.ts';
import AccountSettingsPage from './settings.page.tsx';

const USER: User = {
  id: '01a1fed0-0000-7000-8000-000000000001',
  email: 'ingrid.solberg-haugland.with.a.rather.long.address@student.nordic.example.org',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Ingrid',
  lastName: 'Solberg-Haugland',
  nationality: null,
  gender: 'U',
  phoneNumber: '+4740612345',
  avatar: null,
  contactEmail: null,
  newsLetterConsent: false,
  newsletterConsent: false,
  locale: 'en',
  timeZone: 'Europe/Oslo',
  hasPassword: true,
  createdAt: '2026-01-01T10:00:00Z',
  deletionDueAt: null,
};
const PASSKEY = {
  id: 'p1',
  name: 'My laptop',
  createdAt: '2026-05-01T10:00:00Z',
  lastUsedAt: null,
  deviceType: 'multiDevice',
  backedUp: true,
};
const SESSION = {
  current: true,
  method: 'password',
  browser: 'Firefox',
  system: 'macOS',
  timeZone: 'America/New_York',
  address: '192.0.2.7',
  createdAt: '2026-05-01T10:00:00Z',
  lastUsedAt: '2026-11-20T10:00:00Z',
};
const CODES = Array.from({ length: 10 }, (_, at) => `KDD5${at}-N9GX${at}`);

const REPLIES: Record<string, unknown> = {
  'GET /identity/v1/user/me': USER,
  'GET /identity/v1/user/second-factor': { passkeys: [PASSKEY], authenticator: true, recoveryCodesLeft: 1, required: false },
  'GET /identity/v1/user/external': {
    connected: [{ provider: 'google', email: 'ingrid@gmail.example', connectedAt: SESSION.createdAt, lastUsedAt: SESSION.lastUsedAt }],
    available: ['google', 'linkedin'],
  },
  'GET /identity/v1/user/sessions': {
    sessions: [
      { id: 's1', ...SESSION },
      { id: 's2', ...SESSION, current: false, browser: '', system: '' },
    ],
    total: 2,
    page: 1,
  },
  'GET /api/v1/communication/email/settings': {
    settings: [
      { kind: 'messages', on: true },
      { kind: 'cv_reviews', on: false },
    ],
  },
  'GET /api/v1/communication/subscriptions': { subscriptions: [], topics: [], companies: [], schools: [] },
};

type Sent = { call: string; body: unknown };
let sent: Sent[] = [];

/** Answers by method and path; a function answers each time anew. */
function replying(changes: Record<string, unknown> = {}) {
  const replies = { ...REPLIES, ...changes };
  return async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    if (request.method !== 'GET') sent.push({ call, body: text === '' ? undefined : JSON.parse(text) });
    const found = replies[call];
    const answer = typeof found === 'function' ? found() : found;
    if (answer instanceof Response) return answer;
    return answer === undefined ? Response.json({ code: 'not_found', status: 404 }, { status: 404 }) : Response.json(answer);
  };
}
const open = async (changes: Record<string, unknown> = {}, scheme: 'light' | 'dark' = 'light', tenant: Staging['tenant'] = {}) => {
  await stage(<AccountSettingsPage />, { reply: replying(changes), scheme, tenant, address: '/en/account/settings' });
  await until(
    () => document.querySelectorAll('#sessions li, #communication input').length >= 3 && !document.querySelector('[aria-busy="true"]'),
    5000,
  );
};
const part = (id: string) => page.elementLocator(document.querySelector(`#${id}`) as HTMLElement);
const dialogOpen = () => document.querySelector('dialog[open]') !== null;

beforeEach(async () => {
  await page.viewport(1000, 700);
  sent = [];
});
afterEach(unmount);

describe('the account page', () => {
  test.each([
    ['light', 1000],
    ['dark', 1000],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await open(
      { 'GET /identity/v1/user/me': { ...USER, pendingEmail: 'next@example.org', deletionDueAt: '2026-11-24T10:00:00Z' } },
      scheme,
    );
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test.each(['light', 'dark'] as const)('a first password, a required second factor, no factors: %s', async (scheme) => {
    await open(
      {
        'GET /identity/v1/user/me': { ...USER, hasPassword: false, contactEmail: 'me@example.org', phoneNumber: null },
        'GET /identity/v1/user/second-factor': { passkeys: [], authenticator: false, recoveryCodesLeft: 0, required: true },
      },
      scheme,
    );
    await expect.element(page.getByText('Your role requires two-step verification', { exact: false })).toBeVisible();
    expect(document.querySelectorAll('#password input[type=password]')).toHaveLength(2);
    expect(document.querySelector('#contact-email input')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('says what went wrong and asks again', async () => {
    let fails = true;
    await stage(<AccountSettingsPage />, {
      reply: replying({ 'GET /identity/v1/user/me': () => (fails ? problem('unavailable', 503) : USER) }),
    });
    await until(() => document.querySelector('h2') !== null, 15_000);
    await expect.element(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
    expect(await violations()).toEqual([]);
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => document.querySelector('#names') !== null, 5000);
  }, 30_000);

  test('keeps what was typed when saving fails, and says why next to the field', async () => {
    await open({ 'POST /identity/v1/user/email': () => problem('DuplicateEmail', 422) });
    await part('email').getByRole('textbox', { name: 'New email' }).fill('taken@example.org');
    await part('email').getByRole('button', { name: 'Change email' }).click();
    await expect.element(part('email').getByText('Email is already in use')).toBeVisible();
    await expect.element(part('email').getByRole('textbox', { name: 'New email' })).toHaveValue('taken@example.org');
    expect(await violations()).toEqual([]);
  });

  test('a choice goes back when saving it fails', async () => {
    await open({ 'PUT /api/v1/communication/email/settings': () => problem('unavailable', 503) });
    const box = page.getByRole('checkbox', { name: 'Reviews of your CV' });
    await box.click();
    await until(() => toastStore.read().toasts.length === 1);
    await expect.element(box).not.toBeChecked();
  });

  test('choices that follow each other are saved in their order', async () => {
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reply = replying({ 'PUT /api/v1/communication/email/settings': { settings: [] } });
    await stage(<AccountSettingsPage />, {
      reply: async (request) => {
        const answer = await reply(request);
        if (request.method === 'PUT' && sent.length === 1) await first;
        return answer;
      },
    });
    const box = page.getByRole('checkbox', { name: 'Reviews of your CV' });
    await box.click();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
    expect(sent).toHaveLength(1);
    release();
    await until(() => sent.length === 2);
    expect(sent.map(({ body }) => body)).toEqual([true, false].map((on) => ({ settings: [{ kind: 'cv_reviews', on }] })));
    await expect.element(box).not.toBeChecked();
  });

  test('topics are there only where the server offers one: no empty heading', async () => {
    await open();
    await expect.element(part('communication').getByRole('group', { name: 'New jobs by email' })).toBeVisible();
    expect(part('communication').getByRole('group', { name: 'Subscriptions' }).query()).toBeNull();
    await open({ 'GET /api/v1/communication/subscriptions': { subscriptions: [], topics: ['newsletter'], companies: [], schools: [] } });
    const topics = part('communication').getByRole('group', { name: 'Subscriptions' });
    await expect.element(topics.getByRole('checkbox', { name: 'Newsletter' })).toBeVisible();
  });

  test('new jobs of a followed organization and of the own school are subscribed to by id, and no more', async () => {
    let subscriptions: object[] = [];
    const fjord = { id: 7, name: 'Fjord' };
    await open({
      'GET /api/v1/communication/subscriptions': () => ({
        subscriptions,
        topics: [],
        companies: [fjord],
        schools: [{ id: 7, name: 'Nordic School' }],
      }),
      'POST /api/v1/communication/subscriptions': () => {
        const made = { id: 's7', topic: null, company: fjord, school: null, createdAt: '2026-11-21T10:00:00Z' };
        subscriptions = [made];
        return made;
      },
      'DELETE /api/v1/communication/subscriptions/s7': () => {
        subscriptions = [];
        return {};
      },
    });
    const box = page.getByRole('checkbox', { name: 'Fjord' });
    await box.click();
    await until(() => sent.length === 1);
    await expect.element(box).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Nordic School' })).not.toBeChecked();
    expect(await violations()).toEqual([]);
    await box.click();
    await until(() => sent.length === 2);
    await expect.element(box).not.toBeChecked();
    expect(sent).toEqual([
      { call: 'POST /api/v1/communication/subscriptions', body: { kind: 'company', id: '7' } },
      { call: 'DELETE /api/v1/communication/subscriptions/s7', body: undefined },
    ]);
  });

  test('a phone number is checked by its country before it is sent', async () => {
    await open({ 'PUT /identity/v1/user/me': USER });
    const number = part('phone').getByRole('textbox', { name: 'Number' });
    await expect.element(number).toHaveValue('40 61 23 45');
    await number.fill('12');
    await part('phone').getByRole('button').click();
    await expect.element(part('phone').getByText('This is not a valid phone number of that country')).toBeVisible();
    expect(sent).toEqual([]);
    await part('phone').getByRole('combobox', { name: 'Country' }).selectOptions('SE');
    await number.fill('070-174 06 35');
    await part('phone').getByRole('button').click();
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ call: 'PUT /identity/v1/user/me', body: { phoneNumber: '+46701740635' } }]);
  });

  test('the prefix begins where the person lives, where the tenant wants that', async () => {
    const session = {
      authenticated: true,
      canRefresh: false,
      accessEndsInMs: 800_000,
      unreadMessages: 0,
      user: { id: 'u', roles: ['Candidate'] },
    };
    const replies = { 'GET /identity/v1/user/me': { ...USER, phoneNumber: null }, 'GET /identity/v1/session': session };
    await open({ ...replies, 'GET /api/v1/candidate/me': { country: 'DE' } }, 'light', { phoneCountry: 'home' });
    await expect.element(part('phone').getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
  });

  test('the account is deleted only with the word of the language', async () => {
    await open({ 'POST /identity/v1/user/account/request-deletion': { dueAt: '2026-11-24T10:00:00Z' } });
    const button = part('deletion').getByRole('button');
    const word = part('deletion').getByRole('textbox');
    await word.fill('remove');
    await expect.element(button).toBeDisabled();
    await word.fill('delete');
    await button.click();
    await until(() => sent.length === 1);
    expect(sent[0]?.body).toEqual({ confirmation: 'delete', locale: 'en' });
  });
});

describe('the dialogs', () => {
  test.each(['light', 'dark'] as const)('the proof asks, says what is wrong, and repeats the call: %s', async (scheme) => {
    let proven = false;
    const prove = () => {
      proven = JSON.stringify(sent.at(-1)?.body) === '{"password":"right"}';
      return proven ? { provedUntil: '2026-11-21T10:00:00Z' } : problem('WrongPassword', 422);
    };
    await open(
      {
        'POST /identity/v1/user/recovery-codes': () => (proven ? { recoveryCodes: CODES } : problem('ProofNeeded', 403)),
        'POST /identity/v1/user/prove': prove,
      },
      scheme,
    );
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog.getByText('This is not your current password')).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Use a code instead' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Code of your authenticator app' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use the password instead' }).click();
    await dialog.getByRole('textbox', { name: 'Password' }).fill('right');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    expect([...document.querySelectorAll('dialog li')].map((item) => item.textContent)).toEqual(CODES);
    expect(await violations()).toEqual([]);
  });

  test('a dismissed proof does nothing and says nothing', async () => {
    await open({ 'POST /identity/v1/user/recovery-codes': () => problem('ProofNeeded', 403) });
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await until(() => document.querySelector('dialog input') !== null);
    await userEvent.keyboard('{Escape}');
    await until(() => !dialogOpen());
    expect(document.querySelector('#sign-in [role=alert]')).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual(['POST /identity/v1/user/recovery-codes']);
  });

  test('who has neither password nor app signs in again', async () => {
    await open({
      'GET /identity/v1/user/me': { ...USER, hasPassword: false },
      'GET /identity/v1/user/second-factor': { passkeys: [PASSKEY], authenticator: false, recoveryCodesLeft: 0, required: false },
      'DELETE /identity/v1/user/passkeys/p1': () => problem('ProofNeeded', 403),
    });
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('names and questions: %s', async (scheme) => {
    await open({ 'PUT /identity/v1/user/passkeys/p1': PASSKEY }, scheme);
    await page.getByRole('button', { name: 'Rename My laptop' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Rename this passkey' })).toBeVisible();
    await until(() => document.querySelector('dialog input') !== null);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => !dialogOpen());
    await part('contact-email').getByRole('textbox').fill('me@example.org');
    await part('contact-email').getByRole('button').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
