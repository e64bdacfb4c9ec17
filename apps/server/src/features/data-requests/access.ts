// Mints the scope of one request of a school, for its administrators: a request of another school is told as none (404).
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';

export type DataRequestId = { schoolId: AdministeredSchoolId; id: string } & { readonly dataRequest: unique symbol };

/** @throws Problem not_found */
export async function dataRequest(database: Database, schoolId: AdministeredSchoolId, id: string): Promise<DataRequestId> {
  const row = await database
    .selectFrom('school_data_request')
    .select('id')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { schoolId, id: row.id } as DataRequestId;
}
