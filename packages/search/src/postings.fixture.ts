// Random postings and questions with a fixed seed, for the tests of every implementation of search. Small and dense on purpose: ties in every
// key, shared schools and organizations, deadlines on the very instant of a question, several scripts, words one edit apart.
import {
  type MoreFilter,
  PAY_KINDS,
  POSTED_OPTIONS,
  SPONSORSHIPS,
  WORKPLACES,
  type WorkConditions,
  workOptions,
} from '@fairway/rules/work-conditions';
import {
  FACETS,
  type Facet,
  FILTERS,
  type Filter,
  type Fit,
  facetOf,
  type SearchDocument,
  type SearchRequest,
  type SearchSort,
  workValues,
} from './types.ts';

export const FIXTURE_NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const WORDS =
  'data analyst analysis engineer engineering software developer entwickler softwareentwickler vertrieb vertriebsleiter manager manger senior junior intern praktikant ' +
  'marketing market finance finanzen buchhalter comptable ingénieur développeur chargé élève straße strasse größe C++ c# java javascript python pythons ' +
  'kỹ sư phần mềm nhân viên kinh doanh 软件工程师 数据分析师 销售经理 エンジニア 営業 データ分析 개발자 데이터 분석가 инженер аналитик ёлка 2024 24 a b ab the and und de la';
const VOCABULARY = WORDS.split(' ');
/** Words one edit away from those of titles that stand in a few texts: as typed they are there, and are seldom meant. */
const SLIPS = ['analist', 'analista', 'enginer', 'softwere', 'managers', 'logicel'];
const TITLES = [
  'Data Analyst',
  'Software Engineer',
  'data analyst',
  'Ingénieur logiciel',
  'Vertriebsleiter',
  '软件工程师',
  'エンジニア',
  'Kỹ sư phần mềm',
  'Инженер',
  'Manager',
];
const ORGANIZATIONS = [
  'Nordwind AG',
  'Nordwind',
  'Café Société',
  '東京データ',
  'Analyst House',
  'Straßenbau',
  'Big Data Inc',
  'Seoul 분석',
];
const SKILLS = ['Python', 'Java', 'C++', 'C#', 'Data analysis', 'Négociation', 'データ分析', 'Sales'];
/** What some questions do not want, and the countries that are not the reader's. */
const DENIED = ['not software engineer', 'ohne Vertriebsleiter', 'not Berlin', 'エンジニア以外', 'im Ausland', 'not abroad'];
/** Places with their countries, and the keys that their coordinates have. */
export const PLACES: Record<string, { country: string; key: string }> = {
  Berlin: { country: 'DE', key: '@2950159' },
  'São Paulo': { country: 'BR', key: '@3448439' },
  Zürich: { country: 'CH', key: '@2657896' },
  東京: { country: 'JP', key: '@1850147' },
  'Hà Nội': { country: 'VN', key: '@1581130' },
  Москва: { country: 'RU', key: '@524901' },
  'New York': { country: 'US', key: '@5128581' },
  Potsdam: { country: 'DE', key: '@2852458' },
  Leipzig: { country: 'DE', key: '@2879139' },
  Dresden: { country: 'DE', key: '@2935022' },
  Hamburg: { country: 'DE', key: '@2911298' },
  Lyon: { country: 'FR', key: '@2996944' },
  Villeurbanne: { country: 'FR', key: '@2968254' },
  Grenoble: { country: 'FR', key: '@3014728' },
  Winterthur: { country: 'CH', key: '@2657970' },
  Yokohama: { country: 'JP', key: '@1848354' },
};
const CITIES = Object.keys(PLACES);
const KEYS = Object.values(PLACES).map(({ key }) => key);
const VALUES: Record<Exclude<Facet, 'work'>, number> = {
  education_level: 4,
  address: 12,
  sector: 6,
  languages: 7,
  job_category: 9,
  employment_types: 5,
  education_fields: 8,
};

type Random = () => number;

/** Numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One random posting; the id comes from `number`. */
export function randomPosting(number: number, random: Random): SearchDocument {
  const facets = {} as Record<Facet, string[]>;
  const places = times(random, 2, () => pick(random, CITIES));
  for (const facet of FACETS)
    if (facet !== 'work')
      facets[facet] = times(random, random() < 0.6 ? 1 : 3, () => `${facet.slice(0, 2)}${below(random, VALUES[facet])}`);
  const conditions = randomConditions(random);
  facets.work = workValues(workOptions(conditions));
  return {
    id: idOf(number),
    language: pick(random, ['en', 'de', 'fr', 'ru', 'zh']),
    title: random() < 0.5 ? pick(random, TITLES) : times(random, 4, () => word(random)).join(' '),
    organization: pick(random, ORGANIZATIONS),
    organizationId: below(random, 9),
    text: times(random, 40, () => (random() < 0.001 ? pick(random, SLIPS) : word(random))).join(random() < 0.1 ? ', ' : ' '),
    skills: times(random, 3, () => pick(random, SKILLS)),
    places,
    located: places.map((place) => PLACES[place]!.key),
    remote: random() < 0.1,
    facets,
    yearlyPay: conditions.salaryMax ?? 0,
    schoolIds: random() < 0.8 ? [] : times(random, 3, () => 1 + below(random, 4)),
    promotion: random() < 0.85 ? 0 : below(random, 4),
    publishedAt: FIXTURE_NOW - below(random, 6) * DAY_MS - below(random, 3) * 3_600_000,
    deadlineAt: random() < 0.4 ? null : FIXTURE_NOW + (below(random, 8) - 2) * 43_200_000,
  };
}

