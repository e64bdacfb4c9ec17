// Generated from the contract: every endpoint is called by every role with the ids of a neighbouring school and its people, alone and mixed
// with the caller's own. Nothing of the neighbour is seen, and no row of theirs changes. Each endpoint with ids is then called with the
// caller's own ids only, and must get further than "not found": so an endpoint cannot pass by being called wrongly.

import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import type { Access } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { scanDocuments } from '../features/search/documents.ts';
import type { Actor } from '../kernel/http/request.ts';
import { ROLE_NAMES as EVERY_ROLE, type RoleName } from './every-role.fixture.ts';
import type { Thing } from './feature-things.fixture.ts';
import { BODIES, filled, type GoodCall, goodCall, OPEN_THINGS, type Placeholder, QUERIES, unnamedIds } from './named-things.fixture.ts';
import { openRowWatch } from './row-watch.fixture.ts';
import { insertSchoolWorld, type SchoolWorld } from './school-world.fixture.ts';
import { listOf, thingsOf } from './things.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const search = new ReferenceSearch();
const app = await testApp({ ...db, search, actors });
const bystander = await insertSchoolWorld(db, actors, app);
const neighbour = await insertSchoolWorld(db, actors, app);
/** Whose ids are good in calls that change nothing. */
const reader = await insertSchoolWorld(db, actors, app);
const watch = await openRowWatch(db.pool, neighbour);
afterAll(() => watch.end());
for await (const batch of scanDocuments(db.pool, Date.now()))
  await search.apply(batch.map((posting) => ({ kind: 'put', document: posting })));

/** A recruiter's calls are the owner's, of which less is let in (roles.test.ts). */
const ROLE_NAMES = EVERY_ROLE.filter((role) => role !== 'recruiter');
/** Who is let in by the endpoint's access; the others are refused before an id is looked at. */
const LET_IN: Record<Access, readonly RoleName[]> = {
  public: ROLE_NAMES,
  user: ROLE_NAMES.filter((role) => role !== 'visitor'),
  candidate: ['candidate'],
  organizationStaff: ['organizationAdmin', 'platformAdmin'],
  organizationAdmin: ['organizationAdmin', 'platformAdmin'],
  schoolStaff: ['careerStaff', 'schoolAdmin', 'platformAdmin'],
  schoolAdmin: ['schoolAdmin', 'platformAdmin'],
  platformAdmin: ['platformAdmin'],
};

const ADD_OWN_ROWS = listOf(({ addOwnRows }) => addOwnRows);
const OWN_ANSWERS = thingsOf(({ ownAnswers }) => ownAnswers);
const OWN_ROLES = thingsOf(({ ownRoles }) => ownRoles);
const NAMES_WHOM_IT_CHOSE = listOf(({ namesWhomItChose }) => namesWhomItChose);
const NOBODYS = thingsOf(({ nobodys }) => nobodys);
const NOBODY = '018f0000-0000-7000-8000-0000000000ff';

const urlAndBody = (call: GoodCall, ids: (thing: Thing, place: Placeholder['place']) => string) => ({
  url:
    filled(call.path, (thing) => encodeURIComponent(ids(thing, 'path'))) +
    (call.query && `?${filled(call.query, (thing) => ids(thing, 'query'))}`),
  body: call.body === undefined ? undefined : filled(JSON.stringify(call.body), (thing) => ids(thing, 'body')),
});

function send(endpoint: EndpointShape, actor: string | undefined, { url, body }: { url: string; body: string | undefined }) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(actor ? { 'x-test-actor': actor } : {}) };
  if (endpoint.upload) {
    const fields = Object.entries(JSON.parse(body ?? '{}')).map(([name, value]) => ({ name, value: `${value}` }));
    const form = multipart(...fields, { name: endpoint.upload.field, fileName: 'a.pdf', bytes: Buffer.from('no file of ours') });
    return app.inject({ method: endpoint.method, url, payload: form.payload, headers: { ...form.headers, ...headers } });
  }
  if (!endpoint.body) return app.inject({ method: endpoint.method, url, headers });
  return app.inject({ method: endpoint.method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: body ?? '{}' });
}
const answerOf = ({ statusCode, headers, json }: LightMyRequestResponse): string =>
  String(headers['content-type']).includes('problem') ? `${statusCode} ${json().code}` : String(statusCode);

