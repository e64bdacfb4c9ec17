// What every change of a school's settings has in common: the school's row is locked first, so that changes come one after the other, its
// `updated_at` moves on (the directory and other editors see it), and a line of the audit and news are written.
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SchoolEditor } from './access.ts';

/** The school's row, locked until the transaction ends. @throws Problem not_found, settings.changed where it is not as it was read */
export async function lockSchool(database: Database, { schoolId }: SchoolEditor, readAt?: string) {
  const row = await database.selectFrom('school').selectAll().where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (readAt !== undefined) refuseStale(row.settings_at, readAt);
  return row;
}

/** @throws Problem settings.changed. Instants are compared to the millisecond, as a browser keeps them. */
export function refuseStale(updatedAt: Date, readAt: string): void {
  if (updatedAt.getTime() !== new Date(readAt).getTime()) throw new Problem('settings.changed');
}

type SchoolChange = SchoolAuditAction extends infer A ? (A extends `school.${infer What}` ? What : never) : never;
type Detail = Record<string, string | number | boolean | null>;

/** Writes that a locked school changed: `school.domain_added`. `detail`: ids, codes and counts only. */
export async function noteSchoolChange(database: Database, editor: SchoolEditor, action: SchoolChange, detail: Detail = {}): Promise<void> {
  const { schoolId, actorId, now } = editor;
  await database.updateTable('school').set({ updated_at: now }).where('id', '=', schoolId).execute();
  await recordAudit(database, { at: now, actorId, action: `school.${action}` as const, subject: `school:${schoolId}`, schoolId, detail });
  await recordNews(database, [{ kind: 'school.changed', subject: `school:${schoolId}`, payload: { schoolId } }]);
}

/** @throws Problem settings.invalid with a pointer and a code for each field; nothing where there is none */
export function refuseInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Problem('settings.invalid', { errors: [...errors] });
}

/** Hosts of the school that are nothing without its logo and a domain. @throws Problem settings.needed where there is one */
export async function refuseNeeded(database: Database, { schoolId }: SchoolEditor): Promise<void> {
  const host = await database
    .selectFrom('tenant')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('needs_school', '=', true)
    .executeTakeFirst();
  if (host) throw new Problem('settings.needed');
}

/** A write that an unique index refuses is this problem. */
export async function whereTaken<T>(
  code: 'settings.name_taken' | 'settings.domain_taken' | 'settings.sub_domain_taken',
  write: () => Promise<T>,
) {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw new Problem(code, { cause: error });
    throw error;
  }
}
