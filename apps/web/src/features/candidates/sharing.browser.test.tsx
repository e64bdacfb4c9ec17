import { unmount, until, violations } from '@fairway/ui/mount';
import { closeToast, toastStore } from '@fairway/ui/show-toast';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
  createdAt: '2026-11-01T10:00:00Z',
  ...change,
});
const ACTIVE = { consented: true, consentedAt: '2026-11-02T10:00:00Z', expirationTime: '2027-11-02T10:00:00Z', active: true };
const SHARES = [
  share('1', 'Lindvik Norden Group'),
  share('2', 'Vereinigte-Donaudampfschifffahrtsgesellschaftswerke', ACTIVE),
  share('3', 'Ochre', { consented: false }),
];
const LIST = 'GET /api/v1/candidate/share';
const reply = (shares: object[]) => ({ shares, page: 1, totalCount: shares.length, hasNext: false });
const dialog = () => document.querySelector('dialog[open]') as HTMLElement;
const items = () => [...dialog().querySelectorAll('[aria-label="Requests and shares"] > li')].map((item) => item.textContent);
const toasts = () => toastStore.read().toasts.map((toast) => toast.text);

afterEach(() => {
  for (const toast of toastStore.read().toasts) closeToast(toast.id);
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

test('a consent asks first, and is sent', async () => {
  const world = await stageDialog('sharing', { replies: { [LIST]: reply(SHARES), 'POST /api/v1/candidate/share/1/answer': SHARES[0] } });
  await until(() => items().length === 2);
  await page.getByRole('button', { name: 'Share with Lindvik Norden Group' }).click();
  const asks = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
  await until(() => asks()?.textContent?.includes('They see your education') === true);
  await page
    .elementLocator(asks() as HTMLElement)
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  await until(() => toasts().includes('Lindvik Norden Group can see your profile now'));
  expect(world.sent).toEqual([{ call: 'POST /api/v1/candidate/share/1/answer', body: { consented: true } }]);
  expect(isOpen('sharing')).toBe(true);
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
