// Writes CSV as spreadsheets read it: UTF-8 with a mark, commas, CRLF, RFC 4180 quotes. A text that a spreadsheet would run as a formula
// (= + - @, tab, carriage return, also in full width) gets an apostrophe before it; numbers of ours do not.
import type { ApiRequest } from '../http/request.ts';

/** What a cell may hold; a date as its ISO text, nothing for null. */
export type CsvCell = string | number | boolean | Date | null;

const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const encoder = new TextEncoder();

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file with its end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/**
 * The reply of an endpoint that `produces: 'text/csv'`: names the download and writes batch by batch. The first batch is read before the
 * reply begins, so that what fails then is still told as a problem.
 */
export async function csvReply<R>(
  request: ApiRequest,
  { fileName, header, batches, line }: CsvDownload<R>,
): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
  const first = await batches.next();
  request.setHeader('content-disposition', `attachment; filename="${fileName.replace(/[^A-Za-z0-9._-]+/g, '-')}"`);
  return bytesOf(first, batches, header, line);
}

export type CsvDownload<R> = {
  /** As people save it: `students-2026-11-21.csv`. */
  fileName: string;
  /** Names of the columns. */
  header: readonly string[];
  /** From rowBatches. */
  batches: AsyncGenerator<R[]>;
  /** The cells of a row, in the order of the header. */
  line: (row: R) => readonly CsvCell[];
};

async function* bytesOf<R>(
  first: IteratorResult<R[], unknown>,
  batches: AsyncGenerator<R[]>,
  header: readonly string[],
  line: (row: R) => readonly CsvCell[],
): AsyncGenerator<Uint8Array, void, undefined> {
  yield encoder.encode(`\ufeff${csvLine(header)}`);
  for (let batch = first; !batch.done; batch = await batches.next())
    yield encoder.encode(batch.value.map((row) => csvLine(line(row))).join(''));
}
