// Reads an uploaded roster, so that it can be shown: what it says and what it would change. Nothing counts until it is confirmed (changes.ts).
// Progress is written beside the transaction, so the page sees it grow. Safe to repeat: until the end nothing but the progress is written.
import { ROSTER_BAD_ROWS_SHOWN } from '@fairway/contract/verification/rosters';
import { isPublicMailProvider } from '@fairway/rules/mail-providers';
import { type RosterFound, rosterAdviser, rosterNumber, rosterProgram } from '@fairway/rules/rosters';
import { sql } from 'kysely';
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { addressHash, numberHash } from './address-hash.ts';
import { READ_ROSTER, rosterPurpose } from './commands.ts';
import { knownOf, linkPeople } from './people.ts';
import { plannedChanges } from './plan.ts';
import { RosterError, type RosterFault, readRoster } from './reader.ts';

export type RosterServices = { database: Database; keys: SessionKeys; clock: Clock };

const BATCH = 5000;
const PROGRESS_MS = 250;

export function rosterJobs(services: RosterServices): JobRegistration[] {
  return [{ name: READ_ROSTER, run: (payload) => readUpload(services, String((payload as { uploadId?: unknown }).uploadId)) }];
}

type Counts = {
  read_bytes: number;
  row_count: number;
  repeated_count: number;
  bad_count: number;
  public_count: number;
  unknown_count: number;
};
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
  const counts: Counts = { read_bytes: 0, row_count: 0, repeated_count: 0, bad_count: 0, public_count: 0, unknown_count: 0 };
  const badRows: { line: number; code: string }[] = [];
  const publicLines: number[] = [];
  const unknownRows: { line: number; code: string }[] = [];
  const known = lookedUpOnce(await knownOf(database, upload.school_id));
  const entries = new Entries();
  let toldAt = 0;
  for await (const row of readRoster(file)) {
    counts.read_bytes = row.readBytes;
    counts.row_count += 1;
    if (!row.ok) {
      counts.bad_count += 1;
      if (badRows.length < ROSTER_BAD_ROWS_SHOWN) badRows.push({ line: row.line, code: row.code });
    } else {
      const program = known.program(row);
      const adviser = known.adviser(row.adviser);
      for (const [found, code] of [
        [program, 'unknown_program'],
        [adviser, 'unknown_adviser'],
      ] as const) {
        if (found !== 'unknown') continue;
        counts.unknown_count += 1;
        if (unknownRows.length < ROSTER_BAD_ROWS_SHOWN) unknownRows.push({ line: row.line, code });
      }
      const repeats = entries.put({
        address: addressHash(keys, upload.school_id, row.address).toString('base64'),
        number: rosterNumber(row.number) === '' ? null : numberHash(keys, upload.school_id, row.number).toString('base64'),
        endsOn: row.endsOn,
        programId: program === 'unknown' ? null : program.id,
        adviserId: adviser === 'unknown' ? null : adviser.id,
        line: row.line,
      });
      if (repeats) counts.repeated_count += 1;
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
  if (entries.all().length === 0) {
    const told = { ...counts, bad_rows: JSON.stringify(badRows) };
    await database.updateTable('school_roster_upload').set(told).where('id', '=', upload.id).execute();
    throw new RosterError('no_rows');
  }
  await database.transaction().execute(async (transaction) => {
    await writeRows(transaction, upload.id, entries.all());
    await linkPeople(transaction, keys, upload);
    const told = {
      ...counts,
      ...(await plannedChanges(transaction, upload)),
      bad_rows: JSON.stringify(badRows),
      public_lines: publicLines,
      unknown_rows: JSON.stringify(unknownRows),
    };
    await transaction
      .updateTable('school_roster_upload')
      .set({ ...told, state: 'read', sealed_file: null, read_bytes: file.length })
      .where('id', '=', upload.id)
      .execute();
  });
}

/** The same words stand in thousands of rows. */
function lookedUpOnce({ programs, staff }: Awaited<ReturnType<typeof knownOf>>) {
  const found = new Map<string, RosterFound>();
  const once = (key: string, look: () => RosterFound): RosterFound => {
    const kept = found.get(key) ?? look();
    found.set(key, kept);
    return kept;
  };
  return {
    program: ({ program, level }: { program: string; level: string }) =>
      once(JSON.stringify([program, level]), () => rosterProgram(programs, { program, level })),
    adviser: (text: string) => once(text, () => rosterAdviser(staff, text)),
  };
}

type Entry = {
  address: string;
  number: string | null;
  endsOn: string | null;
  programId: string | null;
  adviserId: string | null;
  line: number;
};

/** The students of a file, each once: a later row of the same number, or of the same address, takes the place of an earlier one. */
class Entries {
  readonly #byAddress = new Map<string, Entry>();
  readonly #addressOf = new Map<string, string>();

  /** @returns whether it took another's place */
  put(entry: Entry): boolean {
    const numbered = entry.number === null ? undefined : this.#addressOf.get(entry.number);
    const repeats = this.#byAddress.has(entry.address) || numbered !== undefined;
    for (const address of new Set([entry.address, ...(numbered === undefined ? [] : [numbered])])) this.#drop(address);
    this.#byAddress.set(entry.address, entry);
    if (entry.number !== null) this.#addressOf.set(entry.number, entry.address);
    return repeats;
  }

  #drop(address: string): void {
    const number = this.#byAddress.get(address)?.number;
    if (number) this.#addressOf.delete(number);
    this.#byAddress.delete(address);
  }

  all(): Entry[] {
    return [...this.#byAddress.values()];
  }
}

async function writeRows(transaction: DatabaseTransaction, uploadId: string, all: readonly Entry[]): Promise<void> {
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const column = <K extends keyof Entry>(key: K) => batch.map((entry) => entry[key]);
    await sql`insert into school_roster_row (upload_id, address_hash, number_hash, ends_on, program_id, adviser_id, line)
      select ${uploadId}::uuid, decode(address, 'base64'), decode(number, 'base64'), ends_on, program_id, adviser_id, line
      from unnest(${column('address')}::text[], ${column('number')}::text[], ${column('endsOn')}::date[], ${column('programId')}::uuid[],
        ${column('adviserId')}::uuid[], ${column('line')}::int[]) as given (address, number, ends_on, program_id, adviser_id, line)`.execute(
      transaction,
    );
  }
}
