// What was imported, and when; and the profile as JSON Resume, which any deployment takes in again. The rows go with the candidate.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { jsonResume } from './json-resume/written.ts';
import { findArchivedSource } from './queries.ts';

export const importPersonalData: PersonalDataPart = {
  name: 'profile-imports',
  heading: (t) => t('archive.parts.profileImports'),
  read: (database, { userId }) =>
    database
      .selectFrom('profile_import as i')
      .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
      .select([
        'i.source_type as source', 'i.file_name as fileName', 'i.result', 'i.unread', 'i.created_at as importedAt', 'i.reviewed_at as reviewedAt',
      ]) // biome-ignore format: a list
      .where('c.user_id', '=', userId)
      .orderBy('i.created_at')
      .orderBy('i.id')
      .execute(),
};

/** Called `resume.json` in the archive: the reader of CVs finds it by that name. @rule imports.33 */
export const resumePersonalData: PersonalDataPart = {
  name: 'resume',
  heading: (t) => t('archive.parts.resume'),
  read: async (database, person) => {
    const source = await findArchivedSource(database, person);
    return source ? jsonResume(source) : null;
  },
};
