// The charts of the report. Each has its axis, a sentence, its table and its file.
import { INSIGHT_COUNTS, type InsightCount, type InsightTable } from '@fairway/rules/insights';
import { Select } from '@fairway/ui/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Bar, BarChart } from '../../../lib/charts/bar-chart.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { CsvLink } from '../../../lib/lists/csv-link.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { filePath, type InsightReport } from '../queries.ts';
import styles from './report.module.css';

type Props = { report: InsightReport };

/** A point of a course in words. */
function usePointName({ unit }: InsightReport) {
  const format = useReaderFormats();
  return (on: string) => (unit === 'day' ? format.calendarDate(on) : format.month(on));
}

type FileProps = {
  of: Pick<InsightReport, 'from' | 'to'>;
  path?: string;
  query?: Record<string, string>;
  table: InsightTable;
  name: string;
};

export function TableFile({ of: { from, to }, path, query, table, name }: FileProps) {
  const t = useTranslations('insights');
  const { organizationId } = useConsoleOrganization();
  return (
    <CsvLink
      className={styles.file}
      path={path ?? filePath(organizationId)}
      search={`?${new URLSearchParams({ from, to, ...query, table })}`}
      label={t('csvOf', { name })}
    />
  );
}

/** The file of a table of the report of all, or of one posting. */
export const ReportFile = ({ report, ...file }: Props & Pick<FileProps, 'table' | 'name'>) => (
  <TableFile of={report} {...(report.posting ? { query: { posting: report.posting.id } } : {})} {...file} />
);

/** The longest of bars, the first of several. */
export const mostOf = (bars: readonly Bar[]) =>
  bars.reduce((best, bar) => (bar.count > best.count ? bar : best), bars[0] ?? { name: '', count: 0 });

/** One count over time; its table has all of them. */
export function Course({ report }: Props) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const nameOf = usePointName(report);
  const [shown, setShown] = useState<InsightCount>('views');
  const bars = report.course.map((point) => ({ key: point.on, name: nameOf(point.on), count: point[shown] }));
  const most = mostOf(bars);
  return (
    <div>
      <div className={styles.choice}>
        <Select
          label={t('shown')}
          value={shown}
          options={INSIGHT_COUNTS.map((name) => ({ value: name, label: t(`counts.${name}`) }))}
          onChange={({ currentTarget: { value } }) => setShown(INSIGHT_COUNTS.find((name) => name === value) ?? shown)}
        />
      </div>
      <BarChart
        isCourse
        title={t('course')}
        bars={bars}
        text={t(report.unit === 'day' ? 'courseText' : 'courseTextMonths', {
          total: report.totals[shown],
          on: most.name,
          most: most.count,
        })}
        nothing={t('nothing')}
        tools={<ReportFile report={report} table="course" name={t('course')} />}
        table={{
          label: t('table'),
          head: [t(report.unit), ...INSIGHT_COUNTS.map((name) => t(`counts.${name}`))],
          cells: (_bar, at) => INSIGHT_COUNTS.map((name) => format.number(report.course[at]?.[name] ?? 0)),
        }}
      />
    </div>
  );
}

export function Funnel({ report }: Props) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const { views, applications, hires } = report.totals;
  return (
    <BarChart
      title={t('funnel')}
      bars={report.funnel.map(({ step, count }) => ({ key: step, name: t(`counts.${step}`), count }))}
      text={t('funnelText', { views, applications, hires })}
      nothing={t('nothing')}
      tools={<ReportFile report={report} table="funnel" name={t('funnel')} />}
      table={{
        label: t('table'),
        head: [t('step'), t('count'), t('rate')],
        cells: ({ count }, at) => {
          const rate = report.funnel[at]?.ofPreviousPercent ?? null;
          return [format.number(count), rate === null ? t('none') : format.number(rate)];
        },
      }}
    />
  );
}

export function Sources({ report }: Props) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const bars = report.sources.map(({ source, views }) => ({ key: source, name: t(`sourceNames.${source}`), count: views }));
  const most = mostOf(bars);
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <BarChart
      title={t('sources')}
      bars={bars}
      text={t('sourcesText', { source: most.name, most: most.count, total })}
      nothing={t('nothing')}
      tools={<ReportFile report={report} table="sources" name={t('sources')} />}
      table={{
        label: t('table'),
        head: [t('source'), t('counts.impressions'), t('counts.views'), t('counts.applyPresses')],
        cells: (_bar, at) => {
          const { impressions = 0, views = 0, applyPresses = 0 } = report.sources[at] ?? {};
          return [impressions, views, applyPresses].map((count) => format.number(count));
        },
      }}
    />
  );
}

export function Followers({ report }: Props) {
  const t = useTranslations('insights');
  const nameOf = usePointName(report);
  return (
    <BarChart
      isCourse
      title={t('followers')}
      bars={report.followers.map(({ on, followers }) => ({ key: on, name: nameOf(on), count: followers }))}
      text={t('followersText', { now: report.followers.at(-1)?.followers ?? 0, before: report.followersBefore })}
      nothing={t('nothing')}
      tools={<ReportFile report={report} table="followers" name={t('followers')} />}
      table={{ label: t('table'), head: [t(report.unit), t('counts.followers')] }}
    />
  );
}

const REPLY_FIGURES = ['medianDays', 'answeredPercent', 'inTimePercent'] as const;
const REPLY_WORDS = { medianDays: 'median', answeredPercent: 'answered', inTimePercent: 'inTime' } as const;

/** How an organization answers, by when the applications were sent. What is not told is no bar, and says so in the table. */
export function ReplyCourse({ report }: Props) {
  const { replyUnit, replyCourse, replies } = report;
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const [shown, setShown] = useState<(typeof REPLY_FIGURES)[number]>('medianDays');
  const figure = (at: number, name: (typeof REPLY_FIGURES)[number]) => {
    const value = replyCourse[at]?.replies?.[name] ?? null;
    return value === null ? t('none') : name === 'medianDays' ? format.number(value) : format.percent(value);
  };
  const bars = replyCourse.map(({ on, replies: one }) => ({
    ...{ key: on, name: replyUnit === 'week' ? t('weekFrom', { day: format.calendarDate(on) }) : format.month(on) },
    count: one?.[shown] ?? 0,
  }));
  const isTold = replyCourse.some(({ replies: one }) => one !== null);
  const median = replies?.medianDays ?? null;
  return (
    <div>
      {isTold ? (
        <div className={styles.choice}>
          <Select
            label={t('replyShown')}
            value={shown}
            options={REPLY_FIGURES.map((name) => ({ value: name, label: t(REPLY_WORDS[name]) }))}
            onChange={({ currentTarget: { value } }) => setShown(REPLY_FIGURES.find((name) => name === value) ?? shown)}
          />
        </div>
      ) : null}
      <BarChart
        isCourse
        title={t('replyCourse')}
        bars={bars}
        text={median === null ? t('replyCourseText') : t('replyCourseMedian', { days: median })}
        nothing={isTold ? t('replyCourseZero') : t('repliesFew')}
        tools={<ReportFile report={report} table="replyCourse" name={t('replyCourse')} />}
        table={{
          label: t('table'),
          head: [t(replyUnit), t('applicationsDue'), ...REPLY_FIGURES.map((name) => t(REPLY_WORDS[name]))],
          cells: (_bar, at) => [
            replyCourse[at]?.replies ? format.number(replyCourse[at].replies.applications) : t('none'),
            ...REPLY_FIGURES.map((name) => figure(at, name)),
          ],
        }}
      />
    </div>
  );
}
