// Who did what to what: one line in the transaction of the change, appended and never changed. Ids, codes and counts only, never an
// address, a name or a secret: a line outlives the person it tells of.
import type { Database } from './database/database.ts';
import { newId } from './ids.ts';

export type AuditEntry = {
  /** Who did it; null: the platform itself. */
  actorId: string | null;
  /** `noun.happened`: account.password_changed. */
  action: string;
  /** What it was done to: `user:<id>`, `company:<id>`. */
  subject: string;
  schoolId?: number;
  organizationId?: number;
  detail?: Record<string, string | number | boolean | null>;
  /** Default: the database's clock. */
  at?: Date;
};

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
