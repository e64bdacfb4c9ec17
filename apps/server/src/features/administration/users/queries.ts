// People as administrators look for them: by words of name and address, or by id; the queue of deletions is the same list, sorted by when
// they are due. A page of 200,000 people reads keys first, and columns for the page's rows only (kernel/database/lists.ts).
import type { exportUsers, listUsers, userRow } from '@fairway/contract/admin-users';
import { ROLES, type Role } from '@fairway/rules/access';
import type { USER_SORTS, UserStatus } from '@fairway/rules/administration';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';

export type UserRow = z.input<typeof userRow>;
type AskedExport = z.output<typeof exportUsers.query>;

const ORDER: ListOrder<(typeof USER_SORTS)[number]> = {
  key: 'u.id',
  sorts: { name: sql`lower(u.last_name)`, email: 'u.email_folded', created: 'u.created_at', due: 'u.deletion_due_at' },
};
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Words that are looked for; what stands after them is not read. */
const WORDS_MAX = 5;

function rowsOf(database: Database, { q, role, status, deletion }: AskedExport, now: Date) {
  let query = database
    .selectFrom('app_user as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.status', 'u.created_at', 'u.deletion_due_at'])
    .select(sql<string[]>`array(select distinct r.role from user_role r where r.user_id = u.id)`.as('roles'));
  if (status !== undefined) query = query.where('u.status', '=', status);
  if (deletion === 'asked') query = query.where('u.deletion_due_at', 'is not', null);
  if (deletion === 'due') query = query.where('u.deletion_due_at', '<=', now);
  if (role !== undefined)
    query = query.where(sql<boolean>`exists (select from user_role held where held.user_id = u.id and held.role = ${role})`);
  const wanted = q.trim().toLowerCase();
  if (UUID.test(wanted)) return query.where('u.id', '=', wanted);
  for (const word of wanted.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX))
    query = query.where(sql<boolean>`position(${word} in u.email_folded || ' ' || lower(u.first_name || ' ' || u.last_name)) > 0`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** A page of the list. */
export async function listUserRows(database: Database, asked: z.output<typeof listUsers.query>, now: Date): Promise<Page<UserRow>> {
  const page = await pageOfRows(database, rowsOf(database, asked, now), ORDER, asked);
  return { ...page, rows: page.rows.map(userRowView) };
}

/** All of them, for the export. */
export function userBatches(database: Database, asked: AskedExport, now: Date): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, asked, now), ORDER, asked.sort);
}

export function userRowView(row: Row): UserRow {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    status: row.status as UserStatus,
    roles: ROLES.filter((role) => row.roles.includes(role)) as Role[],
    createdAt: row.created_at.toISOString(),
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  };
}
