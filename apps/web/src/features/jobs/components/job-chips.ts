import type { JobSummary } from '@fairway/contract/jobs';
import { JOB_FILTERS } from '@fairway/rules/jobs';
import { type JobsAddress, withFilter } from '../job-address.ts';
import type { JobWords } from './job-words.ts';

export type JobChip = { key: string; name: string; label: string; without: JobsAddress };

/** What the list is narrowed to, one chip a value; companies are one chip together. */
export function chipsOf(
  address: JobsAddress,
  jobs: readonly Pick<JobSummary, 'company'>[],
  words: Pick<JobWords, 'filterName' | 'nameOf'>,
  texts: { company: string; companies: (count: number) => string },
): JobChip[] {
  const chips = JOB_FILTERS.flatMap((filter) =>
    address.filters[filter].map((value) => ({
      key: `${filter}=${value}`,
      name: words.filterName(filter),
      label: words.nameOf(filter, value),
      without: withFilter(address, filter, value, false),
    })),
  );
  const { companyIds } = address;
  if (companyIds.length === 0) return chips;
  const only = companyIds.length === 1 ? jobs.find((job) => job.company.id === companyIds[0])?.company.name : undefined;
  const without = { ...address, companyIds: [], page: 1 };
  return [{ key: 'company_id', name: texts.company, label: only ?? texts.companies(companyIds.length), without }, ...chips];
}
