// Deciding on postings: the list with its keys and bulk, one posting with what changed, employers; and the employer's side.

import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import { DEFAULT_POSTING_RULES } from '@fairway/rules/posting-rules';
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import { AudiencePart } from './components/audience-part.tsx';
import { SchoolStates } from './components/school-states.tsx';
import EmployersPage from './employers/employers.page.tsx';
import PostingPage from './posting.page.tsx';
import PostingsPage from './postings.page.tsx';
import RulesPage from './rules/rules.page.tsx';
import SchoolsPage from './schools.page.tsx';

beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const BASE = '/api/v1/staff/schools/12';
const EMPLOYER = '/api/v1/employer/organizations/7';
const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const ORGANIZATION = {
  ...{ organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const, role: 'Recruiter' as const },
};
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
/** The stage has no route, so a page asks for nobody's id. */
const ID = '00000000-0000-0000-0000-000000000000';
const AT = '2026-11-24T10:00:00.000Z';
const row = (more: object = {}) => ({
  ...{ id: ID, title: 'Trainee, heat', organization: { id: 7, name: 'Lindvik', logo: null }, state: 'waiting', postingState: 'live' },
  ...{ edition: 3, isChanged: false, isFirst: true, isTrusted: false, since: AT, places: [{ city: 'Oslo', country: 'NO' }] },
  ...{ employmentTypes: ['INTERN'], deadlineOn: '2026-12-31', note: '', reason: null, decidedBy: '' },
  ...more,
});
const ROWS = [row(), row({ id: '2', title: LONG, state: 'asked', isFirst: false, isTrusted: true })];
const {
  schools: _schools,
  html: _html,
  ...content
} = { ...EMPTY_POSTING, title: 'Trainee, heat', places: [{ city: 'Oslo', country: 'NO' }] };
const step = (more: object) => ({ id: '1', at: AT, step: 'wait', mover: 'system', name: '', note: '', reason: null, partner: '', ...more });
const HISTORY = [
  step({}),
  step({ id: '2', step: 'ask', mover: 'school', name: 'Finn Dahl', note: `<img src=x onerror="document.title = 'taken'"> ${LONG}` }),
  step({ id: '3', step: 'decline', mover: 'school', reason: 'pay' }),
];
const whole = (more: object = {}) => ({
  ...row(),
  ...{ content: { ...content, html: '<p>Heat from the sea</p>' }, text: 'Heat from the sea', before: null, changedAt: null },
  ...{ partner: null, history: HISTORY, elsewhere: { schools: 2, approved: 1, declined: 1 } },
  ...more,
});
const CHANGED = whole({
  ...{ state: 'approved', isChanged: true, isFirst: false, changedAt: AT },
  before: { content: { ...content, title: 'Trainee', places: [] }, text: 'Warmth from the sea' },
});
const employer = (more: object = {}) => ({
  ...{ organizationId: 7, name: 'Lindvik', logo: null, state: 'approved', isTrusted: false, decidedAt: AT },
  ...{ waiting: 1, approved: 2, declined: 0, approvedBy: 3, declinedBy: 1, reasons: [{ reason: 'pay', schools: 1 }] },
  ...more,
});
const decision = (more: object) => ({
  ...{ schoolId: 1, school: 'Nordic School', logo: null, state: 'asked', since: AT, note: 'Is it paid?', reason: null },
  ...{ mayAskAgain: false, history: HISTORY },
  ...more,
});

