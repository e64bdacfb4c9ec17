import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { SchoolVerification } from './components/school-verification.tsx';
import VerificationAlert from './components/verification-alert.tsx';
import { VerificationEverywhere } from './everywhere.fixture.tsx';
import { NORDIC, PENDING, refusal, replyOf, type VerificationWorld, verificationWorld } from './verification.fixture.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1000, 740);
});
afterEach(unmount);

function Study({ isCurrent, isWarned }: { isCurrent: boolean; isWarned?: boolean | undefined }) {
  return (
    <>
      <h1>Education</h1>
      <SchoolVerification
        school={NORDIC}
        state="needVerification"
        isCurrent={isCurrent}
        {...(isWarned === undefined ? {} : { isWarned })}
      />
      <VerificationEverywhere />
    </>
  );
}

/** A study with its indicator, once the connections are known. Gives the addresses that were shown. */
async function staged(world: VerificationWorld, { scheme, isCurrent = false }: { scheme?: 'light' | 'dark'; isCurrent?: boolean } = {}) {
  const addresses = await stage(<Study isCurrent={isCurrent} />, {
    reply: (request) => replyOf(world, request),
    address: '/en/profile',
    pages: ['profile'],
    ...(scheme ? { scheme } : {}),
  });
  const wanted = world.connections[0]?.state;
  await until(
    () => document.querySelector(`[data-verification="${wanted}"]`) !== null && document.querySelector('main')?.textContent !== '',
  );
  return addresses;
}

const buttons = () =>
  [...document.querySelectorAll('[data-verification] button')].map((one) => one.textContent || one.getAttribute('aria-label'));
const press = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).click();
const toasts = () => toastStore.read().toasts.map(({ text }) => text);
const over = { isCurrent: false };

const LONG = 'We could not find you in our lists. '.repeat(6);
const STATES = {
  red: over,
  'red, rejected': { ...over, verdict: { code: 'rejected', text: LONG } },
  'red, expired': { ...over, verdict: { code: 'expired', text: '' } },
  'amber, a link': { ...over, ...PENDING, studentEmail: `${'x'.repeat(50)}@student.nordic.example` },
  'amber, staff': { ...over, ...PENDING, studentEmail: null, method: 'manual' },
  'amber, a question': { ...over, ...PENDING, studentEmail: null, question: LONG },
  'amber, answered': { ...over, ...PENDING, studentEmail: null, question: 'Which year?', answer: '2024' },
  green: { ...over, state: 'verified', isVerified: true, expiresAt: '2027-06-30T10:00:00Z' },
  'green, advised': { ...over, state: 'verified', isVerified: true, adviser: 'Finn Dahl '.repeat(12) },
  ignored: { ...over, state: 'ignored' },
  'green, of a school that rests': { ...over, state: 'verified', isVerified: true, schoolIsSuspended: true },
} as const;

