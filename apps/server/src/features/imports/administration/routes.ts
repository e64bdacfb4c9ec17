import * as endpoints from '@fairway/contract/admin-imports';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { getFeedView, getReportView } from './card.ts';
import { addFeed, changeFeed, confirmFeed, deleteFeed, runFeed, setFeedState } from './commands.ts';
import { feedBatches, feedRowView, listFeedRows, runView } from './queries.ts';
import { getFeedSource, listRuns, runBatches } from './runs.ts';

export function importAdministrationRoutes(bind: Bind): void {
  const card = (call: Call, id: number) => getFeedView(call.database, id, call.clock.now());

  bind(endpoints.listImportFeeds, ({ query }, call) => listFeedRows(call.database, query));
  bind(endpoints.exportImportFeeds, ({ query }, call) =>
    csvReply(call, {
      fileName: `feeds-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Name', 'Address', 'Format', 'State', 'Next run', 'Last run', 'Read', 'New', 'Changed', 'Withdrawn', 'Bad rows', 'Error'],
      batches: feedBatches(call.database, query),
      line: (row) => {
        const { source, url, format, state, nextRunAt, lastRun: run } = feedRowView(row);
        const counts = run
          ? [run.startedAt, run.read, run.created, run.changed, run.withdrawn, run.faulty, run.error]
          : Array(7).fill(null);
        return [source, url, format, state, nextRunAt, ...counts];
      },
    }),
  );
  bind(endpoints.getImportFeed, ({ params }, call) => card(call, params.id));
  bind(endpoints.listFeedRuns, ({ params, query }, call) => listRuns(call.database, params.id, query));
  bind(endpoints.exportFeedRuns, async ({ params, query }, call) => {
    const source = await getFeedSource(call.database, params.id);
    return csvReply(call, {
      fileName: `runs-${source}-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Started', 'Ended', 'State', 'Read', 'New', 'Changed', 'Unchanged', 'Withdrawn', 'Bad rows', 'Error'],
      batches: runBatches(call.database, source, query),
      line: (row) => {
        const run = runView(row);
        const counts = [run.read, run.created, run.changed, run.unchanged, run.withdrawn, run.faulty];
        return [run.startedAt, run.finishedAt, run.state, ...counts, run.error];
      },
    });
  });
  bind(endpoints.getImportReport, ({ params }, call) => getReportView(call.database, params.id, params.runId));

  bind(endpoints.addImportFeed, async ({ body }, call) => card(call, await addFeed(call.database, body, by(call))));
  bind(endpoints.changeImportFeed, async ({ params, body }, call) => {
    await changeFeed(call.database, params.id, body, by(call));
    return card(call, params.id);
  });
  bind(endpoints.setImportFeedState, async ({ params, body }, call) => {
    await setFeedState(call.database, params.id, body.enabled, by(call));
    return card(call, params.id);
  });
  bind(endpoints.runImportFeed, async ({ params }, call) => {
    await runFeed(call.database, params.id, by(call));
    return card(call, params.id);
  });
  bind(endpoints.confirmImportFeed, async ({ params }, call) => {
    await confirmFeed(call.database, params.id, by(call));
    return card(call, params.id);
  });
  bind(endpoints.deleteImportFeed, async ({ params }, call) => {
    await deleteFeed(call.database, params.id, by(call));
    return undefined;
  });
}

function by(call: Call) {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: call.actor.userId, now: call.clock.now() };
}
