// The views that a person keeps of lists, for the take-away; erasing the person's row takes them with it.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const savedViewPersonalData: PersonalDataPart = {
  name: 'saved-views',
  heading: (t) => t('archive.parts.savedViews'),
  read: (database, { userId }) =>
    database
      .selectFrom('saved_view')
      .select(['list', 'name', 'search', 'is_shared as isShared', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
};
