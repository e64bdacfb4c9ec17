// The audit log of identity: who did what to whom, appended in the transaction of the change. Ids only, never a name or an address, so
// that an erased person leaves lines without personal data (decision 18).
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

export type AuditLine = {
  at: Date;
  /** Who did it; null for the platform itself. */
  actorId: string | null;
  /** `noun.happened`, for example `user.email_changed`. */
  action: string;
  /** `user:<id>`. */
  subject: string;
  /** Ids, counts and reasons. */
  detail?: Record<string, string | number | boolean | null>;
};

/** Appends a line in this transaction. */
export async function recordAudit(database: Database, line: AuditLine): Promise<void> {
  await database
    .insertInto('audit_line')
    .values({
      id: newId(),
      at: line.at,
      actor_id: line.actorId,
      action: line.action,
      subject: line.subject,
      detail: JSON.stringify(line.detail ?? {}),
    })
    .execute();
}
