// Who did what to what: one line in the transaction of the change, appended and never changed until a school's time for it is over. Ids, codes and counts only, never an
// address, a name or a secret: a line outlives the person it tells of.
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { newId } from './ids.ts';
import type { Retained, RetainedRow } from './retained.ts';

type Entry = {
  /** Who did it; null: the platform itself. */
  actorId: string | null;
  /** What it was done to: `user:<id>`, `company:<id>`. */
  subject: string;
  organizationId?: number;
  detail?: Record<string, string | number | boolean | null>;
  /** Default: the database's clock. */
  at?: Date;
};
/** `noun.happened`: account.password_changed. What happens at a school has words there (school-audit.ts). */
export type AuditEntry = Entry & ({ action: string; schoolId?: never } | { action: SchoolAuditAction; schoolId: number });

/** Appends a line in this transaction. */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  await database
    .insertInto('audit_line')
    .values({
      id: newId(),
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      school_id: entry.schoolId ?? null,
      organization_id: entry.organizationId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      ...(entry.at ? { at: entry.at } : {}),
    })
    .execute();
}

/** The lines of a school's own log; those of no school stay. @rule retention.3 */
export const retainedAuditLines: Retained = {
  kind: 'audit',
  older: (schoolId, before) => sql<RetainedRow>`(select l.id::text as id,
    case when l.subject ~ '^user:[0-9a-f-]{36}$' then substr(l.subject, 6)::uuid end as "userId", l.action as what, l.at
    from audit_line l where l.school_id = ${schoolId} and l.at < ${before})`,
  async remove(transaction, { schoolId, before, ids }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('audit_line')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('school_id', '=', schoolId)
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
