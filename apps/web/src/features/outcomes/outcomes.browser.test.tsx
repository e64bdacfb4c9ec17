import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { type Answers, problem, server } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import SurveyNotice from './components/survey-notice.tsx';
import OutcomesPage from './outcomes.page.tsx';
import type { OutcomeAnswer, OutcomeReport, OutcomeSurvey } from './queries.ts';
import GraduatesPage from './staff/graduates.page.tsx';
import OutcomeReportPage from './staff/report.page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  sessionStorage.clear();
  unmount();
});

const MINE = 'GET /api/v1/candidate/outcomes';
const SAVE = 'PUT /api/v1/candidate/outcomes/s1';
const LONG = 'MSc in Donaudampfschifffahrtsgesellschaftskapitänswissenschaften '.repeat(2).trim();
const SURVEY: OutcomeSurvey = {
  studyId: 's1',
  program: LONG,
  school: 'Nordic School',
  endsOn: '2026-06-30',
  answer: null,
  answeredAt: null,
};
const ANSWER: OutcomeAnswer = {
  ...{ status: 'employed', employer: 'Lindvik', title: 'Analyst', country: 'NO', startsOn: '2026-08-01', hours: 'full' },
  ...{ fieldRelation: 'related', payBand: 3, payCurrency: 'EUR', school: null, degree: null },
};
const answered = { ...SURVEY, answer: ANSWER, answeredAt: '2026-07-01T10:00:00.000Z' };
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** The survey page; what is saved is answered by the next asking. */
async function survey(given: OutcomeSurvey[], { answers = {}, ...staging }: { answers?: Answers } & Parameters<typeof stage>[1] = {}) {
  const bodies: OutcomeAnswer[] = [];
  const { calls, reply } = server({
    [MINE]: () => ({ surveys: given.map((one) => (bodies.length > 0 ? { ...one, answer: bodies.at(-1) } : one)) }),
    [SAVE]: async (request) => {
      bodies.push(await request.json());
      return { ...SURVEY, answer: bodies.at(-1) };
    },
    ...answers,
  });
  await stage(<OutcomesPage />, { pages: ['outcomes', 'employers'], address: '/en/outcomes', reply, ...staging });
  return { calls, bodies };
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the survey (outcomes.2)', () => {
  test.each(['light', 'dark'] as const)('asks one question at a time, on a phone, in %s', async (scheme) => {
    await page.viewport(360, 740);
    const { bodies } = await survey([SURVEY], {
      scheme,
      answers: {
        'GET /api/v1/companies': () => ({ companies: [{ id: 1, name: 'Lindvik' }], totalSize: 1, nextPageToken: null, facets: {} }),
      },
    });
    await expect.element(page.getByRole('heading', { name: 'What do you do, or what comes next?' })).toBeVisible();
    expect(await violations()).toEqual([]);
    noSidewaysScroll();
    await press('I have a job');
    await page.getByRole('combobox', { name: 'Who is your employer?' }).fill('Lind');
    await until(() => document.querySelector('datalist option[value="Lindvik"]') !== null);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('vik{Enter}');
    await page.getByRole('textbox', { name: 'What is your job title?' }).fill('Analyst');
    await press('Next');
    await press('Skip');
    await page.getByLabelText('When do you start, or when did you?').fill('2026-08-01');
    await press('Next');
    await press('Full time');
    await press('Yes, it is my field');
    await page.getByLabelText('Currency').selectOptions('EUR');
    await page.getByLabelText('Pay in a year, before tax').selectOptions('3');
    expect(await violations()).toEqual([]);
    noSidewaysScroll();
    await press('Next');
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await until(() => bodies.length === 7);
    expect(bodies[0]).toMatchObject({ status: 'employed', employer: null });
    expect(bodies.at(-1)).toEqual({ ...ANSWER, country: null });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
    noSidewaysScroll();
  });

  test('asks nothing more of whoever looks, and other things of whoever studies', async () => {
    const { bodies } = await survey([SURVEY]);
    await press('I am still looking');
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await press('Change: What you do');
    await press('I study further');
    await expect.element(page.getByRole('textbox', { name: 'At which school?' })).toBeVisible();
    await press('Back');
    await expect.element(page.getByRole('button', { name: 'I study further' })).toHaveAttribute('aria-pressed', 'true');
    expect(bodies.map(({ status }) => status)).toEqual(['looking', 'studying']);
  });

  test('keeps an answer that could not be sent, says so, and sends it when it opens again', async () => {
    let isDown = true;
    const answers: Answers = {
      [SAVE]: async (request) => (isDown ? problem('internal', 500) : { ...SURVEY, answer: await request.json() }),
    };
    await survey([SURVEY], { answers });
    await press('I am not looking');
    await expect.element(page.getByText(/is not saved yet/)).toBeVisible();
    expect(await violations()).toEqual([]);
    unmount();
    isDown = false;
    const { calls } = await survey([SURVEY], { answers });
    await until(() => calls.includes(SAVE));
    await expect.element(page.getByRole('button', { name: 'I am not looking' })).toHaveAttribute('aria-pressed', 'true');
    await until(() => sessionStorage.length === 0);
  });

  test('can be withdrawn after a question', async () => {
    const gone = 'DELETE /api/v1/candidate/outcomes/s1';
    const { calls } = await survey([answered], { answers: { [gone]: () => undefined } });
    for (const text of ['Lindvik', 'Norway', '€40,000 to €50,000']) await expect.element(page.getByText(text)).toBeVisible();
    await press('Withdraw my answer');
    await expect.element(page.getByText('It is deleted, and you are not asked again by mail.')).toBeVisible();
    await press('Withdraw');
    await until(() => calls.includes(gone));
    await expect.element(page.getByRole('button', { name: 'I have a job' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('of several programs lets one choose, the one of a mail comes first', async () => {
    const other = { ...SURVEY, studyId: 's2', program: 'MBA' };
    await survey([SURVEY, other]);
    await expect.element(page.getByRole('link', { name: 'MBA at Nordic School' })).toHaveAttribute('href', '/en/outcomes?program=s2');
    expect(await violations()).toEqual([]);
    unmount();
    await survey([SURVEY, other], { address: '/en/outcomes?program=s2' });
    await expect.element(page.getByText('MBA at Nordic School. It takes about a minute.')).toBeVisible();
  });

  test('says that there is none, and that it could not be loaded', async () => {
    await survey([]);
    await expect.element(page.getByText('Nothing to answer now')).toBeVisible();
    unmount();
    await survey([], { answers: { [MINE]: () => problem('internal', 500) } });
    await expect.element(page.getByText('This could not be loaded')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('is told of on my page until it is answered or put off', async () => {
    const user = { id: '1', email: 'ada@x.example', firstName: 'Ada', lastName: 'Berg', avatar: null, roles: ['Candidate'] };
    const notice = (given: OutcomeSurvey, pageId = 'mypage') =>
      stage(<SurveyNotice user={user as never} pageId={pageId} />, {
        pages: ['outcomes'],
        reply: server({ [MINE]: () => ({ surveys: [given] }) }).reply,
      });
    await notice(SURVEY);
    await expect.element(page.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/en/outcomes?program=s1');
    expect(await violations()).toEqual([]);
    await press('Not now');
    expect(document.querySelector('aside')).toBeNull();
    unmount();
    await notice(answered);
    expect(document.querySelector('aside')).toBeNull();
  });
});

const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: true, duties: [...STAFF_DUTIES] };
const BASE = '/api/v1/staff/schools/12';
const counts = { graduates: 20, employed: 8, selfEmployed: 1, studying: 3, service: 0, looking: 2, notLooking: 1 };
const REPORT: OutcomeReport = {
  total: counts,
  answered: 12,
  cohorts: [
    { ...counts, program: { id: 'p1', name: LONG }, endYear: 2026 },
    {
      ...counts,
      graduates: 0,
      employed: 0,
      selfEmployed: 0,
      studying: 0,
      looking: 0,
      notLooking: 0,
      program: { id: 'p2', name: 'MBA' },
      endYear: 2025,
    },
  ],
  months: [
    { month: '2026-06-01', count: 9 },
    { month: '2026-07-01', count: 6 },
  ],
  employers: [
    { name: 'Lindvik', count: 5 },
    { name: LONG, count: 1 },
  ],
  titles: [{ name: 'Analyst', count: 4 }],
  countries: [{ name: 'NO', count: 7 }],
  pay: [{ currency: 'EUR', answers: 10, bands: [{ band: 3, count: 10 }] }],
  programs: [{ id: '018f0000-0000-7000-8000-000000000001', name: LONG }],
  endYears: [2026, 2025],
};
const SETTINGS = { isOn: false, opensDaysBefore: 60, updatedAt: null, can: { edit: true } };
const known = { ...ANSWER, payBand: undefined, payCurrency: undefined, source: 'survey', updatedAt: '2026-07-01T10:00:00.000Z' };
const graduate = (studyId: string, name: string, outcome: object | null) => ({
  ...{ studyId, userId: `u${studyId}`, name, program: { id: 'p1', name: LONG }, endsOn: '2026-06-30', outcome },
});
const ROWS = [
  graduate('1', 'Ada Berg', known),
  graduate('2', '李 佳怡', null),
  graduate('3', LONG, { ...known, source: 'staff', status: 'studying', employer: null, school: 'Aalto', title: null, degree: 'PhD' }),
];

async function staff(element: 'report' | 'list', { answers = {}, ...staging }: { answers?: Answers } & Parameters<typeof stage>[1] = {}) {
  const bodies: unknown[] = [];
  const keep = async (request: Request) => {
    bodies.push(await request.clone().json());
    return ROWS[1];
  };
  const { calls, reply } = server({
    [`GET ${BASE}/outcome-report`]: () => REPORT,
    [`GET ${BASE}/outcome-settings`]: () => SETTINGS,
    [`PUT ${BASE}/outcome-settings`]: keep,
    [`GET ${BASE}/outcomes`]: () => ({ rows: ROWS, page: 1, pageSize: 25, total: ROWS.length, totalIsExact: true }),
    [`PUT ${BASE}/outcomes/2`]: keep,
    [`PUT ${BASE}/outcomes/3`]: keep,
    [`DELETE ${BASE}/outcomes/3`]: () => ROWS[1],
    ...answers,
  });
  await stage(
    <ConsoleSchoolContext value={SCHOOL}>{element === 'report' ? <OutcomeReportPage /> : <GraduatesPage />}</ConsoleSchoolContext>,
    {
      pages: ['staff', 'staff-outcomes', 'staff-graduates', 'staff-student'],
      address: element === 'report' ? '/en/staff/outcomes' : '/en/staff/outcomes/graduates',
      reply,
      ...staging,
    },
  );
  return { calls, bodies };
}

describe('the report (outcomes.6)', () => {
  test.each(['light', 'dark'] as const)('shows rates, charts with axes and tables, wide and narrow, in %s', async (scheme) => {
    await staff('report', { scheme });
    for (const text of ['75%', '86%', '60%', 'Most often: Employed, 8 of 20.', '10 graduates told it. Shown from ten on.'])
      await expect.element(page.getByText(text).first()).toBeVisible();
    for (const summary of document.querySelectorAll('summary')) summary.click();
    await expect.element(page.getByRole('row', { name: 'Norway 7' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('asks for what is chosen, and keeps it in the address', async () => {
    const { calls } = await staff('report');
    await page.getByLabelText('Year of the end').selectOptions('2025');
    await until(() => calls.some((call) => call.endsWith('/outcome-report?endYear=2025')));
    await expect.element(page.getByRole('link', { name: 'Graduates' })).toHaveAttribute('href', expect.stringContaining('endYear=2025'));
  });

  test('turns the survey on', async () => {
    const { bodies } = await staff('report');
    await expect.element(page.getByText('The survey is off: nobody is asked. What you write down yourself is counted.')).toBeVisible();
    await press('Survey settings');
    await page.getByRole('checkbox', { name: 'Ask graduates what they do' }).click();
    await page.getByLabelText(/Days before the end/).fill('30');
    expect(await violations()).toEqual([]);
    await press('Save');
    await expect.element(page.getByText('The settings are saved.')).toBeVisible();
    expect(bodies).toEqual([{ isOn: true, opensDaysBefore: 30, updatedAt: null }]);
  });

  test('says that there are no graduates, and that it failed', async () => {
    await staff('report', { answers: { [`GET ${BASE}/outcome-report`]: () => ({ ...REPORT, programs: [] }) } });
    await expect.element(page.getByText('No graduates yet')).toBeVisible();
    unmount();
    await staff('report', { answers: { [`GET ${BASE}/outcome-report`]: () => problem('internal', 500) } });
    await expect.element(page.getByText('The report could not be loaded')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('the graduates (outcomes.7)', () => {
  const listed = () => until(() => document.querySelectorAll('tbody tr').length === ROWS.length);

  test.each(['light', 'dark'] as const)('are listed with what is known, wide and narrow, in %s', async (scheme) => {
    await staff('list', { scheme });
    await listed();
    await expect.element(page.getByText('Lindvik').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are written down of where they have not answered', async () => {
    const { bodies } = await staff('list');
    await listed();
    expect(document.querySelector('[aria-label="Write down what is known of Ada Berg"]')).toBeNull();
    await press('Write down what is known of 李 佳怡');
    await page.getByLabelText('Who told it').selectOptions('employer');
    await page.getByLabelText('What they do').selectOptions('employed');
    await page.getByLabelText('Employer or organization').fill('Lindvik');
    expect(await violations()).toEqual([]);
    await press('Save');
    await expect.element(page.getByText('It is written down.')).toBeVisible();
    expect(bodies).toMatchObject([{ source: 'employer', status: 'employed', employer: 'Lindvik', title: null }]);
  });

  test('have a record deleted, and taken back by undo', async () => {
    const { calls, bodies } = await staff('list');
    await listed();
    await press(`Write down what is known of ${LONG}`);
    await press('Delete the record');
    await until(() => calls.includes(`DELETE ${BASE}/outcomes/3`));
    await press('Undo');
    await until(() => bodies.length === 1);
    expect(bodies[0]).toMatchObject({ source: 'staff', status: 'studying', school: 'Aalto' });
  });
});
