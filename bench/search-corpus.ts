// Generated postings and a mix of 200 questions, the same for the same seed: for the benchmark of the index and of SQL.
// Words are made up of syllables and follow a Zipf law over 60,000, so lengths of lists and the cost of every question are like those of real text.
// Postings come in order of publication.
import { PAY_KINDS, SPONSORSHIPS, WORKPLACES, type WorkConditions, workOptions } from '@fairway/rules/work-conditions';
import { FACETS, type Facet, type SearchDocument, type SearchRequest, workValues } from '@fairway/search/types';

export const CORPUS_NOW = Date.UTC(2026, 10, 21, 12);
export const VOCABULARY_WORDS = 60_000;
export const SCHOOLS = 20;
export const ORGANIZATIONS = 40_000;
/** Values of each facet; without the fields of education these are the 134 of the design. */
export const FACET_VALUES: Record<Chosen, number> = {
  education_level: 6,
  address: 60,
  sector: 14,
  languages: 24,
  job_category: 22,
  employment_types: 8,
  education_fields: 30,
};
/** The facets that questions choose from. */
type Chosen = Exclude<Facet, 'work'>;
const CHOSEN = FACETS.filter((facet) => facet !== 'work');
const DAY_MS = 86_400_000;
const PUBLISHED_DAYS = 120;

const SKILLS = 6000;
const PLACES = 3000;

export type QuestionKind = 'filters' | 'common' | 'two words' | 'rare' | 'prefix' | 'typo';
export type Question = { kind: QuestionKind; request: SearchRequest };

/** Postings number 0 to count - 1. `version` other than 0 gives each another text under the same id. */
export class Corpus {
  readonly words: string[];
  readonly count: number;
  #sampleWord: (random: () => number) => number;
  #sampleValue: Record<Chosen, (random: () => number) => number>;

  constructor(count: number) {
    this.count = count;
    this.words = pseudoWords(VOCABULARY_WORDS);
    this.#sampleWord = zipf(VOCABULARY_WORDS, 1);
    const samplers = CHOSEN.map((facet) => [facet, zipf(FACET_VALUES[facet], 0.8)] as const);
    this.#sampleValue = Object.fromEntries(samplers) as Record<Chosen, (random: () => number) => number>;
  }

