// Generated from the contract: every endpoint is called by every role with the ids of a neighbouring school and its people, alone and mixed
// with the caller's own. Nothing of the neighbour is seen, and no row of theirs changes. Each endpoint with ids is then called with the
// caller's own ids only, and must get further than "not found": so an endpoint cannot pass by being called wrongly. @spec issue 5 part 5
import type { EndpointShape } from '@fairway/contract/endpoint';
import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { Access } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { scanDocuments } from '../features/search/documents.ts';
import type { Actor } from '../kernel/http/call.ts';
import { ROLE_NAMES, type RoleName } from './every-role.fixture.ts';
import { BODIES } from './good-bodies.fixture.ts';
import { filled, type GoodCall, goodCall, OPEN_THINGS, type Placeholder, QUERIES, unnamedIds } from './named-things.fixture.ts';
import { openRowWatch } from './row-watch.fixture.ts';
import { insertSchoolWorld, type SchoolWorld, type Thing } from './school-world.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const search = new ReferenceSearch();
const app = await testApp({ ...db, search, actors });
const bystander = await insertSchoolWorld(db, actors, app);
const neighbour = await insertSchoolWorld(db, actors, app);
const watch = await openRowWatch(db.pool, neighbour);
for await (const batch of scanDocuments(db.pool, Date.now()))
  await search.apply(batch.map((posting) => ({ kind: 'put', document: posting })));

/** Who is let in by the endpoint's access; the others are refused before an id is looked at. */
const LET_IN: Record<Access, readonly RoleName[]> = {
  public: ROLE_NAMES,
  user: ROLE_NAMES.filter((role) => role !== 'visitor'),
  candidate: ['candidate'],
  organizationAdmin: ['organizationAdmin', 'platformAdmin'],
  schoolStaff: ['careerStaff', 'schoolAdmin', 'platformAdmin'],
  schoolAdmin: ['schoolAdmin', 'platformAdmin'],
  platformAdmin: ['platformAdmin'],
};

/** Anybody may begin these at any school or company: they add rows of the caller, and leave every other one as it was. */
const ADD_OWN_ROWS = [
  'requestVerification',
  'setConnectionState',
  'redeemClassCode',
  'proveByRoster',
  'startSchoolSignIn',
  'followCompany',
  'addSubscription',
  'createDegree',
  'updateDegree',
  'saveCandidateStudyProgram',
  'saveStudyProgram',
  'updateProfile',
  'shareProfile',
  'saveFavorite',
];

