// How good the suggestions of the search box are: `npm run bench typed`. Beginnings, as people type them in 14 languages (typed-beginnings.json,
// written before any was asked), over the postings of the relevance benchmark: titles, organizations, skills and places. A suggestion is right
// where the beginning's pattern fits it.
//   right       of the first three that could be, the right ones: of three, or of as many phrases as there are that the pattern fits
//   nothing     beginnings whose first three hold nothing right although something is there
// `npm run bench suggestions` is another thing: how fast the postings suggested on My page come. The last line is JSON.
import { readFileSync } from 'node:fs';
import { JobIndex } from '@fairway/search/job-index';
import { phrasesOf } from '@fairway/search/phrases';
import { SUGGESTION_KINDS } from '@fairway/search/types';
import { CORPUS_TODAY, relevanceCorpus } from './relevance-corpus.ts';

const SHOWN = 3;

type Beginning = { language: string; typed: string; right: string };

async function main(): Promise<void> {
  const beginnings = JSON.parse(readFileSync(new URL('./typed-beginnings.json', import.meta.url), 'utf8')) as Beginning[];
  const corpus = await relevanceCorpus();
  const index = new JobIndex(corpus.length);
  for (const { document } of corpus) index.put(document);
  const phrases = [...new Set(corpus.flatMap(({ document }) => phrasesOf(document).map(({ suggestion }) => suggestion)))];
  const visibility = { schoolIds: [], excludeSchoolIds: [] };
  const answers = beginnings.map(({ language, typed, right }) => {
    const fits = new RegExp(right, 'iu');
    const there = phrases.filter((phrase) => fits.test(phrase)).length;
    const shown = index.suggest(typed, SUGGESTION_KINDS, SHOWN, visibility, CORPUS_TODAY.getTime()).map(({ suggestion }) => suggestion);
    return { language, typed, there, shown, share: shown.filter((one) => fits.test(one)).length / Math.max(1, Math.min(SHOWN, there)) };
  });
  const counted = answers.filter(({ there }) => there > 0);
  for (const { typed } of answers.filter(({ there }) => there === 0)) console.log(`not counted, nothing is right for it: ${typed}`);
  for (const { language, typed, shown, share } of counted.filter((one) => one.share < 1))
    console.log(`${language} "${typed}" ${share.toFixed(2)}: ${shown.join(' | ')}`);
  const right = counted.reduce((sum, { share }) => sum + share, 0) / Math.max(1, counted.length);
  const nothing = counted.filter(({ share }) => share === 0).length;
  console.log(
    JSON.stringify({ bench: 'typed', postings: corpus.length, beginnings: counted.length, right: Number(right.toFixed(3)), nothing }),
  );
}

if (import.meta.main) await main();