  document(number: number, version = 0): SearchDocument {
    const random = seeded(number * 31 + version * 7_919 + 1);
    const organizationId = Math.floor(random() ** 3 * ORGANIZATIONS);
    const text: string[] = new Array(150 + below(random, 151));
    for (let at = 0; at < text.length; at++) text[at] = this.words[this.#sampleWord(random)]!;
    const facets = {} as Record<Facet, string[]>;
    for (const facet of CHOSEN) facets[facet] = this.#values(facet, random);
    const conditions = workConditions(seeded(number * 31 + version * 7_919 + 2));
    facets.work = workValues(workOptions(conditions));
    return {
      id: idOf(number),
      language: 'en',
      remote: false,
      title: Array.from({ length: 2 + below(random, 3) }, () => this.words[this.#sampleWord(random)]!).join(' '),
      organization: this.organizationName(organizationId),
      organizationId,
      text: text.join(' '),
      skills: Array.from({ length: 2 + below(random, 5) }, () => this.words[500 + Math.floor(random() ** 2 * SKILLS)]!),
      places: Array.from({ length: 1 + below(random, 2) }, () => this.words[7000 + Math.floor(random() ** 2 * PLACES)]!),
      facets,
      yearlyPay: conditions.salaryMax ?? 0,
      schoolIds: random() < 0.97 ? [] : [1 + below(random, SCHOOLS)],
      promotion: random() < 0.98 ? 0 : 1 + below(random, 3),
      publishedAt: CORPUS_NOW - Math.floor((1 - number / this.count) * PUBLISHED_DAYS * DAY_MS),
      deadlineAt: random() < 0.4 ? null : CORPUS_NOW + Math.floor((random() * 65 - 3) * DAY_MS),
    };
  }

  organizationName(organizationId: number): string {
    return `${this.words[(organizationId * 37) % 20_000]!} ${this.words[organizationId % 1000]!}`;
  }

  /** The mix: 40 empty, 40 common, 40 of two words, 30 rare, 30 prefixes, 20 typos; half with filters, a tenth as a student. */
  questions(seed = 1): Question[] {
    const random = seeded(seed);
    const word = (from: number, to: number) => this.words[from + below(random, to - from)]!;
    const texts: [QuestionKind, number, () => string][] = [
      ['filters', 40, () => ''],
      ['common', 40, () => word(0, 200)],
      ['two words', 40, () => `${word(0, 500)} ${word(20, 3000)}`],
      ['rare', 30, () => word(10_000, VOCABULARY_WORDS)],
      ['prefix', 30, () => word(0, 20_000).slice(0, 2 + below(random, 4))],
      [
        'typo',
        20,
        () =>
          mistyped(
            wordOfLength(5, () => word(100, 20_000)),
            random,
          ),
      ],
    ];
    const questions = texts.flatMap(([kind, count, text]) =>
      Array.from({ length: count }, (_, at): Question => {
        const filtered = kind === 'filters' || at % 8 < 3;
        return { kind, request: this.#request(text(), kind === 'prefix', filtered ? 1 + below(random, 3) : 0, random) };
      }),
    );
    questions.forEach(({ request }, at) => {
      if (at % 10 === 7) request.visibility = { schoolIds: [1 + below(random, SCHOOLS)], excludeSchoolIds: [] };
    });
    return questions;
  }

  #request(text: string, prefix: boolean, filterCount: number, random: () => number): SearchRequest {
    const filters: SearchRequest['filters'] = {};
    while (Object.keys(filters).length < filterCount) {
      const facet = CHOSEN[below(random, CHOSEN.length)]!;
      filters[facet] = Array.from({ length: 1 + below(random, 2) }, () => facetValue(facet, this.#sampleValue[facet](random)));
    }
    const visibility = { schoolIds: [], excludeSchoolIds: [] };
    return {
      text,
      prefix,
      filters,
      organizationIds: [],
      visibility,
      languages: [],
      sort: 'relevance',
      after: null,
      offset: 0,
      pageSize: 20,
      now: CORPUS_NOW,
    };
  }

  #values(facet: Chosen, random: () => number): string[] {
    const several = facet === 'languages' || facet === 'education_fields' ? 3 : facet === 'address' || facet === 'sector' ? 1 : 2;
    const count = several === 1 || random() < 0.6 ? 1 : 1 + below(random, several);
    return [...new Set(Array.from({ length: count }, () => facetValue(facet, this.#sampleValue[facet](random))))];
  }
}

/** What real feeds say of each: mostly little. */
function workConditions(random: () => number): WorkConditions {
  const some = <T>(share: number, values: readonly T[]) => (random() < share ? values[below(random, values.length)]! : null);
  const months = some(0.15, [3, 6, 12, 24]);
  return {
    workplace: some(0.4, WORKPLACES),
    pay: some(0.1, PAY_KINDS),
    salaryMin: null,
    salaryMax: random() < 0.35 ? 20_000 + below(random, 80_000) : null,
    durationMinMonths: months,
    durationMaxMonths: months,
    startsNow: random() < 0.1,
    startOn: some(0.15, ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-09-01']),
    sponsorship: some(0.1, SPONSORSHIPS),
  };
}

/** Numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The id of posting `number`: neighbours are far apart in order. */
export function idOf(number: number): string {
  const hex = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return `${hex}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

function facetValue(facet: Facet, number: number): string {
  return `${facet.slice(0, 3)}-${number}`;
}

function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

/** Different words of 2 to 5 syllables; the first ones, which are the most frequent, are short. */
function pseudoWords(count: number): string[] {
  const random = seeded(60_000);
  const onsets = 'b c d f g h j k l m n p r s t v w z st tr pr kl br ch sh'.split(' ');
  const vowels = 'a e i o u ai ea io ou'.split(' ');
  const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'nd', 'ng'];
  const piece = (list: string[]) => list[below(random, list.length)]!;
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = words.size < 300 ? 1 + below(random, 2) : 2 + below(random, words.size < 5000 ? 2 : 3);
    let word = '';
    for (let at = 0; at < syllables; at++) word += piece(onsets) + piece(vowels) + piece(codas);
    words.add(word);
  }
  return [...words];
}

/** Draws 0 to count - 1, rank r with weight 1 / (r + 1) ^ exponent (alias method: two random numbers a draw). */
function zipf(count: number, exponent: number): (random: () => number) => number {
  const weights = Float64Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent);
  const sum = weights.reduce((a, b) => a + b, 0);
  const share = weights.map((weight) => (weight * count) / sum);
  const alias = new Uint32Array(count);
  const small: number[] = [];
  const large: number[] = [];
  share.forEach((part, at) => {
    (part < 1 ? small : large).push(at);
  });
  while (small.length > 0 && large.length > 0) {
    const from = small.pop()!;
    const to = large.at(-1)!;
    alias[from] = to;
    share[to]! -= 1 - share[from]!;
    if (share[to]! < 1) small.push(large.pop()!);
  }
  for (const at of [...small, ...large]) share[at] = 1;
  return (random) => {
    const at = Math.floor(random() * count);
    return random() < share[at]! ? at : alias[at]!;
  };
}

function wordOfLength(least: number, draw: () => string): string {
  let word = draw();
  while (word.length < least) word = draw();
  return word;
}

/** One letter replaced, dropped, doubled or swapped with the next. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + below(random, word.length - 2);
  const [head, one, two, tail] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  const typos = [`${head}x${two}${tail}`, head + two + tail, head + one + one + two + tail, head + two + one + tail];
  return typos[below(random, typos.length)]!;
}
