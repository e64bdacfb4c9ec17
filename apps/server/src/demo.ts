// The demo world (runtime.md DEMO): tenants, schools, companies, people and postings that fill every screen on the first start, and serve tests.
// Invented throughout, the same on every machine, relative to `today`. Written in one transaction: all of it, or nothing.
import { languageTag } from '@fairway/rules/locales';
import { sql } from 'kysely';
import { seedOperations } from './features/administration/seed.ts';
import { seedCandidates } from './features/candidates/seed.ts';
import { seedHiddenCompanies } from './features/companies/administration/seed.ts';
import { type SeededCompany, seedCompanies, seedSectors, type WriteFile } from './features/companies/seed.ts';
import { seedCvReviews } from './features/cv-reviews/seed.ts';
import { type StoreFile, seedDocuments } from './features/documents/seed.ts';
import { seedFavorites } from './features/favorites/seed.ts';
import { seedPeople } from './features/identity/seed.ts';
import { seedFeeds } from './features/imports/seed.ts';
import { seedJobs } from './features/jobs/seed.ts';
import type { Employer } from './features/jobs/world/employer.ts';
import { seedSchools } from './features/schools/seed.ts';
import { seedSchoolDesk } from './features/staff/seed.ts';
import { seedStudents } from './features/students/seed.ts';
import { seedTenants } from './features/tenants/seed.ts';
import { seedVerificationQueue } from './features/verification/queue/seed.ts';
import { seedConnections } from './features/verification/seed.ts';
import { seedWidgets } from './features/widgets/seed.ts';
import type { Database } from './kernel/database/database.ts';

export type DemoWorldOptions = {
  /** The day the world is written for. */
  today: Date;
  /** Stores an SVG under a path such as `media/lindvik-logo.svg`; rows name it `/media/lindvik-logo.svg`. */
  writeFile: WriteFile;
  /** Stores a file of a person; without it nobody has any. */
  storeFile?: StoreFile;
  /** Without the accounts, whose password everybody knows. */
  withoutAccounts?: boolean;
  /** Told before each step. */
  progress?: (text: string) => void;
};

export type DemoWorldReport = { filled: boolean; schools: number; companies: number; postings: number; accounts: number };

/** Fills the demo world; does nothing where it is already there. Nodes that start at once wait for the first. */
export async function fillDemoWorld(database: Database, options: DemoWorldOptions): Promise<DemoWorldReport> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fairway demo world'))`.execute(transaction);
    const there = await transaction.selectFrom('company').select('id').where('source', '=', 'demo').limit(1).executeTakeFirst();
    if (there) return { filled: false, schools: 0, companies: 0, postings: 0, accounts: 0 };
    const { today, writeFile, progress } = options;
    progress?.('Writing the demo world: schools');
    const schools = await seedSchools(transaction, { today, writeFile });
    await seedTenants(transaction, { today, schools });
    progress?.('Writing the demo world: companies');
    await seedSectors(transaction);
    const companies = await seedCompanies(transaction, { today, writeFile });
    const employers = companies.map(({ id, company }) => ({ id, key: company.key }));
    const accounts = options.withoutAccounts ? 0 : await seedPeople(transaction, { today, schools, companies: employers });
    await seedCandidates(transaction, { today, schools, companies: employers });
    await seedConnections(transaction, { today, schools });
    await seedVerificationQueue(transaction, { today, schools, storeFile: options.storeFile });
    await seedStudents(transaction, { today, schools });
    await seedSchoolDesk(transaction, { today, schools });
    progress?.('Writing the demo world: postings');
    const schoolIds = schools.map((school) => school.id);
    const postings = await seedJobs(transaction, { today, employers: companies.map(employerOf), schoolIds, writeFile });
    await seedFavorites(transaction, { today });
    await seedWidgets(transaction, { today, schools });
    await seedHiddenCompanies(transaction, { today });
    await seedFeeds(transaction, { today });
    await seedOperations(transaction, { today });
    if (options.storeFile) {
      await seedDocuments(transaction, { today, storeFile: options.storeFile });
      await seedCvReviews(transaction, { today, schools, storeFile: options.storeFile });
    }
    return { filled: true, schools: schools.length, companies: companies.length, postings, accounts };
  });
}

function employerOf({ id, company, cities }: SeededCompany): Employer {
  return {
    id,
    key: company.key,
    name: company.name,
    sectors: company.sectors,
    people: company.people,
    places: cities.map((city) => ({
      city: city.name,
      localCity: city.local,
      region: city.region,
      country: city.country,
      zone: city.zone,
      latitude: city.latitude,
      longitude: city.longitude,
    })),
    summary: company.en.summary,
    ...(company.own && { own: { language: languageTag(company.own.locale).split('-')[0] ?? 'en', summary: company.own.summary } }),
  };
}
