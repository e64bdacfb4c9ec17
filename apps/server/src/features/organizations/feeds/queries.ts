import type pg from 'pg';

/** An organization as a feed finds it: its own row, and the one that took it over. */
export type FedOrganization = {
  own_id: number;
  id: number;
  external_id: string | null;
  source: string;
  folded_name: string;
  zone: string | null;
  country_code: string | null;
};

/** Organizations of a source by its ids, and any by their folded names; those that were merged last. */
export async function findFedOrganizations(
  client: pg.PoolClient,
  { source, externalIds, foldedNames }: { source: string; externalIds: readonly string[]; foldedNames: readonly string[] },
): Promise<FedOrganization[]> {
  const { rows } = await client.query<FedOrganization>(
    `select own.id as own_id, c.id, own.external_id, own.source, own.folded_name, c.zone, c.country_code
     from organization own join organization c on c.id = coalesce(own.merged_into, own.id)
     where (own.source = $1 and own.external_id = any($2)) or own.folded_name = any($3) order by own.merged_into is not null, own.id`,
    [source, externalIds, foldedNames],
  );
  return rows;
}

/** An organization that keeps a feed, or the one that took it over. @throws Error where it is gone */
export async function getFeedOwner(
  client: pg.PoolClient,
  organizationId: number,
): Promise<{ id: number; zone: string | null; countryCode: string | null }> {
  const { rows } = await client.query<{ id: number; zone: string | null; countryCode: string | null }>(
    `select o.id, o.zone, o.country_code as "countryCode" from organization own join organization o on o.id = coalesce(own.merged_into, own.id)
     where own.id = $1`,
    [organizationId],
  );
  if (!rows[0]) throw new Error(`There is no organization ${organizationId}.`);
  return rows[0];
}

/** Those of these organizations that another one took over. */
export async function listMerged(client: pg.PoolClient, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>('select id from organization where id = any($1) and merged_into is not null', [ids]);
  return new Set(rows.map(({ id }) => id));
}
