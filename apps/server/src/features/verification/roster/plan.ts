// What a file changes in a roster, student by student: matched by number, else by address, so that nobody stands in it twice. One statement, read
// for the preview and written from when the file is confirmed. @rule verification.32
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';

export type Upload = { id: string; school_id: number; mode: string };
export type Counts = { added_count: number; changed_count: number; moved_count: number; removed_count: number };

/**
 * Each student whom the file changes: as they are (`old_address`, `ends_on`, ...; null: not there) and as they become (`new_address`, `to_...`;
 * null: gone). In a file that is added an empty cell of number, program or adviser leaves what is there.
 */
export const plan = ({ id, school_id, mode }: Upload) => {
  const keeps = mode === 'add';
  return sql`
  with held as (select * from school_roster_entry where school_id = ${school_id}::int),
  claimed as (select number_hash from school_roster_row where upload_id = ${id}::uuid and number_hash is not null),
  given as (
    select r.*, coalesce(n.address_hash, case
        when h.number_hash is null or h.number_hash = r.number_hash
          or (r.number_hash is null and not exists (select from claimed c where c.number_hash = h.number_hash)) then h.address_hash
      end) as old_address
    from school_roster_row r
    left join held h on h.address_hash = r.address_hash
    left join held n on n.number_hash = r.number_hash
    where r.upload_id = ${id}::uuid
  ),
  target as (
    select g.line, g.old_address, g.address_hash as new_address, b.ends_on, b.number_hash, b.program_id, b.adviser_id, g.ends_on as to_ends_on,
      coalesce(g.number_hash, case when ${keeps} then b.number_hash end) as to_number_hash,
      coalesce(g.program_id, case when ${keeps} then b.program_id end) as to_program_id,
      coalesce(g.adviser_id, case when ${keeps} then b.adviser_id end) as to_adviser_id
    from given g left join held b on b.address_hash = g.old_address
  )
  select * from target where old_address is null or old_address <> new_address
    or (ends_on, number_hash, program_id, adviser_id) is distinct from (to_ends_on, to_number_hash, to_program_id, to_adviser_id)
  union all
  select 0, h.address_hash, null, h.ends_on, h.number_hash, h.program_id, h.adviser_id, null, null, null, null from held h
    where not exists (select from given g where g.old_address = h.address_hash)
      and (${!keeps} or exists (select from given g where g.address_hash = h.address_hash))`;
};

/**
 * Statements over a plan. A file that was just read is in no statistics, so PostgreSQL takes it for one row and would compare each of its lines
 * with each of the roster: 100,000 with 100,000 took more than a minute. Joins by hash are right for one row too.
 */
export function planning<T>(database: Database, run: (transaction: Database) => Promise<T>): Promise<T> {
  const inside = async (transaction: Database) => {
    await sql`set local enable_nestloop = off`.execute(transaction);
    const result = await run(transaction);
    await sql`set local enable_nestloop = on`.execute(transaction);
    return result;
  };
  return database.isTransaction ? inside(database) : database.transaction().execute(inside);
}

/** How many would come, change otherwise, get another address, and go. */
export async function plannedChanges(database: Database, upload: Upload): Promise<Counts> {
  const { rows } = await planning(database, (transaction) =>
    sql<Counts>`select
    count(*) filter (where old_address is null)::int as added_count,
    count(*) filter (where old_address = new_address)::int as changed_count,
    count(*) filter (where old_address <> new_address)::int as moved_count,
    count(*) filter (where new_address is null)::int as removed_count
    from (${plan(upload)}) as change`.execute(transaction),
  );
  return rows[0] ?? { added_count: 0, changed_count: 0, moved_count: 0, removed_count: 0 };
}

type Difference = {
  line: number;
  changes: { field: 'address' | 'number' | 'end' | 'program' | 'adviser'; before: string | null; after: string | null }[];
};
type Planned = {
  line: number;
  moved: boolean;
  numbered: boolean;
  endsOn: string | null;
  toEndsOn: string | null;
  program: string | null;
  toProgram: string | null;
  adviser: { first: string; last: string } | null;
  toAdviser: { first: string; last: string } | null;
  otherProgram: boolean;
  otherAdviser: boolean;
};

/** The first of those who are there and change, by the line of the file, with what is and what becomes. Addresses and numbers are not known. */
export async function listDifferences(database: Database, upload: Upload, most: number): Promise<Difference[]> {
  const named = (id: string) =>
    sql`(select json_build_object('first', u.first_name, 'last', u.last_name) from identity_person u where u.id = ${sql.ref(id)})`;
  const { rows } = await planning(database, (transaction) =>
    sql<Planned>`select c.line, c.old_address <> c.new_address as moved,
      c.number_hash is distinct from c.to_number_hash as numbered, c.ends_on::text as "endsOn", c.to_ends_on::text as "toEndsOn",
      (select p.name from study_program p where p.id = c.program_id) as program,
      (select p.name from study_program p where p.id = c.to_program_id) as "toProgram",
      ${named('c.adviser_id')} as adviser, ${named('c.to_adviser_id')} as "toAdviser",
      c.program_id is distinct from c.to_program_id as "otherProgram", c.adviser_id is distinct from c.to_adviser_id as "otherAdviser"
    from (${plan(upload)}) as c where c.old_address is not null and c.new_address is not null
    order by c.line limit ${most}`.execute(transaction),
  );
  return rows.map((row) => ({ line: row.line, changes: changesOf(row) }));
}

function changesOf(row: Planned): Difference['changes'] {
  const name = (person: Planned['adviser']) => (person ? fullName(person.first, person.last) : null);
  const unnamed = { before: null, after: null };
  return [
    ...(row.moved ? [{ field: 'address' as const, ...unnamed }] : []),
    ...(row.numbered ? [{ field: 'number' as const, ...unnamed }] : []),
    ...(row.endsOn === row.toEndsOn ? [] : [{ field: 'end' as const, before: row.endsOn, after: row.toEndsOn }]),
    ...(row.otherProgram ? [{ field: 'program' as const, before: row.program, after: row.toProgram }] : []),
    ...(row.otherAdviser ? [{ field: 'adviser' as const, before: name(row.adviser), after: name(row.toAdviser) }] : []),
  ];
}
