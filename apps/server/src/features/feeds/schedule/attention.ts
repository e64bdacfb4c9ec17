// What a run of a feed leaves for people: that it fails, told once until it works again, and that it would withdraw most of what is open,
// which waits until somebody confirms it (decision in the console or by `feeds confirm`).
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { listRecruiters } from '../../teams/queries.ts';
import type { HeldBack } from '../report.ts';
import { RUN_FEED, runKey } from './commands.ts';
import type { Feed } from './queries.ts';

/** How a run ended: whole, with what it held back, or why it failed. */
export type FeedOutcome = { held: HeldBack | undefined } | { failure: string };

type ToldFeed = Pick<Feed, 'id' | 'source' | 'label' | 'organizationId'>;

/** Keeps it with the feed, and orders the mails. */
export async function noteOutcome(database: Database, feed: ToldFeed, outcome: FeedOutcome, now: Date): Promise<void> {
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
    if (isFailing && !before.failing_since) await tellKeepers(told, 'feed_failing', { why: outcome.failure.slice(0, 300) });
    if (held && !before.held_at) await tellKeepers(told, 'feed_held', { count: `${held.count}`, of: `${held.of}` });
  });
}

/** Has a feed read whose run was held back, and what is missing withdrawn. False where nothing was held. */
export async function confirmWithdrawal(database: Database, feedId: number): Promise<boolean> {
  const feed = await database.selectFrom('feed').select('id').where('id', '=', feedId).where('held_at', 'is not', null).executeTakeFirst();
  if (!feed) return false;
  await enqueueJob(database, RUN_FEED, { feedId, isAsked: true, isConfirmed: true }, { key: runKey(feedId), maxAttempts: 1 });
  return true;
}

type Told = { transaction: Database; feed: ToldFeed; ownerId: string | null; now: Date };

/** Of an organization's own feed those who recruit there are told, and of the platform's who added it, else every administrator. @rule feeds.5 */
async function tellKeepers(
  { transaction, feed, ownerId, now }: Told,
  kind: 'feed_failing' | 'feed_held',
  parameters: Record<string, string | number>,
): Promise<void> {
  const { organizationId } = feed;
  const people = organizationId === null ? await listKeepers(transaction, ownerId) : await listRecruiters(transaction, organizationId);
  for (const person of people)
    await orderOpenMail(transaction, {
      key: `${kind}:${feed.id}:${now.toISOString()}:${person.id}`,
      kind,
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, feed: feed.label || feed.source, ...parameters },
      page: organizationId === null ? `/admin/imports/${feed.id}` : `/employer/feeds/${feed.id}?organization=${organizationId}`,
    });
}

async function listKeepers(transaction: Database, ownerId: string | null) {
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
  return owner ? [owner] : people;
}
