// A user of SCIM: what the schema of RFC 7643 keeps of what was sent (scimmy), and what we look it up by.
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import SCIMMY from 'scimmy';
import { ScimError } from './scim-error.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const MOST_ADDRESSES = 20;

/** The attributes of a user as they are kept: without id and meta. */
export type UserResource = Record<string, unknown> & { userName: string; externalId?: string; active: boolean };

/** Entra sends booleans as words. */
const boolean = (value: unknown) => (typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value);

/** Reads what a client sent. @throws ScimError invalidValue, invalidSyntax */
export function readUser(given: unknown): UserResource {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new ScimError(400, 'invalidSyntax', 'A user is an object');
  const { id: _id, meta: _meta, ...sent } = given as Record<string, unknown>;
  const schemas = Array.isArray(sent.schemas) ? sent.schemas : [];
  if (!schemas.includes(USER_SCHEMA)) throw new ScimError(400, 'invalidSyntax', `The request must have the schema ${USER_SCHEMA}`);
  // What of a password is sent is nobody's business here: nobody signs in with it.
  const { password: _password, ...wanted } = sent;
  return keptUser({ ...wanted, schemas: [USER_SCHEMA], ...('active' in wanted ? { active: boolean(wanted.active) } : {}) });
}

/** The same of attributes that are ours already. @throws ScimError invalidValue */
export function keptUser(attributes: Record<string, unknown>): UserResource {
  const { [ENTERPRISE]: _enterprise, ...core } = attributes;
  const kept = inSchema(() => new SCIMMY.Schemas.User(core, 'in'));
  const { meta: _meta, id: _id, schemas: _schemas, ...user } = JSON.parse(JSON.stringify(kept)) as Record<string, unknown>;
  const userName = typeof user.userName === 'string' ? user.userName.trim() : '';
  if (userName === '') throw new ScimError(400, 'invalidValue', "Required attribute 'userName' is missing");
  return { ...user, userName, active: user.active !== false };
}

/** scimmy tells what is of the wrong type by a TypeError. */
function inSchema<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof TypeError) throw new ScimError(400, 'invalidValue', error.message);
    throw error;
  }
}

/** Addresses that prove somebody: the e-mails, and the name where it is one. Folded, each once. */
export function addressesOf(user: UserResource): string[] {
  const emails = Array.isArray(user.emails) ? (user.emails as { value?: unknown }[]).map(({ value }) => value) : [];
  const found = [user.userName, ...emails].filter((value): value is string => typeof value === 'string' && isEmail(value.trim()));
  return [...new Set(found.map((value) => foldedEmail(value.trim())))].slice(0, MOST_ADDRESSES);
}

type Shown = {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  location: string;
  groups: readonly { id: string; displayName: string }[];
};
export const etagOf = (version: number) => `W/"${version}"`;

/** A user as it goes out. Its groups are theirs to change: the version does not count them. */
export function shownUser(user: UserResource, { id, version, createdAt, updatedAt, location, groups }: Shown) {
  const meta = {
    resourceType: 'User',
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
    location: `${location}/Users/${id}`,
    version: etagOf(version),
  };
  const of = groups.map((group) => ({
    value: group.id,
    $ref: `${location}/Groups/${group.id}`,
    display: group.displayName,
    type: 'direct',
  }));
  return { schemas: [USER_SCHEMA], id, ...user, ...(of.length === 0 ? {} : { groups: of }), meta };
}
