// Ids of a file that mean the same thing here: an id alone may be another platform's, so the name has to agree.
import { fold } from '@fairway/rules/folding';
import type { Database } from '../../../kernel/database/database.ts';

/** The folded names of skills of the list, by id. */
export async function listedSkills(database: Database, parts: readonly { skillId: number | null }[]): Promise<Map<number, string[]>> {
  const ids = parts.flatMap(({ skillId }) => skillId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('skill').select(['id', 'name', 'names']).where('id', 'in', ids).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      [row.name, ...Object.values((row.names ?? {}) as Record<string, string>)].map((name) => fold(String(name))),
    ]),
  );
}

/** Ids of organizations of the platform that are called as the file calls them. */
export async function platformOrganizations(
  database: Database,
  employers: readonly { employerId: number | null; name: string }[],
): Promise<Set<number>> {
  const ids = employers.flatMap(({ employerId }) => employerId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();
  const names = new Map(rows.map((row) => [row.id, fold(row.name)]));
  return new Set(
    employers.flatMap(({ employerId, name }) => (employerId !== null && names.get(employerId) === fold(name) ? [employerId] : [])),
  );
}
