import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { stage } from '../../../testing/stage.tsx';
import AdvisersPage from './advisers.page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

const BASE = '/api/v1/staff/schools/12';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
const PEOPLE = [
  { id: 'a1', name: 'Finn Dahl', isYou: true, students: 3 },
  { id: 'a2', name: LONG, isYou: false, students: 0 },
];
const RULES = {
  rules: [
    { adviser: { id: 'a1', name: 'Finn Dahl' }, program: { id: 'p1', name: LONG }, surnameFrom: 'A', surnameTo: 'K' },
    { adviser: { id: 'a2', name: LONG }, program: null, surnameFrom: '', surnameTo: '' },
  ],
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const PREVIEW = { total: 2, advisers: [{ id: 'a1', name: 'Finn Dahl', students: 2 }], left: 1 };
const BODIES = RULES.rules.map(({ adviser, program, surnameFrom, surnameTo }) => ({
  adviserId: adviser.id,
  programId: program?.id ?? null,
  surnameFrom,
  surnameTo,
}));

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
type Options = { scheme?: 'light' | 'dark'; administered?: boolean; rules?: object; replies?: Record<string, () => Response> };

async function open({ scheme = 'light', administered = true, rules = RULES, replies = {} }: Options = {}) {
  calls = [];
  const school = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered, duties: [...STAFF_DUTIES] };
  return stage(
    <ConsoleSchoolContext value={school}>
      <AdvisersPage />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff/students/advisers',
      scheme,
      pages: ['staff', 'staff-students', 'staff-advisers'],
      reply: async (request) => {
        const { pathname: path } = new URL(request.url);
        const text = await request.clone().text();
        calls.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined });
        const own = replies[`${request.method} ${path}`];
        if (own) return own();
        if (path === `${BASE}/student-advisers`) return Response.json({ advisers: PEOPLE });
        if (path === `${BASE}/student-advisers/rules`) return Response.json(rules);
        if (path === `${BASE}/student-advisers/rules/preview`) return Response.json(PREVIEW);
        if (path === `${BASE}/student-advisers/rules/apply`) return Response.json({ students: 2, change: 'c1' });
        if (path === `${BASE}/programs`) return Response.json({ rows: [], page: 1, pageSize: 25, total: 0, totalIsExact: true });
        return new Response(null, { status: 204 });
      },
    },
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const sent = (method: string) => calls.find((call) => call.method === method);
const refused = (code: string, errors: object[] = []) =>
  Response.json({ code, status: 422, errors }, { status: 422, headers: { 'content-type': 'application/problem+json' } });

describe('the advisers', () => {
  test.each(['light', 'dark'] as const)('and the rules are shown, wide and narrow, in %s', async (scheme) => {
    await open({ scheme });
    await expect.element(page.getByRole('link', { name: 'Finn Dahl (you)' })).toHaveAttribute('href', '/en/staff/students?adviser=a1');
    await expect.element(page.getByText(/^Program: Wolfe.* · Surnames from A to K: Finn Dahl$/)).toBeVisible();
    await expect.element(page.getByText(/^Everybody else: Wolfe/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are told where they could not be loaded, and where there are no rules', async () => {
    await open({ replies: { [`GET ${BASE}/student-advisers`]: () => refused('internal') } });
    await expect.element(page.getByText('The advisers could not be loaded')).toBeVisible();
    unmount();
    await open({ rules: { rules: [], updatedAt: null } });
    await expect.element(page.getByText(/There are no rules yet/)).toBeVisible();
    await expect.element(button('Give advisers by the rules')).not.toBeInTheDocument();
  });
});

describe('the rules', () => {
  test('change places, and change back', async () => {
    await open();
    await button(/^Move down: Program/).click();
    await until(() => sent('PUT') !== undefined);
    expect(sent('PUT')?.body).toEqual({ updatedAt: RULES.updatedAt, rules: [BODIES[1], BODIES[0]] });
    await button('Undo').click();
    await until(() => calls.filter(({ method }) => method === 'PUT').length === 2);
    expect(calls.filter(({ method }) => method === 'PUT')[1]?.body).toEqual({ updatedAt: RULES.updatedAt, rules: BODIES });
  });

  test('are added by letters, and say what is wrong at the field', async () => {
    const fault = { pointer: '/rules/2/surnameTo', code: 'backwards' };
    await open({ replies: { [`PUT ${BASE}/student-advisers/rules`]: () => refused('settings.invalid', [fault]) } });
    await button('Add rule').click();
    await expect.element(button('Save rule')).toBeDisabled();
    await page.getByRole('dialog').getByLabelText('Adviser').selectOptions('a1');
    await page.getByLabelText('Surnames from').fill('M');
    await page.getByLabelText('Surnames up to').fill('C');
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
    await button('Save rule').click();
    await expect.element(page.getByText('Choose letters that come after the first ones.')).toBeVisible();
    expect(sent('PUT')?.body).toMatchObject({ rules: [{}, {}, { adviserId: 'a1', programId: null, surnameFrom: 'M', surnameTo: 'C' }] });
  });

  test('give advisers once it was shown to how many, and all of it is taken back', async () => {
    await open();
    await button('Give advisers by the rules').click();
    await expect.element(page.getByText('Finn Dahl: 2 students')).toBeVisible();
    await expect.element(page.getByText('No rule fits 1 student.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Give advisers' }).click();
    await until(() => toastStore.read().toasts.some(({ text }) => text === '2 students have an adviser now.'));
    expect(sent('POST')).toMatchObject({ path: `${BASE}/student-advisers/rules/apply`, body: { total: 2 } });
    await button('Undo').click();
    await until(() => calls.some(({ path }) => path === `${BASE}/students/adviser/undo`));
  });

  test('are read by staff who do not administer the school', async () => {
    await open({ administered: false });
    await expect.element(page.getByText('Administrators of your school change the rules.')).toBeVisible();
    await expect.element(button('Add rule')).not.toBeInTheDocument();
    await expect.element(button(/^Remove/)).not.toBeInTheDocument();
  });
});
