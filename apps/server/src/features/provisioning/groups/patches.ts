// PATCH of a group as RFC 7644 section 3.5.2 has it. Not by scimmy, which would need all members of a group in memory to add one: members are
// told as what joins and what leaves. Entra and Okta write it with capitals, with members as values of a removal, and without a path.
import { operationsOf } from '../patches.ts';
import { ScimError } from '../scim-error.ts';
import { GROUP_SCHEMA, type GroupFields, MOST_MEMBERS_SENT, memberId, readExternalId, readMembers, readName } from './resources.ts';

/** What becomes of the members: `only`, all others leave first. */
export type MemberChange = { only: boolean; join: Set<string>; leave: Set<string> };
export type GroupChange = { fields: GroupFields; members: MemberChange };

/** `members[value eq "2819c223"]` */
const ONE_MEMBER = /^members\[\s*value\s+eq\s+"([^"\\]{1,100})"\s*\]$/i;
const NO_ATTRIBUTES = ['id', 'schemas', 'meta'];

/** All operations, one after another. @throws ScimError invalidSyntax, invalidPath, invalidValue, noTarget */
export function patchedGroup(group: GroupFields, body: unknown): GroupChange {
  const change: GroupChange = { fields: { ...group }, members: { only: false, join: new Set(), leave: new Set() } };
  for (const { op, path, value } of operationsOf(body, GROUP_SCHEMA)) {
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw new ScimError(400, 'invalidSyntax', 'An operation is add, replace or remove');
    if (path !== undefined) one(change, op, path.trim(), value);
    else if (op === 'remove') throw new ScimError(400, 'noTarget', 'A remove has a path');
    else several(change, op, value);
  }
  const { join, leave } = change.members;
  if (join.size + leave.size > MOST_MEMBERS_SENT)
    throw new ScimError(400, 'invalidValue', `A request names at most ${MOST_MEMBERS_SENT} members`);
  return change;
}

function several(change: GroupChange, op: 'add' | 'replace', value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScimError(400, 'invalidValue', 'Without a path the value is an object');
  for (const [name, of] of Object.entries(value)) if (!NO_ATTRIBUTES.includes(name.toLowerCase())) one(change, op, name, of);
}

function one({ fields, members }: GroupChange, op: 'add' | 'replace' | 'remove', path: string, value: unknown): void {
  const attribute = path.toLowerCase();
  const member = ONE_MEMBER.exec(path)?.[1];
  if (member !== undefined && op === 'remove') leave(members, [memberId(member)]);
  else if (attribute === 'members') {
    if (op === 'remove') {
      if (value === undefined || value === null) everybodyLeaves(members);
      else leave(members, readMembers(value));
      return;
    }
    if (op === 'replace') everybodyLeaves(members);
    for (const id of readMembers(value ?? [])) {
      members.join.add(id);
      members.leave.delete(id);
    }
  } else if (attribute === 'displayname') fields.displayName = readName(op === 'remove' ? undefined : value);
  else if (attribute === 'externalid') fields.externalId = op === 'remove' ? null : readExternalId(value);
  else throw new ScimError(400, 'invalidPath', `'${path.slice(0, 100)}' is not an attribute of a group that can be changed`);
}

function leave(members: MemberChange, ids: readonly string[]): void {
  for (const id of ids) {
    members.join.delete(id);
    members.leave.add(id);
  }
}

function everybodyLeaves(members: MemberChange): void {
  members.only = true;
  members.join.clear();
  members.leave.clear();
}
