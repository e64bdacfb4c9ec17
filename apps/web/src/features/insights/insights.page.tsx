// /employer/insights: how postings are seen and what comes of it, in days that stand in the address. @rule insights.1
import '../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { Course, Followers, Funnel, ReplyCourse, Sources } from './components/charts.tsx';
import { InsightViews } from './components/insight-views.tsx';
import { OneSchool } from './components/one-school.tsx';
import { PeriodChoice } from './components/period-choice.tsx';
import { Replies } from './components/replies.tsx';
import styles from './components/report.module.css';
import { Totals } from './components/totals.tsx';
import { useAskedPeriod } from './insight-period.ts';
import { type InsightReport, reportQuery, schoolReportQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.insights'), path: pathOf('employer-insights'), noIndex: true }));

export default function InsightsPage() {
  const { school } = useAskedPeriod();
  return school === undefined ? <OfPostings /> : <OfSchool schoolId={school} />;
}

/** Of all postings, or of one. */
function OfPostings() {
  const t = useTranslations('insights');
  const { organizationId } = useConsoleOrganization();
  const { asked, posting } = useAskedPeriod();
  const { href } = useConsoleHrefs();
  const report = useQuery({ ...reportQuery(useApi(), organizationId, asked, posting), placeholderData: keepPreviousData });
  return (
    <ConsolePage
      title={report.data?.posting?.title ?? t('title')}
      description={posting === undefined ? t('text') : t('onePosting')}
      {...(posting === undefined
        ? { views: <InsightViews here="overview" asked={asked} /> }
        : { crumbs: [{ href: href('employer-insights-by', { by: 'postings' }, { ...asked }), label: t('postings') }] })}
    >
      <Report report={report}>{(data) => (isEmpty(data) ? <Empty /> : <Shown report={data} />)}</Report>
    </ConsolePage>
  );
}

function OfSchool({ schoolId }: { schoolId: number }) {
  const t = useTranslations('insights');
  const { organizationId } = useConsoleOrganization();
  const { asked } = useAskedPeriod();
  const { href } = useConsoleHrefs();
  const report = useQuery({ ...schoolReportQuery(useApi(), organizationId, asked, schoolId), placeholderData: keepPreviousData });
  return (
    <ConsolePage
      title={report.data?.school.name ?? t('title')}
      description={t('oneSchool')}
      crumbs={[{ href: href('employer-insights-by', { by: 'schools' }, { ...asked }), label: t('schools') }]}
    >
      <Report report={report}>{(data) => <OneSchool report={data} />}</Report>
    </ConsolePage>
  );
}

type OfDays = Pick<InsightReport, 'from' | 'to' | 'before' | 'countedAt'>;
type Asked<R> = { data: R | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };

/** The days, and what was counted in them once it is there. */
function Report<R extends OfDays>({ report, children }: { report: Asked<R>; children: (data: R) => ReactNode }) {
  const t = useTranslations('insights');
  const { asked, choose } = useAskedPeriod();
  return (
    <div className={styles.report}>
      <PeriodChoice asked={asked} shown={report.data} onChoose={choose} />
      {report.data ? (
        <>
          <Days of={report.data} />
          {children(report.data)}
        </>
      ) : report.isError ? (
        <Failed error={report.error} busy={report.isFetching} onRetry={() => void report.refetch()} />
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </div>
  );
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useTranslations('insights');
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        title={t('failed')}
        text={errorText(error)}
        actions={
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

const isEmpty = ({ totals, totalsBefore, pageViews, followers }: InsightReport) =>
  [...Object.values(totals), ...Object.values(totalsBefore), pageViews, followers.at(-1)?.followers ?? 0].every((count) => count === 0);

function Empty() {
  const t = useTranslations('insights');
  return <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />;
}

function Days({ of: { from, to, before, countedAt } }: { of: OfDays }) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const days = { from, to, beforeFrom: before.from, beforeTo: before.to };
  const words = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, format.calendarDate(day)])) as typeof days;
  return (
    <p className={styles.days}>
      {t('range', words)}. {countedAt ? t('countedAt', { at: format.dateTime(new Date(countedAt)) }) : t('notCounted')}. {t('consent')}
    </p>
  );
}

function Shown({ report }: { report: InsightReport }) {
  const page = report.posting ? undefined : { now: report.pageViews, before: report.pageViewsBefore };
  return (
    <>
      <Totals now={report.totals} before={report.totalsBefore} {...(page && { page })} />
      <Course report={report} />
      <div className={styles.charts}>
        <Funnel report={report} />
        <Sources report={report} />
        {report.posting ? null : <Followers report={report} />}
        <Replies report={report} />
        <ReplyCourse report={report} />
      </div>
    </>
  );
}