type Case = { what: string; foreign: readonly Placeholder[] };
/** Each id alone a neighbour's, and all of them at once; an endpoint without ids is called as it is. */
function casesOf({ ids }: GoodCall): Case[] {
  if (ids.length === 0) return [{ what: 'no ids', foreign: [] }];
  const alone = ids.map((one) => ({ what: `a neighbour's ${one.thing} (${one.place})`, foreign: [one] }));
  return ids.length > 1 ? [...alone, { what: 'ids of the neighbour only', foreign: ids }] : alone;
}
const isForeign = ({ foreign }: Case, thing: Thing, place: Placeholder['place']) =>
  foreign.some((one) => one.thing === thing && one.place === place);

describe('the ids of every endpoint', () => {
  it('are all known: what each names is written in things.fixture.ts of its feature', () => {
    const unknown = ENDPOINTS.flatMap((endpoint) => unnamedIds(endpoint).map((name) => `${endpoint.name}: ${name}`));
    expect(unknown).toEqual([]);
    const withIds = ENDPOINTS.filter((endpoint) => goodCall(endpoint).ids.length > 0);
    const cases = withIds.reduce((sum, endpoint) => sum + casesOf(goodCall(endpoint)).length, 0);
    console.info(`${ENDPOINTS.length} endpoints, ${withIds.length} with ids, ${cases} cases for each of ${ROLE_NAMES.length} roles.`);
  });
});

