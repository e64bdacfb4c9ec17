// Account deletion: 72 hours in which it can be undone, then nothing of the person is left.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { PASSWORD } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
import { enqueueJob, startBackground } from '../../kernel/background/background.ts';
import { erasersOf } from '../../kernel/feature.ts';
import { newId } from '../../kernel/ids.ts';
import { openLog } from '../../kernel/log.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { ERASE_ACCOUNT, erasingJobKey } from './deletion.ts';
import { eraseWhenDue } from './erasing.ts';
import { accountJobs, sweepDeletions } from './jobs.ts';
import { signedInBrowsers } from './signed-in.fixture.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const open = signedInBrowsers(app, db, () => now);
const services = { database: db.database, clock: { now: () => now }, keys: sessionKeys(TEST_SECRET), erasers: erasersOf(FEATURES) };
const log = openLog('silent');

const URL = '/identity/v1/user/account/request-deletion';
const ME = '/identity/v1/user/me';
const HOURS = 3_600_000;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOURS);
};
const ask = { confirmation: 'delete', locale: 'en' };
const jobRunAt = async (userId: string) => {
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs where key = ${erasingJobKey(userId)}`.execute(
    db.database,
  );
  return rows.map((row) => row.run_at.toISOString());
};
const mails = (kind: string, recipient: string) =>
  db.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', kind).where('recipient', '=', recipient).execute();
const exists = async (id: string) =>
  (await db.database.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
/** As the job does at its time and, where it had to end sessions first, once more. */
async function eraseNow(userId: string) {
  if ((await eraseWhenDue(services, userId)) !== 'waiting') return;
  later(0.25);
  await eraseWhenDue(services, userId);
}

describe('asking for deletion', () => {
  it('starts 72 hours, mails the link that undoes it and keeps a line', async () => {
    const { browser, userId, email } = await open();
    const dueAt = new Date(now.getTime() + LIMITS.accountDeletionHours * HOURS).toISOString();
    const reply = await browser.send('POST', URL, { confirmation: ' Löschen ', locale: 'de' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { deletionDueAt: dueAt }]);
    expect((await browser.send('GET', ME)).json().deletionDueAt).toBe(dueAt);
    expect((await browser.send('GET', '/identity/v1/session')).json().user.deletionDueAt).toBe(dueAt);
    expect(await jobRunAt(userId)).toEqual([dueAt]);
    const [mail] = await mails('deletion_begun', email);
    expect(mail?.parameters).toMatchObject({ firstName: 'Ada', dueAt });
    const lines = await db.database.selectFrom('audit_line').select('action').where('subject', '=', `user:${userId}`).execute();
    expect(lines).toEqual([{ action: 'account.deletion_begun' }]);
  });

  it('again, or many times at once, is asking once: the first date stands', async () => {
    const { browser, userId, email } = await open();
    const replies = await Promise.all(Array.from({ length: 5 }, () => browser.send('POST', URL, ask)));
    const dates = new Set(replies.map((reply) => reply.json().deletionDueAt));
    expect([dates.size, replies.every((reply) => reply.statusCode === 200)]).toEqual([1, true]);
    now = new Date(now.getTime() + 60_000);
    expect((await browser.send('POST', URL, ask)).json().deletionDueAt).toBe([...dates][0]);
    expect(await mails('deletion_begun', email)).toHaveLength(1);
    expect(await jobRunAt(userId)).toHaveLength(1);
  });

  it.each([
    ['another word', { confirmation: 'REMOVE', locale: 'en' }, 'account.wrong_word'],
    ['the word of another language', { confirmation: 'DELETE', locale: 'fr' }, 'account.wrong_word'],
    ['nothing', { confirmation: '', locale: 'en' }, 'account.wrong_word'],
    ['10,000 characters', { confirmation: 'DELETE'.repeat(2000), locale: 'en' }, 'validation'],
    ['a NUL', { confirmation: 'DELETE\u0000', locale: 'en' }, 'validation'],
    ['an unknown locale', { confirmation: 'DELETE', locale: 'xx' }, 'validation'],
    ['a wrong password', { ...ask, currentPassword: 'wrong' }, 'WrongPassword'],
  ])('with %s is refused', async (_name, body, code) => {
    const { browser, userId } = await open();
    const reply = await browser.send('POST', URL, body);
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    expect(await jobRunAt(userId)).toEqual([]);
  });

  it('needs the password or a recent proof', async () => {
    const { browser } = await open();
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await browser.send('POST', URL, ask)).json().code).toBe('ProofNeeded');
    expect((await browser.send('POST', URL, { ...ask, currentPassword: PASSWORD })).statusCode).toBe(200);
  });
});

describe('undoing it', () => {
  it('takes the job and the link back, tells by mail, and can be asked for again', async () => {
    const { browser, userId, email } = await open();
    await browser.send('POST', URL, ask);
    expect((await browser.send('DELETE', URL)).statusCode).toBe(204);
    expect((await browser.send('GET', ME)).json().deletionDueAt).toBeNull();
    expect(await jobRunAt(userId)).toEqual([]);
    expect(await db.database.selectFrom('mail_token').select('purpose').where('user_id', '=', userId).execute()).toEqual([]);
    expect(await mails('deletion_undone', email)).toHaveLength(1);
    expect(await eraseWhenDue(services, userId)).toBe('kept');
    now = new Date(now.getTime() + 1000);
    expect((await browser.send('POST', URL, ask)).statusCode).toBe(200);
    expect(await jobRunAt(userId)).toHaveLength(1);
  });

  it('of what was not asked for changes nothing', async () => {
    const { browser, email } = await open();
    expect((await browser.send('DELETE', URL)).statusCode).toBe(204);
    expect(await mails('deletion_undone', email)).toEqual([]);
  });
});

describe('the erasing', () => {
  it('does nothing before its time, and waits for it', async () => {
    const { browser, userId } = await open();
    const { deletionDueAt } = (await browser.send('POST', URL, ask)).json();
    later(71);
    expect(await eraseWhenDue(services, userId)).toBe('waiting');
    expect([await exists(userId), await jobRunAt(userId)]).toEqual([true, [deletionDueAt]]);
  });

  it('erases at its time, and once more is no fault', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', URL, ask);
    later(72);
    expect(await eraseWhenDue(services, userId)).toBe('erased');
    expect(await exists(userId)).toBe(false);
    expect(await eraseWhenDue(services, userId)).toBe('gone');
  });

  it('ends living sessions first, and comes back when their tokens are dead', async () => {
    const first = await open();
    await first.browser.send('POST', URL, ask);
    later(72 - 1 / 60);
    const lately = await open({ userId: first.userId });
    later(1 / 60);
    expect(await eraseWhenDue(services, first.userId)).toBe('waiting');
    expect(await jobRunAt(first.userId)).toEqual([new Date(now.getTime() + 15 * 60_000).toISOString()]);
    const row = await db.database.selectFrom('login_session').selectAll().where('id', '=', lately.sessionId).executeTakeFirstOrThrow();
    expect(row.ended_reason).toBe('deletion');
    expect((await lately.browser.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(401);
    later(0.25);
    expect(await eraseWhenDue(services, first.userId)).toBe('erased');
  });

  it('leaves nothing of the person in any table but a line without personal data, and the last mail', async () => {
    const secretName = 'Zyxwvut';
    const { browser, userId, email } = await open({ email: 'zyxwvut@example.org' });
    const friend = await open();
    const organizationId = await insertOrganization(db.database);
    await browser.send('PUT', ME, {
      firstName: secretName,
      lastName: secretName,
      contactEmail: 'zyxwvut@home.example',
      phoneNumber: '22222222',
    });
    await browser.send('PUT', '/api/v1/communication/email/settings', { settings: [{ kind: 'events', on: false }] });
    await db.database.insertInto('mail_subscription').values({ id: newId(), user_id: userId, topic: 'newsletter' }).execute();
    await browser.send('POST', '/api/v1/referrals', { firstName: 'Mia', lastName: 'Lind', email: 'mia@example.org' });
    await friend.browser.send('POST', '/api/v1/referrals', { firstName: secretName, lastName: 'Z', email });
    await db.database.insertInto('organization_follow').values({ user_id: userId, organization_id: organizationId }).execute();
    await db.database
      .insertInto('analytics_event')
      .values({ event_type: 'x', user_id: userId, anonymous: false, metadata: '{"name":"Zyxwvut"}', occurred_at: now })
      .execute();
    const { id: tenantId } = await db.database
      .insertInto('tenant')
      .values({ slug: 'erasing', name: 'Erasing' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database
      .insertInto('support_request')
      .values({ id: newId(), tenant_id: tenantId, email: 'ZYXWVUT@example.org', message: 'help', page: '/' })
      .execute();
    await db.database
      .insertInto('mailbox_message')
      .values({ id: newId(), recipient: email, subject: 'x', text_body: secretName })
      .execute();
    await browser.send('POST', '/identity/v1/user/email', { email: 'zyxwvut2@example.org' });
    await browser.send('POST', URL, ask);
    later(72);
    await eraseNow(userId);

    expect(await exists(userId)).toBe(false);
    const left = await tablesWith([userId, 'zyxwvut', 'mia@example.org']);
    // The mail that tells of the end goes when it was sent; events and lines hold ids only.
    expect(left).toEqual({ audit_line: [userId], news: [userId], outgoing_mail: [userId, 'zyxwvut'] });
    const [mail] = await mails('account_erased', email);
    expect(mail).toMatchObject({ user_id: null, parameters: { firstName: secretName } });
    const lines = await db.database
      .selectFrom('audit_line')
      .select(['actor_id', 'action', 'detail'])
      .where('subject', '=', `user:${userId}`)
      .execute();
    expect(lines.at(-1)).toEqual({ actor_id: null, action: 'account.erased', detail: {} });
    expect(JSON.stringify(lines)).not.toMatch(/zyxwvut/i);

    await db.database.updateTable('outgoing_mail').set({ sent_at: now }).where('kind', '=', 'account_erased').execute();
    await sweepDeletions(services, log);
    expect(await mails('account_erased', email)).toEqual([]);
  });

  it('keeps the person whole when an eraser fails', async () => {
    const { browser, userId, email } = await open();
    await browser.send('POST', URL, ask);
    later(72);
    const failing = async () => {
      throw new Error('disk full');
    };
    await expect(eraseWhenDue({ ...services, erasers: [...erasersOf(FEATURES), failing] }, userId)).rejects.toThrow('disk full');
    expect([await exists(userId), (await mails('deletion_begun', email)).length]).toEqual([true, 1]);
    expect(await eraseWhenDue(services, userId)).toBe('erased');
  });

  it('is done by the worker, from the job that the request left', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', URL, ask);
    later(72);
    // Its time has come on the worker's clock too: the same key again, for now.
    await enqueueJob(db.database, ERASE_ACCOUNT, { userId }, { key: erasingJobKey(userId) });
    const worker = await startBackground({ pool: db.pool, registrations: accountJobs(services).filter((job) => !job.cron), log });
    await expect.poll(() => exists(userId), { timeout: 10_000 }).toBe(false);
    await worker.stop();
    expect(await jobRunAt(userId)).toEqual([]);
  });

  it('by job and sweep at once erases once', async () => {
    const { browser, userId, email } = await open();
    await browser.send('POST', URL, ask);
    later(72);
    const outcomes = await Promise.all([1, 2, 3].map(() => eraseWhenDue(services, userId)));
    expect(outcomes.sort()).toEqual(['erased', 'gone', 'gone']);
    expect(await mails('account_erased', email)).toHaveLength(1);
  });
});

describe('the sweep of each hour', () => {
  it('carries out what a lost job left', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', URL, ask);
    await sql`select graphile_worker.remove_job(${erasingJobKey(userId)})`.execute(db.database);
    later(72.5);
    await sweepDeletions(services, log);
    expect(await exists(userId)).toBe(false);
  });

  it('fails loudly while something older than 73 hours is still there', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', URL, ask);
    const failing = async () => {
      throw new Error('disk full');
    };
    later(72.5);
    await sweepDeletions({ ...services, erasers: [failing] }, log);
    later(0.6);
    await expect(sweepDeletions({ ...services, erasers: [failing] }, log)).rejects.toThrow('1 accounts should have been erased');
    await sweepDeletions(services, log);
    expect(await exists(userId)).toBe(false);
  });
});

/** Tables of ours whose rows hold one of these texts, with the texts. */
async function tablesWith(texts: string[]): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db.database);
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    for (const text of texts) {
      const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db.database);
      if (rows.length > 0) found[name] = [...(found[name] ?? []), text];
    }
  }
  return found;
}
