// The first steps of a school that its own row and lists tell. @rule schools.5
import type { SetupStep } from '@fairway/rules/school-setup';
import { sql } from 'kysely';
import type { CheckSetup } from '../../kernel/feature.ts';

const step = (item: SetupStep['item'], isDone: boolean | undefined, isBegun = false): SetupStep => ({
  item,
  state: isDone ? 'done' : isBegun ? 'begun' : 'missing',
});

export const ownFace: CheckSetup = async (database, schoolId) => {
  const school = await database
    .selectFrom('school as s')
    .select([
      sql<boolean>`s.logo is not null`.as('logo'),
      sql<boolean>`s.primary_color is not null`.as('colours'),
      sql<boolean>`exists (select from school_domain d where d.school_id = s.id)`.as('domain'),
      // A domain that is claimed proves nobody yet.
      sql<boolean>`exists (select from school_domain_claim c where c.school_id = s.id and c.ended is null)`.as('claim'),
      sql<boolean>`s.request_texts <> '{}'::jsonb`.as('requestText'),
    ])
    .where('s.id', '=', schoolId)
    .executeTakeFirst();
  return (['logo', 'colours', 'domain', 'requestText'] as const).map((item) =>
    step(item, school?.[item], item === 'domain' && school?.claim),
  );
};
