import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { unmount, until, violations } from '@fairway/ui/mount';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { stage } from '../../../testing/stage.tsx';
import type { RequestRecord, RequestRow } from './components/requests.ts';
import VerificationsPage from './queue.page.tsx';

const [A, B, C, D] = [...'abcd'].map((last) => `018f0000-0000-7000-8000-00000000000${last}`) as [string, string, string, string];
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const BASE = '/api/v1/staff/schools/12/verifications';
const FINN = { userId: 'u1', name: 'Finn Holm' };
const MARIA = { userId: 'u2', name: 'Maria Sol' };
const RealSocket = window.WebSocket;

/** A line to the server that says what the test says. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;
  static readonly OPEN = 1;
  readyState = 1;
  readonly url: string;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeSocket.last = this;
  }
  send() {}
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
  return page.viewport(1280, 800);
});
afterEach(() => {
  unmount();
  window.WebSocket = RealSocket;
});

/** The ready-made reasons of the school: none of its own unless a test says so. */
const NO_REASONS = { locale: 'en', lists: ['reject', 'askBack', 'revoke'].map((kind) => ({ kind, reasons: null, updatedAt: null })) };
let reasons: object = NO_REASONS;

const row = (id: string, name: string, some: Partial<RequestRow> = {}): RequestRow => ({
  id,
  userId: `u-${id}`,
  name,
  email: `${id}@mail.example`,
  locale: 'de',
  method: 'manual',
  studentEmail: null,
  message: `I am ${name}.\nPlease.`,
  state: 'pending',
  status: 'waiting',
  question: '',
  answer: '',
  requestedAt: '2026-11-18T09:00:00Z',
  decidedAt: null,
  decidedBy: null,
  expiresAt: null,
  reason: '',
  actions: ['approve', 'reject', 'askBack'],
  program: { id: 'p', name: 'MSc in Finance', levelId: 'master', endOn: '2027-06-01', isCurrent: true, isKept: true },
  morePrograms: 0,
  duplicates: 0,
  assignedTo: null,
  hasFile: false,
  ...some,
});
const LONG = 'Joaquín Íñiguez de la Torre y Fernández-Villaverde von und zu Hohenlohe-Schillingsfürst';
const people = () => [
  row(A, 'Ada Berg', { duplicates: 2, studentEmail: 'ada.berg@student.nordicschool.example', method: 'academic_email' }),
  row(B, 'Ben Dahl', { status: 'answered', question: 'Which year?', answer: '2019' }),
  row(C, LONG, { program: null, message: 'x'.repeat(400) }),
];

