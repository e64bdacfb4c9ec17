// A list of users: a filter is read by scimmy. What asks for one name, number, id or address is looked up; any other reads the users of the
// school one after another, and refuses where they are too many.
import SCIMMY from 'scimmy';
import type { Database } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { countUsers, type Known, listUsers, type StoredUser } from './queries.ts';
import { ScimError } from './scim-error.ts';
import type { ProvisionedSchoolId } from './tokens.ts';

export const MOST_SHOWN = 200;
const DEFAULT_SHOWN = 100;
const MOST_READ = 20_000;
const READ_AT_ONCE = 1000;
const FILTER_CHARACTERS = 1000;

type Asked = { filter?: string | undefined; startIndex?: string | undefined; count?: string | undefined };
type Scope = { database: Database; keys: SessionKeys; schoolId: ProvisionedSchoolId };
export type Found = { total: number; startIndex: number; users: StoredUser[] };

/** `userName eq "a"` and the like, alone. */
const SIMPLE = /^\s*(userName|externalId|id|emails\.value|emails)\s+eq\s+"((?:[^"\\]|\\["\\/])*)"\s*$/i;
const BY: Readonly<Record<string, Known['by']>> = {
  username: 'userName',
  externalid: 'externalId',
  id: 'id',
  emails: 'address',
  'emails.value': 'address',
};

/** @throws ScimError invalidFilter, invalidValue, tooMany */
export async function searchUsers(scope: Scope, asked: Asked): Promise<Found> {
  const { database, keys, schoolId } = scope;
  const { startIndex, count, filter } = pageOf(asked);
  const simple = SIMPLE.exec(filter);
  if (filter !== '' && !simple) return matched(scope, filter, { startIndex, count });
  const by = BY[simple?.[1]?.toLowerCase() ?? ''];
  const known = by ? { by, value: (simple?.[2] ?? '').replace(/\\(.)/g, '$1') } : undefined;
  const total = await countUsers(database, keys, schoolId, known);
  const users = count === 0 ? [] : await listUsers(database, keys, schoolId, { limit: count, offset: startIndex - 1, known });
  return { total, startIndex, users };
}

/** What a list asks for. @throws ScimError invalidFilter, invalidValue */
export function pageOf(asked: Asked): { startIndex: number; count: number; filter: string } {
  const startIndex = Math.max(1, wholeNumber(asked.startIndex, 1));
  const count = Math.min(MOST_SHOWN, Math.max(0, wholeNumber(asked.count, DEFAULT_SHOWN)));
  const filter = asked.filter?.trim() ?? '';
  if (filter.length > FILTER_CHARACTERS) throw new ScimError(400, 'invalidFilter', `A filter has at most ${FILTER_CHARACTERS} characters`);
  return { startIndex, count, filter };
}

async function matched(scope: Scope, expression: string, { startIndex, count }: { startIndex: number; count: number }): Promise<Found> {
  const filter = readFilter(expression);
  const { database, keys, schoolId } = scope;
  if ((await countUsers(database, keys, schoolId)) > MOST_READ)
    throw new ScimError(400, 'tooMany', 'Ask for a userName, an externalId or an e-mail: there are too many users for another filter');
  const found: StoredUser[] = [];
  let after: string | undefined;
  for (;;) {
    const rows = await listUsers(database, keys, schoolId, { limit: READ_AT_ONCE, ...(after ? { after } : {}) });
    const last = rows.at(-1);
    if (!last) break;
    found.push(...rows.filter(({ id, user }) => filter.match([{ id, ...user }]).length > 0));
    after = last.id;
  }
  return { total: found.length, startIndex, users: found.slice(startIndex - 1, startIndex - 1 + count) };
}

/** scimmy stumbles over some texts that are no filters instead of refusing them. @throws ScimError invalidFilter */
export function readFilter(expression: string): InstanceType<typeof SCIMMY.Types.Filter> {
  const wrong = new ScimError(400, 'invalidFilter', 'This is no filter as RFC 7644 section 3.4.2.2 writes them');
  // A word that joins with nothing behind it would be dropped.
  if (/(?:^|\s)(?:and|or|not)$/i.test(expression)) throw wrong;
  let filter: InstanceType<typeof SCIMMY.Types.Filter>;
  try {
    filter = new SCIMMY.Types.Filter(expression);
  } catch (error) {
    throw error instanceof SCIMMY.Types.Error ? error : wrong;
  }
  if (!isComplete([...filter])) throw new ScimError(400, 'invalidFilter', 'A comparison has a value');
  return filter;
}

/** scimmy takes `userName eq` without a value too: of its comparisons (`[operator, value]`) only `pr` has none. */
function isComplete(parsed: unknown): boolean {
  if (!Array.isArray(parsed)) return typeof parsed !== 'object' || parsed === null || Object.values(parsed).every(isComplete);
  // `[]` is taken for a filter that says nothing.
  if (parsed.length === 0) return false;
  const [operator, ...values] = parsed[0] === 'not' ? parsed.slice(1) : parsed;
  if (typeof operator !== 'string') return parsed.every(isComplete);
  return operator.toLowerCase() === 'pr' || (values.length > 0 && values[0] !== undefined);
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, 'invalidValue', 'startIndex and count are whole numbers');
  return Number(text);
}
