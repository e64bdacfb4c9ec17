// Who looked: whom, for whom, as what, when; pages; a share taken back by one press.
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import ProfileLooksPage from './profile-looks.page.tsx';
import type { ProfileLook } from './queries.ts';

const look = (number: number, over: Partial<ProfileLook> = {}): ProfileLook => ({
  ...{ id: `look ${number}`, by: { kind: 'organization', id: 7, name: 'Lindvik' }, name: 'Eva Lind', occasion: 'share', part: 'profile' },
  ...{ beganAt: '2026-11-20T10:00:00Z', at: '2026-11-20T10:12:00Z', shareId: null },
  ...over,
});
const LOOKS = [
  look(1, { shareId: 's1' }),
  look(2, { shareId: 's1', part: 'cv' }),
  look(3, {
    by: { kind: 'school', id: 1, name: 'Nordic School of'.repeat(8) },
    name: null,
    occasion: 'student',
    at: '2026-11-20T10:00:00Z',
  }),
  look(4, { by: null, name: 'Ben Aas', occasion: 'cvReview', part: 'cv' }),
];
const reply = (looks: ProfileLook[], totalCount = looks.length) => ({ looks, page: 1, pageSize: 20, totalCount });
const text = () => document.body.textContent ?? '';

beforeEach(() => page.viewport(1000, 700));
afterEach(unmount);

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('has nothing that axe objects to, with looks and without: %s, %i px', async (scheme, widthPx) => {
  await page.viewport(widthPx, 740);
  for (const looks of [LOOKS, []]) {
    await stage(<ProfileLooksPage />, { scheme, reply: () => Response.json(reply(looks)), pages: ['profile'] });
    await until(() => text().includes(looks.length > 0 ? 'Eva Lind' : 'Nobody has looked yet'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    unmount();
  }
});

test('says who, for whom and as what; of several looks by one share the newest takes it back', async () => {
  const sent: unknown[] = [];
  await stage(<ProfileLooksPage />, {
    pages: ['profile'],
    reply: async (request) => {
      if (request.method === 'GET') return Response.json(reply(sent.length > 0 ? LOOKS.map((one) => ({ ...one, shareId: null })) : LOOKS));
      sent.push([new URL(request.url).pathname, await request.json()]);
      return Response.json({});
    },
  });
  await until(() => document.querySelectorAll('ol > li').length === 4);
  const rows = [...document.querySelectorAll('ol > li')].map((row) => row.textContent);
  expect(rows[0]).toContain('LindvikEva Lind · Your shared profile');
  expect(rows[1]).toContain('Your shared CV');
  expect(rows[2]).toContain('Somebody whose account is gone · Your record at school');
  expect(rows[3]).toContain('For themselvesBen Aas · The CV you had reviewed');
  await page.getByRole('button', { name: 'Stop sharing with Lindvik' }).click();
  await until(() => document.querySelector('ol button') === null);
  expect(sent).toEqual([['/api/v1/candidate/share/s1/answer', { consented: false }]]);
  expect(toastStore.read().toasts.map((toast) => toast.text)).toEqual(['Lindvik no longer sees your profile']);
});

test('goes through pages, and says what failed with another try', async () => {
  const pages: (string | null)[] = [];
  let fails = true;
  await stage(<ProfileLooksPage />, {
    pages: ['profile'],
    reply: (request) => {
      if (fails) return Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
      pages.push(new URL(request.url).searchParams.get('page'));
      return Response.json(reply(LOOKS, 45));
    },
  });
  await until(() => text().includes('Try again'), 15_000);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await until(() => text().includes('Eva Lind'));
  await page.getByRole('button', { name: 'Older' }).click();
  await until(() => pages.includes('2'));
  expect(pages).toEqual(['1', '2']);
});
