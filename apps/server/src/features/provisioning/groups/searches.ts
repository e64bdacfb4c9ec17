// A list of groups. What providers ask by (a name, a number, an id, a member, joined by `and`) is looked up; any other filter is matched by scimmy
// with the groups of the school, which are few.
import type { Database } from '../../../kernel/database/database.ts';
import { ScimError } from '../scim-error.ts';
import { pageOf, readFilter } from '../searches.ts';
import type { ProvisionedSchoolId } from '../tokens.ts';
import { countGroups, countMembers, type KnownGroup, listGroups, membersOf } from './queries.ts';
import { isShown, type Projection, type StoredGroup } from './resources.ts';

/** Members that one page tells: it has fewer groups where they have more, but always one. */
const MOST_MEMBERS_SHOWN = 10_000;
const MOST_MEMBERS_MATCHED = 20_000;
const MOST_READ = 1000;
const SIMPLE = /^\(?\s*(displayName|externalId|id|members\.value|members)\s+eq\s+"((?:[^"\\]|\\["\\/])*)"\s*\)?$/i;
const BY: Readonly<Record<string, KnownGroup['by']>> = {
  displayname: 'displayName',
  externalid: 'externalId',
  id: 'id',
  members: 'member',
  'members.value': 'member',
};

type Asked = Projection & { filter?: string | undefined; startIndex?: string | undefined; count?: string | undefined };
type Scope = { database: Database; schoolId: ProvisionedSchoolId };
export type FoundGroups = { total: number; startIndex: number; groups: { group: StoredGroup; members: string[] }[] };

/** @throws ScimError invalidFilter, invalidValue, tooMany */
export async function searchGroups({ database, schoolId }: Scope, asked: Asked): Promise<FoundGroups> {
  const { startIndex, count, filter } = pageOf(asked);
  const known = knownBy(filter);
  let total: number;
  let groups: StoredGroup[];
  if (known) {
    total = await countGroups(database, schoolId, known);
    groups = count === 0 ? [] : await listGroups(database, schoolId, { limit: count, offset: startIndex - 1, known });
  } else {
    const found = await matched({ database, schoolId }, filter);
    total = found.length;
    groups = found.slice(startIndex - 1, startIndex - 1 + count);
  }
  if (!isShown(asked, 'members')) return { total, startIndex, groups: groups.map((group) => ({ group, members: [] })) };
  const shown = await asManyAsFit(database, groups);
  const members = await membersOf(database, shown);
  return { total, startIndex, groups: shown.map((group) => ({ group, members: members.get(group.id) ?? [] })) };
}

/** Undefined: none of the plain ones. */
function knownBy(filter: string): KnownGroup[] | undefined {
  if (filter === '') return [];
  // A name with ` and ` in it is no plain one in two halves, and is tried whole first.
  const whole = SIMPLE.exec(filter);
  const parts = whole ? [whole] : filter.split(/\s+and\s+/i).map((part) => SIMPLE.exec(part));
  const known = parts.map((part) => {
    const by = BY[part?.[1]?.toLowerCase() ?? ''];
    return by && { by, value: (part?.[2] ?? '').replace(/\\(.)/g, '$1') };
  });
  return known.every((one) => one !== undefined) ? known : undefined;
}

async function asManyAsFit(database: Database, groups: readonly StoredGroup[]): Promise<StoredGroup[]> {
  const counts = await countMembers(database, groups);
  let sum = 0;
  return groups.filter((group, place) => {
    sum += counts.get(group.id) ?? 0;
    return place === 0 || sum <= MOST_MEMBERS_SHOWN;
  });
}

async function matched({ database, schoolId }: Scope, expression: string): Promise<StoredGroup[]> {
  // Names have no case, and ids are in lower case: all is compared so.
  const filter = readFilter(expression.toLowerCase());
  const groups = await listGroups(database, schoolId, { limit: MOST_READ });
  const byMembers = /members/i.test(expression);
  const counts = byMembers ? await countMembers(database, groups) : new Map<string, number>();
  if ([...counts.values()].reduce((sum, count) => sum + count, 0) > MOST_MEMBERS_MATCHED)
    throw new ScimError(
      400,
      'tooMany',
      'Ask for a displayName, an externalId or one member: there are too many members for another filter',
    );
  const members = byMembers ? await membersOf(database, groups) : new Map<string, string[]>();
  return groups.filter(({ id, displayName, externalId }) => {
    const of = members.get(id)?.map((value) => ({ value, type: 'user' }));
    const names = { displayname: displayName.toLowerCase(), ...(externalId === null ? {} : { externalid: externalId.toLowerCase() }) };
    return filter.match([{ id, ...names, ...(of ? { members: of } : {}) }]).length > 0;
  });
}
