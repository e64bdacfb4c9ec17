// How good the answers of job search are: `npm run bench relevance [-- --worst N --lines N --folder FOLDER]`. Some hundred questions, as students type
// them in 14 languages, over the demo world and real postings (relevance-corpus.ts). What is right is judged by patterns over titles and
// places, never by our own dictionary of concepts, and strictly: the right work at the right place.
//   precision   of the first ten: right ones of those that could be, min(10, right ones in the corpus)
//   nothing     questions whose first ten hold nothing right although something is there
// The floor of the same run is a plain search: every word of the question stands in the posting, latest first.
// A question that nothing in the corpus is right for is reported and not counted. The last line is JSON.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { JobIndex } from '@fairway/search/job-index';
import { namingText } from '@fairway/search/terms';
import type { SearchRequest, SearchResult } from '@fairway/search/types';
import { queryWords, wordsOf } from '@fairway/search/words';
import { CORPUS_TODAY, type CorpusPosting, demoCorpus, realCorpus } from './relevance-corpus.ts';

const SHOWN = 10;
const REAL_POSTINGS_EACH = 700;
const REAL_FOLDER = '/work/shared/data/jobs';

/** `title`: names of patterns, all of which the title has to match. `skill`, `place` and `kind`: names of one. */
type Question = { ask: string; language: string; title?: string[]; skill?: string; place?: string; kind?: string };
/**
 * Patterns by name. A skill stands anywhere in a posting, in the case of its pattern: titles seldom name one. A kind is right by its title or by
 * one of the posting's employment types.
 */
type Judgements = {
  titles: Record<string, string>;
  skills: Record<string, string>;
  places: Record<string, string>;
  kinds: Record<string, { title: string; types: string[] }>;
  questions: Question[];
};

type Answer = {
  question: Question;
  /** Ids of the right postings in the corpus. */
  right: ReadonlySet<string>;
  precision: number;
  plainPrecision: number;
  result: SearchResult;
};

/** How many of the worst questions are printed, and how many titles of each. */
type Shown = { worst: number; lines: number };

async function main(shown: Shown, folder: string): Promise<void> {
  const { questions, ...patterns } = JSON.parse(readFileSync(new URL('./relevance-questions.json', import.meta.url), 'utf8')) as Judgements;
  const corpus = [...demoCorpus(), ...(await realCorpus(folder, REAL_POSTINGS_EACH))];
  const index = new JobIndex(corpus.length);
  for (const { document } of corpus) index.put(document);
  const byId = new Map(corpus.map((posting) => [posting.document.id, posting]));
  const plain = plainSearch(corpus);
  const judge = judgeOf(patterns);

  const answers = questions.map((question): Answer => {
    const isRight = judge(question);
    const right = new Set(corpus.filter(isRight).map(({ document }) => document.id));
    const precisionOf = (ids: readonly string[]) => ids.filter((id) => right.has(id)).length / Math.max(1, Math.min(SHOWN, right.size));
    const result = index.search(request(question.ask));
    return { question, right, precision: precisionOf(result.ids), plainPrecision: precisionOf(plain(question.ask)), result };
  });
  report(answers, byId, shown);
  const counted = answers.filter(({ right }) => right.size > 0);
  const share = (precisions: readonly number[]) => Number(mean(precisions).toFixed(3));
  console.log(
    JSON.stringify({
      bench: 'relevance',
      postings: corpus.length,
      realPostings: corpus.filter(({ source }) => source !== 'demo').length,
      questions: counted.length,
      precision: share(counted.map(({ precision }) => precision)),
      nothingRight: counted.filter(({ precision }) => precision === 0).length,
      plainPrecision: share(counted.map(({ plainPrecision }) => plainPrecision)),
      plainNothingRight: counted.filter(({ plainPrecision }) => plainPrecision === 0).length,
    }),
  );
}

