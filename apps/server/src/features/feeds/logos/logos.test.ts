// Logos that a feed names, on a host of their own that answers what a test says.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { openDiskStore } from '../../../kernel/files/disk-store.ts';
import { saveFeed } from '../schedule/commands.ts';
import { feedJobs } from '../schedule/jobs.ts';
import { logoJobs } from './jobs.ts';

const db = await cloneDatabase();
let now = new Date();
const clock = { now: () => now };
const folder = await mkdtemp(path.join(tmpdir(), 'fairway-logos-'));
const files = await openDiskStore(folder, { signingSecret: TEST_SECRET });
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, app: { files } });
const log = pino({ level: 'silent' });
const context = { log, rounds: undefined as never, addJob: undefined as never };

const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1d4e89' } })
  .png()
  .toBuffer();
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
let asked: string[] = [];
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/logo.png': (response) => response.end(png),
  '/other.png': (response) => response.end(png),
  '/drawing.svg': (response) => response.end(svg('<path d="M0 0h9v9z"/>')),
  '/script.svg': (response) => response.end(svg('<script>alert(1)</script>')),
  '/page.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>Hello'),
  '/broken.png': (response) => response.end(png.subarray(0, 200)),
  '/huge.png': (response) => response.end(Buffer.concat([png, Buffer.alloc(2_000_001)])),
  '/gone.png': (response) => response.writeHead(404).end(),
  '/inside.png': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/moved.png': (response) => response.writeHead(301, { location: '/logo.png' }).end(),
  '/round.png': (response) => response.writeHead(302, { location: '/round.png' }).end(),
};
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/feed') response.end(JSON.stringify(posting));
  else ANSWERS[request.url ?? '']?.(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

let number = 0;
let feedId = 0;
let name = '';
let posting: object = {};
/** What the feed says from now on; `change` makes it another posting than before. */
const say = (logoUrl: string) => {
  posting = { id: 'p1', title: 'Clerk', company: { name, logoUrl }, datePosted: now.toISOString().slice(0, 10) };
};
const readFeed = () =>
  feedJobs({ ...db, clock })
    .find((job) => job.name === 'imports.runFeed')
    ?.run({ feedId, isAsked: true }, { ...context, rounds: { succeeded() {}, failed() {} } as never });
const fetchLogos = () => logoJobs({ database: db.database, files, clock })[0]?.run({}, context);
const organization = async () =>
  (await db.pool.query<{ id: number; logo: string | null }>('select id, logo from organization where name = $1', [name])).rows[0]!;
const feedPage = async () =>
  (await app.inject({ url: `/api/v1/admin/imports/${feedId}`, headers: { 'x-test-actor': 'platformAdmin' } })).json();

beforeEach(async () => {
  number += 1;
  name = `Lindvik ${number}`;
  asked = [];
  const settings = { source: `logos-${number}`, url: `http://${host}/feed`, intervalMinutes: 60, undatedDays: 60 };
  const saved = { ...settings, options: { allowHosts: [host] }, format: 'ndjson' as const, isFull: true, enabled: true };
  feedId = await saveFeed(db.database, saved, now);
});

describe('the logo of an organization that a feed brought', () => {
  it('is fetched once, drawn anew and shown from our own address', async () => {
    say(`http://${host}/logo.png`);
    await readFeed();
    expect((await organization()).logo).toBeNull();
    await fetchLogos();
    await fetchLogos();
    const { id, logo } = await organization();
    expect(logo).toMatch(/^\/media\/logos\/[0-9a-f-]{36}\.webp$/);
    expect(asked.filter((path) => path === '/logo.png')).toHaveLength(1);
    const shown = await app.inject(logo!);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect((await app.inject(`/api/v1/companies/${id}`)).json().logo).toBe(logo);
    expect((await feedPage()).logoFaults).toEqual({ count: 0, rows: [] });
  });

  it('is another one when the feed names another address, and the file of the one before goes', async () => {
    say(`http://${host}/moved.png`);
    await readFeed();
    await fetchLogos();
    const before = (await organization()).logo!;
    say(`http://${host}/drawing.svg`);
    await readFeed();
    await fetchLogos();
    const { logo } = await organization();
    expect(logo).toMatch(/\.svg$/);
    const removed = await db.database.selectFrom('file_removal').select('file_key').execute();
    expect(removed).toEqual(expect.arrayContaining([{ file_key: before.slice(1) }]));
    // The same address again is not fetched again.
    asked = [];
    await readFeed();
    await fetchLogos();
    expect(asked).not.toContain('/drawing.svg');
  });

  it('cannot be an address of another host, whoever writes it', async () => {
    await expect(
      db.pool.query("insert into organization (name, folded_name, logo) values ('X', 'x', 'https://x.example/a.png')"),
    ).rejects.toThrow(/organization_logo_check/);
  });

  it.each([
    ['an SVG with a script', '/script.svg', 'active'],
    ['a page that calls itself a picture', '/page.png', 'no_picture'],
    ['half a picture', '/broken.png', 'no_picture'],
    ['more than 2 MB', '/huge.png', 'too_large'],
    ['an answer that leads to a private address', '/inside.png', 'refused'],
    ['an answer that leads to itself', '/round.png', 'unreachable'],
    ['an answer that says no', '/gone.png', 'unreachable'],
  ])('is not %s: that is said, and tried again later and later', async (_case, place, why) => {
    const address = `http://${host}${place}`;
    say(address);
    await readFeed();
    const failedAt = now;
    await fetchLogos();
    expect(await organization()).toMatchObject({ logo: null });
    const fault = { name, address, why, since: failedAt.toISOString() };
    expect((await feedPage()).logoFaults).toMatchObject({ count: 1, rows: [fault] });
    const times = () => asked.filter((one) => one === place).length;
    const first = times();
    now = new Date(now.getTime() + 5 * 60_000);
    await fetchLogos();
    expect(times()).toBe(first);
    now = new Date(now.getTime() + 6 * 60_000);
    await fetchLogos();
    const second = times();
    expect(second).toBeGreaterThan(first);
    now = new Date(now.getTime() + 50 * 60_000);
    await fetchLogos();
    expect(times()).toBe(second);
    now = new Date(now.getTime() + 11 * 60_000);
    ANSWERS[place] = ANSWERS['/logo.png']!;
    await fetchLogos();
    expect((await organization()).logo).toMatch(/\.webp$/);
    expect((await feedPage()).logoFaults.count).toBe(0);
  });

  it('of a private address is refused before anybody is asked', async () => {
    await db.pool.query("update feed set options = '{}' where id = $1", [feedId]);
    const { rows } = await db.pool.query(
      `insert into organization (source, name, folded_name) select source, $1, $1 from feed where id = $2 returning id`,
      [name, feedId],
    );
    await db.pool.query('insert into feed_logo (organization_id, address, due_at) values ($1, $2, $3)', [
      rows[0].id,
      `http://${host}/logo.png`,
      now,
    ]);
    await fetchLogos();
    expect(asked).toEqual([]);
    expect((await feedPage()).logoFaults.rows[0].why).toBe('refused');
  });

  it('fails the round where none of many can be reached', async () => {
    for (let n = 0; n < 6; n++) {
      const { rows } = await db.pool.query('insert into organization (name, folded_name) values ($1, $1) returning id', [`${name} ${n}`]);
      await db.pool.query('insert into feed_logo (organization_id, address, due_at) values ($1, $2, $3)', [
        rows[0].id,
        'https://nobody.invalid/logo.png',
        now,
      ]);
    }
    await expect(fetchLogos()).rejects.toThrow('None of 6 logos could be reached');
  });
});
