// Reads of school connections that other features stand on.
import type { VerificationState } from '@fairway/rules/verification';
import type { Database } from '../../kernel/database/database.ts';

/** A school id at which the caller is verified; exclusive things of the school open with it. */
export type VerifiedSchoolId = number & { readonly verifiedSchool: unique symbol };

/** The state of every connection of a person, by school. */
export async function connectionStates(database: Database, userId: string): Promise<Map<number, VerificationState>> {
  const rows = await database.selectFrom('school_connection').select(['school_id', 'state']).where('user_id', '=', userId).execute();
  return new Map(rows.map((row) => [row.school_id, row.state as VerificationState]));
}

/** Schools at which a person is verified now. */
export async function verifiedSchoolIds(database: Database, userId: string, now: Date): Promise<VerifiedSchoolId[]> {
  const rows = await database
    .selectFrom('school_connection')
    .select('school_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('school_id')
    .execute();
  return rows.map((row) => row.school_id as VerifiedSchoolId);
}
