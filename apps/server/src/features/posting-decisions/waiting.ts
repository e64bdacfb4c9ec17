// What the first pages of both consoles count. Each count is the total of the list that it leads to.
import type { CountAtOrganization, CountWaiting } from '../../kernel/feature.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { countAsked, countWaiting } from './queries.ts';

export const postingsToDecide: CountWaiting = async (database, { schoolId }: { schoolId: ManagedSchoolId }) => [
  { item: 'jobs', ...(await countWaiting(database, schoolId)) },
];

export const questionsOfSchools: CountAtOrganization = async (database, organizationId: ManagedOrganizationId) => [
  { item: 'schoolQuestions', ...(await countAsked(database, organizationId)) },
];
