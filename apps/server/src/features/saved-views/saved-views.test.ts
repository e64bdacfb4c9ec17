// Saved views of lists: one's own, those that colleagues share, of a school and of the platform.
import { SAVED_VIEWS_PER_LIST } from '@fairway/rules/saved-views';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { savedViewPersonalData } from './personal-data.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const { staffSchoolIds: [school = 0] = [], userId } = actors.careerStaff as Extract<Actor, { kind: 'user' }>;
const SCHOOL = `/api/v1/staff/schools/${school}/saved-views`;
const PLATFORM = '/api/v1/admin/saved-views';
const LIST = '/api/v1/staff/schools/{schoolId}/students';
const VIEW = { list: LIST, name: 'Ends in June', search: '?states=verified&page=3&school=4', isShared: false };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function send(actor: string, method: Method, url: string, payload?: object) {
  const reply = await app.inject({ method, url, headers: { 'x-test-actor': actor }, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const add = async (more: object = {}, actor = 'careerStaff', url = SCHOOL) => (await send(actor, 'POST', url, { ...VIEW, ...more })).body;
const names = async (actor = 'careerStaff', url = SCHOOL, list = LIST) =>
  (await send(actor, 'GET', `${url}?list=${encodeURIComponent(list)}`)).body.views.map(({ name }: { name: string }) => name);

afterEach(async () => {
  await db.database.deleteFrom('saved_view').execute();
});

describe('a view', () => {
  it('keeps what the list is asked, by a name on one line', async () => {
    expect(await add({ name: '  Ends \n in June ' })).toEqual({
      ...{ id: expect.any(String), name: 'Ends in June', search: 'states=verified', isShared: false, isMine: true },
    });
    expect((await send('careerStaff', 'POST', SCHOOL, { ...VIEW, name: ' \u200b ' })).body.errors).toEqual([
      { pointer: '/body/name', code: 'too_small' },
    ]);
  });

  it('is found by who keeps it, in its list alone; by colleagues once it is shared; by no other console', async () => {
    const { id } = await add();
    await add({ name: 'Another list', list: '/api/v1/staff/schools/{schoolId}/cv-reviews' });
    expect([await names(), await names('schoolAdmin')]).toEqual([['Ends in June'], []]);
    await send('careerStaff', 'PATCH', `${SCHOOL}/${id}`, { isShared: true });
    expect(await names('schoolAdmin')).toEqual(['Ends in June']);
    expect(await names('platformAdmin', PLATFORM)).toEqual([]);
    await add({ name: 'Of the platform', isShared: true }, 'platformAdmin', PLATFORM);
    expect([await names(), await names('platformAdmin', PLATFORM)]).toEqual([['Ends in June'], ['Of the platform']]);
  });

  it('is changed and deleted by who keeps it alone, though others find it', async () => {
    const { id } = await add({ isShared: true });
    expect((await send('schoolAdmin', 'PATCH', `${SCHOOL}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await send('schoolAdmin', 'DELETE', `${SCHOOL}/${id}`)).status).toBe(404);
    expect((await send('careerStaff', 'PATCH', `${SCHOOL}/${id}`, { name: 'June', search: 'q=a' })).body).toMatchObject({
      ...{ name: 'June', search: 'q=a', isShared: true },
    });
    expect((await send('careerStaff', 'DELETE', `${SCHOOL}/${id}`)).status).toBe(204);
    expect(await names()).toEqual([]);
  });

  it('is one of twenty of a list, of many at once too; another list has its own', async () => {
    const replies = await Promise.all(
      Array.from({ length: SAVED_VIEWS_PER_LIST + 2 }, (_, at) => send('careerStaff', 'POST', SCHOOL, { ...VIEW, name: `View ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(SAVED_VIEWS_PER_LIST);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('saved_views.limit');
    expect(await add({ list: '/api/v1/staff/schools' })).toMatchObject({ isMine: true });
  });

  it('stands in what its keeper takes away', async () => {
    await add();
    expect(await savedViewPersonalData.read(db.database, { userId } as never)).toMatchObject([{ name: 'Ends in June', isShared: false }]);
  });
});
