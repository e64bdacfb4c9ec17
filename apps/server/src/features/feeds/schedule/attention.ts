// What a run of a feed leaves for people: that it fails, told once until it works again, and that it would withdraw most of what is open,
// which waits until somebody confirms it (decision in the console or by `feeds confirm`).
import { knownLocale } from '@fairway/rules/locales';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import type { HeldBack } from '../report.ts';
import { RUN_FEED, runKey } from './commands.ts';
import type { Feed } from './queries.ts';

/** How a run ended: whole, with what it held back, or why it failed. */
export type FeedOutcome = { held: HeldBack | undefined } | { failure: string };

/** Keeps it with the feed, and orders the mails. */
export async function noteOutcome(database: Database, feed: Pick<Feed, 'id' | 'source'>, outcome: FeedOutcome, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('feed')
      .select(['failing_since', 'held_at', 'owner_id'])
      .where('id', '=', feed.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    const held = 'held' in outcome ? outcome.held : undefined;
    const isFailing = 'failure' in outcome;
    const told = { transaction, feed, ownerId: before.owner_id, now };
    await transaction
      .updateTable('feed')
      .set(
        isFailing
          ? { failing_since: before.failing_since ?? now }
          : {
              failing_since: null,
              held_at: held ? (before.held_at ?? now) : null,
              held_count: held?.count ?? null,
              held_of: held?.of ?? null,
            },
      )
      .where('id', '=', feed.id)
      .execute();
    if (isFailing && !before.failing_since) await tellOwner(told, 'feed_failing', { why: outcome.failure.slice(0, 300) });
    if (held && !before.held_at) await tellOwner(told, 'feed_held', { count: `${held.count}`, of: `${held.of}` });
  });
}

/** Has a feed read whose run was held back, and what is missing withdrawn. False where nothing was held. */
export async function confirmWithdrawal(database: Database, feedId: number): Promise<boolean> {
  const feed = await database.selectFrom('feed').select('id').where('id', '=', feedId).where('held_at', 'is not', null).executeTakeFirst();
  if (!feed) return false;
  await enqueueJob(database, RUN_FEED, { feedId, isAsked: true, isConfirmed: true }, { key: runKey(feedId), maxAttempts: 1 });
  return true;
}

type Told = { transaction: Database; feed: Pick<Feed, 'id' | 'source'>; ownerId: string | null; now: Date };

async function tellOwner(
  { transaction, feed, ownerId, now }: Told,
  kind: 'feed_failing' | 'feed_held',
  parameters: Record<string, string | number>,
): Promise<void> {
  const people = await transaction
    .selectFrom('identity_person as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.locale', 'u.tenant_id'])
    .where('u.status', '=', 'active')
    .where((eb) =>
      eb.exists(eb.selectFrom('user_role as r').select('r.role').whereRef('r.user_id', '=', 'u.id').where('r.role', '=', 'Admin')),
    )
    .execute();
  // An owner who is no administrator any more cannot open the feed.
  const owner = people.find((person) => person.id === ownerId);
  for (const person of owner ? [owner] : people)
    await orderOpenMail(transaction, {
      key: `${kind}:${feed.id}:${now.toISOString()}:${person.id}`,
      kind,
      to: { name: `${person.first_name} ${person.last_name}`.trim(), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, feed: feed.source, ...parameters },
      page: `/admin/imports/${feed.id}`,
    });
}
