// Saving a school's rules of advisers as a whole, against the version that they were made from, and giving advisers by them: to verified students
// without one, when staff press the button and when a student is verified. @rule consoles.6
import type { saveAdviserRules } from '@fairway/contract/students/advisers';
import { type AdviserRule, adviserRuleFaults } from '@fairway/rules/advisers';
import { EXACT_TOTAL } from '@fairway/rules/lists';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type AdministeredSchoolId, wholeSchool } from '../../schools/access.ts';
import { giveAdvisers, lockAdvisers, lockStaff } from '../advisers/commands.ts';
import { keepChange, type Staff } from '../changes.ts';
import { listRuled } from './queries.ts';

type Given = z.output<typeof saveAdviserRules.body>;

/** @throws Problem settings.changed, settings.invalid with what is wrong at which rule */
export async function saveRules(
  transaction: Database,
  { schoolId, actorId, now }: Staff & { schoolId: AdministeredSchoolId },
  { rules: typed, updatedAt: readAt }: Given,
): Promise<void> {
  await lockAdvisers(transaction, schoolId);
  const list = await transaction
    .selectFrom('student_adviser_rule_list')
    .select('updated_at')
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  if (list?.updated_at.getTime() !== (readAt === null ? undefined : new Date(readAt).getTime())) throw new Problem('settings.changed');
  const rules = typed.map((rule) => ({ ...rule, surnameFrom: rule.surnameFrom.trim(), surnameTo: rule.surnameTo.trim() }));
  const faults = [...adviserRuleFaults(rules), ...(await unknownFaults(transaction, schoolId, rules))];
  if (faults.length > 0) throw new Problem('settings.invalid', { errors: faults });
  await transaction.deleteFrom('student_adviser_rule').where('school_id', '=', schoolId).execute();
  if (rules.length > 0)
    await transaction
      .insertInto('student_adviser_rule')
      .values(
        rules.map((rule, place) => ({
          school_id: schoolId,
          place,
          adviser_id: rule.adviserId,
          program_id: rule.programId,
          surname_from: rule.surnameFrom,
          surname_to: rule.surnameTo,
        })),
      )
      .execute();
  await transaction
    .insertInto('student_adviser_rule_list')
    .values({ school_id: schoolId, updated_at: now })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ updated_at: now }))
    .execute();
  const line = { at: now, actorId, action: 'student_adviser.rules_saved' as const, subject: `school:${schoolId}`, schoolId };
  await recordAudit(transaction, { ...line, detail: { rules: rules.length } });
}

/** Who is none of the staff, and programs that the school does not keep. */
async function unknownFaults(transaction: Database, schoolId: number, rules: readonly AdviserRule[]) {
  const staff = await lockStaff(
    transaction,
    schoolId,
    rules.map(({ adviserId }) => adviserId),
  );
  const programs = await transaction
    .selectFrom('study_program')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('is_verified', '=', true)
    .where(sql<boolean>`id = any(${rules.flatMap(({ programId }) => programId ?? [])}::uuid[])`)
    .execute();
  const kept = new Set(programs.map(({ id }) => id));
  return rules.flatMap(({ adviserId, programId }, at) => [
    ...(staff.has(adviserId.toLowerCase()) ? [] : [{ pointer: `/rules/${at}/adviserId`, code: 'unknown' }]),
    ...(programId === null || kept.has(programId.toLowerCase()) ? [] : [{ pointer: `/rules/${at}/programId`, code: 'unknown' }]),
  ]);
}

/** Gives as many as the preview said, or nobody. @throws Problem lists.changed, whose detail is how many it would be now */
export async function applyRules(transaction: Database, staff: Staff, total: number) {
  await lockAdvisers(transaction, staff.schoolId);
  const { ruled: all } = await listRuled(transaction, staff.scope);
  const ruled = all.slice(0, EXACT_TOTAL);
  if (ruled.length !== total) throw new Problem('lists.changed', { detail: `${ruled.length}` });
  const here = await lockStaff(
    transaction,
    staff.schoolId,
    ruled.map(({ adviserId }) => adviserId),
  );
  const changed = await giveAdvisers(
    transaction,
    staff,
    ruled.filter(({ adviserId }) => here.has(adviserId)),
  );
  const change = await keepChange(transaction, staff, 'adviser', changed);
  const { schoolId, actorId, now: at } = staff;
  const line = { at, actorId, action: 'student.adviser_by_rule' as const, subject: `school:${schoolId}`, schoolId };
  await recordAudit(transaction, { ...line, detail: { students: changed.length } });
  return { students: changed.length, change };
}

/** One student who was verified just now. Again changes nothing. */
export async function adviseByRule(transaction: Database, schoolId: number, userId: string, now: Date): Promise<void> {
  await lockAdvisers(transaction, schoolId);
  const { ruled } = await listRuled(transaction, wholeSchool(schoolId), userId);
  const [given] = ruled;
  if (!given || !(await lockStaff(transaction, schoolId, [given.adviserId])).has(given.adviserId)) return;
  await giveAdvisers(transaction, { schoolId, now }, [given]);
  const line = { at: now, actorId: null, action: 'student.adviser_by_rule' as const, subject: `user:${userId}`, schoolId };
  await recordAudit(transaction, { ...line, detail: { adviser: given.adviserId } });
}