/** The id of a posting: neighbours in number are far apart in order. */
export function idOf(number: number): string {
  const hex = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  return `${hex.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** One random question of any kind. */
export function randomRequest(random: Random): SearchRequest {
  const words = times(random, below(random, 4), () => (random() < 0.2 ? pick(random, SLIPS) : typo(word(random), random)));
  const prefix = random() < 0.3;
  const last = words.at(-1);
  if (prefix && last !== undefined) words[words.length - 1] = last.slice(0, 1 + below(random, 5));
  const filters: SearchRequest['filters'] = {};
  for (let at = below(random, 4); at > 0; at--) {
    const filter = pick(random, FILTERS);
    filters[filter] = times(random, 1 + below(random, 3), () => randomValue(filter, random));
  }
  if (random() < 0.1) filters.yearlyPay = PAYS[below(random, PAYS.length)]! + below(random, 2);
  if (random() < 0.08) filters.spoken = times(random, below(random, 8), () => randomValue('languages', random));
  if (random() < 0.08) filters.permitted = times(random, below(random, 4), () => randomValue('address', random));
  if (random() < 0.1) filters.without = times(random, below(random, 300), () => idOf(below(random, 3000)));
  if (random() < 0.08) words.unshift(pick(random, DENIED));
  return {
    text: words.join(' '),
    prefix,
    filters,
    where: random() < 0.8 ? null : randomWhere(random),
    organizationIds: random() < 0.85 ? [] : times(random, 3, () => below(random, 11)),
    languages: random() < 0.5 ? [] : [pick(random, ['en', 'de', 'fr'])],
    countries: random() < 0.5 ? [] : times(random, 3, () => randomValue('address', random)),
    fit: random() < 0.6 ? null : randomFit(random),
    visibility: {
      schoolIds: random() < 0.6 ? [] : times(random, 2, () => 1 + below(random, 5)),
      excludeSchoolIds: random() < 0.85 ? [] : [1 + below(random, 4)],
    },
    sort: pick<SearchSort>(random, ['relevance', 'relevance', 'date', 'deadline', 'pay']),
    after: null,
    offset: random() < 0.7 ? 0 : below(random, 40),
    pageSize: 1 + below(random, 25),
    now: FIXTURE_NOW + (below(random, 5) - 2) * 43_200_000 + (random() < 0.3 ? 1 : 0),
  };
}

/** A circle of some places, most of which no posting is at; or a place with its country. */
function randomWhere(random: Random): NonNullable<SearchRequest['where']> {
  const keys = () => times(random, below(random, 20), () => (random() < 0.2 ? pick(random, KEYS) : `@${below(random, 9)}`));
  if (random() < 0.6)
    return { typed: 'Somewhere', rings: [[pick(random, KEYS), ...keys()], keys(), keys()], around: random() < 0.7 ? [] : ['ad1'] };
  return { typed: 'Berlin', rings: [['DE/Berlin'], [pick(random, [...KEYS, '@1'])], []], around: [`ad${below(random, VALUES.address)}`] };
}

/** What may be known of somebody who is signed in. */
function randomFit(random: Random): Fit {
  const some = (filter: Filter) => times(random, 3, () => randomValue(filter, random));
  return {
    ...(random() < 0.5 ? { level: some('education_level') } : {}),
    ...(random() < 0.5 ? { field: some('education_fields') } : {}),
    ...(random() < 0.5 ? { wishes: { categories: some('job_category'), sectors: random() < 0.5 ? [] : some('sector') } } : {}),
    ...(random() < 0.5 ? { permit: some('address') } : {}),
    ...(random() < 0.5 ? { languages: some('languages') } : {}),
  };
}

/** Whole euros a year that postings pay. */
const PAYS = [12_000, 24_000, 24_001, 60_000];
const STARTS = ['2026-12-01', '2027-02-01', '2027-09-15'];

/** Conditions of work of which each is unknown now and then. A salary in a currency that nobody knows has a minimum alone. */
function randomConditions(random: Random): WorkConditions {
  const some = <T>(values: readonly T[]) => (random() < 0.4 ? null : pick(random, values));
  const salaryMax = some(PAYS);
  const months = some([1, 3, 4, 6, 12, 24]);
  return {
    workplace: some(WORKPLACES),
    pay: some(PAY_KINDS),
    salaryMin: random() < 0.1 ? 9 : null,
    salaryMax,
    durationMinMonths: months,
    durationMaxMonths: months === null ? null : months + below(random, 2) * 6,
    startsNow: random() < 0.2,
    startOn: some(STARTS),
    sponsorship: some(SPONSORSHIPS),
  };
}

/** A value of a filter that a posting may have; now and then one that none has. */
function randomValue(filter: Filter, random: Random): string {
  const facet = facetOf(filter);
  if (facet !== null && facet !== 'work') return `${facet.slice(0, 2)}${below(random, VALUES[facet] + 1)}`;
  const options = { posted: POSTED_OPTIONS, ...workOptions(randomConditions(random)) }[filter as MoreFilter];
  return options.length === 0 ? 'none' : pick<string>(random, options);
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)]!;
}

/** Up to `most` results, at least one where `most` is. */
function times<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: most === 0 ? 0 : 1 + below(random, most) }, make);
}

/** Common words more often than rare ones. */
function word(random: Random): string {
  return VOCABULARY[Math.floor(random() ** 2 * VOCABULARY.length)]!;
}

/** Now and then with one letter gone, doubled, replaced or swapped. */
function typo(text: string, random: Random): string {
  if (random() < 0.75 || text.length < 3) return text;
  const at = below(random, text.length - 1);
  const [head, one, two, tail] = [text.slice(0, at), text[at]!, text[at + 1]!, text.slice(at + 2)];
  return pick(random, [head + two + tail, head + one + one + two + tail, `${head}x${two}${tail}`, head + two + one + tail]);
}
