// The calendar feed of a person: a row, and a secret address that follows from the row's id and a key of this deployment. The address can
// be shown again and is never stored; deleting the row revokes it, and a new row has another one.
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { OwnUserId } from '../../identity/access.ts';

export type CalendarServices = { keys: SessionKeys; baseUrl: string };

const KIND = 'favorite_deadlines';
const PURPOSE = 'calendar-feed';
// With the id a multiple of three, so that no two texts are one token.
const MAC_BYTES = 26;
/** 16 bytes of the id and the code, in base64url. */
const TOKEN = /^[\w-]{56}$/;

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

/** What stands in the address of a feed. */
export function feedToken(keys: SessionKeys, id: string): string {
  return Buffer.concat([idBytes(id), keys.keyedHash(PURPOSE, id).subarray(0, MAC_BYTES)]).toString('base64url');
}

/** The id of the feed that a token was made for; undefined for a forged or cut one. */
export function feedOfToken(keys: SessionKeys, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, 16).toString('hex');
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return timingSafeEqual(keys.keyedHash(PURPOSE, id).subarray(0, MAC_BYTES), bytes.subarray(16)) ? id : undefined;
}

type FeedRow = { id: string; last_read_at: Date | null };

function feedView(row: FeedRow | undefined, { keys, baseUrl }: CalendarServices) {
  if (!row) return { url: null, lastReadAt: null };
  return { url: `${baseUrl}/calendars/${feedToken(keys, row.id)}.ics`, lastReadAt: row.last_read_at?.toISOString() ?? null };
}

export async function findFeed(database: Database, userId: OwnUserId, services: CalendarServices) {
  const row = await database
    .selectFrom('calendar_feed')
    .select(['id', 'last_read_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  return feedView(row, services);
}

/** A new address; the one before ends. */
export async function renewFeed(transaction: Database, userId: OwnUserId, now: Date, services: CalendarServices) {
  const row = await transaction
    .insertInto('calendar_feed')
    .values({ id: newId(), user_id: userId, kind: KIND, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((set) => ({
        id: set.ref('excluded.id'),
        created_at: set.ref('excluded.created_at'),
        last_read_at: null,
      })),
    )
    .returning(['id', 'last_read_at'])
    .executeTakeFirstOrThrow();
  return feedView(row, services);
}

/** Ends the address; where there is none, nothing is left to do. */
export async function revokeFeed(transaction: Database, userId: OwnUserId): Promise<void> {
  await transaction.deleteFrom('calendar_feed').where('user_id', '=', userId).where('kind', '=', KIND).execute();
}

const READ_NOTED_EVERY_MS = 60_000;

/** Whose feed it is, while the account is active; notes that it was read. */
export async function openFeed(database: Database, id: string, now: Date): Promise<{ userId: string; locale: string } | undefined> {
  const row = await database
    .selectFrom('calendar_feed as f')
    .innerJoin('identity_person as u', 'u.id', 'f.user_id')
    .select(['f.user_id as userId', 'u.locale', 'f.last_read_at'])
    .where('f.id', '=', id)
    .where('f.kind', '=', KIND)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.last_read_at || now.getTime() - row.last_read_at.getTime() > READ_NOTED_EVERY_MS)
    await database.updateTable('calendar_feed').set({ last_read_at: now }).where('id', '=', id).execute();
  return { userId: row.userId, locale: row.locale };
}
