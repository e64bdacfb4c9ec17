// The profile as the person's own data, with the answers that the law protects and the day they were given. All of it goes with the person.
import { CANDIDATE_INCLUDES } from '@fairway/contract/candidates/endpoints';
import { knownLocale } from '@fairway/rules/locales';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { ALL_PARTS, findProfileRow, type ProfileRow } from './profile-row.ts';
import { listStudyPrograms } from './study-programs/queries.ts';
import { INCLUDED_VIEWS, languageNames, profileView } from './views.ts';

export const candidatePersonalData: PersonalDataPart = {
  name: 'profile',
  heading: (t) => t('archive.parts.profile'),
  // Reads only: the archive is made in a snapshot, where no profile can be begun.
  read: async (database, { userId }) => {
    const candidate = await database.selectFrom('candidate').select(['id', 'updated_at']).where('user_id', '=', userId).executeTakeFirst();
    if (!candidate) return null;
    const row = (await findProfileRow(database, userId, ALL_PARTS)) as ProfileRow;
    const answered = await database
      .selectFrom('candidate_sensitive_answer')
      .select('consented_at')
      .where('candidate_id', '=', candidate.id)
      .executeTakeFirst();
    const studyPrograms = await listStudyPrograms(database, candidate.id, candidate.updated_at);
    const view = profileView(row, await languageNames(knownLocale(row.locale)), { studyPrograms, verifiedSchoolIds: [] });
    // What the account and the school connections hold is in their own parts.
    const {
      userId: _userId,
      firstName,
      lastName,
      avatar,
      gender,
      newsletterConsent,
      newsLetterConsent,
      cv,
      verifiedSchoolIds,
      ...profile
    } = view;
    const sections = CANDIDATE_INCLUDES.flatMap((include) => (include === 'emailsettings' ? [] : INCLUDED_VIEWS[include](row)));
    return { ...profile, ...Object.assign({}, ...sections), sensitiveAnswersGivenAt: answered?.consented_at ?? null };
  },
};
