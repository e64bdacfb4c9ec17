// Sets what somebody of a school's staff may do and whom they find there. It counts from their next call on; nobody is signed out by it. @rule staff.1, staff.2
import { membershipFault, type StaffShape } from '@fairway/rules/staff-shapes';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../access.ts';

/** `programs`: null where they find everybody. */
export type Membership = { shape: StaffShape; isCoach: boolean; programs: readonly string[] | null };

/** @throws Problem settings.invalid: what the shape cannot have, or a program that the school does not keep */
export async function setMembership(
  transaction: Database,
  schoolId: AdministeredSchoolId,
  userId: string,
  { shape, isCoach, programs }: Membership,
  now: Date,
): Promise<void> {
  const wanted = programs === null ? null : [...new Set(programs.map((id) => id.toLowerCase()))];
  const fault = membershipFault(shape, { isCoach, programs: wanted?.length ?? null });
  if (fault)
    throw new Problem('settings.invalid', { errors: [{ pointer: fault === 'not_coach' ? '/isCoach' : '/programs', code: fault }] });
  await transaction
    .insertInto('school_staff_member')
    .values({ school_id: schoolId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('school_staff_member')
    .set({ shape, is_coach: isCoach, is_scoped: wanted !== null, updated_at: now })
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('school_staff_program').where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
  if (wanted === null) return;
  const { numAffectedRows } = await sql`insert into school_staff_program (school_id, user_id, program_id)
    select p.school_id, ${userId}::uuid, p.id from study_program p
    where p.school_id = ${schoolId} and p.is_verified and p.id = any(${wanted}::uuid[])`.execute(transaction);
  if (Number(numAffectedRows ?? 0) !== wanted.length)
    throw new Problem('settings.invalid', { errors: [{ pointer: '/programs', code: 'unknown' }] });
}
