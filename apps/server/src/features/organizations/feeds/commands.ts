// Organizations that feeds bring, in the transaction of a batch of postings (features/feeds), on a connection of its own.
import type { NewOrganizationState } from '@fairway/rules/feeds';
import type pg from 'pg';

/** No organization is merged until this transaction ends. Before any other lock: a merge holds this one, and then rows of postings. */
export async function keepOrganizations(client: pg.PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock_shared(hashtext('company tree'))");
}

/** Two imports may meet a new organization in one moment: one at a time makes organizations. */
export async function lockNewOrganizations(client: pg.PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('import company'))");
}

export type NewOrganization = {
  key: string;
  name: string;
  folded: string;
  externalId?: string | undefined;
  link?: string | undefined;
  countryCode?: string | undefined;
  sectors: readonly string[];
};

/** Gives organizations of a source the external id that they did not have. */
export async function adoptExternalIds(client: pg.PoolClient, adopted: readonly { id: number; externalId: string }[]): Promise<void> {
  await client.query(
    'update organization c set external_id = a.external_id from unnest($1::int[], $2::text[]) as a(id, external_id) where c.id = a.id',
    [adopted.map(({ id }) => id), adopted.map(({ externalId }) => externalId)],
  );
}

/** Writes organizations that nobody knew; gives their ids by key. */
export async function addOrganizations(
  client: pg.PoolClient,
  { source, state }: { source: string; state: NewOrganizationState },
  organizations: readonly NewOrganization[],
): Promise<{ id: number; key: string }[]> {
  const { rows } = await client.query<{ id: number; key: string }>(
    `with given as (
       select * from json_to_recordset($1::json) as g(key text, name text, folded text, external_id text, link text, country_code text, sectors text[])
     ), made as (
       insert into organization (source, external_id, name, folded_name, link, country_code, sectors, status)
       select $2, external_id, name, folded, link, country_code, coalesce(sectors, '{}'), $3 from given
       returning id, external_id, folded_name
     )
     select made.id, given.key from made join given on given.folded = made.folded_name and given.external_id is not distinct from made.external_id`,
    [
      JSON.stringify(
        organizations.map(({ externalId, link, countryCode, ...organization }) => ({
          ...organization,
          external_id: externalId ?? null,
          link: link ?? null,
          country_code: countryCode ?? null,
        })),
      ),
      source,
      state,
    ],
  );
  return rows;
}