describe('the indicator of a study', () => {
  test('names who advises the student there (consoles.4)', async () => {
    await staged(verificationWorld({ ...over, state: 'verified', isVerified: true, adviser: 'Finn Dahl' }));
    await expect.element(page.getByText(`Your adviser at ${NORDIC.name} is Finn Dahl.`)).toBeVisible();
  });

  test('says of a school that is suspended that it rests, whatever the state, and offers no proof (schools.10)', async () => {
    await staged(verificationWorld({ ...over, state: 'verified', isVerified: true, schoolIsSuspended: true }));
    await expect.element(page.getByText(/^This school is suspended for now/)).toBeVisible();
    await expect.element(page.getByText('School verified')).toBeVisible();
    unmount();
    const world = verificationWorld({ ...over, schoolIsSuspended: true });
    world.replies['GET /api/v1/university-connection'] = { connections: world.connections };
    await staged(world);
    await expect.element(page.getByText(/^This school is suspended for now/)).toBeVisible();
    expect(buttons()).toHaveLength(1);
  });

  test.each(
    Object.entries(STATES).flatMap(([name, change]) => [[name, 'light', 1000, change] as const, [name, 'dark', 360, change] as const]),
  )('%s: nothing that axe objects to, and it fits: %s, %i px', async (_name, scheme, widthPx, change) => {
    await page.viewport(widthPx, 740);
    await staged(verificationWorld(change), { scheme });
    await until(() => document.querySelector('[data-verification]')?.textContent !== '');
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('red offers Verify and Not now; a current study has no Not now, whichever study of the school it is', async () => {
    await staged(verificationWorld({ isCurrent: false }));
    await until(() => buttons().length === 3);
    expect(buttons().slice(1)).toEqual(['Verify', 'Not now']);
    unmount();
    await staged(verificationWorld({ isCurrent: true }), { isCurrent: false });
    await until(() => buttons().length === 2);
    expect(buttons().slice(1)).toEqual(['Verify']);
  });

  test('a warning that the person hid stays hidden; what waits is shown all the same', async () => {
    const show = (world: VerificationWorld) =>
      stage(<Study isCurrent={false} isWarned={false} />, { reply: (request) => replyOf(world, request), address: '/en/profile' });
    await show(verificationWorld({ isCurrent: false }));
    await pause(300);
    expect(document.querySelector('[data-verification]')).toBeNull();
    unmount();
    await show(verificationWorld({ ...PENDING, isCurrent: false }));
    await until(() => document.querySelector('[data-verification="pending"]') !== null);
  });

  test('amber offers Resend with a student e-mail alone', async () => {
    await staged(verificationWorld(PENDING));
    await expect.element(page.getByText('Waiting for you to open the link sent to ada.berg@student.nordic.example')).toBeVisible();
    expect(buttons().slice(1)).toEqual(['Resend email', 'Cancel verification']);
    unmount();
    await staged(verificationWorld({ ...PENDING, studentEmail: null }));
    await expect.element(page.getByText('Career services look at your request')).toBeVisible();
    expect(buttons().slice(1)).toEqual(['Cancel verification']);
  });

  test('what staff decided stands at the red one, in their words', async () => {
    await staged(verificationWorld({ verdict: { code: 'rejected', text: 'You are not in our lists.' } }));
    await expect.element(page.getByText(/could not confirm that you study there\. They write: “You are not in our lists\.”/)).toBeVisible();
  });

  test('its icon explains the signs', async () => {
    await staged(verificationWorld({ state: 'verified', isVerified: true }));
    await press(/^What the verification of/);
    await expect.element(page.getByRole('dialog', { name: 'School verification' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('Verify opens the dialog by its address', async () => {
    const addresses = await staged(verificationWorld());
    await press(/^Verify: /);
    await until(() => addresses.includes(`/en/profile?verify=${NORDIC.id}`));
    await expect.element(page.getByRole('dialog', { name: 'Verify your school' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toBe('/en/profile');
  });
});

describe('putting it off', () => {
  test('asks first, then says so; Undo takes it back', async () => {
    const world = verificationWorld({ isCurrent: false });
    await staged(world);
    await press(/^Not now/);
    await expect.element(page.getByRole('alertdialog', { name: 'Postpone verification' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Back');
    expect(world.sent).toEqual([]);
    await press(/^Not now/);
    await press('Postpone');
    await until(() => document.querySelector('[data-verification="ignored"]') !== null);
    expect(world.sent).toEqual([['PATCH /api/v1/university-connection', { schoolId: 3, state: 'ignored' }]]);
    await press('Undo');
    await until(() => document.querySelector('[data-verification="needVerification"]') !== null);
    expect(world.sent.at(-1)).toEqual(['PATCH /api/v1/university-connection', { schoolId: 3, state: 'needVerification' }]);
  });

  test('the icon of one that was put off shows the warning again, and says so', async () => {
    const world = verificationWorld({ state: 'ignored', isCurrent: false });
    await staged(world);
    expect(buttons()).toEqual([`Show the warning for ${NORDIC.name} again`]);
    await press(/^Show the warning/);
    await until(() => document.querySelector('[data-verification="needVerification"]') !== null);
    expect(toasts()).toContain(`The warning for ${NORDIC.name} shows again.`);
  });

  test('a study that goes on is refused in words', async () => {
    const world = verificationWorld({ isCurrent: false });
    world.replies['PATCH /api/v1/university-connection'] = refusal('verification.program_current', 409);
    await staged(world);
    await press(/^Not now/);
    await press('Postpone');
    await expect.element(page.getByRole('alertdialog', { name: 'The verification could not be changed' })).toBeVisible();
    await expect.element(page.getByText(/You study at this school today/)).toBeVisible();
    await press('OK');
    await until(() => document.querySelector('dialog[open]') === null);
  });
});

describe('while it is pending', () => {
  test('the link is sent again', async () => {
    const world = verificationWorld(PENDING);
    await staged(world);
    await press(/^Resend/);
    await until(() => toasts().includes('We sent the link again to ada.berg@student.nordic.example.'));
    expect(world.sent).toEqual([
      ['POST /api/v1/university-connection/confirm', { id: world.connections[0]?.id, returnUrl: '/en/profile' }],
    ]);
  });

  test('too many mails are refused in words, other failures point to support', async () => {
    const world = verificationWorld(PENDING);
    world.replies['POST /api/v1/university-connection/confirm'] = refusal('verification.mail_limit', 429);
    await staged(world);
    await press(/^Resend/);
    await expect.element(page.getByRole('alertdialog', { name: 'The email could not be sent' })).toBeVisible();
    await expect.element(page.getByText(/several emails in the last hour/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('OK');
    world.replies['POST /api/v1/university-connection/confirm'] = refusal('internal', 500);
    await press(/^Resend/);
    await expect.element(page.getByText(/contact support\.$/)).toBeVisible();
  });

  test('cancelling asks first; a connection that does not exist any more opens the error dialog', async () => {
    const world = verificationWorld(PENDING);
    world.replies['DELETE /api/v1/university-connection'] = refusal('not_found', 404);
    await staged(world);
    await press(/^Cancel verification: /);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel verification' }).click();
    await expect.element(page.getByText(/does not exist any more/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('OK');
    delete world.replies['DELETE /api/v1/university-connection'];
    await press(/^Cancel verification: /);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel verification' }).click();
    await until(() => document.querySelector('[data-verification="needVerification"]') !== null);
    expect(world.sent.at(-1)).toEqual(['DELETE /api/v1/university-connection', { schoolId: '3' }]);
    expect(toasts()).toContain(`The verification of ${NORDIC.name} is cancelled.`);
  });

  test('what staff asked back is answered, by keyboard alone', async () => {
    const world = verificationWorld({ ...PENDING, studentEmail: null, question: 'Which year did you begin?' });
    await staged(world);
    await expect.element(page.getByText(/asks: “Which year did you begin\?”/)).toBeVisible();
    (page.getByRole('button', { name: /^Answer: / }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await expect.element(field).toBeVisible();
    expect(page.getByRole('button', { name: 'Send answer' }).element().hasAttribute('disabled')).toBe(true);
    expect(await violations()).toEqual([]);
    await field.fill('In 2024');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await until(() => toasts().includes('Your answer is with career services.'));
    expect(world.sent.at(-1)?.[1]).toEqual({ answer: 'In 2024' });
    await expect.element(page.getByText(/Your answer: “In 2024”/)).toBeVisible();
  });

  test('a message of the server that is too long by hand is not sent', async () => {
    await staged(verificationWorld({ ...PENDING, studentEmail: null, question: 'Why?' }));
    await press(/^Answer: /);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('x'.repeat(501));
    await expect.element(page.getByText('501 of 500 characters')).toBeVisible();
    expect(page.getByRole('button', { name: 'Send answer' }).element().hasAttribute('disabled')).toBe(true);
  });
});

describe('the alert', () => {
  const alert = () => document.querySelector('[data-verification-alert]');
  async function stagedAlert(world: VerificationWorld, scheme: 'light' | 'dark' = 'light', pageId = 'jobs') {
    const element = (
      <>
        <h1>Jobs</h1>
        <VerificationAlert userId="u1" pageId={pageId} />
      </>
    );
    let asked = false;
    await stage(element, {
      scheme,
      reply: (request) => {
        asked ||= request.url.endsWith('/university-connection');
        return replyOf(world, request);
      },
    });
    await until(() => asked);
  }

  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stagedAlert(verificationWorld(), scheme);
    await until(() => alert() !== null);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('closed, it stays away for the rest of the day, and comes back with the next', async () => {
    await stagedAlert(verificationWorld());
    await until(() => alert() !== null);
    await press('Hide until tomorrow');
    await until(() => alert() === null);
    unmount();
    await stagedAlert(verificationWorld());
    await until(() => true);
    expect(alert()).toBeNull();
    unmount();
    localStorage.setItem('fairway.verification-alert.u1', new Date(Date.now() - 86_400_000).toISOString());
    await stagedAlert(verificationWorld());
    await until(() => alert() !== null);
  });

  test('does not come on the profile, nor for a school that is verified or of the past', async () => {
    await stagedAlert(verificationWorld(), 'light', 'profile');
    expect(alert()).toBeNull();
    unmount();
    await stagedAlert(verificationWorld({ state: 'verified' }));
    expect(alert()).toBeNull();
    unmount();
    await stagedAlert(verificationWorld({ isCurrent: false }));
    expect(alert()).toBeNull();
  });
});
