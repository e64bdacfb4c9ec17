// What no hand wrote: of each entry that imports left, digests of the fields as they left them. A field that still is as an import left it may
// be offered anew as newer; one that its person changed never is. A digest says nothing of what it stands for.
import { createHash } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';
import type { Change, Wrote } from './change.ts';
import { same } from './changes.ts';

/** The id of the profile's own fields. */
export const OF_PROFILE = 'profile';

/** Whether imports alone wrote what `values` would change of `held`. */
export type IsMachines = (id: string, values: Readonly<Record<string, unknown>>, held: Readonly<Record<string, unknown>>) => boolean;

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 12);

/** What one writing left. */
export function wroteIn({ entries, fields }: Change): Wrote {
  const wrote: Wrote = {};
  for (const { id, before, after } of entries) {
    const changed = Object.entries(after).filter(([key, value]) => before === null || !same(before[key], value));
    wrote[id] = Object.fromEntries(changed.map(([key, value]) => [key, digestOf(value)]));
  }
  if (fields.length > 0) wrote[OF_PROFILE] = Object.fromEntries(fields.map(({ name, after }) => [name, digestOf(after)]));
  return wrote;
}

/** The later of two wins, field by field. */
export function joinedWrote(first: Wrote, second: Wrote): Wrote {
  const ids = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(ids.map((id) => [id, { ...first[id], ...second[id] }]));
}

/** Of a person's imports, but for those that were taken back: so many are looked at. */
const MOST_IMPORTS = 50;

export async function machinesOf(database: Database, userId: OwnUserId): Promise<IsMachines> {
  const rows = await database
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select('i.wrote')
    .where('c.user_id', '=', userId)
    .where('i.undone_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MOST_IMPORTS)
    .execute();
  const all = rows.map(({ wrote }) => wrote as unknown as Wrote);
  return (id, values, held) =>
    Object.entries(values).every(([key, value]) => same(value, held[key]) || all.some((wrote) => wrote[id]?.[key] === digestOf(held[key])));
}
