// A person's connections with schools: what they asked and answered, what was decided and why, and every step of it. All of it goes with the
// person: the rows cascade, and files follow theirs. Who of the staff decided is not theirs to know; nor are the hashes of links.
import type { Database } from '../../kernel/database/database.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { readProofs } from './proofs/personal-data.ts';

export const verificationPersonalData: PersonalDataPart = {
  name: 'school-connections',
  heading: (t) => t('archive.parts.schoolConnections'),
  files: async (database, { userId }) => {
    const rows = await filesOf(database, userId).select(['f.name', 'f.file_key as key']).execute();
    return rows.flatMap(({ name, key }) => (name === null || key === null ? [] : [{ name, key }]));
  },
  read: async (database, { userId }) => ({
    connections: await database
      .selectFrom('school_connection as c')
      .innerJoin('school as s', 's.id', 'c.school_id')
      .select(['s.name as school', 'c.state', 'c.method', 'c.student_email as studentEmail', 'c.message', 'c.question', 'c.answer'])
      .select(['c.reason_code as reasonCode', 'c.reason', 'c.requested_at as requestedAt', 'c.verified_at as verifiedAt'])
      .select(['c.expires_at as expiresAt', 'c.created_at as createdAt'])
      .where('c.user_id', '=', userId)
      .orderBy('s.name')
      .orderBy('c.id')
      .execute(),
    files: await filesOf(database, userId)
      .select(['s.name as school', 'f.name', 'f.content_type as contentType', 'f.size_bytes as sizeBytes'])
      .select(['f.added_at as addedAt', 'f.erased_at as erasedAt'])
      .execute(),
    history: await database
      .selectFrom('school_connection_event as e')
      .innerJoin('school_connection as c', 'c.id', 'e.connection_id')
      .innerJoin('school as s', 's.id', 'c.school_id')
      .select(['e.at', 's.name as school', 'e.action', 'e.from_state as fromState', 'e.to_state as toState', 'e.method', 'e.note'])
      .where('c.user_id', '=', userId)
      .orderBy('e.at')
      .orderBy('e.id')
      .execute(),
    links: await database
      .selectFrom('school_connection_link as l')
      .innerJoin('school_connection as c', 'c.id', 'l.connection_id')
      .select(['l.email', 'l.created_at as sentAt', 'l.expires_at as expiresAt', 'l.used_at as usedAt'])
      .where('c.user_id', '=', userId)
      .orderBy('l.created_at')
      .execute(),
    privateAddressLinks: await database
      .selectFrom('private_address_link')
      .select(['email', 'use_as as useAs', 'created_at as sentAt', 'expires_at as expiresAt', 'used_at as usedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    privateAddressAsked: await database
      .selectFrom('private_address_asked as a')
      .innerJoin('school as s', 's.id', 'a.school_id')
      .select(['s.name as school', 'a.ends_on as endsOn', 'a.asked_at as askedAt'])
      .where('a.user_id', '=', userId)
      .orderBy('a.asked_at')
      .execute(),
    rosters: await database
      .selectFrom('school_roster_person as r')
      .innerJoin('school_roster_entry as e', (join) =>
        join.onRef('e.school_id', '=', 'r.school_id').onRef('e.address_hash', '=', 'r.address_hash'),
      )
      .innerJoin('school as s', 's.id', 'r.school_id')
      .leftJoin('study_program as p', 'p.id', 'e.program_id')
      .leftJoin('identity_person as u', 'u.id', 'e.adviser_id')
      .select(['s.name as school', 'e.ends_on as endsOn', 'p.name as program'])
      .select(['u.first_name as adviserFirstName', 'u.last_name as adviserLastName'])
      .where('r.user_id', '=', userId)
      .orderBy('s.name')
      .orderBy('r.address_hash')
      .execute(),
    ...(await readProofs(database, userId)),
  }),
};

function filesOf(database: Database, userId: string) {
  return database
    .selectFrom('verification_file as f')
    .innerJoin('school_connection as c', 'c.id', 'f.connection_id')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .where('c.user_id', '=', userId)
    .orderBy('f.added_at')
    .orderBy('c.id');
}
