// The users that an identity provider sent, of one school.
import { foldedEmail } from '@fairway/rules/emails';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { addressHash } from '../verification/roster/address-hash.ts';
import type { UserResource } from './resources.ts';
import type { ProvisionedSchoolId } from './tokens.ts';

export type StoredUser = { id: string; version: number; created_at: Date; updated_at: Date; user: UserResource };
/** What users are found by without reading each: a value of one attribute. */
export type Known = { by: 'userName' | 'externalId' | 'id' | 'address'; value: string };

export const resourcePurpose = (id: string) => `provisioned_user:${id}`;
export const nameHash = (keys: SessionKeys, schoolId: number, userName: string) =>
  keys.keyedHash(`provisioned_name:${schoolId}`, foldedEmail(userName));
export const externalHash = (keys: SessionKeys, schoolId: number, externalId: string) =>
  keys.keyedHash(`provisioned_external:${schoolId}`, externalId);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function usersOf(database: Database, keys: SessionKeys, schoolId: ProvisionedSchoolId, known?: Known) {
  const query = database.selectFrom('provisioned_user').where('school_id', '=', schoolId);
  if (!known) return query;
  if (known.by === 'id') return UUID.test(known.value) ? query.where('id', '=', known.value) : query.where(sql<boolean>`false`);
  if (known.by === 'userName') return query.where('user_name_hash', '=', nameHash(keys, schoolId, known.value));
  if (known.by === 'externalId') return query.where('external_hash', '=', externalHash(keys, schoolId, known.value));
  return query.where('id', 'in', (select) =>
    select
      .selectFrom('provisioned_address')
      .select('provisioned_id')
      .where('school_id', '=', schoolId)
      .where('address_hash', '=', addressHash(keys, schoolId, known.value)),
  );
}

type Rows = { limit: number; offset?: number; after?: string };

/** In the order of their ids. */
export async function listUsers(
  database: Database,
  keys: SessionKeys,
  schoolId: ProvisionedSchoolId,
  { limit, offset = 0, after, known }: Rows & { known?: Known | undefined },
): Promise<StoredUser[]> {
  let query = usersOf(database, keys, schoolId, known).selectAll();
  if (after) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(limit).offset(offset).execute();
  return rows.map((row) => ({ ...row, user: openUser(keys, row) }));
}

export async function countUsers(database: Database, keys: SessionKeys, schoolId: ProvisionedSchoolId, known?: Known): Promise<number> {
  const { count } = await usersOf(database, keys, schoolId, known)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locked until the transaction ends where `lock` is asked for. */
export async function findUser(
  database: Database,
  keys: SessionKeys,
  schoolId: ProvisionedSchoolId,
  id: string,
  lock?: 'lock',
): Promise<StoredUser | undefined> {
  const query = usersOf(database, keys, schoolId, { by: 'id', value: id }).selectAll();
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, user: openUser(keys, row) };
}

export function openUser(keys: SessionKeys, { id, resource }: { id: string; resource: Buffer }): UserResource {
  const text = keys.open(resourcePurpose(id), resource);
  if (text === undefined) throw new Error('A provisioned user was sealed with another key');
  return JSON.parse(text) as UserResource;
}

/** For the settings of the school. */
export function countProvisioned(database: Database, schoolId: AdministeredSchoolId) {
  return database
    .selectFrom('provisioned_user')
    .select([
      sql<number>`count(*) filter (where is_active)::int`.as('active'),
      sql<number>`count(*) filter (where not is_active)::int`.as('ended'),
      sql<Date | null>`max(updated_at)`.as('changedAt'),
    ])
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
}
