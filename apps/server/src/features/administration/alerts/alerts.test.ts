// Alerts: what breaks is told once when it begins, once a day, and once when it is over; each leads to a page that there is.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGES } from '@fairway/contract/pages';
import { ALERT_KINDS, alertPath, THRESHOLDS, type Thresholds } from '@fairway/rules/platform-alerts';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { FEATURES } from '../../../features.ts';
import { enqueueJob, startBackground } from '../../../kernel/background/background.ts';
import { keptTables } from '../../../kernel/backup/kept-tables.ts';
import { openDiskStore } from '../../../kernel/files/disk-store.ts';
import { openLog } from '../../../kernel/log.ts';
import { mailParameters } from '../../../kernel/mail/blocks.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { renderMail } from '../../../kernel/mail/render.ts';
import type { MailSender } from '../../../kernel/mail/sender.ts';
import { sendOrderedMail } from '../../../kernel/mail/sending.ts';
import { beatAsNode } from '../../../kernel/node-beat.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { CERTIFICATE } from '../../verification/sign-in/saml-provider.fixture.ts';
import { makeBackup, testNewestBackup } from '../backups/commands.ts';
import { administrationMails } from '../mails/templates.ts';
import { roomyDisk } from './beating.fixture.ts';
import { lookForTrouble } from './commands.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const home = mkdtempSync(path.join(tmpdir(), 'fairway-alerts-'));
const files = await openDiskStore(path.join(home, 'files'), { signingSecret: TEST_SECRET });
afterAll(() => rmSync(home, { recursive: true, force: true }));

