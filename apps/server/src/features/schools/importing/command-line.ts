// `schools import FILE`: a list of schools with their e-mail domains, from the command line.

import type { Clock } from '../../../kernel/clock.ts';
import { type CommandOutput, progressLine, readWords, UsageError } from '../../../kernel/command-line.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { CommandLineVerb } from '../../../kernel/feature.ts';
import { CsvFault } from '../../../kernel/files/csv-file.ts';
import { ACADEMIC_SCHOOLS } from './academic-schools.ts';
import { importSchools, type SchoolImport } from './commands.ts';
import { SCHOOL_FORMATS, type SchoolFormat } from './rows.ts';

export const SCHOOLS_USAGE = `schools import FILE --source NAME
  --format csv|json  csv: name, country, city, domains, website, aliases, id; json: the list of university domains (by the file's name)
  --built-in         the list that ships, instead of a file`;

const FAULTS_SHOWN = 20;

/** Runs `schools import`; gives the exit code. */
export async function importSchoolsByWords(
  args: readonly string[],
  context: CommandOutput & { database: Database; clock: Clock },
): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  const line = progressLine(err);
  try {
    const request = requestOf(args);
    const report = await importSchools(context.database, {
      ...request,
      now: context.clock.now(),
      progress: ({ read }) => line.say(`${read} rows read`),
    });
    line.end();
    for (const each of reportLines(report)) out(`${each}\n`);
    return 0;
  } catch (error) {
    line.end();
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${SCHOOLS_USAGE}\n`);
      return 2;
    }
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof CsvFault) err(`Line ${error.line}: ${error.message} Nothing was imported.\n`);
    else if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') err(`${message}\n`);
    else throw error;
    return 1;
  }
}

function requestOf(args: readonly string[]): { file: string; format: SchoolFormat; source: string } {
  const { values, positionals } = readWords(args, {
    format: { type: 'string' },
    source: { type: 'string' },
    'built-in': { type: 'boolean' },
  });
  if (values['built-in']) {
    if (positionals.length > 0 || values.source || values.format) throw new UsageError('--built-in stands alone.');
    return ACADEMIC_SCHOOLS;
  }
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('Say one file.');
  const format = values.format ?? (/\.json$/i.test(file) ? 'json' : 'csv');
  if (!(SCHOOL_FORMATS as readonly string[]).includes(format)) throw new UsageError(`--format is one of ${SCHOOL_FORMATS.join(', ')}.`);
  const source = values.source ?? '';
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(source) || source === 'fairway')
    throw new UsageError(
      '--source names the list: lower-case letters, digits, ".", "_", "-", not "fairway". It finds its schools again next time.',
    );
  return { file, format: format as SchoolFormat, source };
}

function reportLines({ read, created, changed, unchanged, faults }: SchoolImport): string[] {
  return [
    `${read} rows read: ${created} new schools, ${changed} changed, ${unchanged} unchanged, ${faults.length} faults`,
    ...faults.slice(0, FAULTS_SHOWN).map((fault) => `  line ${fault.line}: ${fault.code}: ${fault.detail}`),
    ...(faults.length > FAULTS_SHOWN ? [`  and ${faults.length - FAULTS_SHOWN} more`] : []),
  ];
}

export const VERBS: Record<string, CommandLineVerb> = { 'schools import': { usage: SCHOOLS_USAGE, run: importSchoolsByWords } };
