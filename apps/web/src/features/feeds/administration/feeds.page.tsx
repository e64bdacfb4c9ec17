// Every scheduled feed with how its last run went.
import '../../../lib/later-messages.ts';
import { FEED_FORMATS, FEED_SORTS, FEED_STATES } from '@fairway/rules/feeds';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { FeedSource } from './feed-source.tsx';
import { FeedTrouble } from './feed-trouble.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.imports'), path: pathOf('admin-imports'), noIndex: true }));

const LIST = defineList({ sorts: FEED_SORTS, sort: 'source', filters: { state: one(FEED_STATES), format: one(FEED_FORMATS) } });

export default function FeedsPage() {
  const t = useTranslations('feeds.list');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/imports');
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
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'source', title: t('name'), sort: 'source', cell: (row) => <FeedSource row={row} /> },
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
        nameOf={(row) => row.source}
        hrefOf={(row) => href('admin-import', { id: row.id })}
        filters={[
          choice('state', t('state'), FEED_STATES, (value) => t(`states.${value}`)),
          choice('format', t('format'), FEED_FORMATS, (value) => value),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
