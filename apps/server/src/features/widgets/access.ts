// Whose widgets somebody sees and keeps. School widgets are for those verified there and its staff; global ones for everybody signed in.
// Inactive ones are for those who keep them only. @rule widgets.2
import { decideAccess } from '@fairway/rules/access-decisions';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { type ManagedSchoolId, managedSchoolId, managedSchools, openSchools } from '../schools/access.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';

/** Whose widgets a call keeps: a school's, or the platform's. */
export type WidgetOwner = { schoolId: ManagedSchoolId } | { schoolId: null; platform: true };

/** Schools whose widgets the caller sees, and those whose inactive ones too. */
export type SeenWidgets = {
  schoolIds: readonly number[];
  keptSchoolIds: readonly number[];
  /** Of the platform: the active ones, all, or none. */
  global: 'none' | 'active' | 'all';
};

/** The school that a path names, where it names none the platform. @throws Problem not_found for who keeps neither */
export async function widgetOwner(request: ApiRequest, named: { schoolId?: number; id?: string } | undefined): Promise<WidgetOwner> {
  if (named?.schoolId !== undefined) return { schoolId: await managedSchoolId(request, named.schoolId) };
  if (managedSchools(request) !== 'all') throw new Problem('not_found');
  return { schoolId: null, platform: true };
}

/** What of the asked schools (none asked: all of theirs) the caller sees. */
export async function seenWidgets(
  request: ApiRequest,
  { schoolIds, includeInactive, includeGlobal }: { schoolIds: readonly number[]; includeInactive: boolean; includeGlobal: boolean },
): Promise<SeenWidgets> {
  const held = await openSchools(request);
  const verified: number[] = await verifiedSchoolIds(request.database, ownUserId(request), request.clock.now());
  // Who runs the platform sees every school, but only those that were asked for.
  const kept = held === 'all' ? [...schoolIds] : [...held.administered, ...held.staffed];
  const seen = [...new Set([...verified, ...kept])]
    .filter((id) => schoolIds.length === 0 || schoolIds.includes(id))
    .filter((schoolId) => decideAccess('schoolWidgets', { schoolId, verifiedSchoolIds: verified, keptSchoolIds: kept }).allowed);
  return {
    schoolIds: seen,
    keptSchoolIds: includeInactive ? seen.filter((id) => kept.includes(id)) : [],
    global: !includeGlobal ? 'none' : includeInactive && held === 'all' ? 'all' : 'active',
  };
}
