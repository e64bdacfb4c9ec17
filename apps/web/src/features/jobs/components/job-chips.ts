import type { JobDetail, JobSummary } from '@fairway/contract/jobs/endpoints';
import type { FacetChip } from '../../../lib/facets/facet-chips.ts';
import type { JobsAddress } from '../job-address.ts';

/** The organizations that the list is narrowed to, one chip together: one organization by its name, where a posting of the list says it. */
export function organizationChips(
  address: JobsAddress,
  jobs: readonly Pick<JobSummary, 'company'>[],
  texts: { company: string; organizations: (count: number) => string },
): FacetChip<JobsAddress>[] {
  const { organizationIds } = address;
  if (organizationIds.length === 0) return [];
  const only = organizationIds.length === 1 ? jobs.find((job) => job.company.id === organizationIds[0])?.company.name : undefined;
  const without = { ...address, organizationIds: [], page: 1 };
  return [{ key: 'company_id', name: texts.company, label: only ?? texts.organizations(organizationIds.length), without }];
}

/** The pay that the list is narrowed to, as it was asked. */
export function payChips(
  address: JobsAddress,
  name: string,
  textOf: (salary: JobDetail['salary']) => string | undefined,
): FacetChip<JobsAddress>[] {
  const { leastPay } = address;
  if (leastPay === null) return [];
  const label = textOf({ min: leastPay.amount, max: null, currency: leastPay.currency, unit: leastPay.period }) ?? '';
  return [{ key: 'salary_min', name, label, without: { ...address, leastPay: null, page: 1 } }];
}
