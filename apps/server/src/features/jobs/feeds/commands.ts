// Postings as feeds bring them (features/feeds), in a transaction on a connection of its own: rows and their news stand together or not at all.
import type { Database } from '../../../kernel/database/database.ts';
import { recordNewsOf } from '../../../kernel/news/news.ts';
import type { Queryable } from '../duplicates/candidates.ts';
import { queryableOf, settleAround, settlePostings } from '../duplicates/settling.ts';

const COLUMNS =
  'id uuid, source_id text, content_hash text, organization_id int, title text, description_html text, description_text text, language text, languages text[], employment_types text[], categories text[], education_levels text[], education_fields text[], skills text[], sectors text[], countries text[], workplace text, pay text, duration_min_months int, duration_max_months int, starts_now boolean, sponsorship text, start_on date, published_at timestamptz, deadline_at timestamptz, zone text, application_url text, salary_min numeric, salary_max numeric, salary_currency text, salary_unit text, labels jsonb';
const NAMES = COLUMNS.split(', ').map((column) => column.split(' ')[0] as string);
const UPSERT = `
  insert into job (source, ${NAMES.join(', ')})
  select $2, ${NAMES.join(', ')} from json_to_recordset($1::json) as given(${COLUMNS})
  on conflict (source, source_id) do update set
    ${NAMES.filter((name) => name !== 'id' && name !== 'source_id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')},
    withdrawn_at = case when exists (select from posting_withdrawal w where w.job_id = job.id) then job.withdrawn_at end, updated_at = $3`;
const PLACES = `
  insert into job_place (job_id, position, line, city, region, postal_code, street, country_code, latitude, longitude)
  select job_id, position, line, city, region, postal_code, street, country_code, latitude, longitude
  from json_to_recordset($1::json) as given(job_id uuid, position int, line text, city text, region text, postal_code text, street text, country_code text, latitude float8, longitude float8)`;

export type FedPostings = {
  source: string;
  now: Date;
  /** Rows by the names of their columns, each as JSON. */
  rows: readonly string[];
  places: readonly Record<string, unknown>[];
  /** Of each row, in order: its id, and whether it was there. */
  written: readonly { id: string; isNew: boolean }[];
};

/** Writes postings of a source, new ones and changed ones, with all their places. What the platform has withdrawn stays so. @rule jobs.40 */
export async function writePostings(client: Queryable, { source, now, rows, places, written }: FedPostings): Promise<void> {
  await client.query(UPSERT, [`[${rows.join()}]`, source, now]);
  const replaced = written.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  if (replaced.length > 0) await client.query('delete from job_place where job_id = any($1::uuid[])', [replaced]);
  if (places.length > 0) await client.query(PLACES, [JSON.stringify(places)]);
  await recordNewsOf(
    client,
    written.map(({ id, isNew }) => ({ kind: isNew ? 'job.created' : 'job.changed', subject: `job:${id}` })),
  );
  await settlePostings(
    client,
    written.map(({ id }) => id),
    now,
  );
}

const WITHDRAWN_AT_ONCE = 1000;

/** Takes all postings of a source out of sight, in the transaction of who ends it. */
export async function withdrawSource(transaction: Database, source: string, now: Date): Promise<void> {
  const client = queryableOf(transaction);
  for (;;) {
    const rows = await transaction
      .selectFrom('job')
      .select('id')
      .where('source', '=', source)
      .where('withdrawn_at', 'is', null)
      .orderBy('source_id')
      .limit(WITHDRAWN_AT_ONCE)
      .execute();
    if (rows.length > 0)
      await withdrawPostings(
        client,
        rows.map(({ id }) => id),
        now,
      );
    if (rows.length < WITHDRAWN_AT_ONCE) return;
  }
}

/** Takes postings out of sight; those that are gone stay gone. */
export async function withdrawPostings(client: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await client.query('update job set withdrawn_at = $2, updated_at = $2 where id = any($1::uuid[]) and withdrawn_at is null', [ids, now]);
  await recordNewsOf(
    client,
    ids.map((id) => ({ kind: 'job.withdrawn', subject: `job:${id}` })),
  );
  await settleAround(client, ids, now);
}
