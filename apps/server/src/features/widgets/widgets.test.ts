// Widgets over the API: who sees which, and how they are kept.
import { WIDGET_LIMITS } from '@fairway/rules/widgets';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertVerifiedConnection } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { sweepWidgets } from './commands.ts';

const SEEN = '/api/v1/content/organization/widgets';
const GLOBAL = '/api/v1/admin/widgets';
const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const { staffSchoolIds: [school = 0] = [] } = actors.careerStaff as { staffSchoolIds?: number[] };
const SCHOOL = `/api/v1/staff/schools/${school}/widgets`;
const candidate = (actors.candidate as { userId: string }).userId;
const EDITED = {
  kind: 'text',
  titles: { en: 'Drop in', de: ' Sprechstunde ', fr: ' ' },
  texts: { de: 'Montags.' },
  link: null,
  active: true,
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (actor: string, method: Method, url: string, body?: object, headers: Record<string, string> = {}) => {
  const reply = await app.inject({
    method,
    url,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin', ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};
const add = async (url: string, more: object = {}) =>
  (await send(url === GLOBAL ? 'platformAdmin' : 'careerStaff', 'POST', url, { ...EDITED, ...more })).json.id as string;
const seen = async (actor: string, query = '') =>
  (await send(actor, 'GET', SEEN + query)).json.widgets.map((widget: { id: string }) => widget.id);

afterEach(async () => {
  await db.database.deleteFrom('widget').execute();
  await db.database.deleteFrom('school_connection').execute();
});

describe('what my page shows', () => {
  it('of a school is for those verified there and its staff; global ones are for everybody signed in', async () => {
    const own = await add(SCHOOL);
    const global = await add(GLOBAL);
    expect((await send('visitor', 'GET', SEEN)).status).toBe(401);
    expect(await seen('candidate')).toEqual([global]);
    expect(await seen('candidate', `?schoolIds=${school}`)).toEqual([global]);
    await insertVerifiedConnection(db.database, candidate, school);
    expect(await seen('candidate')).toEqual([own, global]);
    expect(await seen('candidate', '?includeGlobal=false')).toEqual([own]);
    expect(await seen('candidate', `?schoolIds=${school + 1}`)).toEqual([global]);
    expect(await seen('careerStaff')).toEqual([own, global]);
    expect(await seen('organizationAdmin')).toEqual([global]);
    expect(await seen('platformAdmin', `?schoolIds=${school}`)).toEqual([own, global]);
    await db.database
      .updateTable('school_connection')
      .set({ expires_at: new Date(now.getTime() - 1) })
      .execute();
    expect(await seen('candidate')).toEqual([global]);
  });

  it('leaves out what is off, but for those who keep it', async () => {
    const own = await add(SCHOOL, { active: false });
    const global = await add(GLOBAL, { active: false });
    await insertVerifiedConnection(db.database, candidate, school);
    expect(await seen('candidate', '?includeInactive=true')).toEqual([]);
    expect(await seen('careerStaff')).toEqual([]);
    expect(await seen('careerStaff', '?includeInactive=true')).toEqual([own]);
    expect(await seen('platformAdmin', `?includeInactive=true&schoolIds=${school}`)).toEqual([own, global]);
  });

  it('is in the reader’s language, else in another one that is named', async () => {
    await add(GLOBAL);
    const in_ = async (locale: string) => (await send('candidate', 'GET', `${SEEN}?locale=${locale}`)).json.widgets[0];
    expect(await in_('de')).toMatchObject({ title: 'Sprechstunde', text: 'Montags.', fellBack: {} });
    expect(await in_('fr')).toMatchObject({ title: 'Drop in', text: 'Montags.', fellBack: { title: 'en-GB', text: 'de' } });
    for (const bad of ['?locale=xx', '?includeInactive=1', '?schoolIds=0', '?other=1'])
      expect((await send('candidate', 'GET', SEEN + bad)).status).toBe(422);
  });
});

describe('keeping widgets', () => {
  it('is for staff of the school; a foreign school is not there, and global ones are the platform’s', async () => {
    const id = await add(SCHOOL);
    const foreign = (await db.database.insertInto('school').values({ name: 'Far', slug: 'far' }).returning('id').executeTakeFirstOrThrow())
      .id;
    const path = `/api/v1/staff/schools/${foreign}/widgets`;
    expect((await send('careerStaff', 'GET', path)).status).toBe(404);
    expect((await send('careerStaff', 'POST', path, EDITED)).status).toBe(404);
    // Of a school that is managed, but not the widget's.
    expect((await send('platformAdmin', 'PUT', `${path}/${id}`, EDITED)).status).toBe(404);
    expect((await send('platformAdmin', 'DELETE', `${GLOBAL}/${id}`)).status).toBe(404);
    for (const actor of ['candidate', 'careerStaff', 'schoolAdmin']) expect((await send(actor, 'GET', GLOBAL)).status).toBe(403);
  });

  it('keeps what is written, without empty slots, in an order that can be changed', async () => {
    const ids = [await add(SCHOOL), await add(SCHOOL), await add(SCHOOL)];
    const listed = async () => (await send('careerStaff', 'GET', SCHOOL)).json.rows as { id: string; place: number; titles: object }[];
    expect((await listed()).map((one) => one.id)).toEqual(ids);
    expect((await listed())[0]?.titles).toEqual({ en: 'Drop in', de: 'Sprechstunde' });
    const order = (given: unknown[]) => send('careerStaff', 'PUT', `${SCHOOL}/order`, { ids: given });
    expect((await order([ids[2], ids[0], ids[1]])).status).toBe(204);
    expect((await listed()).map((one) => [one.id, one.place])).toEqual([[ids[2], 1], [ids[0], 2], [ids[1], 3]]); // biome-ignore format: a table
    // Those that are named change places; the others stay, and what nobody knows is passed over.
    expect((await order([ids[1], newId(), ids[2], ids[1]])).status).toBe(204);
    expect((await listed()).map((one) => one.id)).toEqual([ids[1], ids[0], ids[2]]);
    const changed = await send('careerStaff', 'PUT', `${SCHOOL}/${ids[0]}`, {
      ...EDITED,
      kind: 'link',
      link: 'https://a.example',
      active: false,
    });
    expect(changed.json).toMatchObject({ kind: 'link', link: 'https://a.example', active: false });
  });

  it('are listed by other orders, filters and words, and as a file in one language', async () => {
    const a = await add(SCHOOL, { titles: { en: 'Zebra', de: 'Ähre' }, texts: { fr: 'Été' } });
    const b = await add(SCHOOL, { titles: { en: 'apple', de: 'Zoo' }, kind: 'link', link: '/jobs', active: false });
    await add(GLOBAL, { titles: { en: 'Global' } });
    const names = { [a]: 'a', [b]: 'b' };
    const found = async (query: string) =>
      (await send('careerStaff', 'GET', `${SCHOOL}?${query}`)).json.rows.map((one: { id: string }) => names[one.id]).join('');
    expect(await found('')).toBe('ab');
    expect(await found('sort=-place')).toBe('ba');
    expect(await found('sort=title')).toBe('ba');
    expect(await found('sort=title&locale=de')).toBe('ab');
    expect(await found('sort=kind')).toBe('ba');
    expect(await found('state=off')).toBe('b');
    expect(await found('kind=text&state=shown')).toBe('a');
    expect(await found('q=ete')).toBe('a');
    expect(await found('q=fr')).toBe('');
    const file = await app.inject({ url: `${SCHOOL}/export.csv?locale=de`, headers: { 'x-test-actor': 'careerStaff' } });
    expect(file.body.split('\r\n').map((line) => line.split(',').slice(0, 6).join('|'))).toEqual([
      '\ufeffplace|title|text|kind|link|shown',
      '1|Ähre|Été|text||true',
      '2|Zoo|Montags.|link|/jobs|false',
      '',
    ]);
  });

  it.each([
    { titles: {} },
    { titles: { en: ' ' } },
    { titles: { xx: 'A' } },
    { kind: 'link' },
    { link: 'javascript:alert(1)' },
    { link: '//a.example' },
    { titles: { en: 'x'.repeat(81) } },
    { other: 1 },
  ])('refuses %j', async (more) => {
    expect((await send('careerStaff', 'POST', SCHOOL, { ...EDITED, ...more })).status).toBe(422);
  });

  it('has a limit, of two at once too', async () => {
    for (let at = 1; at < WIDGET_LIMITS.widgets; at += 1) await add(SCHOOL);
    const both = await Promise.all([1, 2].map(() => send('careerStaff', 'POST', SCHOOL, EDITED)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('undoes a deletion within the hour, and then takes the row', async () => {
    const id = await add(SCHOOL);
    expect((await send('careerStaff', 'DELETE', `${SCHOOL}/${id}`)).status).toBe(204);
    expect(await seen('careerStaff')).toEqual([]);
    expect((await send('careerStaff', 'DELETE', `${SCHOOL}/${id}`)).status).toBe(404);
    expect((await send('careerStaff', 'POST', `${SCHOOL}/${id}/restore`, {})).status).toBe(200);
    expect((await send('careerStaff', 'POST', `${SCHOOL}/${id}/restore`, {})).status).toBe(404);
    await send('careerStaff', 'DELETE', `${SCHOOL}/${id}`);
    now = new Date(now.getTime() + WIDGET_LIMITS.undoMinutes * 60_000 + 1);
    expect((await send('careerStaff', 'POST', `${SCHOOL}/${id}/restore`, {})).status).toBe(404);
    expect(await sweepWidgets(db.database, now)).toBe(1);
  });

  it('stores a picture anew, and takes the one before with it', async () => {
    const id = await add(SCHOOL, { kind: 'picture' });
    const bytes = await sharp({ create: { width: 1200, height: 300, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const upload = async (actor: string, given: Uint8Array) => {
      const { payload, headers } = multipart({ name: 'image', fileName: 'a.png', bytes: given });
      return send(actor, 'POST', `${SCHOOL}/${id}/image`, payload, headers);
    };
    const { json } = await upload('careerStaff', bytes);
    expect(json.image).toMatch(/^\/media\/widgets\/[0-9a-f-]{36}\.webp$/);
    const file = await app.inject(json.image);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 240 });
    expect((await upload('careerStaff', Buffer.from('<svg/>'))).json.code).toBe('avatar.wrong_type');
    expect((await upload('careerStaff', bytes.subarray(0, 90))).json.code).toBe('avatar.unreadable');
    const second = (await upload('careerStaff', bytes)).json.image;
    expect(second).not.toBe(json.image);
    expect((await send('careerStaff', 'DELETE', `${SCHOOL}/${id}/image`)).json.image).toBeNull();
    const due = (await db.database.selectFrom('file_removal').select('file_key').execute()).map((row) => `/${row.file_key}`);
    expect(due).toEqual(expect.arrayContaining([json.image, second]));
  });

  it('names the campuses of a school to everybody', async () => {
    await db.database.insertInto('campus').values({ id: newId(), school_id: school, name: 'Harbour' }).execute();
    const path = '/api/v1/content/organization/campuses';
    expect((await send('visitor', 'GET', `${path}/${school}`)).json.campuses).toMatchObject([{ name: 'Harbour' }]);
    expect((await send('visitor', 'GET', `${path}/2000000000`)).status).toBe(404);
  });
});
