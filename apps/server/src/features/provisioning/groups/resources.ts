// A group of SCIM (RFC 7643, 4.2): a name, the provider's number of it, and members, which are users of the same school.
import { PROVIDED_LABEL_CHARACTERS } from '@fairway/rules/students';
import SCIMMY from 'scimmy';
import { providedName } from '../../students/labels/provided.ts';
import { etagOf } from '../resources.ts';
import { ScimError } from '../scim-error.ts';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
/** Members that one request may name. */
export const MOST_MEMBERS_SENT = 10_000;
const EXTERNAL_CHARACTERS = 256;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type GroupFields = { displayName: string; externalId: string | null };
/** What a client sent; `members` undefined: nothing was said of them. */
export type GroupResource = GroupFields & { members: string[] | undefined };

const wrong = (detail: string) => new ScimError(400, 'invalidValue', detail);

/** Reads what a client sent. @throws ScimError invalidValue, invalidSyntax */
export function readGroup(given: unknown): GroupResource {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ScimError(400, 'invalidSyntax', 'A group is an object');
  // Names of attributes have no case (RFC 7643, 2.1).
  const sent = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as unknown]));
  const schemas = sent.get('schemas');
  if (!Array.isArray(schemas) || !schemas.includes(GROUP_SCHEMA))
    throw new ScimError(400, 'invalidSyntax', `The request must have the schema ${GROUP_SCHEMA}`);
  const members = sent.get('members');
  return {
    displayName: readName(sent.get('displayname')),
    externalId: readExternalId(sent.get('externalid')),
    members: members === undefined || members === null ? undefined : readMembers(members),
  };
}

/** @throws ScimError invalidValue */
export function readName(value: unknown): string {
  if (typeof value !== 'string') throw wrong("Required attribute 'displayName' is missing");
  const sent = value.trim();
  if (providedName(sent) === undefined || sent.length > PROVIDED_LABEL_CHARACTERS)
    throw wrong(`A displayName has 1 to ${PROVIDED_LABEL_CHARACTERS} characters`);
  return sent;
}

/** @throws ScimError invalidValue */
export function readExternalId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > EXTERNAL_CHARACTERS)
    throw wrong(`An externalId is a text of at most ${EXTERNAL_CHARACTERS} characters`);
  return value;
}

/** Ids of members, each once: `[{ value }]`, or one of them. @throws ScimError invalidValue */
export function readMembers(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MOST_MEMBERS_SENT) throw wrong(`A request names at most ${MOST_MEMBERS_SENT} members`);
  const ids = list.map((one: unknown) => {
    const id = typeof one === 'object' && one !== null ? (one as { value?: unknown }).value : undefined;
    if (typeof id !== 'string') throw wrong('A member is an object with the id of a user as its value');
    return memberId(id);
  });
  return [...new Set(ids)];
}

/** @throws ScimError invalidValue: no user has such an id */
export function memberId(id: string): string {
  if (!UUID.test(id)) throw wrong(`Members are users: there is no user ${id.slice(0, 100)}`);
  return id.toLowerCase();
}

export const isId = (text: string) => UUID.test(text);

export type StoredGroup = GroupFields & { id: string; labelId: string; version: number; createdAt: Date; updatedAt: Date };

/** Which attributes go out: RFC 7644, 3.9. */
export type Projection = { attributes?: string | undefined; excludedAttributes?: string | undefined };
const ALWAYS = ['schemas', 'id'];

const namesOf = (list: string) =>
  list.split(',').map((name) => {
    const plain = name.trim().toLowerCase();
    const local = plain.startsWith(`${GROUP_SCHEMA.toLowerCase()}:`) ? plain.slice(GROUP_SCHEMA.length + 1) : plain;
    return local.split('.')[0] ?? '';
  });

/** Whether an attribute is wanted. */
export function isShown({ attributes, excludedAttributes }: Projection, name: string): boolean {
  if (ALWAYS.includes(name)) return true;
  if (attributes) return namesOf(attributes).includes(name.toLowerCase());
  return !(excludedAttributes && namesOf(excludedAttributes).includes(name.toLowerCase()));
}

/** A group as it goes out. */
export function shownGroup(group: StoredGroup, members: readonly string[], { base, ...projection }: Projection & { base: string }) {
  const all = {
    schemas: [GROUP_SCHEMA],
    id: group.id,
    ...(group.externalId === null ? {} : { externalId: group.externalId }),
    displayName: group.displayName,
    ...(members.length === 0 ? {} : { members: members.map((value) => ({ value, $ref: `${base}/Users/${value}`, type: 'User' })) }),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: locationOf(group, base),
      version: etagOf(group.version),
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => isShown(projection, name)));
}

export const locationOf = ({ id }: { id: string }, base: string) => `${base}/Groups/${id}`;

export const groupResourceType = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'Group',
  name: 'Group',
  description: 'A label of students of the school',
  endpoint: '/Groups',
  schema: GROUP_SCHEMA,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
});

export const groupSchema = (base: string): object => SCIMMY.Schemas.Group.definition.describe(`${base}/Schemas`);
