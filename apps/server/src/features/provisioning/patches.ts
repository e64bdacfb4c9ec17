// PATCH as RFC 7644 section 3.5.2 has it, by scimmy; before it what Entra and Okta send otherwise is put into its words: operations with
// capitals, booleans as words, and a value for an e-mail of a type that is not there yet, which makes one.
import SCIMMY from 'scimmy';
import { keptUser, USER_SCHEMA, type UserResource } from './resources.ts';
import { ScimError } from './scim-error.ts';

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const MOST_OPERATIONS = 100;
/** `emails[type eq "work"].value` */
const TYPED = /^(\w+)\[type eq "([^"\]]{1,50})"\]\.(\w+)$/i;

type Operation = { op: string; path?: string; value?: unknown };

/** The user after all operations, or none of them. @throws ScimError, or scimmy's */
export async function patchedUser(user: UserResource, id: string, body: unknown): Promise<UserResource> {
  const operations = operationsOf(body, USER_SCHEMA).map((operation) => ofOurs(operation, user));
  let changed: unknown;
  const current = new SCIMMY.Schemas.User({ ...user, schemas: [USER_SCHEMA], id }, 'out');
  try {
    const patch = new SCIMMY.Messages.PatchOp({ schemas: [PATCH_SCHEMA], Operations: operations as never });
    await patch.apply(current, async (next) => {
      changed = JSON.parse(JSON.stringify(next));
      return next;
    });
  } catch (error) {
    // scimmy stumbles over some paths that are none instead of refusing them.
    if (error instanceof TypeError) throw new ScimError(400, 'invalidPath', 'A path is not one of a user');
    throw error;
  }
  return changed === undefined ? user : keptUser(changed as UserResource);
}

/** The operations of a PATCH on a resource of this schema, in lower case. @throws ScimError invalidSyntax, invalidValue */
export function operationsOf(body: unknown, schema: string): Operation[] {
  const { schemas, Operations } = (body ?? {}) as { schemas?: unknown; Operations?: unknown };
  if (!Array.isArray(schemas) || !schemas.includes(PATCH_SCHEMA) || !Array.isArray(Operations))
    throw new ScimError(400, 'invalidSyntax', `A PATCH has the schema ${PATCH_SCHEMA} and Operations`);
  if (Operations.length === 0 || Operations.length > MOST_OPERATIONS)
    throw new ScimError(400, 'invalidValue', `A PATCH has 1 to ${MOST_OPERATIONS} operations`);
  return Operations.map((given: unknown) => {
    const { op, path, value } = (given ?? {}) as Partial<Operation>;
    if (typeof op !== 'string' || (path !== undefined && typeof path !== 'string'))
      throw new ScimError(400, 'invalidSyntax', 'An operation has an op, and a path that is a text');
    return {
      op: op.toLowerCase(),
      ...(path === undefined ? {} : { path: ofResource(path, schema) }),
      ...(value === undefined ? {} : { value }),
    };
  });
}

/** A path may begin with the schema. */
const ofResource = (path: string, schema: string) =>
  path.toLowerCase().startsWith(`${schema.toLowerCase()}:`) ? path.slice(schema.length + 1) : path;

const asBoolean = (value: unknown) => (typeof value === 'string' && /^(true|false)$/i.test(value) ? /^true$/i.test(value) : value);

function ofOurs(operation: Operation, user: UserResource): Operation {
  const { op, path, value } = operation;
  if (path === undefined) {
    if (typeof value !== 'object' || value === null || !('active' in value)) return operation;
    return { ...operation, value: { ...value, active: asBoolean(value.active) } };
  }
  if (path.toLowerCase() === 'active') return { ...operation, value: asBoolean(value) };
  const typed = TYPED.exec(path);
  if (!typed || op === 'remove') return operation;
  const [, attribute = '', type = '', part = ''] = typed;
  const there = user[attribute];
  const has = Array.isArray(there) && there.some((one: { type?: unknown }) => `${one.type}`.toLowerCase() === type.toLowerCase());
  return has ? operation : { op: 'add', path: attribute, value: [{ type, [part]: value }] };
}
