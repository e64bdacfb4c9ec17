// What was imported, and when. The rows go with the candidate.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const resumePersonalData: PersonalDataPart = {
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
