// Mints the scope of one employer that a school knows. Any other is told as nobody (404).
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { signedIn } from '../../identity/access.ts';
import { type ManagedSchoolId, managedSchoolId } from '../../schools/access.ts';
import { knowsEmployer } from './queries.ts';

/** An employer as one school knows it. */
export type SchoolEmployer = { schoolId: ManagedSchoolId; organizationId: number } & { readonly schoolEmployer: unique symbol };
/** Who of the school writes something of it, and when. */
export type EmployerKeeper = { employer: SchoolEmployer; actorId: string; now: Date };

type Named = { schoolId: number; organizationId: number };

/** @throws Problem not_found */
export async function schoolEmployerOf(request: ApiRequest, { schoolId, organizationId }: Named): Promise<SchoolEmployer> {
  return schoolEmployer(request.database, await managedSchoolId(request, schoolId), organizationId);
}

/** For a write: a merge of the organization comes before, and then this one is nobody's, or after, and takes along what is written. @throws Problem not_found */
export async function keeperOf(request: ApiRequest, { schoolId, organizationId }: Named): Promise<EmployerKeeper> {
  const managed = await managedSchoolId(request, schoolId);
  const { database } = request;
  await database.selectFrom('organization').select('id').where('id', '=', organizationId).forShare().execute();
  return {
    employer: await schoolEmployer(database, managed, organizationId),
    actorId: signedIn(request).userId,
    now: request.clock.now(),
  };
}

async function schoolEmployer(database: Database, schoolId: ManagedSchoolId, organizationId: number): Promise<SchoolEmployer> {
  if (!(await knowsEmployer(database, schoolId, organizationId))) throw new Problem('not_found');
  return { schoolId, organizationId } as SchoolEmployer;
}
