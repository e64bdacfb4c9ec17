// What a platform administrator looks at before two accounts become one: who they are, what moves by kind, what both have.
import type { mergePreview } from '@fairway/contract/administration/merging';
import { mergeRefusal } from '@fairway/rules/account-merging';
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../../kernel/database/database.ts';
import type { PersonMergeHook } from '../../../../kernel/feature.ts';
import { Problem } from '../../../../kernel/http/problems.ts';
import { countKinds, type MergedPair, markOf, readMergedAccount } from '../../../account/merging/queries.ts';
import type { PlatformAdministrator } from '../../access.ts';

type Preview = z.input<typeof mergePreview>;

/** @throws Problem not_found */
export async function getMergePreview(
  database: Database,
  _administrator: PlatformAdministrator,
  hooks: readonly PersonMergeHook[],
  pair: MergedPair,
): Promise<Preview> {
  const people = await database.selectFrom('identity_person').selectAll().where('id', 'in', [pair.sourceId, pair.targetId]).execute();
  const [source, target] = [pair.sourceId, pair.targetId].map((id) => people.find((person) => person.id === id.toLowerCase()));
  if (!source || !target) throw new Problem('not_found');
  const refusal = mergeRefusal(await readMergedAccount(database, source), await readMergedAccount(database, target));
  const kinds = refusal === undefined ? await countKinds(database, hooks, pair) : [];
  return {
    kept: await accountView(database, target),
    merged: await accountView(database, source),
    refusal: refusal ?? null,
    kinds,
    sameSchools: await listSameSchools(database, pair),
    mark: markOf(kinds),
  };
}

type Row = { id: string; first_name: string; last_name: string; email: string; created_at: Date };

async function accountView(database: Database, row: Row): Promise<Preview['kept']> {
  const used = await database
    .selectFrom('identity_session')
    .select(({ fn }) => fn.max('last_used_at').as('at'))
    .where('user_id', '=', row.id)
    .where('viewed_by', 'is', null)
    .executeTakeFirst();
  const schools = await database
    .selectFrom('verification_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select('s.name')
    .where('c.user_id', '=', row.id)
    .where('c.state', '=', 'verified')
    .orderBy('s.name')
    .execute();
  return {
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: used?.at ? new Date(used.at).toISOString() : null,
    verifiedAt: schools.map(({ name }) => name),
  };
}

async function listSameSchools(database: Database, { sourceId, targetId }: MergedPair): Promise<Preview['sameSchools']> {
  const rows = await database
    .selectFrom('verification_connection as theirs')
    .innerJoin('verification_connection as ours', 'ours.school_id', 'theirs.school_id')
    .innerJoin('school as s', 's.id', 'theirs.school_id')
    .select(['s.name', sql<boolean>`ours.state = 'verified'`.as('kept'), sql<boolean>`theirs.state = 'verified'`.as('merged')])
    .where('theirs.user_id', '=', sourceId)
    .where('ours.user_id', '=', targetId)
    .where('theirs.user_id', '<>', targetId)
    .orderBy('s.name')
    .execute();
  return rows.map(({ name, kept, merged }) => ({ name, isKeptVerified: kept, isMergedVerified: merged }));
}
