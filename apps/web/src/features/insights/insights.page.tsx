// /employer/insights: how postings are seen and what comes of it, in days that stand in the address. @rule insights.1
import '../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { Course, Followers, Funnel, Sources } from './components/charts.tsx';
import { InsightViews } from './components/insight-views.tsx';
import { PeriodChoice } from './components/period-choice.tsx';
import { Replies } from './components/replies.tsx';
import styles from './components/report.module.css';
import { Totals } from './components/totals.tsx';
import { useAskedPeriod } from './insight-period.ts';
import { type InsightReport, reportQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.insights'), path: pathOf('employer-insights'), noIndex: true }));

export default function InsightsPage() {
  const t = useTranslations('insights');
  const { organizationId } = useConsoleOrganization();
  const { asked, choose } = useAskedPeriod();
  const report = useQuery({ ...reportQuery(useApi(), organizationId, asked), placeholderData: keepPreviousData });
  return (
    <ConsolePage title={t('title')} description={t('text')} views={<InsightViews here="overview" asked={asked} />}>
      <div className={styles.report}>
        <PeriodChoice asked={asked} shown={report.data} onChoose={choose} />
        {report.data ? (
          <Shown report={report.data} />
        ) : report.isError ? (
          <Failed error={report.error} busy={report.isFetching} onRetry={() => void report.refetch()} />
        ) : (
          <SkeletonRows label={t('loading')} />
        )}
      </div>
    </ConsolePage>
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

function Shown({ report }: { report: InsightReport }) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const { from, to, before, countedAt } = report;
  const days = { from, to, beforeFrom: before.from, beforeTo: before.to };
  const words = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, format.calendarDate(day)])) as typeof days;
  return (
    <>
      <p className={styles.days}>
        {t('range', words)}. {countedAt ? t('countedAt', { at: format.dateTime(new Date(countedAt)) }) : t('notCounted')}. {t('consent')}
      </p>
      {isEmpty(report) ? (
        <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <Totals report={report} />
          <Course report={report} />
          <div className={styles.charts}>
            <Funnel report={report} />
            <Sources report={report} />
            <Followers report={report} />
            <Replies report={report} />
          </div>
        </>
      )}
    </>
  );
}
