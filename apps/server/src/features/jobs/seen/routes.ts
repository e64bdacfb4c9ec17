import * as endpoints from '@fairway/contract/jobs/seen';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId } from '../../identity/access.ts';
import { visibleSchoolIds } from '../../verification/queries.ts';
import { seenJob, viewContext } from '../routes.ts';
import { jobSummaryView } from '../views.ts';
import { clearSeen, keepSeen, noteSeen } from './commands.ts';
import { keepsSeen, listSeen } from './queries.ts';

export function seenRoutes(bind: Bind): void {
  bind(endpoints.listSeenPostings, (_input, request) => seenView(request));

  bind(endpoints.notePostingSeen, async ({ params }, request) => {
    const { id } = await seenJob(params.id, request);
    await noteSeen(request.database, ownUserId(request), id, request.clock.now());
    return undefined;
  });

  bind(endpoints.clearSeenPostings, async (_input, request) => {
    await clearSeen(request.database, ownUserId(request));
    return undefined;
  });

  bind(endpoints.keepSeenPostings, async ({ body }, request) => {
    await keepSeen(request.database, ownUserId(request), body.keeps, request.clock.now());
    return seenView(request);
  });
}

async function seenView(request: ApiRequest) {
  const userId = ownUserId(request);
  const rows = await listSeen(request.database, userId, await visibleSchoolIds(request), request.clock.now());
  const context = await viewContext(request);
  return {
    keeps: await keepsSeen(request.database, userId),
    postings: rows.map(({ job, seenAt }) => ({ job: jobSummaryView(job, context), seenAt: seenAt.toISOString() })),
  };
}
