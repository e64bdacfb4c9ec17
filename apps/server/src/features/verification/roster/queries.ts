// Reads of a school's roster.
import { foldedEmail } from '@fairway/rules/emails';
import { UNDO_DAYS } from '@fairway/rules/verification';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import { addressHash } from './address-hash.ts';

const DAY_MS = 86_400_000;

/**
 * Addresses that a person has shown to be theirs: of the account, and student addresses whose link was opened. A contact address is only
 * typed, so it proves nothing.
 */
export async function provenAddresses(database: Database, userId: string): Promise<string[]> {
  const account = await database
    .selectFrom('identity_person')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .execute();
  const opened = await database
    .selectFrom('school_connection_link as l')
    .innerJoin('school_connection as c', 'c.id', 'l.connection_id')
    .select('l.email')
    .distinct()
    .where('c.user_id', '=', userId)
    .where('l.used_at', 'is not', null)
    .execute();
  return [...new Set([...account, ...opened].map(({ email }) => foldedEmail(email)))];
}

/** Does a proven address of the person stand in the roster today, or does the school's identity provider say so? With the end of its last day, or null for none. */
export async function findRosterEnd(
  database: Database,
  keys: SessionKeys,
  { userId, schoolId, now }: { userId: string; schoolId: number; now: Date },
): Promise<{ endsAt: Date | null } | undefined> {
  const hashes = (await provenAddresses(database, userId)).map((address) => addressHash(keys, schoolId, address));
  if (hashes.length === 0) return undefined;
  const sent = await database
    .selectFrom('provisioned_roster')
    .select('school_id')
    .where('school_id', '=', schoolId)
    .where('address_hash', 'in', hashes)
    .limit(1)
    .executeTakeFirst();
  if (sent) return { endsAt: null };
  const row = await database
    .selectFrom('school_roster_entry')
    .select('ends_on')
    .where('school_id', '=', schoolId)
    .where('address_hash', 'in', hashes)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', dayOf(now))]))
    .orderBy('ends_on', (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  return row && { endsAt: row.ends_on === null ? null : new Date(Date.parse(row.ends_on) + DAY_MS) };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export async function countRoster(database: Database, schoolId: AdministeredSchoolId, now: Date) {
  return database
    .selectFrom('school_roster_entry')
    .select([
      sql<number>`count(*) filter (where ends_on is null or ends_on >= ${dayOf(now)}::date)::int`.as('count'),
      sql<number>`count(*) filter (where ends_on < ${dayOf(now)}::date)::int`.as('endedCount'),
    ])
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
}

export async function findLastUpload(database: Database, schoolId: AdministeredSchoolId) {
  return database
    .selectFrom('school_roster_upload')
    .select([
      'id',
      'mode',
      'state',
      'size_bytes',
      'read_bytes',
      'row_count',
      'added_count',
      'changed_count',
      'moved_count',
      'removed_count',
      'unknown_count',
      'unknown_rows',
      'public_count',
      'public_lines',
      'repeated_count',
      'bad_count',
      'bad_rows',
      'fault',
    ])
    .select(['created_at', 'finished_at'])
    .where('school_id', '=', schoolId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The file that was confirmed last, while it can be undone: no later one was, and it is no older than 7 days. */
export async function findUndoable(database: Database, schoolId: AdministeredSchoolId, now: Date) {
  const row = await database
    .selectFrom('school_roster_upload')
    .select(['id', 'state', 'finished_at'])
    .where('school_id', '=', schoolId)
    .where('state', 'in', ['done', 'undone'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row?.finished_at || row.state !== 'done') return undefined;
  const until = new Date(row.finished_at.getTime() + UNDO_DAYS * DAY_MS);
  return until > now ? { id: row.id, until } : undefined;
}

/** People whose proof by the roster rests on one of these addresses, as the connection that it made. */
export async function listRosterProofs(database: Database, schoolId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  const folded = addresses.map(foldedEmail);
  return database
    .selectFrom('school_connection as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id'])
    .where('c.school_id', '=', schoolId)
    .where('c.state', '=', 'verified')
    .where('c.method', '=', 'roster')
    .where((where) =>
      where.or([
        where('u.email_folded', 'in', folded),
        where.exists(
          where
            .selectFrom('school_connection_link as l')
            .innerJoin('school_connection as k', 'k.id', 'l.connection_id')
            .select('l.hash')
            .whereRef('k.user_id', '=', 'c.user_id')
            .where('l.used_at', 'is not', null)
            .where(sql`lower(l.email)`, 'in', folded),
        ),
      ]),
    )
    .orderBy('c.id')
    .execute();
}
