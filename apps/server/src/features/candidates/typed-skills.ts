// What a merge of typed skills reads and writes of profiles: handed to reference, which stands below, through its slot. Administrators see names
// and counts, never whose they are.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

/** Names that were typed, by their folded spelling, with how many people have each. */
export const typedSkills = (database: Database) =>
  database
    .selectFrom('candidate_skill')
    .select(['folded', sql<string>`mode() within group (order by custom_skill_name)`.as('name'), sql<number>`count(*)::int`.as('uses')])
    .where('custom_skill_name', 'is not', null)
    .groupBy('folded');

/** How many names were typed. */
export async function countTypedSkills(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct folded)::int as count from candidate_skill
    where custom_skill_name is not null`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Who typed one of these folded names, in order. */
export async function listWhoTyped(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`select distinct candidate_id from candidate_skill
    where custom_skill_name is not null and folded = any(${[...names]}::text[]) order by candidate_id`.execute(database);
  return rows.map((row) => row.candidate_id);
}

/** Gives everybody who typed one of the names the skill. Of several that become the same the first stays; none where the skill is there already. */
export async function adoptTypedSkills(
  transaction: Database,
  names: readonly string[],
  into: { id: number; folded: string },
): Promise<void> {
  await sql`delete from candidate_skill k using (
      select id, candidate_id, row_number() over (partition by candidate_id order by position, id) as place from candidate_skill
      where custom_skill_name is not null and folded = any(${[...names]}::text[])) typed
    where k.id = typed.id and (typed.place > 1 or exists (
      select from candidate_skill had where had.candidate_id = typed.candidate_id and had.id <> typed.id
        and had.skill_id is not null and (had.skill_id = ${into.id} or had.folded = ${into.folded})))`.execute(transaction);
  await sql`update candidate_skill set skill_id = ${into.id}, custom_skill_name = null, folded = ${into.folded}
    where custom_skill_name is not null and folded = any(${[...names]}::text[])`.execute(transaction);
}
