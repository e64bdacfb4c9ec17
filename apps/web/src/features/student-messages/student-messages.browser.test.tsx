import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { stage } from '../../testing/stage.tsx';
import { useWriteToStudents } from './components/use-write.ts';
import MessagePage from './message.page.tsx';
import MessagesPage from './messages.page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

const BASE = '/api/v1/staff/schools/12';
const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
/** The stage has no route, so a page asks for nobody's id. */
const ID = '00000000-0000-0000-0000-000000000000';
const message = (more: object = {}) => ({
  id: ID,
  subject: 'The fair, {firstName}',
  sender: 'Finn Dahl',
  state: 'sent',
  createdAt: '2026-11-01T10:00:00.000Z',
  finishedAt: '2026-11-01T10:00:05.000Z',
  chosen: 120,
  sent: 117,
  leftOut: { often: 1, declined: 2, unreachable: 0 },
  ...more,
});
const ROWS = [message(), message({ id: '2', subject: LONG, sender: null, state: 'sending', finishedAt: null, sent: 40 })];
const WHOLE = message({ text: `Hello {firstName},\n\n${LONG}` });
const RECIPIENTS = [
  { id: '1', name: 'Ada Berg', state: 'sent', reason: null, at: '2026-11-01T10:00:00.000Z' },
  { id: '2', name: LONG, state: 'left_out', reason: 'declined', at: '2026-11-01T10:00:00.000Z' },
];
const CHECKED = {
  reached: 2,
  leftOut: { often: 1, declined: 1, unreachable: 1 },
  empty: { program: 0, adviser: 1 },
  readers: [
    { id: '1', name: 'Ada Berg' },
    { id: '2', name: LONG },
  ],
  preview: { readerId: '1', subject: 'The fair, Ada', text: `Hello Ada,\n\n${LONG}` },
};

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
type Options = { address?: string; scheme?: 'light' | 'dark'; replies?: Record<string, () => Response> };
const pageOf = (rows: object[]) => Response.json({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
const refused = (code: string, status: number, more: object = {}) =>
  Response.json({ code, status, ...more }, { status, headers: { 'content-type': 'application/problem+json' } });

async function open(element: ReactNode, { address = '/en/staff/student-messages', scheme = 'light', replies = {} }: Options = {}) {
  calls = [];
  return stage(<ConsoleSchoolContext value={SCHOOL}>{element}</ConsoleSchoolContext>, {
    address,
    scheme,
    pages: ['staff', 'staff-students', 'staff-student', 'staff-student-messages', 'staff-student-message'],
    reply: async (request) => {
      const { pathname: path } = new URL(request.url);
      const text = await request.clone().text();
      calls.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined });
      const own = replies[`${request.method} ${path}`];
      if (own) return own();
      if (path === `${BASE}/student-messages/check`) return Response.json(CHECKED);
      if (path === `${BASE}/student-messages`) return request.method === 'POST' ? Response.json(WHOLE, { status: 201 }) : pageOf(ROWS);
      if (path === `${BASE}/student-messages/${ID}`) return Response.json(WHOLE);
      if (path === `${BASE}/student-messages/${ID}/recipients`) return pageOf(RECIPIENTS);
      return new Response(null, { status: 204 });
    },
  });
}
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const posts = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === BASE + path);

