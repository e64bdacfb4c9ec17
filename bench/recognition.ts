// How right an import recognises what postings say: `npm run bench recognition [-- --show | --read PART --folder FOLDER]`. Real postings, drawn
// by chance (recognition-sample.ts), were read before anything was recognised in them; what they say stands in recognition-truth.json, by id. Rules
// may learn from every part but the last five, `fourteenth` to `eighteenth`, which are looked at for their figures alone (`--show` prints what is wrong in
// the others); of `fourth` and `fifth` only the category was judged, by title, organization and the beginning of the text. `--read` prints a part as a judge reads it, without what
// is recognised.
//   precision   of the values recognised, those that are right
//   recall      of the values a reader finds, those recognised
// A field of the truth: `A+B~C` is A and B, and C is right as well; `A|B` is one of the two, both are right; `-` was not judged. A language counts beside
// the text's own, a salary by all its parts, a skill by its name in our list (those that feeds or degrees name beside what is asked are right as
// well). The last line is JSON.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtInSkills, skillFinder } from '@fairway/rules/recognition/skills';
import type { RawPosting } from '../apps/server/src/features/feeds/posting.ts';
import { type PreparedPosting, type PrepareOptions, preparePosting } from '../apps/server/src/features/feeds/prepare.ts';
import { PARTS, type Part, UNSEEN_PARTS } from './recognition-parts.ts';
import { allPostings, drawnPostings } from './recognition-sample.ts';

const REAL_FOLDER = '/work/shared/data/jobs';
/** Postings that are prepared for the time. */
const TIMED = 3000;
const EVERY = 5;
const READ_CHARACTERS = 12_000;

const FIELDS = ['category', 'level', 'type', 'city', 'languages', 'salary', 'skills'] as const;
type Field = (typeof FIELDS)[number];
type Truth = { part: Part } & Partial<Record<Field, string>>;

/** What was recognised, in the words of the truth. */
const SAID: Record<Field, (posting: PreparedPosting) => string[]> = {
  category: ({ columns }) => columns.categories,
  level: ({ columns }) => columns.education_levels,
  type: ({ columns }) => columns.employment_types,
  city: ({ places }) => [...new Set(places.flatMap(({ city }) => city ?? []))],
  languages: ({ columns }) => columns.languages.filter((language) => columns.description_text === '' || language !== columns.language),
  salary: ({ columns }) => {
    const { salary_min: min, salary_max: max, salary_currency: currency, salary_unit: unit } = columns;
    if (min === null && max === null) return [];
    const amounts = min === null || max === null || min === max ? `${min ?? max}` : `${min}-${max}`;
    return [[amounts, currency, unit].filter(Boolean).join(' ')];
  },
  skills: ({ columns }) => columns.skills,
};

type Count = { said: number; right: number; wanted: number; found: number };

/** Values of the truth between their plus signs; C++ keeps its own. */
const values = (text: string) => text.split(/(?<=[^+]|\+\+)\+(?!\+)/).filter(Boolean);

/** What is right of the values said, and what is missing. Nothing said and nothing wanted is no count at all. */
function judge(said: readonly string[], truth: string): { wrong: string[]; missed: string[]; count: Count } {
  const [musts = '', also = ''] = truth.split('~');
  const wanted = values(musts);
  const allowed = new Set([...wanted.flatMap((group) => group.split('|')), ...values(also)].map((value) => value.toLowerCase()));
  const has = (value: string) => said.some((one) => one.toLowerCase() === value.toLowerCase());
  const wrong = said.filter((value) => !allowed.has(value.toLowerCase()));
  const missed = wanted.filter((group) => !group.split('|').some(has));
  return {
    wrong,
    missed,
    count: { said: said.length, right: said.length - wrong.length, wanted: wanted.length, found: wanted.length - missed.length },
  };
}

const readTruths = (): Record<string, Truth> => JSON.parse(readFileSync(new URL('./recognition-truth.json', import.meta.url), 'utf8'));

const share = (some: number, all: number) => Number((some / Math.max(1, all)).toFixed(3));

