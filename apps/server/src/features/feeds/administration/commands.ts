// Feeds kept by administrators and by those who recruit for an organization. An address is looked at as a fetch looks at it before it is kept (gateway.ts). Hosts of one's own network are
// allowed by the command line only; an edit keeps that for the address it was given for.
import type { EditedFeed } from '@fairway/contract/feeds/endpoints';
import type { EditedOwnFeed } from '@fairway/contract/feeds/own';
import { isSourceName, OWN_FEED_LIMITS, ownFeedSource } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import { cancelJob, enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { withdrawSource } from '../../jobs/feeds/commands.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { checkFeedAddress, FetchFault } from '../gateway.ts';
import { confirmWithdrawal } from '../schedule/attention.ts';
import { RUN_FEED, runKey } from '../schedule/commands.ts';
import type { FeedOptions } from '../schedule/queries.ts';

export type Change = { actorId: string; now: Date };

/** @throws Problem imports.source_wrong, imports.source_taken, imports.bad_address, imports.internal_address */
export async function addFeed(database: Database, { source, ...edited }: EditedFeed & { source: string }, change: Change): Promise<number> {
  if (!isSourceName(source)) throw new Problem('imports.source_wrong');
  await checkAddress(edited.url, []);
  return database.transaction().execute((transaction) => insertFeed(transaction, { source, ...columnsOf(edited, {}) }, change));
}

/** @throws Problem imports.too_many, imports.bad_address, imports.internal_address. @rule feeds.3 */
export async function addOwnFeed(
  database: Database,
  organizationId: ManagedOrganizationId,
  { label, ...edited }: EditedOwnFeed,
  change: Change,
): Promise<number> {
  await checkAddress(edited.url, []);
  return database.transaction().execute(async (transaction) => {
    // Two who add the last one at a time: one at a time counts.
    await sql`select pg_advisory_xact_lock(hashtext('own feeds'), ${organizationId})`.execute(transaction);
    const { rows } = await sql<{ count: number; next: number }>`
      select count(*)::int as count, nextval(pg_get_serial_sequence('feed', 'id'))::int as next
      from feed where organization_id = ${organizationId}`.execute(transaction);
    const [known] = rows;
    if (!known || known.count >= OWN_FEED_LIMITS.feeds) throw new Problem('imports.too_many');
    // A number that no feed ever has again: what an earlier feed of theirs brought is not taken for what this one brings.
    const source = ownFeedSource(organizationId, known.next);
    const columns = columnsOf({ ...edited, company: null, newCompanies: 'active' }, {});
    return insertFeed(transaction, { source, organization_id: organizationId, label: label.trim(), ...columns }, change);
  });
}

type NewFeed = ReturnType<typeof columnsOf> & { source: string; organization_id?: number; label?: string };

async function insertFeed(transaction: Database, columns: NewFeed, change: Change): Promise<number> {
  const row = await transaction
    .insertInto('feed')
    .values({ ...columns, owner_id: change.actorId, next_run_at: change.now, created_at: change.now, updated_at: change.now })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('imports.source_taken');
  await tell(transaction, row.id, 'added', { source: columns.source }, change);
  return row.id;
}

/** `label`: of an organization's own feed. @throws Problem not_found, imports.changed, imports.bad_address, imports.internal_address */
export async function changeFeed(
  database: Database,
  id: number,
  { updatedAt, label, ...edited }: EditedFeed & { updatedAt: string; label?: string },
  change: Change,
): Promise<void> {
  const before = await findOptions(database, id);
  const allowHosts = (before.allowHosts ?? []).filter((host) => URL.canParse(edited.url) && new URL(edited.url).host === host);
  await checkAddress(edited.url, allowHosts);
  await database.transaction().execute(async (transaction) => {
    const row = await lockFeed(transaction, id);
    if (row.updated_at.getTime() !== new Date(updatedAt).getTime()) throw new Problem('imports.changed');
    await transaction
      .updateTable('feed')
      .set({
        ...columnsOf(edited, allowHosts.length > 0 ? { allowHosts } : {}),
        ...(label === undefined ? {} : { label: label.trim() }),
        // A shorter interval counts from now on.
        next_run_at: sql<Date>`least(next_run_at, ${change.now}::timestamptz + ${edited.intervalMinutes} * interval '1 minute')`,
        updated_at: change.now,
      })
      .where('id', '=', id)
      .execute();
    await tell(transaction, id, 'edited', { source: row.source }, change);
  });
}

/** @throws Problem not_found */
export async function setFeedState(transaction: Database, id: number, enabled: boolean, change: Change): Promise<void> {
  const row = await lockFeed(transaction, id);
  if (row.enabled === enabled) return;
  await transaction.updateTable('feed').set({ enabled, updated_at: change.now }).where('id', '=', id).execute();
  if (!enabled) await cancelJob(transaction, runKey(id));
  await tell(transaction, id, enabled ? 'resumed' : 'paused', { source: row.source }, change);
}

/** @throws Problem not_found, imports.running */
export async function runFeed(transaction: Database, id: number, change: Change): Promise<void> {
  const { source } = await lockFeed(transaction, id);
  await lockRuns(transaction, source);
  await enqueueJob(transaction, RUN_FEED, { feedId: id, isAsked: true }, { key: runKey(id), maxAttempts: 1 });
  await tell(transaction, id, 'run_asked', { source }, change);
}

/** Reads a feed again whose run was held back, and withdraws what is missing; nothing where nothing was held. @throws Problem not_found */
export async function confirmFeed(transaction: Database, id: number, change: Change): Promise<void> {
  const { source } = await lockFeed(transaction, id);
  if (await confirmWithdrawal(transaction, id)) await tell(transaction, id, 'withdrawal_confirmed', { source }, change);
}

/** Postings of an organization's own feed are withdrawn with it; those of the platform's stay. @throws Problem not_found, imports.running. @rule feeds.6 */
export async function deleteFeed(transaction: Database, id: number, change: Change): Promise<void> {
  const { source, organization_id } = await lockFeed(transaction, id);
  await cancelJob(transaction, runKey(id));
  if (organization_id !== null) {
    // A run that goes on would bring more.
    await lockRuns(transaction, source);
    await withdrawSource(transaction, source, change.now);
  }
  await transaction.deleteFrom('feed').where('id', '=', id).execute();
  await tell(transaction, id, 'deleted', { source }, change);
}

async function checkAddress(url: string, allowHosts: readonly string[]): Promise<void> {
  try {
    await checkFeedAddress(url, { allowHosts });
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    throw new Problem(error.code === 'internal_address' ? 'imports.internal_address' : 'imports.bad_address');
  }
}

const columnsOf = (edited: EditedFeed, more: FeedOptions) => {
  const organization = edited.company?.trim();
  const options: FeedOptions = {
    ...more,
    ...(organization ? { company: organization } : {}),
    map: edited.map,
    ...(edited.newCompanies === 'active' ? {} : { newCompanies: edited.newCompanies }),
  };
  return {
    url: edited.url,
    format: edited.format,
    options: JSON.stringify(options),
    interval_minutes: edited.intervalMinutes,
    undated_days: edited.undatedDays,
    is_full: edited.isFull,
  };
};

async function findOptions(database: Database, id: number): Promise<FeedOptions> {
  const row = await database.selectFrom('feed').select('options').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.options as FeedOptions;
}

async function lockFeed(transaction: Database, id: number) {
  const row = await transaction
    .selectFrom('feed')
    .select(['source', 'enabled', 'updated_at', 'organization_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** No run of a source begins until this transaction ends (commands.ts); a run whose process died holds nothing. @throws Problem imports.running */
async function lockRuns(transaction: Database, source: string): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('import source'), hashtext(${source})) as free`.execute(transaction);
  if (!rows[0]?.free) throw new Problem('imports.running');
}

async function tell(
  transaction: Database,
  id: number,
  what: 'added' | 'edited' | 'paused' | 'resumed' | 'run_asked' | 'withdrawal_confirmed' | 'deleted',
  detail: { source: string },
  { actorId, now }: Change,
): Promise<void> {
  await recordAudit(transaction, { actorId, action: `feed.${what}`, subject: `feed:${id}`, detail, at: now });
}
