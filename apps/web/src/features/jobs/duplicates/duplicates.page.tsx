// Postings that were joined because they are the same, newest first; and those that staff have parted.
import '../../../lib/later-messages.ts';
import { DUPLICATE_SORTS, DUPLICATE_SOURCES, DUPLICATE_STATES } from '@fairway/rules/duplicates';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { anyNumber, anyText, defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, linked } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import type { DuplicateRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.duplicates'), path: pathOf('admin-duplicates'), noIndex: true }));

const LIST = defineList({
  sorts: DUPLICATE_SORTS,
  sort: '-at',
  filters: { state: one(DUPLICATE_STATES), from: one(DUPLICATE_SOURCES), source: anyText, organization: anyNumber },
});

const keyOf = (row: DuplicateRow) => `${row.id} ${row.other.id}`;

export default function DuplicatesPage() {
  const t = useTranslations('duplicates.list');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/duplicates');
  const { organization, source } = list.address.asked;
  const sourceOf = (name: string) => (name === 'fairway' ? t('fairway') : name);
  const organizationName = list.reply.data?.rows.find((row) => row.organization.id === organization)?.organization.name;
  return (
    <ConsolePage title={console('duplicates')} description={t('text')}>
      <ListPage
        title={console('duplicates')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'title', title: t('posting'), sort: 'title', cell: (row) => <bdi>{row.title}</bdi> },
          { key: 'source', title: t('source'), cell: (row) => sourceOf(row.source) },
          { key: 'other', title: t('other'), cell: (row) => <bdi>{row.other.title}</bdi>, wideOnly: true },
          { key: 'otherSource', title: t('otherSource'), cell: (row) => sourceOf(row.other.source) },
          { key: 'organization', title: t('organization'), sort: 'organization', cell: (row) => <bdi>{row.organization.name}</bdi> },
          { key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
          { key: 'at', title: t('at'), sort: 'at', cell: (row) => formats.dateTime(new Date(row.at)) },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.title}
        hrefOf={(row) => href('admin-duplicate', { id: row.id, otherId: row.other.id })}
        filters={[
          choice('state', t('state'), DUPLICATE_STATES, (value) => t(`states.${value}`)),
          choice('from', t('from'), DUPLICATE_SOURCES, (value) => t(`sources.${value}`)),
          ...linked('source', t('source'), source),
          ...linked('organization', t('organization'), organization, organizationName),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
