// The schools of the demo world.

import { proofEndsAt } from '@fairway/rules/domain-proof';
import { stableUuid } from '@fairway/world-kit/chance';
import type { Insertable, Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';
import type { School, SchoolVerificationMethod, StudyProgram } from '../../kernel/database/tables.gen.ts';
import { schoolLogo } from './world/crests.ts';
import { DEMO_SCHOOLS } from './world/directory.ts';
import { DEMO_STUDIES } from './world/programs.ts';

export type SeededSchool = { id: number; slug: string; name: string };

/** Writes the demo schools with their domains; logos go through `writeFile` to `media/...`. The Nordic School comes first. */
export async function seedSchools(
  database: DatabaseTransaction,
  world: { today: Date; writeFile: (path: string, svg: string) => Promise<void> },
): Promise<SeededSchool[]> {
  const rows = await database
    .insertInto('school')
    .values(
      DEMO_SCHOOLS.map((school) => ({
        name: school.name,
        slug: school.slug,
        logo: `/media/school-${school.slug}.svg`,
        web_address: `https://www.${school.domains[0]}`,
        country_code: school.country,
        city: school.city,
        primary_color: school.colors[0],
        secondary_color: school.colors[1],
        is_managed: true,
        request_texts: JSON.stringify(school.requestText ? { en: school.requestText } : {}),
        created_at: world.today,
        updated_at: world.today,
      })),
    )
    .returning(['id', 'slug', 'name'])
    .execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  await database
    .insertInto('school_domain')
    .values(
      DEMO_SCHOOLS.flatMap((school) =>
        school.domains.map((domain, index) => ({
          domain,
          school_id: ids.get(school.slug)!,
          is_primary: index === 0,
          proven_at: world.today,
        })),
      ),
    )
    .execute();
  await seedClaim(database, ids.get(DEMO_SCHOOLS[0]!.slug)!, world.today);
  await seedStudies(database, ids, world.today);
  await Promise.all(DEMO_SCHOOLS.map((school) => world.writeFile(`media/school-${school.slug}.svg`, schoolLogo(school))));
  return DEMO_SCHOOLS.map((school) => ({ id: ids.get(school.slug)!, slug: school.slug, name: school.name }));
}

/** A domain that the first school claims, and whose DNS has nothing of it yet. */
async function seedClaim(database: DatabaseTransaction, schoolId: number, today: Date): Promise<void> {
  await database
    .insertInto('school_domain_claim')
    .values({
      school_id: schoolId,
      domain: 'nordic-executive.example',
      token: stableUuid('demo domain claim').replaceAll('-', ''),
      claimed_at: today,
      ends_at: proofEndsAt(today),
      outcome: 'no_domain',
      looked_at: today,
    })
    .execute();
}

/** Writes campuses and verified programs; their ids are the same on every machine. */
async function seedStudies(database: DatabaseTransaction, ids: ReadonlyMap<string, number>, today: Date): Promise<void> {
  const campuses = DEMO_SCHOOLS.flatMap(({ slug, country }) =>
    (DEMO_STUDIES[slug]?.campuses ?? []).map((campus, place) => ({
      id: demoCampusId(slug, place),
      school_id: ids.get(slug)!,
      name: campus.name,
      city: campus.city,
      country_code: country,
      created_at: today,
    })),
  );
  const programs = DEMO_SCHOOLS.flatMap(({ slug }) =>
    (DEMO_STUDIES[slug]?.programs ?? []).map((program) => ({ ...program, slug, id: demoProgramId(slug, program.name) })),
  );
  await database.insertInto('campus').values(campuses).execute();
  await database
    .insertInto('study_program')
    .values(
      programs.map((program) => ({
        id: program.id,
        school_id: ids.get(program.slug)!,
        name: program.name,
        description: program.about,
        level_id: program.level,
        is_verified: true,
        created_at: today,
        updated_at: today,
      })),
    )
    .execute();
  await database
    .insertInto('study_program_field')
    .values(programs.flatMap(({ id, fields }) => fields.map((field, position) => ({ study_program_id: id, field_id: field, position }))))
    .execute();
  await database
    .insertInto('study_program_campus')
    .values(
      programs.flatMap(({ id, slug, at = [] }) => at.map((place) => ({ study_program_id: id, campus_id: demoCampusId(slug, place) }))),
    )
    .execute();
}

/** The id of a program of a demo school. */
export function demoProgramId(slug: string, name: string): string {
  return stableUuid(`demo program ${slug} ${name}`);
}

/** The id of a campus of a demo school, by its place in the list. */
export function demoCampusId(slug: string, place: number): string {
  return stableUuid(`demo campus ${slug} ${place}`);
}

/** What a school's staff chose, by the names of its columns. */
export async function seedSettings(database: DatabaseTransaction, schoolId: number, columns: Updateable<School>): Promise<void> {
  await database.updateTable('school').set(columns).where('id', '=', schoolId).execute();
}

/** Ways of verification; those that a school has already stay as they are. */
export async function seedMethods(database: Database, methods: readonly Insertable<SchoolVerificationMethod>[]): Promise<void> {
  await database
    .insertInto('school_verification_method')
    .values(methods)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Turns every way of a school on. */
export async function turnMethodsOn(database: Database, schoolId: number): Promise<void> {
  await database.updateTable('school_verification_method').set({ is_on: true }).where('school_id', '=', schoolId).execute();
}

/** A program that a candidate typed. */
export async function seedTypedProgram(database: DatabaseTransaction, program: Insertable<StudyProgram>): Promise<void> {
  await database.insertInto('study_program').values(program).execute();
}

/** A merge of one typed program, of one student. */
export async function seedProgramMerge(
  database: DatabaseTransaction,
  merge: { id: string; schoolId: number; name: string; intoProgramId: string; fromProgramId: string; entryId: string; at: Date },
): Promise<void> {
  const { id, schoolId, name, intoProgramId, fromProgramId, entryId, at } = merge;
  await database
    .insertInto('program_merge')
    .values({ id, school_id: schoolId, into_program_id: intoProgramId, merged_at: at, names: [name], students: 1 })
    .execute();
  await database.insertInto('program_merge_entry').values({ merge_id: id, entry_id: entryId, from_program_id: fromProgramId }).execute();
}
