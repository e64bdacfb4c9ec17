// The operations page: the queue of jobs by state, failed ones run again or deleted, the mail log, and failed mails sent once more.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { enqueueJob, startBackground } from '../../../kernel/background/background.ts';
import { nextDueAt } from '../../../kernel/background/task-log.ts';
import { newId } from '../../../kernel/ids.ts';
import { openLog } from '../../../kernel/log.ts';
import { orderMail, orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { roundsOf } from '../../../kernel/recurring.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';

const BASE = '/api/v1/admin/operations';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
const log = openLog('silent');
const app = await testApp({
  ...db,
  search: new ReferenceSearch(),
  actors,
  app: {
    log,
    readiness: async () => ({ database: true, index: false }),
    warnings: async () => ['mail_waits'],
    savedIndex: async () => ({ sizeBytes: 1234, savedAt: new Date('2026-03-01T10:00:00Z') }),
  },
});
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `${BASE}${path}`,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
const actions = async () =>
  (await db.pool.query("select action from audit_line where action like 'background.%' or action like 'mail.%' order by id")).rows.map(
    (row) => row.action as string,
  );

describe('background jobs', () => {
  const ids: Record<string, string> = {};
  const rows = async (query: string) => (await call('GET', `/jobs?${query}`)).json().rows as { id: string; name: string; state: string }[];
  const names = async (query: string) => (await rows(query)).map((row) => row.name);

  beforeEach(async () => {
    await db.pool.query('delete from graphile_worker._private_jobs');
    await db.pool.query("delete from audit_line where action like 'background.%'");
    for (const [place, name] of ['test.waiting', 'test.failed', 'test.running'].entries()) {
      await enqueueJob(db.database, name, { secret: 'nobody reads this' }, { runAt: new Date(Date.UTC(2030, 0, 9 - place)) });
      ids[name] = (await rows(`name=${name}`))[0]?.id ?? '';
    }
    await db.pool.query("update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It broke' where id = $1", [
      ids['test.failed'],
    ]);
    await db.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1", [ids['test.running']]);
  });

  it('are listed by state, name, words and order, without what they carry', async () => {
    expect(await names('state=waiting')).toEqual(['test.waiting']);
    expect(await names('state=failed')).toEqual(['test.failed']);
    expect(await names('state=running')).toEqual(['test.running']);
    expect(await names('q=broke')).toEqual(['test.failed']);
    expect(await names('name=test.waiting')).toEqual(['test.waiting']);
    expect(await names('sort=added')).toEqual(['test.waiting', 'test.failed', 'test.running']);
    expect(await names('sort=runAt')).toEqual(['test.running', 'test.failed', 'test.waiting']);
    const whole = await call('GET', '/jobs?state=failed');
    expect(whole.json()).toMatchObject({ total: 1, rows: [{ tries: 12, triesMax: 12, lastError: 'It broke', runAt: null }] });
    expect(whole.body).not.toContain('nobody reads this');
    expect((await call('GET', '/jobs/export.csv?sort=added')).body.split('\r\n')[2]).toMatch(/,test\.failed,failed,12,12,.*,,It broke$/);
  });

  it('that failed are counted on the first page as they are listed: one that runs at its last try has not failed', async () => {
    await db.pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [ids['test.running']]);
    const home = (await app.inject({ url: '/api/v1/admin/home', headers: { 'x-test-actor': 'platformAdmin' } })).json();
    expect(home.failedJobs).toBe((await call('GET', '/jobs?state=failed')).json().total);
    expect(home.failedJobs).toBe(1);
    expect(home.failedMails).toBe((await call('GET', '/mails?state=failed')).json().total);
  });

  it.each(['state=done', 'sort=name', 'page=0'])('refuse %s', async (query) => {
    expect((await call('GET', `/jobs?${query}`)).statusCode).toBe(422);
  });

  it('run again with all their tries, but for those that run', async () => {
    const reply = await call('POST', '/jobs/run', { ids: [...Object.values(ids), '123456789'] });
    expect(reply.json()).toEqual({ jobs: 2 });
    expect(await names('state=waiting&sort=added')).toEqual(['test.waiting', 'test.failed']);
    expect(await names('state=running')).toEqual(['test.running']);
    expect(await actions()).toEqual(['background.job_run', 'background.job_run']);
  });

  it('are deleted where they failed, and nowhere else', async () => {
    expect((await call('POST', '/jobs/delete', { ids: Object.values(ids) })).json()).toEqual({ jobs: 1 });
    expect(await names('sort=added')).toEqual(['test.waiting', 'test.running']);
    expect((await call('POST', '/jobs/delete', { ids: Object.values(ids) })).json()).toEqual({ jobs: 0 });
    expect(await actions()).toEqual(['background.job_deleted']);
  });

  it('are told by kind: how many, and since when the oldest that is due waits (operations.1)', async () => {
    const due = new Date(Date.now() - 3_600_000);
    await enqueueJob(db.database, 'test.late', {}, { runAt: due });
    await enqueueJob(db.database, 'test.late', {}, { runAt: new Date(Date.now() - 60_000) });
    const { queues } = (await call('GET', '')).json();
    expect(queues).toEqual([
      { name: 'test.late', waiting: 2, running: 0, failed: 0, dueSince: due.toISOString() },
      { name: 'test.failed', waiting: 0, running: 0, failed: 1, dueSince: null },
      { name: 'test.running', waiting: 0, running: 1, failed: 0, dueSince: null },
      { name: 'test.waiting', waiting: 1, running: 0, failed: 0, dueSince: null },
    ]);
  });

  it('that failed run again all of a kind, and no other, with one line of the audit', async () => {
    for (let n = 0; n < 3; n++) await enqueueJob(db.database, 'test.failed', {});
    await db.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts
      where id in (select id from graphile_worker.jobs where task_identifier in ('test.failed', 'test.waiting'))`);
    expect((await call('POST', '/jobs/run-kind', { name: 'test.failed' })).json()).toEqual({ jobs: 4 });
    expect(await names('state=failed')).toEqual(['test.waiting']);
    expect((await call('POST', '/jobs/run-kind', { name: 'test.failed' })).json()).toEqual({ jobs: 0 });
    const { rows: lines } = await db.pool.query("select subject, detail from audit_line where action = 'background.kind_run'");
    expect(lines).toEqual([{ subject: 'job_kind:test.failed', detail: { jobs: 4 } }]);
    expect((await call('POST', '/jobs/run-kind', { name: '' })).statusCode).toBe(422);
  });

  it.each([[[]], [['x']], [['1', '-2']], [['99999999999999999999']]])('are not named by %j', async (wrong) => {
    expect((await call('POST', '/jobs/run', { ids: wrong })).statusCode).toBe(422);
  });
});

describe('the mail log', () => {
  const keys = sessionKeys('a-secret-of-tests-that-is-long-enough-0123456789');
  const to = { name: 'Ada', address: 'Ada@Nordic.example' };
  const mailOf = async (key: string) =>
    (await db.database.selectFrom('outgoing_mail').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
  const fail = (id: string, at = new Date()) =>
    db.database.updateTable('outgoing_mail').set({ failed_at: at, failure: '550 no such user', tries: 3 }).where('id', '=', id).execute();
  const list = async (query: string) =>
    (await call('GET', `/mails?${query}`)).json().rows as { id: string; recipient: string; kind: string }[];
  const codeOf = async (id: string) => (await call('POST', `/mails/${id}/send`)).json().code;

  beforeEach(async () => {
    await db.pool.query('delete from outgoing_mail');
    await orderOpenMail(db.database, { key: 'open', kind: 'connection_approved', to, locale: 'de', page: '/mypage' });
    await orderMail(db.database, keys, {
      key: 'secret',
      kind: 'verify',
      to: { ...to, address: 'ben@south.example' },
      locale: 'en',
      link: '/verify?token=abc',
    });
    await orderMail(db.database, keys, { key: 'code', kind: 'login_code', to, locale: 'en', parameters: { code: '123456' } });
    await fail(await mailOf('open'));
  });

  it('is found by address, template and state, without words and links', async () => {
    expect((await list('q=ada@')).map((mail) => mail.kind).sort()).toEqual(['connection_approved', 'login_code']);
    expect((await list('q=BEN')).map((mail) => mail.recipient)).toEqual(['ben@south.example']);
    expect(await list('q=%25')).toEqual([]);
    expect(await list('q=nordic')).toEqual([]);
    expect((await list('state=failed')).map((mail) => mail.kind)).toEqual(['connection_approved']);
    expect((await list('state=waiting&kind=verify')).map((mail) => mail.kind)).toEqual(['verify']);
    expect((await list('sort=recipient')).map((mail) => mail.recipient)).toEqual([
      'Ada@Nordic.example',
      'Ada@Nordic.example',
      'ben@south.example',
    ]);
    const all = await call('GET', '/mails');
    for (const secret of ['token', 'sealedLink', '123456', 'parameters']) expect(all.body).not.toContain(secret);
    expect(all.json().rows).toContainEqual(
      expect.objectContaining({
        kind: 'connection_approved',
        state: 'failed',
        tries: 3,
        lastError: '550 no such user',
        can: { sendAgain: true },
      }),
    );
    expect((await call('GET', '/mails/export.csv?state=failed')).body).toMatch(/Ada@Nordic\.example,connection_approved,de,failed,3,/);
  });

  it('sends a failed mail again, once', async () => {
    const id = await mailOf('open');
    await db.pool.query('delete from graphile_worker._private_jobs');
    expect((await call('POST', `/mails/${id}/send`)).json()).toMatchObject({ state: 'waiting', can: { sendAgain: false } });
    expect((await db.pool.query("select from graphile_worker.jobs where task_identifier = 'mail.send'")).rowCount).toBe(1);
    expect(await codeOf(id)).toBe('mails.not_failed');
    expect((await actions()).at(-1)).toBe('mail.sent_again');
  });

  it('never sends one whose link or code is gone, nor one of a month ago', async () => {
    for (const key of ['secret', 'code']) {
      const id = await mailOf(key);
      await fail(id);
      expect(await codeOf(id)).toBe('mails.secret_gone');
    }
    const old = await mailOf('open');
    await fail(old, new Date(Date.now() - 31 * 86_400_000));
    expect(await codeOf(old)).toBe('mails.too_old');
    expect(await codeOf(newId())).toBe('not_found');
    expect(await codeOf('x')).toBe('not_found');
  });
});

describe('the overview', () => {
  it('tells how the node is and what each kind of job did', async () => {
    const worker = await startBackground({
      pool: db.pool,
      log: openLog('silent'),
      registrations: [
        { name: 'test.done', run: async () => undefined },
        { name: 'test.nightly', run: async () => undefined, cron: '30 3 * * *' },
        { name: 'test.broken', run: () => Promise.reject(new Error('It broke')) },
      ],
    });
    await enqueueJob(db.database, 'test.done', {});
    await enqueueJob(db.database, 'test.broken', {}, { maxAttempts: 1 });
    const left = async () =>
      (
        await db.pool.query(
          "select from graphile_worker.jobs where task_identifier = 'test.done' or last_error is null and task_identifier = 'test.broken'",
        )
      ).rowCount;
    await expect.poll(left).toBe(0);
    await worker.stop();
    roundsOf(log).failed('feed lamps', new Error('502 from lamps.example'));
    const found = (await call('GET', '')).json();
    expect(found).toMatchObject({
      ready: [
        { part: 'database', isReady: true },
        { part: 'index', isReady: false },
      ],
      warnings: ['mail_waits'],
      failing: [{ part: 'feed lamps', since: expect.stringMatching(/Z$/), error: '502 from lamps.example' }],
      index: { sizeBytes: 1234, savedAt: '2026-03-01T10:00:00.000Z' },
      version: expect.stringMatching(/^\d/),
    });
    const task = (name: string) => found.tasks.find((one: { name: string }) => one.name === name);
    expect(task('test.done')).toMatchObject({ cron: null, done: 1, failures: 0, nextDueAt: null });
    expect(task('test.broken')).toMatchObject({ done: 0, failures: 1 });
    expect(task('test.nightly')).toMatchObject({ cron: '30 3 * * *', done: 0, nextDueAt: expect.stringMatching(/T03:30:00/) });
  });

  it.each([
    ['*/5 * * * *', '2026-03-01T10:05:30Z', '2026-03-01T10:10:00.000Z'],
    ['0 3 * * *', '2026-03-01T03:00:00Z', '2026-03-02T03:00:00.000Z'],
    ['0 0 1 * *', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00.000Z'],
    ['0 0 29 2 *', '2026-03-01T00:00:00Z', undefined],
  ])('says when %s is due after %s', (cron, after, due) => {
    expect(nextDueAt(cron, new Date(after))?.toISOString()).toBe(due);
  });
});
