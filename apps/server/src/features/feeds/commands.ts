// Imports one feed: reads rows as they come, prepares batches ahead, writes them in order, each in a transaction. Safe to kill and to
// repeat: what is written is whole, and the next run finds it unchanged. Missing postings are withdrawn only after a whole, plausible feed.
import type { FeedFormat, NewOrganizationState } from '@fairway/rules/feeds';
import { LIMITS } from '@fairway/rules/limits';
import { daysBetween, readDate } from '@fairway/rules/recognition/dates';
import type pg from 'pg';
import { isUnavailable } from '../../kernel/database/database.ts';
import { ensureBuiltInSkills } from '../reference/skills/commands.ts';
import { type WriteRequest, writeAll } from './batches.ts';
import { type FetchOptions, fetchFeed } from './gateway.ts';
import { FeedFault, type FeedRow } from './posting.ts';
import { readFeed } from './reading.ts';
import { type FeedReport, type HeldBack, ReportBook } from './report.ts';
import { beginRun, endRun } from './runs.ts';
import { countGone, type UpsertContext, withdrawGone } from './upsert.ts';

export type FeedServices = { pool: pg.Pool; now: () => Date; newId: () => string };

export type FeedRequest = WriteRequest & {
  /** A file's path, or an address. */
  origin: string;
  format: FeedFormat;
  source: string;
  feedId?: number;
  /** All postings are of this organization, whatever the feed says; default: of those that it names. @rule feeds.3 */
  organizationId?: number | undefined;
  company?: string | undefined;
  map?: Readonly<Record<string, string>>;
  /** The feed holds all open postings of the source: what is missing is withdrawn. */
  isFull?: boolean;
  /** Withdrawing more than half of what is open waits for a person; then it is only reported (`held`). */
  holdsMost?: boolean;
  undatedDays?: number;
  /** What organizations are at first that nobody knew; default: seen at once. */
  newCompanies?: NewOrganizationState | undefined;
  fetch?: FetchOptions;
};

/** An import that could not go on; what it wrote before stays, and the same command goes on from there. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';
}

/** A feed where more rows than this are unreadable is not trusted to tell what is gone. */
const UNREADABLE_ROWS = 5;
const UNREADABLE_SHARE = 0.05;
/** A source with fewer open postings may lose them all without a question. */
const LIVE_POSTINGS = 4;

/**
 * Imports a feed and gives its report.
 * @throws {FeedFailure} the source is being imported already, the feed cannot be opened, the database or disk failed
 */
export async function runFeed(services: FeedServices, request: FeedRequest): Promise<FeedReport> {
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(request.source) || request.source === 'fairway')
    throw new FeedFailure(
      `${JSON.stringify(request.source)} cannot be the name of a source: lower-case letters, digits, ".", "_", "-", not "fairway".`,
    );
  const lock = await services.pool.connect().catch((error: Error) => {
    throw failureOf(error);
  });
  try {
    const locked = await lock.query<{ ok: boolean }>("select pg_try_advisory_lock(hashtext('import source'), hashtext($1)) as ok", [
      request.source,
    ]);
    if (!locked.rows[0]?.ok) throw new FeedFailure(`An import of ${request.source} is running already.`);
    return await runLocked(services, request);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await lock.query("select pg_advisory_unlock(hashtext('import source'), hashtext($1))", [request.source]).catch(() => undefined);
    lock.release();
  }
}

