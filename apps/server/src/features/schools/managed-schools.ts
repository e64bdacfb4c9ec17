// The list of schools whose console somebody may open: how a list of the consoles is written (docs/subsystems/consoles.md).
import type { exportManagedSchools, listManagedSchools } from '@fairway/contract/managed-schools';
import type { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../kernel/database/lists.ts';
import type { ManagedSchools } from './access.ts';

type Asked = z.output<typeof listManagedSchools.query>;
type AskedExport = z.output<typeof exportManagedSchools.query>;
export type ManagedSchoolRow = { schoolId: number; name: string; logo: string | null; country: string | null; administered: boolean };

const ORDER: ListOrder<(typeof MANAGED_SCHOOL_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`lower(s.name)`, country: 's.country_code' },
};

function managedSchoolsQuery(database: Database, schools: ManagedSchools, { q, schoolId }: Pick<AskedExport, 'q' | 'schoolId'>) {
  let query = database
    .selectFrom('school as s')
    .select(['s.id as schoolId', 's.name', 's.logo', 's.country_code as country'])
    .select(
      schools === 'all'
        ? sql<boolean>`true`.as('administered')
        : sql<boolean>`s.id = any(${[...schools.administered]}::int[])`.as('administered'),
    );
  if (schools !== 'all') query = query.where('s.id', '=', sql<number>`any(${[...schools.administered, ...schools.staffed]}::int[])`);
  if (schoolId !== undefined) query = query.where('s.id', '=', schoolId);
  if (q !== '') query = query.where(sql<boolean>`strpos(lower(s.name), lower(${q})) > 0`);
  return query;
}

/** A page of them. */
export function listManagedSchoolRows(database: Database, schools: ManagedSchools, asked: Asked): Promise<Page<ManagedSchoolRow>> {
  return pageOfRows(database, managedSchoolsQuery(database, schools, asked), ORDER, asked);
}

/** All of them, for the export. */
export function managedSchoolBatches(database: Database, schools: ManagedSchools, asked: AskedExport): AsyncGenerator<ManagedSchoolRow[]> {
  return rowBatches(managedSchoolsQuery(database, schools, asked), ORDER, asked.sort);
}
