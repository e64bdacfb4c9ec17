// Reports in the console: numbers with what they were before, charts with their tables and files, own days, lists, and every state.
import { dayAfter, INSIGHT_COUNTS, type InsightCount, type InsightCounts, NO_COUNTS, VISIT_SOURCES } from '@fairway/rules/insights';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { type Answers, problem, server } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { PostingReport } from './components/posting-report.tsx';
import { SchoolReport } from './components/school-report.tsx';
import InsightsPage from './insights.page.tsx';
import type { InsightReport, InsightSchoolReport } from './queries.ts';

const ORGANIZATION = {
  organizationId: 7,
  name: 'Lindvik',
  logo: null,
  country: 'NO',
  state: 'active' as const,
  role: 'Recruiter' as const,
};
const BASE = '/api/v1/employer/organizations/7/insights';
const counts = (over: Partial<InsightCounts>): InsightCounts => ({ ...NO_COUNTS, ...over });
const DAYS = Array.from({ length: 30 }, (_, at) => dayAfter('2026-10-29', at));
const REPORT: InsightReport = {
  ...{ from: '2026-10-29', to: '2026-11-27', before: { from: '2026-09-29', to: '2026-10-28' }, unit: 'day' },
  countedAt: '2026-11-27T10:07:00.000Z',
  totals: counts({ impressions: 12_400, views: 930, saves: 41, applyPresses: 120, applications: 38, interviews: 9, offers: 3, hires: 1 }),
  totalsBefore: counts({ impressions: 24_800, views: 620, saves: 41 }),
  course: DAYS.map((on, at) => ({ ...counts({ views: 31, impressions: at === 4 ? 900 : 400 }), on })),
  funnel: [
    { step: 'impressions', count: 12_400, ofPreviousPercent: null },
    { step: 'views', count: 930, ofPreviousPercent: 7.5 },
    { step: 'applyPresses', count: 120, ofPreviousPercent: 12.9 },
    { step: 'applications', count: 38, ofPreviousPercent: 31.7 },
    { step: 'interviews', count: 9, ofPreviousPercent: 23.7 },
    { step: 'offers', count: 3, ofPreviousPercent: 33.3 },
    { step: 'hires', count: 1, ofPreviousPercent: 33.3 },
  ],
  sources: VISIT_SOURCES.map((source, at) => ({ source, impressions: 70 - at, views: at === 0 ? 600 : 55, applyPresses: at })),
  ...{ pageViews: 210, pageViewsBefore: 200, followersBefore: 80 },
  followers: DAYS.map((on, at) => ({ on, followers: 80 + at })),
  replies: { applications: 26, answeredPercent: 92, inTimePercent: 81, medianDays: 4 },
  repliesBefore: null,
  replyUnit: 'week',
  replyCourse: [
    { on: '2026-10-26', replies: { applications: 9, answeredPercent: 89, inTimePercent: 78, medianDays: 6 } },
    { on: '2026-11-02', replies: null },
    { on: '2026-11-09', replies: { applications: 17, answeredPercent: 94, inTimePercent: 82, medianDays: 3 } },
  ],
  posting: null,
};
const NOTHING: InsightReport = {
  ...{
    ...REPORT,
    totals: NO_COUNTS,
    totalsBefore: NO_COUNTS,
    pageViews: 0,
    followersBefore: 0,
    countedAt: null,
    replies: null,
    replyCourse: [],
  },
  course: DAYS.map((on) => ({ ...NO_COUNTS, on })),
  followers: DAYS.map((on) => ({ on, followers: 0 })),
};
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnen und Anwärter (m/w/d) '.repeat(2).trim();
const listed = <R,>(rows: R[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
const POSTINGS = [
  {
    ...counts({ views: 120, applications: 4 }),
    id: '018f0000-0000-7000-8000-000000000001',
    title: LONG,
    publishedAt: '2026-11-01T00:00:00Z',
  },
  { ...NO_COUNTS, id: '018f0000-0000-7000-8000-000000000002', title: 'Builder', publishedAt: '2026-11-01T00:00:00Z' },
];
const FEW = Object.fromEntries(INSIGHT_COUNTS.map((name) => [name, null])) as Record<InsightCount, null>;
const SCHOOL: InsightSchoolReport = {
  ...{ from: REPORT.from, to: REPORT.to, before: REPORT.before, countedAt: REPORT.countedAt },
  school: { id: 1, name: `Hochschule für ${LONG}` },
  totals: { ...FEW, impressions: 4200, views: 310, applications: 12 },
  totalsBefore: { ...FEW, impressions: 2100 },
  funnel: REPORT.funnel.map(({ step }) => ({
    step,
    count: step === 'views' ? 310 : null,
    ofPreviousPercent: step === 'views' ? 7.4 : null,
  })),
  sources: VISIT_SOURCES.map((source, at) => ({
    source,
    impressions: at === 0 ? 4000 : null,
    views: at === 0 ? 290 : null,
    applyPresses: null,
  })),
};
const SCHOOLS = [
  { ...FEW, id: 1, name: `Hochschule für ${LONG}`, impressions: 4200, views: 310, applications: 12 },
  { ...FEW, id: 2, name: 'North School' },
];

beforeEach(() => page.viewport(1440, 900));
afterEach(unmount);

async function open(search = '', { answers = {}, ...staging }: { answers?: Answers } & Staging = {}) {
  const { calls, reply } = server({
    [`GET ${BASE}`]: () => REPORT,
    [`GET ${BASE}/postings`]: () => listed(POSTINGS),
    [`GET ${BASE}/schools`]: () => listed(SCHOOLS),
    [`GET ${BASE}/schools/1`]: () => SCHOOL,
    ...answers,
  });
  const Page = search.startsWith('/postings') ? PostingReport : search.startsWith('/schools') ? SchoolReport : InsightsPage;
  await stage(
    <ConsoleOrganizationContext value={ORGANIZATION}>
      <Page />
    </ConsoleOrganizationContext>,
    {
      pages: ['employer-insights', 'employer-insights-by', 'jobdetail'],
      address: `/${staging.locale ?? 'en'}/employer/insights${search}`,
      reply,
      ...staging,
    },
  );
  return { calls };
}
const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

describe('the overview (insights.1, insights.8)', () => {
  test.each(['light', 'dark'] as const)(
    'numbers beside those before, charts with sentences and tables, wide and narrow, in %s',
    async (scheme) => {
      await open('', { scheme });
      for (const text of [
        '12,400',
        '50% less than before',
        '50% more than before',
        'As many as before',
        'None before',
        '5% more than before',
      ])
        await says(text);
      await says(/29 Oct 2026 to 27 Nov 2026, compared with 29 Sept 2026 to 28 Oct 2026/);
      await says('930 in this period; the most on 29 Oct 2026: 31.');
      await says('Views: 930, applications: 38, hires: 1.');
      await says('Most views came from: Search, 600 of 930.');
      await says('Now: 109. Before this period: 80.');
      await says(/^Half of the answers came within 4.days\./);
      for (const summary of document.querySelectorAll('summary')) summary.click();
      await expect.element(page.getByRole('row', { name: 'Views 930 7.5' })).toBeVisible();
      await expect.element(page.getByRole('row', { name: 'Search 70 600 0' })).toBeVisible();
      await expect.element(page.getByRole('row', { name: 'Median time in days 4 –' })).toBeVisible();
      await expect.element(page.getByRole('row', { name: 'Week from 2 Nov 2026 – – – –' })).toBeVisible();
      await expect.element(page.getByRole('row', { name: 'Week from 9 Nov 2026 17 3 94% 82%' })).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.viewport(360, 740);
      noSidewaysScroll();
      expect(await violations()).toEqual([]);
    },
  );

  test('another count is drawn, and every chart has its file of the days that are shown', async () => {
    await open('?period=days30');
    await page.getByLabelText('What the chart shows', { exact: true }).selectOptions('Impressions');
    await says('12,400 in this period; the most on 2 Nov 2026: 900.');
    const files = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((link) => link.getAttribute('href'));
    expect(files).toEqual(
      ['course', 'funnel', 'sources', 'followers', 'replies', 'replyCourse'].map(
        (table) => `${BASE}/report.csv?from=2026-10-29&to=2026-11-27&table=${table}`,
      ),
    );
  });

  test('of one posting has its name, its files, the way back, and nothing that is the organization’s', async () => {
    const posting = { id: POSTINGS[1]?.id ?? '', title: 'Builder' };
    const { calls } = await open(`?posting=${posting.id}&period=days30`, {
      answers: { [`GET ${BASE}`]: () => ({ ...REPORT, posting, followers: [], pageViews: 0 }) },
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Builder' })).toBeVisible();
    expect(calls).toContain(`GET ${BASE}?posting=${posting.id}&period=days30`);
    await expect
      .element(page.getByRole('link', { name: 'Postings' }))
      .toHaveAttribute('href', expect.stringContaining('/insights/postings?period=days30'));
    expect(page.getByRole('heading', { name: 'Followers' }).elements()).toEqual([]);
    expect(page.getByText('Views of your company page').elements()).toEqual([]);
    await until(() => document.querySelectorAll('a[download]').length === 5);
    for (const link of document.querySelectorAll('a[download]')) expect(link.getAttribute('href')).toContain(`posting=${posting.id}`);
    expect(await violations()).toEqual([]);
  });

  test('a period and own days stand in the address and are asked for, by keyboard too', async () => {
    const { calls } = await open('?period=days90');
    await until(() => calls.includes(`GET ${BASE}?period=days90`));
    await says('12,400');
    await expect.element(page.getByRole('radio', { name: '90 days' })).toBeChecked();
    await page.getByRole('radio', { name: '90 days' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await until(() => calls.includes(`GET ${BASE}?period=months12`));
    await userEvent.keyboard('{ArrowRight}');
    await page.getByLabelText('First day').fill('2026-03-01');
    await page.getByLabelText('Last day').fill('2026-03-31');
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    await page.getByRole('button', { name: 'Show' }).click();
    await until(() => calls.includes(`GET ${BASE}?from=2026-03-01&to=2026-03-31`));
    await expect
      .element(page.getByRole('link', { name: 'Schools' }))
      .toHaveAttribute('href', expect.stringContaining('/employer/insights/schools?from=2026-03-01&to=2026-03-31'));
  });

  test('what is no period in an address is left out', async () => {
    const { calls } = await open('?period=days1&from=2026-02-30&to=x');
    await says('12,400');
    expect([...new Set(calls)]).toEqual([`GET ${BASE}`]);
  });

  test('months are said as months', async () => {
    const course = [{ ...counts({ views: 930 }), on: '2026-11-01' }];
    await open('?period=months12', { answers: { [`GET ${BASE}`]: () => ({ ...REPORT, unit: 'month', course }) } });
    await says('930 in this period; the most in Nov 2026: 930.');
  });

  test('while it comes, where there is nothing, and when it failed and is asked once more', async () => {
    let answer: () => unknown = () => new Promise(() => undefined);
    await open('', { answers: { [`GET ${BASE}`]: () => answer() } });
    await expect.element(page.getByText('The report is loading')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    unmount();
    await open('', { answers: { [`GET ${BASE}`]: () => NOTHING } });
    await says('Nothing was counted in this period');
    await says(/Nothing was counted yet\./);
    expect(await violations()).toEqual([]);
    unmount();
    answer = () => problem('internal', 500);
    await open('', { answers: { [`GET ${BASE}`]: () => answer() } });
    await says('The report could not be loaded');
    expect(await violations()).toEqual([]);
    answer = () => REPORT;
    await page.getByRole('button', { name: 'Try again' }).click();
    await says('12,400');
  });

  test('few replies are not told, and German fits 360 px', async () => {
    await page.viewport(360, 740);
    await open('', { locale: 'de', answers: { [`GET ${BASE}`]: () => ({ ...REPORT, replies: null }) } });
    await until(() => document.querySelectorAll('figure').length > 0);
    noSidewaysScroll();
    expect(document.querySelectorAll('table th[scope="row"]').length).toBe(
      INSIGHT_COUNTS.length - 1 + VISIT_SOURCES.length + 2 * DAYS.length + REPORT.replyCourse.length,
    );
  });
});

describe('the lists (insights.1, insights.5)', () => {
  const shown = () => until(() => document.querySelectorAll('tbody tr').length === 2);

  test.each(['light', 'dark'] as const)('by posting, most viewed first, wide and narrow, in %s', async (scheme) => {
    const { calls } = await open('/postings?period=days7', { scheme });
    await shown();
    expect(calls.filter((call) => call.startsWith(`GET ${BASE}/postings?`) && !call.includes('period=days7'))).toEqual([]);
    expect(calls.some((call) => call.includes('/postings?') && call.includes('period=days7'))).toBe(true);
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
    expect(await violations()).toEqual([]);
  });

  test('by school, with words where a count is of fewer than ten', async () => {
    await open('/schools');
    await shown();
    expect(page.getByText('fewer than 10').elements()).toHaveLength(9);
    await says('4,200');
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
  });

  test('of one school: figures and charts, with words where a count is of fewer than ten, and its days', async () => {
    const { calls } = await open('?school=1&period=days7', { scheme: 'dark' });
    await says('Most views came from: Search, 290.');
    await says('Views: 310, applications: 12, hires: fewer than 10.');
    await says('100% more than before');
    expect(calls.filter((call) => call.includes('/insights?'))).toEqual([]);
    expect(calls.some((call) => call.includes('/schools/1?period=days7'))).toBe(true);
    for (const name of ['From impression to hire', 'Where views come from'])
      await expect
        .element(page.getByRole('link', { name: `CSV file: ${name}` }))
        .toHaveAttribute('href', expect.stringContaining('/schools/1/report.csv?from=2026-10-29&to=2026-11-27&table='));
    expect(await violations()).toEqual([]);
    await page.viewport(360, 740);
    noSidewaysScroll();
  });

  test('of one school of which everything is few, and of none', async () => {
    await open('?school=1', { answers: { [`GET ${BASE}/schools/1`]: () => ({ ...SCHOOL, totals: FEW, totalsBefore: FEW }) } });
    await says('Fewer than 10 of everything');
    unmount();
    await open('?school=1', { answers: { [`GET ${BASE}/schools/1`]: () => problem('not_found', 404) } });
    await says('The report could not be loaded');
  });

  test('empty, and failed', async () => {
    await open('/schools', { answers: { [`GET ${BASE}/schools`]: () => listed([]) } });
    await says('No readers of schools yet');
    unmount();
    await open('/postings', { answers: { [`GET ${BASE}/postings`]: () => problem('internal', 500) } });
    await until(() => document.querySelector('[role=alert], main button, button') !== null);
    expect(await violations()).toEqual([]);
  });
});
