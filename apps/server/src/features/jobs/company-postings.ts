// The first open postings of a company, newest first, and how many there are.

import type { JobSummary } from '@fairway/contract/jobs';
import type { JobSearch } from '@fairway/search/types';
import type { Call } from '../../kernel/http/call.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { listJobSummaries } from './queries.ts';
import { viewContext } from './routes.ts';
import { jobSummaryView } from './views.ts';

export function companyPostings(search: JobSearch) {
  return async (companyId: number, limit: number, call: Call): Promise<{ postings: JobSummary[]; total: number }> => {
    const result = await search.search({
      text: '',
      prefix: false,
      filters: {},
      companyIds: [companyId],
      visibility: { schoolIds: await visibleSchoolIds(call), excludeSchoolIds: [] },
      sort: 'date',
      after: null,
      offset: 0,
      pageSize: limit,
      now: call.clock.now().getTime(),
    });
    const context = await viewContext(call);
    const rows = await listJobSummaries(call.database, result.ids);
    return { postings: rows.map((row) => jobSummaryView(row, context)), total: result.total };
  };
}
