// The people whom a school knows at an employer.
import type { schoolEmployerContact } from '@fairway/contract/posting-decisions/employers';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../../kernel/database/database.ts';
import type { SchoolEmployer } from '../access.ts';

export type ContactView = z.input<typeof schoolEmployerContact>;

/** By name; with an id, that one. Their number is bounded when they are added. */
export async function listContacts(database: Database, { schoolId, organizationId }: SchoolEmployer, id?: string): Promise<ContactView[]> {
  let query = database
    .selectFrom('school_employer_contact')
    .select(['id', 'name', 'role', 'email', 'phone', 'note'])
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', organizationId)
    .orderBy(sql`fold_name(name)`)
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  return query.execute();
}
