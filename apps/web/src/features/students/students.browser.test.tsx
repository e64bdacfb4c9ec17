import { STAFF_DUTIES, type StaffDuty } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { stage } from '../../testing/stage.tsx';
import StudentPage from './student.page.tsx';
import StudentsPage from './students.page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const BASE = '/api/v1/staff/schools/12';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
const LABEL = { id: 'l1', name: 'Mentoring', color: 'teal', isProvided: false, students: 1 };
const GROUP = { id: 'l2', name: 'Engineering, year 2', color: 'gray', isProvided: true, students: 3 };
const student = (id: string, more: object = {}) => ({
  id,
  name: `Student ${id}`,
  email: `student${id}@nordic.example`,
  isPrivate: false,
  state: 'verified',
  verdict: null,
  labels: [],
  adviser: null,
  lastSeenAt: '2026-11-01T10:00:00.000Z',
  program: { id: 'p1', name: 'MSc in Finance', levelId: 'master' },
  endsOn: '2027-06-30',
  since: '2025-09-01T10:00:00.000Z',
  ...more,
});
const ROWS = [
  student('1', { labels: [LABEL], adviser: { id: 'a1', name: 'Finn Dahl' } }),
  student('2', { name: LONG, email: `${'long'.repeat(30)}@nordic.example`, state: 'needVerification', verdict: 'rejected' }),
  student('3', { name: '李 佳怡', isPrivate: true, email: null, program: null, endsOn: null, lastSeenAt: null, state: 'pending' }),
];
const RECORD = {
  ...student('1', { labels: [LABEL] }),
  avatar: null,
  connection: {
    id: 'c1',
    method: 'academic_email',
    studentEmail: 'ada@student.nordic.example',
    since: '2025-09-01T10:00:00.000Z',
    requestedAt: '2025-09-01T10:00:00.000Z',
    verifiedAt: '2025-09-01T10:00:00.000Z',
    expiresAt: '2027-09-30T23:59:59.999Z',
    reason: '',
    can: { revoke: true, extend: true, decide: false },
  },
  history: [{ id: 'e1', at: '2025-09-01T10:00:00.000Z', action: 'prove', by: 'candidate', name: null, note: '' }],
  notes: [
    { id: 'n1', text: `Speaks at the fair\n${LONG}`, isShared: true, author: 'Finn Dahl', isMine: true, createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-02T10:00:00.000Z' },
    { id: 'n2', text: 'Call her', isShared: false, author: null, isMine: false, createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' },
  ],
  viewings: [{ at: '2026-11-01T10:00:00.000Z', name: 'Finn Dahl' }],
  profile: {
    userId: '1', firstName: 'Ada', lastName: 'Berg', avatar: null, pronoun: null, country: 'SE', city: 'Stockholm', linkedin: null, github: null,
    email: 'ada@mail.example', phoneNumber: '+46701234567', summary: '<p>I build bridges.</p>', workAuthorizations: [],
    studyPrograms: [{ id: 't', campus: { id: 'o', name: 'Oslo', city: 'Oslo' }, start: null, end: '2027-06-01', isCurrent: true, studyProgram: { name: 'Robotics', school: { name: 'Nordic School' } } }],
    languages: [{ id: 'g', candidateId: 'k', languageId: 'sv', language: { id: 'sv', name: 'Swedish' }, proficiencyId: 'elementary', proficiency: { id: 'elementary', level: 1 } }],
    skills: [{ id: 's', skillId: null, customSkillName: 'Knots', name: 'Knots' }],
    workExperiences: [{ id: 'w', title: 'Coach', companyTitle: 'Harbour Juniors', location: '', description: '<p>Under-tens</p>', start: '2024-01-01', end: null, isCurrentJob: true }],
    memberships: [], links: [{ id: 'k', name: 'Site', value: 'https://ada.example' }],
  },
}; // biome-ignore format: rows

const ADVISERS = [
  { id: 'a1', name: 'Finn Dahl', isYou: true, students: 3 },
  { id: 'a2', name: LONG, isYou: false, students: 0 },
];

const MESSAGES = [{ id: 'm1', subject: `The fair ${LONG}`, sender: null, at: '2026-11-01T10:00:00.000Z' }];

const CHECKED = { earlier: 1, later: 1, same: 0, unverified: 3 };
const checkedOrChanged = (path: string) => Response.json(path.endsWith('/check') ? CHECKED : { students: 2, change: 'c1' });

type Call = { method: string; path: string; search: string; body: unknown };
let calls: Call[] = [];
type Options = {
  address?: string;
  scheme?: 'light' | 'dark';
  rows?: object[];
  total?: number;
  record?: object | Response;
  ends?: (path: string) => Response;
  duties?: readonly StaffDuty[];
};

async function open(
  element: ReactNode,
  {
    address = '/en/staff/students',
    scheme = 'light',
    rows = ROWS,
    total = rows.length,
    record = RECORD,
    ends = checkedOrChanged,
    duties = STAFF_DUTIES,
  }: Options = {},
) {
  calls = [];
  return stage(<ConsoleSchoolContext value={{ ...SCHOOL, duties: [...duties] }}>{element}</ConsoleSchoolContext>, {
    address,
    scheme,
    pages: [
      'staff',
      'staff-students',
      'staff-student',
      'staff-advisers',
      'staff-student-messages',
      'staff-student-message',
      'staff-verifications',
    ],
    reply: async (request) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      calls.push({ method: request.method, path: url.pathname, search: url.search, body: text ? JSON.parse(text) : undefined });
      if (request.method === 'POST' && [`${BASE}/students/labels`, `${BASE}/students/adviser`].includes(url.pathname))
        return Response.json({ students: 2, change: 'c1' });
      if (request.method === 'POST' && url.pathname.startsWith(`${BASE}/students/end`) && !url.pathname.endsWith('/undo'))
        return ends(url.pathname);
      if (request.method !== 'GET')
        return request.method === 'POST' && url.pathname.endsWith('/notes')
          ? Response.json(RECORD.notes[0], { status: 201 })
          : new Response(null, { status: 204 });
      if (url.pathname === `${BASE}/student-labels`) return Response.json({ labels: [GROUP, LABEL] });
      if (url.pathname === `${BASE}/student-advisers`) return Response.json({ advisers: ADVISERS });
      if (url.pathname.endsWith('/messages')) return Response.json({ messages: MESSAGES });
      if (url.pathname === `${BASE}/students/filters`)
        return Response.json({
          programs: [{ id: 'p1', name: 'MSc in Finance', levelId: 'master' }],
          firstEndYear: 2024,
          lastEndYear: 2028,
          labels: [GROUP, LABEL],
        });
      if (url.pathname === `${BASE}/students`) return Response.json({ rows, page: 1, pageSize: 25, total, totalIsExact: true });
      return record instanceof Response ? record : Response.json(record);
    },
  });
}
const listed = () => until(() => document.querySelectorAll('tbody tr').length === ROWS.length);
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

describe('the students', () => {
  test.each(['light', 'dark'] as const)('are listed, wide and narrow, in %s', async (scheme) => {
    await open(<StudentsPage />, { scheme });
    await listed();
    await expect.element(page.getByRole('table').getByText('MSc in Finance').first()).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Private profile' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are read by an assistant, who is shown nothing to decide or write (staff.1)', async () => {
    await open(<StudentsPage />, { duties: ['school', 'students'] });
    await listed();
    expect(document.querySelectorAll('tbody input[type="checkbox"]')).toHaveLength(0);
    for (const name of ['Advisers', 'Labels']) expect(page.getByRole('link', { name }).elements()).toEqual([]);
    const can = { revoke: false, extend: false, decide: false };
    const record = { ...RECORD, connection: { ...RECORD.connection, can } };
    await open(<StudentPage />, { address: '/en/staff/students/1', duties: ['school', 'students'], record });
    await until(() => document.body.textContent?.includes('Speaks at the fair') ?? false);
    expect(document.querySelectorAll('main textarea, main form')).toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  test('are filtered by what stands in the address', async () => {
    await open(<StudentsPage />, {
      address: '/en/staff/students?states=pending&levels=master&program=p1&study=current&endsFrom=2026-01-01&labels=l1&sort=-endsOn',
    });
    await listed();
    const asked = new URLSearchParams(calls.find(({ path }) => path === `${BASE}/students`)?.search);
    expect(Object.fromEntries(asked)).toMatchObject({
      states: 'pending',
      levels: 'master',
      program: 'p1',
      study: 'current',
      endsFrom: '2026-01-01',
      labels: 'l1',
      sort: '-endsOn',
    });
    await expect.element(page.getByRole('link', { name: /Remove filter Labels: Mentoring/ })).toBeVisible();
  });

  test('are labelled, several at once, by keyboard', async () => {
    await open(<StudentsPage />);
    await listed();
    document.querySelector<HTMLElement>('tbody tr')?.focus();
    await userEvent.keyboard('xjx');
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    const box = page.getByRole('checkbox', { name: 'Mentoring' });
    await expect.element(box).toBePartiallyChecked();
    // What the identity provider keeps is not theirs to put.
    await expect.element(page.getByText(/Labels from your identity provider are not listed here/)).toBeVisible();
    expect(page.getByRole('checkbox', { name: GROUP.name }).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    await box.click();
    await page.getByRole('button', { name: 'Save labels' }).click();
    const told = () => document.querySelector('[aria-label="Notifications"]')?.textContent ?? '';
    await until(() => told().startsWith('The labels are saved.'));
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${BASE}/students/labels`,
      body: { students: { ids: ['1', '2'] }, add: ['l1'], remove: [] },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() =>
      calls.some(({ path, body }) => path === `${BASE}/students/labels/undo` && (body as { change: string }).change === 'c1'),
    );
  });

  test('are given an adviser, and all of it is taken back', async () => {
    await open(<StudentsPage />);
    await listed();
    document.querySelector<HTMLElement>('tbody tr')?.focus();
    await userEvent.keyboard('xjx');
    await page.getByRole('button', { name: 'Adviser', exact: true }).click();
    await expect.element(page.getByText('Adviser of 2 students')).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').selectOptions('a2');
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save adviser' }).click();
    await until(() => document.querySelector('[aria-label="Notifications"]')?.textContent?.startsWith('The adviser is saved.') ?? false);
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${BASE}/students/adviser`,
      body: { students: { ids: ['1', '2'] }, adviserId: 'a2' },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => calls.some(({ path }) => path === `${BASE}/students/adviser/undo`));
  });

  describe('are given another last day (verification.29)', () => {
    const dialog = () => page.getByRole('dialog');
    async function choose(options: Options = {}) {
      await open(<StudentsPage />, options);
      await listed();
      document.querySelector<HTMLElement>('tbody tr')?.focus();
      await userEvent.keyboard('xjx');
      await page.getByRole('button', { name: 'End of access' }).click();
      await expect.element(page.getByText('How long are 2 students verified?')).toBeVisible();
    }
    const posted = () => calls.filter(({ method }) => method === 'POST');

    test.each(['light', 'dark'] as const)('after a look at what changes, wide and narrow, in %s', async (scheme) => {
      await choose({ scheme });
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await expect.element(page.getByText('Choose a day, or no end.')).toBeVisible();
      expect(posted()).toEqual([]);
      await dialog().getByLabelText('Last day').fill('2027-06-30');
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await expect.element(page.getByText('Until 30 Jun 2027')).toBeVisible();
      await expect.element(page.getByText('Not verified, left as they are')).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.viewport(360, 740);
      noSidewaysScroll();
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'Change 2 ends' }).click();
      await until(() => document.querySelector('[aria-label="Notifications"]')?.textContent?.startsWith('2 ends were changed.') ?? false);
      const asked = { students: { ids: ['1', '2'] }, endsOn: '2027-06-30' };
      expect(posted()).toMatchObject([
        { path: `${BASE}/students/end/check`, body: asked },
        { path: `${BASE}/students/end`, body: { ...asked, changed: 2 } },
      ]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await until(() =>
        calls.some(({ path, body }) => path === `${BASE}/students/end/undo` && (body as { change: string }).change === 'c1'),
      );
    });

    test('or none, which its box alone says', async () => {
      await choose();
      await dialog().getByRole('checkbox', { name: 'No end' }).click();
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await expect.element(page.getByText('Without an end')).toBeVisible();
      expect(posted()).toMatchObject([{ body: { endsOn: null } }]);
      await page.getByRole('button', { name: 'Choose another day' }).click();
      await expect.element(dialog().getByRole('checkbox', { name: 'No end' })).toBeChecked();
    });

    test('or nobody, where it would change nothing', async () => {
      await choose({ ends: () => Response.json({ earlier: 0, later: 0, same: 2, unverified: 0 }) });
      await dialog().getByLabelText('Last day').fill('2027-06-30');
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await expect.element(page.getByText('Nobody would get another end.')).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^Change \d/ })).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    test('and see the new numbers where others would change than were shown', async () => {
      let looks = 0;
      const headers = { 'content-type': 'application/problem+json' };
      await choose({
        ends: (path) =>
          path.endsWith('/check')
            ? Response.json({ ...CHECKED, later: 1 + looks++ })
            : Response.json({ code: 'lists.changed', status: 409, detail: '3' }, { status: 409, headers }),
      });
      await dialog().getByLabelText('Last day').fill('2027-06-30');
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await page.getByRole('button', { name: 'Change 2 ends' }).click();
      await expect.element(page.getByRole('button', { name: 'Change 3 ends' })).toBeVisible();
    });

    test('that is refused, and stays to be mended', async () => {
      const headers = { 'content-type': 'application/problem+json' };
      await choose({ ends: () => Response.json({ code: 'students.end', status: 422 }, { status: 422, headers }) });
      await dialog().getByLabelText('Last day').fill('2020-06-30');
      await page.getByRole('button', { name: 'Next: what changes' }).click();
      await until(() => document.querySelector('[role=dialog] input[type=date]')?.getAttribute('aria-invalid') === 'true');
      expect(await violations()).toEqual([]);
    });
  });

  test('are found by their adviser, all of whom are given another at once', async () => {
    await open(<StudentsPage />, { address: '/en/staff/students?adviser=mine', total: 1204 });
    await listed();
    await expect.element(page.getByRole('link', { name: /Remove filter Adviser: My students/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Choose all 1,204 that match' }).click();
    await page.getByRole('button', { name: 'Adviser', exact: true }).click();
    await page.getByRole('button', { name: 'Save adviser' }).click();
    await until(() => calls.some(({ method }) => method === 'POST'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      students: { matching: { adviser: 'mine', sort: 'name' }, total: 1204 },
      adviserId: null,
    });
  });

  test('are labelled on all pages, where as many match as were shown', async () => {
    await open(<StudentsPage />, { address: '/en/staff/students?states=pending&page=1', total: 1204 });
    await listed();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Choose all 1,204 that match' }).click();
    await expect.element(page.getByText('All 1,204 selected')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await expect.element(page.getByText('Labels of 1,204 students')).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'Mentoring' });
    await expect.element(box).toBePartiallyChecked();
    await box.click();
    await page.getByRole('button', { name: 'Save labels' }).click();
    await until(() => calls.some(({ method }) => method === 'POST'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      students: { matching: { states: ['pending'], sort: 'name' }, total: 1204 },
      add: ['l1'],
      remove: [],
    });
  });

  test('are chosen one by one again once a row is touched', async () => {
    await open(<StudentsPage />, { total: 1204 });
    await listed();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Choose all 1,204 that match' }).click();
    document.querySelector<HTMLElement>('tbody tr')?.focus();
    await userEvent.keyboard('x');
    await expect.element(page.getByText(`${ROWS.length - 1} selected`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose all' })).not.toBeInTheDocument();
  });

  test('have labels that are made, renamed and deleted', async () => {
    await open(<StudentsPage />);
    await listed();
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await page.getByLabelText('Name of the label').fill('Honours');
    await page.getByRole('button', { name: 'Add label' }).click();
    await until(() => calls.some(({ method, path }) => method === 'POST' && path === `${BASE}/student-labels`));
    await expect.element(page.getByText('From your identity provider')).toBeVisible();
    for (const act of ['Edit', 'Delete']) expect(page.getByRole('button', { name: `${act} ${GROUP.name}` }).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Delete Mentoring' }).click();
    await expect.element(page.getByText('It is taken from 1 student.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete label' }).click();
    await until(() => calls.some(({ method, path }) => method === 'DELETE' && path === `${BASE}/student-labels/l1`));
  });

  test('are told where there are none', async () => {
    await open(<StudentsPage />, { rows: [] });
    await expect.element(page.getByText('No students yet')).toBeVisible();
  });
});

describe('a record', () => {
  const address = '/en/staff/students/1';

  test.each(['light', 'dark'] as const)('shows what the school knows, wide and narrow, in %s', async (scheme) => {
    await open(<StudentPage />, { address, scheme });
    for (const text of [
      'I build bridges.',
      'Nordic School · Oslo · Jun 2027',
      'Knots',
      'Coach',
      'Call her',
      'Proved it',
      'Who looked',
      'Adviser',
      'An account that is gone',
    ])
      await expect.element(page.getByText(text).first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('ends access with a reason', async () => {
    await open(<StudentPage />, { address });
    await page.getByRole('button', { name: 'End access' }).click();
    await page.getByLabelText('Reason').fill('Left the school');
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await expect.element(page.getByText('The access has ended.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Left the school' });
  });

  test('takes notes', async () => {
    await open(<StudentPage />, { address });
    await page.getByLabelText('New note').fill('Met today');
    await page.getByRole('checkbox', { name: /Share with colleagues/ }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await until(() => calls.some(({ method, path }) => method === 'POST' && path.endsWith('/notes')));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Met today', isShared: true });
  });

  test('of a private profile says so, and one of nobody that there is none', async () => {
    await open(<StudentPage />, { address, record: { ...RECORD, isPrivate: true, profile: null, email: null, lastSeenAt: null } });
    await expect.element(page.getByText(/shows their profile to nobody/)).toBeVisible();
    unmount();
    await open(<StudentPage />, {
      address,
      record: Response.json({ code: 'not_found', status: 404 }, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
    });
    await expect.element(page.getByText('There is no such student at your school.')).toBeVisible();
  });
});
