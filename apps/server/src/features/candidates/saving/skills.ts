// Skills of a save: those of the list by id, others by the name that was typed. A typed name that is on the list becomes that skill, so that
// the same skill is held once, whatever it was called. @rule profile.18
import { foldedKey } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { type ProfileIssueCode, SECTION_ENTRIES } from '@fairway/rules/profile';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SkillRow as KeptSkill } from '../profile-row.ts';
import type { Pointer, SectionPlan } from './entries.ts';

export type SkillRow = Omit<KeptSkill, 'candidate_id' | 'name'>;
export type SkillsChange = {
  addSkills?: readonly { skillId?: number | null | undefined; customSkillName?: string | null | undefined }[] | undefined;
  removeSkills?: readonly string[] | undefined;
};
type ListedSkill = { id: number; folded: string };

/** The offered skills that a change names, by id or by a name that was typed. */
export async function findNamedSkills(transaction: Database, change: SkillsChange | undefined): Promise<ListedSkill[]> {
  const added = change?.addSkills ?? [];
  if (added.length === 0) return [];
  const ids = added.flatMap(({ skillId }) => skillId ?? []);
  const names = added.flatMap(({ customSkillName }) => (customSkillName ? foldedKey(plainLine(customSkillName)) : []));
  const found =
    await sql<ListedSkill>`select id, folded from skill where active and (id = any(${ids}::int[]) or folded = any(${names}::text[]))`.execute(
      transaction,
    );
  return found.rows;
}

/** @throws Problem not_found for an entry that is none of `before` */
export function planSkills(
  change: SkillsChange | undefined,
  before: readonly SkillRow[],
  listed: readonly ListedSkill[],
  pointer: Pointer,
): SectionPlan<SkillRow> {
  const faults: FieldError[] = [];
  const fault = (field: string, code: ProfileIssueCode) => faults.push({ pointer: pointer('skills', undefined, field), code });
  const removed = new Set((change?.removeSkills ?? []).map((id) => id.toLowerCase()));
  for (const [place, id] of (change?.removeSkills ?? []).entries()) {
    if (!before.some((row) => row.id === id.toLowerCase()))
      throw new Problem('not_found', {
        errors: [{ pointer: pointer('skills', undefined, `removeSkills/${place}`), code: 'entry_unknown' }],
      });
  }
  const rows = before.filter((row) => !removed.has(row.id));
  const written: SkillRow[] = [];
  const byId = new Map(listed.map((skill) => [skill.id, skill]));
  const byName = new Map(listed.map((skill) => [skill.folded, skill]));
  const held = new Set(rows.map((row) => row.folded));
  let position = Math.max(-1, ...before.map((row) => row.position)) + 1;
  for (const [place, { skillId, customSkillName }] of (change?.addSkills ?? []).entries()) {
    const at = `addSkills/${place}/${skillId ? 'skillId' : 'customSkillName'}`;
    const typed = plainLine(customSkillName ?? '');
    const skill = skillId ? byId.get(skillId) : byName.get(foldedKey(typed));
    const folded = skill?.folded ?? foldedKey(typed);
    if (skillId && !skill) fault(at, 'skill_unknown');
    else if (folded === '') fault(at, 'skill_missing');
    else if (!skill && isLongerThan(typed, LIMITS.skillCharacters)) fault(at, 'too_long');
    else if (held.has(folded)) fault(at, 'skill_twice');
    else {
      held.add(folded);
      written.push({ id: newId(), skill_id: skill?.id ?? null, custom_skill_name: skill ? null : typed, folded, position });
      position += 1;
    }
  }
  if (rows.length + written.length > SECTION_ENTRIES) fault('addSkills', 'section_limit');
  return { rows: [...rows, ...written], written, removedIds: [...removed], faults };
}
