// Rows of organizations and postings for tests: what a test does not say has a plain value.

import { fold } from '@fairway/rules/folding';
import type { Database } from '../../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../../apps/server/src/kernel/ids.ts';

export async function insertOrganization(
  database: Database,
  given: { name?: string; countryCode?: string; sectors?: string[]; parentId?: number; status?: string } = {},
): Promise<number> {
  const name = given.name ?? `Company ${newId().slice(-6)}`;
  const row = await database
    .insertInto('organization')
    .values({
      name,
      folded_name: fold(name),
      country_code: given.countryCode ?? 'NO',
      sectors: given.sectors ?? ['consulting'],
      parent_id: given.parentId ?? null,
      status: given.status ?? 'active',
      description: JSON.stringify({ en: `<p>About ${name}</p>` }),
      tagline: JSON.stringify({ en: 'We do things' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type GivenJob = {
  organizationId: number;
  title?: string;
  text?: string;
  employmentTypes?: string[];
  categories?: string[];
  countries?: string[];
  city?: string;
  publishedAt?: Date;
  deadlineAt?: Date | null;
  applicationUrl?: string | null;
  schoolIds?: number[];
  skills?: string[];
};

export async function insertJob(database: Database, given: GivenJob): Promise<string> {
  const id = newId();
  const text = given.text ?? 'You will work with a team on things that matter.';
  const countries = given.countries ?? ['NO'];
  await database
    .insertInto('job')
    .values({
      id,
      source_id: id,
      organization_id: given.organizationId,
      title: given.title ?? 'Data Analyst',
      description_html: `<p>${text}</p>`,
      description_text: text,
      languages: ['en'],
      employment_types: given.employmentTypes ?? ['FULL_TIME'],
      categories: given.categories ?? ['COMPUTER_AND_IT'],
      education_levels: ['bachelor'],
      education_fields: ['computer_science'],
      countries,
      skills: given.skills ?? [],
      published_at: given.publishedAt ?? new Date(Date.now() - 86_400_000),
      deadline_at: given.deadlineAt === undefined ? new Date(Date.now() + 30 * 86_400_000) : given.deadlineAt,
      application_url: given.applicationUrl === undefined ? 'https://jobs.example/apply' : given.applicationUrl,
    })
    .execute();
  await database
    .insertInto('job_place')
    .values({
      job_id: id,
      position: 0,
      line: `${given.city ?? 'Oslo'}, ${countries[0] ?? ''}`,
      city: given.city ?? 'Oslo',
      country_code: countries[0] ?? null,
    })
    .execute();
  for (const schoolId of given.schoolIds ?? [])
    await database.insertInto('job_visibility').values({ job_id: id, school_id: schoolId }).execute();
  return id;
}
