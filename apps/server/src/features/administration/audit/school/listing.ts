// The audit log of one school, for its administrators: its own lines only. Names are told of the school's people alone, those who work or
// were at it: whoever runs the platform is "the platform", and who left the school is nobody that it knows. @rule schools.6
import type { schoolAuditLinesList } from '@fairway/contract/administration/audit';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { AUDIT_SORTS } from '@fairway/rules/administration';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { searchedWords } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { Database } from '../../../../kernel/database/database.ts';
import type { ListOrder } from '../../../../kernel/database/lists.ts';
import type { Listing } from '../../../../kernel/http/bind-list.ts';
import type { AdministeredSchoolId } from '../../../schools/access.ts';

type Line = RowOf<typeof schoolAuditLinesList>;
type AskedLines = Asked<typeof schoolAuditLinesList>;

const ORDER: ListOrder<(typeof AUDIT_SORTS)[number]> = { key: 'l.id', sorts: { at: 'l.at' } };
const DAY_MS = 86_400_000;

/** Who works at a school or has a connection with it. */
const isOfSchool = (schoolId: number, person: string) =>
  sql<boolean>`(exists (select from user_role r where r.user_id = ${sql.ref(person)} and r.school_id = ${schoolId})
    or exists (select from verification_connection c where c.user_id = ${sql.ref(person)} and c.school_id = ${schoolId}))`;

function rowsOf(database: Database, schoolId: AdministeredSchoolId, { q, actor, actions, subject, from, to }: AskedLines) {
  let query = database
    .selectFrom('audit_line as l')
    .leftJoin('identity_person as a', (join) => join.onRef('a.id', '=', 'l.actor_id').on(isOfSchool(schoolId, 'a.id')))
    // The id of a subject is compared as an id, which has an index.
    .leftJoin('identity_person as u', (join) =>
      join
        .on(sql<boolean>`u.id = case when l.subject ~ '^user:[0-9a-f-]{36}$' then substr(l.subject, 6)::uuid end`)
        .on(isOfSchool(schoolId, 'u.id')),
    )
    // Names of schools are public: a line about a partner is about another one.
    .leftJoin('school as s', (join) =>
      join.on(sql<boolean>`s.id = case when l.subject ~ '^school:[0-9]{1,9}$' then substr(l.subject, 8)::int end`),
    )
    .select(['l.id', 'l.at', 'l.actor_id', 'l.action', 'l.subject', 'l.detail', 's.name as school_name'])
    .select(['a.id as known_id', 'a.first_name as actor_first', 'a.last_name as actor_last'])
    .select(['u.id as subject_id', 'u.first_name as subject_first', 'u.last_name as subject_last'])
    .select(
      sql<boolean>`l.actor_id is null or exists (select from user_role r where r.user_id = l.actor_id and r.role = 'Admin')`.as(
        'by_platform',
      ),
    )
    .where('l.school_id', '=', schoolId);
  if (actor !== undefined) query = query.where('a.id', '=', actor);
  if (actions.length > 0) query = query.where('l.action', 'in', actions);
  if (subject) query = query.where('l.subject', '=', subject.trim());
  if (from !== undefined) query = query.where('l.at', '>=', new Date(from));
  if (to !== undefined) query = query.where('l.at', '<', new Date(new Date(to).getTime() + DAY_MS));
  for (const { word, begins } of searchedWords(fold(q))) {
    const wanted = begins ? ` ${word}` : word;
    query = query.where(sql<boolean>`(strpos(' ' || a.folded_words, ${wanted}) > 0 or strpos(' ' || u.folded_words, ${wanted}) > 0)`);
  }
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

export function schoolAuditListing(
  database: Database,
  schoolId: AdministeredSchoolId,
  asked: AskedLines,
): Listing<typeof schoolAuditLinesList, Row> {
  return {
    rows: rowsOf(database, schoolId, asked),
    order: ORDER,
    view: lineView,
    file: 'school-audit',
    columns: {
      Time: ({ at }) => at,
      By: ({ by }) => by,
      Name: ({ actor }) => actor?.name ?? null,
      Action: ({ action }) => action,
      Subject: ({ subject }) => subject,
      'Name of subject': ({ subjectName }) => subjectName,
      Detail: ({ detail }) => JSON.stringify(detail),
    },
  };
}

function lineView(row: Row): Line {
  const actor = row.known_id === null ? null : { id: row.known_id, name: fullName(row.actor_first, row.actor_last) };
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: actor ? 'person' : row.by_platform ? 'platform' : isByPartner(row.detail) ? 'partner' : 'gone',
    actor,
    action: row.action,
    subject: row.subject,
    subjectName: subjectName(row),
    detail: row.detail as Line['detail'],
  };
}

/** Somebody of another school did it, which says no more of who. */
const isByPartner = (detail: unknown): boolean => (detail as { byPartner?: unknown } | null)?.byPartner === true;

function subjectName(row: Row): string | null {
  if (row.subject_id !== null) return fullName(row.subject_first, row.subject_last);
  return row.subject.startsWith('school:') ? row.school_name : null;
}
