import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identityMails } from '../../features/identity/mails/templates.ts';
import { findReaderZone } from '../../features/identity/people/queries.ts';
import { mailSender } from '../../features/tenants/mail-sender.ts';
import { migrateBackground, startBackground } from '../background/background.ts';
import { openLog } from '../log.ts';
import { sessionKeys } from '../session/keys.ts';
import type { MailTemplates } from './blocks.ts';
import { mailJobs, sweepMails } from './jobs.ts';
import { mailboxMailer, smtpMailer } from './mailer.ts';
import { type MailOrder, orderMail, orderOpenMail } from './outgoing.ts';
import { MailNotSent, type MailServices, sendOrderedMail } from './sending.ts';

const db = await cloneDatabase();
await migrateBackground(db.pool);

type Received = Awaited<ReturnType<typeof PostalMime.parse>> & { rcpt: string[]; source: string };
const box: Received[] = [];
/** What the server answers next, by step; nothing: it takes the mail. */
const refusals: { step: 'rcpt' | 'data'; code: number }[] = [];
const refuse = (step: 'rcpt' | 'data') => {
  if (refusals[0]?.step !== step) return undefined;
  return Object.assign(new Error('refused by the test'), { responseCode: refusals.shift()?.code });
};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) => done(refuse('rcpt')),
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const refused = refuse('data');
      if (refused) return done(refused);
      const source = Buffer.concat(chunks);
      box.push({
        ...(await PostalMime.parse(source)),
        rcpt: session.envelope.rcptTo.map((to) => to.address),
        source: source.toString(),
      });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const smtp = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`, {
  name: 'Fairway',
  address: 'no-reply@fairway.example',
});
const nobody = smtpMailer('smtp://127.0.0.1:9', { name: 'Fairway', address: 'no-reply@fairway.example' });
afterAll(() => {
  smtp.close();
  server.close();
});

let now = new Date('2026-11-21T13:05:00Z');
const keys = sessionKeys(TEST_SECRET);
const services: MailServices = {
  database: db.database,
  mailer: smtp,
  keys,
  clock: { now: () => now },
  baseUrl: 'https://fairway.example',
  templates: identityMails satisfies MailTemplates,
  findSender: mailSender,
  findReaderZone,
};

async function tenant(slug: string, values: Record<string, unknown> = {}, hosts: string[] = []): Promise<number> {
  const { id } = await db.database
    .insertInto('tenant')
    .values({ slug, name: slug, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const host of hosts) await db.database.insertInto('tenant_host').values({ host, tenant_id: id }).execute();
  return id;
}

let orders = 0;
const order = (over: Partial<MailOrder> = {}): MailOrder => ({
  key: `verify:${++orders}`,
  kind: 'verify',
  to: { name: 'Ada Berg', address: 'ada@example.org' },
  locale: 'en',
  parameters: { firstName: 'Ada' },
  link: '/verify?token=secret-token',
  ...over,
});

async function ordered(over: Partial<MailOrder> = {}): Promise<string> {
  const made = order(over);
  await db.database.transaction().execute((transaction) => orderMail(transaction, keys, made));
  return (await db.database.selectFrom('outgoing_mail').select('id').where('key', '=', made.key).executeTakeFirstOrThrow()).id;
}

const rowOf = (id: string) => db.database.selectFrom('outgoing_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function sent(over: Partial<MailOrder> = {}, using: MailServices = services): Promise<Received> {
  expect(await sendOrderedMail(using, await ordered(over))).toBe('sent');
  return box.at(-1)!;
}

beforeEach(() => {
  box.length = 0;
  refusals.length = 0;
  now = new Date('2026-11-21T13:05:00Z');
});

describe('an ordered mail', () => {
  it('goes out as HTML and plain text, from the tenant, with the headers of an automatic mail', async () => {
    const school = await tenant('nordic', { name: 'Nordic School', support_email: 'help@nordic.example', locale: 'de' });
    const mail = await sent({ tenantId: school, locale: 'de' });
    expect(mail.rcpt).toEqual(['ada@example.org']);
    expect(mail.from).toMatchObject({ name: 'Nordic School', address: 'no-reply@fairway.example' });
    expect(mail.replyTo).toMatchObject([{ address: 'help@nordic.example' }]);
    const header = (name: string) => mail.headers.find((line) => line.key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('de');
    expect(header('list-unsubscribe')).toBeUndefined();
    expect(mail.text).toContain('https://fairway.example/de/verify?token=secret-token');
    expect(mail.html).toContain('href="https://fairway.example/de/verify?token=secret-token"');
    expect(mail.html).toContain('<html lang="de"');
  });

  it('is marked as sent, and its secret link leaves the row', async () => {
    const id = await ordered();
    expect(JSON.stringify((await rowOf(id)).parameters)).not.toContain('secret-token');
    await sendOrderedMail(services, id);
    const row = await rowOf(id);
    expect(row.sent_at).toEqual(now);
    expect(row.parameters).toEqual({ firstName: 'Ada' });
  });

  it('with a code keeps it no longer than its links', async () => {
    const id = await ordered({ kind: 'social_code', parameters: { code: '012345', provider: 'wechat' } });
    await sendOrderedMail(services, id);
    expect(box[0]?.text).toContain('Code: 012345');
    expect(box[0]?.text).toContain('with WeChat');
    expect((await rowOf(id)).parameters).toEqual({ provider: 'wechat' });
  });

  it('with an open page leads there without a secret, and tells nothing more by being kept', async () => {
    const order = {
      key: 'open:1',
      kind: 'welcome',
      to: { name: '', address: 'ada@x.example' },
      locale: 'de',
      page: '/profile?verify=7',
    } as const;
    await db.database.transaction().execute((transaction) => orderOpenMail(transaction, order));
    const { id } = await db.database.selectFrom('outgoing_mail').select('id').where('key', '=', 'open:1').executeTakeFirstOrThrow();
    expect(await sendOrderedMail(services, id)).toBe('sent');
    expect(box.at(-1)?.text).toContain('https://fairway.example/de/profile?verify=7');
  });

  it('that was ordered twice under one key is one mail', async () => {
    const twice = order({ key: 'welcome:one' });
    await Promise.all([1, 2, 3].map(() => db.database.transaction().execute((transaction) => orderMail(transaction, keys, twice))));
    const rows = await db.database.selectFrom('outgoing_mail').select('id').where('key', '=', 'welcome:one').execute();
    expect(rows).toHaveLength(1);
    const jobs = await db.pool.query('select 1 from graphile_worker.jobs where key = $1', [`mail.send:${rows[0]?.id}`]);
    expect(jobs.rowCount).toBe(1);
  });

  it('is sent once by runs at the same time; a run that finds it taken comes again', async () => {
    const id = await ordered();
    const runs = await Promise.allSettled([1, 2, 3, 4].map(() => sendOrderedMail(services, id)));
    expect(box).toHaveLength(1);
    expect(runs.filter((run) => run.status === 'fulfilled' && run.value === 'sent')).toHaveLength(1);
    for (const run of runs) if (run.status === 'rejected') expect(run.reason).toBeInstanceOf(MailNotSent);
    expect(await sendOrderedMail(services, id)).toBe('nothing');
    expect(box).toHaveLength(1);
  });

  it('whose run died after the server took it goes again with the same Message-ID', async () => {
    const id = await ordered({ key: 'verify:crash' });
    await sendOrderedMail(services, id);
    await db.database.updateTable('outgoing_mail').set({ sent_at: null, claimed_until: now }).where('id', '=', id).execute();
    await sendOrderedMail(services, id);
    expect(box).toHaveLength(2);
    expect(box[0]?.messageId).toBe(box[1]?.messageId);
    expect(box[0]?.messageId).toMatch(/^<verify_crash\.[0-9a-f]{16}@fairway\.example>$/);
  });

  it('of a kind that no template writes waits', async () => {
    const id = await ordered({ kind: 'from_tomorrow' });
    await expect(sendOrderedMail(services, id)).rejects.toThrow('No template');
    expect(await rowOf(id)).toMatchObject({ sent_at: null, failed_at: null, claimed_until: null });
  });

  it('with a link that was sealed under another SECRET is not sent without it', async () => {
    const id = await ordered();
    await expect(sendOrderedMail({ ...services, keys: sessionKeys('x'.repeat(40)) }, id)).rejects.toThrow('another SECRET');
    expect(box).toHaveLength(0);
  });
});

describe('a mail server that does not take a mail', () => {
  it('and cannot be reached: the mail waits and goes out later', async () => {
    const id = await ordered();
    await expect(sendOrderedMail({ ...services, mailer: nobody }, id)).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ sent_at: null, failed_at: null, tries: 1, failure: expect.stringMatching(/./) });
    expect(await sendOrderedMail(services, id)).toBe('sent');
    expect(await rowOf(id)).toMatchObject({ tries: 2, failure: null });
  });

  it.each([
    ['rcpt', 450],
    ['data', 451],
  ] as const)('for now, at %s with %i: the mail waits', async (step, code) => {
    refusals.push({ step, code });
    const id = await ordered();
    await expect(sendOrderedMail(services, id)).rejects.toThrow();
    expect((await rowOf(id)).failed_at).toBeNull();
    expect(await sendOrderedMail(services, id)).toBe('sent');
  });

  it.each([
    ['rcpt', 550],
    ['data', 554],
  ] as const)('for good, at %s with %i: it ends there, with the reason', async (step, code) => {
    refusals.push({ step, code });
    const id = await ordered();
    expect(await sendOrderedMail(services, id)).toBe('refused');
    const row = await rowOf(id);
    expect(row.failed_at).toEqual(now);
    expect(row.failure).toContain('refused by the test');
    expect(row.parameters).toEqual({ firstName: 'Ada' });
    expect(await sendOrderedMail(services, id)).toBe('nothing');
  });

  it('because the address is none: it ends there', async () => {
    const id = await ordered({ to: { name: '', address: 'ada@example.org\r\nBcc: eve@example.org' } });
    expect(await sendOrderedMail(services, id)).toBe('refused');
    expect(box).toHaveLength(0);
  });
});

describe('the job', () => {
  it('sends what was ordered, by itself, and tries again', async () => {
    refusals.push({ step: 'rcpt', code: 450 });
    const worker = await startBackground({ pool: db.pool, registrations: mailJobs(services), log: openLog('silent'), concurrency: 2 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => ordered()));
    try {
      await expect
        .poll(async () => (await Promise.all(ids.map(rowOf))).filter((row) => row.sent_at !== null).length, { timeout: 20_000 })
        .toBe(5);
    } finally {
      await worker.stop();
    }
    expect(new Set(box.map((mail) => mail.messageId)).size).toBe(box.length);
  });
});

describe('the sweep', () => {
  const age = (id: string, ageMs: number) =>
    db.database
      .updateTable('outgoing_mail')
      .set({ created_at: new Date(now.getTime() - ageMs) })
      .where('id', '=', id)
      .execute();
  const jobOf = async (id: string) =>
    (await db.pool.query('select attempts from graphile_worker.jobs where key = $1', [`mail.send:${id}`])).rows;

  it('orders a job for a mail of more than ten minutes that has none, and leaves the others their turn', async () => {
    const [lost, young, waiting] = await Promise.all([ordered(), ordered(), ordered()]);
    await db.pool.query('delete from graphile_worker._private_jobs where key = any($1)', [[`mail.send:${lost}`, `mail.send:${young}`]]);
    await db.pool.query('update graphile_worker._private_jobs set attempts = 3 where key = $1', [`mail.send:${waiting}`]);
    await Promise.all([age(lost, 660_000), age(waiting, 660_000)]);
    await sweepMails(services);
    expect(await jobOf(lost)).toEqual([{ attempts: 0 }]);
    expect(await jobOf(young)).toEqual([]);
    expect(await jobOf(waiting)).toEqual([{ attempts: 3 }]);
  });

  it('gives up after three days', async () => {
    const id = await ordered();
    await age(id, 3 * 86_400_000 + 1);
    await sweepMails(services);
    expect(await rowOf(id)).toMatchObject({ failed_at: now, failure: 'Not sent within three days', parameters: { firstName: 'Ada' } });
    expect(await sendOrderedMail(services, id)).toBe('nothing');
  });

  it('empties what the words needed 30 days after sending', async () => {
    const id = await ordered();
    await sendOrderedMail(services, id);
    now = new Date(now.getTime() + 29 * 86_400_000);
    await sweepMails(services);
    expect((await rowOf(id)).parameters).toEqual({ firstName: 'Ada' });
    now = new Date(now.getTime() + 2 * 86_400_000);
    await sweepMails(services);
    expect((await rowOf(id)).parameters).toEqual({});
  });
});

describe('a reader', () => {
  it('reads times in their own zone, else in that of the tenant', async () => {
    const tokyo = await tenant('tokyo', { zone: 'Asia/Tokyo' });
    const userId = await insertPerson(db.database, { email: 'zoe@example.org' });
    const about = { kind: 'deletion_begun', tenantId: tokyo, userId, parameters: { firstName: 'Zoe', dueAt: '2026-11-24T13:05:00Z' } };
    expect((await sent(about)).text).toContain('Tuesday, 24 November 2026 at 22:05 GMT+9');
    await db.database.updateTable('app_user').set({ time_zone: 'Europe/Paris' }).where('id', '=', userId).execute();
    expect((await sent(about)).text).toContain('Tuesday, 24 November 2026 at 14:05 CET');
  });

  it('can decline an invitation with one click, and by a link in both parts', async () => {
    const mail = await sent({
      kind: 'referral',
      link: '/login?referral=1',
      declineLink: '/referrals/decline?token=no',
      parameters: { firstName: 'Ada', lastName: 'Berg', friendFirstName: 'Ben' },
    });
    const address = 'https://fairway.example/en/referrals/decline?token=no';
    const header = (name: string) => mail.headers.find((line) => line.key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${address}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.html).toContain(address);
    expect(mail.text).toContain(address);
    expect(mail.subject).toBe('Ada Berg invites you to Fairway');
  });
});

describe('header injection', () => {
  it.each(['Ada\r\nBcc: eve@example.org', 'Ada\nX-Evil: 1', '"Ada" <eve@example.org>, x', 'Ada\u0001\u2028Bcc: eve@example.org'])(
    'by a name like %j adds neither a recipient nor a header',
    async (name) => {
      const mail = await sent({ to: { name, address: 'ada@example.org' }, parameters: { firstName: name } });
      expect(mail.rcpt).toEqual(['ada@example.org']);
      expect(mail.to).toMatchObject([{ address: 'ada@example.org' }]);
      expect(mail.headers.map((line) => line.key)).not.toContain('bcc');
      expect(mail.headers.map((line) => line.key)).not.toContain('x-evil');
    },
  );
});

describe('the mailbox', () => {
  it('holds a mail once, however often it was sent', async () => {
    const mailer = mailboxMailer(db.database);
    const id = await ordered({ key: 'verify:boxed', locale: 'fr' });
    await sendOrderedMail({ ...services, mailer }, id);
    await db.database.updateTable('outgoing_mail').set({ sent_at: null }).where('id', '=', id).execute();
    await sendOrderedMail({ ...services, mailer }, id);
    const rows = await db.database.selectFrom('mailbox_message').selectAll().where('message_key', '=', 'verify:boxed').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'verify', locale: 'fr', recipient: 'ada@example.org' });
  });
});
