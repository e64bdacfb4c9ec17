// What a merge would do, read as it would be done: the same columns, the same unique indexes. And what decides whether it is done.

import type { Role } from '@fairway/rules/access';
import { MERGE_KINDS, type MergedAccount, type MergeKind } from '@fairway/rules/account-merging';
import type { UserStatus } from '@fairway/rules/administration';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { PersonMergeHook } from '../../../kernel/feature.ts';
import { readWays } from '../../identity/people/queries.ts';
import { type ColumnOfPerson, countHandover, type Handover } from './handover.ts';

export type MergedPair = { sourceId: string; targetId: string };
type Step = { column: ColumnOfPerson; handover: Handover };

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Every column that names a person, with the keys that it holds: of the account, or of its profile. Rows that others name with the person go first. */
export async function stepsOf(database: Database, hooks: readonly PersonMergeHook[], pair: MergedPair): Promise<Step[]> {
  const { sourceId, targetId } = pair;
  const { rows } = await sql<{
    column: string;
    parent: string;
  }>`select conrelid::regclass || '.' || attname as "column", confrelid::regclass::text as parent
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and array_length(conkey, 1) = 1 and connamespace = 'public'::regnamespace`.execute(database);
  const ofAccounts = rows.filter(({ column }) => hooks.some(({ columns }) => column in columns));
  const parents = new Map<string, Handover>();
  for (const parent of new Set(ofAccounts.map((row) => row.parent))) parents.set(parent, await keysIn(database, parent, pair));
  const steps = hooks
    .flatMap(({ columns }) => Object.entries(columns))
    .map(([name, way]) => {
      const [table = '', column = ''] = name.split('.');
      const parent = ofAccounts.find((row) => row.column === name)?.parent;
      return { column: { table, column, ...way }, handover: (parent && parents.get(parent)) || { from: sourceId, to: targetId } };
    });
  const after = await tablesNamingWithPerson(database);
  return [...steps.filter(({ column }) => !after.has(column.table)), ...steps.filter(({ column }) => after.has(column.table))];
}

/** Tables whose rows name a row of another by a key that the person is a part of: they follow it, or stay and name the target's. */
async function tablesNamingWithPerson(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ table: string }>`select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and array_length(conkey, 1) > 1 and connamespace = 'public'::regnamespace`.execute(database);
  return new Set(rows.map(({ table }) => table));
}

/** The keys of both in a table of people: accounts, or what has one of an account. */
async function keysIn(database: Database, parent: string, { sourceId, targetId }: MergedPair): Promise<Handover> {
  const { rows: columns } = await sql<{ owner: string }>`select attname as owner from pg_attribute
    where attrelid = ${parent}::regclass and attname = 'user_id' and not attisdropped`.execute(database);
  const owner = sql.raw(columns[0]?.owner ?? 'id');
  const { rows } = await sql<{ id: string; owner: string }>`select id, ${owner} as owner from ${sql.raw(parent)}
    where ${owner} in (${sourceId}::uuid, ${targetId}::uuid)`.execute(database);
  const keyOf = (id: string) => rows.find((row) => row.owner === id)?.id ?? NOBODY;
  return { from: keyOf(sourceId), to: keyOf(targetId) };
}

/** Where the source has no profile nothing is named by it; where the target has none, the source's goes as a whole. */
export const isToDo = ({ column, handover }: Step): boolean => 'moves' in column && handover.from !== NOBODY && handover.to !== NOBODY;

export type KindCount = { kind: MergeKind; moves: number; stays: number };

/** Kinds of which the source has anything. */
export async function countKinds(database: Database, hooks: readonly PersonMergeHook[], pair: MergedPair): Promise<KindCount[]> {
  const counted = new Map<MergeKind, KindCount>();
  for (const { column, handover } of await stepsOf(database, hooks, pair)) {
    if (!('moves' in column) || handover.from === NOBODY) continue;
    const { moves, stays } = await countHandover(database, column, handover);
    const known = counted.get(column.moves) ?? { kind: column.moves, moves: 0, stays: 0 };
    counted.set(column.moves, { ...known, moves: known.moves + moves, stays: known.stays + stays });
  }
  return MERGE_KINDS.flatMap((kind) => counted.get(kind) ?? []).filter(({ moves, stays }) => moves + stays > 0);
}

type Account = { id: string; status: string; merged_into: string | null; deletion_due_at: Date | null };

/** What decides whether an account is merged. */
export async function readMergedAccount(database: Database, person: Account): Promise<MergedAccount> {
  const roles = await database.selectFrom('user_role').select('role').distinct().where('user_id', '=', person.id).execute();
  const offer = await database.selectFrom('staff_offer').select('id').where('user_id', '=', person.id).executeTakeFirst();
  const open = await database.selectFrom('account_merge').select('id').where('target_id', '=', person.id).executeTakeFirst();
  return {
    id: person.id,
    status: person.merged_into === null ? (person.status as UserStatus) : 'merged',
    roles: roles.map(({ role }) => role as Role),
    isOfferedRole: offer !== undefined,
    isBeingDeleted: person.deletion_due_at !== null,
    hasSecondFactor: (await readWays(database, person.id)).authenticator,
    hasOpenMerge: open !== undefined,
  };
}

/** What the preview showed: what is merged is the same, or nothing is. */
export const markOf = (kinds: readonly KindCount[]): string => kinds.map(({ kind, moves, stays }) => `${kind}:${moves}:${stays}`).join(' ');

/** The merge of an account that can still be undone. */
export function findOpenMerge(database: Database, sourceId: string) {
  return database.selectFrom('account_merge').selectAll().where('source_id', '=', sourceId).executeTakeFirst();
}
