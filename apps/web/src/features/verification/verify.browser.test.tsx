import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { VerificationEverywhere } from './everywhere.fixture.tsx';
import { CONNECTION, NORDIC, PENDING, refusal, replyOf, type VerificationWorld, verificationWorld } from './verification.fixture.ts';
import VerifyPage from './verify.page.tsx';
import { tellWaiting } from './waiting.ts';

beforeEach(async () => {
  await page.viewport(1000, 740);
});
afterEach(unmount);

function Somewhere() {
  return (
    <>
      <h1>Somewhere</h1>
      <VerificationEverywhere />
    </>
  );
}

async function opened(world: VerificationWorld, { scheme, school = `${NORDIC.id}` }: { scheme?: 'light' | 'dark'; school?: string } = {}) {
  const addresses = await stage(<Somewhere />, {
    reply: (request) => replyOf(world, request),
    address: `/en/mypage?verify=${school}`,
    pages: ['profile', 'mypage'],
    ...(scheme ? { scheme } : {}),
  });
  await until(() => document.querySelector('dialog[open] [data-verify] :is(input, button)') !== null, 4000);
  return addresses;
}

const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
const press = (name: string | RegExp) =>
  dialog()
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .click();
const localPart = () => dialog().getByRole('textbox', { name: 'Student email' });
const screen = () => document.querySelector('dialog[open] [data-verify]')?.getAttribute('data-verify');
const toasts = () => toastStore.read().toasts.map(({ text }) => text);
const POST = 'POST /api/v1/university-connection';
const SCHEMES = [
  ['light', 1000],
  ['dark', 360],
] as const;

async function fits(widthPx: number) {
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  const open = document.querySelector('dialog[open]') as HTMLElement;
  expect(open.scrollWidth).toBeLessThanOrEqual(open.clientWidth);
}

describe('by a student address', () => {
  test.each(SCHEMES)('form, confirmation and sent screen: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const world = verificationWorld();
    await opened(world, { scheme });
    await fits(widthPx);
    expect(dialog().getByRole('combobox', { name: 'School' }).element()).toHaveProperty('value', NORDIC.name);
    expect(dialog().getByRole('combobox', { name: 'Ending' }).element()).toHaveProperty('value', 'student.nordic.example');
    await localPart().fill('ada.berg');
    await press('Continue');
    await expect.element(dialog().getByRole('heading', { name: 'Is this address right?' })).toHaveFocus();
    await expect.element(dialog().getByText('ada.berg@student.nordic.example')).toBeVisible();
    await fits(widthPx);
    expect(world.sent).toEqual([]);
    await press('Send the link');
    await until(() => screen() === 'pending');
    await expect.element(dialog().getByText('ada.berg@student.nordic.example')).toBeVisible();
    await expect.element(dialog().getByText('Not arrived?')).toBeVisible();
    await fits(widthPx);
    const body = { noAcademicEmail: false, schoolId: 3, studentEmail: 'ada.berg@student.nordic.example', returnUrl: '/en/mypage' };
    expect(world.sent).toEqual([[POST, body]]);
  });

  test('a pasted address splits itself, and chooses its domain', async () => {
    await opened(verificationWorld());
    await localPart().fill('Ada.Berg@nordic.example');
    expect(localPart().element()).toHaveProperty('value', 'Ada.Berg');
    expect(dialog().getByRole('combobox', { name: 'Ending' }).element()).toHaveProperty('value', 'nordic.example');
  });

  test('nothing, no address and a foreign domain are said at the field, and nothing is sent', async () => {
    const world = verificationWorld();
    await opened(world);
    await press('Continue');
    await expect.element(dialog().getByText('Write your student email.')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(localPart().element());
    await localPart().fill('ada berg');
    await press('Continue');
    await expect.element(dialog().getByText('This is not an email address.')).toBeVisible();
    await localPart().fill('ada@mail.example');
    await press('Continue');
    await expect.element(dialog().getByText(/not from your school.*@student\.nordic\.example, @nordic\.example/)).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(world.sent).toEqual([]);
  });

  test.each([
    ['EmailNotAvailable', 'The provided email is already in use.'],
    ['InvalidEmailDomain', undefined],
  ])('the refusal %s leads back to the field', async (code, words) => {
    const world = verificationWorld();
    world.replies[POST] = refusal(code, 409);
    await opened(world);
    await localPart().fill('ada');
    await press('Continue');
    await press('Send the link');
    await until(() => document.querySelector('[aria-invalid="true"]') !== null);
    if (words) await expect.element(dialog().getByText(words)).toBeVisible();
    await until(() => document.activeElement === localPart().element());
    expect(await violations()).toEqual([]);
  });

  test('another failure is said, and can be tried again', async () => {
    const world = verificationWorld();
    world.replies[POST] = refusal('VerificationFailed', 409);
    await opened(world);
    await localPart().fill('ada');
    await press('Continue');
    await press('Send the link');
    await expect.element(dialog().getByText('Was not able to initiate verification')).toBeVisible();
    expect(await violations()).toEqual([]);
    delete world.replies[POST];
    await press('Send the link');
    await until(() => screen() === 'pending');
  });

  test('by keyboard alone', async () => {
    const world = verificationWorld();
    await opened(world);
    (localPart().element() as HTMLElement).focus();
    await userEvent.keyboard('ada{Enter}');
    await until(() => document.querySelector('[data-confirm]') !== null);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await until(() => screen() === 'pending');
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
  });
});

