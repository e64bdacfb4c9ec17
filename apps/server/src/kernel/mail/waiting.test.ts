// Without MAIL_URL, where others than this machine can ask, mails wait in the queue: unsent, untried, not given up; and it is told.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import { backgroundJobs, jobServices } from '../../background.ts';
import { startBackground } from '../background/background.ts';
import { loadConfig } from '../config.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { openLog } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';
import { orderOpenMail } from './outgoing.ts';
import { mailWaits } from './waiting.ts';

const db = await cloneDatabase();
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'fairway-waiting-'));
const config = loadConfig({ DATA_DIR, BASE_URL: 'https://careers.example', SECRET: TEST_SECRET });
const files = await openDiskStore(path.join(DATA_DIR, 'files'), { signingSecret: TEST_SECRET });
const begin = (mailer: Mailer | undefined) =>
  startBackground({ pool: db.pool, log: openLog('silent'), registrations: backgroundJobs(jobServices({ ...db, mailer, files, config })) });
const order = () =>
  orderOpenMail(db.database, {
    key: 'first',
    kind: 'connection_approved',
    to: { name: 'Ada', address: 'ada@nordic.example' },
    locale: 'en',
    page: '/mypage',
    parameters: { school: 'Nordic School' },
  });
const row = () => db.database.selectFrom('outgoing_mail').selectAll().where('key', '=', 'first').executeTakeFirstOrThrow();

it('a mail waits while no process has MAIL_URL, which is told, and is sent once one has', { timeout: 60_000 }, async () => {
  expect(await mailWaits(db.pool)).toBe(false);
  const without = await begin(undefined);
  await expect.poll(() => mailWaits(db.pool)).toBe(true);
  await order();
  await db.database
    .updateTable('outgoing_mail')
    .set({ created_at: new Date(Date.now() - 5 * 86_400_000) })
    .execute();
  await expect
    .poll(async () => (await db.pool.query("select from graphile_worker.jobs where task_identifier = 'mail.send'")).rowCount)
    .toBe(1);
  await without.stop();
  expect(await row()).toMatchObject({ sent_at: null, failed_at: null, tries: 0 });
  expect((await db.pool.query('select from mailbox_message')).rowCount).toBe(0);

  const sent: Mail[] = [];
  const worker = await begin({ send: async (mail) => void sent.push(mail), close: () => undefined });
  await expect.poll(async () => (await row()).sent_at, { timeout: 20_000 }).not.toBeNull();
  expect(sent.map((mail) => mail.to.address)).toEqual(['ada@nordic.example']);
  expect(await mailWaits(db.pool)).toBe(false);
  await worker.stop();
});
