// People with their roles, as the operator's list shows them.
import type { Role } from '@fairway/rules/access';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';

export type ListedPerson = { email: string; firstName: string; lastName: string; status: string; roles: string[] };

/** People by address; of one role, or with `text` in address or name. One more than `limit` says that there are more. */
export async function listPeople(database: Database, wanted: { role?: Role; text?: string; limit: number }): Promise<ListedPerson[]> {
  let query = database
    .selectFrom('app_user as u')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.status'])
    .select((select) =>
      select
        .selectFrom('user_role as r')
        .select(
          sql<string[]>`coalesce(array_agg(r.role || case when r.organization_id is not null then ' of organization ' || r.organization_id
            when r.school_id is not null then ' of school ' || r.school_id else '' end order by r.role, r.organization_id, r.school_id), '{}')`.as(
            'roles',
          ),
        )
        .whereRef('r.user_id', '=', 'u.id')
        .as('roles'),
    )
    .orderBy('u.email_folded')
    .limit(wanted.limit + 1);
  const { role, text } = wanted;
  if (role)
    query = query.where(({ exists, selectFrom }) =>
      exists(selectFrom('user_role as held').select('held.id').whereRef('held.user_id', '=', 'u.id').where('held.role', '=', role)),
    );
  if (text) {
    const within = sql<boolean>`position(lower(${text}) in u.email_folded || ' ' || lower(u.first_name || ' ' || u.last_name)) > 0`;
    query = query.where(within);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    status: row.status,
    roles: row.roles ?? [],
  }));
}
