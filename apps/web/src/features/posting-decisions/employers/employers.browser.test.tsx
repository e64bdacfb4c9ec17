// The page of one employer at a school: its states, contacts with undo, notes, and what its list leads to.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { restoreSockets, silenceSockets } from '../../../testing/silent-socket.ts';
import { stage } from '../../../testing/stage.tsx';
import EmployerPage, { EmployerView, KnownEmployer } from './employer.page.tsx';
import EmployersPage from './employers.page.tsx';
import type { SchoolEmployer } from './queries.ts';

beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const BASE = '/api/v1/staff/schools/12/employers';
const ONE = `${BASE}/7`;
const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
const AT = '2026-11-24T10:00:00.000Z';
const EVIL = `<img src=x onerror="document.title = 'taken'">`;

const ROW = {
  ...{ organizationId: 7, name: 'Lindvik', logo: null, state: 'approved' as const, isTrusted: true, decidedAt: AT },
  ...{ waiting: 1, approved: 2, declined: 0, approvedBy: 3, declinedBy: 1, reasons: [{ reason: 'pay' as const, schools: 1 }] },
};
const posting = (more: object = {}) => ({
  ...{ id: 'p1', title: 'Trainee, heat', organization: { id: 7, name: 'Lindvik', logo: null }, state: 'waiting' as const },
  ...{ postingState: 'live' as const, edition: 3, isChanged: false, isFirst: false, isTrusted: true, since: AT, places: [] },
  ...{ employmentTypes: [], deadlineOn: null, note: '', reason: null, decidedBy: '' },
  ...more,
});
const KIM = {
  id: 'c1',
  name: 'Kim Lund',
  role: 'Recruiter',
  email: 'kim@lindvik.example',
  phone: '+47 22 00 00 00',
  note: `Calls back ${EVIL}`,
};
const WHOLE: SchoolEmployer = {
  ...ROW,
  ...{ host: 'lindvik.example', isShown: true },
  proofs: [{ method: 'dns', domain: 'lindvik.example', provenAt: AT }],
  contacts: [KIM, { id: 'c2', name: UNBROKEN, role: LONG, email: '', phone: '', note: '' }],
  postings: [posting(), posting({ id: 'p2', title: UNBROKEN, state: 'declined' }), posting({ id: 'p3', title: '', state: 'approved' })],
  history: [
    { id: 'h1', at: AT, name: 'Finn Dahl', on: 'employer', step: 'trust' },
    {
      id: 'h2',
      at: AT,
      name: '',
      on: 'posting',
      step: 'decline',
      posting: { id: 'p2', title: UNBROKEN },
      reason: 'employer',
      byRule: true,
    },
    { id: 'h3', at: AT, name: 'Finn Dahl', on: 'posting', step: 'approve', posting: { id: 'p3', title: '' }, reason: null, byRule: false },
  ],
};
const EMPTY: SchoolEmployer = {
  ...WHOLE,
  ...{ state: null, isTrusted: false, decidedAt: null, host: null, isShown: false, proofs: [], contacts: [], postings: [], history: [] },
  ...{ waiting: 0, approved: 0, declined: 0, approvedBy: 0, declinedBy: 0, reasons: [] },
};
const note = (more: object = {}) => ({
  ...{ id: 'n1', text: 'Came to the fair', isShared: true, author: 'Finn Dahl', isMine: true, createdAt: AT, updatedAt: AT },
  ...more,
});
const NOTES = [
  note(),
  note({ id: 'n2', text: `${EVIL} ${UNBROKEN}`, author: null, isMine: false }),
  note({ id: 'n3', text: 'Not sure of them', isShared: false, updatedAt: '2026-11-25T10:00:00.000Z' }),
];

