// Labels that the identity provider of a school keeps: it alone makes, renames and deletes them, and says who has them. @rule provisioning.4
import { fold } from '@fairway/rules/folding';
import { plainLine } from '@fairway/rules/names';
import { PROVIDED_LABEL_CHARACTERS } from '@fairway/rules/students';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';

type At = { schoolId: number; now: Date };
type Use = { userId: string; labelId: string };

/** A name as a label has it; undefined where nothing of it can be read or it is too long. */
export function providedName(sent: string): string | undefined {
  const name = plainLine(sent);
  return name === '' || [...name].length > PROVIDED_LABEL_CHARACTERS ? undefined : name;
}

/** Its id; undefined where the school has a label of this name, whoever made it. */
export async function createProvidedLabel(transaction: Database, { schoolId, now }: At, name: string): Promise<string | undefined> {
  const row = await transaction
    .insertInto('student_label')
    .values({ id: newId(), name, folded_name: fold(name), color: 'gray', school_id: schoolId, is_provided: true, created_at: now })
    .onConflict((conflict) => conflict.columns(['school_id', 'folded_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await audit(transaction, { schoolId, now }, 'student_label.created', row.id);
  return row?.id;
}

/** False where the school has another label of this name. */
export async function renameProvidedLabel(transaction: Database, { schoolId, now }: At, id: string, name: string): Promise<boolean> {
  const taken = await transaction
    .selectFrom('student_label')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('folded_name', '=', fold(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) return false;
  await transaction
    .updateTable('student_label')
    .set({ name, folded_name: fold(name) })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('is_provided', '=', true)
    .execute();
  await audit(transaction, { schoolId, now }, 'student_label.changed', id);
  return true;
}

/** Takes it from everybody who has it. */
export async function deleteProvidedLabel(transaction: Database, { schoolId, now }: At, id: string): Promise<void> {
  await transaction
    .deleteFrom('student_label')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('is_provided', '=', true)
    .execute();
  await audit(transaction, { schoolId, now }, 'student_label.deleted', id);
}

/** From now on these people have these of the provider's labels and no other; labels of staff are not touched. */
export async function setProvidedLabels(
  transaction: Database,
  { schoolId, now }: At,
  people: readonly string[],
  uses: readonly Use[],
): Promise<void> {
  const wanted = sql`unnest(${uses.map((use) => use.labelId)}::uuid[], ${uses.map((use) => use.userId)}::uuid[]) as w(label_id, user_id)`;
  await sql`delete from student_label_use u using student_label l
    where l.id = u.label_id and l.is_provided and u.school_id = ${schoolId} and u.user_id = any(${[...people]}::uuid[])
      and (u.label_id, u.user_id) not in (select w.label_id, w.user_id from ${wanted})`.execute(transaction);
  await sql`insert into student_label_use (label_id, user_id, school_id, created_at)
    select l.id, w.user_id, l.school_id, ${now} from ${wanted} join student_label l on l.id = w.label_id and l.school_id = ${schoolId} and l.is_provided
    order by l.id, w.user_id on conflict do nothing`.execute(transaction);
}

/** The provider's labels become labels of the staff: whoever has them keeps them. @returns how many */
export async function releaseProvidedLabels(transaction: Database, schoolId: number): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('student_label')
    .set({ is_provided: false })
    .where('school_id', '=', schoolId)
    .where('is_provided', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The provider does it: no person of ours. */
const audit = (
  transaction: Database,
  { schoolId, now }: At,
  action: 'student_label.created' | 'student_label.changed' | 'student_label.deleted',
  id: string,
) => recordAudit(transaction, { at: now, actorId: null, action, subject: `student_label:${id}`, schoolId });
