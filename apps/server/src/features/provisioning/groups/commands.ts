// Groups come, change and go as the identity provider says, each with its label in the same transaction. A label of the same name that staff made is
// never taken over. @rule provisioning.4
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import {
  createProvidedLabel,
  deleteProvidedLabel,
  providedName,
  releaseProvidedLabels,
  renameProvidedLabel,
} from '../../students/labels/provided.ts';
import { type Directory, isExpected } from '../directory.ts';
import { noSuchResource, ScimError } from '../scim-error.ts';
import { labelUsers, lockGroups } from './labelling.ts';
import type { GroupChange, MemberChange } from './patches.ts';
import { countGroups, countMembers, findGroup } from './queries.ts';
import type { GroupFields, GroupResource, StoredGroup } from './resources.ts';

const MOST_GROUPS = 100;
const MOST_MEMBERS = 50_000;

/** @throws ScimError uniqueness, invalidValue, 403 where the school has as many as it may */
export async function createGroup(directory: Directory, { members, ...fields }: GroupResource): Promise<StoredGroup> {
  const { database, schoolId, now } = directory;
  await lockGroups(database, schoolId);
  if ((await countGroups(database, schoolId)) >= MOST_GROUPS)
    throw new ScimError(403, undefined, `A school has at most ${MOST_GROUPS} groups`);
  const labelId = await createProvidedLabel(database, { schoolId, now }, providedName(fields.displayName) ?? '');
  if (labelId === undefined) throw nameTaken();
  const id = newId();
  await unlessDoubled(() =>
    database
      .insertInto('provisioned_group')
      .values({
        id,
        school_id: schoolId,
        label_id: labelId,
        display_name: fields.displayName,
        external_id: fields.externalId,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  await changeMembers(directory, id, { only: false, join: new Set(members ?? []), leave: new Set() });
  return { id, labelId, ...fields, version: 1, createdAt: now, updatedAt: now };
}

/** Changes a group by a rule; `expected`: the version that the client knows. @throws ScimError 404, 412, uniqueness, invalidValue */
export async function changeGroup(
  directory: Directory,
  id: string,
  expected: string | undefined,
  change: (group: GroupFields) => GroupChange,
): Promise<StoredGroup> {
  const { database, schoolId, now } = directory;
  const there = await lockGroup(directory, id, expected);
  const { fields, members } = change({ displayName: there.displayName, externalId: there.externalId });
  const isRenamed = fields.displayName !== there.displayName;
  if (isRenamed) {
    const name = providedName(fields.displayName) ?? '';
    const renamed = await unlessDoubled(() => renameProvidedLabel(database, { schoolId, now }, there.labelId, name));
    if (!renamed) throw nameTaken();
  }
  const moved = await changeMembers(directory, there.id, members);
  if (!isRenamed && fields.externalId === there.externalId && !moved) return there;
  const version = there.version + 1;
  await unlessDoubled(() =>
    database
      .updateTable('provisioned_group')
      .set({ display_name: fields.displayName, external_id: fields.externalId, version, updated_at: now })
      .where('id', '=', there.id)
      .execute(),
  );
  return { ...there, ...fields, version, updatedAt: now };
}

/** The group, its label, and the label of whoever has it. @throws ScimError 404, 412 */
export async function deleteGroup(directory: Directory, id: string, expected: string | undefined): Promise<void> {
  const { labelId } = await lockGroup(directory, id, expected);
  await deleteProvidedLabel(directory.database, directory, labelId);
}

/** The school has done with the groups of its provider: their labels become labels of its staff, on whoever has them. @returns how many */
export async function releaseGroups(
  database: Database,
  schoolId: AdministeredSchoolId,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await lockGroups(database, schoolId);
  await database.deleteFrom('provisioned_group').where('school_id', '=', schoolId).execute();
  const groups = await releaseProvidedLabels(database, schoolId);
  if (groups === 0) return;
  const line = { actorId, action: 'provisioning.groups_released', subject: `school:${schoolId}`, schoolId, at: now } as const;
  await recordAudit(database, { ...line, detail: { groups } });
}

/** Before a user goes, and its memberships with it: their groups are other ones then. @returns whether it is in one */
export async function leaveGroups({ database, now }: Directory, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('provisioned_group')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('id', 'in', (select) => select.selectFrom('provisioned_member').select('group_id').where('provisioned_id', '=', userId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether anybody joined or left */
async function changeMembers(directory: Directory, groupId: string, { only, join, leave }: MemberChange): Promise<boolean> {
  const { database, schoolId } = directory;
  const joining = [...join].sort();
  await knownUsers(directory, joining);
  let leaving = database.deleteFrom('provisioned_member').where('group_id', '=', groupId);
  leaving = only
    ? leaving.where('provisioned_id', '<>', sql<string>`all(${joining}::uuid[])`)
    : leaving.where('provisioned_id', '=', sql<string>`any(${[...leave]}::uuid[])`);
  const left = await leaving.returning('provisioned_id').execute();
  const { rows: joined } = await sql<{ provisioned_id: string }>`
    insert into provisioned_member (group_id, provisioned_id)
    select ${groupId}::uuid, u.id from provisioned_user u where u.school_id = ${schoolId} and u.id = any(${joining}::uuid[])
    order by u.id on conflict do nothing returning provisioned_id`.execute(database);
  const count = (await countMembers(database, [{ id: groupId }])).get(groupId) ?? 0;
  if (joined.length > 0 && count > MOST_MEMBERS) throw new ScimError(400, 'invalidValue', `A group has at most ${MOST_MEMBERS} members`);
  const moved = [...left, ...joined].map((row) => row.provisioned_id);
  await labelUsers(directory, moved);
  return moved.length > 0;
}

/** @throws ScimError invalidValue where one is no user of the school */
async function knownUsers({ database, schoolId }: Directory, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select w.id from unnest(${[...ids]}::uuid[]) as w(id)
    where not exists (select from provisioned_user u where u.id = w.id and u.school_id = ${schoolId}) limit 1`.execute(database);
  if (rows[0]) throw new ScimError(400, 'invalidValue', `Members are users: there is no user ${rows[0].id}`);
}

async function lockGroup({ database, schoolId }: Directory, id: string, expected: string | undefined): Promise<StoredGroup> {
  await lockGroups(database, schoolId);
  const there = await findGroup(database, schoolId, id, 'lock');
  if (!there) throw noSuchResource(id);
  if (!isExpected(expected, there.version)) throw new ScimError(412, undefined, 'The resource has changed');
  return there;
}

const nameTaken = () =>
  new ScimError(
    409,
    'uniqueness',
    'A group with this displayName is there already, or a label that staff of the school made has this name',
  );

async function unlessDoubled<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new ScimError(409, 'uniqueness', 'A group with this displayName or externalId is there already');
    throw error;
  }
}