type Call = { method: string; path: string; search: string; body: unknown };
let calls: Call[] = [];
type Options = { address?: string; scheme?: 'light' | 'dark'; replies?: Record<string, () => Response> };
const pageOf = (rows: object[], total = rows.length) => Response.json({ rows, page: 1, pageSize: 25, total, totalIsExact: true });
const refused = (code: string, status: number) =>
  Response.json({ code, status }, { status, headers: { 'content-type': 'application/problem+json' } });

async function open(element: ReactNode, { address = '/en/staff/employers/7', scheme = 'light', replies = {} }: Options = {}) {
  calls = [];
  return stage(<ConsoleSchoolContext value={SCHOOL}>{element}</ConsoleSchoolContext>, {
    ...{ address, scheme, pages: ['staff', 'staff-postings', 'staff-posting', 'staff-employers', 'staff-employer', 'employerdetail'] },
    reply: async (request) => {
      const { pathname: path, search } = new URL(request.url);
      const text = await request.clone().text();
      calls.push({ method: request.method, path, search, body: text ? JSON.parse(text) : undefined });
      const own = replies[`${request.method} ${path}`];
      if (own) return own();
      if (path === BASE) return pageOf([ROW, { ...ROW, organizationId: 8, name: LONG, waiting: 0, state: null, isTrusted: false }]);
      if (path === `${ONE}/notes`) return request.method === 'GET' ? pageOf(NOTES) : Response.json(note(), { status: 201 });
      if (path === `${ONE}/contacts`) return Response.json(KIM, { status: 201 });
      if (request.method === 'DELETE') return new Response(null, { status: 204 });
      return Response.json(path === ONE ? WHOLE : path.startsWith(`${ONE}/contacts/`) ? KIM : note());
    },
  });
}
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const sent = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path);
const text = () => document.body.textContent ?? '';
const hrefOf = (name: string | RegExp) => (page.getByRole('link', { name }).first().element() as HTMLAnchorElement).getAttribute('href');