describe('the exceptions', () => {
  it('are of endpoints that there are', () => {
    const names = new Set(ENDPOINTS.map((endpoint) => endpoint.name));
    const said = [...ADD_OWN_ROWS, ...Object.keys({ ...OWN_ANSWERS, ...OWN_ROLES, ...QUERIES, ...BODIES }), ...NAMES_WHOM_IT_CHOSE];
    expect(said.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('what the test sees', () => {
  it('the neighbour’s own staff are shown the marked words', async () => {
    const reply = await app.inject({
      url: `/api/v1/staff/schools/${neighbour.id('school')}/students/${neighbour.id('student')}`,
      headers: { 'x-test-actor': `${neighbour.mark}.careerStaff` },
    });
    expect(reply.body).toContain(neighbour.mark);
  });

  it('a row of theirs that changes, comes or goes', async () => {
    const before = await watch.rows();
    await db.pool.query('update student_note set text = text || $1 where id = $2', ['!', neighbour.id('note')]);
    const changed = await watch.rows();
    expect(watch.changes(before, changed)).toEqual(['student_note: 1 gone', 'student_note: 1 new']);
    await db.pool.query('update student_note set text = $1 where id = $2', [neighbour.mark, neighbour.id('note')]);
    await db.pool.query(`insert into user_role (id, user_id, role, school_id) values (gen_random_uuid(), $1, 'CareerStaff', $2)`, [
      (actors[`${neighbour.mark}.platformAdmin`] as { userId: string }).userId,
      Number(neighbour.id('school')),
    ]);
    expect(watch.changes(before, await watch.rows())).toEqual(['school_staff_member: 1 new', 'user_role: 1 new']);
  });
});

/** Their rows after the endpoint before: looked at once for each, for looking at two hundred tables is what takes the time. */
let seen: Awaited<ReturnType<typeof watch.rows>> | undefined;
describe('a neighbour’s ids', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const good = goodCall(endpoint);
    const own = await callerOf(endpoint, good);
    seen ??= await watch.rows();
    const faults: string[] = [];
    for (const one of casesOf(good))
      for (const role of ROLE_NAMES) {
        // Every school is the platform's: only ids that do not belong together say something.
        if (role === 'platformAdmin' && !contradicts(endpoint, one, good)) continue;
        const idsOf = (there: (thing: Thing) => string) => (thing: Thing, place: Placeholder['place']) =>
          isForeign(one, thing, place) ? there(thing) : own.id(thing);
        const actor = role === 'visitor' ? undefined : `${own.mark}.${role}`;
        const reply = await send(endpoint, actor, urlAndBody(good, idsOf(neighbour.id)));
        const said = `${role}, ${one.what}: ${answerOf(reply)}`;
        faults.push(...faultsOf(endpoint, role, reply).map((fault) => `${said} ${fault}`));
        if (!LET_IN[endpoint.access].includes(role) || !namesPrivate(endpoint, one)) continue;
        const nobodys = await send(
          endpoint,
          actor,
          urlAndBody(
            good,
            idsOf((thing) => NOBODYS[thing] ?? NOBODY),
          ),
        );
        if (answerOf(nobodys) !== answerOf(reply)) faults.push(`${said}, but for nobody's id ${answerOf(nobodys)}`);
      }
    const before = seen;
    seen = await watch.rows();
    const changes = watch.changes(before, seen);
    const harm = ADD_OWN_ROWS.includes(endpoint.name) ? changes.filter((change) => !change.endsWith(' new')) : changes;
    faults.push(...harm.map((change) => `one of its calls changed ${change}`));
    expect(faults).toEqual([]);
    if (good.ids.length > 0) await tryOwn(endpoint, good, own);
    await db.pool.query('delete from widget where id::text = any($1)', [[own.id('globalWidget'), own.id('removedGlobalWidget')]]);
  });
});

/** What is called with good ids may be gone afterwards. */
function callerOf({ method }: EndpointShape, { ids }: GoodCall): SchoolWorld | Promise<SchoolWorld> {
  if (ids.length === 0) return bystander;
  return method === 'GET' ? reader : insertSchoolWorld(db, actors, app);
}

/** Does a platform administrator say a thing of the neighbour's in a school that is not theirs? */
function contradicts(endpoint: EndpointShape, { foreign }: Case, { ids }: GoodCall): boolean {
  const [first] = ids;
  return isScoped(endpoint) && ids.length > 1 && !!first && !foreign.includes(first);
}
/** Its path begins with whose it is: a school, or an organization. */
const isScoped = ({ path }: EndpointShape) => path.startsWith('/api/v1/staff/') || path.startsWith('/api/v1/employer/');
const isConsole = (endpoint: EndpointShape) => isScoped(endpoint) || endpoint.path.startsWith('/api/v1/admin/');
const namesPrivate = (endpoint: EndpointShape, { foreign }: Case) =>
  foreign.some(({ place, thing }) => place === 'path' && (isConsole(endpoint) || !OPEN_THINGS.includes(thing)));

function faultsOf(endpoint: EndpointShape, role: RoleName, reply: LightMyRequestResponse): string[] {
  if (!LET_IN[endpoint.access].includes(role) && ![401, 403].includes(reply.statusCode)) return ['should be refused'];
  if (NAMES_WHOM_IT_CHOSE.includes(endpoint.name)) return [];
  if (reply.body.includes(neighbour.mark)) return [`shows ${excerpt(reply.body, neighbour.mark)}`];
  return isConsole(endpoint) && reply.body.includes(neighbour.openMark) ? [`shows ${excerpt(reply.body, neighbour.openMark)}`] : [];
}
const excerpt = (text: string, mark: string) => text.slice(Math.max(0, text.indexOf(mark) - 60), text.indexOf(mark) + 60);

/** The call that is right in everything: it is looked at. */
async function tryOwn(endpoint: EndpointShape, good: GoodCall, own: SchoolWorld): Promise<void> {
  const letIn = LET_IN[endpoint.access];
  const role = OWN_ROLES[endpoint.name] ?? (['candidate', 'schoolAdmin'] as const).find((one) => letIn.includes(one)) ?? 'platformAdmin';
  const reply = await send(endpoint, `${own.mark}.${role}`, urlAndBody(good, own.id));
  const answer = reply.statusCode < 400 ? 'answered' : answerOf(reply);
  expect(answer, `${endpoint.name} with own ids: ${reply.body.slice(0, 400)}`).toBe(OWN_ANSWERS[endpoint.name] ?? 'answered');
  // What the platform rightly does may change what is everybody's.
  if (role === 'platformAdmin' && endpoint.method !== 'GET') seen = undefined;
}
