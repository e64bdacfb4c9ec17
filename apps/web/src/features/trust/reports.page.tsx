// What readers have reported of postings, organizations and articles, last reported first. @rule jobs.40, trust.3
import '../../lib/later-messages.ts';
import { ALL_REPORT_REASONS, CASE_SORTS, CASE_STATES, REPORTED_KINDS } from '@fairway/rules/trust';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reports'), path: pathOf('admin-reports'), noIndex: true }));

const OPEN = ['true'] as const;
const LIST = defineList({
  sorts: CASE_SORTS,
  sort: '-at',
  filters: { open: one(OPEN), kind: one(REPORTED_KINDS), state: one(CASE_STATES), reason: one(ALL_REPORT_REASONS) },
});

export default function ReportsPage() {
  const t = useTranslations('trust.list');
  const reasons = useTranslations('reports.reasons');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ConsolePage title={console('reports')} description={t('text')}>
      <ListPage
        title={console('reports')}
        {...useList(LIST, '/api/v1/admin/reports')}
        searchLabel={t('search')}
        columns={[
          { key: 'title', title: t('title'), sort: 'title', cell: (row) => <bdi>{row.title}</bdi> },
          { key: 'kind', title: t('kind'), cell: (row) => t(`kinds.${row.kind}`) },
          { key: 'organization', title: t('organization'), sort: 'organization', cell: (row) => <bdi>{row.organization.name}</bdi> },
          { key: 'reasons', title: t('reasons'), cell: (row) => formats.list(row.reasons.map((reason) => reasons(reason))) },
          { key: 'reports', title: t('reports'), sort: 'reports', cell: (row) => formats.number(row.reports) },
          { key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
          { key: 'at', title: t('at'), sort: 'at', cell: (row) => formats.dateTime(new Date(row.at)) },
        ]}
        nameOf={(row) => row.title}
        hrefOf={(row) => href('admin-report', { id: row.id })}
        filters={[
          choice('open', t('onlyOpen'), OPEN, () => t('open')),
          choice('kind', t('kind'), REPORTED_KINDS, (value) => t(`kinds.${value}`)),
          choice('state', t('state'), CASE_STATES, (value) => t(`states.${value}`)),
          choice('reason', t('reasons'), ALL_REPORT_REASONS, (value) => reasons(value)),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
