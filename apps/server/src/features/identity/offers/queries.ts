// Reads of offered roles.
import type { StaffRole } from '@fairway/rules/school-settings';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../access.ts';

/** The role that a person is offered at a school, also when the time is over. */
export async function findOffer(
  database: Database,
  { userId, schoolId }: { userId: string; schoolId: number },
): Promise<StaffRole | undefined> {
  const row = await database
    .selectFrom('staff_offer')
    .select('role')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role as StaffRole | undefined;
}

export async function listOffers(database: Database, owner: OwnUserId, now: Date) {
  const rows = await database
    .selectFrom('staff_offer as o')
    .innerJoin('school_brand as s', 's.id', 'o.school_id')
    .leftJoin('app_user as u', 'u.id', 'o.offered_by')
    .select(['o.id', 'o.role', 'o.expires_at', 'o.school_id', 's.name', 'u.first_name', 'u.last_name'])
    .where('o.user_id', '=', owner)
    .where('o.expires_at', '>', now)
    .orderBy('o.offered_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    school: { id: row.school_id, name: row.name ?? '' },
    role: row.role as StaffRole,
    inviter: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    expiresAt: row.expires_at.toISOString(),
  }));
}
