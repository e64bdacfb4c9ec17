// How long data is kept, as administrators see it: what holds and waits, what is asked before more is deleted, and the list of what goes.
import { RETAINED_KINDS, RETENTION_MONTHS } from '@fairway/rules/retention';
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { RetentionSettings } from './components/retention-settings.tsx';
import RetainedPage from './retained.page.tsx';

type Period = { kind: string; months: number | null; next: { months: number; from: string } | null; goes: number; goesNext: number };
const SCHOOL = { schoolId: 7, name: 'Nordic', logo: null, country: 'NO', duties: [...STAFF_DUTIES] };
const FROM = '2026-12-01T12:00:00.000Z';
const holding = (changes: Partial<Record<string, Partial<Period>>> = {}): Period[] =>
  RETAINED_KINDS.map((kind) => ({ kind, months: RETENTION_MONTHS[kind].default, next: null, goes: 0, goesNext: 0, ...changes[kind] }));

let sent: { method: string; path: string; body: unknown }[] = [];
type Look = {
  periods?: Period[];
  administered?: boolean;
  scheme?: 'light' | 'dark';
  save?: () => Response;
  read?: () => Response;
  rows?: object[];
  shown?: ReactNode;
  address?: string;
};
function open({ periods = holding(), administered = true, scheme = 'light', save, read, rows = [], shown, address }: Look = {}) {
  sent = [];
  let edition = 1;
  return stage(<ConsoleSchoolContext value={{ ...SCHOOL, administered }}>{shown ?? <RetentionSettings />}</ConsoleSchoolContext>, {
    address: address ?? '/en/staff/settings/retention',
    pages: ['staff', 'staff-settings', 'staff-settings-section', 'staff-retained'],
    scheme,
    reply: async (request) => {
      const { pathname: path } = new URL(request.url);
      const { method } = request;
      if (method !== 'GET') sent.push({ method, path, body: await request.json() });
      if (path.endsWith('/rows')) return Response.json({ rows, total: rows.length, totalIsExact: true, page: 1, pageSize: 50 });
      if (path.endsWith('/trial')) return Response.json({ older: 12 });
      if (method === 'PUT') {
        edition += 1;
        return save?.() ?? Response.json({ edition, periods });
      }
      return read?.() ?? Response.json({ edition, periods });
    },
  });
}
beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);
const text = () => document.body.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (kind: string) => page.getByRole('textbox', { name: `${kind}: Months` });
const NOTES = 'Notes on former students';

describe('how long data is kept', { timeout: 60_000 }, () => {
  test('says what holds, what waits and how much goes, with a way to see it', async () => {
    await open({ periods: holding({ notes: { months: 36, next: { months: 6, from: FROM }, goes: 3 }, audit: { goes: 10_000 } }) });
    await until(() => text().includes('Kept for 36 months · 6 months from'));
    for (const words of [
      '3 go within 30 days',
      '10,000 or more go within 30 days',
      'A shorter time holds soon',
      '12 to 120, 36 by default',
    ])
      expect(text()).toContain(words);
    await expect.element(field(NOTES)).toHaveValue('6');
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/en/staff/settings/retention/notes', '/en/staff/settings/retention/audit']);
    await expect.element(button('Save')).toBeDisabled();
  });

  test('a longer time is saved at once, with the edition that was shown', async () => {
    await open();
    await field(NOTES).fill('36');
    await button('Save').click();
    await until(() => text().includes('Saved'));
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/v1/staff/schools/7/retention', body: { edition: 1, periods: [{ kind: 'notes', months: 36 }] } },
    ]);
  });

  test('a shorter time is asked about, with how much is that old; whoever cancels saves nothing and keeps what was typed', async () => {
    await open();
    await field(NOTES).fill('6');
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(text()).toContain('Notes on former students: 12 are that old today');
    await button('Cancel').click();
    await until(() => document.querySelector('[role="alertdialog"]') === null);
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
    await expect.element(field(NOTES)).toHaveValue('6');
    await button('Save').click();
    await button('Keep for a shorter time').click();
    await until(() => sent.at(-1)?.method === 'PUT');
    expect(sent.at(-1)?.body).toEqual({ edition: 1, periods: [{ kind: 'notes', months: 6 }] });
  });

  test('setting back what waits is no shorter time', async () => {
    await open({ periods: holding({ notes: { months: 24, next: { months: 6, from: FROM } } }) });
    await field(NOTES).fill('24');
    await button('Save').click();
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { periods: [{ kind: 'notes', months: 24 }] } });
  });

  test('what is out of the bounds is said at the field and cannot be saved', async () => {
    await open();
    await field('Audit log').fill('11');
    await expect.element(page.getByText('Whole months from 12 to 120.')).toBeVisible();
    await expect.element(button('Save')).toBeDisabled();
    await field('Audit log').fill('x');
    await expect.element(field('Audit log')).toHaveValue('');
  });

  test('somebody else’s version is offered', async () => {
    await open({ save: () => problem('retention.changed', 409) });
    await field(NOTES).fill('30');
    await button('Save').click();
    await until(() => text().includes('Somebody else saved in the meantime.'));
    await expect.element(button('Take their version')).toBeVisible();
  });

  test('a school that nobody was told about reads that nothing goes yet', async () => {
    await open({ periods: holding(Object.fromEntries(RETAINED_KINDS.map((kind) => [kind, { months: null }]))) });
    await until(() => text().includes('Nothing is deleted yet.'));
    expect(text()).toContain('Kept without end for now');
  });

  test('is asked for by nobody but administrators, and says when it fails', async () => {
    await open({ administered: false, read: () => problem('internal', 500) });
    await until(() => text().includes('Only administrators of this school'));
    unmount();
    await open({ read: () => problem('internal', 500) });
    await until(() => document.querySelector('h1, h2') !== null && text().includes('Try again'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme, periods: holding({ notes: { months: 36, next: { months: 6, from: FROM }, goes: 3 } }) });
    await until(() => text().includes('Kept for 36 months'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});

describe('what goes', { timeout: 60_000 }, () => {
  const LONG = 'Ada With A Name That Is Longer Than Anybody Thinks A Name Could Ever Be';
  const row = (id: string, name: string | null, what: string | null) => ({ id, name, what, at: '2024-01-05T00:00:00Z', goesAt: FROM });
  const list = (kind: string, look: Look) =>
    open({
      ...look,
      address: `/en/staff/settings/retention/${kind}`,
      shown: (
        <Routes>
          <Route path="/:locale/staff/settings/retention/:kind" element={<RetainedPage />} />
        </Routes>
      ),
    });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('names who it is about, or that nobody knows them; nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await list('labels', { scheme, rows: [row('a', LONG, 'Abroad'), row('b', null, 'Abroad')] });
    await until(() => text().includes('Somebody who left'));
    expect(text()).toContain(LONG);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('says actions of the audit log in words, and messages are about nobody in particular', async () => {
    await list('audit', { rows: [row('a', 'Hana', 'connection.approve')] });
    await until(() => text().includes('Verification approved'));
    unmount();
    await list('messages', { rows: [row('a', null, 'Come to the fair')] });
    await until(() => text().includes('Nobody in particular'));
  });

  test('says when nothing goes, and when there is no such kind', async () => {
    await list('notes', {});
    await until(() => text().includes('Nothing goes within 30 days'));
    unmount();
    await list('everything', {});
    await until(() => text().includes('There is no such kind of data'));
  });
});
