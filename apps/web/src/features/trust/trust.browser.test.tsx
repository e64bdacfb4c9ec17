// Reporting from a public page, the queue and one case in it, and what was taken down as its organization sees it.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { button, consoleStage, pageOf, press, testLooks, text } from '../../testing/console-stage.tsx';
import { ReportButton } from './components/report-button.tsx';
import DecisionsPage from './decisions.page.tsx';
import type { ReportCase, TakenDown } from './queries.ts';
import ReportPage, { ReportView } from './report.page.tsx';
import ReportsPage from './reports.page.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';
const LONG = 'Northern Association of Shipyards, Harbour Works, Rope Makers and Everything Else That Floats';
const { open, sent } = consoleStage([
  'admin',
  'admin-reports',
  'admin-report',
  'admin-organization',
  'jobdetail',
  'employerdetail',
  'article',
]);

const DECIDED: ReportCase['decisions'][number] = {
  ...{ id: ID, decision: 'taken_down', note: 'A fraud.', at: AT, undoneAt: null },
  appeal: { text: `It is real. ${LONG}`, at: AT },
  answer: null,
};
const CASE: ReportCase = {
  ...{ id: ID, kind: 'posting', title: `Analyst at ${LONG}`, organization: { id: 7, name: LONG }, reports: 2, signedIn: 1, state: 'waiting', at: AT },
  ...{ reasons: ['asks_payment', 'other'], page: { segment: `${ID}-analyst`, articleId: null }, removedAt: null, together: 3, decisions: [] },
  evidence: [{ id: ID, title: 'Analyst', text: `You work at night.\n${'long'.repeat(60)}`, link: `https://x.example/${'a-very-long-address-'.repeat(8)}`, at: AT, reports: 2 }],
  given: [
    { reason: 'other', text: `They asked me for money. ${LONG}`, at: AT, signedIn: true, waits: true },
    { reason: 'asks_payment', text: '', at: AT, signedIn: false, waits: true },
  ],
  earlier: [{ caseId: ID, kind: 'article', title: LONG, state: 'upheld', at: AT }],
}; // biome-ignore format: a row
const DOWN: TakenDown = {
  ...{ id: ID, kind: 'article', title: LONG, note: `Copied. ${'word'.repeat(60)}`, at: AT, state: 'taken_down', appealUntil: '2026-03-31T10:00:00.000Z' },
  ...{ mayAppeal: true, appeal: null, answer: null },
}; // biome-ignore format: a row
const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const own = (role: 'OrganizationAdmin' | 'Recruiter' = 'OrganizationAdmin') => (
  <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
    <DecisionsPage />
  </ConsoleOrganizationContext>
);
const answered: TakenDown = {
  ...DOWN,
  state: 'upheld',
  mayAppeal: false,
  appeal: { text: LONG, at: AT },
  answer: { answer: 'upheld', note: LONG, at: AT },
};

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

describe('every part', { timeout: 60_000 }, () => {
  const PARTS = {
    queue: [<ReportsPage key="1" />, () => pageOf([CASE, { ...CASE, id: ID.replace(/1$/, '2'), kind: 'article', state: 'appealed' }])],
    waiting: [<ReportView key="1" found={CASE} />, () => ({})],
    appealed: [<ReportView key="1" found={{ ...CASE, state: 'appealed', decisions: [DECIDED] }} />, () => ({})],
    takenOff: [
      <ReportView key="1" found={{ ...CASE, kind: 'article', page: { segment: '7-lindvik', articleId: 12 }, removedAt: AT }} />,
      () => ({}),
    ],
    decisions: [own(), () => ({ decisions: [DOWN, { ...answered, id: ID.replace(/1$/, '2') }] })],
    none: [own(), () => ({ decisions: [] })],
  } as const;
  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);

  test('an article that its owners took off has no page to go to, and says since when', async () => {
    await open(
      <ReportView found={{ ...CASE, kind: 'article', page: { segment: '7-lindvik', articleId: 12 }, removedAt: AT }} />,
      () => ({}),
    );
    await until(() => text().includes('The employer took this article off'));
    expect(document.querySelector('a[href*="/articles/"]')).toBeNull();
  });

  test('says so where it cannot be loaded, and that nothing is reported', async () => {
    await open(own(), () => Response.json({ code: 'unavailable', status: 503 }, { status: 503 }));
    await until(() => document.querySelector('[role="alert"]') !== null);
    expect(await violations()).toEqual([]);
    unmount();
    await open(<ReportsPage />, () => pageOf([]));
    await until(() => text().includes('Nothing is reported'));
    unmount();
    await open(<ReportPage />, () => ({}), '/en/admin/reports/nothing');
    await until(() => text().length > 20);
  });
});

