// How right CVs are read: `npm run bench import-cv [-- FOLDER...] [--lang de] [--file PART --file PART] [--quick] [--faults FIELD]`. Without a folder: the
// corpus of the repository, and CVs that nobody here wrote where they are (../shared/data/cvs/dev). `--file` prints what is wrong in files whose
// name has that part in it, `--faults` what is wrong with a field everywhere; `--quick` reads a third of the files and takes no time; `--floors` writes
// what the corpus reaches, less a little, as what its test holds it to (corpus/floors.json).
//   precision   of the values read, those that are right        recall   of the values in the files, those read
// The judge (import-cv-judge.ts) compares after folding. A file that must give a fault is right when it gives that one. The last line is JSON.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CvReading, emptyCv } from '../packages/cv-reader/src/cv.ts';
import { type Count, type Fault, type Field, judgeCv } from './import-cv-judge.ts';
import { strangersFiles } from './import-cv-strangers.ts';
import { figuresOf, floorsOf, printFields, printFieldsByLanguage, printLanguages, type Sums } from './import-cv-tables.ts';
import { type CvFile, listedFiles } from './import-cv-truth.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CORPUS = path.join(ROOT, 'packages/cv-reader/corpus');
const STRANGERS = '/work/shared/data/cvs/dev';
/** The day of the reading: what goes on goes on until then. */
export const TODAY = '2026-11-24';
const QUICK_EVERY = 3;
const TIMES = 5;

type Result = { ok: true; reading: CvReading } | { ok: false; fault: string };
type Reader = (bytes: Uint8Array, options: { today: string; country?: string }) => Promise<Result>;
export type Read = { file: CvFile; result: Result; counts: Map<Field, Count>; faults: Fault[]; odd?: string; ms: number };

async function findReader(): Promise<Reader> {
  const file = path.join(ROOT, 'packages/cv-reader/src/read-cv.ts');
  if (!existsSync(file)) throw new Error('There is no reader yet: packages/cv-reader/src/read-cv.ts');
  return ((await import(file)) as { readCv: Reader }).readCv;
}

/** The files of a folder that can be judged: made here, or by others with a truth beside them. */
export const judgedFiles = (folder: string): CvFile[] => {
  const listed = listedFiles(folder);
  return listed.length > 0 ? listed : strangersFiles(folder);
};

/** Reads and judges one file. A reader that throws has read nothing. */
export async function readJudged(reader: Reader, folder: string, file: CvFile): Promise<Read> {
  const bytes = new Uint8Array(readFileSync(path.join(folder, file.file)));
  const before = performance.now();
  const result = await reader(bytes, { today: TODAY }).catch((error: unknown): Result => ({ ok: false, fault: `threw ${String(error)}` }));
  const ms = performance.now() - before;
  const cv = result.ok && 'cv' in result.reading ? result.reading.cv : undefined;
  const empty = { counts: new Map<Field, Count>(), faults: [] };
  const verdict = file.truth ? judgeCv(cv ?? emptyCv(), file.truth) : empty;
  return { file, result, ...verdict, ms, ...oddness(file, result) };
}

/** What an odd file gave that it must not give. */
function oddness({ fault, absent = [], truth }: CvFile, result: Result): { odd?: string } {
  const said = result.ok ? 'a reading' : result.fault;
  if (fault && !fault.includes(said)) return { odd: `${fault.join(' or ')} expected, ${said} given` };
  if (!fault && truth && !result.ok) return { odd: `not read: ${said}` };
  const told = result.ok ? JSON.stringify('cv' in result.reading ? result.reading.cv : result.reading).toLowerCase() : '';
  const seen = absent.filter((words) => told.includes(words.toLowerCase()));
  return seen.length > 0 ? { odd: `read what nobody sees: ${seen.join(', ')}` } : {};
}

/** Counts of all files by language and field. */
export function summed(reads: readonly Read[]): Sums {
  const sums: Sums = new Map();
  for (const { file, counts } of reads) {
    const language = file.truth?.language ?? '';
    const fields = sums.get(language) ?? new Map<Field, Count>();
    for (const [field, count] of counts) {
      const sum = fields.get(field) ?? { said: 0, right: 0, wanted: 0, found: 0 };
      for (const part of ['said', 'right', 'wanted', 'found'] as const) sum[part] += count[part];
      fields.set(field, sum);
    }
    if (counts.size > 0) sums.set(language, fields);
  }
  return sums;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of reading, the reader warm: a PDF of one page (median of several files), and one of 20. */
async function times(reader: Reader, reads: readonly Read[], folder: string): Promise<Record<string, number>> {
  const isOnePage = ({ file, result }: Read) =>
    file.file.endsWith('.pdf') && result.ok && 'cv' in result.reading && result.reading.document?.pages === 1;
  const once = async (file: CvFile) => (await readJudged(reader, folder, file)).ms;
  const onePage: number[] = [];
  for (const { file } of reads.filter(isOnePage).slice(0, 20)) onePage.push(await once(file));
  const long = reads.find(({ file }) => file.layout === '20 pages')?.file;
  const twenty: number[] = [];
  if (long) for (let time = 0; time < TIMES; time += 1) twenty.push(await once(long));
  return { onePageMs: Math.round(median(onePage)), ...(long && { twentyPagesMs: Math.round(median(twenty)) }) };
}

function printFaults(reads: readonly Read[], parts: readonly string[], field: string | undefined): void {
  for (const { file, faults, odd } of reads) {
    const isNamed = parts.some((part) => file.file.includes(part));
    const shown = faults.filter((fault) => isNamed || fault.field === field);
    if (shown.length > 0 || (odd && isNamed)) console.log(`\n${file.file}${odd ? ` (${odd})` : ''}`);
    for (const { field: name, text } of shown) console.log(`  ${name.padEnd(21)} ${text}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      file: { type: 'string', multiple: true, default: [] },
      faults: { type: 'string' },
      quick: { type: 'boolean', default: false },
      floors: { type: 'boolean', default: false },
    },
  });
  const reader = await findReader();
  const told: Record<string, unknown> = {};
  const folders = positionals.length > 0 ? positionals : [CORPUS, STRANGERS];
  for (const folder of folders.filter((each) => existsSync(each))) {
    const files = judgedFiles(folder)
      .filter(({ truth }) => !values.lang || truth?.language === values.lang)
      .filter(({ file }) => values.file.length === 0 || values.file.some((part) => file.includes(part)))
      .filter((_, at) => !values.quick || at % QUICK_EVERY === 0);
    const reads: Read[] = [];
    for (const file of files) reads.push(await readJudged(reader, folder, file));
    printFaults(reads, values.file, values.faults);
    const sums = summed(reads);
    console.log(`\n## ${folder}: ${reads.length} files`);
    printFields(sums);
    printFieldsByLanguage(sums);
    printLanguages(sums);
    for (const { file, odd } of reads) if (odd) console.log(`odd: ${file.file}: ${odd}`);
    const time = values.quick || values.file.length > 0 ? {} : await times(reader, reads, folder);
    if (values.floors && folder === CORPUS) writeFileSync(path.join(CORPUS, 'floors.json'), floorsOf(sums));
    told[path.basename(folder)] = { files: reads.length, odd: reads.filter(({ odd }) => odd).length, ...figuresOf(sums), ...time };
  }
  console.log(JSON.stringify({ bench: 'import-cv', ...told }));
}

if (import.meta.main) await main();