/** A server of some rows: what was called, and what it answers. */
function world(rows: RequestRow[]) {
  const calls: { path: string; body: unknown }[] = [];
  let taken = '';
  const decided = (one: RequestRow, state: RequestRow['state'], status: RequestRow['status']): RequestRow => ({
    ...one,
    state,
    status,
    decidedAt: '2026-11-21T09:00:00Z',
    decidedBy: 'Finn Holm',
    actions: ['undo'],
  });
  const record = ({ program, morePrograms: _more, duplicates: _count, hasFile, ...rest }: RequestRow): RequestRecord => ({
    ...rest,
    file: hasFile ? { name: 'card.png', sizeBytes: 2048, erasedAt: rest.state === 'pending' ? null : '2026-11-21T09:00:00Z' } : null,
    colleagues: [FINN, MARIA],
    phone: '+4712345678',
    verifiedAt: null,
    programs: program ? [program] : [],
    duplicates: [
      {
        id: D,
        name: 'Ada Berg',
        email: 'd@mail.example',
        studentEmail: null,
        state: 'verified',
        requestedAt: null,
        signs: ['name', 'phone'],
      },
    ],
    history: [{ id: 'e', at: '2026-11-18T09:00:00Z', action: 'request', by: 'candidate', name: null, note: rest.message }],
  });
  const reply = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (request.method === 'GET') {
      if (url.pathname === `${BASE}/programs`)
        return Response.json({ programs: [{ id: 'p', name: 'MSc in Finance', levelId: 'master', people: 3 }] });
      if (url.pathname.endsWith('/reasons')) return Response.json(reasons);
      const one = rows.find((found) => url.pathname === `${BASE}/${found.id}`);
      if (one) return Response.json(record(one));
      calls.push({ path: url.search, body: undefined });
      const found = rows.filter((each) => (url.searchParams.get('view') === 'decided') === (each.state !== 'pending'));
      return Response.json({ rows: found, page: 1, pageSize: 25, total: found.length, totalIsExact: true });
    }
    const body: { ids?: string[]; decision?: string } | undefined = await request.json().catch(() => undefined);
    const path = url.pathname.slice(BASE.length);
    calls.push({ path, body });
    if (path === '/decisions') {
      const refused = (body?.ids ?? []).filter((id) => id === taken);
      rows = rows.map((each) => (body?.ids?.includes(each.id) ? decided(each, 'verified', 'approved') : each));
      return Response.json({
        done: (body?.ids ?? []).filter((id) => id !== taken),
        refused: refused.map((id) => ({ id, name: rows.find((each) => each.id === id)?.name ?? null, code: 'verification.wrong_state' })),
      });
    }
    if (path.endsWith('/file')) return Response.json({ showUrl: PIXEL, saveUrl: '/files/card.png', isPicture: true, expiresAt: '' });
    const [, id = '', act] = path.split('/');
    const one = rows.find((each) => each.id === id);
    if (!one || id === taken) {
      rows = rows.filter((each) => each.id !== id);
      return Response.json({ code: 'verification.wrong_state', status: 409 }, { status: 409 });
    }
    const after =
      act === 'approve'
        ? decided(one, 'verified', 'approved')
        : act === 'reject'
          ? decided(one, 'needVerification', 'rejected')
          : act === 'question'
            ? { ...one, status: 'asked' as const, question: 'Which?' }
            : act === 'assignee'
              ? { ...one, assignedTo: [FINN, MARIA].find(({ userId }) => userId === (body as { userId?: string }).userId) ?? null }
              : row(one.id, one.name);
    rows = rows.map((each) => (each.id === id ? after : each));
    return Response.json(record(after));
  };
  return {
    calls,
    reply,
    takeAway: (id: string) => {
      taken = id;
    },
    add: (one: RequestRow) => {
      rows = [one, ...rows];
    },
  };
}

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

async function open(rows: RequestRow[] = people(), { search = '', scheme = 'light' as 'light' | 'dark' } = {}) {
  const server = world(rows);
  const addresses = await stage(
    <LinkProvider link={RouterLink}>
      <ConsoleSchoolContext value={SCHOOL}>
        <VerificationsPage />
      </ConsoleSchoolContext>
    </LinkProvider>,
    { address: `/en/staff/verifications${search}`, scheme, pages: ['staff', 'staff-verifications'], reply: server.reply },
  );
  return { ...server, addresses };
}
const text = () => document.querySelector('main')?.textContent ?? document.body.textContent ?? '';
const rowsShown = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const focused = () => rowsShown().indexOf(document.activeElement as HTMLElement);
const press = (name: string, within: ParentNode = document) =>
  userEvent.click([...within.querySelectorAll('button')].find((button) => button.textContent === name)!);
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]:last-of-type');
const lastCall = (calls: { path: string; body: unknown }[]) => calls.findLast(({ path }) => path.startsWith('/'));