async function main(folder: string, shows: boolean): Promise<void> {
  const truths = readTruths();
  const options = { skills: skillFinder(builtInSkills()), shiftDays: 0 };
  const counts = new Map<string, Count>();
  const judged = new Map<string, number>();
  const all = (await allPostings(folder)).flatMap(({ postings }) => postings);
  for (const posting of all) {
    const truth = truths[posting.sourceId];
    if (!truth) continue;
    const prepared = preparePosting(posting, options);
    for (const field of FIELDS) {
      const wanted = truth[field];
      if (wanted === undefined || wanted === '-') continue;
      const { wrong, missed, count } = judge(SAID[field](prepared), wanted);
      const key = `${truth.part} ${field}`;
      const sum = counts.get(key) ?? { said: 0, right: 0, wanted: 0, found: 0 };
      for (const part of ['said', 'right', 'wanted', 'found'] as const) sum[part] += count[part];
      counts.set(key, sum);
      judged.set(key, (judged.get(key) ?? 0) + 1);
      if (shows && !UNSEEN_PARTS.has(truth.part) && wrong.length + missed.length > 0) {
        const notes = [...wrong.map((value) => `- ${value}`), ...missed.map((value) => `+ ${value}`)];
        console.log(`${field}: ${notes.join(', ')} | ${posting.sourceId} ${prepared.columns.title}`);
      }
    }
  }
  console.log('part    field      postings  precision  recall');
  for (const [key, { said, right, wanted, found }] of counts) {
    const [part = '', field = ''] = key.split(' ');
    const figures = `${share(right, said).toFixed(3)} (${right} of ${said})  ${share(found, wanted).toFixed(3)} (${found} of ${wanted})`;
    console.log(`${part.padEnd(6)}  ${field.padEnd(9)}  ${String(judged.get(key)).padStart(8)}  ${figures}`);
  }
  const figures = (part: Part) =>
    Object.fromEntries(
      FIELDS.flatMap((field) => {
        const count = counts.get(`${part} ${field}`);
        return count ? [[field, [share(count.right, count.said), share(count.found, count.wanted)]]] : [];
      }),
    );
  const byPart = Object.fromEntries(PARTS.map((part) => [part, figures(part)]));
  console.log(JSON.stringify({ bench: 'recognition', ...byPart, msEach: timeEach(all, options) }));
}

/** Processor time of preparing one posting, in ms, recognisers warm. */
function timeEach(all: readonly RawPosting[], options: PrepareOptions): number {
  const some = all.filter((_, at) => at % EVERY === 0).slice(0, TIMED);
  for (const posting of some) preparePosting(posting, options);
  const before = process.cpuUsage();
  for (const posting of some) preparePosting(posting, options);
  const { user, system } = process.cpuUsage(before);
  return Number(((user + system) / 1000 / Math.max(1, some.length)).toFixed(3));
}

/** What a judge reads of each drawn posting: what the feed says, and its text. */
async function read(folder: string, part: Part): Promise<void> {
  const options = { skills: skillFinder(builtInSkills()), shiftDays: 0 };
  const judgedFirst = new Set(
    Object.entries(readTruths()).flatMap(([id, truth]) => (truth.part === 'train' || truth.part === 'test' ? [id] : [])),
  );
  for (const { posting } of (await drawnPostings(folder, judgedFirst)).filter((drawn) => drawn.part === part)) {
    const { sourceId, title, company, categories, industries, employmentTypes, places, salary, skills, educationText } = posting;
    const said = [categories, industries, employmentTypes, skills].map((values) => values.join(', ')).join(' | ');
    const where = places.map(({ raw, city, region, country }) => [raw, city, region, country].filter(Boolean).join(', ')).join('; ');
    const text = preparePosting(posting, options).columns.description_text.replaceAll(/\s+/g, ' ');
    console.log(
      `${sourceId} | ${title} | ${company.name} | ${said} | ${where} | ${salary?.raw ?? ''} | ${educationText ?? ''}\n  ${text.slice(0, READ_CHARACTERS)}\n`,
    );
  }
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: { show: { type: 'boolean', default: false }, read: { type: 'string' }, folder: { type: 'string', default: REAL_FOLDER } },
  });
  const part = PARTS.find((each) => each === options.read);
  if (part) await read(options.folder, part);
  else await main(options.folder, options.show);
}