type Call = { method: string; path: string; search: string; body: unknown };
let calls: Call[] = [];
type Options = { address?: string; scheme?: 'light' | 'dark'; replies?: Record<string, () => Response> };
const pageOf = (rows: object[]) => Response.json({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
const refused = (code: string, status: number) =>
  Response.json({ code, status }, { status, headers: { 'content-type': 'application/problem+json' } });

async function open(element: ReactNode, { address = '/en/staff/postings', scheme = 'light', replies = {} }: Options = {}) {
  calls = [];
  return stage(
    <ConsoleOrganizationContext value={ORGANIZATION}>
      <ConsoleSchoolContext value={SCHOOL}>{element}</ConsoleSchoolContext>
    </ConsoleOrganizationContext>,
    {
      address,
      scheme,
      pages: [
        'staff',
        'staff-postings',
        'staff-posting',
        'staff-posting-rules',
        'staff-employers',
        'staff-employer',
        'employer-postings',
        'employer-posting',
      ],
      reply: async (request) => {
        const { pathname: path, search } = new URL(request.url);
        const text = await request.clone().text();
        calls.push({ method: request.method, path, search, body: text ? JSON.parse(text) : undefined });
        const own = replies[`${request.method} ${path}`];
        if (own) return own();
        if (path === `${BASE}/postings`) return pageOf(ROWS);
        if (path === `${BASE}/postings/decisions`)
          return Response.json({ done: [ID], refused: [{ id: '2', code: 'posting_decisions.changed' }] });
        if (path.startsWith(`${BASE}/postings/`)) return Response.json(whole());
        if (path === `${BASE}/employers`)
          return pageOf([employer(), employer({ organizationId: 8, name: LONG, state: null, reasons: [] })]);
        if (path.startsWith(`${BASE}/employers/`)) return Response.json(employer());
        if (path === `${EMPLOYER}/posting-schools`)
          return Response.json({ schools: [{ schoolId: 5, name: 'Valclair', logo: null, country: 'FR' }] });
        if (path.startsWith(`${EMPLOYER}/postings/`))
          return Response.json({
            decisions: [
              decision({}),
              decision({ schoolId: 2, school: LONG, state: 'declined', reason: 'pay', note: '', mayAskAgain: true }),
            ],
          });
        return new Response(null, { status: 204 });
      },
    },
  );
}
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (path: string) => calls.filter((call) => call.method !== 'GET' && call.path === path);
const text = () => document.body.textContent ?? '';

describe('postings to decide', { timeout: 60_000 }, () => {
  test.each(['light', 'dark'] as const)('are listed, wide and narrow, in %s', async (scheme) => {
    await open(<PostingsPage />, { scheme });
    await expect.element(page.getByRole('link', { name: 'Trainee, heat' })).toBeVisible();
    expect(text()).toContain('New employer');
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are approved by a key with what was shown, and declined with a reason', async () => {
    await open(<PostingsPage />);
    await expect.element(page.getByRole('link', { name: 'Trainee, heat' })).toBeVisible();
    await userEvent.keyboard('ja');
    await until(() => sent(`${BASE}/postings/${ID}/decision`).length === 1);
    expect(sent(`${BASE}/postings/${ID}/decision`)[0]?.body).toEqual({
      ...{ edition: 3, state: 'waiting', decision: 'approve', note: '', trusts: false },
    });
    await userEvent.keyboard('d');
    await page.getByLabelText('Why').selectOptions('other');
    const decline = page.getByRole('dialog').getByRole('button', { name: 'Decline' });
    await expect.element(decline).toBeDisabled();
    await page.getByLabelText('In your words').fill('No wage');
    await decline.click();
    await until(() => sent(`${BASE}/postings/${ID}/decision`).length === 2);
    expect(sent(`${BASE}/postings/${ID}/decision`)[1]?.body).toMatchObject({ decision: 'decline', reason: 'other', note: 'No wage' });
  });

  test('are approved together, and what was not is named', async () => {
    await open(<PostingsPage />);
    await expect.element(page.getByRole('link', { name: 'Trainee, heat' })).toBeVisible();
    await page.getByRole('checkbox').first().click();
    await button('Approve').first().click();
    await until(() => sent(`${BASE}/postings/decisions`).length === 1);
    expect(sent(`${BASE}/postings/decisions`)[0]?.body).toMatchObject({
      items: [
        { id: ID, edition: 3, state: 'waiting' },
        { id: '2', edition: 3, state: 'asked' },
      ],
    });
    await until(() => text().includes('1 posting is approved.') && text().includes('has changed meanwhile'));
  });

  test('say where there is nothing, and where it did not load', async () => {
    await open(<PostingsPage />, { replies: { [`GET ${BASE}/postings`]: () => pageOf([]) } });
    await expect.element(page.getByText('Nothing to decide')).toBeVisible();
    unmount();
    await open(<PostingsPage />, { replies: { [`GET ${BASE}/postings`]: () => refused('internal', 500) } });
    await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
  });
});

describe('a posting', { timeout: 60_000 }, () => {
  const address = `/en/staff/postings/${ID}`;
  test.each(['light', 'dark'] as const)('is shown with what changed and what happened, wide and narrow, in %s', async (scheme) => {
    await open(<PostingPage />, { address, scheme, replies: { [`GET ${BASE}/postings/${ID}`]: () => Response.json(CHANGED) } });
    await expect.element(page.getByText('What changed since you approved it')).toBeVisible();
    expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent?.trim())).toEqual([
      ...['Before: Trainee', 'Before: nothing', 'Warmth'],
    ]);
    expect(text()).toContain('<img src=x');
    expect(document.querySelector('main img, blockquote img')).toBeNull();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('is approved with a note and trust of its employer, which is said to be approved too', async () => {
    await open(<PostingPage />, { address });
    await button('Approve with a note').click();
    await expect.element(page.getByText('This is the first posting that you approve of Lindvik.', { exact: false })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByLabelText('Note to the employer').fill('Welcome');
    await page.getByLabelText('Trust this employer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await until(() => sent(`${BASE}/postings/${ID}/decision`).length === 1);
    expect(sent(`${BASE}/postings/${ID}/decision`)[0]?.body).toMatchObject({ decision: 'approve', note: 'Welcome', trusts: true });
  });

  test('that changed meanwhile says so and is looked at again', async () => {
    const path = `${BASE}/postings/${ID}`;
    await open(<PostingPage />, { address, replies: { [`POST ${path}/decision`]: () => refused('posting_decisions.changed', 409) } });
    await button('Approve').click();
    await until(() => text().includes('has changed meanwhile'));
    await until(() => calls.filter(({ method, path: asked }) => method === 'GET' && asked === path).length >= 2);
  });

  test('that was approved because a partner school did says so, and when that does not stand any more', async () => {
    const taken = { state: 'approved', isFirst: false, history: [step({}), step({ id: '2', step: 'approve', partner: LONG })] };
    for (const [stands, words] of [
      [true, `A rule approved it because ${LONG} did.`],
      [false, `A rule approved it because ${LONG} did. That approval no longer holds; yours stays.`],
    ] as const) {
      const posting = whole({ ...taken, partner: { name: LONG, stands } });
      await open(<PostingPage />, { address, replies: { [`GET ${BASE}/postings/${ID}`]: () => Response.json(posting) } });
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
      await expect.element(page.getByText(`Approved by a rule, because ${LONG} approved it`)).toBeVisible();
      await page.viewport(360, 740);
      noSidewaysScroll();
      expect(await violations()).toEqual([]);
      unmount();
    }
  });

  test('that was not written for the school is not there', async () => {
    await open(<PostingPage />, { address, replies: { [`GET ${BASE}/postings/${ID}`]: () => refused('not_found', 404) } });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.querySelector('button')?.textContent ?? '').not.toContain('Approve');
  });
});

describe('employers', { timeout: 60_000 }, () => {
  test.each(['light', 'dark'] as const)('are listed with what other schools made of them, wide and narrow, in %s', async (scheme) => {
    await open(<EmployersPage />, { address: '/en/staff/employers', scheme });
    await expect.element(page.getByText('3 approved, 1 declined · Pay is too low', { exact: false })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are trusted by a press, and never while they are not wanted', async () => {
    await open(<EmployersPage />, { address: '/en/staff/employers' });
    await button('Change: Lindvik').click();
    await page.getByRole('dialog').getByLabelText('Trusted').click();
    await page.getByRole('dialog').getByLabelText('State').selectOptions('declined');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await until(() => sent(`${BASE}/employers/7`).length === 1);
    expect(sent(`${BASE}/employers/7`)[0]?.body).toEqual({ state: 'declined', isTrusted: false });
  });
});

describe('the rules of a school', { timeout: 60_000 }, () => {
  const kept = { rules: DEFAULT_POSTING_RULES, edition: 4, savedAt: AT, savedBy: LONG };
  const full = {
    ...{ ...DEFAULT_POSTING_RULES, countries: ['NO', 'GB'], levels: ['bachelor'], payElse: 'decline' },
    leastPay: [{ country: 'NO', amount: 30_000, currency: 'NOK', unit: 'MONTH' }],
  };
  const RULES = `${BASE}/posting-rules`;
  const replies = (rules: object = DEFAULT_POSTING_RULES) => ({
    [`GET ${RULES}`]: () => Response.json({ ...kept, rules }),
    [`PUT ${RULES}`]: () => Response.json({ ...kept, rules: { ...full, approves: 'approved' }, edition: 5 }),
    [`POST ${RULES}/trial`]: () => Response.json({ approved: 2, declined: 1, left: 4 }),
    [`POST ${RULES}/run`]: () => Response.json({ approved: 2, declined: 1, left: 4 }),
  });

  test.each(['light', 'dark'] as const)('are read and tried, wide and narrow, in %s', async (scheme) => {
    await open(<RulesPage />, { address: '/en/staff/postings/rules', scheme, replies: replies(full) });
    await expect.element(page.getByText('7 postings wait. These rules would approve 2 and decline 1.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('are saved with the edition that was shown, and carried out once they are', async () => {
    await open(<RulesPage />, { address: '/en/staff/postings/rules', replies: replies() });
    await page.getByRole('combobox', { name: 'Approve as they come' }).selectOptions('approved');
    // What is being written is tried, and is not carried out.
    await until(() => sent(`${RULES}/trial`).some(({ body }) => (body as { rules: { approves: string } }).rules.approves === 'approved'));
    await expect.element(button('Decide them now')).not.toBeInTheDocument();
    await button('Add a country').click();
    await page.getByLabelText('At least').fill('30000');
    await page.getByRole('combobox', { name: 'Country 1' }).selectOptions('NO');
    await button('Save rules').click();
    await until(() => calls.some(({ method }) => method === 'PUT'));
    const leastPay = [{ country: 'NO', amount: 30_000, currency: 'EUR', unit: 'MONTH' }];
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ rules: { ...DEFAULT_POSTING_RULES, approves: 'approved', leastPay }, edition: 4 },
    });
    await expect.element(page.getByText('Your rules are saved.')).toBeVisible();
    await button('Decide them now').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decide them now' }).click();
    await expect.element(page.getByText('2 approved, 1 declined, 4 left to you.')).toBeVisible();
    expect(sent(`${RULES}/run`)).toHaveLength(1);
  });

  test('take over approvals of partners: of all, or of those that are chosen; where there are none it says so', async () => {
    const partners = [
      { id: 'a', name: 'Hill' },
      { id: 'b', name: LONG },
    ];
    const select = () => page.getByRole('combobox', { name: 'Approve what a partner school approved' });
    const address = '/en/staff/postings/rules';
    const withPartners = { ...replies(), [`GET ${RULES}`]: () => Response.json({ ...kept, partners }) };
    await open(<RulesPage />, { address, replies: withPartners });
    await expect.element(select()).toHaveValue('none');
    await select().selectOptions('chosen');
    await page.getByRole('combobox', { name: 'Chosen partner schools' }).click();
    await page.getByRole('option', { name: 'Hill' }).click();
    expect(await violations()).toEqual([]);
    await button('Save rules').click();
    await until(() => calls.some(({ method }) => method === 'PUT'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ rules: { partners: 'chosen', partnerships: ['a'] } });
    unmount();
    const refusing = { ...withPartners, [`PUT ${RULES}`]: () => refused('posting_decisions.rules_partner', 422) };
    await open(<RulesPage />, { address, replies: refusing });
    await select().selectOptions('all');
    await button('Save rules').click();
    await expect.element(page.getByText('A chosen school is no longer a partner.', { exact: false })).toBeVisible();
    unmount();
    await open(<RulesPage />, { address, replies: { ...replies(), [`GET ${RULES}`]: () => Response.json({ ...kept, partners: [] }) } });
    await select().selectOptions('chosen');
    await expect.element(page.getByText('Your school has no partner schools yet.', { exact: false })).toBeVisible();
  });

  test('that a colleague changed meanwhile are not written over', async () => {
    await open(<RulesPage />, {
      address: '/en/staff/postings/rules',
      replies: { ...replies(), [`PUT ${RULES}`]: () => refused('posting_decisions.rules_changed', 409) },
    });
    await page.getByRole('combobox', { name: 'Unpaid work' }).selectOptions('decline');
    await button('Save rules').click();
    await expect.element(page.getByText('Somebody else saved the rules meanwhile.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Unpaid work' })).toHaveValue('decline');
  });
});

function Audience() {
  const [schools, setSchools] = useState<readonly number[] | null>(null);
  return (
    <>
      <AudiencePart schools={schools} onChange={setSchools} error={undefined} />
      <output>{JSON.stringify(schools)}</output>
    </>
  );
}

describe('an employer', { timeout: 60_000 }, () => {
  test.each(['light', 'dark'] as const)('reads what its schools made of its postings, wide and narrow, in %s', async (scheme) => {
    const counts = { logo: null, country: 'NO', waiting: 1, asked: 2, approved: 3, declined: 4, lastAt: AT };
    await open(<SchoolsPage />, {
      ...{ address: '/en/employer/schools', scheme },
      replies: {
        [`GET ${EMPLOYER}/schools`]: () =>
          pageOf([
            { schoolId: 12, name: 'Nordic School', ...counts },
            { schoolId: 13, name: LONG, ...counts, asked: 0 },
          ]),
      },
    });
    const link = page.getByRole('link', { name: 'Nordic School' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/employer\/postings\?.*school=12/));
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('asked=true'));
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  const shown = () => document.querySelector('output')?.textContent;

  test('chooses schools by their names, and takes them out', async () => {
    await open(<Audience />, { address: '/en/employer/postings' });
    await page.getByLabelText('Students of chosen schools').click();
    expect(shown()).toBe('[]');
    await page.getByRole('combobox', { name: 'Add a school' }).fill('Val');
    await page.getByRole('option', { name: /Valclair/ }).click();
    await until(() => shown() === '[5]');
    expect(await violations()).toEqual([]);
    await page.getByLabelText('Everybody').click();
    expect(shown()).toBe('null');
    await page.getByLabelText('Students of chosen schools').click();
    expect(shown()).toBe('[5]');
    await button('Take out Valclair').click();
    expect(shown()).toBe('[]');
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('reads what schools made of a posting and answers: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(
      <>
        <h1>Posting</h1>
        <SchoolStates id={ID} edition={4} />
      </>,
      { address: `/en/employer/postings/${ID}`, scheme },
    );
    await page.getByLabelText('Your answer').fill('Yes');
    await button('Send the answer').click();
    await until(() => sent(`${EMPLOYER}/postings/${ID}/answers`).length === 1);
    expect(sent(`${EMPLOYER}/postings/${ID}/answers`)[0]?.body).toEqual({ schoolId: 1, answer: 'Yes' });
    expect(await violations()).toEqual([]);
    noSidewaysScroll();
  });
});
