// The tenants of the demo world: plain Fairway, which answers every host, and two school brands at NAME.localhost.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

/** Writes the default tenant and the two branded ones; `schools` are the schools already there, by slug. */
export async function seedTenants(
  database: DatabaseTransaction,
  world: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<void> {
  const schoolId = (slug: string) => world.schools.find((school) => school.slug === slug)?.id ?? null;
  // Privacy policy and FAQ are own pages: no link of the demo leads to an address that nobody answers.
  const links = (name: string) => ({
    support_email: `help@${name}.example.org`,
    updated_at: world.today,
  });
  // A deployment may already have a default tenant of its own; it stays the default.
  const taken = await database.selectFrom('tenant').select('id').where('is_default', '=', true).executeTakeFirst();
  await database
    .insertInto('tenant')
    .values([
      {
        slug: 'fairway',
        name: 'Fairway',
        social_auths: ['google', 'linkedin', 'facebook', 'wechat'],
        is_default: taken === undefined,
        ...links('fairway'),
      },
      {
        slug: 'nordic',
        name: 'Nordic School Careers',
        logo: '/media/school-nordic.svg',
        primary_color: '#1d4e89',
        secondary_color: '#e3a72f',
        social_auths: ['google', 'linkedin', 'facebook'],
        zone: 'Europe/Stockholm',
        country_code: 'SE',
        // A site of the demo world: what its readers open is told to no real one.
        translator_template: 'https://translate.nordic.example/page?to={language}&from={source}&url={url}',
        needs_school: true,
        school_id: schoolId('nordic'),
        ...links('nordic'),
      },
      {
        slug: 'valclair',
        name: 'Carrières Valclair',
        logo: '/media/school-valclair.svg',
        primary_color: '#7a1f3d',
        secondary_color: '#c99a2e',
        locale: 'fr',
        social_auths: ['linkedin'],
        consent: 'explicit',
        zone: 'Europe/Paris',
        country_code: 'FR',
        needs_school: true,
        school_id: schoolId('valclair'),
        ...links('valclair'),
      },
    ])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}
