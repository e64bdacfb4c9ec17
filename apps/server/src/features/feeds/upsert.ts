// Writes one batch of postings in one transaction: all of it or nothing. Rows whose content hash is the same are not touched, so a second
// run changes nothing; a posting that was withdrawn and came back is opened again.
import type { NewOrganizationState } from '@fairway/rules/feeds';
import { addDays, dayIn, endOfDayIn } from '@fairway/rules/recognition/dates';
import { zoneOfCountry } from '@fairway/rules/recognition/zones';
import type pg from 'pg';
import { withdrawPostings, writePostings } from '../jobs/feeds/commands.ts';
import { type FedPosting, listAfter, listOpenIds, lockPostings } from '../jobs/feeds/queries.ts';
import { keepOrganizations } from '../organizations/feeds/commands.ts';
import { type OrganizationMemory, organizationKey, ownerOfAll, remember, resolveOrganizations } from './organizations.ts';
import type { PackedPosting } from './prepare.ts';

export type UpsertContext = {
  pool: pg.Pool;
  source: string;
  now: Date;
  newId: () => string;
  undatedDays: number;
  defaultZone: string;
  newCompanies: NewOrganizationState;
  /** Whose all postings are; undefined: of those that they name. */
  organizationId: number | undefined;
  organizations: OrganizationMemory;
};

export type UpsertCounts = { created: number; changed: number; unchanged: number; closed: number; withdrawn: number };

/** A prepared posting with the hash of what its feed says. */
export type HashedPosting = PackedPosting & { contentHash: string };

/** Writes a batch; source ids are unique in it. */
export async function upsertPostings(context: UpsertContext, postings: readonly HashedPosting[]): Promise<UpsertCounts> {
  const client = await context.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await keepOrganizations(client);
    const existing = await lockPostings(
      client,
      context.source,
      postings.map((each) => each.sourceId),
    );
    const known = new Map(existing.map((row) => [row.source_id, row]));
    const counts: UpsertCounts = { created: 0, changed: 0, unchanged: 0, closed: 0, withdrawn: 0 };
    const write: { posting: HashedPosting; before: FedPosting | undefined }[] = [];
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
    const named = write.map(({ posting }) => posting);
    const organizations =
      context.organizationId === undefined
        ? await resolveOrganizations(client, context, named, context.organizations)
        : await ownerOfAll(client, context.organizationId, named);
    if (write.length > 0) await writeRows(client, context, write, organizations);
    if (close.length > 0) {
      counts.withdrawn = close.length;
      await withdrawPostings(client, close, context.now);
    }
    await client.query('commit');
    if (context.organizationId === undefined) remember(context.organizations, organizations);
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
  write: readonly { posting: HashedPosting; before: FedPosting | undefined }[],
  organizations: OrganizationMemory,
): Promise<void> {
  const written: { id: string; isNew: boolean }[] = [];
  const rows: string[] = [];
  const places: Record<string, unknown>[] = [];
  for (const { posting, before } of write) {
    const key = organizationKey(posting.company);
    const organization = organizations.get(key) ?? context.organizations.get(key);
    if (!organization) throw new Error(`Company ${key} was not made.`);
    const id = before?.id ?? context.newId();
    const zone = posting.zone ?? organization.zone ?? zoneOfCountry(organization.countryCode ?? undefined) ?? context.defaultZone;
    // Without a date of its own a posting was published when it was first seen; that day is kept.
    const publishedAt = posting.publishedAt ?? before?.published_at ?? context.now;
    const closesOn = posting.closesOn ?? addDays(dayIn(zone, publishedAt), context.undatedDays);
    const own = JSON.stringify({
      id,
      source_id: posting.sourceId,
      content_hash: posting.contentHash,
      organization_id: organization.id,
      published_at: publishedAt,
      deadline_at: endOfDayIn(zone, closesOn),
      zone,
    });
    written.push({ id, isNew: !before });
    // Two objects as text make one; the columns came as text.
    rows.push(`${own.slice(0, -1)},${posting.columns.slice(1)}`);
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
  await writePostings(client, { source: context.source, now: context.now, rows, places, written });
}

const GONE_BATCH = 1000;

/** How many of the postings of a source that are open to readers now were not seen. */
export async function countGone(context: UpsertContext, seen: ReadonlySet<string>): Promise<{ count: number; of: number }> {
  const open = await listOpenIds(context.pool, context.source, context.now);
  return { count: open.filter((id) => !seen.has(id)).length, of: open.length };
}

/** Withdraws the open postings of a source that were not seen; gives how many. Each batch is a transaction. */
export async function withdrawGone(context: UpsertContext, seen: ReadonlySet<string>): Promise<number> {
  let after = '';
  let count = 0;
  for (;;) {
    const page = await listAfter(context.pool, context.source, { after, limit: GONE_BATCH });
    const gone = page.filter((row) => !seen.has(row.source_id)).map((row) => row.id);
    if (gone.length > 0) {
      const client = await context.pool.connect();
      try {
        await client.query('begin');
        await withdrawPostings(client, gone, context.now);
        await client.query('commit');
        count += gone.length;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    }
    if (page.length < GONE_BATCH) return count;
    after = page.at(-1)?.source_id ?? '';
  }
}
