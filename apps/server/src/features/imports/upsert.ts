// Writes one batch of postings in one transaction: all of it or nothing. Rows whose content hash is the same are not touched, so a second
// run changes nothing; a posting that was withdrawn and came back is opened again.
import type { NewCompanyState } from '@fairway/rules/feeds';
import { addDays, dayIn, endOfDayIn } from '@fairway/rules/recognition/dates';
import { zoneOfCountry } from '@fairway/rules/recognition/zones';
import type pg from 'pg';
import { type CompanyMemory, companyKey, keepCompanies, remember, resolveCompanies } from './companies.ts';
import type { PackedPosting } from './prepare.ts';

export type UpsertContext = {
  pool: pg.Pool;
  source: string;
  now: Date;
  newId: () => string;
  undatedDays: number;
  defaultZone: string;
  newCompanies: NewCompanyState;
  companies: CompanyMemory;
};

export type UpsertCounts = { created: number; changed: number; unchanged: number; closed: number; withdrawn: number };

/** A prepared posting with the hash of what its feed says. */
export type HashedPosting = PackedPosting & { contentHash: string };

type ExistingJob = { id: string; source_id: string; content_hash: string; published_at: Date; withdrawn_at: Date | null };

const COLUMNS =
  'id uuid, source_id text, content_hash text, company_id int, title text, description_html text, description_text text, language text, languages text[], employment_types text[], categories text[], education_levels text[], education_fields text[], skills text[], sectors text[], countries text[], remote boolean, start_on date, published_at timestamptz, deadline_at timestamptz, zone text, application_url text, salary_min numeric, salary_max numeric, salary_currency text, salary_unit text, labels jsonb';
const NAMES = COLUMNS.split(', ').map((column) => column.split(' ')[0] as string);
const UPSERT = `
  insert into job (source, ${NAMES.join(', ')})
  select $2, ${NAMES.join(', ')} from json_to_recordset($1::json) as given(${COLUMNS})
  on conflict (source, source_id) do update set
    ${NAMES.filter((name) => name !== 'id' && name !== 'source_id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')},
    withdrawn_at = null, updated_at = $3`;
const PLACES = `
  insert into job_place (job_id, position, line, city, region, postal_code, street, country_code, latitude, longitude)
  select job_id, position, line, city, region, postal_code, street, country_code, latitude, longitude
  from json_to_recordset($1::json) as given(job_id uuid, position int, line text, city text, region text, postal_code text, street text, country_code text, latitude float8, longitude float8)`;
const EVENTS = `insert into event (kind, subject) select kind, 'job:' || id from unnest($1::text[], $2::uuid[]) as given(kind, id)`;

/** Writes a batch; source ids are unique in it. */
export async function upsertPostings(context: UpsertContext, postings: readonly HashedPosting[]): Promise<UpsertCounts> {
  const client = await context.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await keepCompanies(client);
    const existing = await client.query<ExistingJob>(
      'select id, source_id, content_hash, published_at, withdrawn_at from job where source = $1 and source_id = any($2) for update',
      [context.source, postings.map((each) => each.sourceId)],
    );
    const known = new Map(existing.rows.map((row) => [row.source_id, row]));
    const counts: UpsertCounts = { created: 0, changed: 0, unchanged: 0, closed: 0, withdrawn: 0 };
    const write: { posting: HashedPosting; before: ExistingJob | undefined }[] = [];
    const close: string[] = [];
    for (const posting of postings) {
      const before = known.get(posting.sourceId);
      if (posting.isClosed) {
        if (before && !before.withdrawn_at) close.push(before.id);
        else counts.closed++;
      } else if (before && before.content_hash === posting.contentHash && !before.withdrawn_at) counts.unchanged++;
      else {
        write.push({ posting, before });
        counts[before ? 'changed' : 'created']++;
      }
    }
    const companies = await resolveCompanies(
      client,
      context,
      write.map(({ posting }) => posting),
      context.companies,
    );
    if (write.length > 0) await writeRows(client, context, write, companies);
    if (close.length > 0) {
      counts.withdrawn = close.length;
      await withdraw(client, close, context.now);
    }
    await client.query('commit');
    remember(context.companies, companies);
    return counts;
  } catch (error) {
    broken = error as Error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(broken && !('code' in broken) ? broken : undefined);
  }
}

