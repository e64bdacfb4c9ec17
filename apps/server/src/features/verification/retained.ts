// What a school keeps of verification: files of requests that nobody decided, words about requests that were decided, and lines of a roster whose
// day has passed. Proofs and steps themselves stay: they say who is verified, and since when. @rule retention.3
import { sql } from 'kysely';
import { enqueueJob } from '../../kernel/background/background.ts';
import { REMOVE_FILES } from '../../kernel/files/file-removal.ts';
import type { Retained, RetainedRow } from '../../kernel/retained.ts';

const count = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows ?? 0n);

const isOldFile = (schoolId: number, before: Date) => sql`c.school_id = ${schoolId} and f.erased_at is null and f.added_at < ${before}`;

const requestFiles: Retained = {
  kind: 'requestFiles',
  older: (schoolId, before) => sql<RetainedRow>`(select c.id::text as id, c.user_id as "userId", f.name as what, f.added_at as at
    from verification_file f join school_connection c on c.id = f.connection_id where ${isOldFile(schoolId, before)})`,
  async remove(transaction, { schoolId, before, ids, now }) {
    // That there was one stays said, as after a decision; the file follows the row.
    const gone = count(
      await sql`update verification_file f set name = null, file_key = null, content_type = null, size_bytes = null, erased_at = ${now}
        from school_connection c
        where c.id = f.connection_id and c.id = any(${[...ids]}::uuid[]) and ${isOldFile(schoolId, before)}`.execute(transaction),
    );
    if (gone > 0) await enqueueJob(transaction, REMOVE_FILES, {}, { key: REMOVE_FILES });
    return gone;
  },
};

/** The newest words of a request, or its decision, which can be undone for some days and needs the words then. */
const spokenAt = sql<Date>`greatest(c.requested_at,
  case when c.last_action in ('approve', 'reject') then c.last_action_at end,
  (select max(e.at) from school_connection_event e where e.connection_id = c.id and e.note <> ''))`;
const hasOldWords = (schoolId: number, before: Date) => sql`c.school_id = ${schoolId} and c.state <> 'pending'
  and c.requested_at < ${before} and ${spokenAt} < ${before}
  and ((c.message, c.question, c.answer, c.reason) <> ('', '', '', '')
    or exists (select from school_connection_event e where e.connection_id = c.id and e.note <> ''))`;

const requestWords: Retained = {
  kind: 'requestWords',
  older: (schoolId, before) => sql<RetainedRow>`(select c.id::text as id, c.user_id as "userId", null::text as what, ${spokenAt} as at
    from school_connection c where ${hasOldWords(schoolId, before)})`,
  async remove(transaction, { schoolId, before, ids }) {
    const { rows } = await sql<{ id: string }>`select c.id from school_connection c
      where c.id = any(${[...ids]}::uuid[]) and ${hasOldWords(schoolId, before)} for no key update`.execute(transaction);
    const found = rows.map(({ id }) => id);
    await sql`update school_connection set message = '', question = '', answer = '', reason = '' where id = any(${found}::uuid[])`.execute(
      transaction,
    );
    await sql`update school_connection_event set note = '' where connection_id = any(${found}::uuid[]) and note <> ''`.execute(transaction);
    return found.length;
  },
};

const isOldLine = (schoolId: number, before: Date) =>
  sql`e.school_id = ${schoolId} and e.ends_on < ${before.toISOString().slice(0, 10)}::date`;

const roster: Retained = {
  kind: 'roster',
  // Who a line is about is known of those alone who proved its address.
  older: (schoolId, before) => sql<RetainedRow>`(select encode(e.address_hash, 'hex') as id,
      (select p.user_id from school_roster_person p where p.school_id = e.school_id and p.address_hash = e.address_hash
        order by p.user_id limit 1) as "userId",
      (select s.name from study_program s where s.id = e.program_id) as what, e.ends_on::timestamptz as at
    from school_roster_entry e where ${isOldLine(schoolId, before)})`,
  async remove(transaction, { schoolId, before, ids }) {
    await sql`delete from school_roster_person p where p.school_id = ${schoolId} and encode(p.address_hash, 'hex') = any(${[...ids]}::text[])
      and exists (select from school_roster_entry e where e.address_hash = p.address_hash and ${isOldLine(schoolId, before)})`.execute(
      transaction,
    );
    return count(
      await sql`delete from school_roster_entry e
        where encode(e.address_hash, 'hex') = any(${[...ids]}::text[]) and ${isOldLine(schoolId, before)}`.execute(transaction),
    );
  },
};

export const retainedOfVerification: readonly Retained[] = [requestFiles, requestWords, roster];
