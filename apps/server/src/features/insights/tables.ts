// The tables behind the charts, as files: the same numbers as the page shows. @rule insights.8
import { INSIGHT_COUNTS, type InsightTable } from '@fairway/rules/insights';
import type { CsvCell } from '../../kernel/files/csv-export.ts';
import type { Report } from './report.ts';

export type Table = { header: readonly string[]; lines: readonly (readonly CsvCell[])[] };

export const STEP_HEAD = ['Step', 'Count', 'Percent of the step before'] as const;
export const SOURCE_HEAD = ['Source', 'Impressions', 'Views', 'Apply presses'] as const;
const COUNTS = ['Impressions', 'Views', 'Saves', 'Apply presses', 'Applications', 'Interviews', 'Offers', 'Hires'] as const;

export function tableOf(report: Report, table: InsightTable): Table {
  const point = report.unit === 'day' ? 'Day (UTC)' : 'Month (UTC)';
  switch (table) {
    case 'course':
      return {
        header: [point, ...COUNTS],
        lines: report.course.map(({ on, ...counts }) => [on, ...INSIGHT_COUNTS.map((name) => counts[name])]),
      };
    case 'funnel':
      return {
        header: STEP_HEAD,
        lines: report.funnel.map(({ step, count, ofPreviousPercent }) => [step, count, ofPreviousPercent]),
      };
    case 'sources':
      return {
        header: SOURCE_HEAD,
        lines: report.sources.map(({ source, impressions, views, applyPresses }) => [source, impressions, views, applyPresses]),
      };
    case 'followers':
      return { header: [point, 'Followers'], lines: report.followers.map(({ on, followers }) => [on, followers]) };
    case 'replyCourse':
      return {
        header: [
          report.replyUnit === 'week' ? 'Week from (UTC)' : 'Month (UTC)',
          'Applications due',
          'Answered (%)',
          'In time (%)',
          'Median days',
        ],
        lines: report.replyCourse.map(({ on, replies }) => [on, ...repliesCells(replies)]),
      };
    case 'replies':
      return {
        header: ['From', 'To', 'Applications due', 'Answered (%)', 'In time (%)', 'Median days'],
        lines: [[report, report.replies] as const, [report.before, report.repliesBefore] as const].map(([{ from, to }, replies]) => [
          ...[from, to, ...repliesCells(replies)],
        ]),
      };
  }
}

const repliesCells = (replies: Report['replies']): readonly CsvCell[] => [
  ...[replies?.applications ?? null, replies?.answeredPercent ?? null, replies?.inTimePercent ?? null, replies?.medianDays ?? null],
];
