// The postings of the demo world.
import { createHash } from 'node:crypto';
import { languageTag } from '@fairway/rules/locales';
import { chanceOf } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { SeededOrganization } from '../organizations/seed.ts';
import { seedSkills } from '../reference/skills/seed.ts';
import { queryableOf, settlePostings } from './duplicates/settling.ts';
import { copiesOf } from './world/copies.ts';
import type { Employer } from './world/employer.ts';
import { fairStartBadge } from './world/labels.ts';
import type { DemoPosting } from './world/posting.ts';
import { demoPostings } from './world/postings.ts';
import { ROLES } from './world/roles.ts';

const ROWS_AT_ONCE = 250;
/** Every so many-th posting is seen by one or two schools only: 40 of 1,500. */
const EXCLUSIVE_EVERY = 37;

/** Writes the postings of these employers, some of them once more as feeds bring them, their places and who sees them, and the skills that they name. */
export async function seedJobs(
  database: DatabaseTransaction,
  world: {
    today: Date;
    employers: readonly Employer[];
    schoolIds: readonly number[];
    writeFile: (path: string, svg: string) => Promise<void>;
  },
): Promise<number> {
  const postings = demoPostings(world.employers, world.today);
  const visibility = postings.flatMap((posting, index) => visibilityRows(posting, index, world.schoolIds));
  const exclusive = new Set(visibility.map(({ job_id }) => job_id));
  const copies = copiesOf(
    postings.filter(({ id }) => !exclusive.has(id)),
    world.today,
  );
  const all: readonly (DemoPosting & { source?: string })[] = [...postings, ...copies];
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    const rows = all.slice(at, at + ROWS_AT_ONCE);
    await database.insertInto('job').values(rows.map(jobRow)).execute();
    await database.insertInto('job_place').values(rows.flatMap(placeRows)).execute();
    await recordNews(
      database,
      rows.map((posting) => ({ kind: 'job.created', subject: `job:${posting.id}` })),
    );
  }
  if (visibility.length > 0) await database.insertInto('job_visibility').values(visibility).execute();
  await settlePostings(
    queryableOf(database),
    all.map(({ id }) => id),
    world.today,
  );
  await seedSkills(database, new Set(Object.values(ROLES).flatMap((role) => [...role.skills] as string[])));
  await world.writeFile('media/label-fair-start.svg', fairStartBadge());
  return postings.length;
}

function jobRow(posting: DemoPosting & { source?: string }) {
  return {
    id: posting.id,
    source: posting.source ?? 'demo',
    source_id: posting.sourceId,
    content_hash: createHash('sha256').update(`${posting.title}\n${posting.html}`).digest('hex'),
    organization_id: posting.organizationId,
    title: posting.title,
    description_html: posting.html,
    description_text: posting.text,
    language: posting.language,
    languages: posting.languages,
    employment_types: posting.employmentTypes,
    categories: posting.categories,
    education_levels: posting.educationLevels,
    education_fields: posting.educationFields,
    skills: posting.skills,
    sectors: posting.sectors,
    countries: posting.countries,
    workplace: posting.conditions.workplace,
    pay: posting.conditions.pay,
    duration_min_months: posting.conditions.months,
    duration_max_months: posting.conditions.months,
    starts_now: posting.conditions.startsNow,
    sponsorship: posting.conditions.sponsorship,
    start_on: posting.startOn,
    published_at: posting.publishedAt,
    deadline_at: posting.deadlineAt,
    zone: posting.zone,
    application_url: posting.applicationUrl,
    salary_min: posting.pay?.min ?? null,
    salary_max: posting.pay?.max ?? null,
    salary_currency: posting.pay?.currency ?? null,
    salary_unit: posting.pay?.unit ?? null,
    promotion: posting.promotion,
    featured: posting.featured,
    labels: JSON.stringify(posting.labels),
    created_at: posting.publishedAt,
    updated_at: posting.publishedAt,
  };
}

function placeRows(posting: DemoPosting) {
  return posting.places.map((place, position) => ({
    job_id: posting.id,
    position,
    line: place.line,
    city: place.city,
    region: place.region,
    country_code: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
  }));
}

/** The first school, where the named people study, has the most. */
function visibilityRows(posting: DemoPosting, index: number, schoolIds: readonly number[]) {
  if (index % EXCLUSIVE_EVERY !== 5 || Math.floor(index / EXCLUSIVE_EVERY) >= 40) return [];
  const chance = chanceOf(`visibility ${index}`);
  const chosen = chance.happens(0.4) ? schoolIds.slice(0, 1) : chance.sample(schoolIds, chance.whole(1, 2));
  return chosen.map((schoolId) => ({ job_id: posting.id, school_id: schoolId }));
}

/** What postings are written from. */
export function employerOf({ id, organization, cities }: SeededOrganization): Employer {
  return {
    id,
    key: organization.key,
    name: organization.name,
    sectors: organization.sectors,
    people: organization.people,
    places: cities.map((city) => ({
      city: city.name,
      localCity: city.local,
      region: city.region,
      country: city.country,
      zone: city.zone,
      latitude: city.latitude,
      longitude: city.longitude,
    })),
    summary: organization.en.summary,
    ...(organization.own && {
      own: { language: languageTag(organization.own.locale).split('-')[0] ?? 'en', summary: organization.own.summary },
    }),
  };
}
