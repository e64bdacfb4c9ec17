// People as administrators look for them: by words of name and address, or by id; the queue of deletions is the same list, sorted by when
// they are due. Words are found by their pieces (migration 0090), as students are.

import type { usersList } from '@fairway/contract/administration/users';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import { ROLES, type Role } from '@fairway/rules/access';
import type { USER_SORTS, UserStatus } from '@fairway/rules/administration';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { searchedWords } from '@fairway/rules/students';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

type UserRow = RowOf<typeof usersList>;

/** Each order has an index of its own. */
export const USER_ORDER: ListOrder<(typeof USER_SORTS)[number]> = {
  key: 'u.id',
  sorts: {
    name: 'u.folded_name',
    email: 'u.email_folded',
    created: 'u.created_at',
    due: 'u.deletion_due_at',
  },
};
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Those of the filters and words, without an order. */
export function usersQuery(database: Database, { q, role, status, deletion }: Asked<typeof usersList>, now: Date) {
  let query = database
    .selectFrom('identity_person as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.created_at', 'u.deletion_due_at'])
    .select(sql<string>`case when u.merged_into is null then u.status else 'merged' end`.as('status'))
    .select(sql<string[]>`array(select distinct r.role from user_role r where r.user_id = u.id)`.as('roles'));
  if (status !== undefined) query = query.where('u.status', '=', status === 'merged' ? 'suspended' : status);
  if (status === 'suspended') query = query.where('u.merged_into', 'is', null);
  if (status === 'merged') query = query.where('u.merged_into', 'is not', null);
  if (deletion === 'asked') query = query.where('u.deletion_due_at', 'is not', null);
  if (deletion === 'due') query = query.where('u.deletion_due_at', '<=', now);
  if (role !== undefined)
    query = query.where(sql<boolean>`exists (select from user_role held where held.user_id = u.id and held.role = ${role})`);
  const id = q.trim().toLowerCase();
  if (UUID.test(id)) return query.where('u.id', '=', id);
  for (const found of searchConditions(q)) query = query.where(found);
  return query;
}

/** The index finds the pieces of the words, then the words themselves are looked for. */
function searchConditions(q: string): RawBuilder<boolean>[] {
  const words = searchedWords(fold(q));
  if (words.length === 0) return [];
  const pieces = words.flatMap(({ word, begins }) => (begins ? [`^${word}`] : piecesOf([...word])));
  return [
    sql<boolean>`name_grams(u.folded_words) @> ${pieces}::text[]`,
    ...words.map(({ word, begins }) =>
      begins ? sql<boolean>`strpos(' ' || u.folded_words, ${` ${word}`}) > 0` : sql<boolean>`strpos(u.folded_words, ${word}) > 0`,
    ),
  ];
}
const piecesOf = (letters: readonly string[]) => letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));

type Row = Awaited<ReturnType<ReturnType<typeof usersQuery>['execute']>>[number];

export function userListing(database: Database, asked: Asked<typeof usersList>, now: Date): Listing<typeof usersList, Row> {
  return {
    rows: usersQuery(database, asked, now),
    order: USER_ORDER,
    view: userRowView,
    file: 'users',
    columns: {
      User: ({ id }) => id,
      Name: ({ name }) => name,
      'E-mail': ({ email }) => email,
      Status: ({ status }) => status,
      Roles: ({ roles }) => roles.join(' '),
      Created: ({ createdAt }) => createdAt,
      Erased: ({ deletionDueAt }) => deletionDueAt,
    },
  };
}

function userRowView(row: Row): UserRow {
  return {
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    status: row.status as UserStatus,
    roles: ROLES.filter((role) => row.roles.includes(role)) as Role[],
    createdAt: row.created_at.toISOString(),
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  };
}