async function writeRows(
  client: pg.PoolClient,
  context: UpsertContext,
  write: readonly { posting: HashedPosting; before: ExistingJob | undefined }[],
  companies: CompanyMemory,
): Promise<void> {
  const ids: string[] = [];
  const rows: string[] = [];
  const places: Record<string, unknown>[] = [];
  const kinds: string[] = [];
  for (const { posting, before } of write) {
    const key = companyKey(posting.company);
    const company = companies.get(key) ?? context.companies.get(key);
    if (!company) throw new Error(`Company ${key} was not made.`);
    const id = before?.id ?? context.newId();
    const zone = posting.zone ?? company.zone ?? zoneOfCountry(company.countryCode ?? undefined) ?? context.defaultZone;
    // Without a date of its own a posting was published when it was first seen; that day is kept.
    const publishedAt = posting.publishedAt ?? before?.published_at ?? context.now;
    const closesOn = posting.closesOn ?? addDays(dayIn(zone, publishedAt), context.undatedDays);
    const own = JSON.stringify({
      id,
      source_id: posting.sourceId,
      content_hash: posting.contentHash,
      company_id: company.id,
      published_at: publishedAt,
      deadline_at: endOfDayIn(zone, closesOn),
      zone,
    });
    ids.push(id);
    // Two objects as text make one; the columns came as text.
    rows.push(`${own.slice(0, -1)},${posting.columns.slice(1)}`);
    kinds.push(before ? 'job.changed' : 'job.created');
    posting.places.forEach((place, position) => {
      places.push({
        job_id: id,
        position,
        line: place.line,
        city: place.city ?? null,
        region: place.region ?? null,
        postal_code: place.postalCode ?? null,
        street: place.street ?? null,
        country_code: place.countryCode ?? null,
        latitude: place.latitude ?? null,
        longitude: place.longitude ?? null,
      });
    });
  }
  await client.query(UPSERT, [`[${rows.join()}]`, context.source, context.now]);
  const replaced = write.flatMap(({ before }) => before?.id ?? []);
  if (replaced.length > 0) await client.query('delete from job_place where job_id = any($1::uuid[])', [replaced]);
  if (places.length > 0) await client.query(PLACES, [JSON.stringify(places)]);
  await client.query(EVENTS, [kinds, ids]);
}

async function withdraw(client: pg.PoolClient | pg.Pool, ids: readonly string[], now: Date): Promise<void> {
  await client.query('update job set withdrawn_at = $2, updated_at = $2 where id = any($1::uuid[]) and withdrawn_at is null', [ids, now]);
  await client.query(EVENTS, [ids.map(() => 'job.withdrawn'), ids]);
}

const GONE_BATCH = 1000;

/** How many of the postings of a source that are open to readers now were not seen. */
export async function countGone(context: UpsertContext, seen: ReadonlySet<string>): Promise<{ count: number; of: number }> {
  const { rows } = await context.pool.query<{ source_id: string }>(
    'select source_id from job where source = $1 and withdrawn_at is null and (deadline_at is null or deadline_at > $2)',
    [context.source, context.now],
  );
  return { count: rows.filter((row) => !seen.has(row.source_id)).length, of: rows.length };
}

/** Withdraws the open postings of a source that were not seen; gives how many. Each batch is a transaction. */
export async function withdrawGone(context: UpsertContext, seen: ReadonlySet<string>): Promise<number> {
  let after = '';
  let count = 0;
  for (;;) {
    const page = await context.pool.query<{ id: string; source_id: string }>(
      'select id, source_id from job where source = $1 and withdrawn_at is null and source_id > $2 order by source_id limit $3',
      [context.source, after, GONE_BATCH],
    );
    const gone = page.rows.filter((row) => !seen.has(row.source_id)).map((row) => row.id);
    if (gone.length > 0) {
      const client = await context.pool.connect();
      try {
        await client.query('begin');
        await withdraw(client, gone, context.now);
        await client.query('commit');
        count += gone.length;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    }
    if (page.rows.length < GONE_BATCH) return count;
    after = page.rows.at(-1)?.source_id ?? '';
  }
}
