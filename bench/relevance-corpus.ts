// The postings that the relevance benchmark asks: those of the demo world, made without a database, and real ones where their folder is there,
// prepared as an import prepares them. Real postings are read in place; none of them may be copied into the repository.
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { builtInSkills, skillFinder } from '@fairway/rules/recognition/skills';
import type { SearchDocument } from '@fairway/search/types';
import { stableUuid } from '@fairway/world-kit/chance';
import type { RawPosting } from '../apps/server/src/features/feeds/posting.ts';
import { type PreparedPosting, preparePosting } from '../apps/server/src/features/feeds/prepare.ts';
import { readNdjson } from '../apps/server/src/features/feeds/readers/ndjson.ts';
import { employerOf } from '../apps/server/src/features/jobs/seed.ts';
import { demoPostings } from '../apps/server/src/features/jobs/world/postings.ts';
import { CITIES } from '../apps/server/src/features/organizations/world/cities.ts';
import { DEMO_ORGANIZATIONS } from '../apps/server/src/features/organizations/world/directory.ts';
import { locatedKeys } from '../apps/server/src/features/places/queries.ts';

/** `where`: the places as judgements see them, lines and names as given, country codes and "Remote", one a line. */
export type CorpusPosting = { document: SearchDocument; where: string; source: string };

/** Every posting is open and as old as it was: what is measured is what is found, not when. */
export const CORPUS_TODAY = new Date('2026-06-15T12:00:00Z');

const DAY_MS = 86_400_000;
/** A file's postings lie in these last days, in the order of their own dates: no source stands before another by its year. */
const SPREAD_DAYS = 60;

export const REAL_FOLDER = '/work/shared/data/jobs';
const REAL_POSTINGS_EACH = 700;

/**
 * Which real postings: `main` some hundred of each source, with the demo world; `others` as many that are not among these, whose answers were read
 * since 28 November 2026; `unseen` as many again, of the sources that have more, that nothing was made by.
 */
export const DRAWS = ['main', 'others', 'unseen'] as const;
export type Draw = (typeof DRAWS)[number];

export async function relevanceCorpus(draw: Draw = 'main', folder = REAL_FOLDER): Promise<CorpusPosting[]> {
  const real = await realCorpus(folder, REAL_POSTINGS_EACH, DRAWS.indexOf(draw));
  return draw === 'main' ? [...demoCorpus(), ...real] : real;
}

/** The postings of the demo world, without deadlines. */
function demoCorpus(): CorpusPosting[] {
  const seeded = DEMO_ORGANIZATIONS.map((organization, index) => ({
    id: index + 1,
    organization,
    cities: organization.cities.map((key) => CITIES[key]),
  }));
  return demoPostings(seeded.map(employerOf), CORPUS_TODAY).map((posting) => {
    const { organization } = seeded[posting.organizationId - 1]!;
    const document: SearchDocument = {
      id: posting.id,
      language: posting.language,
      title: posting.title,
      organization: organization.name,
      organizationId: posting.organizationId,
      text: posting.text,
      skills: posting.skills,
      places: distinct(posting.places.flatMap(({ city, region }) => [city, region])),
      remote: posting.remote,
      facets: {
        education_level: posting.educationLevels,
        address: posting.countries,
        sector: posting.sectors.length > 0 ? posting.sectors : [...organization.sectors],
        languages: posting.languages,
        job_category: posting.categories,
        employment_types: posting.employmentTypes,
        education_fields: posting.educationFields,
        work: [],
      },
      yearlyPay: 0,
      schoolIds: [],
      promotion: posting.promotion,
      publishedAt: posting.publishedAt.getTime(),
      deadlineAt: null,
    };
    return { document, where: whereOf(posting.places, posting.countries, posting.remote), source: 'demo' };
  });
}

/**
 * At most `each` postings of every file of a folder, spread evenly over what earlier draws left of it; none where the folder is not there. `draw`: 0
 * the first.
 */
async function realCorpus(folder: string, each: number, draw: number): Promise<CorpusPosting[]> {
  if (!existsSync(folder)) return [];
  const skills = skillFinder(builtInSkills());
  const organizationIds = new Map<string, number>();
  const corpus: CorpusPosting[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'))) {
    const raw: RawPosting[] = [];
    for await (const row of readNdjson(createReadStream(path.join(folder, file)).pipe(createGunzip()).setEncoding('utf8')))
      if ('posting' in row) raw.push(row.posting);
    let left: readonly RawPosting[] = raw;
    for (let n = 0; n < draw; n++) {
      const drawn = new Set(spread(left, each));
      left = left.filter((posting) => !drawn.has(posting));
    }
    const prepared = spread(left, each)
      .map((posting) => preparePosting(posting, { skills, shiftDays: 0 }))
      .sort((a, b) => (a.publishedAt?.getTime() ?? 0) - (b.publishedAt?.getTime() ?? 0));
    prepared.forEach((posting, at) => {
      const name = posting.company.name;
      const organizationId = organizationIds.get(name) ?? 1_000 + organizationIds.size;
      organizationIds.set(name, organizationId);
      const age = Math.floor(SPREAD_DAYS * (1 - (at + 1) / prepared.length)) * DAY_MS;
      const document = documentOf(posting, { id: stableUuid(`${file} ${posting.sourceId}`), organizationId, age });
      corpus.push({
        document,
        where: whereOf(posting.places, posting.columns.countries, posting.columns.workplace === 'remote'),
        source: file.split('.')[0]!,
      });
    });
  }
  return corpus;
}

/** At most so many of a list, spread evenly over it. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return list.filter((_, at) => Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length));
}

function documentOf(
  { columns, company, places }: PreparedPosting,
  { id, organizationId, age }: { id: string; organizationId: number; age: number },
): SearchDocument {
  return {
    id,
    language: columns.language,
    title: columns.title,
    organization: company.name,
    organizationId,
    text: columns.description_text,
    skills: columns.skills,
    places: distinct(places.flatMap(({ city, region }) => [city, region])),
    located: locatedKeys(
      places.map(({ city = null, region = null, countryCode: country = null, latitude = null, longitude = null }) => ({
        ...{ city, region, country, latitude, longitude },
      })),
    ),
    remote: columns.workplace === 'remote',
    facets: {
      education_level: columns.education_levels,
      address: columns.countries,
      sector: columns.sectors,
      languages: columns.languages,
      job_category: columns.categories,
      employment_types: columns.employment_types,
      education_fields: columns.education_fields,
      work: [],
    },
    yearlyPay: 0,
    schoolIds: [],
    promotion: 0,
    publishedAt: CORPUS_TODAY.getTime() - age,
    deadlineAt: null,
  };
}

type WherePlace = { line: string; city?: string | null | undefined; region?: string | null | undefined };

/** A region of two letters is left out: it would be read as a country ("DE" is Delaware). */
function whereOf(places: readonly WherePlace[], countries: readonly string[], remote: boolean): string {
  const named = (region: string | null | undefined) => (region && /^[A-Z]{2}$/.test(region) ? null : region);
  return distinct([...places.flatMap(({ line, city, region }) => [line, city, named(region)]), ...countries, remote ? 'Remote' : '']).join(
    '\n',
  );
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))].sort();
}