describe('the page of an employer', { timeout: 60_000 }, () => {
  test.each(['light', 'dark'] as const)('tells all that the school knows, wide and narrow, in %s', async (scheme) => {
    await open(<EmployerView employer={WHOLE} />, { scheme });
    await expect.element(page.getByText('Came to the fair')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
    // What people wrote is text.
    expect(text()).toContain(EVIL);
    expect(document.title).not.toBe('taken');
  });

  test('leads to its public page, to what it counts, and to each posting', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lindvik' })).toBeVisible();
    expect(hrefOf('Public page')).toBe('/en/employers/7');
    expect(hrefOf('1 waits')).toBe('/en/staff/postings?organization=7&state=waiting');
    expect(hrefOf('2 approved')).toBe('/en/staff/postings?organization=7&state=approved&view=decided');
    expect(hrefOf('Trainee, heat')).toBe('/en/staff/postings/p1');
    expect(hrefOf('Untitled')).toBe('/en/staff/postings/p3');
    for (const words of [
      '3 other schools approved its postings',
      'Pay is too low or missing: 1 school',
      'by a rule of your school',
      'Employer approved and trusted',
    ])
      expect(text()).toContain(words);
  });

  test('says where there is nothing yet, and has no way to a page that nobody is shown', async () => {
    await open(<EmployerView employer={EMPTY} />, { replies: { [`GET ${ONE}/notes`]: () => pageOf([]) } });
    await until(() => text().includes('There are no notes yet.'));
    for (const words of ['Not decided on', 'There are no contacts yet.', 'Nothing is decided yet.', 'No other school declined any'])
      expect(text()).toContain(words);
    expect(page.getByRole('link', { name: 'Public page' }).query()).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('of an address that names none is not there', async () => {
    await open(<EmployerPage />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('is loaded, tells where it did not load and tries again, and where the school knows none', async () => {
    let works = false;
    const answer = () => (works ? Response.json(WHOLE) : refused('forbidden', 403));
    await open(<KnownEmployer organizationId={7} />, { replies: { [`GET ${ONE}`]: answer } });
    expect(text()).not.toContain('Lindvik');
    await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
    expect(await violations()).toEqual([]);
    works = true;
    await page.getByRole('button', { name: /again/i }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lindvik' })).toBeVisible();
    unmount();
    await open(<KnownEmployer organizationId={7} />, { replies: { [`GET ${ONE}`]: () => refused('not_found', 404) } });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(text()).not.toContain('Lindvik');
    expect(await violations()).toEqual([]);
  });

  test('changes what the school lets the employer do', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await button('Change').click();
    await dialog().getByLabelText('Trusted').click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await until(() => sent('PUT', ONE).length === 1);
    expect(sent('PUT', ONE)[0]?.body).toEqual({ state: 'approved', isTrusted: false });
  });
});

describe('contacts', { timeout: 60_000 }, () => {
  test('are written to and called', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await expect.element(page.getByText('Kim Lund')).toBeVisible();
    expect(hrefOf('kim@lindvik.example')).toBe('mailto:kim%40lindvik.example');
    expect(hrefOf('+47 22 00 00 00')).toBe('tel:+4722000000');
  });

  test('are added by keyboard, and what is wrong is said at its field before anything is sent', async () => {
    await open(<EmployerView employer={EMPTY} />);
    await button('Add a contact').click();
    await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog().getByLabelText('Name').fill(' Ann  Vik ');
    await dialog().getByLabelText('Email').fill('ann at lindvik');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect.element(dialog().getByText('This is no email address.', { exact: false })).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(sent('POST', `${ONE}/contacts`)).toEqual([]);
    await dialog().getByLabelText('Email').fill('ann@lindvik.example');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await until(() => sent('POST', `${ONE}/contacts`).length === 1);
    expect(sent('POST', `${ONE}/contacts`)[0]?.body).toEqual({
      ...{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Ann Vik', role: '', email: 'ann@lindvik.example', phone: '', note: '' },
    });
    await until(() => text().includes('Ann Vik is saved.'));
  });

  test('that are refused stay in the dialog, and are sent again with the same key', async () => {
    let tries = 0;
    const answer = () => {
      tries += 1;
      return tries === 1 ? refused('posting_decisions.contact_limit', 409) : Response.json(KIM, { status: 201 });
    };
    await open(<EmployerView employer={EMPTY} />, { replies: { [`POST ${ONE}/contacts`]: answer } });
    await button('Add a contact').click();
    await dialog().getByLabelText('Name').fill('Ann');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await until(() => text().includes('as many contacts at this employer as it may'));
    await dialog().getByRole('button', { name: 'Save' }).click();
    await until(() => sent('POST', `${ONE}/contacts`).length === 2);
    const keys = sent('POST', `${ONE}/contacts`).map(({ body }) => (body as { key: string }).key);
    expect(keys[0]).toBe(keys[1]);
  });

  test('are changed, and deleted with an undo that brings back the very same; the focus is not lost', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await button('Change Kim Lund').click();
    await dialog().getByLabelText('Role').fill('Head of people');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await until(() => sent('PUT', `${ONE}/contacts/c1`).length === 1);
    const { id: _id, ...fields } = KIM;
    expect(sent('PUT', `${ONE}/contacts/c1`)[0]?.body).toEqual({ ...fields, role: 'Head of people' });
    await button('Delete Kim Lund').click();
    await until(() => sent('DELETE', `${ONE}/contacts/c1`).length === 1);
    await until(() => document.activeElement?.textContent === 'Add a contact');
    await button('Undo').click();
    await until(() => sent('POST', `${ONE}/contacts`).length === 1);
    expect(sent('POST', `${ONE}/contacts`)[0]?.body).toEqual({ ...fields, key: 'c1' });
  });

  test('are no more than the limit', async () => {
    const contacts = Array.from({ length: 50 }, (_, place) => ({ ...KIM, id: `c${place}`, name: `Contact ${place}` }));
    await open(<EmployerView employer={{ ...WHOLE, contacts }} />);
    await expect.element(page.getByText('Contact 49')).toBeVisible();
    expect(button('Add a contact').query()).toBeNull();
  });
});

describe('notes', { timeout: 60_000 }, () => {
  test('say who wrote them and who reads them; only one’s own are changed', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await until(() => text().includes('Somebody who left'));
    expect(text()).toContain('Only you');
    expect(page.getByRole('button', { name: 'Edit note' }).all()).toHaveLength(2);
  });

  test('are written for oneself unless they are shared', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await page.getByLabelText('New note').fill('Met today');
    await button('Add note').click();
    await until(() => sent('POST', `${ONE}/notes`).length === 1);
    expect(sent('POST', `${ONE}/notes`)[0]?.body).toMatchObject({ text: 'Met today', isShared: false, key: expect.any(String) });
    await until(() => (page.getByLabelText('New note').element() as HTMLTextAreaElement).value === '');
    await page.getByLabelText('New note').fill('For all');
    await page.getByLabelText('Share with colleagues').first().click();
    await button('Add note').click();
    await until(() => sent('POST', `${ONE}/notes`).length === 2);
    const [first, second] = sent('POST', `${ONE}/notes`).map(({ body }) => body as { key: string; isShared: boolean });
    expect(second?.isShared).toBe(true);
    expect(second?.key).not.toBe(first?.key);
  });

  test('are changed and deleted, which asks first', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await page.getByRole('button', { name: 'Edit note' }).first().click();
    await page.getByRole('textbox', { name: 'Edit note' }).fill('Came twice');
    await button('Save').click();
    await until(() => sent('PUT', `${ONE}/notes/n1`).length === 1);
    expect(sent('PUT', `${ONE}/notes/n1`)[0]?.body).toEqual({ text: 'Came twice', isShared: true });
    await page.getByRole('button', { name: 'Delete note' }).first().click();
    expect(sent('DELETE', `${ONE}/notes/n1`)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await until(() => sent('DELETE', `${ONE}/notes/n1`).length === 1);
  });

  test('are narrowed to those that are shared or one’s own', async () => {
    await open(<EmployerView employer={WHOLE} />);
    await page.getByText('Only you', { exact: true }).first().click();
    await until(() => calls.some(({ path, search }) => path === `${ONE}/notes` && search.includes('kind=private')));
    unmount();
    const address = '/en/staff/employers/7?kind=private';
    await open(<EmployerView employer={WHOLE} />, { address, replies: { [`GET ${ONE}/notes`]: () => pageOf([]) } });
    await expect.element(page.getByText('There are none of these.')).toBeVisible();
  });

  test('have pages, and say where they did not load', async () => {
    await open(<EmployerView employer={WHOLE} />, { replies: { [`GET ${ONE}/notes`]: () => pageOf(NOTES, 60) } });
    await expect.element(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
    expect(hrefOf('Page 2')).toBe('/en/staff/employers/7?page=2');
    unmount();
    await open(<EmployerView employer={WHOLE} />, { address: '/en/staff/employers/7?page=2' });
    await until(() => calls.some(({ path, search }) => path === `${ONE}/notes` && search.includes('page=2')));
    unmount();
    await open(<EmployerView employer={WHOLE} />, { replies: { [`GET ${ONE}/notes`]: () => refused('internal', 500) } });
    await expect.element(page.getByText('The notes did not load')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test('the list leads to the page of each, and what waits to its postings', { timeout: 60_000 }, async () => {
  await open(<EmployersPage />, { address: '/en/staff/employers' });
  await expect.element(page.getByRole('link', { name: 'Lindvik', exact: true })).toBeVisible();
  expect(hrefOf(/^Lindvik$/)).toBe('/en/staff/employers/7');
  expect(hrefOf('1 Waiting, Lindvik')).toBe('/en/staff/postings?organization=7&state=waiting');
});
