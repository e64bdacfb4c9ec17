// The step of a school that its staff tell: a second person who came. Who was only invited has not. @rule schools.5
import type { CheckSetup } from '../../kernel/feature.ts';

export const firstColleague: CheckSetup = async (database, schoolId) => {
  const people = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select('r.user_id')
    .distinct()
    .where('r.school_id', '=', schoolId)
    .where('r.role', 'in', ['SchoolAdmin', 'CareerStaff'])
    .where('p.status', '=', 'active')
    .limit(2)
    .execute();
  return [{ item: 'colleague', state: people.length > 1 ? 'done' : 'missing' }];
};
