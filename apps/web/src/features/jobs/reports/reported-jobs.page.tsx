// Postings that readers have reported, last reported first. @rule jobs.40
import '../../../lib/later-messages.ts';
import { REPORT_REASONS, REPORT_SORTS, REPORT_STATES } from '@fairway/rules/posting-reports';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reportedJobs'), path: pathOf('admin-reported-jobs'), noIndex: true }));

const LIST = defineList({ sorts: REPORT_SORTS, sort: '-at', filters: { state: one(REPORT_STATES), reason: one(REPORT_REASONS) } });

export default function ReportedJobsPage() {
  const t = useTranslations('reported-postings.list');
  const reasons = useTranslations('postings.report.reasons');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ConsolePage title={console('reportedJobs')} description={t('text')}>
      <ListPage
        title={console('reportedJobs')}
        {...useList(LIST, '/api/v1/admin/reported-postings')}
        searchLabel={t('search')}
        columns={[
          { key: 'title', title: t('posting'), sort: 'title', cell: (row) => <bdi>{row.title}</bdi> },
          { key: 'organization', title: t('organization'), sort: 'organization', cell: (row) => <bdi>{row.organization.name}</bdi> },
          { key: 'reasons', title: t('reasons'), cell: (row) => formats.list(row.reasons.map((reason) => reasons(reason))) },
          { key: 'reports', title: t('reports'), sort: 'reports', cell: (row) => formats.number(row.reports) },
          { key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
          { key: 'at', title: t('at'), sort: 'at', cell: (row) => formats.dateTime(new Date(row.at)) },
        ]}
        nameOf={(row) => row.title}
        hrefOf={(row) => href('admin-reported-job', { id: row.id })}
        filters={[
          choice('state', t('state'), REPORT_STATES, (value) => t(`states.${value}`)),
          choice('reason', t('reasons'), REPORT_REASONS, (value) => reasons(value)),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
