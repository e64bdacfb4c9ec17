// The step of a school that its agreement on data processing tells. @rule schools.5
import type { CheckSetup } from '../../kernel/feature.ts';
import { acceptedVersion, currentVersion } from './queries.ts';

export const acceptedAgreement: CheckSetup = async (database, schoolId) => {
  const isAccepted = (await acceptedVersion(database, schoolId)) === (await currentVersion(database));
  return [{ item: 'agreement', state: isAccepted ? 'done' : 'missing' }];
};
