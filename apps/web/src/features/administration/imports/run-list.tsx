// The runs of a feed, each with the way to its report. While one waits or goes on the list looks again, and once more when it is over.
import { RUN_SORTS, RUN_STATES } from '@fairway/rules/feeds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../../lib/lists/use-list-address.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../account/components/use-formats.ts';
import type { Feed, ImportRun } from '../queries.ts';
import { RunStateBadge } from './feed-states.tsx';

export const LOOK_EVERY_MS = 3000;
const PATH = '/api/v1/admin/imports/{id}/runs';
const LIST = defineList({ sorts: RUN_SORTS, sort: '-started', filters: { state: one(RUN_STATES) } });
const keyOf = (run: ImportRun) => run.id;

/** Does a run of it wait or go on? */
export const goesOn = (feed: Feed) => feed.isWaiting || feed.state === 'running';

export function RunList({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.run');
  const list = useTranslations('feeds.list');
  const words = useTranslations('feeds.one');
  const started = useTranslations('operations')('startedAt');
  const api = useApi();
  const queries = useQueryClient();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const address = useListAddress(LIST);
  const looks = goesOn(feed);
  const looked = useRef(looks);
  const params = { path: { id: feed.id }, query: address.asked };
  const reply = useListPage<ImportRun>(api.query.queryOptions('get', PATH, { params }), looks ? LOOK_EVERY_MS : false);
  useEffect(() => {
    if (looked.current && !looks) void queries.invalidateQueries({ queryKey: ['get', PATH] });
    looked.current = looks;
  }, [looks, queries]);
  return (
    <ListPage
      title={words('runs')}
      address={address}
      reply={reply}
      csvPath={`/api/v1/admin/imports/${feed.id}/runs/export.csv`}
      columns={[
        { key: 'started', title: started, sort: 'started', cell: (run) => formats.dateTime(new Date(run.startedAt)) },
        { key: 'state', title: list('state'), cell: (run) => <RunStateBadge state={run.state} /> },
        { key: 'read', title: t('read'), align: 'end', cell: (run) => formats.number(run.read) },
        { key: 'created', title: t('created'), align: 'end', cell: (run) => formats.number(run.created) },
        { key: 'changed', title: t('changed'), align: 'end', cell: (run) => formats.number(run.changed) },
        { key: 'unchanged', title: t('unchanged'), align: 'end', cell: (run) => formats.number(run.unchanged), wideOnly: true },
        { key: 'withdrawn', title: t('withdrawn'), align: 'end', cell: (run) => formats.number(run.withdrawn), wideOnly: true },
        { key: 'faulty', title: t('faulty'), align: 'end', cell: (run) => formats.number(run.faulty) },
        { key: 'why', title: t('why'), cell: (run) => run.error },
      ]}
      keyOf={keyOf}
      nameOf={(run) => formats.dateTime(new Date(run.startedAt))}
      hrefOf={(run) => href('admin-import-run', { id: feed.id, run: run.id })}
      filters={[
        { name: 'state', title: list('state'), options: RUN_STATES.map((value) => ({ value, label: list(`runStates.${value}`) })) },
      ]}
      empty={{ drawing: 'list', title: words('noRuns') }}
    />
  );
}
