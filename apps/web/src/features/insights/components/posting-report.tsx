// The report by posting: those that are over among them.
import { INSIGHT_COUNTS, INSIGHT_POSTING_SORTS } from '@fairway/rules/insights';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { defineList } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { POSTINGS } from '../queries.ts';
import { InsightViews } from './insight-views.tsx';
import { PERIOD_READERS, usePeriodFilters } from './period-filters.ts';

const LIST = defineList({ sorts: INSIGHT_POSTING_SORTS, sort: '-views', filters: PERIOD_READERS });
/** Shown once somebody chooses them: the list has room for what is asked most. */
const EXTRA: readonly string[] = ['saves', 'offers'];

export function PostingReport() {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const { href } = useConsoleHrefs();
  const list = useList(LIST, POSTINGS, { organizationId });
  const { period, from, to } = list.address.asked;
  return (
    <ConsolePage title={t('title')} description={t('postingsText')} views={<InsightViews here="postings" asked={{ period, from, to }} />}>
      <ListPage
        {...list}
        title={t('postings')}
        searchLabel={t('searchPostings')}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => href('employer-insights', {}, { posting: id, period, from, to })}
        filters={usePeriodFilters()}
        columns={[
          { key: 'title', title: t('posting'), sort: 'title', cell: ({ title }) => <bdi>{title}</bdi> },
          ...INSIGHT_COUNTS.map((name) => ({
            ...{ key: name, title: t(`counts.${name}`), sort: name, ...(EXTRA.includes(name) ? { extra: true as const } : {}) },
            cell: (row: { [N in typeof name]: number }) => format.number(row[name]),
          })),
          {
            ...{ key: 'published', title: t('published'), sort: 'published', extra: true },
            cell: ({ publishedAt }) => format.date(new Date(publishedAt)),
          },
        ]}
        empty={{ title: t('noPostings'), text: t('noPostingsText') }}
      />
    </ConsolePage>
  );
}
