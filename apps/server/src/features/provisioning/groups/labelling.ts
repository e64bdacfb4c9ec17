// Who has the label of a group: whoever is verified at the school and has proven an address of an active member. It follows from these rows alone,
// so it is said anew for whomever a change may touch, and again changes nothing. Changes of members and of users of a school go one after another
// (`lockGroups`, before any row is locked): else one that sees no proof yet and one that sees no member yet would both label nobody. @rule provisioning.4
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { setProvidedLabels } from '../../students/labels/provided.ts';
import { addressHash } from '../../verification/roster/address-hash.ts';
import { listPeopleOfAddresses, listProvenAddresses } from '../../verification/roster/people.ts';
import { openUser } from '../queries.ts';
import { addressesOf } from '../resources.ts';

type At = { database: Database; keys: SessionKeys; schoolId: number; now: Date };
const LINES_AT_ONCE = 2000;

export async function lockGroups(database: Database, schoolId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provisioned groups ${schoolId}`}, 0))`.execute(database);
}

/** Whom these addresses may be of. */
export async function labelAddresses(at: At, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await labelPeople(at, await listPeopleOfAddresses(at.database, at.schoolId, addresses));
}

/** Whom these users of the provider may be, joined or left. */
export async function labelUsers(at: At, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += LINES_AT_ONCE) {
    const users = await at.database
      .selectFrom('provisioned_user')
      .select(['id', 'resource'])
      .where('school_id', '=', at.schoolId)
      .where('id', '=', sql<string>`any(${ids.slice(start, start + LINES_AT_ONCE)}::uuid[])`)
      .execute();
    const addresses = users.flatMap((row) => addressesOf(openUser(at.keys, row)));
    await labelAddresses(at, addresses);
  }
}

export async function labelPeople({ database, keys, schoolId, now }: At, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const proven = await listProvenAddresses(database, people);
  const hashes = proven.map(({ email }) => addressHash(keys, schoolId, email).toString('base64'));
  const { rows: uses } = await sql<{ userId: string; labelId: string }>`
    select distinct p.user_id as "userId", g.label_id as "labelId"
    from unnest(${proven.map(({ userId }) => userId)}::uuid[], ${hashes}::text[]) as p(user_id, hash)
    join verification_connection c on c.user_id = p.user_id and c.school_id = ${schoolId} and c.state = 'verified'
    join provisioned_address a on a.school_id = ${schoolId} and a.address_hash = decode(p.hash, 'base64')
    join provisioned_user u on u.id = a.provisioned_id and u.is_active
    join provisioned_member m on m.provisioned_id = u.id
    join provisioned_group g on g.id = m.group_id and g.school_id = ${schoolId}`.execute(database);
  await setProvidedLabels(database, { schoolId, now }, people, uses);
}
