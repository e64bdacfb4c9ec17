// /employer/feeds: the feeds that an organization keeps itself, each with how its last run went. @rule feeds.3
import '../../lib/later-messages.ts';
import { FEED_FORMATS, FEED_STATES, OWN_FEED_LIMITS, OWN_FEED_SORTS } from '@fairway/rules/feeds';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { feedName, OWN } from './administration/feed-scope.ts';
import { FeedTrouble } from './administration/feed-trouble.tsx';
import type { FeedRow } from './administration/queries.ts';
import { OwnFeeds } from './components/own-feeds.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.feeds'), path: pathOf('employer-feeds'), noIndex: true }));

const LIST = defineList({ sorts: OWN_FEED_SORTS, sort: 'label', filters: { state: one(FEED_STATES), format: one(FEED_FORMATS) } });

export default function OwnFeedsPage() {
  return (
    <OwnFeeds>
      <List />
    </OwnFeeds>
  );
}

function List() {
  const t = useTranslations('feeds.list');
  const own = useTranslations('feeds.own');
  const console = useTranslations('console.employer');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const list = useList(LIST, OWN, { organizationId });
  const isFull = (list.reply.data?.total ?? 0) >= OWN_FEED_LIMITS.feeds;
  const when = (instant: string | undefined | null) => (instant ? formats.when(new Date(instant)) : null);
  return (
    <ConsolePage
      title={console('feeds')}
      description={isFull ? own('full', { count: `${OWN_FEED_LIMITS.feeds}` }) : own('text')}
      crumbs={[{ href: href('employer-postings'), label: console('postings') }]}
      {...(isFull
        ? {}
        : {
            actions: (
              <LinkButton variant="primary" href={href('employer-feed', { id: 'new' })}>
                {t('add')}
              </LinkButton>
            ),
          })}
    >
      <ListPage
        title={console('feeds')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'label', title: t('name'), sort: 'label', cell: (row: FeedRow) => <bdi>{feedName(row)}</bdi> },
          { key: 'state', title: t('state'), cell: (row) => <FeedTrouble row={row} /> },
          { key: 'format', title: t('format'), cell: (row) => row.format, wideOnly: true },
          { key: 'last', title: t('lastRun'), sort: 'last', cell: (row) => when(row.lastRun?.startedAt) },
          { key: 'new', title: t('new'), align: 'end', cell: (row) => (row.lastRun ? formats.number(row.lastRun.created) : null) },
          { key: 'bad', title: t('bad'), align: 'end', cell: (row) => (row.lastRun ? formats.number(row.lastRun.faulty) : null) },
          {
            key: 'next',
            title: t('nextRun'),
            sort: 'next',
            cell: (row) => (row.nextRunAt ? formats.dateTime(new Date(row.nextRunAt)) : null),
          },
        ]}
        nameOf={feedName}
        hrefOf={(row) => href('employer-feed', { id: row.id })}
        filters={[
          choice('state', t('state'), FEED_STATES, (value) => t(`states.${value}`)),
          choice('format', t('format'), FEED_FORMATS, (value) => value),
        ]}
        empty={{ title: own('empty'), text: own('emptyText') }}
      />
    </ConsolePage>
  );
}
