// How good the answers of job search are: `npm run bench relevance [-- --worst N --lines N --folder FOLDER --draw others|unseen]`. Some hundred questions, as
// students type them in 14 languages, over the demo world and real postings (relevance-corpus.ts). What is right is judged by patterns over titles and
// places, never by our own dictionary of concepts, and strictly: the right work at the right place (relevance-judgements.ts). `--draw others` and `--draw
// unseen` ask other real postings of the same sources and none of the demo world: of the unseen ones no answer is ever shown.
//   precision   of the first ten: right ones of those that could be, min(10, right ones in the corpus)
//   nothing     questions whose first ten hold nothing right although something is there
// The floor of the same run is a plain search: every word of the question stands in the posting, latest first.
// A question that nothing in the corpus is right for is reported and not counted. The last line is JSON.
import { parseArgs } from 'node:util';
import { homeCountries } from '@fairway/rules/landing';
import type { Locale } from '@fairway/rules/locales';
import { JobIndex } from '@fairway/search/job-index';
import { namingText } from '@fairway/search/terms';
import type { SearchRequest, SearchResult } from '@fairway/search/types';
import { queryWords, wordsOf } from '@fairway/search/words';
import { CORPUS_TODAY, type CorpusPosting, DRAWS, type Draw, REAL_FOLDER, relevanceCorpus } from './relevance-corpus.ts';
import { isRead, judgedQuestions, partOf, type Question } from './relevance-judgements.ts';

const SHOWN = 10;

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

async function main(shown: Shown, folder: string, draw: Draw): Promise<void> {
  const { questions, judge } = judgedQuestions();
  const corpus = await relevanceCorpus(draw, folder);
  const index = new JobIndex(corpus.length);
  for (const { document } of corpus) index.put(document);
  const byId = new Map(corpus.map((posting) => [posting.document.id, posting]));
  const plain = plainSearch(corpus);

  const answers = questions.map((question): Answer => {
    const isRight = judge(question);
    const right = new Set(corpus.filter(isRight).map(({ document }) => document.id));
    const precisionOf = (ids: readonly string[]) => ids.filter((id) => right.has(id)).length / Math.max(1, Math.min(SHOWN, right.size));
    const result = index.search(request(question));
    return { question, right, precision: precisionOf(result.ids), plainPrecision: precisionOf(plain(question.ask)), result };
  });
  report(answers, byId, draw === 'unseen' ? { worst: 0, lines: 0 } : shown);
  const counted = answers.filter(({ right }) => right.size > 0);
  const share = (precisions: readonly number[]) => Number(mean(precisions).toFixed(3));
  console.log(
    JSON.stringify({
      bench: draw === 'main' ? 'relevance' : `relevance --draw ${draw}`,
      postings: corpus.length,
      realPostings: corpus.filter(({ source }) => source !== 'demo').length,
      questions: counted.length,
      precision: share(counted.map(({ precision }) => precision)),
      nothingRight: counted.filter(({ precision }) => precision === 0).length,
      plainPrecision: share(counted.map(({ plainPrecision }) => plainPrecision)),
      plainNothingRight: counted.filter(({ plainPrecision }) => plainPrecision === 0).length,
      parts: Object.fromEntries(
        [...new Set(counted.map(({ question }) => partOf(question)))].map((part) => {
          const some = counted.filter(({ question }) => partOf(question) === part);
          const precision = share(some.map((answer) => answer.precision));
          return [part, { questions: some.length, precision, nothingRight: some.filter((answer) => answer.precision === 0).length }];
        }),
      ),
    }),
  );
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

/** The locale in which the site is read by whoever asks in a language. */
const localeOf = (language: string): Locale => (language === 'zh' ? 'cn' : language === 'ja' ? 'jp' : language) as Locale;

function request({ ask: text, language }: Question): SearchRequest {
  return {
    text,
    prefix: false,
    filters: {},
    organizationIds: [],
    visibility: { schoolIds: [], excludeSchoolIds: [] },
    languages: [language],
    countries: homeCountries(localeOf(language)),
    sort: 'relevance',
    after: null,
    offset: 0,
    pageSize: SHOWN,
    now: CORPUS_TODAY.getTime(),
  };
}

function report(answers: readonly Answer[], byId: ReadonlyMap<string, CorpusPosting>, { worst, lines }: Shown): void {
  const counted = answers.filter(({ right }) => right.size > 0);
  const uncounted = answers.filter(({ question, right }) => right.size === 0 && isRead(question)).map(({ question }) => question.ask);
  if (uncounted.length > 0) console.log(`not counted, nothing is right for them: ${uncounted.join(' · ')}`);
  console.log('                      questions  precision  nothing  plain  nothing');
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
    console.log(`${name.padEnd(20)}  ${figures.join('  ')}`);
  };
  for (const nameOf of [({ language }: Question) => language, partOf, ({ part = 'first', language }: Question) => `${part} ${language}`]) {
    for (const name of [...new Set(counted.map(({ question }) => nameOf(question)))])
      line(
        name,
        counted.filter(({ question }) => nameOf(question) === name),
      );
  }
  line('all', counted);
  console.log(`the ${worst} worst of those that may be read, each with its first ${lines} (+ right, - wrong):`);
  const sorted = counted
    .filter(({ question }) => isRead(question))
    .sort((a, b) => a.precision - b.precision || b.right.size - a.right.size);
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
      draw: { type: 'string', default: 'main' },
    },
  });
  const draw = DRAWS.find((one) => one === values.draw);
  if (!draw) throw new Error(`No draw ${values.draw}. There are: ${DRAWS.join(', ')}`);
  await main({ worst: Number(values.worst), lines: Number(values.lines) }, values.folder, draw);
}
