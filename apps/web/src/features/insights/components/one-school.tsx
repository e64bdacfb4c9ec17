// The report of those whom one school verified: how far they came, and from where. What is of fewer than ten is words, and no bar. @rule insights.5
import { INSIGHT_COUNTS, type InsightCount, SOURCE_COUNTS } from '@fairway/rules/insights';
import { EmptyState } from '@fairway/ui/empty-state';
import { useTranslations } from 'use-intl';
import { BarChart } from '../../../lib/charts/bar-chart.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type InsightSchoolReport, schoolFilePath } from '../queries.ts';
import { mostOf, TableFile } from './charts.tsx';
import styles from './report.module.css';
import { Totals } from './totals.tsx';

type Props = { report: InsightSchoolReport };

export function OneSchool({ report }: Props) {
  const t = useTranslations('insights');
  const { totals, totalsBefore } = report;
  const isTold = [totals, totalsBefore].some((counts) => INSIGHT_COUNTS.some((name) => counts[name] !== null));
  if (!isTold) return <EmptyState drawing="list" title={t('schoolFew')} text={t('schoolFewText')} />;
  return (
    <>
      <Totals now={totals} before={totalsBefore} />
      <div className={styles.charts}>
        <SchoolFunnel report={report} />
        <SchoolSources report={report} />
      </div>
    </>
  );
}

function useTold() {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  return (count: number | null) => (count === null ? t('fewer') : format.number(count));
}

function SchoolFile({ report, ...file }: Props & { table: 'funnel' | 'sources'; name: string }) {
  const { organizationId } = useConsoleOrganization();
  return <TableFile of={report} path={schoolFilePath(organizationId, report.school.id)} {...file} />;
}

function SchoolFunnel({ report }: Props) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const told = useTold();
  const words = (name: InsightCount) => told(report.totals[name]);
  return (
    <BarChart
      title={t('funnel')}
      bars={report.funnel.map(({ step, count }) => ({ key: step, name: t(`counts.${step}`), count: count ?? 0 }))}
      text={t('schoolFunnelText', { views: words('views'), applications: words('applications'), hires: words('hires') })}
      nothing={t('schoolFew')}
      tools={<SchoolFile report={report} table="funnel" name={t('funnel')} />}
      table={{
        label: t('table'),
        head: [t('step'), t('count'), t('rate')],
        cells: (_bar, at) => {
          const { count = null, ofPreviousPercent: rate = null } = report.funnel[at] ?? {};
          return [told(count), rate === null ? t('none') : format.number(rate)];
        },
      }}
    />
  );
}

function SchoolSources({ report }: Props) {
  const t = useTranslations('insights');
  const told = useTold();
  const bars = report.sources.map(({ source, views }) => ({ key: source, name: t(`sourceNames.${source}`), count: views ?? 0 }));
  const most = mostOf(bars);
  return (
    <BarChart
      title={t('sources')}
      bars={bars}
      text={t('schoolSourcesText', { source: most.name, most: most.count })}
      nothing={t('schoolFew')}
      tools={<SchoolFile report={report} table="sources" name={t('sources')} />}
      table={{
        label: t('table'),
        head: [t('source'), ...SOURCE_COUNTS.map((name) => t(`counts.${name}`))],
        cells: (_bar, at) => SOURCE_COUNTS.map((name) => told(report.sources[at]?.[name] ?? null)),
      }}
    />
  );
}