async function runLocked(services: FeedServices, request: FeedRequest): Promise<FeedReport> {
  const { pool } = services;
  const started = performance.now();
  const runId = services.newId();
  const book = new ReportBook();
  let encoding = () => 'utf-8';
  let shiftDays = 0;
  const report = (broken?: FeedFault, notWithdrawn?: string, held?: HeldBack) =>
    book.report({
      encoding: encoding(),
      shiftDays,
      broken: broken && { code: broken.code, line: broken.line, detail: broken.message },
      notWithdrawn,
      held,
      seconds: (performance.now() - started) / 1000,
    });
  await beginRun(pool, {
    id: runId,
    feedId: request.feedId,
    source: request.source,
    format: request.format,
    origin: request.origin,
    now: services.now(),
  });
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(request.origin);
  let remove = async () => {};
  try {
    const fetched = isAddress ? await fetchFeed(request.origin, request.fetch) : undefined;
    if (fetched) remove = fetched.remove;
    const rows = () =>
      readFeed({
        file: fetched?.file ?? request.origin,
        charset: fetched?.charset,
        format: request.format,
        options: { company: request.company, map: { ...request.map } },
      });
    if (request.asOf) shiftDays = await findShift(rows().rows, request.asOf);
    const opened = rows();
    encoding = opened.encoding;
    await ensureBuiltInSkills(pool);
    const context: UpsertContext = {
      pool,
      source: request.source,
      now: services.now(),
      newId: services.newId,
      undatedDays: request.undatedDays ?? LIMITS.undatedPostingDays,
      defaultZone: await defaultZone(pool),
      newCompanies: request.newCompanies ?? 'active',
      organizationId: request.organizationId,
      organizations: new Map(),
    };
    const ending = await writeAll(context, request, opened.rows, book, shiftDays, runId);
    let notWithdrawn = request.isFull ? doubt(book, ending.unreadable, ending.broken) : undefined;
    const held = request.isFull && request.holdsMost && !notWithdrawn ? await mostOf(context, ending.seen) : undefined;
    if (held) notWithdrawn = `${held.count} of ${held.of} open postings are missing; somebody has to confirm that they are gone`;
    if (request.isFull && !notWithdrawn) book.counts.withdrawn += await withdrawGone(context, ending.seen);
    const done = report(ending.broken, notWithdrawn, held);
    await endRun(pool, runId, ending.broken ? 'cut_off' : 'finished', done, ending.broken?.message, services.now());
    return done;
  } catch (error) {
    await endRun(pool, runId, 'failed', report(), failureOf(error).message, services.now()).catch(() => undefined);
    throw error;
  } finally {
    await remove();
  }
}

/** Why a feed does not tell what is gone; undefined where it does. */
function doubt(book: ReportBook, unreadable: number, broken: FeedFault | undefined): string | undefined {
  if (broken) return 'the feed was not read to its end';
  if (book.counts.read - book.counts.faulty === 0) return 'the feed holds no posting';
  if (unreadable > UNREADABLE_ROWS && unreadable > book.counts.read * UNREADABLE_SHARE) return `${unreadable} rows could not be read`;
  return undefined;
}

/** What is gone, where that is more than half of the open postings of a source that has more than a few. */
async function mostOf(context: UpsertContext, seen: ReadonlySet<string>): Promise<HeldBack | undefined> {
  const found = await countGone(context, seen);
  return found.of >= LIVE_POSTINGS && found.count * 2 > found.of ? found : undefined;
}

async function findShift(rows: AsyncGenerator<FeedRow>, asOf: string): Promise<number> {
  let newest: string | undefined;
  try {
    for await (const row of rows) {
      if ('fault' in row) continue;
      const { posted, updated } = row.posting;
      const day = readDate(posted ?? updated ?? '')?.on;
      if (day && (!newest || day > newest)) newest = day;
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
  }
  return newest ? daysBetween(newest, asOf) : 0;
}

async function defaultZone(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ zone: string }>('select zone from tenant where is_default');
  return rows[0]?.zone ?? 'UTC';
}

function failureOf(error: unknown): Error {
  if (error instanceof FeedFailure) return error;
  const { code = '', message = String(error), path: file } = error as { code?: string; message?: string; path?: string };
  const goOn = 'What was imported so far is saved; the same command goes on from there.';
  if (code === '53100' || code === 'ENOSPC') return new FeedFailure(`The disk is full. ${goOn}`, { cause: error });
  if (file && (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'))
    return new FeedFailure(`${file} cannot be read (${code}).`, { cause: error });
  if (isUnavailable(error)) return new FeedFailure(`The database cannot be reached (${message}). ${goOn}`, { cause: error });
  if (code === 'EISDIR') return new FeedFailure('The path is a folder, not a file.', { cause: error });
  return error instanceof Error ? error : new FeedFailure(message);
}
