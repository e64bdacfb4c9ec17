import { describe, expect, it } from 'vitest';
import {
  changePercent, daysIn, funnelOf, INSIGHT_LIMITS, insightDays, insightPoints, NO_COUNTS, ratePercent, sumCounts, toldFunnelOf, toldOfSchool, VISIT_SOURCES, visitId,
  visitSource,
} from './insights.ts'; // biome-ignore format: a list

const NOW = new Date('2026-11-27T23:30:00-05:00');

describe('the days of a report (insights.1, insights.2)', () => {
  it.each([
    [{}, '2026-10-30', '2026-11-28', '2026-09-30', '2026-10-29'],
    [{ period: 'days7' }, '2026-11-22', '2026-11-28', '2026-11-15', '2026-11-21'],
    [{ period: 'days90' }, '2026-08-31', '2026-11-28', '2026-06-02', '2026-08-30'],
    [{ period: 'months12' }, '2025-11-29', '2026-11-28', '2024-11-29', '2025-11-28'],
    [{ period: 'days7', from: '2026-01-05', to: '2026-01-05' }, '2026-01-05', '2026-01-05', '2026-01-04', '2026-01-04'],
    [{ from: '2026-03-02', to: '2026-02-27' }, '2026-02-27', '2026-03-02', '2026-02-23', '2026-02-26'],
    [{ from: '2026-11-20', to: '2027-05-01' }, '2026-11-20', '2026-11-28', '2026-11-11', '2026-11-19'],
    [{ from: '2027-01-01', to: '2027-05-01' }, '2026-11-28', '2026-11-28', '2026-11-27', '2026-11-27'],
    [{ from: '2020-01-01', to: '2026-01-31' }, '2025-01-31', '2026-01-31', '2024-01-31', '2025-01-30'],
    [{ from: '2026-01-05' }, '2026-10-30', '2026-11-28', '2026-09-30', '2026-10-29'],
  ] as const)('%j is %s to %s, beside %s to %s', (asked, from, to, beforeFrom, beforeTo) => {
    const days = insightDays(asked, NOW);
    expect(days).toEqual({ from, to, before: { from: beforeFrom, to: beforeTo } });
    expect(daysIn(days.before)).toBe(daysIn(days));
    expect(daysIn(days)).toBeLessThanOrEqual(INSIGHT_LIMITS.mostDays);
  });

  it('has a point a day up to 92 days, then a month, without gaps', () => {
    expect(insightPoints({ from: '2026-02-27', to: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(insightPoints({ from: '2026-01-01', to: '2026-04-02' })).toHaveLength(92);
    expect(insightPoints({ from: '2025-12-31', to: '2026-04-02' })).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });

  it('keeps days long enough for the longest period and the one before it', () => {
    expect(INSIGHT_LIMITS.keptDays).toBeGreaterThanOrEqual(2 * INSIGHT_LIMITS.mostDays);
  });
});

it('a list is named by its source, and what is no such name is from elsewhere (insights.3)', () => {
  for (const source of VISIT_SOURCES) expect(visitSource(visitId(source, 'a.b'))).toBe(source);
  for (const id of ['', 'search', 'forged.r', 'Search.r', '.search', '018f-4711'])
    expect(visitSource(id)).toBe(id === 'search' ? 'search' : 'elsewhere');
});

it('a rate is of the step before, and none of none or of fewer (insights.4)', () => {
  const counts = { ...NO_COUNTS, impressions: 2000, views: 63, applyPresses: 80, applications: 8, interviews: 2, hires: 0 };
  expect(funnelOf(counts).map(({ step, ofPreviousPercent }) => [step, ofPreviousPercent])).toEqual([
    ['impressions', null],
    ['views', 3.2],
    ['applyPresses', null],
    ['applications', 10],
    ['interviews', 25],
    ['offers', 0],
    ['hires', null],
  ]);
  expect([ratePercent(1, 3), ratePercent(3, 3), ratePercent(4, 3), ratePercent(0, 0)]).toEqual([33.3, 100, null, null]);
});

it('a change is in percent of before, and of nothing there is none', () => {
  expect([changePercent(15, 10), changePercent(5, 10), changePercent(10, 10), changePercent(0, 4), changePercent(3, 0)]).toEqual([
    50,
    -50,
    0,
    -100,
    null,
  ]);
});

it('counts add up, what is not there is nothing', () => {
  expect(sumCounts([{ views: 2 }, { views: 3, hires: 1 }, {}])).toEqual({ ...NO_COUNTS, views: 5, hires: 1 });
});

it('a count of a school is told from ten on (insights.5)', () => {
  expect([0, 1, 9, 10, 11].map(toldOfSchool)).toEqual([null, null, null, 10, 11]);
});

it('a rate that would tell a count of fewer than ten is not told either (insights.5)', () => {
  const counts = { ...NO_COUNTS, impressions: 2000, views: 63, applyPresses: 9, applications: 12, interviews: 10 };
  expect(toldFunnelOf(counts).map(({ count, ofPreviousPercent }) => [count, ofPreviousPercent])).toEqual([
    [2000, null],
    [63, 3.2],
    [null, null],
    [12, null],
    [10, 83.3],
    [null, null],
    [null, null],
  ]);
});
