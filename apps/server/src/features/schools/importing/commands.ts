// Imports a list of schools: all of it in one transaction, so that a list that is cut off, or a process that is killed, leaves nothing half
// written. Repeating it changes nothing. One import at a time.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { type MergedSchool, SchoolMerge } from './merging.ts';
import { type ReadRow, type RowFault, readSchoolRows, type SchoolFormat } from './rows.ts';

export type SchoolImport = { read: number; created: number; changed: number; unchanged: number; faults: RowFault[] };

const BATCH = 1000;

/** Imports a file. `source`: the name of the list, by which it finds its schools again. @throws {CsvFault} nothing was written then */
export async function importSchools(
  database: Database,
  request: { file: string; format: SchoolFormat; source: string; now: Date; progress?: (counts: { read: number }) => void },
): Promise<SchoolImport> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('schools import'))`.execute(transaction);
    const merge = new SchoolMerge(request.source, await readSchools(transaction));
    const faults: RowFault[] = [];
    let read = 0;
    for await (const { row, faults: found } of readSchoolRows(request.file, request.format) as AsyncIterable<ReadRow>) {
      read++;
      faults.push(...found);
      if (row) merge.add(row);
      if (read % BATCH === 0) {
        await write(transaction, merge.takeTouched(), request.now);
        request.progress?.({ read });
      }
    }
    await write(transaction, merge.takeTouched(), request.now);
    return { read, ...merge.counts, faults: [...faults, ...merge.faults].sort((a, b) => a.line - b.line) };
  });
}

async function readSchools(database: Database): Promise<MergedSchool[]> {
  const rows = await database
    .selectFrom('school as s')
    .select(['s.id', 's.slug', 's.source', 's.source_id', 's.name', 's.country_code', 's.city', 's.web_address', 's.aliases'])
    .select(
      sql<string[]>`array(select d.domain from school_domain d where d.school_id = s.id order by d.is_primary desc, d.domain)`.as(
        'domains',
      ),
    )
    .orderBy(sql`s.source <> 'fairway'`)
    .orderBy('s.id')
    .execute();
  return rows.map(({ source_id, country_code, web_address, ...row }) => ({
    ...row,
    sourceId: source_id,
    countryCode: country_code,
    webAddress: web_address,
  }));
}

/** Writes new and changed schools; gives new ones their ids. */
async function write(transaction: Database, schools: readonly MergedSchool[], now: Date): Promise<void> {
  if (schools.length === 0) return;
  const created = schools.filter((school) => school.id === undefined);
  const made = await sql<{ id: number; slug: string }>`
    insert into school (name, slug, country_code, city, web_address, aliases, source, source_id, created_at, updated_at)
    select name, slug, "countryCode", city, "webAddress", aliases, source, "sourceId", ${now}, ${now}
    from json_to_recordset(${JSON.stringify(created)}::json) as given(name text, slug text, "countryCode" text, city text, "webAddress" text,
      aliases text[], source text, "sourceId" text) returning id, slug`.execute(transaction);
  const ids = new Map(made.rows.map((row) => [row.slug, row.id]));
  for (const school of created) school.id = ids.get(school.slug) as number;
  const createdNow = new Set(created);
  const changed = schools.filter((school) => !createdNow.has(school));
  await sql`update school s set name = given.name, country_code = "countryCode", city = given.city, web_address = "webAddress", aliases = given.aliases,
      updated_at = ${now}
    from json_to_recordset(${JSON.stringify(changed)}::json) as given(id int, name text, "countryCode" text, city text, "webAddress" text, aliases text[])
    where s.id = given.id`.execute(transaction);
  const domains = schools.flatMap((school) =>
    school.domains.map((domain, at) => ({ domain, school_id: school.id as number, is_primary: at === 0 })),
  );
  await sql`insert into school_domain (domain, school_id, proven_at, is_primary)
    select domain, school_id, ${now}, is_primary and not exists (select 1 from school_domain d where d.school_id = given.school_id and d.is_primary)
    from json_to_recordset(${JSON.stringify(domains)}::json) as given(domain text, school_id int, is_primary boolean)
    on conflict (domain) do nothing`.execute(transaction);
}
