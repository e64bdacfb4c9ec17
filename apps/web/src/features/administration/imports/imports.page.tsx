// Every scheduled feed with how its last run went.
import '../../../lib/later-messages.ts';
import { FEED_FORMATS, FEED_SORTS, FEED_STATES } from '@fairway/rules/feeds';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../../lib/lists/use-list-address.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useReaderFormats } from '../../account/components/use-formats.ts';
import type { FeedRow } from '../queries.ts';
import { FeedTrouble } from './feed-trouble.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.imports'), path: pathOf('admin-imports'), noIndex: true }));

const LIST = defineList({ sorts: FEED_SORTS, sort: 'source', filters: { state: one(FEED_STATES), format: one(FEED_FORMATS) } });
const keyOf = (row: FeedRow) => `${row.id}`;

export default function ImportsPage() {
  const t = useTranslations('feeds.list');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const address = useListAddress(LIST);
  const reply = useListPage<FeedRow>(api.query.queryOptions('get', '/api/v1/admin/imports', { params: { query: address.asked } }));
  return (
    <ConsolePage
      title={console('imports')}
      description={t('text')}
      actions={
        <LinkButton variant="primary" href={href('admin-import', { id: 'new' })}>
          {t('add')}
        </LinkButton>
      }
    >
      <ListPage
        title={console('imports')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/imports/export.csv"
        columns={[
          { key: 'source', title: t('name'), sort: 'source', cell: (row) => row.source },
          { key: 'state', title: t('state'), cell: (row) => <FeedTrouble row={row} /> },
          { key: 'format', title: t('format'), cell: (row) => row.format, wideOnly: true },
          {
            key: 'last',
            title: t('lastRun'),
            sort: 'last',
            cell: (row) => (row.lastRun ? formats.when(new Date(row.lastRun.startedAt)) : null),
          },
          { key: 'new', title: t('new'), align: 'end', cell: (row) => (row.lastRun ? formats.number(row.lastRun.created) : null) },
          {
            key: 'changed',
            title: t('changed'),
            align: 'end',
            cell: (row) => (row.lastRun ? formats.number(row.lastRun.changed) : null),
            wideOnly: true,
          },
          { key: 'bad', title: t('bad'), align: 'end', cell: (row) => (row.lastRun ? formats.number(row.lastRun.faulty) : null) },
          {
            key: 'next',
            title: t('nextRun'),
            sort: 'next',
            cell: (row) => (row.nextRunAt ? formats.dateTime(new Date(row.nextRunAt)) : null),
          },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.source}
        hrefOf={(row) => href('admin-import', { id: row.id })}
        filters={[
          { name: 'state', title: t('state'), options: FEED_STATES.map((value) => ({ value, label: t(`states.${value}`) })) },
          { name: 'format', title: t('format'), options: FEED_FORMATS.map((value) => ({ value, label: value })) },
        ]}
        empty={{ drawing: 'list', title: t('empty') }}
      />
    </ConsolePage>
  );
}
