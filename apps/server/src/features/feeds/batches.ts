// The flow of an import: rows into batches, changed ones prepared a few batches ahead, written in the order of the feed. Memory is the
// batches under way and the ids seen; each batch is a transaction.
import { findUnchanged } from '../jobs/feeds/queries.ts';
import { contentHasher } from './changes.ts';
import { FeedFault, type FeedRow } from './posting.ts';
import { openPreparation, type Preparation } from './preparation.ts';
import type { FeedCounts, ReportBook } from './report.ts';
import { noteProgress } from './runs.ts';
import { listRecognisedSkills } from './skills.ts';
import { type HashedPosting, type UpsertContext, upsertPostings } from './upsert.ts';

const BATCH = 500;
const PROGRESS_MS = 1000;

/** How reading ended: every id seen, rows without one, and why it broke off. */
export type Ending = { seen: Set<string>; unreadable: number; broken: FeedFault | undefined };

export type WriteRequest = {
  /** The newest publication day becomes this day, every other date moves with it. @rule feeds.1 */
  asOf?: string | undefined;
  /** Worker threads for sanitising and recognising; default: one. */
  threads?: number;
  /** Called about once a second. */
  progress?: (counts: FeedCounts) => void;
};

/** Reads, prepares and writes until the feed ends or breaks. */
export async function writeAll(
  context: UpsertContext,
  request: WriteRequest,
  rows: AsyncGenerator<FeedRow>,
  book: ReportBook,
  shiftDays: number,
  runId: string,
): Promise<Ending> {
  const seen = new Set<string>();
  let unreadable = 0;
  let broken: FeedFault | undefined;
  const skills = await listRecognisedSkills(context.pool);
  const hashOf = contentHasher(skills, shiftDays, context.undatedDays);
  const preparation = openPreparation(skills, shiftDays, request.threads ?? 1);
  const ahead: Promise<PreparedBatch>[] = [];
  let batch: BatchRow[] = [];
  let told = performance.now();
  const writeNext = async () => {
    const next = ahead.shift();
    if (!next) return;
    await writeBatch(context, await next, book);
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    request.progress?.(book.counts);
    await noteProgress(context.pool, runId, book.counts);
  };
  const send = async () => {
    const task = prepareChanged(context, preparation, hashOf, batch, book);
    // Its failure is seen when it is awaited in its turn.
    task.catch(() => undefined);
    ahead.push(task);
    batch = [];
    while (ahead.length >= preparation.width) await writeNext();
  };
  try {
    try {
      for await (const row of rows) {
        book.counts.read++;
        if ('fault' in row) {
          book.fault({ line: row.line, row: book.counts.read }, row.fault.code, row.fault.detail);
          if (row.fault.sourceId) seen.add(row.fault.sourceId);
          else unreadable++;
          continue;
        }
        const { posting } = row;
        if (seen.has(posting.sourceId)) {
          book.fault({ line: row.line, row: book.counts.read }, 'duplicate_id', `the id ${JSON.stringify(posting.sourceId)} came before`);
          continue;
        }
        seen.add(posting.sourceId);
        if (request.asOf && posting.isClosed) {
          posting.isClosed = false;
          book.closedMarksIgnored++;
        }
        batch.push({ sourceId: posting.sourceId, line: row.line, row: book.counts.read, json: JSON.stringify(posting) });
        if (batch.length >= BATCH) await send();
      }
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      broken = error;
    }
    if (batch.length > 0) await send();
    while (ahead.length > 0) await writeNext();
    request.progress?.(book.counts);
  } finally {
    await preparation.close();
  }
  return { seen, unreadable, broken };
}

/** A raw posting as JSON: that is what is hashed, and what a thread is given. */
type BatchRow = { sourceId: string; line: number; row: number; json: string };
type PreparedBatch = { places: { line: number; row: number }[]; prepared: HashedPosting[] };

/** Prepares the postings of a batch that are new or changed; the others are counted. */
async function prepareChanged(
  context: UpsertContext,
  preparation: Preparation,
  hashOf: (json: string) => string,
  batch: BatchRow[],
  book: ReportBook,
): Promise<PreparedBatch> {
  const hashes = new Map(batch.map(({ sourceId, json }) => [sourceId, hashOf(json)]));
  const unchanged = await findUnchanged(context.pool, context.source, hashes);
  book.counts.unchanged += unchanged.size;
  const changed = batch.filter(({ sourceId }) => !unchanged.has(sourceId));
  const prepared = changed.length > 0 ? await preparation.prepare(changed.map(({ json }) => json)) : [];
  return {
    places: changed.map(({ line, row }) => ({ line, row })),
    prepared: prepared.map((posting, index) => ({ ...posting, contentHash: hashes.get(changed[index]?.sourceId ?? '') ?? '' })),
  };
}

/** Writes a batch; where a row of it is refused by the database, the rows go one by one and that one is reported. */
async function writeBatch(context: UpsertContext, batch: PreparedBatch, book: ReportBook): Promise<void> {
  const add = (written: Awaited<ReturnType<typeof upsertPostings>>) => {
    for (const key of ['created', 'changed', 'unchanged', 'closed', 'withdrawn'] as const) book.counts[key] += written[key];
  };
  try {
    if (batch.prepared.length > 0) add(await upsertPostings(context, batch.prepared));
    for (const posting of batch.prepared) book.notes(posting.notes);
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    for (const [index, posting] of batch.prepared.entries()) {
      try {
        add(await upsertPostings(context, [posting]));
        book.notes(posting.notes);
      } catch (rowError) {
        if (!isRefusedRow(rowError)) throw rowError;
        book.fault(batch.places[index] ?? { line: 0, row: 0 }, 'bad_row', (rowError as Error).message);
      }
    }
  }
}

/** Constraint and data errors (classes 22 and 23) belong to a row; anything else to the database. */
const isRefusedRow = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');
