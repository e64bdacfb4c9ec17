// What an organization has open: the first postings, newest first, how many there are and what they ask for, all from one question to search,
// which counts anyway; and what they pay.

import { payRanges } from '@fairway/rules/pay-ranges';
import type { JobSearch } from '@fairway/search/types';
import type { OrganizationPostings } from '../organizations/slots.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { hiddenPostingIds } from './hidden/queries.ts';
import { listJobSummaries, listStatedPays } from './queries.ts';
import { viewContext } from './routes.ts';
import { jobSummaryView } from './views.ts';

export function organizationPostings(search: JobSearch): OrganizationPostings {
  return async (organizationId, limit, request) => {
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
    const context = await viewContext(request, { source: 'organization' });
    const [rows, stated] = await Promise.all([
      listJobSummaries(request.database, result.ids),
      listStatedPays(request.database, organizationId, request.clock.now()),
    ]);
    const { education_level, employment_types, languages, address } = result.facets;
    return {
      postings: rows.map((row) => jobSummaryView(row, context)),
      total: result.total,
      hiring: { education_level, employment_types, languages, address },
      pay: payRanges(stated) ?? null,
    };
  };
}
