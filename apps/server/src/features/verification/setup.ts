// The first steps of a school that have to do with proofs. A way that cannot prove anybody as it stands is not on: an address needs a domain,
// a sign-in its settings, a list its entries. The ways that a school has without having chosen any count, where they work. @rule schools.5
import type { SetupState } from '@fairway/rules/school-setup';
import { sql } from 'kysely';
import type { CheckSetup } from '../../kernel/feature.ts';
import { listProvingSchools } from './queries.ts';

export const provingWays: CheckSetup = async (database, schoolId) => {
  const found = await database
    .selectFrom('school as s')
    .leftJoin('school_sign_in as i', 'i.school_id', 's.id')
    .select([
      sql<boolean>`i.school_id is not null`.as('hasSignIn'),
      sql<boolean>`i.tried_at is not null`.as('isTried'),
      sql<boolean>`exists (select from school_domain d where d.school_id = s.id)`.as('hasDomain'),
      sql<boolean>`exists (select from school_roster_entry e where e.school_id = s.id)`.as('hasRoster'),
      sql<boolean>`exists (select from school_connection c where c.school_id = s.id and c.verified_at is not null)`.as('hasStudent'),
    ])
    .where('s.id', '=', schoolId)
    .executeTakeFirst();
  if (!found) return [];
  const ways = (await listProvingSchools(database, [schoolId])).flatMap(({ methods }) => methods.map(({ method }) => method));
  const needs = { academic_email: found.hasDomain, sign_in: found.hasSignIn, roster: found.hasRoster, manual: true, class_code: true };
  const state = (isDone: boolean): SetupState => (isDone ? 'done' : 'missing');
  const wantsSignIn = found.hasSignIn || ways.includes('sign_in');
  return [
    { item: 'method', state: state(ways.some((way) => needs[way])) },
    { item: 'signIn', state: wantsSignIn ? state(found.isTried) : 'optional' },
    { item: 'student', state: state(found.hasStudent) },
  ];
};
