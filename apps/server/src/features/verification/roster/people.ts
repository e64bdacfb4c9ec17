// What a roster's words are looked up in, and which of its addresses are whose: of those who are connected with the school and have proven one.
import { foldedEmail } from '@fairway/rules/emails';
import { fullName } from '@fairway/rules/names';
import type { RosterProgram, RosterStaff } from '@fairway/rules/rosters';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { advisingStaff } from '../../schools/members/queries.ts';
import { addressHash } from './address-hash.ts';

const BATCH = 5000;

/** Programs that the school keeps, and who of its staff advises. */
export async function knownOf(database: Database, schoolId: number): Promise<{ programs: RosterProgram[]; staff: RosterStaff[] }> {
  const programs = await database
    .selectFrom('study_program')
    .select(['id', 'name', 'level_id as levelId'])
    .where('school_id', '=', schoolId)
    .where('is_verified', '=', true)
    .where('archived_at', 'is', null)
    .execute();
  const { rows } = await sql<{ id: string; email: string; first: string; last: string }>`
    select u.id, u.email, u.first_name as first, u.last_name as last from identity_person u
    where u.status = 'active' and u.id in (${advisingStaff(schoolId)})`.execute(database);
  return { programs, staff: rows.map(({ id, email, first, last }) => ({ id, email, name: fullName(first, last) })) };
}

/**
 * Says anew whose the addresses are that stand in a file that was read, in the roster, or in what can be undone. It proves nothing: proofs ask for
 * themselves. Of other addresses nothing is kept: of 200,000 people of a school a file names few.
 */
export async function linkPeople(
  transaction: Database,
  keys: SessionKeys,
  { id, school_id: schoolId }: { id: string; school_id: number },
): Promise<void> {
  const { rows } = await sql<Proven>`
    select c.user_id as "userId", u.email from school_connection c join identity_person u on u.id = c.user_id
      where c.school_id = ${schoolId} and u.email_verified_at is not null
    union
    select c.user_id, l.email from school_connection c join school_connection k on k.user_id = c.user_id
      join school_connection_link l on l.connection_id = k.id where c.school_id = ${schoolId} and l.used_at is not null`.execute(
    transaction,
  );
  await transaction.deleteFrom('school_roster_person').where('school_id', '=', schoolId).execute();
  const named = sql`(exists (select from school_roster_row r where r.upload_id = ${id}::uuid and r.address_hash = decode(p.hash, 'base64'))
    or exists (select from school_roster_entry e where e.school_id = ${schoolId} and e.address_hash = decode(p.hash, 'base64'))
    or exists (select from school_roster_former f join school_roster_upload o on o.id = f.upload_id
      where o.school_id = ${schoolId} and f.address_hash = decode(p.hash, 'base64')))`;
  for (let at = 0; at < rows.length; at += BATCH) await link(transaction, keys, schoolId, rows.slice(at, at + BATCH), named);
}

type Proven = { userId: string; email: string };

/** Of these people these addresses are proven. */
export function linkAddresses(database: Database, keys: SessionKeys, schoolId: number, proven: readonly Proven[]): Promise<void> {
  return link(database, keys, schoolId, proven, sql`true`);
}

/** `named`: of a row `p`, whether it is kept. */
async function link(
  database: Database,
  keys: SessionKeys,
  schoolId: number,
  proven: readonly Proven[],
  named: RawBuilder<unknown>,
): Promise<void> {
  const hashes = proven.map(({ email }) => addressHash(keys, schoolId, foldedEmail(email)).toString('base64'));
  await sql`insert into school_roster_person (school_id, user_id, address_hash)
    select ${schoolId}, p.user_id, decode(p.hash, 'base64')
    from unnest(${proven.map(({ userId }) => userId)}::uuid[], ${hashes}::text[]) as p(user_id, hash)
    join school_connection c on c.user_id = p.user_id and c.school_id = ${schoolId}
    where ${named} order by p.user_id, p.hash on conflict do nothing`.execute(database);
}

/** Addresses that these people have proven: of the account, and those whose link was opened. */
export async function listProvenAddresses(database: Database, userIds: readonly string[]): Promise<{ userId: string; email: string }[]> {
  const people = sql`any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<{ userId: string; email: string }>`
    select u.id as "userId", u.email from identity_person u where u.id = ${people} and u.email_verified_at is not null
    union
    select c.user_id, l.email from school_connection c join school_connection_link l on l.connection_id = c.id
      where c.user_id = ${people} and l.used_at is not null
    order by 1, 2`.execute(database);
  return rows;
}

/** Who has proven one of these addresses and is, or was, connected with the school. */
export async function listPeopleOfAddresses(database: Database, schoolId: number, addresses: readonly string[]): Promise<string[]> {
  const folded = sql`any(${addresses.map(foldedEmail)}::text[])`;
  const { rows } = await sql<{ userId: string }>`
    select c.user_id as "userId" from school_connection c join identity_person u on u.id = c.user_id
      where c.school_id = ${schoolId} and u.email_folded = ${folded} and u.email_verified_at is not null
    union
    select c.user_id from school_connection_link l join school_connection k on k.id = l.connection_id
      join school_connection c on c.user_id = k.user_id and c.school_id = ${schoolId}
      where l.used_at is not null and lower(l.email) = ${folded}
    order by 1`.execute(database);
  return rows.map(({ userId }) => userId);
}