/** Which postings are right for a question. */
function judgeOf({
  titles,
  skills,
  places,
  kinds,
}: Omit<Judgements, 'questions'>): (question: Question) => (posting: CorpusPosting) => boolean {
  const compiled = new Map<string, RegExp>();
  const pattern = (source: string | undefined, name: string, flags: string) => {
    if (source === undefined) throw new Error(`No judgement is called ${name}.`);
    const known = compiled.get(flags + source) ?? new RegExp(source, flags);
    compiled.set(flags + source, known);
    return known;
  };
  return ({ title = [], skill, place, kind }) => {
    const titled = title.map((name) => pattern(titles[name], name, 'iu'));
    const skilled = skill === undefined ? undefined : pattern(skills[skill], skill, 'u');
    const placed = place === undefined ? [] : [pattern(places[place], place, 'imu')];
    const wanted = kind === undefined ? undefined : kinds[kind];
    const called = kind === undefined ? undefined : pattern(wanted?.title, kind, 'iu');
    return ({ document, where }) =>
      titled.every((one) => one.test(document.title)) &&
      (!skilled || skilled.test(`${document.title}\n${document.skills.join('\n')}\n${document.text}`)) &&
      placed.every((one) => one.test(where)) &&
      (!called || called.test(document.title) || document.facets.employment_types.some((type) => wanted!.types.includes(type)));
  };
}

/** The floor: postings that hold every word as it is written, latest first. */
function plainSearch(corpus: readonly CorpusPosting[]): (text: string) => string[] {
  const latestFirst = [...corpus].sort((a, b) => b.document.publishedAt - a.document.publishedAt);
  const held = latestFirst.map(({ document }) => ({
    id: document.id,
    words: new Set(wordsOf(`${document.title}\n${namingText(document)}\n${document.text}`)),
  }));
  return (text) => {
    const asked = queryWords(text).words;
    const found = held.filter(({ words }) => asked.every((word) => words.has(word)));
    return found.slice(0, SHOWN).map(({ id }) => id);
  };
}

function request(text: string): SearchRequest {
  return {
    text,
    prefix: false,
    filters: {},
    organizationIds: [],
    visibility: { schoolIds: [], excludeSchoolIds: [] },
    languages: [],
    sort: 'relevance',
    after: null,
    offset: 0,
    pageSize: SHOWN,
    now: CORPUS_TODAY.getTime(),
  };
}

function report(answers: readonly Answer[], byId: ReadonlyMap<string, CorpusPosting>, { worst, lines }: Shown): void {
  const counted = answers.filter(({ right }) => right.size > 0);
  const uncounted = answers.filter(({ right }) => right.size === 0).map(({ question }) => question.ask);
  if (uncounted.length > 0) console.log(`not counted, nothing is right for them: ${uncounted.join(' · ')}`);
  console.log('language  questions  precision  nothing  plain  nothing');
  const line = (name: string, some: readonly Answer[]) => {
    const figures = [
      String(some.length).padStart(9),
      mean(some.map(({ precision }) => precision))
        .toFixed(3)
        .padStart(9),
      String(some.filter(({ precision }) => precision === 0).length).padStart(7),
      mean(some.map(({ plainPrecision }) => plainPrecision)).toFixed(3),
      String(some.filter(({ plainPrecision }) => plainPrecision === 0).length).padStart(7),
    ];
    console.log(`${name.padEnd(8)}  ${figures.join('  ')}`);
  };
  for (const language of new Set(counted.map(({ question }) => question.language)))
    line(
      language,
      counted.filter(({ question }) => question.language === language),
    );
  line('all', counted);
  console.log(`the ${worst} worst, each with its first ${lines} (+ right, - wrong):`);
  const sorted = [...counted].sort((a, b) => a.precision - b.precision || b.right.size - a.right.size);
  for (const { question, right, precision, result } of sorted.slice(0, worst)) {
    const notes = [
      `${precision.toFixed(2)} of ${Math.min(SHOWN, right.size)} (${right.size} right, ${result.total} found)`,
      result.correctedText === null ? '' : `corrected to "${result.correctedText}"`,
      result.relaxed === null ? '' : `without "${result.relaxed.without.join('", "')}"`,
    ];
    console.log(`${question.language} "${question.ask}" ${notes.filter(Boolean).join(', ')}`);
    for (const id of result.ids.slice(0, lines)) {
      const { document, where } = byId.get(id)!;
      console.log(`   ${right.has(id) ? '+' : '-'} ${document.title} | ${where.split('\n').slice(0, 3).join(', ')}`);
    }
    const missed = [...right].find((id) => !result.ids.includes(id));
    if (missed !== undefined) console.log(`   not among the first ten: ${byId.get(missed)!.document.title}`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      worst: { type: 'string', default: '25' },
      lines: { type: 'string', default: '3' },
      folder: { type: 'string', default: REAL_FOLDER },
    },
  });
  await main({ worst: Number(values.worst), lines: Number(values.lines) }, values.folder);
}