describe('a report', { timeout: 60_000 }, () => {
  test.each([
    ['organization', '7', 'Report this employer', 'pretends', '/api/v1/companies/7/reports'],
    ['article', '12', 'Report this article', 'copied', '/api/v1/organizations/articles/12/reports'],
    ['posting', ID, 'Report this job', 'closed', `/api/v1/postings/${ID}/reports`],
  ] as const)('of a kind (%s) offers its reasons, and is sent once it says what is wrong', async (kind, id, title, reason, path) => {
    await open(<ReportButton label="Report it" target={{ kind, id, title: LONG }} />, () => ({ accepted: true }));
    await press('Report it');
    await until(() => document.querySelector('dialog select') !== null);
    expect(document.querySelector('dialog h2')?.textContent).toBe(title);
    await press('Send', 'dialog');
    await until(() => text().includes('Choose what is wrong.'));
    await userEvent.selectOptions(page.getByRole('combobox'), 'other');
    await press('Send', 'dialog');
    await until(() => text().includes('Describe what is wrong.'));
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await violations()).toEqual([]);
    await userEvent.selectOptions(page.getByRole('combobox'), reason);
    await userEvent.fill(page.getByRole('textbox'), ' So it is. ');
    await press('Send', 'dialog');
    await until(() => text().includes('Your report was sent.'));
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path, body: { reason, text: 'So it is.' } });
  });

  test('is closed by saying that nothing is wrong, and that is taken back by the toast', async () => {
    await open(<ReportView found={CASE} />, () => ({ ...CASE, state: 'kept' }));
    await press('Nothing is wrong');
    await until(() => text().includes('The reports are closed.'));
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ path: `/api/v1/admin/reports/${ID}/decision` });
    await press('Undo');
    await until(() => sent.some(({ method }) => method === 'DELETE'));
  });

  test('takes down with words that its owners read', async () => {
    await open(<ReportView found={CASE} />, () => ({ ...CASE, state: 'taken_down' }));
    await press('Withdraw');
    await until(() => document.querySelector('dialog textarea') !== null);
    expect(
      (button('Withdraw', 'dialog') as HTMLButtonElement).disabled || button('Withdraw', 'dialog').getAttribute('aria-disabled') === 'true',
    ).toBe(true);
    await userEvent.fill(page.getByRole('textbox'), 'A fraud.');
    await press('Withdraw', 'dialog');
    await until(() => text().includes('It was taken down.'));
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { decision: 'taken_down', note: 'A fraud.' } });
  });

  test('that was appealed is upheld or lifted, and not undone', async () => {
    await open(<ReportView found={{ ...CASE, state: 'appealed', decisions: [DECIDED] }} />, () => ({ ...CASE, state: 'lifted' }));
    expect([button('Take back the decision'), button('Nothing is wrong')]).toEqual([undefined, undefined]);
    await press('Lift');
    await until(() => document.querySelector('dialog textarea') !== null);
    await userEvent.fill(page.getByRole('textbox'), 'You are right.');
    await press('Lift', 'dialog');
    await until(() => text().includes('The decision is lifted.'));
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({ path: `/api/v1/admin/reports/${ID}/appeal`, body: { answer: 'lifted', note: 'You are right.' } });
  });
});

describe('what was taken down', { timeout: 60_000 }, () => {
  test('is answered once by an owner', async () => {
    const reply = (_path: string, method: string) => ({ decisions: [method === 'POST' ? { ...DOWN, state: 'appealed', mayAppeal: false, appeal: { text: 'We wrote it.', at: AT } } : DOWN] }); // biome-ignore format: one thought
    await open(own(), reply);
    await until(() => text().includes('You can answer until'));
    await press('Answer');
    await until(() => document.querySelector('dialog textarea') !== null);
    await userEvent.fill(page.getByRole('textbox'), 'We wrote it.');
    await press('Send', 'dialog');
    await until(() => text().includes('You have answered'));
    expect(button('Answer')).toBeUndefined();
    const post = sent.find(({ method }) => method === 'POST');
    expect(post).toMatchObject({ path: `/api/v1/employer/organizations/7/report-decisions/${ID}/appeal`, body: { text: 'We wrote it.' } });
  });

  test('is read by recruiters, who cannot answer', async () => {
    await open(own('Recruiter'), () => ({ decisions: [DOWN] }));
    await until(() => text().includes('Owners can answer until'));
    expect(button('Answer')).toBeUndefined();
  });
});