describe('by career services', () => {
  const manual = () => dialog().getByRole('radio', { name: 'I have no student email' });

  test.each(SCHEMES)('the message, the own address, what the school asks: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const world = verificationWorld({}, { school: { ...NORDIC, message: 'Your student number, please.\nAnd your program.' } });
    await opened(world, { scheme });
    await manual().click();
    await expect.element(dialog().getByText(/^Your student number, please/)).toBeVisible();
    await expect.element(dialog().getByText('ada@mail.example')).toBeVisible();
    await fits(widthPx);
    await press('Send request');
    await expect.element(dialog().getByText('Write a short message first.')).toBeVisible();
    expect(world.sent).toEqual([]);
    await dialog().getByRole('textbox').last().fill('  Number 260417  ');
    await expect.element(dialog().getByText('13 of 500 characters')).toBeVisible();
    await press('Send request');
    await until(() => screen() === 'pending');
    await expect.element(dialog().getByText(/We write to ada@mail\.example/)).toBeVisible();
    await fits(widthPx);
    expect(world.sent).toEqual([[POST, { noAcademicEmail: true, schoolId: 3, message: 'Number 260417', returnUrl: '/en/mypage' }]]);
  });

  test('a file goes with the message; another type is refused at once, and what the server finds stands at the file', async () => {
    const forms: [string, string][] = [];
    let code = 'documents.unreadable';
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = 422;
        responseText = '';
        onload = () => {};
        getResponseHeader = () => 'application/json';
        setRequestHeader() {}
        abort() {}
        open(method: string, path: string) {
          forms.push([method, path]);
        }
        send(form: FormData) {
          forms.push(...[...form.entries()].map(([name, value]): [string, string] => [name, value instanceof File ? value.name : value]));
          const connection = { ...world.connections[0], state: 'pending', method: 'manual', studentEmail: null, fileName: 'card.png' };
          if (code === '') world.connections = [connection as never];
          this.status = code === '' ? 200 : 422;
          this.responseText = JSON.stringify(code === '' ? { code: 'Requested', connection } : { code, status: 422 });
          queueMicrotask(this.onload);
        }
      },
    );
    const choose = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], name));
      const input = document.querySelector<HTMLInputElement>('dialog[open] input[type=file]')!;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const world = verificationWorld();
    await opened(world);
    await manual().click();
    await dialog().getByRole('textbox').last().fill('Number 260417');
    choose('card.docx');
    await expect.element(dialog().getByText('Add a PDF, JPG or PNG file', { exact: false })).toBeVisible();
    choose('card.png');
    await expect.element(dialog().getByText('card.png')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Send request');
    await expect.element(dialog().getByText(/This file is damaged/)).toBeVisible();
    code = '';
    await press('Send request');
    // The dialog takes another name with the answer: a locator of the dialog that was asked for before it finds none.
    await expect.element(page.getByText(/Your file: card\.png/)).toBeVisible();
    expect(forms.slice(-4)).toEqual([
      ['POST', '/api/v1/university-connection/with-file'],
      ['schoolId', '3'],
      ['message', 'Number 260417'],
      ['file', 'card.png'],
    ]);
    vi.unstubAllGlobals();
  });

  test('more than 500 characters are not sent', async () => {
    const world = verificationWorld();
    await opened(world);
    await manual().click();
    await dialog().getByRole('textbox').last().fill('x'.repeat(501));
    await expect.element(dialog().getByText('501 of 500 characters')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Send request');
    await pause(50);
    expect(world.sent).toEqual([]);
  });

  test('the ways come in the order of the school; a way without a panel is not offered, one way needs no choice', async () => {
    const methods = ['manual', 'academic_email'] as const;
    await opened(verificationWorld({}, { school: { ...NORDIC, methods: methods.map((method) => ({ method, validityDays: null })) } }));
    expect(
      [...document.querySelectorAll('dialog[open] label')]
        .filter((one) => one.querySelector('input[type=radio]'))
        .map((one) => one.textContent),
    ).toEqual(['I have no student email', 'With my student email']);
    unmount();
    await opened(verificationWorld({}, { school: { ...NORDIC, methods: [{ method: 'manual', validityDays: null }] } }));
    expect(document.querySelector('dialog[open] input[type=radio]')).toBeNull();
    unmount();
    await opened(verificationWorld({}, { school: { ...NORDIC, methods: [] } }));
    await expect.element(dialog().getByText(/does not take verifications here yet/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a school that is connected already', () => {
  test('a verified one: there is nothing to do', async () => {
    const addresses = await opened(verificationWorld({ state: 'verified', isVerified: true, expiresAt: '2027-06-30T10:00:00Z' }));
    expect(screen()).toBe('verified');
    await expect.element(dialog().getByText(/You are verified at .* until 30 Jun 2027/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Done');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toBe('/en/mypage');
  });

  test('a pending one shows what is waited for; another address begins anew with the old one in the field', async () => {
    const world = verificationWorld(PENDING);
    await opened(world);
    expect(screen()).toBe('pending');
    await press('Change address');
    await until(() => screen() === 'form');
    expect(world.sent.at(-1)?.[0]).toBe('DELETE /api/v1/university-connection');
    await expect.element(localPart()).toHaveValue('ada.berg');
  });

  test('one that was put off can be verified', async () => {
    await opened(verificationWorld({ state: 'ignored', isCurrent: false }));
    await expect.element(dialog().getByText(/You postponed the verification of/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await localPart().fill('ada');
    await press('Continue');
    await press('Send the link');
    await until(() => screen() === 'pending');
  });

  test.each([
    ['pending', { ...PENDING }],
    ['verified', { state: 'verified' as const, isVerified: true }],
    ['not pending', { state: 'needVerification' as const }],
  ])('asked for in another window meanwhile, it turns out to be %s', async (kind, now) => {
    const world = verificationWorld();
    world.replies[POST] = (_body: unknown, own: VerificationWorld) => {
      own.connections = [{ ...CONNECTION, ...now }];
      return refusal('ExistingConnection', 409);
    };
    const addresses = await opened(world);
    await localPart().fill('ada');
    await press('Continue');
    await press('Send the link');
    if (kind === 'pending') {
      await until(() => screen() === 'pending');
      await expect.element(dialog().getByText('You asked for this already.')).toBeVisible();
      expect(await violations()).toEqual([]);
    } else if (kind === 'verified') {
      await until(() => document.querySelector('dialog[open]') === null);
      expect(toasts().some((text) => text.startsWith('You are verified at'))).toBe(true);
      expect(addresses.at(-1)).toBe('/en/mypage');
    } else {
      await expect.element(dialog().getByText(/has ended in the meantime/)).toBeVisible();
      expect(await violations()).toEqual([]);
    }
  });
});

test.each(SCHEMES)('what staff said before stands over the form, and their question in the wait: %s, %i px', async (scheme, widthPx) => {
  await page.viewport(widthPx, 740);
  const said = 'We could not find you in our lists. '.repeat(6);
  await opened(verificationWorld({ verdict: { code: 'rejected', text: said } }), { scheme });
  await expect.element(dialog().getByText(/They write: “We could not find you/)).toBeVisible();
  await fits(widthPx);
  unmount();
  await opened(verificationWorld({ ...PENDING, studentEmail: null, method: 'manual', message: said, question: said }), { scheme });
  await expect.element(dialog().getByRole('button', { name: 'Answer', exact: true })).toBeVisible();
  await fits(widthPx);
  unmount();
  await opened(verificationWorld({ ...PENDING, studentEmail: null, method: 'manual', question: said, answer: said }), { scheme });
  await expect.element(dialog().getByText(/^Your answer: “We could not/)).toBeVisible();
  await fits(widthPx);
});

describe('choosing a school', () => {
  test('from those that can be verified; the address names it', async () => {
    const addresses = await opened(verificationWorld(), { school: 'choose' });
    expect(await violations()).toEqual([]);
    await dialog().getByRole('combobox', { name: 'School' }).fill('nor');
    await page.getByRole('option', { name: NORDIC.name }).click();
    await until(() => addresses.includes('/en/mypage?verify=3'));
    await expect.element(localPart()).toBeVisible();
  });

  test('a school that cannot be verified is said, and another may be chosen', async () => {
    await opened(verificationWorld(), { school: '99' });
    await expect.element(dialog().getByText(/cannot be verified here/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('without an answer it can be tried again', async () => {
    const world = verificationWorld();
    world.replies['GET /api/v1/university/3'] = refusal('unavailable', 503);
    await opened(world);
    delete world.replies['GET /api/v1/university/3'];
    await press('Try again');
    await expect.element(localPart()).toBeVisible();
  });

  test('a visitor is asked to sign in, and sees no dialog', async () => {
    await stage(<Somewhere />, {
      reply: (request) => replyOf(verificationWorld({}, { isSignedIn: false }), request),
      address: '/en/mypage?verify=3',
    });
    await until(() => document.querySelector('dialog[open]') !== null, 4000);
    expect(document.querySelector('[data-verify]')).toBeNull();
  });
});

test('the wait asks every 3 s; a link that was opened elsewhere turns the dialog green without a press', { timeout: 15_000 }, async () => {
  const world = verificationWorld();
  await opened(world);
  await localPart().fill('ada');
  await press('Continue');
  await press('Send the link');
  await until(() => screen() === 'pending');
  await expect.element(dialog().getByText('Waiting for you to open the link…')).toBeVisible();
  const [connection] = world.connections;
  if (connection) world.connections = [{ ...connection, state: 'verified', isVerified: true }];
  await until(() => screen() === 'verified', 5000);
  expect(document.querySelector('[data-verify]')).toBe(document.activeElement);
});

test('news that come while an answer is on its way are asked about, and the wait goes on after them', { timeout: 20_000 }, async () => {
  const world = verificationWorld(PENDING);
  world.connections = world.connections.map((one) => ({ ...one, requestedAt: new Date().toISOString() }));
  let asked = 0;
  let held: Promise<void> | undefined;
  await stage(<Somewhere />, {
    reply: async (request) => {
      if (`${request.method} ${new URL(request.url).pathname}` === 'GET /api/v1/university-connection') {
        asked += 1;
        await held;
      }
      return replyOf(world, request);
    },
    address: '/en/mypage',
    pages: ['profile', 'mypage'],
  });
  await until(() => asked > 0, 4000);
  await pause(500);
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  const before = asked;
  await until(() => asked === before + 1, 5000);
  tellWaiting({ type: 'pushed' });
  held = undefined;
  answer.resolve();
  await until(() => asked === before + 2, 2000);
  await until(() => asked === before + 3, 5000);
});

describe('the page that the mail leads to', () => {
  const CHECK = 'GET /api/v1/university-connection/verify';
  const USE = 'POST /api/v1/university-connection/verify';
  const good = {
    valid: true,
    reason: null,
    email: 'ada.berg@student.nordic.example',
    school: { id: 3, name: NORDIC.name, logo: null },
    connectionId: null,
    returnUrl: '/en/profile',
  };
  const bad = (reason: string) => ({ ...good, valid: false, reason, connectionId: reason === 'expired' ? CONNECTION.id : null });

  async function openLink(world: VerificationWorld, scheme: 'light' | 'dark' = 'light') {
    return stage(<VerifyPage />, {
      scheme,
      reply: (request) => replyOf(world, request),
      address: '/en/verify?connection=secret',
      pages: ['profile', 'verify', 'jobs'],
    });
  }

  test.each(SCHEMES)('school, address and one button; opening uses nothing, signed out too: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const world = verificationWorld({}, { isSignedIn: false });
    world.replies[CHECK] = good;
    world.replies[USE] = { school: good.school, email: good.email, returnUrl: '/en/profile' };
    await openLink(world, scheme);
    await expect.element(page.getByRole('heading', { name: 'Verify your school' })).toBeVisible();
    await expect.element(page.getByText(good.email)).toBeVisible();
    expect(world.sent).toEqual([]);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect.element(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
    expect(world.sent).toEqual([[USE, { token: 'secret' }]]);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['used', 'This link was already used'],
    ['cancelled', 'This verification was cancelled'],
    ['unknown', 'This link is not known'],
  ])('a link that is %s says so', async (reason, title) => {
    const world = verificationWorld();
    world.replies[CHECK] = bad(reason);
    await openLink(world);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    expect(page.getByRole('link', { name: 'To my profile' }).element().getAttribute('href')).toBe('/en/profile?scrollTo=educations');
    expect(document.querySelector('button')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('one that a newer link took the place of says so, and another can be sent', async () => {
    const world = verificationWorld();
    world.replies[CHECK] = { ...bad('cancelled'), connectionId: CONNECTION.id };
    await openLink(world);
    await expect.element(page.getByRole('heading', { name: 'There is a newer link' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('for an expired one another is sent to the same address', async () => {
    const world = verificationWorld();
    world.replies[CHECK] = bad('expired');
    await openLink(world);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.element(page.getByText(/a new link is on its way/)).toBeVisible();
    expect(world.sent).toEqual([['POST /api/v1/university-connection/confirm', { id: CONNECTION.id }]]);
    expect(await violations()).toEqual([]);
  });

  test('used in another window meanwhile, and taken by somebody else', async () => {
    const world = verificationWorld();
    world.replies[CHECK] = good;
    world.replies[USE] = refusal('EmailNotAvailable', 409);
    await openLink(world);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect.element(page.getByText('The provided email is already in use.')).toBeVisible();
    expect(await violations()).toEqual([]);
    world.replies[USE] = refusal('InvalidToken', 422);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect.element(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  });

  test('without a line it can be tried again', async () => {
    const world = verificationWorld();
    world.replies[CHECK] = refusal('unavailable', 503);
    await openLink(world);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violations()).toEqual([]);
    world.replies[CHECK] = good;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  });
});
