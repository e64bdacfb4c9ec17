// Similar jobs: same category, closest title and skills, same language and country, other organizations first. @rule jobs.27

import type { JobSearch } from '@fairway/search/types';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { hiddenPostingIds } from './hidden/queries.ts';
import { type JobDetailRow, listJobSummaries } from './queries.ts';

const SHOWN = 6;
const CONSIDERED = 40;
const WEIGHT_OF_NEARNESS = 4;

/** Ids of up to six open postings like this one. */
export async function similarJobIds(job: JobDetailRow, request: ApiRequest, search: JobSearch): Promise<string[]> {
  const base = {
    prefix: false,
    organizationIds: [],
    visibility: { schoolIds: await visibleSchoolIds(request), excludeSchoolIds: [] },
    languages: [job.language],
    countries: job.countries,
    sort: 'relevance' as const,
    after: null,
    offset: 0,
    pageSize: CONSIDERED,
    now: request.clock.now().getTime(),
  };
  const without = await hiddenPostingIds(request);
  const categories = { without, ...(job.categories.length > 0 ? { job_category: job.categories } : {}) };
  const words = titleWords(job.title);
  // Each word of the title on its own, so that a posting that shares one is found; what shares more is found more often.
  const texts = [...words, ...job.skills.slice(0, 3), ''];
  const answers = await search.findIds(texts.map((text) => ({ ...base, text, filters: categories })));
  const scores = new Map<string, number>();
  for (const [position, ids] of answers.entries()) {
    const weight = position < words.length ? 3 : position === answers.length - 1 ? 1 : 2;
    for (const id of ids) if (id !== job.id) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  const best = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, CONSIDERED);
  const rows = await listJobSummaries(
    request.database,
    best.map(([id]) => id),
  );
  // What is written in the same language and lies in the same country is nearer than what shares one word more.
  const near = (row: (typeof rows)[number]) =>
    Number(row.language === job.language) + Number(row.countries.some((country) => job.countries.includes(country)));
  const points = (row: (typeof rows)[number]) => scores.get(row.id)! + WEIGHT_OF_NEARNESS * near(row);
  const ordered = [...rows].sort((a, b) => points(b) - points(a));
  const others = ordered.filter((row) => row.organization_id !== job.organization_id);
  const own = ordered.filter((row) => row.organization_id === job.organization_id);
  return [...others, ...own].slice(0, SHOWN).map((row) => row.id);
}

function titleWords(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 4);
}
