// /staff/outcomes: how much is known of the graduates of a school, and what they do. What is shown stands in the address. @rule outcomes.6
import '../../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { type OutcomeReport, reportQuery, settingsQuery } from '../queries.ts';
import { OutcomeViews } from './outcome-views.tsx';
import styles from './report.module.css';
import { ReportParts } from './report-parts.tsx';
import { outcomeSettingsDialog } from './settings-dialog.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.outcomes'), path: pathOf('staff-outcomes'), noIndex: true }));

const UUID = /^[0-9a-f-]{36}$/i;
const YEAR = /^(19|20|21)\d\d$/;

function useAsked() {
  const [search, setSearch] = useSearchParams();
  const [program, year] = [search.get('program') ?? '', search.get('endYear') ?? ''];
  const asked = { ...(UUID.test(program) ? { program } : {}), ...(YEAR.test(year) ? { endYear: Number(year) } : {}) };
  const choose = (name: 'program' | 'endYear', value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { asked, choose };
}

export default function OutcomeReportPage() {
  const t = useTranslations('outcome-reports');
  const api = useApi();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { asked, choose } = useAsked();
  const report = useQuery({ ...reportQuery(api, schoolId, asked), placeholderData: keepPreviousData });
  const settings = useQuery(settingsQuery(api, schoolId)).data;
  return (
    <ConsolePage
      title={t('title')}
      description={settings && !settings.isOn ? t('offText') : t('text')}
      views={<OutcomeViews here="staff-outcomes" query={asked} />}
      actions={
        settings?.can.edit ? (
          <Button onClick={() => void dialogs.open(outcomeSettingsDialog, { settings, schoolId })}>{t('settings.button')}</Button>
        ) : null
      }
    >
      {report.data ? (
        <Report report={report.data} asked={asked} onChoose={choose} />
      ) : report.isError ? (
        <div role="alert">
          <EmptyState
            drawing="error"
            title={t('failed')}
            text={errorText(report.error)}
            actions={
              <Button variant="primary" busy={report.isFetching} onClick={() => void report.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </ConsolePage>
  );
}

type ReportProps = {
  report: OutcomeReport;
  asked: { program?: string; endYear?: number };
  onChoose: (name: 'program' | 'endYear', value: string) => void;
};

function Report({ report, asked, onChoose }: ReportProps) {
  const t = useTranslations('outcome-reports');
  if (report.programs.length === 0) return <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.report}>
      <div className={styles.choices}>
        <Select
          label={t('program')}
          emptyLabel={t('all')}
          value={asked.program ?? ''}
          options={report.programs.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChoose('program', event.currentTarget.value)}
        />
        <Select
          label={t('year')}
          emptyLabel={t('all')}
          value={`${asked.endYear ?? ''}`}
          options={report.endYears.map((year) => ({ value: `${year}`, label: `${year}` }))}
          onChange={(event) => onChoose('endYear', event.currentTarget.value)}
        />
      </div>
      <ReportParts report={report} />
    </div>
  );
}
