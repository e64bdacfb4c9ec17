// The schools of the demo world.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { schoolLogo } from './world/crests.ts';
import { DEMO_SCHOOLS } from './world/directory.ts';

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
        school.domains.map((domain, index) => ({ domain, school_id: ids.get(school.slug)!, is_primary: index === 0 })),
      ),
    )
    .execute();
  await Promise.all(DEMO_SCHOOLS.map((school) => world.writeFile(`media/school-${school.slug}.svg`, schoolLogo(school))));
  return DEMO_SCHOOLS.map((school) => ({ id: ids.get(school.slug)!, slug: school.slug, name: school.name }));
}
