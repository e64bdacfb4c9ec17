// Challenges of passkey ceremonies: made by the server, answered once, within five minutes, for what they were made for.
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';

const LIFE_MS = 300_000;

export async function keepChallenge(
  database: Database,
  kept: { challenge: string; purpose: 'register' | 'login'; userId: string | null; now: Date },
): Promise<string> {
  const id = newId();
  await database
    .insertInto('passkey_challenge')
    .values({
      id,
      challenge: kept.challenge,
      purpose: kept.purpose,
      user_id: kept.userId,
      expires_at: new Date(kept.now.getTime() + LIFE_MS),
    })
    .execute();
  return id;
}

/** The challenge when it is good; it is gone afterwards, whatever becomes of the answer: ask outside of the command's transaction. */
export async function takeChallenge(
  database: Database,
  asked: { id: string; purpose: 'register' | 'login'; userId: string | null; now: Date },
): Promise<string | undefined> {
  if (!/^[0-9a-f-]{36}$/i.test(asked.id)) return undefined;
  const row = await database
    .deleteFrom('passkey_challenge')
    .where('id', '=', asked.id)
    .where('purpose', '=', asked.purpose)
    .where('user_id', asked.userId === null ? 'is' : '=', asked.userId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > asked.now ? row.challenge : undefined;
}
