// The runs of a feed, each with the way to its report. While one waits or goes on the list looks again, and once more when it is over.
import { RUN_SORTS, RUN_STATES } from '@fairway/rules/feeds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useFeedScope } from './feed-scope.ts';
import { RunStateBadge } from './feed-states.tsx';
import type { Feed } from './queries.ts';

export const LOOK_EVERY_MS = 3000;
const LIST = defineList({ sorts: RUN_SORTS, sort: '-started', filters: { state: one(RUN_STATES) } });

/** Does a run of it wait or go on? */
export const goesOn = (feed: Feed) => feed.isWaiting || feed.state === 'running';

export function RunList({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.run');
  const feeds = useTranslations('feeds.list');
  const words = useTranslations('feeds.one');
  const started = useTranslations('operations')('startedAt');
  const queries = useQueryClient();
  const { href } = useConsoleHrefs();
  const { organizationId, pages, runsPath } = useFeedScope();
  const formats = useReaderFormats();
  const looks = goesOn(feed);
  const list = useList(
    LIST,
    // Both lists are one: what is asked of them and their rows are the same.
    runsPath as '/api/v1/admin/imports/{id}/runs',
    organizationId === undefined ? { id: feed.id } : ({ organizationId, id: feed.id } as { id: number }),
    { lookEveryMs: looks ? LOOK_EVERY_MS : false },
  );
  const looked = useRef(looks);
  useEffect(() => {
    if (looked.current && !looks) void queries.invalidateQueries({ queryKey: ['get', runsPath] });
    looked.current = looks;
  }, [looks, queries, runsPath]);
  return (
    <ListPage
      title={words('runs')}
      {...list}
      columns={[
        { key: 'started', title: started, sort: 'started', cell: (run) => formats.dateTime(new Date(run.startedAt)) },
        { key: 'state', title: feeds('state'), cell: (run) => <RunStateBadge state={run.state} /> },
        { key: 'read', title: t('read'), align: 'end', cell: (run) => formats.number(run.read) },
        { key: 'created', title: t('created'), align: 'end', cell: (run) => formats.number(run.created) },
        { key: 'changed', title: t('changed'), align: 'end', cell: (run) => formats.number(run.changed) },
        { key: 'unchanged', title: t('unchanged'), align: 'end', cell: (run) => formats.number(run.unchanged), wideOnly: true },
        { key: 'withdrawn', title: t('withdrawn'), align: 'end', cell: (run) => formats.number(run.withdrawn), wideOnly: true },
        { key: 'faulty', title: t('faulty'), align: 'end', cell: (run) => formats.number(run.faulty) },
        { key: 'why', title: t('why'), cell: (run) => run.error },
      ]}
      nameOf={(run) => formats.dateTime(new Date(run.startedAt))}
      hrefOf={(run) => href(pages.run, { id: feed.id, run: run.id })}
      filters={[choice('state', feeds('state'), RUN_STATES, (value) => feeds(`runStates.${value}`))]}
      empty={{ title: words('noRuns') }}
    />
  );
}
