// Skills that people typed become one of the list: their entries are pointed at it in one transaction, and who had both has it once.
// Administrators see names and counts, never whose they are.
import type { listTypedSkills, typedSkill } from '@fairway/contract/admin-reference';
import type { TYPED_SKILL_SORTS } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SkillDirectory } from '../skills/directory.ts';
import { type Edit, lockReference, noteReferenceChange } from './commands.ts';

type AskedPage = z.output<typeof listTypedSkills.query>;
type AskedExport = Omit<AskedPage, 'page' | 'pageSize'>;
type TypedSkill = z.input<typeof typedSkill>;
type Row = { folded: string; name: string; uses: number };

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
  const query = database.selectFrom(typed.as('t')).select(['t.folded', 't.name', 't.uses']);
  const wanted = q.trim().toLowerCase();
  return wanted === '' ? query : query.where(sql<boolean>`position(${wanted} in t.folded) > 0`);
}

/** A page of the typed skills. */
export async function listTyped(database: Database, skills: SkillDirectory, asked: AskedPage): Promise<Page<TypedSkill>> {
  const page = await pageOfRows(database, rowsOf(database, asked), ORDER, asked);
  const likely = await likelySkills(database, skills, page.rows);
  return { ...page, rows: page.rows.map((row) => ({ ...row, likely: likely.get(row.folded) ?? null })) };
}

/** All of them, for the export. */
export function typedBatches(database: Database, asked: AskedExport): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, asked), ORDER, asked.sort);
}

type Skill = { id: number; name: string };

/** Offered skills that are called so in some language, or written so, by the folded names of rows. One pass over the list, whatever the rows. */
async function likelySkills(database: Database, skills: SkillDirectory, rows: readonly Row[]): Promise<Map<string, Skill>> {
  const likely = new Map<string, Skill>();
  const foldedOf = new Map(rows.flatMap(({ folded, name }) => [[name.toLowerCase(), folded] as const, [folded, folded] as const]));
  if (rows.length === 0) return likely;
  for (const { id, name, folded } of await skills.skills('en'))
    for (const called of folded) {
      const row = foldedOf.get(called);
      if (row !== undefined && !likely.has(row)) likely.set(row, { id, name });
    }
  const { rows: named } = await sql<
    Skill & { called: string }
  >`select s.id, coalesce(s.names ->> 'en', s.name) as name, lower(n.value) as called
    from skill s, jsonb_each_text(s.names) n where s.active and lower(n.value) = any(${[...foldedOf.keys()]}::text[]) order by s.id`.execute(
    database,
  );
  for (const { id, name, called } of named) {
    const row = foldedOf.get(called);
    if (row !== undefined && !likely.has(row)) likely.set(row, { id, name });
  }
  return likely;
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
