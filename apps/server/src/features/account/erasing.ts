// Carrying a deletion out. First every session ends and the account is suspended; the person is erased once no access token can live any
// more (840 s), so that no node lets a stranger's id write. Then, in one transaction: what the features' erasers know, the mails, the row
// itself with everything that cascades; the last mail is ordered, and a line without personal data stays. Safe to repeat at any point.
// @rule account.17
import { LIMITS } from '@fairway/rules/limits';
import { recordAudit } from '../../kernel/audit.ts';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { Eraser } from '../../kernel/personal-data.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { listMergedInto } from '../identity/merging/commands.ts';
import { closeAccount, removePerson } from '../identity/people/commands.ts';
import { lockPerson, type Person } from '../identity/people/queries.ts';
import { wasUsedAfter } from '../identity/sessions/queries.ts';
import { ERASE_ACCOUNT, erasingJobKey } from './deletion.ts';
import { addressedTo } from './queries.ts';

export type ErasingServices = {
  database: Database;
  clock: Clock;
  keys: SessionKeys;
  /** In their order, before the person goes. */
  erasers: readonly Eraser[];
};

/** How long after the end of a session its access token may still be believed by a node that could not ask. */
const TOKENS_DIE_MS = (LIMITS.accessCookieSeconds + 60) * 1000;

/**
 * Erases the person when it is time. gone: there is none; kept: no deletion is asked for; waiting: not due yet, or sessions were ended just
 * now; the job is there for later.
 */
export async function eraseWhenDue(services: ErasingServices, userId: string): Promise<'gone' | 'kept' | 'waiting' | 'erased'> {
  const now = services.clock.now();
  return services.database.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, userId);
    if (!person) return 'gone';
    if (!person.deletion_due_at) return 'kept';
    if (person.deletion_due_at > now) return waitUntil(transaction, userId, person.deletion_due_at);
    if (await closeSessions(transaction, userId, now)) return waitUntil(transaction, userId, new Date(now.getTime() + TOKENS_DIE_MS));
    await erase(transaction, person, services);
    return 'erased';
  });
}

async function waitUntil(transaction: DatabaseTransaction, userId: string, runAt: Date): Promise<'waiting'> {
  await enqueueJob(transaction, ERASE_ACCOUNT, { userId }, { key: erasingJobKey(userId), runAt });
  return 'waiting';
}

/** Closes the account. True while a token of one of its sessions may live. */
async function closeSessions(transaction: DatabaseTransaction, userId: string, now: Date): Promise<boolean> {
  await closeAccount(transaction, userId, now);
  return wasUsedAfter(transaction, userId, new Date(now.getTime() - TOKENS_DIE_MS));
}

async function erase(transaction: DatabaseTransaction, person: Person, services: ErasingServices): Promise<void> {
  const now = services.clock.now();
  const reference = { userId: person.id, emailFolded: person.email_folded };
  // What leads here goes with it (the foreign key), and before that what was left of it.
  const merged = (await listMergedInto(transaction, person.id)).map((row) => ({ userId: row.id, emailFolded: row.email_folded }));
  for (const one of [...merged, reference]) for (const eraser of services.erasers) await eraser(transaction, one);
  const { to, locale } = addressedTo(person);
  await orderMail(transaction, services.keys, {
    key: `account_erased:${person.id}`,
    kind: 'account_erased',
    to,
    locale,
    tenantId: person.tenant_id ?? undefined,
    parameters: { firstName: person.first_name },
  });
  await removePerson(transaction, person.id);
  await recordNews(transaction, [{ kind: 'user.erased', subject: `user:${person.id}` }]);
  await recordAudit(transaction, { actorId: null, action: 'account.erased', subject: `user:${person.id}`, at: now });
}
