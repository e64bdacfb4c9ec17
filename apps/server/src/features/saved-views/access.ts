// Whose lists a saved view is of: a school's, which staff reach, or the platform's.
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { type ManagedSchoolId, managedSchoolId, managedSchools } from '../schools/access.ts';

/** Who keeps views, and where. */
export type ViewKeeper = { userId: OwnUserId; schoolId: ManagedSchoolId | null };

/** The school that a path names, where it names none the platform. @throws Problem not_found for who works in neither */
export async function viewKeeper(request: ApiRequest, named: { schoolId?: number; id?: string } | undefined): Promise<ViewKeeper> {
  const userId = ownUserId(request);
  if (named?.schoolId !== undefined) return { userId, schoolId: await managedSchoolId(request, named.schoolId) };
  if (managedSchools(request) !== 'all') throw new Problem('not_found');
  return { userId, schoolId: null };
}
