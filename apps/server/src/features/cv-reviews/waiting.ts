import type { CountWaiting } from '../../kernel/feature.ts';
import type { StudentScope } from '../schools/access.ts';
import { countWaitingReviews } from './queries.ts';

/** CVs that wait for staff, where the school reviews them: the total of the list that it leads to. */
export const waitingReviews: CountWaiting = async (database, scope: StudentScope) => {
  const { count, oldestAt, isOffered } = await countWaitingReviews(database, scope);
  return isOffered || count > 0 ? [{ item: 'cvReviews', count, oldestAt }] : [];
};
