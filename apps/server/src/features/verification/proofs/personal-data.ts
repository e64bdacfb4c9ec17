// What the ways of verification hold on a person, for the export: that and when they signed in with a school or used a code. Who they are at
// the school is kept as a hash only; a roster knows no person. All of it goes with the person: the rows cascade.
import type { Database } from '../../../kernel/database/database.ts';

export async function readProofs(database: Database, userId: string) {
  return {
    schoolSignIns: await database
      .selectFrom('school_sign_in_subject as i')
      .innerJoin('school as s', 's.id', 'i.school_id')
      .select(['s.name as school', 'i.proven_at as provenAt'])
      .where('i.user_id', '=', userId)
      .orderBy('i.proven_at')
      .execute(),
    schoolSignInsBegun: await database
      .selectFrom('school_sign_in_flow as f')
      .innerJoin('school as s', 's.id', 'f.school_id')
      .select(['s.name as school', 'f.created_at as begunAt', 'f.used_at as usedAt'])
      .where('f.user_id', '=', userId)
      .orderBy('f.created_at')
      .execute(),
    classCodes: await database
      .selectFrom('school_class_code_use as u')
      .innerJoin('school_class_code as k', 'k.id', 'u.code_id')
      .innerJoin('school as s', 's.id', 'k.school_id')
      .select(['s.name as school', 'u.used_at as usedAt'])
      .where('u.user_id', '=', userId)
      .orderBy('u.used_at')
      .execute(),
  };
}
