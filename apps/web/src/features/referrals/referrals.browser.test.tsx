import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import UnsubscribePage from '../communication/unsubscribe.page.tsx';
import DeclinePage from './decline.page.tsx';
import ReferralsPage from './referrals.page.tsx';

const FRIEND = {
  id: 'r1',
  firstName: 'Ola',
  lastName: 'Nordmann with a name that goes on and on and on',
  email: `${'long'.repeat(14)}@example.org`,
  createdAt: '2026-11-20T10:00:00Z',
  joined: false,
};
const LIST = { referrals: [FRIEND, { ...FRIEND, id: 'r2', joined: true }], total: 45, page: 1 };
const EMPTY = { referrals: [], total: 0, page: 1 };
const schemes = [
  ['light', 1000],
  ['dark', 360],
] as const;

beforeEach(async () => {
  await page.viewport(1000, 700);
});
afterEach(unmount);

describe('inviting friends', () => {
  test.each(schemes)('has nothing that axe objects to, with friends, without, with faults: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    for (const list of [LIST, EMPTY]) {
      await stage(<ReferralsPage />, { scheme, reply: () => Response.json(list) });
      await until(() => document.querySelector('section li, section h2 ~ * h2, section h2 ~ div') !== null);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    }
    await page.getByRole('button', { name: 'Invite' }).click();
    await until(() => document.querySelectorAll('[aria-invalid]').length === 3);
    expect(await violations()).toEqual([]);
  });

  test('sends what was typed, trimmed, and begins anew', async () => {
    const bodies: unknown[] = [];
    const reply = async (request: Request) => {
      if (request.method === 'GET') return Response.json(EMPTY);
      bodies.push(await request.json());
      return Response.json(FRIEND, { status: 201 });
    };
    await stage(<ReferralsPage />, { reply });
    await page.getByRole('textbox', { name: 'First name' }).fill(' Ola ');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Nordmann');
    await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect.element(page.getByText('Typed email is not a valid email')).toBeVisible();
    expect(bodies).toEqual([]);
    await page.getByRole('textbox', { name: 'Email' }).fill('ola@example.org');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    expect(bodies).toEqual([{ firstName: 'Ola', lastName: 'Nordmann', email: 'ola@example.org' }]);
  });

  test('says at the address that it is the person’s own', async () => {
    const refusal = () => Response.json({ code: 'referrals.own_address', status: 422 }, { status: 422 });
    await stage(<ReferralsPage />, { reply: (request) => (request.method === 'GET' ? Response.json(EMPTY) : refusal()) });
    for (const name of ['First name', 'Last name']) await page.getByRole('textbox', { name }).fill('Me');
    await page.getByRole('textbox', { name: 'Email' }).fill('me@example.org');
    await page.getByRole('button', { name: 'Invite' }).click();
    await until(() => document.querySelector('input[type=email][aria-invalid]') !== null);
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('me@example.org');
  });
});

describe('the pages behind links of mails', () => {
  const pages = [
    ['unsubscribe', <UnsubscribePage key="unsubscribe" />, { kind: 'events' }, 'You are unsubscribed'],
    ['decline', <DeclinePage key="decline" />, {}, 'Noted'],
  ] as const;

  test.each(pages)('%s: nothing happens before the button is pressed', async (_name, element, answer, doneTitle) => {
    const calls: unknown[] = [];
    const reply = async (request: Request) => {
      calls.push(await request.json());
      return Response.json(answer);
    };
    await stage(element, { reply, address: '/en/x?token=abc', pages: ['account-settings'] });
    expect(await violations()).toEqual([]);
    expect(calls).toEqual([]);
    await page.getByRole('button').click();
    await expect.element(page.getByRole('heading', { name: doneTitle })).toBeVisible();
    expect(calls).toEqual([{ token: 'abc' }]);
    expect(await violations()).toEqual([]);
  });

  test.each(pages)('%s: a link that is good for nothing says so, in the dark too', async (_name, element) => {
    await stage(element, { scheme: 'dark', reply: () => Response.json({ code: 'InvalidToken', status: 410 }, { status: 410 }) });
    await page.getByRole('button').click();
    await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