describe('what was sent', () => {
  test.each(['light', 'dark'] as const)('is listed, wide and narrow, in %s', async (scheme) => {
    await open(<MessagesPage />, { scheme });
    await expect.element(page.getByRole('link', { name: 'The fair, {firstName}' })).toBeVisible();
    await expect.element(page.getByText('Being sent').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('is looked at again while it is being sent', async () => {
    await open(<MessagesPage />);
    await until(() => calls.filter(({ path }) => path === `${BASE}/student-messages`).length >= 3, 8000);
  });

  test('says where there is nothing', async () => {
    await open(<MessagesPage />, { replies: { [`GET ${BASE}/student-messages`]: () => pageOf([]) } });
    await expect.element(page.getByText('No messages yet')).toBeVisible();
  });
});

describe('a message', () => {
  const address = `/en/staff/student-messages/${ID}`;

  test.each(['light', 'dark'] as const)('is shown with its numbers and for whom it was, wide and narrow, in %s', async (scheme) => {
    await open(<MessagePage />, { address, scheme });
    await expect.element(page.getByText('Left out: wants no such emails')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ada Berg' })).toBeVisible();
    await expect.element(page.getByText('Wants no such emails', { exact: true }).first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('that is being sent shows how far it is, and looks again', async () => {
    const half = () => Response.json({ ...WHOLE, state: 'sending', finishedAt: null, sent: 57 });
    await open(<MessagePage />, { address, replies: { [`GET ${BASE}/student-messages/${ID}`]: half } });
    await expect.element(page.getByRole('progressbar', { name: 'Being sent' })).toHaveAttribute('aria-valuenow', '50');
    expect(await violations()).toEqual([]);
    await until(() => calls.filter(({ path }) => path === `${BASE}/student-messages/${ID}`).length >= 2, 8000);
  });

  test('of nobody is told to be none', async () => {
    await open(<MessagePage />, { address, replies: { [`GET ${BASE}/student-messages/${ID}`]: () => refused('not_found', 404) } });
    await until(() => document.querySelector('h1') !== null);
    expect(document.body.textContent).not.toContain('Left out');
  });
});

function Writer() {
  const write = useWriteToStudents(12);
  const selected = { matching: { q: '', sort: 'name' as const, states: ['verified' as const] }, total: 5 };
  return (
    <>
      <h1>Students</h1>
      <button type="button" onClick={() => void write(selected)}>
        Write
      </button>
    </>
  );
}

describe('writing', () => {
  const written = async () => {
    await button('Write').click();
    await page.getByLabelText('Subject').fill('The fair, ');
    await page.getByLabelText('Text').fill('Hello ');
    await button('First name').click();
  };
  const words = { subject: 'The fair,', text: 'Hello {firstName}' };

  test.each(['light', 'dark'] as const)(
    'shows who gets it, who is left out and how it reads, then sends it once, in %s',
    async (scheme) => {
      await open(<Writer />, { scheme });
      await written();
      await expect.element(page.getByLabelText('Text')).toHaveValue('Hello {firstName}');
      await page.viewport(360, 740);
      expect(await violations()).toEqual([]);
      await button('Preview').click();
      await expect.element(page.getByText('2 students get it.')).toBeVisible();
      for (const told of ['1 had 2 messages', '1 wants no such emails', '1 has no open account', '1 has no adviser'])
        expect(document.body.textContent).toContain(told);
      await expect.element(page.getByText('The fair, Ada')).toBeVisible();
      noSidewaysScroll();
      expect(await violations()).toEqual([]);
      await page.getByLabelText('As it is read by').selectOptions('2');
      await until(() => posts('/student-messages/check').length === 2);
      expect(posts('/student-messages/check')[1]?.body).toMatchObject({ readerId: '2', students: { total: 5 } });
      await button('Send to 2 students').click();
      // The toast of the test before may still be there.
      await until(() => posts('/student-messages').length === 1);
      await until(() => toastStore.read().toasts.some(({ text }) => text === 'The message is on its way to 117 students.'));
      expect(posts('/student-messages')).toMatchObject([
        { body: { reached: 2, students: { matching: { states: ['verified'] }, total: 5 } } },
      ]);
    },
  );

  test('keeps its key when it is tried again, and shows the new number where others get it by now', async () => {
    let tries = 0;
    const changed = () => {
      tries += 1;
      return tries === 1 ? refused('student_messages.changed', 409, { detail: '1' }) : Response.json(WHOLE, { status: 201 });
    };
    await open(<Writer />, { replies: { [`POST ${BASE}/student-messages`]: changed } });
    await written();
    await button('Preview').click();
    await button('Send to 2 students').click();
    await expect.element(page.getByText(/Others get the message by now/)).toBeVisible();
    expect(posts('/student-messages/check')).toHaveLength(2);
    await button('Send to 2 students').click();
    await until(() => posts('/student-messages').length === 2);
    const [first, second] = posts('/student-messages').map(({ body }) => (body as { key: string }).key);
    expect(first).toBe(second);
  });

  test('says what is wrong at the field, and goes back to the words', async () => {
    const errors = [{ pointer: '/text', code: 'unknown_field' }];
    let isFaulty = true;
    const check = () =>
      isFaulty
        ? refused('student_messages.invalid', 422, { errors })
        : Response.json({ ...CHECKED, reached: 0, preview: null, readers: [] });
    await open(<Writer />, { replies: { [`POST ${BASE}/student-messages/check`]: check } });
    await written();
    await button('Preview').click();
    await expect.element(page.getByText('There is no such field. Use those that can be inserted.')).toBeVisible();
    isFaulty = false;
    await button('Preview').click();
    await expect.element(page.getByText('Nobody gets it.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Send to');
    await button('Change the text').click();
    await expect.element(page.getByLabelText('Text')).toHaveValue(words.text);
  });
});
