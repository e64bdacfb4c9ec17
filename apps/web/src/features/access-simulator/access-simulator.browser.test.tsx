import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { stage } from '../../testing/stage.tsx';
import AccessSimulatorPage from './access-simulator.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const BASE = '/api/v1/staff/schools/12';
const JOB = '018f0000-0000-7000-8000-000000000001';
const ADA = '018f0000-0000-7000-8000-000000000002';
const POSTING = {
  id: JOB,
  title: `Trainee ${'long '.repeat(20)}`,
  company: 'Fjord AS',
  isExclusive: true,
  deadlineAt: null,
  isWithdrawn: false,
};
const TRIED = [
  { rule: 'switchedOn', verdict: 'passes' },
  { rule: 'role', verdict: 'passes' },
  { rule: 'companyActive', verdict: 'passes' },
  { rule: 'exclusiveSchool', verdict: 'refuses' },
  { rule: 'notWithdrawn', verdict: 'notReached' },
];
const DENIED = { allowed: false, rule: 'exclusiveSchool', tried: TRIED, missing: null, studentName: null, posting: POSTING };
const ALLOWED = {
  allowed: true,
  rule: null,
  tried: [
    { rule: 'switchedOn', verdict: 'passes' },
    { rule: 'role', verdict: 'passes' },
    { rule: 'verifiedForCvPages', verdict: 'notAsked' },
  ],
  missing: null,
  studentName: 'Ada Berg',
  posting: null,
};

let asked: { student: { kind: string }; object: string; postingId: string | null }[] = [];
type Options = { scheme?: 'light' | 'dark'; answer?: object | (() => Response) };

async function open(search = '', { scheme = 'light', answer = DENIED }: Options = {}) {
  asked = [];
  return stage(
    <ConsoleSchoolContext value={SCHOOL}>
      <AccessSimulatorPage />
    </ConsoleSchoolContext>,
    {
      address: `/en/staff/access${search}`,
      scheme,
      pages: ['staff', 'staff-access', 'staff-students'],
      reply: async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === `${BASE}/access-simulations/postings`) return Response.json({ postings: [POSTING] });
        if (pathname === `${BASE}/students`)
          return Response.json({
            rows: [{ id: ADA, name: 'Ada Berg', email: 'ada@nordic.example' }],
            ...{ page: 1, pageSize: 25, total: 1, totalIsExact: true },
          });
        asked.push(JSON.parse(await request.clone().text()));
        return typeof answer === 'function' ? answer() : Response.json(answer);
      },
    },
  );
}
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

describe('the access simulator', () => {
  test.each(['light', 'dark'] as const)(
    'denies, and says by which rule and what would change it, wide and narrow, in %s',
    async (scheme) => {
      await open(`?posting=${JOB}&state=pending&lacks=location`, { scheme });
      await expect.element(page.getByText('Denied')).toBeVisible();
      await expect.element(page.getByText('An exclusive posting needs a verification at one of its schools.').first()).toBeVisible();
      await expect.element(page.getByText('You approve the verification, or extend one that has ended.')).toBeVisible();
      expect(document.querySelectorAll('ol > li[aria-current]').length).toBe(1);
      expect(asked[0]).toMatchObject({
        student: { kind: 'invented', state: 'pending', lacks: ['location'] },
        object: 'application',
        postingId: JOB,
      });
      expect(await violations()).toEqual([]);
      await page.viewport(360, 740);
      noSidewaysScroll();
      expect(await violations()).toEqual([]);
    },
  );

  test('allows, and tells which facts no rule looked at', async () => {
    await open(`?who=known&student=${ADA}&object=cvPages`, { answer: ALLOWED });
    await expect.element(page.getByText('Allowed')).toBeVisible();
    await expect.element(page.getByText(/No rule looks at: verification, level, field/)).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Name or address of the student' })).toHaveValue('Ada Berg');
    expect(asked[0]).toMatchObject({ student: { kind: 'known', userId: ADA }, object: 'cvPages', postingId: null });
    expect(await violations()).toEqual([]);
  });

  test('waits until everything is chosen', async () => {
    await open();
    await expect.element(page.getByText('Choose a posting. The answer appears here.')).toBeVisible();
    await page.getByText('A student of ours').click();
    await expect.element(page.getByText('Choose a student and an object. The answer appears here.')).toBeVisible();
    expect(asked).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('is filled in by keyboard, and stands in the address', async () => {
    const addresses = await open();
    page.getByRole('combobox', { name: 'Job posting' }).element().focus();
    await userEvent.keyboard('trainee');
    await expect.element(page.getByRole('option', { name: /Trainee/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByText('Denied')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State of the verification' }), 'pending');
    await until(() => asked.at(-1)?.student.kind === 'invented' && asked.length > 1);
    expect(Object.fromEntries(new URLSearchParams(addresses.at(-1)?.split('?')[1]))).toMatchObject({ posting: JOB, state: 'pending' });
  });

  test('says that there is no such student or posting, and offers another try where the answer fails', async () => {
    const problem = (status: number, code: string) => () =>
      Response.json(
        { type: code, title: code, status, code, requestId: 'r' },
        { status, headers: { 'content-type': 'application/problem+json' } },
      );
    await open(`?posting=${JOB}`, { answer: problem(404, 'jobs.not_found') });
    await expect.element(page.getByText(/There is no such student at this school/)).toBeVisible();
    unmount();
    await open(`?posting=${JOB}`, { answer: problem(503, 'unavailable') });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('leaves out of the address what nobody knows', async () => {
    await open(`?posting=${JOB}&endsOn=2026-02-30&year=99&state=everything&object=nothing`);
    await expect.element(page.getByText('Denied')).toBeVisible();
    expect(asked[0]).toMatchObject({ student: { state: 'verified', endsOn: null, year: null }, object: 'application' });
  });
});
