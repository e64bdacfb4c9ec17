// Questions to support know their writer by the address only.
import { sql } from 'kysely';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

const writer = sql`lower(email)`;

export const supportPersonalData: PersonalDataPart = {
  name: 'support-requests',
  heading: (t) => t('archive.parts.supportRequests'),
  read: (database, { emailFolded }) =>
    database
      .selectFrom('support_request')
      .select(['email', 'message', 'page', 'created_at as createdAt'])
      .where(writer, '=', emailFolded)
      .orderBy('created_at')
      .execute(),
};

export const eraseSupportRequests: Eraser = async (transaction, { emailFolded }) => {
  await transaction.deleteFrom('support_request').where(writer, '=', emailFolded).execute();
};
