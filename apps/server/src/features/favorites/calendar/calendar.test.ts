// The calendar feed: an address that only its holder knows, with the deadlines of the favourites, readable by any calendar program.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { favoritePersonalData } from '../personal-data.ts';
import { feedToken } from './feed.ts';

const URL = '/api/v1/candidate/favorite-calendar';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let now = new Date('2026-11-18T10:00:00Z');
const baseUrl = 'https://careers.example';
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors, app: { baseUrl } });
const organization = await insertOrganization(db.database, { name: 'Lindvik; Søn, & Co' });
let turn = 0;
let userId = '';

beforeEach(async () => {
  turn += 1;
  now = new Date('2026-11-18T10:00:00Z');
  for (const name of ['ada', 'ben']) {
    const id = await insertPerson(db.database, { email: `${name}${turn}@x.example` });
    if (name === 'ada') userId = id;
    actors[name] = {
      kind: 'user',
      userId: id,
      sessionId: '018f0000-0000-7000-8000-0000000000a1',
      roles: ['Candidate'],
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactor: false,
    };
  }
});

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, actor = 'ada') => {
  const reply = await app.inject({ method, url, headers: { 'x-test-actor': actor }, ...(payload ? { payload } : {}) });
  return reply.body === '' ? { status: reply.statusCode } : { status: reply.statusCode, ...reply.json() };
};
const pathOf = (url: string) => url.replace(baseUrl, '');
/** As a calendar program asks: no cookies, nothing. */
const read = (url: string) => app.inject({ url: pathOf(url) });
const make = async (actor?: string): Promise<string> => (await send('POST', URL, undefined, actor)).url;
async function saved(given: { title?: string; deadlineAt?: Date | null; zone?: string } = {}): Promise<string> {
  const id = await insertJob(db.database, { organizationId: organization, deadlineAt: new Date('2026-11-30T22:59:59Z'), ...given });
  if (given.zone) await db.database.updateTable('job').set({ zone: given.zone }).where('id', '=', id).execute();
  await send('POST', '/api/v1/candidate/favorite', { jobAdId: id });
  return id;
}
const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

describe('the address', () => {
  it('is none until it is made, then the same until it is renewed', async () => {
    expect(await send('GET', URL)).toEqual({ status: 200, url: null, lastReadAt: null });
    const url = await make();
    expect(url).toMatch(/^https:\/\/careers\.example\/calendars\/[\w-]{56}\.ics$/);
    expect((await send('GET', URL)).url).toBe(url);
    const renewed = await make();
    expect(renewed).not.toBe(url);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(renewed)).statusCode).toBe(200);
  });

  it('ends when it is revoked, and ending it again changes nothing', async () => {
    const url = await make();
    expect((await send('DELETE', URL)).status).toBe(204);
    expect((await send('DELETE', URL)).status).toBe(204);
    expect((await read(url)).statusCode).toBe(404);
    expect((await send('GET', URL)).url).toBeNull();
  });

  it('is somebody’s own: a neighbour has another', async () => {
    const [mine, theirs] = [await make(), await make('ben')];
    expect(mine).not.toBe(theirs);
    await send('DELETE', URL, undefined, 'ben');
    expect((await read(mine)).statusCode).toBe(200);
  });

  it('is needed whole: a wrong, cut, forged or foreign one is 404, in the words of every 404', async () => {
    const url = await make();
    const token = /calendars\/(.+)\.ics/.exec(url)?.[1] ?? '';
    const { id } = await db.database.selectFrom('calendar_feed').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const foreign = feedToken(sessionKeys(`${TEST_SECRET}-another`), id);
    const unknown = feedToken(sessionKeys(TEST_SECRET), newId());
    for (const wrong of [flipped, token.slice(1), `${token}A`, foreign, unknown, id, 'x', '%00', '..%2f..%2fetc', 'a'.repeat(5000)]) {
      const reply = await app.inject({ url: `/calendars/${wrong}.ics` });
      expect([wrong.slice(0, 20), reply.statusCode, reply.json().code]).toEqual([wrong.slice(0, 20), 404, 'not_found']);
    }
    expect((await app.inject({ url: `/calendars/${token}` })).statusCode).toBe(404);
  });

  it('ends for a suspended account and with the person', async () => {
    const url = await make();
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', userId).execute();
    expect((await read(url)).statusCode).toBe(404);
    await db.database.deleteFrom('app_user').where('id', '=', userId).execute();
    expect((await read(url)).statusCode).toBe(404);
  });

  it('tells when it was read last, and is no part of the export', async () => {
    const url = await make();
    await read(url);
    expect((await send('GET', URL)).lastReadAt).toBe(now.toISOString());
    const held = await favoritePersonalData[1]?.read(db.database, { userId, emailFolded: '' });
    expect(held).toMatchObject([{ kind: 'favorite_deadlines', lastReadAt: now }]);
    expect(JSON.stringify(held)).not.toContain('ics');
  });

  it('is read at most so often an hour', async () => {
    const url = await make();
    for (let n = 0; n < 120; n++) expect((await read(url)).statusCode).toBe(200);
    const reply = await read(url);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'rate_limited']);
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await read(url)).statusCode).toBe(200);
  });
});