const call = (method: 'GET' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1/admin${path}`,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const look = (minutes = 0) => lookForTrouble(db.database, after(minutes));
const open = async () => (await call('GET', '/home')).json().alerts as { kind: string; subject: string; name: string; count: number }[];
const kinds = async () => (await open()).map(({ kind }) => kind);
const mails = async () =>
  (await db.pool.query("select kind, parameters from outgoing_mail where kind like 'alert_%' order by id")).rows.map(
    (row) => `${row.kind} ${row.parameters.alert}`,
  );
const USUAL = Object.fromEntries(Object.entries(THRESHOLDS).map(([name, { usual }]) => [name, usual])) as Thresholds;

const SENDER: MailSender = {
  name: 'Fairway',
  origin: 'http://localhost',
  logo: undefined,
  colour: '#1d5c63',
  zone: 'UTC',
  locale: 'en',
  supportAddress: undefined,
};

beforeEach(async () => {
  for (const table of ['platform_alert', 'alert_threshold', 'outgoing_mail', 'platform_node', 'backup_copy', 'feed_run', 'feed'])
    await db.pool.query(`delete from ${table}`);
  await db.pool.query('delete from graphile_worker._private_jobs');
});

/** It was seen, is mended, and is over two minutes after it was not seen any more. */
async function isOver(kind: string, mailsBefore: string[]): Promise<void> {
  await look(1);
  expect(await kinds()).toEqual([kind]);
  await look(4);
  expect(await open()).toEqual([]);
  expect(await mails()).toEqual([...mailsBefore, `alert_ended ${kind}`]);
}

describe('what breaks is told when it begins and when it is over:', () => {
  it('a job that fails for good', async () => {
    await enqueueJob(db.database, 'test.broken', {}, { maxAttempts: 1 });
    const broken = { name: 'test.broken', run: () => Promise.reject(new Error('It broke')) };
    const worker = await startBackground({ pool: db.pool, log: openLog('silent'), registrations: [broken] });
    const failed = async () => (await db.pool.query('select from graphile_worker.jobs where attempts = 1 and locked_at is null')).rowCount;
    await expect.poll(failed).toBe(1);
    await worker.stop();
    expect(await look()).toEqual({ began: 1, ended: 0 });
    expect(await open()).toMatchObject([{ kind: 'jobs_failed', count: 1 }]);
    await look();
    expect(await mails()).toEqual(['alert_began jobs_failed']);
    await db.pool.query('delete from graphile_worker._private_jobs');
    await isOver('jobs_failed', ['alert_began jobs_failed']);
  });

  it('a job that nobody works on', async () => {
    await enqueueJob(db.database, 'test.forgotten', {}, { runAt: after(-31) });
    await look();
    expect(await open()).toMatchObject([{ kind: 'jobs_late', name: 'test.forgotten', count: 31 }]);
  });

  it('a server that is killed', { timeout: 30_000 }, async () => {
    const file = path.join(import.meta.dirname, 'beating.fixture.ts');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, db.url, 'killed.example:3000'], {
      stdio: 'inherit',
    });
    // Who lives on holds the output of the test run, which then never ends.
    onTestFinished(() => void child.kill('SIGKILL'));
    const beats = async () => (await db.pool.query('select from platform_node')).rowCount;
    await expect.poll(beats, { timeout: 20_000 }).toBe(1);
    // The one that looks goes on.
    await db.pool.query(`insert into platform_node (place, role, version, started_at, seen_at, is_ready)
      values ('looking.example:3000', 'worker', '0.1.0', now(), now() + interval '10 minutes', true)`);
    await look();
    expect(await open()).toEqual([]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await look(0.6);
    expect(await open()).toMatchObject([{ kind: 'node_silent', subject: 'killed.example:3000', name: 'killed.example:3000' }]);
    await db.pool.query('delete from platform_node');
    await isOver('node_silent', ['alert_began node_silent']);
  });

  it('a backup that is damaged', async () => {
    const services = { ...db, files, folder: path.join(home, 'backups'), kept: keptTables(FEATURES) };
    // Another file's test may have one under way: of a cluster one is tried at a time.
    const test = (told: 'restored' | 'faulty') =>
      expect.poll(() => testNewestBackup(services, new Date()), { timeout: 60_000, interval: 200 }).toBe(told);
    await makeBackup(services, new Date());
    await test('restored');
    await look();
    expect(await open()).toEqual([]);
    const { file } = (await db.pool.query('select file from backup_copy')).rows[0];
    const whole = readFileSync(path.join(services.folder, file));
    writeFileSync(path.join(services.folder, file), whole.subarray(0, -300));
    await test('faulty');
    await look();
    expect(await open()).toMatchObject([{ kind: 'backup_faulty', name: file }]);
    writeFileSync(path.join(services.folder, file), whole);
    await test('restored');
    await isOver('backup_faulty', ['alert_began backup_faulty']);
    await look(37 * 60);
    expect(await kinds()).toContain('backup_old');
  });

  it('mails that the server refuses, and mails that cannot be sent', async () => {
    await call('PUT', '/operations/alerts/thresholds', { ...USUAL, failedMails: 1 });
    const sending = async (key: string, error: object) => {
      await orderOpenMail(db.database, {
        key,
        kind: 'alert_began',
        to: { name: 'Ada', address: 'ada@nordic.example' },
        locale: 'en',
        page: '/admin',
      });
      const { id } = await db.database.selectFrom('outgoing_mail').select('id').where('key', '=', key).executeTakeFirstOrThrow();
      const mailer = { send: () => Promise.reject(error), close: async () => undefined };
      const services = { ...db, mailer, clock: { now: () => new Date() }, keys: sessionKeys(TEST_SECRET), baseUrl: 'http://localhost' };
      const asked = { ...services, templates: administrationMails, findSender: async () => SENDER, findReaderZone: async () => undefined };
      await sendOrderedMail(asked as never, id).catch(() => undefined);
    };
    await sending('refused', Object.assign(new Error('550 no such user'), { responseCode: 550, command: 'RCPT TO' }));
    await look();
    expect(await kinds()).toEqual(['mails_failed']);
    await sending('waits', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    await look(61);
    expect((await kinds()).sort()).toEqual(['jobs_late', 'mails_failed', 'mails_late']);
  });

  it('a feed whose last run failed, until one works', async () => {
    await db.pool.query("insert into feed (source, url, format) values ('lamps', 'https://lamps.example/jobs.xml', 'xml')");
    const run = (status: string) =>
      db.pool.query(
        "insert into feed_run (id, source, format, origin, status, started_at) values (gen_random_uuid(), 'lamps', 'xml', 'https://lamps.example', $1, clock_timestamp())",
        [status],
      );
    await run('failed');
    await look();
    expect(await open()).toMatchObject([{ kind: 'feeds_failing', count: 1 }]);
    await run('finished');
    await isOver('feeds_failing', ['alert_began feeds_failing']);
  });
});

describe('a certificate', () => {
  // That of the tests ends on 2126-10-28.
  it('that ends within 14 days leads to its school; one that is renewed is over', async () => {
    const { id: school } = await db.database.selectFrom('school').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
    const row = { school_id: school, protocol: 'saml', issuer: 'https://idp.nordic.example', sso_url: 'https://idp.nordic.example/sso' };
    await db.database
      .insertInto('school_sign_in')
      .values({ ...row, certificates: [CERTIFICATE] })
      .execute();
    const lookOn = (day: string) => lookForTrouble(db.database, new Date(`2126-10-${day}T12:00:00Z`));
    // By then a mail of today is late as well.
    const told = async () => (await open()).filter(({ kind }) => kind === 'certificate');
    await lookOn('13');
    expect(await told()).toEqual([]);
    await lookOn('20');
    expect(await told()).toMatchObject([{ subject: String(school), count: 9 }]);
    const { rows } = await db.pool.query(
      "select parameters ->> 'page' as page from outgoing_mail where parameters ->> 'alert' = 'certificate'",
    );
    expect(new Set(rows.map(({ page }) => page))).toEqual(new Set([`/admin/schools/${school}`]));
    await db.pool.query('delete from school_sign_in');
    await lookOn('21');
    await lookOn('22');
    expect(await told()).toEqual([]);
  });
});

describe('a server', () => {
  const beat = (place: string, caughtUp: () => Promise<unknown>) =>
    beatAsNode({
      ...db,
      log: openLog('silent'),
      place,
      role: 'web',
      dataDir: tmpdir(),
      roomOn: roomyDisk,
      readiness: async () => ({}),
      caughtUp,
      everyMs: 50,
    });

  it('that no longer finds what is written is behind', async () => {
    await call('PUT', '/operations/alerts/thresholds', { ...USUAL, lagSeconds: 1 });
    const end = beat('late.example:3000', () => new Promise(() => undefined));
    const lagMs = async () => Number((await db.pool.query('select max(lag_ms) as ms from platform_node')).rows[0].ms ?? 0);
    await expect.poll(lagMs, { timeout: 5000 }).toBeGreaterThanOrEqual(1000);
    await look();
    expect(await open()).toMatchObject([{ kind: 'node_late', subject: 'late.example:3000', count: 1 }]);
    await end();
    await isOver('node_late', ['alert_began node_late']);
  });

  it('whose disk fills is told with what is left', async () => {
    await db.pool.query(`insert into platform_node (place, role, version, started_at, is_ready, disk_free_bytes, disk_size_bytes)
      values ('full.example:3000', 'web', '0.1.0', now(), true, 99, 1000)`);
    await look();
    expect(await open()).toMatchObject([{ kind: 'disk', subject: 'full.example:3000', count: 9 }]);
  });
});

describe('an alert', () => {
  it('is told to every administrator whose account is open, once, whoever looks at once', async () => {
    await enqueueJob(db.database, 'test.forgotten', {}, { runAt: after(-31) });
    const found = await Promise.all([look(), look(), look()]);
    expect(found.map(({ began }) => began).sort()).toEqual([0, 0, 1]);
    const { rows } = await db.pool.query('select user_id, parameters from outgoing_mail');
    const { rows: admins } = await db.pool.query(
      "select distinct u.id from app_user u join user_role r on r.user_id = u.id where r.role = 'Admin' and u.status = 'active'",
    );
    expect(rows.map((row) => row.user_id).sort()).toEqual(admins.map((row) => row.id).sort());
    expect(rows[0].parameters).toMatchObject({ page: '/admin/operations', alert: 'jobs_late', count: 31 });
  });

  it('that lasts is told again each day; one that comes and goes within two minutes is one', async () => {
    await enqueueJob(db.database, 'test.forgotten', {}, { runAt: after(-31) });
    for (const minutes of [0, 1, 1439, 1440, 1441, 2880]) await look(minutes);
    expect(await mails()).toEqual(['alert_began jobs_late', 'alert_lasts jobs_late', 'alert_lasts jobs_late']);
    await db.pool.query("update graphile_worker._private_jobs set run_at = now() + interval '10 days'");
    await look(2881);
    await db.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '1 hour'");
    await look(2882);
    await look(2885);
    expect(await mails()).toHaveLength(3);
    expect(await kinds()).toEqual(['jobs_late']);
  });

  it('that ended goes after ninety days', async () => {
    const rows = (days: number) =>
      db.pool.query(
        `insert into platform_alert (id, kind, count, began_at, told_at, ended_at)
         values (gen_random_uuid(), 'disk', $1::int, now() - interval '200 days', now(), now() - make_interval(days => $1::int))`,
        [days],
      );
    await rows(89);
    await rows(91);
    await look();
    const listed = (await call('GET', '/operations/alerts?state=ended')).json();
    expect(listed.rows.map((row: { count: number }) => row.count)).toEqual([89]);
    expect((await call('GET', '/operations/alerts?state=open')).json().total).toBe(0);
    expect((await call('GET', '/operations/alerts?kind=jobs_late')).json().total).toBe(0);
  });

  it('leads to a page that there is, and has its words in the mail', async () => {
    for (const kind of ALERT_KINDS) {
      const [pathname = ''] = alertPath({ kind, subject: '7' }).split('?');
      const isPage = PAGES.some((one) => new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname));
      expect([kind, isPage]).toEqual([kind, true]);
      for (const template of Object.values(administrationMails)) {
        const now = new Date('2026-11-27T12:00:00Z');
        const parameters = {
          alert: kind,
          name: 'node.example:3000',
          count: 12,
          beganAt: now.toISOString(),
          endedAt: now.toISOString(),
          firstName: 'Hana',
        };
        const sender = { ...SENDER, origin: 'https://careers.example' };
        const mail = await renderMail(template, {
          sender,
          locale: 'en',
          timeZone: 'UTC',
          now,
          parameters,
          link: alertPath({ kind, subject: '7' }),
        });
        expect(mail.subject).toMatch(/^(Alert|Still|Over): ./);
        expect(mail.text).toContain('27 November 2026');
        expect(mail.text).toContain('https://careers.example/en/admin/');
        expect(mailParameters(parameters).text('alert')).toBe(kind);
      }
    }
  });
});

describe('thresholds', () => {
  it('are as the rules say until they are set, and hold for the next look; what changed is audited', async () => {
    expect((await call('GET', '/operations/alerts/thresholds')).json()).toEqual(USUAL);
    await enqueueJob(db.database, 'test.forgotten', {}, { runAt: after(-31) });
    const wanted = { ...USUAL, lateJobMinutes: 32, lagSeconds: 5 };
    expect((await call('PUT', '/operations/alerts/thresholds', wanted)).json()).toEqual(wanted);
    await look();
    expect(await open()).toEqual([]);
    await look(1.1);
    expect(await kinds()).toEqual(['jobs_late']);
    expect((await call('PUT', '/operations/alerts/thresholds', wanted)).statusCode).toBe(200);
    const { rows } = await db.pool.query(
      "select detail from audit_line where action = 'operations.thresholds_set' order by id desc limit 2",
    );
    expect(rows[0].detail).toEqual({ lateJobMinutes: 32, lagSeconds: 5 });
    expect(rows[1]?.detail).not.toEqual(rows[0].detail);
  });

  it.each([{ failedJobs: 0 }, { freeDiskPercent: 91 }, { backupHours: 1.5 }, { lagSeconds: '5' }, { other: 1 }])(
    'refuse %j',
    async (wrong) => {
      expect((await call('PUT', '/operations/alerts/thresholds', { ...USUAL, ...wrong })).statusCode).toBe(422);
    },
  );
});