/** What the caller's own call is answered where it is not a success: it was looked at all the same. */
const OWN_ANSWERS: Record<string, string> = {
  // It was changed since the good call's own time.
  changeSchool: '409 schools.changed',
  changeTenant: '409 tenants.changed',
  changeImportFeed: '409 imports.changed',
  changeReferenceEntry: '409 reference.changed',
  changeSchoolProgram: '409 settings.changed',
  changeCampus: '409 settings.changed',
  saveSchoolSettings: '409 settings.changed',
  saveCvReviewSettings: '409 cv_reviews.settings_changed',
  removeCampus: '409 settings.in_use',
  // Nothing of that kind to do for who is there.
  resetUserSecondFactor: '409 users.no_second_factor',
  carryOutDeletion: '409 users.no_deletion',
  stopDeletion: '409 users.no_deletion',
  viewAsUser: '409 users.not_viewable',
  unlockUserAccount: '409 users.not_locked',
  requestCvReview: '409 cv_reviews.open_already',
  addCvVersion: '409 cv_reviews.open_already',
  applyToPosting: '409 jobs.profile_incomplete',
  requestVerification: '409 ExistingConnection',
  requestVerificationWithFile: '409 ExistingConnection',
  deleteConnection: '409 verification.wrong_state',
  setConnectionState: '409 verification.wrong_state',
  startSchoolSignIn: '409 verification.method_off',
  finishSchoolSignIn: '409 verification.method_off',
  testSchoolSignIn: '409 verification.sign_in_missing',
  finishSchoolSignInTest: '410 verification.sign_in_over',
  // The proof itself is not in the good call.
  redeemClassCode: '422 verification.code_unknown',
  proveByRoster: '409 verification.not_in_roster',
  uploadSchoolLogo: '415 settings.logo_type',
  uploadSchoolWidgetImage: '415 avatar.wrong_type',
  uploadGlobalWidgetImage: '415 avatar.wrong_type',
};
/** Own things of one role only. */
const OWN_ROLES: Record<string, RoleName> = { changeStudentNote: 'careerStaff', deleteStudentNote: 'careerStaff' };
/** Shown on purpose: whoever shares their own profile is told the name of whom they chose by id. */
const NAMES_WHOM_IT_CHOSE = ['shareProfile'];
const NOBODYS: Partial<Record<Thing, string>> = {
  ...{
    school: '2000000000',
    company: '2000000000',
    tenant: '2000000000',
    article: '2000000000',
    rival: '2000000000',
    feed: '2000000000',
    sector: 'sectors-2000000000',
    domain: 'nobody.example',
  },
};
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
  it('are all known: what each names is written in named-things.fixture.ts', () => {
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
      url: `/api/v1/staff/schools/${neighbour.ids.school}/students/${neighbour.ids.student}`,
      headers: { 'x-test-actor': `${neighbour.mark}.careerStaff` },
    });
    expect(reply.body).toContain(neighbour.mark);
  });

  it('a row of theirs that changes, comes or goes', async () => {
    const before = await watch.rows();
    await db.pool.query('update student_note set text = text || $1 where id = $2', ['!', neighbour.ids.note]);
    const changed = await watch.rows();
    expect(watch.changes(before, changed)).toEqual(['student_note: 1 gone', 'student_note: 1 new']);
    await db.pool.query('update student_note set text = $1 where id = $2', [neighbour.mark, neighbour.ids.note]);
    await db.pool.query(`insert into user_role (id, user_id, role, school_id) values (gen_random_uuid(), $1, 'CareerStaff', $2)`, [
      (actors[`${neighbour.mark}.platformAdmin`] as { userId: string }).userId,
      Number(neighbour.ids.school),
    ]);
    expect(watch.changes(before, await watch.rows())).toEqual(['user_role: 1 new']);
  });
});

describe('a neighbour’s ids', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const good = goodCall(endpoint);
    // What is called with good ids may be gone afterwards.
    const own = good.ids.length > 0 ? await insertSchoolWorld(db, actors, app) : bystander;
    const before = await watch.rows();
    const faults: string[] = [];
    for (const one of casesOf(good)) {
      for (const role of ROLE_NAMES) {
        // Every school is the platform's: only ids that do not belong together say something.
        if (role === 'platformAdmin' && !contradicts(endpoint, one, good)) continue;
        const idsOf = (there: (thing: Thing) => string) => (thing: Thing, place: Placeholder['place']) =>
          isForeign(one, thing, place) ? there(thing) : own.ids[thing];
        const actor = role === 'visitor' ? undefined : `${own.mark}.${role}`;
        const reply = await send(
          endpoint,
          actor,
          urlAndBody(
            good,
            idsOf((thing) => neighbour.ids[thing]),
          ),
        );
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
      const changes = watch.changes(before, await watch.rows());
      const harm = ADD_OWN_ROWS.includes(endpoint.name) ? changes.filter((change) => !change.endsWith(' new')) : changes;
      faults.push(...harm.map((change) => `${one.what} changed ${change}`));
      if (harm.length > 0) break;
    }
    expect(faults).toEqual([]);
    if (good.ids.length > 0) await tryOwn(endpoint, good, own);
    await db.pool.query('delete from widget where id::text = any($1)', [[own.ids.globalWidget, own.ids.removedGlobalWidget]]);
  });
});

/** Does a platform administrator say a thing of the neighbour's in a school that is not theirs? */
function contradicts(endpoint: EndpointShape, { foreign }: Case, { ids }: GoodCall): boolean {
  const [first] = ids;
  return endpoint.path.startsWith('/api/v1/staff/') && ids.length > 1 && !!first && !foreign.includes(first);
}
const isConsole = ({ path }: EndpointShape) => path.startsWith('/api/v1/staff/') || path.startsWith('/api/v1/admin/');
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
  const reply = await send(
    endpoint,
    `${own.mark}.${role}`,
    urlAndBody(good, (thing) => own.ids[thing]),
  );
  const answer = reply.statusCode < 400 ? 'answered' : answerOf(reply);
  expect(answer, `${endpoint.name} with own ids: ${reply.body.slice(0, 400)}`).toBe(OWN_ANSWERS[endpoint.name] ?? 'answered');
}
