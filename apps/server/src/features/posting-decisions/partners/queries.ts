// Which partner schools approved a posting by themselves. An approval that a rule took over from a partner is none of those: of schools that trust
// each other none approves because another did so for that reason. @rule school-partners.4
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { listPartners, type Partner } from '../../school-partners/queries.ts';

/** Schools that approve what readers see of a posting now, by themselves, the first first. */
export const approvingBySelf = (postingId: RawBuilder<unknown>) => sql<number[]>`array(select own.school_id from posting_decision own
  where own.posting_id = ${postingId} and own.is_chosen and own.state = 'approved' and own.partner_id is null and own.changed_at is null
  order by own.since, own.school_id)`;

/** Their partnerships with a school, in that order. */
export function approvingPartners(partners: readonly Partner[], approving: readonly number[]): Partner[] {
  return approving.flatMap((schoolId) => partners.filter((partner) => partner.schoolId === schoolId));
}

export async function findApprovingPartners(database: Database, schoolId: number, id: string): Promise<Partner[]> {
  const partners = await listPartners(database, schoolId);
  if (partners.length === 0) return [];
  const { rows } = await sql<{ approving: number[] }>`select ${approvingBySelf(sql`${id}::uuid`)} as approving`.execute(database);
  return approvingPartners(partners, rows[0]?.approving ?? []);
}

/** Does a school that approved a posting do so still? */
export async function approvesStill(database: Database, schoolId: number, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('posting_decision')
    .select('school_id')
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .where('is_chosen', '=', true)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return row !== undefined;
}
