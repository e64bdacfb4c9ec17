// Rows of a roster: a CSV with a header (email; optionally number, end date, program, level, adviser; others, names among them, are passed over)
// or a bare list of addresses. UTF-8 with
// or without its mark, UTF-16, else the Western encoding of spreadsheets; comma, semicolon or tab. Memory: the file and one record.
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { ROSTER_FAULTS, ROSTER_ROW_FAULTS } from '@fairway/contract/verification/rosters';
import { isEmail } from '@fairway/rules/emails';
import { CsvError, parse } from 'csv-parse';

export type RosterFault = (typeof ROSTER_FAULTS)[number];
type RosterRowFault = (typeof ROSTER_ROW_FAULTS)[number];
/** Texts as they stand there; '': nothing. */
type RosterCells = { address: string; endsOn: string | null; number: string; program: string; level: string; adviser: string };
export type RosterRow = { line: number; readBytes: number } & (({ ok: true } & RosterCells) | { ok: false; code: RosterRowFault });

/** The file as a whole cannot be taken. */
export class RosterError extends Error {
  override name = 'RosterError';
  readonly fault: RosterFault;
  constructor(fault: RosterFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const MOST_ROWS = 500_000;
const RECORD_CHARACTERS = 20_000;
const CHUNK_CHARACTERS = 65_536;
const EMAIL_COLUMNS = new Set(['email', 'mail', 'emailaddress', 'mailaddress', 'address', 'studentemail']);
const END_COLUMNS = new Set(['end', 'enddate', 'endson', 'endon', 'ends', 'validuntil', 'until', 'graduation', 'graduationdate']);
const OTHER_COLUMNS = {
  number: new Set([
    'number',
    'studentnumber',
    'studentno',
    'studentid',
    'id',
    'matriculation',
    'matriculationnumber',
    'registrationnumber',
  ]),
  program: new Set(['program', 'programme', 'studyprogram', 'studyprogramme', 'degreeprogram', 'degreeprogramme']),
  level: new Set(['level', 'degree', 'degreelevel', 'educationlevel']),
  adviser: new Set(['adviser', 'advisor', 'adviseremail', 'advisoremail', 'careeradviser', 'careeradvisor']),
};
type Columns = { email: number; end: number } & Record<keyof typeof OTHER_COLUMNS, number>;
const folded = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** Reads rows, bad ones too, in order. @throws {RosterError} */
export async function* readRoster(file: Buffer): AsyncGenerator<RosterRow> {
  const text = decoded(file);
  if (text.trim() === '') throw new RosterError('empty');
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
    max_record_size: RECORD_CHARACTERS,
  });
  Readable.from(pieces(text)).pipe(parser);
  const bytesPerCharacter = file.length / text.length;
  let columns: Columns | undefined;
  let line = 0;
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number; bytes: number } }>) {
      const start = line + 1;
      line = info.lines;
      if (!columns) {
        columns = columnsOf(record);
        // A bare list has no header: its first row is a row.
        if (!record.some((value) => value.includes('@'))) continue;
      }
      if (++count > MOST_ROWS) throw new RosterError('too_many_rows');
      const readBytes = Math.min(file.length, Math.round(info.bytes * Math.min(1, bytesPerCharacter)));
      yield { line: Math.max(start, info.lines - record.join('').split('\n').length + 1), readBytes, ...readRow(record, columns) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new RosterError('damaged', error);
    throw error;
  } finally {
    parser.destroy();
  }
}

function columnsOf(record: readonly string[]): Columns {
  const names = record.map(folded);
  const email = names.findIndex((name) => EMAIL_COLUMNS.has(name));
  const at = (known: ReadonlySet<string>) => names.findIndex((name) => known.has(name));
  const { number, program, level, adviser } = OTHER_COLUMNS;
  if (email >= 0) return { email, end: at(END_COLUMNS), number: at(number), program: at(program), level: at(level), adviser: at(adviser) };
  const bare = record.findIndex((value) => value.includes('@'));
  if (bare < 0) throw new RosterError('no_column');
  return { email: bare, end: -1, number: -1, program: -1, level: -1, adviser: -1 };
}

function readRow(record: readonly string[], columns: Columns): ({ ok: true } & RosterCells) | { ok: false; code: RosterRowFault } {
  const address = (record[columns.email] ?? '').trim().replace(/^mailto:/i, '');
  if (address === '') return { ok: false, code: 'no_address' };
  if (!isEmail(address)) return { ok: false, code: 'bad_address' };
  const cell = (column: number) => (column < 0 ? '' : (record[column] ?? '').trim());
  const end = cell(columns.end);
  const endsOn = end === '' ? null : dateOf(end);
  if (endsOn === undefined) return { ok: false, code: 'bad_date' };
  const { number, program, level, adviser } = columns;
  return { ok: true, address, endsOn, number: cell(number), program: cell(program), level: cell(level), adviser: cell(adviser) };
}

/** 2027-06-30, 30.06.2027, or a month 2027-06, which ends on its last day; the other orders say two things, so they say nothing. */
function dateOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (!year || !month) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const on = day === undefined ? last : Number(day);
  const good = Number(year) >= 1950 && Number(year) <= 2200 && Number(month) >= 1 && Number(month) <= 12 && on >= 1 && on <= last;
  return good ? `${year}-${month.padStart(2, '0')}-${String(on).padStart(2, '0')}` : undefined;
}

function decoded(file: Buffer): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  return new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252').decode(file);
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) yield text.slice(at, at + CHUNK_CHARACTERS);
}

/** The sign that stands most often in the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, RECORD_CHARACTERS).split('\n')[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}
