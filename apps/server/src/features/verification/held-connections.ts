// What a school holds of a person's verification, for a request about it. Words, files and lines of the roster go; the connection, its state and its
// steps stay: whoever is verified stays so until the access is ended. @rule data-requests.2
import { sql } from 'kysely';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import { REMOVE_FILES } from '../../kernel/files/file-removal.ts';
import type { Held, HeldOn } from '../../kernel/held.ts';

export const heldConnections: Held = {
  name: 'school-connections',
  heading: (t) => t('archive.parts.schoolConnections'),
  files: async (database, on) => {
    const rows = await filesOf(database, on).select(['f.name', 'f.file_key as key']).execute();
    return rows.flatMap(({ name, key }) => (name === null || key === null ? [] : [{ name, key }]));
  },
  read: async (database, on) => ({
    connections: await database
      .selectFrom('school_connection as c')
      .select(['c.state', 'c.method', 'c.student_email as studentEmail', 'c.message', 'c.question', 'c.answer', 'c.reason'])
      .select(['c.requested_at as requestedAt', 'c.verified_at as verifiedAt', 'c.expires_at as expiresAt', 'c.created_at as createdAt'])
      .where('c.school_id', '=', on.schoolId)
      .where('c.user_id', '=', on.userId)
      .execute(),
    history: await database
      .selectFrom('school_connection_event as e')
      .innerJoin('school_connection as c', 'c.id', 'e.connection_id')
      .select(['e.at', 'e.action', 'e.from_state as fromState', 'e.to_state as toState', 'e.method', 'e.note'])
      .where('c.school_id', '=', on.schoolId)
      .where('c.user_id', '=', on.userId)
      .orderBy('e.at')
      .orderBy('e.id')
      .execute(),
    requestFiles: await filesOf(database, on).select(['f.name', 'f.added_at as addedAt', 'f.size_bytes as sizeBytes']).execute(),
    rosters: await database
      .selectFrom('school_roster_person as r')
      .innerJoin('school_roster_entry as e', (join) =>
        join.onRef('e.school_id', '=', 'r.school_id').onRef('e.address_hash', '=', 'r.address_hash'),
      )
      .leftJoin('study_program as p', 'p.id', 'e.program_id')
      .select(['e.ends_on as endsOn', 'p.name as program'])
      .where('r.school_id', '=', on.schoolId)
      .where('r.user_id', '=', on.userId)
      .orderBy('r.address_hash')
      .execute(),
  }),
  async erase(transaction, { schoolId, userId, now }) {
    const gone = await transaction
      .updateTable('verification_file')
      .set({ name: null, file_key: null, content_type: null, size_bytes: null, erased_at: now })
      .where('erased_at', 'is', null)
      .where('connection_id', 'in', (query) =>
        query.selectFrom('school_connection').select('id').where('school_id', '=', schoolId).where('user_id', '=', userId),
      )
      .executeTakeFirst();
    if (gone.numUpdatedRows > 0n) await enqueueJob(transaction, REMOVE_FILES, {}, { key: REMOVE_FILES });
    await sql`delete from school_roster_entry e using school_roster_person r
      where r.school_id = ${schoolId} and r.user_id = ${userId}::uuid and e.school_id = r.school_id and e.address_hash = r.address_hash`.execute(
      transaction,
    );
    await transaction.deleteFrom('school_roster_person').where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
    await transaction
      .updateTable('school_connection')
      .set({ message: '', question: '', answer: '', reason: '' })
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
    await sql`update school_connection_event e set note = '' from school_connection c
      where c.id = e.connection_id and c.school_id = ${schoolId} and c.user_id = ${userId}::uuid and e.note <> ''`.execute(transaction);
  },
};

/** Files that are still there. */
const filesOf = (database: Database, { schoolId, userId }: HeldOn) =>
  database
    .selectFrom('verification_file as f')
    .innerJoin('school_connection as c', 'c.id', 'f.connection_id')
    .where('c.school_id', '=', schoolId)
    .where('c.user_id', '=', userId)
    .where('f.erased_at', 'is', null)
    .orderBy('f.added_at');
