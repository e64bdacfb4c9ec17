// Companies of a batch: found by the feed's own id, else by folded name, else created. Never changes a company that exists, but for an
// external id it did not have, empty sectors, and the logo where this source brought it. What was merged is found as the one that took it over (features/companies/administration).
import type { NewCompanyState } from '@fairway/rules/feeds';
import { fold } from '@fairway/rules/folding';
import type pg from 'pg';
import { noteLogos } from './logos/commands.ts';
import type { PackedPosting } from './prepare.ts';

type Company = PackedPosting['company'];
export type KnownCompany = { id: number; zone: string | null; countryCode: string | null };

/** Company of each key, kept across batches; only companies that are committed stand in it. */
export type CompanyMemory = Map<string, KnownCompany>;

const MEMORY = 50_000;

/** One key a company in a source: its external id, else its folded name. */
export function companyKey(company: Company): string {
  return company.externalId ? `id:${company.externalId}` : `name:${fold(company.name)}`;
}

/** No company is merged until this transaction ends. Before any other lock: a merge holds this one, and then rows of postings. */
export async function keepCompanies(client: pg.PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock_shared(hashtext('company tree'))");
}

/** Where a company comes from, and what one is at first that nobody knew. */
export type CompanyOrigin = { source: string; newCompanies: NewCompanyState; now: Date };

/** Finds or creates the companies of `postings` in this transaction, which holds `keepCompanies`; gives them by key. */
export async function resolveCompanies(
  client: pg.PoolClient,
  { source, newCompanies, now }: CompanyOrigin,
  postings: readonly PackedPosting[],
  memory: CompanyMemory,
): Promise<CompanyMemory> {
  await forgetMerged(client, postings, memory);
  const wanted = new Map<string, Company>();
  for (const { company } of postings) if (!memory.has(companyKey(company))) wanted.set(companyKey(company), company);
  const found: CompanyMemory = new Map();
  if (wanted.size === 0) return found;
  const all = [...wanted].map(([key, company]) => ({ key, ...company, folded: fold(company.name) }));
  // Two imports may meet a new company in one moment: one at a time makes companies.
  await client.query("select pg_advisory_xact_lock(hashtext('import company'))");
  const rows = await client.query<{
    own_id: number;
    id: number;
    external_id: string | null;
    source: string;
    folded_name: string;
    zone: string | null;
    country_code: string | null;
  }>(
    `select own.id as own_id, c.id, own.external_id, own.source, own.folded_name, c.zone, c.country_code
     from company own join company c on c.id = coalesce(own.merged_into, own.id)
     where (own.source = $1 and own.external_id = any($2)) or own.folded_name = any($3) order by own.merged_into is not null, own.id`,
    [source, all.flatMap((company) => company.externalId ?? []), all.map((company) => company.folded)],
  );
  const missing: typeof all = [];
  const adopted: { id: number; externalId: string }[] = [];
  /** Companies that this source brought: their logo is its to say. */
  const own = new Set<number>();
  for (const company of all) {
    const byId = rows.rows.find(
      (row) => company.externalId !== undefined && row.source === source && row.external_id === company.externalId,
    );
    // Of the same name: one of this source without another id, or any company that no feed owns.
    const byName = rows.rows.find(
      (row) =>
        row.folded_name === company.folded && (row.source !== source || row.external_id === null || company.externalId === undefined),
    );
    const row = byId ?? byName;
    if (!row) missing.push(company);
    else {
      found.set(company.key, { id: row.id, zone: row.zone, countryCode: row.country_code });
      if (row.source === source && row.own_id === row.id) own.add(row.id);
      if (!byId && row.source === source && row.external_id === null && company.externalId)
        adopted.push({ id: row.own_id, externalId: company.externalId });
    }
  }
  if (adopted.length > 0) {
    await client.query(
      'update company c set external_id = a.external_id from unnest($1::int[], $2::text[]) as a(id, external_id) where c.id = a.id',
      [adopted.map(({ id }) => id), adopted.map(({ externalId }) => externalId)],
    );
  }
  if (missing.length > 0) {
    const made = await client.query<{ id: number; key: string }>(
      `with given as (
         select * from json_to_recordset($1::json) as g(key text, name text, folded text, external_id text, link text, country_code text, sectors text[])
       ), made as (
         insert into company (source, external_id, name, folded_name, link, country_code, sectors, status)
         select $2, external_id, name, folded, link, country_code, coalesce(sectors, '{}'), $3 from given
         returning id, external_id, folded_name
       )
       select made.id, given.key from made join given on given.folded = made.folded_name and given.external_id is not distinct from made.external_id`,
      [
        JSON.stringify(
          missing.map((company) => ({
            key: company.key,
            name: company.name,
            folded: company.folded,
            external_id: company.externalId ?? null,
            link: company.link ?? null,
            country_code: company.countryCode ?? null,
            sectors: company.sectors,
          })),
        ),
        source,
        newCompanies,
      ],
    );
    for (const { id, key } of made.rows) {
      found.set(key, { id, zone: null, countryCode: wanted.get(key)?.countryCode ?? null });
      own.add(id);
    }
  }
  const named = new Map(
    all.flatMap(({ key, logo }) => {
      const id = found.get(key)?.id;
      return logo && id !== undefined && own.has(id) ? [[id, logo] as const] : [];
    }),
  );
  await noteLogos(
    client,
    [...named].map(([companyId, address]) => ({ companyId, address })),
    now,
  );
  return found;
}

/** Takes out of the memory what was merged since it came in. */
async function forgetMerged(client: pg.PoolClient, postings: readonly PackedPosting[], memory: CompanyMemory): Promise<void> {
  const known = new Map(
    postings.flatMap(({ company }) => {
      const key = companyKey(company);
      const kept = memory.get(key);
      return kept ? [[key, kept.id] as const] : [];
    }),
  );
  if (known.size === 0) return;
  const merged = await client.query<{ id: number }>('select id from company where id = any($1) and merged_into is not null', [
    [...new Set(known.values())],
  ]);
  const gone = new Set(merged.rows.map(({ id }) => id));
  for (const [key, id] of known) if (gone.has(id)) memory.delete(key);
}

/** Keeps committed companies; the memory is emptied when it is full. */
export function remember(memory: CompanyMemory, found: CompanyMemory): void {
  if (memory.size > MEMORY) memory.clear();
  for (const [key, company] of found) memory.set(key, company);
}
