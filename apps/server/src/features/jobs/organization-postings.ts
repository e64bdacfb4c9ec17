// The first open postings of an organization, newest first, and how many there are.

import type { JobSummary } from '@fairway/contract/jobs/endpoints';
import type { JobSearch } from '@fairway/search/types';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { hiddenPostingIds } from './hidden/queries.ts';
import { listJobSummaries } from './queries.ts';
import { viewContext } from './routes.ts';
import { jobSummaryView } from './views.ts';

export function organizationPostings(search: JobSearch) {
  return async (organizationId: number, limit: number, request: ApiRequest): Promise<{ postings: JobSummary[]; total: number }> => {
    const result = await search.search({
      text: '',
      prefix: false,
      filters: { without: await hiddenPostingIds(request) },
      organizationIds: [organizationId],
      visibility: { schoolIds: await visibleSchoolIds(request), excludeSchoolIds: [] },
      languages: [],
      sort: 'date',
      after: null,
      offset: 0,
      pageSize: limit,
      now: request.clock.now().getTime(),
    });
    const context = await viewContext(request);
    const rows = await listJobSummaries(request.database, result.ids);
    return { postings: rows.map((row) => jobSummaryView(row, context)), total: result.total };
  };
}
