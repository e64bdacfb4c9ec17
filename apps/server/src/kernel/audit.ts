// Who did what to what: one line in the transaction of the change, appended and never changed. Ids, codes and counts only, never an
// address, a name or a secret: a line outlives the person it tells of.
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import type { Database } from './database/database.ts';
import { newId } from './ids.ts';

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
