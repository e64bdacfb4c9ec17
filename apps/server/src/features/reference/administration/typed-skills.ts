// Skills that people typed become one of the list: their entries are pointed at it in one transaction, and who had both has it once.
// Administrators see names and counts, never whose they are.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { typedSkillsList } from '@fairway/contract/reference/administration';
import type { TYPED_SKILL_SORTS } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SkillDirectory } from '../skills/directory.ts';
import type { ProfilesWithSkills, TypedSkillRow } from '../slots.ts';
import { type Edit, lockReference, noteReferenceChange } from './commands.ts';

const ORDER: ListOrder<(typeof TYPED_SKILL_SORTS)[number]> = { key: 't.folded', sorts: { uses: 't.uses', name: 't.folded' } };

type Listed = { database: Database; profiles: ProfilesWithSkills; skills: SkillDirectory };

function rowsOf({ database, profiles }: Listed, { q }: Asked<typeof typedSkillsList>) {
  const query = database.selectFrom(profiles.typedSkills(database).as('t')).select(['t.folded', 't.name', 't.uses']);
  const wanted = q.trim().toLowerCase();
  return wanted === '' ? query : query.where(sql<boolean>`position(${wanted} in t.folded) > 0`);
}

export function typedSkillListing(listed: Listed, asked: Asked<typeof typedSkillsList>): Listing<typeof typedSkillsList, TypedSkillRow> {
  return {
    rows: rowsOf(listed, asked),
    order: ORDER,
    view: (row) => ({ ...row, likely: null }),
    async lookUp(rows) {
      const likely = await likelySkills(listed.database, listed.skills, rows);
      return rows.map((row) => ({ ...row, likely: likely.get(row.folded) ?? null }));
    },
    file: 'typed-skills',
    columns: { Skill: ({ name }) => name, People: ({ uses }) => uses },
  };
}

type Skill = { id: number; name: string };

/** Offered skills that are called so in some language, or written so, by the folded names of rows. One pass over the list, whatever the rows. */
async function likelySkills(
  database: Database,
  skills: SkillDirectory,
  rows: readonly Pick<TypedSkillRow, 'folded' | 'name'>[],
): Promise<Map<string, Skill>> {
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
  profiles: ProfilesWithSkills,
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
  profiles: ProfilesWithSkills,
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
  await profiles.lock(transaction, await profiles.listWhoTyped(transaction, names));
  // Only now: who saved a moment ago may have other skills.
  const candidates = await profiles.listWhoTyped(transaction, names);
  if (candidates.length === 0) return 0;
  await profiles.adopt(transaction, names, into);
  await profiles.noteSkills(transaction, candidates, now);
  return candidates.length;
}
