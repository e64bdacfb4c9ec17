// Invitations: those a person sent go with the person, and so do those that others sent to the person's address.
import { eraseMails } from '../../kernel/mail/erasing.ts';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const referralPersonalData: PersonalDataPart = {
  name: 'referrals',
  heading: (t) => t('archive.parts.referrals'),
  read: (database, { userId }) =>
    database
      .selectFrom('referral')
      .select(['first_name as firstName', 'last_name as lastName', 'email', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
};

/** The mails name both, the one who invited and the friend. */
export const eraseReferrals: Eraser = async (transaction, { userId, emailFolded }) => {
  const gone = await transaction
    .deleteFrom('referral')
    .where((where) => where.or([where('user_id', '=', userId), where('email_folded', '=', emailFolded)]))
    .returning('id')
    .execute();
  await eraseMails(
    transaction,
    gone.map(({ id }) => `referral:${id}`),
  );
};
