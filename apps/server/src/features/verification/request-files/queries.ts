// The file of a request as others look it up, and how it goes. Files themselves follow their rows (migration 0160).
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { signFileLink } from '../../../kernel/files/file-links.ts';
import { REMOVE_FILES } from '../../../kernel/files/file-removal.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { findsStudent, type StudentScope } from '../../schools/access.ts';

const LINK_SECONDS = 300;

/** The file is erased; that there was one stays said until the next request. */
export async function eraseRequestFile(database: Database, connectionId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('verification_file')
    .set({ name: null, file_key: null, content_type: null, size_bytes: null, erased_at: now })
    .where('connection_id', '=', connectionId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await enqueueJob(database, REMOVE_FILES, {}, { key: REMOVE_FILES });
}

/** A new request begins without the trace of the last one's file. */
export async function forgetRequestFile(database: Database, connectionId: string): Promise<void> {
  await database.deleteFrom('verification_file').where('connection_id', '=', connectionId).execute();
}

type Opener = { scope: StudentScope; userId: string; now: Date };

/** Addresses of the file for five minutes; each opening is an audit line. @throws Problem not_found, verification.file_gone */
export async function openRequestFile(database: Database, { scope, userId, now }: Opener, id: string, secret: string) {
  const { schoolId } = scope;
  const row = await database
    .selectFrom('school_connection as c')
    .leftJoin('verification_file as f', 'f.connection_id', 'c.id')
    .select(['c.user_id', 'c.requested_at', 'f.name', 'f.file_key', 'f.content_type'])
    .where('c.id', '=', id)
    .where('c.school_id', '=', schoolId)
    .where(findsStudent(scope, 'c.user_id'))
    .executeTakeFirst();
  if (!row?.requested_at) throw new Problem('not_found');
  const { file_key: key, content_type: contentType, name } = row;
  if (key === null || contentType === null || name === null) throw new Problem('verification.file_gone');
  const subject = `user:${row.user_id}`;
  await recordAudit(database, {
    actorId: userId,
    action: 'connection.file_opened',
    subject,
    schoolId,
    detail: { connection: id },
    at: now,
  });
  const at = now.getTime();
  return {
    showUrl: signFileLink(secret, key, { expiresSeconds: LINK_SECONDS, contentType }, at),
    saveUrl: signFileLink(secret, key, { expiresSeconds: LINK_SECONDS, contentType, downloadName: name }, at),
    isPicture: contentType !== 'application/pdf',
    expiresAt: new Date(Math.floor(at / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}
