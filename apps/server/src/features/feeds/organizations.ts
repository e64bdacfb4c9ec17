// Organizations of a batch: found by the feed's own id, else by folded name, else created. Never changes an organization that exists, but for an
// external id it did not have, empty sectors, and the logo where this source brought it. What was merged is found as the one that took it over (features/companies/administration).
import type { NewOrganizationState } from '@fairway/rules/feeds';
import { fold } from '@fairway/rules/folding';
import type pg from 'pg';
import { addOrganizations, adoptExternalIds, lockNewOrganizations } from '../organizations/feeds/commands.ts';
import { findFedOrganizations, getFeedOwner, listMerged } from '../organizations/feeds/queries.ts';
import { noteLogos } from './logos/commands.ts';
import type { PackedPosting } from './prepare.ts';

type Organization = PackedPosting['company'];
type KnownOrganization = { id: number; zone: string | null; countryCode: string | null };

/** Organization of each key, kept across batches; only organizations that are committed stand in it. */
export type OrganizationMemory = Map<string, KnownOrganization>;

const MEMORY = 50_000;

/** One key an organization in a source: its external id, else its folded name. */
export function organizationKey(organization: Organization): string {
  return organization.externalId ? `id:${organization.externalId}` : `name:${fold(organization.name)}`;
}

/** Where an organization comes from, and what one is at first that nobody knew. */
export type OrganizationOrigin = { source: string; newCompanies: NewOrganizationState; now: Date };

/** Finds or creates the organizations of `postings` in this transaction, which holds `keepCompanies`; gives them by key. */
export async function resolveOrganizations(
  client: pg.PoolClient,
  { source, newCompanies: newOrganizations, now }: OrganizationOrigin,
  postings: readonly PackedPosting[],
  memory: OrganizationMemory,
): Promise<OrganizationMemory> {
  await forgetMerged(client, postings, memory);
  const wanted = new Map<string, Organization>();
  for (const { company: organization } of postings)
    if (!memory.has(organizationKey(organization))) wanted.set(organizationKey(organization), organization);
  const found: OrganizationMemory = new Map();
  if (wanted.size === 0) return found;
  const all = [...wanted].map(([key, organization]) => ({ key, ...organization, folded: fold(organization.name) }));
  await lockNewOrganizations(client);
  const rows = await findFedOrganizations(client, {
    source,
    externalIds: all.flatMap((organization) => organization.externalId ?? []),
    foldedNames: all.map((organization) => organization.folded),
  });
  const missing: typeof all = [];
  const adopted: { id: number; externalId: string }[] = [];
  /** Organizations that this source brought: their logo is its to say. */
  const own = new Set<number>();
  for (const organization of all) {
    const byId = rows.find(
      (row) => organization.externalId !== undefined && row.source === source && row.external_id === organization.externalId,
    );
    // Of the same name: one of this source without another id, or any organization that no feed owns.
    const byName = rows.find(
      (row) =>
        row.folded_name === organization.folded &&
        (row.source !== source || row.external_id === null || organization.externalId === undefined),
    );
    const row = byId ?? byName;
    if (!row) missing.push(organization);
    else {
      found.set(organization.key, { id: row.id, zone: row.zone, countryCode: row.country_code });
      if (row.source === source && row.own_id === row.id) own.add(row.id);
      if (!byId && row.source === source && row.external_id === null && organization.externalId)
        adopted.push({ id: row.own_id, externalId: organization.externalId });
    }
  }
  if (adopted.length > 0) await adoptExternalIds(client, adopted);
  if (missing.length > 0) {
    const made = await addOrganizations(client, { source, state: newOrganizations }, missing);
    for (const { id, key } of made) {
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
    [...named].map(([organizationId, address]) => ({ organizationId, address })),
    now,
  );
  return found;
}

/**
 * The organization that keeps a feed, for whatever employer each of its postings names: it is asked for in each batch, for it may be merged
 * meanwhile. No organization is made, named anew or given a logo. @rule feeds.3
 */
export async function ownerOfAll(
  client: pg.PoolClient,
  organizationId: number,
  postings: readonly PackedPosting[],
): Promise<OrganizationMemory> {
  const owner = await getFeedOwner(client, organizationId);
  return new Map(postings.map(({ company: organization }) => [organizationKey(organization), owner]));
}

/** Takes out of the memory what was merged since it came in. */
async function forgetMerged(client: pg.PoolClient, postings: readonly PackedPosting[], memory: OrganizationMemory): Promise<void> {
  const known = new Map(
    postings.flatMap(({ company: organization }) => {
      const key = organizationKey(organization);
      const kept = memory.get(key);
      return kept ? [[key, kept.id] as const] : [];
    }),
  );
  if (known.size === 0) return;
  const gone = await listMerged(client, [...new Set(known.values())]);
  for (const [key, id] of known) if (gone.has(id)) memory.delete(key);
}

/** Keeps committed organizations; the memory is emptied when it is full. */
export function remember(memory: OrganizationMemory, found: OrganizationMemory): void {
  if (memory.size > MEMORY) memory.clear();
  for (const [key, organization] of found) memory.set(key, organization);
}
