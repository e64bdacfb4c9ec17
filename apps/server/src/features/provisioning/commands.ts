// Users come, change and go as the identity provider says. Whoever is no longer active, or no longer has an address, is no longer proven by it,
// in the same transaction. @rule provisioning.2, provisioning.3
import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import { addressHash } from '../verification/roster/address-hash.ts';
import { endRosterProofs } from '../verification/roster/commands.ts';
import { type Directory, isExpected } from './directory.ts';
import { leaveGroups } from './groups/commands.ts';
import { labelAddresses, lockGroups } from './groups/labelling.ts';
import { externalHash, findUser, nameHash, resourcePurpose, type StoredUser } from './queries.ts';
import { addressesOf, type UserResource } from './resources.ts';
import { noSuchResource, ScimError } from './scim-error.ts';

const columns = ({ keys, schoolId }: Directory, id: string, user: UserResource) => ({
  user_name_hash: nameHash(keys, schoolId, user.userName),
  external_hash: user.externalId ? externalHash(keys, schoolId, user.externalId) : null,
  resource: keys.seal(resourcePurpose(id), JSON.stringify(user)),
  is_active: user.active,
});

/** @throws ScimError uniqueness */
export async function createUser(directory: Directory, user: UserResource): Promise<StoredUser> {
  const { database, keys, schoolId, now } = directory;
  const id = newId();
  const kept = columns(directory, id, user);
  const hashes = addressesOf(user).map((address) => addressHash(keys, schoolId, address));
  // One statement, so that a provider's thousands of users need no transaction each.
  const { rows } = await sql`
    with made as (
      insert into provisioned_user (id, school_id, user_name_hash, external_hash, resource, is_active, created_at, updated_at)
      values (${id}::uuid, ${schoolId}, ${kept.user_name_hash}, ${kept.external_hash}, ${kept.resource}, ${kept.is_active}, ${now}, ${now})
      on conflict do nothing returning id, school_id
    ), addressed as (
      insert into provisioned_address (provisioned_id, school_id, address_hash)
      select id, school_id, unnest(${hashes}::bytea[]) from made
    )
    select id from made`.execute(database);
  if (rows.length === 0) throw doubled();
  return { id, version: 1, created_at: now, updated_at: now, user };
}

/** Changes a user by a rule; `expected`: the version that the client knows. @throws ScimError 404, 412, uniqueness */
export async function changeUser(
  directory: Directory,
  id: string,
  expected: string | undefined,
  change: (user: UserResource) => UserResource | Promise<UserResource>,
): Promise<StoredUser> {
  const { database, keys, schoolId, now } = directory;
  const there = await lockUser(directory, id, expected);
  const user = await change(there.user);
  if (JSON.stringify(user) === JSON.stringify(there.user)) return there;
  const version = there.version + 1;
  try {
    await database
      .updateTable('provisioned_user')
      .set({ ...columns(directory, there.id, user), version, updated_at: now })
      .where('id', '=', there.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw doubled();
    throw error;
  }
  const before = addressesOf(there.user);
  const after = new Set(addressesOf(user));
  const isMoved = before.length !== after.size || before.some((address) => !after.has(address));
  if (isMoved) {
    await database.deleteFrom('provisioned_address').where('provisioned_id', '=', there.id).execute();
    await writeAddresses(directory, there.id, user);
  }
  const gone = user.active ? before.filter((address) => !after.has(address)) : before;
  if (there.user.active) await endRosterProofs(database, keys, { schoolId, addresses: gone, now });
  // Who has the labels of its groups: whoever it was, and whoever it is.
  if (isMoved || user.active !== there.user.active) await labelAddresses(directory, [...new Set([...before, ...after])]);
  return { ...there, version, updated_at: now, user };
}

/** @throws ScimError 404, 412 */
export async function deleteUser(directory: Directory, id: string, expected: string | undefined): Promise<void> {
  const { database, keys, schoolId, now } = directory;
  const { user, id: rowId } = await lockUser(directory, id, expected);
  const isMember = await leaveGroups(directory, rowId);
  await database.deleteFrom('provisioned_user').where('id', '=', rowId).execute();
  await endRosterProofs(database, keys, { schoolId, addresses: addressesOf(user), now });
  if (isMember) await labelAddresses(directory, addressesOf(user));
}

async function lockUser({ database, keys, schoolId }: Directory, id: string, expected: string | undefined): Promise<StoredUser> {
  await lockGroups(database, schoolId);
  const there = await findUser(database, keys, schoolId, id, 'lock');
  if (!there) throw noSuchResource(id);
  if (!isExpected(expected, there.version)) throw new ScimError(412, undefined, 'The resource has changed');
  return there;
}

async function writeAddresses({ database, keys, schoolId }: Directory, id: string, user: UserResource): Promise<void> {
  const rows = addressesOf(user).map((address) => ({
    provisioned_id: id,
    school_id: schoolId,
    address_hash: addressHash(keys, schoolId, address),
  }));
  if (rows.length > 0) await database.insertInto('provisioned_address').values(rows).execute();
}

const doubled = () => new ScimError(409, 'uniqueness', 'A user with this userName or externalId is there already');
