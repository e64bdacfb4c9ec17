// Reads an uploaded roster, so that it can be shown: what it says and what it would change. Nothing counts until it is confirmed (changes.ts).
// Progress is written beside the transaction, so the page sees it grow. Safe to repeat: until the end nothing but the progress is written.
import { ROSTER_BAD_ROWS_SHOWN } from '@fairway/contract/verification/rosters';
import { isPublicMailProvider } from '@fairway/rules/mail-providers';
import { sql } from 'kysely';
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { addressHash } from './address-hash.ts';
import { plannedChanges } from './changes.ts';
import { READ_ROSTER, rosterPurpose } from './commands.ts';
import { RosterError, type RosterFault, readRoster } from './reader.ts';

export type RosterServices = { database: Database; keys: SessionKeys; clock: Clock };

const BATCH = 5000;
const PROGRESS_MS = 250;

export function rosterJobs(services: RosterServices): JobRegistration[] {
  return [{ name: READ_ROSTER, run: (payload) => readUpload(services, String((payload as { uploadId?: unknown }).uploadId)) }];
}

type Counts = { read_bytes: number; row_count: number; repeated_count: number; bad_count: number; public_count: number };
type Upload = { id: string; school_id: number; mode: string; sealed_file: Buffer | null };

export async function readUpload(services: RosterServices, uploadId: string): Promise<void> {
  const { database, keys } = services;
  const upload = await database
    .updateTable('school_roster_upload')
    .set({ state: 'running' })
    .where('id', '=', uploadId)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['id', 'school_id', 'mode', 'sealed_file'])
    .executeTakeFirst();
  // Deleted meanwhile, or read before the job was told so.
  if (!upload) return;
  const opened = upload.sealed_file && keys.open(rosterPurpose(uploadId), upload.sealed_file);
  if (opened === undefined || opened === null) return fail(services, uploadId, 'damaged');
  try {
    await readInto(services, upload, Buffer.from(opened, 'base64'));
  } catch (error) {
    if (!(error instanceof RosterError)) throw error;
    await fail(services, uploadId, error.fault);
  }
}

async function fail(services: RosterServices, uploadId: string, fault: RosterFault): Promise<void> {
  await services.database
    .updateTable('school_roster_upload')
    .set({ state: 'failed', sealed_file: null, finished_at: services.clock.now(), fault })
    .where('id', '=', uploadId)
    .execute();
}

async function readInto(services: RosterServices, upload: Upload, file: Buffer): Promise<void> {
  const { database, keys } = services;
  const counts: Counts = { read_bytes: 0, row_count: 0, repeated_count: 0, bad_count: 0, public_count: 0 };
  const badRows: { line: number; code: string }[] = [];
  const publicLines: number[] = [];
  /** Ends by the hash of the address; a later row says more than an earlier one. */
  const entries = new Map<string, string | null>();
  let toldAt = 0;
  for await (const row of readRoster(file)) {
    counts.read_bytes = row.readBytes;
    counts.row_count += 1;
    if (!row.ok) {
      counts.bad_count += 1;
      if (badRows.length < ROSTER_BAD_ROWS_SHOWN) badRows.push({ line: row.line, code: row.code });
    } else {
      const hash = addressHash(keys, upload.school_id, row.address).toString('base64');
      if (entries.has(hash)) counts.repeated_count += 1;
      entries.set(hash, row.endsOn);
      if (isPublicMailProvider(row.address.split('@').at(-1) ?? '')) {
        counts.public_count += 1;
        if (publicLines.length < ROSTER_BAD_ROWS_SHOWN) publicLines.push(row.line);
      }
    }
    if (counts.row_count % 500 === 0 && Date.now() - toldAt > PROGRESS_MS) {
      toldAt = Date.now();
      await database.updateTable('school_roster_upload').set(counts).where('id', '=', upload.id).execute();
    }
  }
  // A file of nothing but bad rows is the wrong file: it must not empty the roster.
  if (entries.size === 0) {
    const told = { ...counts, bad_rows: JSON.stringify(badRows) };
    await database.updateTable('school_roster_upload').set(told).where('id', '=', upload.id).execute();
    throw new RosterError('no_rows');
  }
  await database.transaction().execute(async (transaction) => {
    await writeRows(transaction, upload.id, entries);
    const told = {
      ...counts,
      ...(await plannedChanges(transaction, upload)),
      bad_rows: JSON.stringify(badRows),
      public_lines: publicLines,
    };
    await transaction
      .updateTable('school_roster_upload')
      .set({ ...told, state: 'read', sealed_file: null, read_bytes: file.length })
      .where('id', '=', upload.id)
      .execute();
  });
}

async function writeRows(transaction: DatabaseTransaction, uploadId: string, entries: ReadonlyMap<string, string | null>): Promise<void> {
  const all = [...entries];
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    await sql`insert into school_roster_row (upload_id, address_hash, ends_on)
      select ${uploadId}::uuid, decode(hash, 'base64'), ends_on
      from unnest(${batch.map(([hash]) => hash)}::text[], ${batch.map(([, endsOn]) => endsOn)}::date[]) as given (hash, ends_on)`.execute(
      transaction,
    );
  }
}
