// What job search finds for names of occupations that nobody here wrote: `npm run bench occupations [-- --list N --draw others|unseen]`. The lists of
// ESCO and O*NET (where they come from stands beside them) give each occupation several names. Where a posting's title holds one of them, each other name is
// asked; it is a question without an answer where none of the first ten titles holds any name of that occupation. Read in place: nothing of the
// lists is copied. Names of one word that many occupations share say too little to judge by, and are left out. The last line is JSON.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { JobIndex } from '@fairway/search/job-index';
import { wordsOf } from '@fairway/search/words';
import { CORPUS_TODAY, type CorpusPosting, DRAWS, type Draw, relevanceCorpus } from './relevance-corpus.ts';

const TAXONOMIES = '/work/shared/data/taxonomies';
const SHOWN = 10;
/** A name that more occupations have tells none of them. */
const OCCUPATIONS_OF_A_NAME = 1;

type Occupation = { source: string; names: string[] };
type Asked = { source: string; name: string; held: string; nothing: boolean; right: boolean };

async function main(list: number, draw: Draw): Promise<void> {
  const corpus = await relevanceCorpus(draw);
  const index = new JobIndex(corpus.length);
  for (const { document } of corpus) index.put(document);
  const titles = new Map(corpus.map(({ document }) => [document.id, padded(document.title)]));
  const asked = occupations().flatMap((occupation) => ask(occupation, index, titles, corpus));
  for (const { source, name, held } of asked.filter(({ right }) => !right).slice(0, list))
    console.log(`${source} "${name}": there is "${held}"`);
  const figures = (some: readonly Asked[]) => ({
    questions: some.length,
    right: Number((some.filter(({ right }) => right).length / Math.max(1, some.length)).toFixed(3)),
    found: some.filter(({ nothing }) => !nothing).length,
    nothing: some.filter(({ nothing }) => nothing).length,
  });
  const sources = [...new Set(asked.map(({ source }) => source))];
  const bySource = Object.fromEntries(sources.map((source) => [source, figures(asked.filter((one) => one.source === source))]));
  console.log(
    JSON.stringify({
      bench: draw === 'main' ? 'occupations' : `occupations --draw ${draw}`,
      postings: corpus.length,
      ...figures(asked),
      ...bySource,
    }),
  );
}

/** Asks each name of an occupation that no title holds, where a title holds another one. */
function ask(
  { source, names }: Occupation,
  index: JobIndex,
  titles: ReadonlyMap<string, string>,
  corpus: readonly CorpusPosting[],
): Asked[] {
  const forms = names.map(padded);
  const isIts = (title: string) => forms.some((form) => title.includes(form));
  const held = corpus.find(({ document }) => isIts(titles.get(document.id)!));
  if (!held) return [];
  const all = [...titles.values()];
  return names
    .filter((_, at) => !all.some((title) => title.includes(forms[at]!)))
    .map((name) => {
      const { ids } = index.search({
        ...{ text: name, prefix: false, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] } },
        ...{ languages: [], sort: 'relevance', after: null, offset: 0, pageSize: SHOWN, now: CORPUS_TODAY.getTime() },
      });
      return { source, name, held: held.document.title, nothing: ids.length === 0, right: ids.some((id) => isIts(titles.get(id)!)) };
    });
}

/** A text as its words between spaces, so that a name is looked for as whole words. */
const padded = (text: string) => ` ${wordsOf(text).join(' ')} `;

function occupations(): Occupation[] {
  if (!existsSync(TAXONOMIES)) return [];
  const read = (name: string) => JSON.parse(gunzipSync(readFileSync(path.join(TAXONOMIES, name))).toString('utf8'));
  const esco = read('esco-occupations-en.json.gz') as { occupations: { label: string; altLabels?: string[] }[] };
  const onet = read('onet-24.2-alternate-titles.json.gz') as Record<string, string[]>;
  const all: Occupation[] = [
    ...esco.occupations.map(({ label, altLabels = [] }) => ({ source: 'esco', names: [label, ...altLabels] })),
    ...Object.values(onet).map((names) => ({ source: 'onet', names })),
  ];
  const shared = new Map<string, number>();
  for (const { source, names } of all)
    for (const name of new Set(names.map(padded))) shared.set(source + name, (shared.get(source + name) ?? 0) + 1);
  const tells = (source: string, name: string) =>
    (shared.get(source + padded(name)) ?? 0) <= OCCUPATIONS_OF_A_NAME && wordsOf(name).length > 1;
  return all.map(({ source, names }) => ({ source, names: [...new Set(names)].filter((name) => tells(source, name)) }));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { list: { type: 'string', default: '0' }, draw: { type: 'string', default: 'main' } } });
  await main(Number(values.list), DRAWS.find((one) => one === values.draw) ?? 'main');
}
