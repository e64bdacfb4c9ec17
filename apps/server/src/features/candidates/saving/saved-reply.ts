// A save of the whole profile with what its page shows afterwards: the profile and the account, read in the same transaction.
import { CANDIDATE_INCLUDES } from '@fairway/contract/candidates/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../../kernel/database/database.ts';
import { getPerson, showAccount } from '../../account/queries.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { getCandidate } from '../queries.ts';
import { type ProfileChange, saveProfile } from './commands.ts';

/** @throws Problem as `saveProfile` */
export async function savedReply(
  transaction: Database,
  userId: OwnUserId,
  change: ProfileChange,
  { locale, now }: { locale: Locale | undefined; now: Date },
) {
  await saveProfile(transaction, userId, change, now);
  const candidate = await getCandidate(transaction, userId, { includes: CANDIDATE_INCLUDES, locale, now });
  const nationality = candidate.nationalities?.[0]?.nationality ?? null;
  return { candidate, user: await showAccount(transaction, await getPerson(transaction, userId), nationality, now) };
}
