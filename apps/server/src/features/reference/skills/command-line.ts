// `skills import FILE`: the skills of ESCO, or another list in its form, from the command line.

import { isLocale } from '@fairway/rules/locales';
import { type CommandOutput, progressLine, readWords, UsageError } from '../../../kernel/command-line.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { CommandLineVerb } from '../../../kernel/feature.ts';
import { CsvFault } from '../../../kernel/files/csv-file.ts';
import { importSkills, type SkillImport } from './commands.ts';

export const SKILLS_USAGE = `skills import FILE   a CSV of ESCO (skills_en.csv): conceptUri, preferredLabel, altLabels
  --locale CODE      the language of the file (en); other languages add names to the skills that are there
  --source NAME      where the skills come from (esco)`;

const FAULTS_SHOWN = 20;

/** Runs `skills import`; gives the exit code. */
export async function importSkillsByWords(args: readonly string[], context: CommandOutput & { database: Database }): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  const line = progressLine(err);
  try {
    const request = requestOf(args);
    const report = await importSkills(context.database, { ...request, progress: ({ read }) => line.say(`${read} rows read`) });
    line.end();
    for (const each of reportLines(report)) out(`${each}\n`);
    return 0;
  } catch (error) {
    line.end();
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${SKILLS_USAGE}\n`);
      return 2;
    }
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof CsvFault) err(`Line ${error.line}: ${error.message} Nothing was imported.\n`);
    else if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') err(`${message}\n`);
    else throw error;
    return 1;
  }
}

function requestOf(args: readonly string[]): { file: string; source: string; locale: string } {
  const { values, positionals } = readWords(args, {
    locale: { type: 'string', default: 'en' },
    source: { type: 'string', default: 'esco' },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('Say one file.');
  if (!isLocale(values.locale)) throw new UsageError(`--locale ${values.locale} is no language of the platform.`);
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(values.source) || values.source === 'fairway')
    throw new UsageError('--source is a name of lower-case letters, digits, ".", "_", "-", not "fairway".');
  return { file, source: values.source, locale: values.locale };
}

function reportLines({ read, created, changed, unchanged, faults }: SkillImport): string[] {
  return [
    `${read} rows read: ${created} new skills, ${changed} changed, ${unchanged} unchanged, ${faults.length} bad`,
    ...faults.slice(0, FAULTS_SHOWN).map((fault) => `  line ${fault.line}: ${fault.code}: ${fault.detail}`),
    ...(faults.length > FAULTS_SHOWN ? [`  and ${faults.length - FAULTS_SHOWN} more`] : []),
  ];
}

export const VERBS: Record<string, CommandLineVerb> = { 'skills import': { usage: SKILLS_USAGE, run: importSkillsByWords } };
