// Data requests as administrators see them: the list with what is urgent, writing one down, and one request with what is held and how it is closed.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import DataRequestPage from './data-request.page.tsx';
import DataRequestsPage from './data-requests.page.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';
const USER = '019aa000-0000-7000-8000-000000000002';
const LONG = 'Ada With A Name That Is Longer Than Anybody Thinks A Name Could Ever Be';
const ROW = {
  ...{
    id: ID,
    kind: 'erasure',
    name: LONG,
    userId: USER,
    cameBy: 'mail',
    note: 'Asked twice',
    receivedOn: '2026-11-01',
    dueOn: '2026-12-01',
  },
  ...{ state: 'open', urgency: 'soon', exportedAt: null, closedAt: null, closedBy: '', reason: '' },
};
const CLOSED = { ...ROW, state: 'refused', urgency: null, closedAt: '2026-11-02T10:00:00Z', closedBy: 'Hana Berg', reason: 'Kept by law' };
const HELD = [
  { part: 'notes', count: 2 },
  { part: 'somethingNewer', count: 1 },
];
let sent: { method: string; path: string; body: unknown }[] = [];
type Look = {
  rows?: object[];
  row?: object;
  accounts?: object[];
  administered?: boolean;
  scheme?: 'light' | 'dark';
  act?: () => Response;
  at?: string;
};
function open({
  rows = [ROW],
  row = { ...ROW, held: HELD },
  accounts = [],
  administered = true,
  scheme = 'light',
  act,
  at = '',
}: Look = {}) {
  sent = [];
  let now = row;
  return stage(
    <ConsoleSchoolContext value={{ schoolId: 7, name: 'Nordic', logo: null, country: 'NO', administered, duties: [...STAFF_DUTIES] }}>
      <Routes>
        <Route path="/:locale/staff/data-requests" element={<DataRequestsPage />} />
        <Route path="/:locale/staff/data-requests/:id" element={<DataRequestPage />} />
      </Routes>
    </ConsoleSchoolContext>,
    {
      address: `/en/staff/data-requests${at}`,
      pages: ['staff', 'staff-data-requests', 'staff-data-request'],
      scheme,
      reply: async (request) => {
        const { pathname: path, searchParams } = new URL(request.url);
        if (request.method === 'POST') {
          sent.push({ method: request.method, path, body: await request.json() });
          if (act) return act();
          now = { ...CLOSED, state: 'done', held: [] };
          return Response.json(now);
        }
        if (path.endsWith('/students'))
          return Response.json({ rows: [{ id: USER, name: `Ada ${searchParams.get('q')}` }], total: 1, totalIsExact: true });
        if (path.endsWith('/accounts')) return Response.json({ accounts });
        if (path.endsWith(ID)) return Response.json(now);
        return Response.json({ rows, total: rows.length, totalIsExact: true, page: 1, pageSize: 50 });
      },
    },
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);
const text = () => document.body.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('data requests', { timeout: 60_000 }, () => {
  test('say how urgent each is and lead to it; who asked the platform is only told', async () => {
    await open({
      rows: [ROW, { ...CLOSED, id: USER, name: null }],
      accounts: [{ userId: USER, name: 'Ben Lie', dueAt: '2026-12-01T10:00:00Z' }],
    });
    await until(() => text().includes(LONG));
    for (const words of ['Due soon', 'Refused', 'Somebody who left', '1 student asked the platform', 'Ben Lie, on'])
      expect(text()).toContain(words);
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(`/en/staff/data-requests/${ID}`);
  });

  test('are written down: of a student who is found by name', async () => {
    await open({ rows: [] });
    await until(() => text().includes('No requests yet'));
    await button('Record a request').first().click();
    await page.getByRole('combobox', { name: 'Student' }).fill('berg');
    await page.getByRole('option', { name: 'Ada berg' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('All of it');
    await button('Record').click();
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({
      path: '/api/v1/staff/schools/7/data-requests',
      body: { kind: 'export', userId: USER, person: '', cameBy: 'mail', note: 'All of it' },
    });
    await until(() => text().includes('The request is recorded'));
  });

  test('say a fault at its field and keep what was typed', async () => {
    await open({ act: () => problem('data_requests.invalid', 422, [{ pointer: '/body/person', code: 'missing' }]) });
    await button('Record a request').click();
    await page.getByRole('textbox', { name: 'Note' }).fill('All of it');
    await button('Record').click();
    await expect.element(page.getByText('Choose a student, or write a name; not both.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('All of it');
  });

  test('are asked for by nobody but administrators', async () => {
    await open({ administered: false });
    await until(() => text().includes('Only administrators of this school'));
    expect(document.querySelector('button[type="button"]')?.textContent ?? '').not.toContain('Record');
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme, accounts: [{ userId: USER, name: LONG, dueAt: '2026-12-01T10:00:00Z' }] });
    await until(() => text().includes('Due soon'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    await button('Record a request').click();
    await until(() => document.querySelector('dialog') !== null);
    expect(await violations()).toEqual([]);
  });
});

describe('a data request', { timeout: 60_000 }, () => {
  const at = `/${ID}`;

  test('says what is held; an erasure is asked about, and closes it', async () => {
    await open({ at });
    await until(() => text().includes('Shared notes: 2'));
    expect(text()).toContain('somethingNewer: 1');
    await button('Delete').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await button('Cancel').click();
    expect(sent).toEqual([]);
    await button('Delete').click();
    await button('Delete for good').click();
    await until(() => text().includes('The school holds nothing on this person.'));
    expect(sent).toEqual([{ method: 'POST', path: `/api/v1/staff/schools/7/data-requests/${ID}/erase`, body: {} }]);
    expect(text()).toContain('Carried out');
    await expect.element(button('Delete')).not.toBeInTheDocument();
  });

  test('is refused with a reason', async () => {
    await open({ at });
    await button('Refuse').click();
    await page.getByRole('textbox', { name: 'Reason, which the person is told by you' }).fill('Kept by law');
    await button('Refuse').last().click();
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ path: expect.stringMatching(/\/close$/), body: { state: 'refused', reason: 'Kept by law' } });
  });

  test('of an export has no erasure, of somebody without an account neither archive, and what is closed nothing', async () => {
    await open({ at, row: { ...ROW, kind: 'export', held: HELD } });
    await until(() => text().includes('Download archive'));
    expect(text()).not.toContain('Delete');
    unmount();
    await open({ at, row: { ...ROW, userId: null, name: 'Oskar', held: [] } });
    await until(() => text().includes('This person has no account here.'));
    expect(text()).not.toContain('Download archive');
    unmount();
    await open({ at, row: { ...CLOSED, held: HELD } });
    await until(() => text().includes('Kept by law'));
    expect(text()).not.toMatch(/Download archive|Mark as carried out/);
  });

  test('says what went wrong and stays open', async () => {
    await open({ at, act: () => problem('data_requests.over', 409) });
    await button('Mark as carried out').click();
    await button('Mark as carried out').last().click();
    await until(() => text().includes('This request is closed.'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ at, scheme });
    await until(() => text().includes('Shared notes: 2'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
