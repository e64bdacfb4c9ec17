import * as endpoints from '@fairway/contract/jobs/hidden';
import { HIDDEN_POSTINGS_PAGE_SIZE } from '@fairway/rules/own-postings';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../../identity/access.ts';
import { visibleSchoolIds } from '../../verification/queries.ts';
import { seenJob, viewContext } from '../routes.ts';
import { jobSummaryView } from '../views.ts';
import { hidePosting, showPosting } from './commands.ts';
import { listHidden, listHiddenStates } from './queries.ts';

export function hiddenRoutes(bind: Bind): void {
  bind(endpoints.listHiddenPostings, async ({ query: { page } }, request) => {
    const { rows, totalCount } = await listHidden(request.database, ownUserId(request), await visibleSchoolIds(request), page);
    const context = await viewContext(request);
    return {
      postings: rows.map(({ job, hiddenAt }) => ({ job: jobSummaryView(job, context), hiddenAt: hiddenAt.toISOString() })),
      page,
      totalCount,
      hasNext: page * HIDDEN_POSTINGS_PAGE_SIZE < totalCount,
    };
  });

  bind(endpoints.hidePosting, async ({ params }, request) => {
    const { id } = await seenJob(params.id, request);
    await hidePosting(request.database, ownUserId(request), id, request.clock.now());
    return undefined;
  });

  bind(endpoints.showPosting, async ({ params }, request) => {
    await showPosting(request.database, ownUserId(request), params.id.toLowerCase());
    return undefined;
  });

  bind(endpoints.listHiddenStates, async ({ query }, request) => ({
    jobIds: query.jobId.length === 0 ? [] : await listHiddenStates(request.database, ownUserId(request), query.jobId),
  }));
}
