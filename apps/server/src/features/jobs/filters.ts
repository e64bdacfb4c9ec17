// The filters with the names of their options in a reader's language and their counts over everything that is open to the caller.

import type { Locale } from '@fairway/rules/locales';
import { ALL_JOB_FILTERS } from '@fairway/rules/work-conditions';
import type { JobSearch } from '@fairway/search/types';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { optionNames } from '../reference/option-names.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { hiddenPostingIds } from './hidden/queries.ts';

export async function jobFilterOptions(locale: Locale, request: ApiRequest, search: JobSearch) {
  const without = await hiddenPostingIds(request);
  const [names, result] = await Promise.all([
    optionNames(locale, request),
    search.search({
      text: '',
      prefix: false,
      filters: { without },
      organizationIds: [],
      visibility: { schoolIds: await visibleSchoolIds(request), excludeSchoolIds: [] },
      languages: [],
      sort: 'date',
      after: null,
      offset: 0,
      pageSize: 1,
      now: request.clock.now().getTime(),
    }),
  ]);
  return ALL_JOB_FILTERS.map((name) => ({
    name,
    options: result.facets[name].map(({ value, count }) => ({ value, count, label: names(name, value) })),
  }));
}
