// The first steps of a school that its own row and lists tell. @rule schools.5
import type { SetupStep } from '@fairway/rules/school-setup';
import { sql } from 'kysely';
import type { CheckSetup } from '../../kernel/feature.ts';

const step = (item: SetupStep['item'], isDone: boolean | undefined): SetupStep => ({ item, state: isDone ? 'done' : 'missing' });

export const ownFace: CheckSetup = async (database, schoolId) => {
  const school = await database
    .selectFrom('school as s')
    .select([
      sql<boolean>`s.logo is not null`.as('logo'),
      sql<boolean>`s.primary_color is not null`.as('colours'),
      sql<boolean>`exists (select from school_domain d where d.school_id = s.id)`.as('domain'),
      sql<boolean>`s.request_texts <> '{}'::jsonb`.as('requestText'),
    ])
    .where('s.id', '=', schoolId)
    .executeTakeFirst();
  return (['logo', 'colours', 'domain', 'requestText'] as const).map((item) => step(item, school?.[item]));
};
