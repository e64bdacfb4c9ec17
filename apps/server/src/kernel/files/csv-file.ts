// Rows of a CSV file with a header, as a stream: memory is one record. UTF-8, packed with gzip or not. A file that is cut off, is no UTF-8 or
// has no header ends in a CsvFault with its line; nothing is guessed.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';

export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;
  /** There is no line at all. */
  readonly isEmpty: boolean;
  constructor(line: number, message: string, isEmpty = false) {
    super(message);
    this.line = line;
    this.isEmpty = isEmpty;
  }
}

/** A row, by the names of the columns in lower case; `line` is where it begins. */
export type CsvRow = { line: number; values: Readonly<Record<string, string>> };

const RECORD_CHARACTERS = 1_000_000;
/** After so many rows the process answers others: what is done with a long list is seconds of work, and a stream of a file on disk never waits. */
export const ROWS_A_TURN = 50;

/** Reads rows. `needed`: columns that the header must have. @throws {CsvFault} */
export async function* readCsvFile(file: string, needed: readonly string[]): AsyncGenerator<CsvRow> {
  const source = createReadStream(file);
  const bytes = unpacked(source);
  const head = await headOf(bytes);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: RECORD_CHARACTERS,
  });
  const all = Readable.from(joined(head, bytes));
  all.on('error', (error) => parser.destroy(error));
  all.pipe(parser);
  let columns: string[] | undefined;
  let line = 0;
  let read = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const start = line + 1;
      line = info.lines;
      if (columns) {
        if (record.some((value) => value.includes('\ufffd'))) throw new CsvFault(start, 'The file is not UTF-8.');
        yield { line: start, values: Object.fromEntries(columns.map((column, at) => [column, (record[at] ?? '').trim()])) };
        if (++read % ROWS_A_TURN === 0) await nextTurn();
        continue;
      }
      columns = record.map((name) => name.trim().toLowerCase());
      const missing = needed.filter((name) => !columns?.includes(name.toLowerCase()));
      if (missing.length > 0)
        throw new CsvFault(1, `The header has no column ${missing.join(', ')}. Columns: ${record.join(', ').slice(0, 300)}.`);
    }
    if (!columns) throw new CsvFault(1, 'The file is empty.', true);
  } catch (error) {
    if (error instanceof CsvError)
      throw new CsvFault(line + 1, error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'The file is cut off: a quote is not closed.' : error.message);
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new CsvFault(line + 1, 'The packed file is cut off or damaged.');
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** The bytes, unpacked where they begin as gzip does. */
async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = joined(first.value, { [Symbol.asyncIterator]: () => iterator });
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) yield* whole;
  else {
    const gunzip = createGunzip();
    const packed = Readable.from(whole);
    packed.on('error', (error) => gunzip.destroy(error));
    yield* packed.pipe(gunzip);
  }
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/** The bytes up to the first line break at least. */
async function headOf(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (!head.includes('\n') && head.length < RECORD_CHARACTERS) {
    const next = await bytes.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

/** The sign that stands most often in the header. */
function delimiterOf(head: Buffer): string {
  const line = head.toString('utf8').split('\n')[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}
