import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { isOpen, stageDialog } from './profile.fixture.tsx';

const share = (id: string, name: string, change: object = {}) => ({
  id,
  user_id: 'me',
  sharedWithUser: null,
  sharedWithOrg: Number(id),
  name,
  image: null,
  requested: true,
  consented: null,
  consentedAt: null,
  expirationTime: null,
  active: false,
  state: 'waiting',
  waitsUntil: '2027-01-30T10:00:00Z',
  proofs: [{ method: 'dns', domain: 'lindvik.example', provenAt: '2026-10-01T10:00:00Z' }],
  createdAt: '2026-11-01T10:00:00Z',
  ...change,
});
const ACTIVE = {
  consented: true,
  consentedAt: '2026-11-02T10:00:00Z',
  expirationTime: '2027-11-02T10:00:00Z',
  active: true,
  state: 'shared',
  waitsUntil: null,
};
const SHARES = [
  share('1', 'Lindvik Norden Group'),
  share('2', 'Vereinigte-Donaudampfschifffahrtsgesellschaftswerke', ACTIVE),
  share('3', 'Ochre', { consented: false, state: 'ended', waitsUntil: null }),
];
const LIST = 'GET /api/v1/candidate/share';
const reply = (shares: object[]) => ({ shares, page: 1, totalCount: shares.length, hasNext: false });
const dialog = () => document.querySelector('dialog[open]') as HTMLElement;
const items = () => [...dialog().querySelectorAll('[aria-label="Requests and shares"] > li')].map((item) => item.textContent);
const toasts = () => toastStore.read().toasts.map((toast) => toast.text);

beforeEach(silenceSockets);
afterEach(() => {
  restoreSockets();
  unmount();
});

test.each([
  ['light', 1000],
  ['dark', 360],
] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
  await page.viewport(widthPx, 740);
  await stageDialog('sharing', { scheme, replies: { [LIST]: reply(SHARES) } });
  await until(() => items().length === 2);
  expect(await violations()).toEqual([]);
  expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
});

test('requests stand first, what was declined is gone', async () => {
  await stageDialog('sharing', { replies: { [LIST]: reply(SHARES.toReversed()) } });
  await until(() => items().length === 2);
  expect(items()[0]).toContain('Lindvik Norden Group');
  expect(items()[1]).toContain('Shared until');
});

const asks = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
const press = (name: string) =>
  page
    .elementLocator(asks() as HTMLElement)
    .getByRole('button', { name, exact: true })
    .click();

test('a consent says who asks and what they will see, and is sent with the end that was chosen', async () => {
  const world = await stageDialog('sharing', { replies: { [LIST]: reply(SHARES), 'POST /api/v1/candidate/share/1/answer': SHARES[0] } });
  await until(() => items().length === 2);
  expect(items()[0]).toContain('Open until 30 Jan 2027');
  await page.getByRole('button', { name: 'Share with Lindvik Norden Group' }).click();
  await until(() => asks()?.textContent?.includes('They see your education') === true);
  expect(asks()?.textContent).toContain('lindvik.example');
  expect(await violations()).toEqual([]);
  await page
    .elementLocator(asks() as HTMLElement)
    .getByText('180 days')
    .click();
  await press('Share');
  await until(() => toasts().includes('Lindvik Norden Group can see your profile now'));
  expect(world.sent).toMatchObject([{ call: 'POST /api/v1/candidate/share/1/answer', body: { consented: true } }]);
  const { expirationTime } = (world.sent[0] as { body: { expirationTime: string } }).body;
  expect(Math.round((Date.parse(expirationTime) - Date.now()) / 86_400_000)).toBe(180);
  expect(isOpen('sharing')).toBe(true);
});

test('a request is declined where it is asked for, too', async () => {
  const world = await stageDialog('sharing', { replies: { [LIST]: reply(SHARES), 'POST /api/v1/candidate/share/1/answer': SHARES[0] } });
  await until(() => items().length === 2);
  await page.getByRole('button', { name: 'Share with Lindvik Norden Group' }).click();
  await until(() => asks() !== null);
  await press('Decline');
  await until(() => toasts().includes('Lindvik Norden Group was declined'));
  expect(world.sent).toEqual([{ call: 'POST /api/v1/candidate/share/1/answer', body: { consented: false } }]);
});

test('a decline and an end are one press; a failure is said and nothing changes', async () => {
  const world = await stageDialog('sharing', { replies: { [LIST]: reply(SHARES), 'POST /api/v1/candidate/share/2/answer': SHARES[1] } });
  await until(() => items().length === 2);
  await page.getByRole('button', { name: /^Stop sharing with Vereinigte/ }).click();
  await until(() => toasts().length === 1);
  expect(world.sent).toEqual([{ call: 'POST /api/v1/candidate/share/2/answer', body: { consented: false } }]);
  await page.getByRole('button', { name: 'Decline Lindvik Norden Group' }).click();
  await until(() => toasts().length === 2);
  expect(items()).toHaveLength(2);
});
