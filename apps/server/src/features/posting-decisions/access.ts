// Who decides on postings: the staff of a school, at theirs. What an organization's people may read of it stands on `teams/access.ts`.
import type { ApiRequest } from '../../kernel/http/request.ts';
import { signedIn } from '../identity/access.ts';
import { type ManagedSchoolId, managedSchoolId } from '../schools/access.ts';

/** Who decides, at which school. */
export type Decider = { schoolId: ManagedSchoolId; actorId: string; now: Date };

/** @throws Problem not_found */
export const deciderOf = async (request: ApiRequest, schoolId: number): Promise<Decider> => ({
  schoolId: await managedSchoolId(request, schoolId),
  actorId: signedIn(request).userId,
  now: request.clock.now(),
});
