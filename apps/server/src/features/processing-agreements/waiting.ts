// A new version of the agreement on data processing waits for a school that accepted another one. Who never accepted is told by the first steps.
import type { CountWaiting } from '../../kernel/feature.ts';
import { acceptedVersion, currentVersion } from './queries.ts';

export const waitingAgreement: CountWaiting = async (database, { schoolId }) => {
  const accepted = await acceptedVersion(database, schoolId);
  if (accepted === null || accepted === (await currentVersion(database))) return [];
  return [{ item: 'agreement', count: 1, oldestAt: null }];
};
