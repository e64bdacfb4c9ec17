// Skills that people typed become one of the list: their entries are pointed at it in one transaction, and who had both has it once.
// Administrators see names and counts, never whose they are.
import type { listTypedSkills, typedSkill } from '@fairway/contract/admin-reference';
import type { TYPED_SKILL_SORTS } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type Edit, lockReference, noteReferenceChange } from './commands.ts';

type AskedPage = z.output<typeof listTypedSkills.query>;
type AskedExport = Omit<AskedPage, 'page' | 'pageSize'>;
type TypedSkill = z.input<typeof typedSkill>;
type Row = { folded: string; name: string; uses: number; likely: { id: number; name: string } | null };

/** Profiles stand above reference: what a change of their skills needs of them. */
export type ChangedSkills = {
  /** Locks profiles until the transaction ends, always in the same order. */
  lock(transaction: Database, candidateIds: readonly string[]): Promise<void>;
  /** Says that the skills of locked profiles changed. */
  noteSkills(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void>;
};

const ORDER: ListOrder<(typeof TYPED_SKILL_SORTS)[number]> = { key: 't.folded', sorts: { uses: 't.uses', name: 't.folded' } };

function rowsOf(database: Database, { q }: AskedExport) {
  const typed = database
    .selectFrom('candidate_skill')
    .select(['folded', sql<string>`mode() within group (order by custom_skill_name)`.as('name'), sql<number>`count(*)::int`.as('uses')])
    .where('custom_skill_name', 'is not', null)
    .groupBy('folded');
  let query = database
    .selectFrom(typed.as('t'))
    .select(['t.folded', 't.name', 't.uses'])
    .select(
      sql<Row['likely']>`(select json_build_object('id', s.id, 'name', coalesce(s.names ->> 'en', s.name)) from skill s
        where s.active and (s.folded = t.folded or lower(s.names ->> 'en') = t.folded
          or t.folded in (select lower(value) from jsonb_each_text(s.names))
          or t.folded in (select lower(ltrim(alias, '=?~')) from unnest(s.aliases) alias))
        order by s.folded = t.folded desc, s.id limit 1)`.as('likely'),
    );
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`position(${wanted} in t.folded) > 0`);
  return query;
}

/** A page of the typed skills. */
export function listTyped(database: Database, asked: AskedPage): Promise<Page<TypedSkill>> {
  return pageOfRows(database, rowsOf(database, asked), ORDER, asked);
}

/** All of them, for the export. */
export function typedBatches(database: Database, asked: AskedExport): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, asked), ORDER, asked.sort);
}

/** @throws Problem not_found where the skill is none that is offered */
export async function mergeTypedSkills(
  transaction: Database,
  given: { folded: readonly string[]; intoSkillId: number },
  edit: Edit,
  profiles: ChangedSkills,
): Promise<{ people: number }> {
  await lockReference(transaction);
  const people = await adoptTyped(transaction, given, edit, profiles);
  if (people > 0)
    await noteReferenceChange(transaction, edit, {
      action: 'merged',
      subject: `skills:${given.intoSkillId}`,
      detail: { people, names: given.folded.length },
    });
  return { people };
}

/** Gives everybody who typed one of the names the skill; says how many they are. @throws Problem not_found */
export async function adoptTyped(
  transaction: Database,
  { folded, intoSkillId }: { folded: readonly string[]; intoSkillId: number },
  { now }: Edit,
  profiles: ChangedSkills,
): Promise<number> {
  const into = await transaction
    .selectFrom('skill')
    .select(['id', 'folded'])
    .where('id', '=', intoSkillId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!into) throw new Problem('not_found');
  // Who typed the very name of the skill has it too.
  const names = [...new Set([...folded, into.folded])];
  const whoHas = async () => {
    const { rows } = await sql<{ candidate_id: string }>`select distinct candidate_id from candidate_skill
      where custom_skill_name is not null and folded = any(${names}::text[]) order by candidate_id`.execute(transaction);
    return rows.map((row) => row.candidate_id);
  };
  await profiles.lock(transaction, await whoHas());
  // Only now: who saved a moment ago may have other skills.
  const candidates = await whoHas();
  if (candidates.length === 0) return 0;
  // Of several that become the same skill the first stays; none where the skill is there already.
  await sql`delete from candidate_skill k using (
      select id, candidate_id, row_number() over (partition by candidate_id order by position, id) as place from candidate_skill
      where custom_skill_name is not null and folded = any(${names}::text[])) typed
    where k.id = typed.id and (typed.place > 1 or exists (
      select from candidate_skill had where had.candidate_id = typed.candidate_id and had.id <> typed.id
        and had.skill_id is not null and (had.skill_id = ${into.id} or had.folded = ${into.folded})))`.execute(transaction);
  await sql`update candidate_skill set skill_id = ${into.id}, custom_skill_name = null, folded = ${into.folded}
    where custom_skill_name is not null and folded = any(${names}::text[])`.execute(transaction);
  await profiles.noteSkills(transaction, candidates, now);
  return candidates.length;
}
