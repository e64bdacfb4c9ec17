// What another school proposed waits for the administrators of this one; nothing is told where nothing waits.
import type { CountWaiting } from '../../kernel/feature.ts';
import { countReceived } from './queries.ts';

export const partnerProposals: CountWaiting = async (database, { schoolId }, now) => {
  const waiting = await countReceived(database, schoolId, now);
  return waiting.count === 0 ? [] : [{ item: 'partnerProposals', ...waiting }];
};
