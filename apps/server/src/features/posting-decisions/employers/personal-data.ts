// What somebody of a school's staff wrote and decided on employers. A private note is its author's alone and goes with them; a shared one is the
// school's and stays. Contacts are in nobody's file: they are people without an account, and the school's. @rule postings.12
import type { Eraser, PersonalDataPart } from '../../../kernel/personal-data.ts';

export const employerNotesPersonalData: PersonalDataPart = {
  name: 'employer-notes',
  heading: (t) => t('archive.parts.employerNotes'),
  read: async (database, { userId }) => ({
    notes: await database
      .selectFrom('school_employer_note as n')
      .innerJoin('organization as o', 'o.id', 'n.organization_id')
      .innerJoin('school as s', 's.id', 'n.school_id')
      .select(['s.name as school', 'o.name as employer', 'n.text', 'n.is_shared as isShared'])
      .select(['n.created_at as createdAt', 'n.updated_at as updatedAt'])
      .where('n.author_id', '=', userId)
      .orderBy('n.created_at')
      .orderBy('n.id')
      .execute(),
    decisions: await database
      .selectFrom('school_employer_step as d')
      .innerJoin('organization as o', 'o.id', 'd.organization_id')
      .innerJoin('school as s', 's.id', 'd.school_id')
      .select(['s.name as school', 'o.name as employer', 'd.state', 'd.is_trusted as isTrusted', 'd.at'])
      .where('d.actor_id', '=', userId)
      .orderBy('d.at')
      .orderBy('d.id')
      .execute(),
  }),
};

export const erasePrivateNotes: Eraser = async (transaction, { userId }) => {
  await transaction.deleteFrom('school_employer_note').where('author_id', '=', userId).where('is_shared', '=', false).execute();
};
