// The filters of the jobs list: what students decide by first stands first. @rule jobs.13

import { EU } from '@fairway/rules/work-authorizations';
import type { FacetName } from '../../../lib/facets/facet-address.ts';
import type { FacetKind } from '../../../lib/facets/facet-kind.ts';
import { chosenCount, type JobsAddress, jobsQuery, LEAST_PAY_NAMES, VIEWS, withoutFilters } from '../job-address.ts';
import { LeastPay } from './least-pay.tsx';

export const JOBS_LIST: FacetKind<FacetName, JobsAddress> = {
  page: 'jobs',
  messages: 'jobs',
  groups: [
    ['employment_types', true],
    ['address', true],
    ['workplace', false],
    ['job_category', true],
    ['posted', false],
    ['pay', false],
    ['salary', false],
    ['start', false],
    ['duration', false],
    ['education_level', false],
    ['education_fields', false],
    ['sector', false],
    ['languages', false],
    ['speaks', false],
    ['sponsorship', false],
    ['may_work_in', false],
  ],
  uncounted: { speaks: { of: 'languages' }, may_work_in: { of: 'address', and: [EU] } },
  inside: {
    filter: 'salary',
    names: LEAST_PAY_NAMES,
    isAsked: ({ leastPay }) => leastPay !== null,
    part: (props) => <LeastPay {...props} />,
  },
  views: VIEWS,
  query: jobsQuery,
  chosen: chosenCount,
  cleared: withoutFilters,
};