describe('the verification queue', { timeout: 60_000 }, () => {
  test('shows who asks, how, what they study, and who else they may be', async () => {
    const { calls } = await open();
    await until(() => text().includes('3 results'));
    expect(calls[0]?.path).toBe('?sort=requestedAt&page=1&pageSize=25');
    const [ada, ben, long] = rowsShown().map((one) => one.textContent);
    expect(ada).toContain('ada.berg@student.nordicschool.example');
    expect(ada).toContain('2 possible duplicates');
    expect(ada).toContain('MSc in FinanceMaster');
    expect(ben).toContain('You asked: Which year?');
    expect(ben).toContain('Answer: 2019');
    expect(long).toContain('No program of this school');
  });

  test('what a request carries is shown beside it once it is opened, and said to be gone once it was decided', async () => {
    const { calls } = await open([row(A, 'Ada Berg', { hasFile: true })], { search: `?request=${A}` });
    await until(() => text().includes('With a file') && dialog()?.textContent?.includes('card.png') === true);
    await press('Open the file');
    await until(() => dialog()?.querySelector('img') !== null);
    expect(dialog()?.querySelector('img')?.alt).toBe('File of Ada Berg');
    expect(lastCall(calls)).toEqual({ path: `/${A}/file`, body: undefined });
    expect(await violations()).toEqual([]);
    unmount();
    await open([row(B, 'Ben Dahl', { hasFile: true, state: 'verified', status: 'approved', actions: ['undo'] })], {
      search: `?view=decided&request=${B}`,
    });
    await until(() => dialog()?.textContent?.includes('The file was deleted with the decision.') === true);
  });

  test('is taken with a key or given to a colleague; deciding what a colleague has is asked about first', async () => {
    const { calls } = await open([row(A, 'Ada Berg', { assignedTo: MARIA }), row(B, 'Ben Dahl')]);
    await until(() => text().includes('2 results'));
    expect(rowsShown()[0]?.textContent).toContain('With Maria Sol');
    rowsShown()[1]?.focus();
    await userEvent.keyboard('t');
    await until(() => lastCall(calls)?.path === `/${B}/assignee`);
    rowsShown()[0]?.focus();
    await userEvent.keyboard('a');
    await until(() => dialog()?.textContent?.includes('Ada Berg (Maria Sol). You can decide all the same.') === true);
    expect(await violations()).toEqual([]);
    await press('Cancel', dialog()!);
    await until(() => dialog() === null);
    expect(calls.some(({ path }) => path === `/${A}/approve`)).toBe(false);
    rowsShown()[0]?.focus();
    await userEvent.keyboard('a');
    await until(() => dialog() !== null);
    await press('Decide all the same', dialog()!);
    await until(() => calls.some(({ path }) => path === `/${A}/approve`));
  });

  test('begins with the school’s own reasons in the language of who asked, and with ours where it keeps none', async () => {
    const own = { title: 'Not here', texts: { en: 'We looked.', de: 'Wir haben gesucht.' } };
    reasons = { ...NO_REASONS, lists: NO_REASONS.lists.map((list) => (list.kind === 'reject' ? { ...list, reasons: [own] } : list)) };
    await open([row(A, 'Ada Berg'), row(B, 'Ben Dahl', { locale: 'fr' })]);
    await until(() => text().includes('2 results'));
    const fills = async (at: number, key: string, title: string, words: string) => {
      rowsShown()[at]?.focus();
      await userEvent.keyboard(key);
      await until(() => dialog()?.querySelector('select') !== null && dialog() !== null);
      await userEvent.selectOptions(dialog()!.querySelector('select')!, title);
      expect(dialog()?.querySelector('textarea')?.value).toBe(words);
      await press('Cancel', dialog()!);
      await until(() => dialog() === null);
    };
    await fills(0, 'r', 'Not here', 'Wir haben gesucht.');
    await fills(1, 'r', 'Not here', 'We looked.');
    reasons = NO_REASONS;
    unmount();
    await open([row(A, 'Ada Berg')]);
    await until(() => text().includes('1 result'));
    await fills(
      0,
      'r',
      'Not in our records',
      'We could not find you in our records. Please ask again with your student number and the year in which you began.',
    );
  });

  test.each(['', 'programs', 'export.csv', 'undefined', '%00', 'a%2Ffile'])('a request that is none opens nothing: %s', async (request) => {
    const { calls } = await open(people(), { search: `?request=${request}` });
    await until(() => text().includes('3 results'));
    expect(dialog()).toBeNull();
    expect(document.body.textContent).not.toContain('could not be loaded');
    expect(lastCall(calls)).toBeUndefined();
  });

  test('is worked through with keys: the next row has the focus after each decision', async () => {
    const { calls } = await open();
    await until(() => text().includes('3 results'));
    rowsShown()[0]?.focus();
    await userEvent.keyboard('a');
    await until(() => text().includes('2 results'));
    expect(lastCall(calls)?.path).toBe(`/${A}/approve`);
    await until(() => focused() === 0);
    expect(rowsShown()[0]?.textContent).toContain('Ben Dahl');
    await userEvent.keyboard('r');
    await until(() => dialog() !== null);
    expect(await violations()).toEqual([]);
    await userEvent.selectOptions(dialog()!.querySelector('select')!, 'Not enough to decide');
    expect(dialog()!.querySelector('textarea')!.value).toContain('student number');
    await press('Reject', dialog()!);
    await until(() => text().includes('1 result'));
    expect(lastCall(calls)).toMatchObject({ path: `/${B}/reject`, body: { reason: expect.stringContaining('student number') } });
    await until(() => focused() === 0);
    await userEvent.keyboard('q');
    await until(() => dialog() !== null);
    await userEvent.fill(dialog()!.querySelector('textarea')!, 'Which?');
    await press('Ask back', dialog()!);
    await until(() => text().includes('Asked back'));
    expect(lastCall(calls)).toEqual({ path: `/${C}/question`, body: { question: 'Which?' } });
  });

  test('undoes from the toast, and from what was decided', async () => {
    const { calls } = await open();
    await until(() => text().includes('3 results'));
    await press('Approve', rowsShown()[0]);
    await until(() => document.body.textContent.includes('Ada Berg is verified.'));
    await press('Undo');
    await until(() => text().includes('3 results'));
    expect(lastCall(calls)?.path).toBe(`/${A}/undo`);
    unmount();
    await open([row('z', 'Zoe Lind', { state: 'needVerification', status: 'rejected', reason: 'No.', actions: ['undo'] })], {
      search: '?view=decided&sort=-decidedAt',
    });
    await until(() => text().includes('1 result'));
    expect(text()).toContain('No.');
    rowsShown()[0]?.focus();
    await userEvent.keyboard('u');
    await until(() => text().includes('Nothing was decided in the last 7 days'));
  });

  test('tells who comes second, and refreshes the row', async () => {
    const server = await open();
    await until(() => text().includes('3 results'));
    server.takeAway(A);
    await press('Approve', rowsShown()[0]);
    await until(() => document.body.textContent.includes('Ada Berg was decided or changed by somebody else meanwhile'));
    await until(() => text().includes('2 results'));
  });

  test('decides many at once, and names what changed meanwhile', async () => {
    const server = await open();
    await until(() => text().includes('3 results'));
    server.takeAway(B);
    rowsShown()[0]?.focus();
    await userEvent.keyboard('xjx');
    await until(() => text().includes('2 selected'));
    await press('Approve', document.querySelector('section[aria-label="2 selected"]')!);
    await until(() => dialog()?.textContent?.includes('Approve 2 requests?') === true);
    await press('Approve', dialog()!);
    await until(() => dialog()?.textContent?.includes('1 request was left as it is') === true);
    expect(dialog()?.textContent).toContain('Ben Dahl');
    expect(document.body.textContent).toContain('1 request was approved.');
    expect(lastCall(server.calls)).toEqual({ path: '/decisions', body: { ids: [A, B], decision: 'approve', reason: '' } });
  });

  test('follows what others do, and keeps what is chosen and who has the focus', async () => {
    const server = await open();
    await until(() => text().includes('3 results'));
    expect(FakeSocket.last?.url).toContain('subjects=school%3A12');
    rowsShown()[1]?.focus();
    await userEvent.keyboard('x');
    await until(() => text().includes('1 selected'));
    server.add(row('n', 'Nils New'));
    FakeSocket.last?.say({ type: 'ready', id: '1' });
    FakeSocket.last?.say({ type: 'event', id: '2', kind: 'connection.changed', subject: 'school:12' });
    await until(() => text().includes('4 results'));
    expect(text()).toContain('1 selected');
    expect(focused()).toBe(2);
    expect(rowsShown()[2]?.textContent).toContain('Ben Dahl');
  });

  test('opens a request beside the list, decides there, and goes on to the next', async () => {
    const { addresses, calls } = await open();
    await until(() => text().includes('3 results'));
    rowsShown()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => dialog()?.textContent?.includes('same name, same phone') === true);
    expect(addresses.at(-1)).toBe(`/en/staff/verifications?request=${A}`);
    expect(dialog()?.textContent).toContain('Asked for verification');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('j');
    await until(() => addresses.at(-1) === `/en/staff/verifications?request=${B}`);
    await until(() => dialog()?.textContent?.includes('Which year?') === true);
    await userEvent.keyboard('a');
    await until(() => addresses.at(-1) === `/en/staff/verifications?request=${C}`);
    expect(lastCall(calls)?.path).toBe(`/${B}/approve`);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
    await until(() => text().includes('2 results'));
  });

  test('says its keys, and what nothing means', async () => {
    await open([]);
    await until(() => text().includes('Nobody is waiting'));
    await userEvent.keyboard('?');
    await until(() => dialog() !== null);
    expect(dialog()?.textContent).toContain('aApprove the row');
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['dark', 360],
    ['light', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(people(), { scheme });
    await until(() => text().includes('3 results'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('undoes what was decided at once as one', async () => {
    const { calls } = await open();
    await until(() => text().includes('3 results'));
    rowsShown()[0]?.focus();
    await userEvent.keyboard('xjx');
    await until(() => text().includes('2 selected'));
    await press('Approve', document.querySelector('section[aria-label="2 selected"]')!);
    await until(() => dialog()?.textContent?.includes('Approve 2 requests?') === true);
    await press('Approve', dialog()!);
    await until(() => document.body.textContent?.includes('2 requests were approved.') === true);
    await press('Undo', document.querySelector('[data-fw-toast]')!);
    await until(() => (lastCall(calls)?.body as { decision?: string } | undefined)?.decision === 'undo');
    await until(() => lastCall(calls)?.path === '/decisions');
    expect(lastCall(calls)?.body).toEqual({ ids: [A, B], decision: 'undo', reason: '' });
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('links to the other account, and shows both side by side: %s, %i px', async (scheme, width) => {
    await page.viewport(width, 800);
    const { calls } = await open([...people(), row(D, 'Ada Berg')], { search: `?request=${A}`, scheme });
    await until(() => dialog()?.textContent?.includes('same name, same phone') === true);
    const link = [...document.querySelectorAll('dialog[open] a')].find((one) => one.textContent === 'Ada Berg');
    expect(link?.getAttribute('href')).toBe(`/en/staff/verifications?request=${D}`);
    await userEvent.click([...document.querySelectorAll('dialog[open] button')].find((one) => one.textContent === 'Compare')!);
    await until(
      () =>
        document.querySelectorAll('dialog[open] h3').length > 8 &&
        document.body.textContent?.includes('Two accounts side by side') === true,
    );
    expect(await violations()).toEqual([]);
    await userEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === 'Reject as duplicate of Ada Berg')!);
    await until(() => lastCall(calls)?.path === `/${A}/reject`);
    expect(lastCall(calls)?.body).toEqual({ reason: expect.stringContaining('another account') });
  });

  test('has no record open where the address names none', async () => {
    await open(people(), { search: '?request=' });
    await until(() => text().includes('3 results'));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
