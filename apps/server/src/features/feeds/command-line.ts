// `jobs import FILE|URL --format F --source NAME`, and the commands of scheduled feeds. Progress goes to standard error, the report to
// standard output; the exit code is 1 where the import failed or the feed was cut off.

import { parseArgs } from 'node:util';
import { FEED_FORMATS } from '@fairway/rules/feeds';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import { UsageError } from '../../kernel/command-line.ts';
import { newId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.ts';
import { FeedFailure, runFeed } from './commands.ts';
import { isFeedFormat } from './formats.ts';
import { FetchFault } from './gateway.ts';
import { CSV_FIELDS } from './readers/csv.ts';
import { type FeedCounts, reportLines } from './report.ts';

export const FEED_USAGE = `jobs import FILE|URL --format ${FEED_FORMATS.join('|')} --source NAME
  --as-of DATE       shift all dates so that the newest publication day is DATE
  --full             the feed holds all open postings: withdraw what is missing
  --company NAME     the employer, where the feed does not name it
  --map FIELD=COLUMN[,FIELD=COLUMN]   CSV columns; fields: ${Object.keys(CSV_FIELDS).join(', ')}
  --undated-days N   postings without a deadline end so many days after publication (60)
  --threads N        threads for sanitising and recognising (2)
  --allow-host HOST  an internal host that may be fetched from`;

export type CommandLine = {
  pool: pg.Pool;
  clock: Clock;
  log?: Log;
  out?: (text: string) => void;
  err?: (text: string) => void;
};

/** Runs `jobs import`; gives the exit code. */
export async function runFeedOnce(args: readonly string[], line: CommandLine): Promise<number> {
  const out = line.out ?? ((text: string) => process.stdout.write(text));
  const err = line.err ?? ((text: string) => process.stderr.write(text));
  const isTerminal = line.err === undefined && process.stderr.isTTY === true;
  let request: Parameters<typeof runFeed>[1];
  try {
    request = feedRequest(args);
  } catch (error) {
    err(`${(error as Error).message}\n\n${FEED_USAGE}\n`);
    return 2;
  }
  const started = performance.now();
  const progress = (counts: FeedCounts) => {
    const seconds = (performance.now() - started) / 1000;
    const text = `${counts.read} read, ${counts.created} new, ${counts.changed} changed, ${counts.faulty} bad, ${Math.round(counts.read / seconds)} a second`;
    err(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
  };
  try {
    const report = await runFeed({ pool: line.pool, now: () => line.clock.now(), newId }, { ...request, progress });
    if (isTerminal) err('\r\u001b[K');
    for (const each of reportLines(report)) out(`${each}\n`);
    return report.broken ? 1 : 0;
  } catch (error) {
    if (!(error instanceof FeedFailure || error instanceof FetchFault)) throw error;
    if (isTerminal) err('\r\u001b[K');
    err(`${error.message}\n`);
    return 1;
  }
}

/** Reads the words of the command. @throws {UsageError} */
export function feedRequest(args: readonly string[]): Parameters<typeof runFeed>[1] {
  const { values, positionals } = readArguments(args);
  const origin = positionals[0];
  if (!origin || positionals.length > 1) throw new UsageError('Say one file or address to import.');
  if (!isFeedFormat(values.format)) throw new UsageError(`--format is one of ${FEED_FORMATS.join(', ')}.`);
  if (!values.source) throw new UsageError('--source names where the postings come from; it finds them again next time.');
  const asOf = values['as-of'];
  if (asOf !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))))
    throw new UsageError('--as-of is a date such as 2026-11-21.');
  return {
    origin,
    format: values.format,
    source: values.source,
    company: values.company,
    map: readMap(values.map ?? []),
    asOf,
    isFull: values.full ?? false,
    undatedDays: wholeNumber('--undated-days', values['undated-days'] ?? '60', 1, 730),
    threads: wholeNumber('--threads', values.threads ?? '2', 1, 16),
    fetch: { allowHosts: values['allow-host'] ?? [] },
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        source: { type: 'string' },
        company: { type: 'string' },
        map: { type: 'string', multiple: true },
        'as-of': { type: 'string' },
        full: { type: 'boolean' },
        'undated-days': { type: 'string' },
        threads: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readMap(given: readonly string[]): Record<string, string> {
  const map: Record<string, string> = {};
  for (const pair of given.flatMap((list) => list.split(','))) {
    const [field = '', column] = pair.split('=').map((part) => part.trim());
    if (!(field in CSV_FIELDS) || !column)
      throw new UsageError(`--map ${JSON.stringify(pair)}: say FIELD=COLUMN with a field of ${Object.keys(CSV_FIELDS).join(', ')}.`);
    map[field] = column;
  }
  return map;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`${name} is a whole number from ${least} to ${most}.`);
  return number;
}
