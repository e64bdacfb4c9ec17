// The friends a person invited. A friend joined when an account with that address was made and verified after the invitation: so the list
// never tells whether an address had an account before.
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

const PAGE_SIZE = 20;

const withJoined = (database: Database, userId: OwnUserId) =>
  database
    .selectFrom('referral as r')
    .where('r.user_id', '=', userId)
    .select((select) => [
      'r.id',
      'r.first_name',
      'r.last_name',
      'r.email',
      'r.created_at',
      select
        .exists(
          select
            .selectFrom('identity_person as u')
            .whereRef('u.email_folded', '=', 'r.email_folded')
            .whereRef('u.created_at', '>', 'r.created_at')
            .where('u.email_verified_at', 'is not', null)
            .select('u.id'),
        )
        .as('joined'),
    ]);

type ReferralRow = Awaited<ReturnType<ReturnType<typeof withJoined>['executeTakeFirstOrThrow']>>;

/** Newest first. */
export async function listReferrals(database: Database, userId: OwnUserId, page: number) {
  const rows = await withJoined(database, userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await database
    .selectFrom('referral')
    .select((count) => count.fn.countAll<string>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { referrals: rows.map(referralView), total: Number(total) };
}

/** This person's invitation of that friend. */
export async function findReferral(database: Database, userId: OwnUserId, emailFolded: string) {
  const row = await withJoined(database, userId).where('r.email_folded', '=', emailFolded).executeTakeFirst();
  return row && referralView(row);
}

function referralView(row: ReferralRow) {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    joined: Boolean(row.joined),
  };
}