describe('the calendar', () => {
  it('holds an event for each deadline, that ends at its very instant', async () => {
    const id = await saved({
      title: 'Analyst, "data"; part\\time\n',
      zone: 'America/New_York',
      deadlineAt: new Date('2026-12-01T04:59:59Z'),
    });
    const reply = await read(await make());
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['cache-control']).toMatch(/^private/);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const [event, ...more] = eventsOf(reply.body);
    expect(more).toEqual([]);
    expect(event?.uid).toBe(`favorite-${id}@careers.example`);
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-12-01T04:59:59.000Z');
    expect(event?.endDate.zone.tzid).toBe('UTC');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-01T04:29:59.000Z');
    expect(event?.summary).toBe('Analyst, "data"; part\\time  (Lindvik; Søn, & Co) closes');
    expect(event?.description).toContain('Applications until 30 Nov 2026, 23:59 GMT-5.');
    expect(event?.description).toContain(`https://careers.example/en/jobs/${id}-analyst`);
    expect(event?.component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('keeps an event’s UID and stamp from one reading to the next', async () => {
    await saved();
    const url = await make();
    const first = (await read(url)).body;
    now = new Date(now.getTime() + 3_600_000);
    expect((await read(url)).body).toBe(first);
  });

  it('has lines that end with CRLF and are at most 75 octets, in every script', async () => {
    await saved({ title: 'データアナリスト'.repeat(20) });
    await saved({ title: '👩‍💻 Разработчик '.repeat(12) });
    const { body } = await read(await make());
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR(\r\n)?$/);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(
      eventsOf(body)
        .map((event) => event.summary.slice(0, 8))
        .sort(),
    ).toEqual(['👩‍💻 Ра', 'データアナリスト'].sort());
  });

  it('leaves out what never closes, was withdrawn, closed long ago, or may not be seen any more', async () => {
    await saved({ title: 'Never', deadlineAt: null });
    await saved({ title: 'Long ago', deadlineAt: new Date('2026-10-01T00:00:00Z') });
    await saved({ title: 'Last week', deadlineAt: new Date('2026-11-11T00:00:00Z') });
    const [withdrawn, exclusive] = [await saved(), await saved()];
    await db.database.updateTable('job').set({ withdrawn_at: now }).where('id', '=', withdrawn).execute();
    const school = await db.database
      .insertInto('school')
      .values({ name: `S${turn}`, slug: `s${turn}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('job_visibility').values({ job_id: exclusive, school_id: school.id }).execute();
    expect(eventsOf((await read(await make())).body).map((event) => event.summary)).toEqual(['Last week (Lindvik; Søn, & Co) closes']);
  });

  it('speaks the reader’s language, and is a good calendar without any favourite', async () => {
    await db.database.updateTable('app_user').set({ locale: 'de' }).where('id', '=', userId).execute();
    const { body } = await read(await make());
    expect(eventsOf(body)).toEqual([]);
    await saved();
    expect((await read((await send('GET', URL)).url)).body.replaceAll('\r\n ', '')).toContain('https://careers.example/de/jobs/');
  });
});
