// The audit log as a list. Lines hold ids only; names are looked up for what is on the page, and what is gone has none.

import type { auditLinesList } from '@fairway/contract/administration/audit';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { AUDIT_SORTS } from '@fairway/rules/administration';
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

type AuditLineView = RowOf<typeof auditLinesList>;

const ORDER: ListOrder<(typeof AUDIT_SORTS)[number]> = { key: 'l.id', sorts: { at: 'l.at' } };
const DAY_MS = 86_400_000;

function rowsOf(database: Database, { q, actor, action, subject, school, from, to }: Asked<typeof auditLinesList>) {
  let query = database
    .selectFrom('audit_line as l')
    .leftJoin('identity_person as a', 'a.id', 'l.actor_id')
    .leftJoin('school as s', 's.id', 'l.school_id')
    .select(['l.id', 'l.at', 'l.actor_id', 'l.action', 'l.subject', 'l.school_id', 'l.organization_id', 'l.detail'])
    .select(['a.id as known_actor_id', 'a.first_name', 'a.last_name', 's.name as school_name']);
  if (actor !== undefined) query = query.where('l.actor_id', '=', actor);
  if (action) query = query.where(startsWith('l.action', action));
  if (subject) query = query.where('l.subject', '=', subject.trim());
  if (school !== undefined) query = query.where('l.school_id', '=', school);
  if (from !== undefined) query = query.where('l.at', '>=', new Date(from));
  if (to !== undefined) query = query.where('l.at', '<', new Date(new Date(to).getTime() + DAY_MS));
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`(position(${wanted} in l.action) > 0 or position(${wanted} in l.subject) > 0)`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** A range of the index, whatever the words hold. */
function startsWith(column: string, words: string) {
  return sql<boolean>`${sql.ref(column)} collate "C" >= ${words} and ${sql.ref(column)} collate "C" < ${`${words}\u{10ffff}`}`;
}

export function auditListing(database: Database, asked: Asked<typeof auditLinesList>): Listing<typeof auditLinesList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: lineView,
    async lookUp(lines) {
      const names = await subjectNames(database, new Set(lines.map((line) => line.subject)));
      return lines.map((line) => ({ ...line, subjectName: names.get(line.subject) ?? null }));
    },
    file: 'audit',
    columns: {
      Time: ({ at }) => at,
      Actor: ({ actorId }) => actorId,
      Name: ({ actor }) => actor?.name ?? null,
      Action: ({ action }) => action,
      Subject: ({ subject }) => subject,
      School: (_line, row) => row.school_id,
      Organisation: ({ organizationId }) => organizationId,
      Detail: ({ detail }) => JSON.stringify(detail),
    },
  };
}

function lineView(row: Row): AuditLineView {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.known_actor_id === null ? null : { id: row.known_actor_id, name: fullName(row.first_name, row.last_name) },
    actorId: row.actor_id,
    action: row.action,
    subject: row.subject,
    subjectName: null,
    school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
    organizationId: row.organization_id,
    detail: row.detail as AuditLineView['detail'],
  };
}

/** What subjects of these kinds are called today, by subject. */
async function subjectNames(database: Database, subjects: ReadonlySet<string>): Promise<Map<string, string>> {
  const idsOf = (kind: string, form: RegExp) =>
    [...subjects].flatMap((subject) =>
      subject.startsWith(`${kind}:`) && form.test(subject.slice(kind.length + 1)) ? subject.slice(kind.length + 1) : [],
    );
  const names = new Map<string, string>();
  const users = idsOf('user', /^[0-9a-f-]{36}$/);
  if (users.length > 0)
    for (const row of await database
      .selectFrom('identity_person')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', users)
      .execute())
      names.set(`user:${row.id}`, fullName(row.first_name, row.last_name));
  for (const [kind, table] of [
    ['school', 'school'],
    ['tenant', 'tenant'],
    ['company', 'organization'],
  ] as const) {
    const ids = idsOf(kind, /^\d{1,9}$/).map(Number);
    if (ids.length === 0) continue;
    for (const row of await database.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute())
      names.set(`${kind}:${row.id}`, row.name);
  }
  return names;
}
