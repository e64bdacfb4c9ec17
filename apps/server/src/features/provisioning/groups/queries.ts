// The groups that an identity provider sent, of one school.
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import type { ProvisionedSchoolId } from '../tokens.ts';
import { isId, type StoredGroup } from './resources.ts';

/** What groups are found by: a value of one attribute. */
export type KnownGroup = { by: 'displayName' | 'externalId' | 'id' | 'member'; value: string };

function groupsOf(database: Database, schoolId: ProvisionedSchoolId, known: readonly KnownGroup[]) {
  let query = database.selectFrom('provisioned_group as g').where('g.school_id', '=', schoolId);
  for (const { by, value } of known) {
    if (by === 'externalId') query = query.where('g.external_id', '=', value);
    // A name has no case in a filter (RFC 7643, 4.2); a school has few groups.
    else if (by === 'displayName') query = query.where(sql<SqlBool>`lower(g.display_name) = lower(${value})`);
    else if (!isId(value)) query = query.where(sql<SqlBool>`false`);
    else if (by === 'id') query = query.where('g.id', '=', value);
    else
      query = query.where((where) =>
        where.exists(
          where
            .selectFrom('provisioned_member as m')
            .select('m.group_id')
            .whereRef('m.group_id', '=', 'g.id')
            .where('m.provisioned_id', '=', value),
        ),
      );
  }
  return query;
}

const COLUMNS = [
  'g.id',
  'g.label_id as labelId',
  'g.display_name as displayName',
  'g.external_id as externalId',
  'g.version',
  'g.created_at as createdAt',
  'g.updated_at as updatedAt',
] as const;

/** In the order of their ids. */
export function listGroups(
  database: Database,
  schoolId: ProvisionedSchoolId,
  { limit, offset = 0, known = [] }: { limit: number; offset?: number; known?: readonly KnownGroup[] },
): Promise<StoredGroup[]> {
  return groupsOf(database, schoolId, known).select(COLUMNS).orderBy('g.id').limit(limit).offset(offset).execute();
}

export async function countGroups(database: Database, schoolId: ProvisionedSchoolId, known: readonly KnownGroup[] = []): Promise<number> {
  const { count } = await groupsOf(database, schoolId, known)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locked until the transaction ends where `lock` is asked for. */
export function findGroup(database: Database, schoolId: ProvisionedSchoolId, id: string, lock?: 'lock'): Promise<StoredGroup | undefined> {
  const query = groupsOf(database, schoolId, [{ by: 'id', value: id }]).select(COLUMNS);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** How many members each of these groups has; the groups are of one school, by `listGroups`. */
export async function countMembers(database: Database, groups: readonly Pick<StoredGroup, 'id'>[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select g.id, (select count(*)::int from provisioned_member m where m.group_id = g.id) as count
    from unnest(${groups.map(({ id }) => id)}::uuid[]) as g(id)`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Ids of the members of each, in their order. */
export async function membersOf(database: Database, groups: readonly Pick<StoredGroup, 'id'>[]): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>(groups.map(({ id }) => [id, []]));
  const { rows } = await sql<{ group_id: string; provisioned_id: string }>`
    select group_id, provisioned_id from provisioned_member where group_id = any(${groups.map(({ id }) => id)}::uuid[])
    order by group_id, provisioned_id`.execute(database);
  for (const row of rows) members.get(row.group_id)?.push(row.provisioned_id);
  return members;
}

export type GroupOfUser = { userId: string; id: string; displayName: string };

/** The groups of users of the school, by name. */
export async function listGroupsOfUsers(
  database: Database,
  schoolId: ProvisionedSchoolId,
  userIds: readonly string[],
): Promise<GroupOfUser[]> {
  const { rows } = await sql<GroupOfUser>`
    select m.provisioned_id as "userId", g.id, g.display_name as "displayName"
    from provisioned_member m join provisioned_group g on g.id = m.group_id
    where g.school_id = ${schoolId} and m.provisioned_id = any(${[...userIds]}::uuid[]) order by lower(g.display_name), g.id`.execute(
    database,
  );
  return rows;
}

/** For the settings of the school. */
export async function countProvisionedGroups(database: Database, schoolId: AdministeredSchoolId): Promise<number> {
  const { count } = await database
    .selectFrom('provisioned_group')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
