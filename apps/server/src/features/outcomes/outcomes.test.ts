// First destinations: what a graduate answers, what staff see and write down of it, the report, and who is reminded.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { fillDemoWorld } from '../../demo.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { remindGraduates } from './jobs.ts';
import { outcomePersonalData } from './personal-data.ts';

const NOW = new Date('2026-07-10T10:00:00Z');
const clock = { now: NOW };
const db = await cloneDatabase();
await migrateBackground(db.pool);
const roles = await everyRole(db.database);
const { staffSchoolIds: [school = 0] = [] } = roles.careerStaff as { staffSchoolIds?: number[] };
const elsewhere = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
await db.database
  .insertInto('user_role')
  .values({
    id: newId(),
    user_id: (roles.careerStaff as Extract<Actor, { kind: 'user' }>).userId,
    role: 'CareerStaff',
    school_id: elsewhere,
  })
  .execute();
const actors: Record<string, Actor> = {
  ...roles,
  neighbour: { ...(roles.careerStaff as Extract<Actor, { kind: 'user' }>), staffSchoolIds: [elsewhere] },
};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => clock.now });
const services = { database: db.database, keys: sessionKeys(TEST_SECRET), secret: TEST_SECRET };
const OWN = '/api/v1/candidate/outcomes';
const STAFF = `/api/v1/staff/schools/${school}`;
let turn = 0;
let program = '';
let otherProgram = '';

type Person = { id: string; study: string; email: string; name: string };

beforeEach(async () => {
  clock.now = NOW;
  for (const table of ['outcome', 'outcome_survey', 'outcome_setting', 'candidate_study_program', 'school_connection'])
    await db.pool.query(`delete from ${table}`);
  [program, otherProgram] = [newId(), newId()];
  const programs = [
    { id: program, school_id: school, name: `Finance ${program}`, level_id: 'master', is_verified: true },
    { id: otherProgram, school_id: elsewhere, name: 'Law', level_id: 'master', is_verified: true },
  ];
  await db.database.insertInto('study_program').values(programs).execute();
  await db.database.insertInto('outcome_setting').values({ school_id: school, is_on: true, updated_at: NOW }).execute();
});

async function graduate(
  endOn = '2026-06-30',
  {
    visibility = 'schools',
    of = program,
    at = school,
    connected = true,
  }: { visibility?: string; of?: string; at?: number; connected?: boolean } = {},
): Promise<Person> {
  turn += 1;
  const [name, email] = [`grad${turn}`, `grad${turn}@x.example`];
  const id = await insertPerson(db.database, { email, firstName: 'Grad', lastName: `No${turn}`, password: null });
  const [candidate, study] = [newId(), newId()];
  await db.database.insertInto('candidate').values({ id: candidate, user_id: id, profile_visibility: visibility }).execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: study, candidate_id: candidate, study_program_id: of, end_on: endOn })
    .execute();
  if (connected) await insertVerifiedConnection(db.database, id, at);
  const sessionId = '018f0000-0000-7000-8000-0000000000a1';
  actors[name] = {
    ...{ kind: 'user', userId: id, sessionId, roles: ['Candidate'], organizationIds: [], schoolIds: [], staffSchoolIds: [] },
    secondFactor: false,
  };
  return { id, study, email, name };
}
async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, actor: string, payload?: object) {
  const reply = await app.inject({ method, url, headers: { 'x-test-actor': actor }, ...(payload ? { payload } : {}) });
  const isJson = reply.headers['content-type']?.toString().includes('json');
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
}
const surveys = async (person: Person) => (await send('GET', OWN, person.name)).body.surveys;
const answer = (person: Person, body: object) => send('PUT', `${OWN}/${person.study}`, person.name, body);
const list = async (query = '', actor = 'careerStaff') => (await send('GET', `${STAFF}/outcomes${query}`, actor)).body;
const report = async (query = '') => (await send('GET', `${STAFF}/outcome-report${query}`, 'careerStaff')).body;
const record = (person: Person, body: object, actor = 'careerStaff') =>
  send('PUT', `${STAFF}/outcomes/${person.study}`, actor, { source: 'staff', ...body });
const HIRED = { status: 'employed', employer: 'Lindvik', title: 'Analyst', country: 'NO', hours: 'full', fieldRelation: 'related' };

describe('the survey (outcomes.1, outcomes.2)', () => {
  it('is open for a program that ended, saves each answer as it is given, and shows it to staff at once', async () => {
    const ada = await graduate();
    expect(await surveys(ada)).toMatchObject([{ studyId: ada.study, endsOn: '2026-06-30', answer: null, answeredAt: null }]);
    expect((await answer(ada, { status: 'employed' })).body.answer).toMatchObject({ status: 'employed', employer: null });
    clock.now = new Date(NOW.getTime() + 60_000);
    const { body } = await answer(ada, { ...HIRED, employer: ' Lindvik ', payBand: 3, payCurrency: 'SEK' });
    expect(body).toMatchObject({ answer: { employer: 'Lindvik', payBand: 3, payCurrency: 'SEK' }, answeredAt: NOW.toISOString() });
    const { rows } = await list();
    expect(rows).toMatchObject([{ studyId: ada.study, outcome: { source: 'survey', employer: 'Lindvik' } }]);
    expect(JSON.stringify(rows)).not.toContain('SEK');
  });

  it('drops what does not belong to another status', async () => {
    const ada = await graduate();
    await answer(ada, { ...HIRED, payBand: 3, payCurrency: 'SEK' });
    const { body } = await answer(ada, { ...HIRED, status: 'studying', school: 'Aalto', degree: 'PhD' });
    expect(body.answer).toMatchObject({ status: 'studying', employer: null, payBand: null, school: 'Aalto', country: 'NO' });
  });

  it.each([
    [{}, '/body/status'],
    [{ status: 'rich' }, '/body/status'],
    [{ status: 'employed', country: 'XX' }, '/body/country'],
    [{ status: 'employed', payBand: 8, payCurrency: 'EUR' }, '/body/payBand'],
    [{ status: 'employed', startsOn: '2026-02-30' }, '/body/startsOn'],
    [{ status: 'employed', employer: 'x'.repeat(121) }, '/body/employer'],
  ])('refuses %j, and says where', async (body, pointer) => {
    const reply = await answer(await graduate(), body);
    expect([reply.status, reply.body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('is another one for each program, and nobody else’s', async () => {
    const [ada, ben] = [await graduate(), await graduate()];
    expect((await send('PUT', `${OWN}/${ada.study}`, ben.name, HIRED)).status).toBe(404);
    expect((await send('DELETE', `${OWN}/${ada.study}`, ben.name)).status).toBe(404);
    expect((await app.inject({ url: OWN })).statusCode).toBe(401);
  });

  it.each([
    ['2026-09-08', true],
    ['2026-09-10', false],
    ['2025-07-10', true],
    ['2025-07-09', false],
  ])('of a program that ends on %s is open today: %s (outcomes.4)', async (endOn, open) => {
    const ada = await graduate(endOn);
    expect(await surveys(ada)).toHaveLength(open ? 1 : 0);
    const { status, body } = await answer(ada, HIRED);
    expect([status, body.code]).toEqual(open ? [200, undefined] : [409, 'outcomes.not_open']);
  });

  it('is not asked where the school does not ask, or does not know the person', async () => {
    expect(await surveys(await graduate('2026-06-30', { of: otherProgram, at: elsewhere }))).toEqual([]);
    const stranger = await graduate('2026-06-30', { connected: false });
    expect(await surveys(stranger)).toEqual([]);
    expect((await answer(stranger, HIRED)).status).toBe(404);
  });

  it('is asked after the access has ended, and not of whom the school turned away', async () => {
    const [expired, revoked] = [await graduate(), await graduate()];
    const end = (reason_code: string, { id }: Person) =>
      db.database
        .updateTable('school_connection')
        .set({ state: 'needVerification', verified_at: null, expires_at: null, reason_code })
        .where('user_id', '=', id)
        .execute();
    await end('expired', expired);
    await end('revoked', revoked);
    expect([(await surveys(expired)).length, (await surveys(revoked)).length]).toEqual([1, 0]);
  });

  it('can be changed after it closed, and taken back: then nobody knows it and nobody asks again (outcomes.3)', async () => {
    const ada = await graduate();
    await answer(ada, HIRED);
    clock.now = new Date('2028-01-01T10:00:00Z');
    expect((await answer(ada, { ...HIRED, title: 'Director' })).body.answer.title).toBe('Director');
    clock.now = NOW;
    for (const _again of [1, 2]) expect((await send('DELETE', `${OWN}/${ada.study}`, ada.name)).status).toBe(204);
    expect((await list()).rows[0].outcome).toBeNull();
    expect(await remindGraduates(services, NOW)).toBe(0);
  });
});

describe('what staff see (outcomes.6, outcomes.7)', () => {
  it('is filtered, sorted and searched', async () => {
    const [ada, ben] = [await graduate('2025-08-31'), await graduate('2026-06-30')];
    await answer(ada, HIRED);
    await record(ben, { status: 'looking' });
    const found = async (query: string) => (await list(query)).rows.map(({ studyId }: { studyId: string }) => studyId);
    expect(await found('')).toEqual([ben.study, ada.study]);
    expect(await found('?sort=status')).toEqual([ada.study, ben.study]);
    expect(await found('?endYear=2025')).toEqual([ada.study]);
    expect(await found('?statuses=looking')).toEqual([ben.study]);
    expect(await found('?sources=survey')).toEqual([ada.study]);
    expect(await found('?known=unknown')).toEqual([]);
    expect(await found('?q=lindv')).toEqual([ada.study]);
    expect(await found(`?q=no${turn}`)).toEqual([ben.study]);
    expect(await found(`?program=${otherProgram}`)).toEqual([]);
  });

  it('is nobody’s of another school, nor a private profile’s before its owner answered', async () => {
    const hidden = await graduate('2026-06-30', { visibility: 'private' });
    expect([(await list()).rows, (await report()).total.graduates]).toEqual([[], 0]);
    expect((await record(hidden, HIRED)).status).toBe(404);
    await answer(hidden, HIRED);
    expect((await list()).rows).toHaveLength(1);
    expect((await send('GET', `${STAFF}/outcomes`, 'neighbour')).status).toBe(404);
    expect((await record(hidden, HIRED, 'neighbour')).status).toBe(404);
    expect((await send('GET', `/api/v1/staff/schools/${elsewhere}/outcomes`, 'neighbour')).body.rows).toEqual([]);
  });

  it('is told to the school that was told, not to one that the study is given to later', async () => {
    const ada = await graduate();
    await answer(ada, HIRED);
    await db.database.updateTable('candidate_study_program').set({ study_program_id: otherProgram }).where('id', '=', ada.study).execute();
    await insertVerifiedConnection(db.database, ada.id, elsewhere);
    const { rows } = (await send('GET', `/api/v1/staff/schools/${elsewhere}/outcomes`, 'neighbour')).body;
    expect(rows).toMatchObject([{ studyId: ada.study, outcome: null }]);
  });

  it('is written down by staff with an audit line, gives way to the graduate, and can be removed', async () => {
    const ada = await graduate();
    const { body } = await record(ada, { ...HIRED, source: 'employer' });
    expect(body.outcome).toMatchObject({ source: 'employer', employer: 'Lindvik' });
    await record(ada, { status: 'looking' });
    await answer(ada, { status: 'studying' });
    expect((await list()).rows[0].outcome).toMatchObject({ source: 'survey', status: 'studying' });
    expect((await record(ada, HIRED)).body.code).toBe('outcomes.answered');
    await send('DELETE', `${OWN}/${ada.study}`, ada.name);
    expect((await list()).rows[0].outcome).toMatchObject({ source: 'staff', status: 'looking' });
    for (const _again of [1, 2]) {
      const removed = await send('DELETE', `${STAFF}/outcomes/${ada.study}`, 'careerStaff');
      expect([removed.status, removed.body.outcome]).toEqual([200, null]);
    }
    const lines = await db.database.selectFrom('audit_line').select('action').where('subject', '=', `user:${ada.id}`).execute();
    expect(lines.map(({ action }) => action).sort()).toEqual(['outcome.recorded', 'outcome.recorded', 'outcome.removed']);
  });

  it('takes no pay from staff', async () => {
    expect((await record(await graduate(), { ...HIRED, payBand: 1, payCurrency: 'EUR' })).status).toBe(422);
  });

  it('comes as a file without pay', async () => {
    await answer(await graduate(), { ...HIRED, employer: '=1+1', payBand: 3, payCurrency: 'SEK' });
    const { body } = await send('GET', `${STAFF}/outcomes/export.csv`, 'careerStaff');
    expect(body).toContain('employed,survey');
    expect(body).not.toContain('SEK');
    expect(body).not.toContain(',=1+1');
  });
});

describe('the report (outcomes.5)', () => {
  it('counts each cohort and both rates’ parts, of graduates only', async () => {
    const people = [];
    for (const endOn of ['2025-07-31', '2026-06-30', '2026-06-30', '2026-06-30', '2026-08-31']) people.push(await graduate(endOn));
    const [a, b, c, _unknown, notYet] = people as [Person, Person, Person, Person, Person];
    await answer(a, HIRED);
    await answer(b, { ...HIRED, employer: 'lindvik' });
    await record(c, { status: 'notLooking' });
    await answer(notYet, { ...HIRED, employer: 'Too early' });
    const all = await report();
    expect(all.total).toMatchObject({ graduates: 4, employed: 2, notLooking: 1, looking: 0 });
    expect(all.answered).toBe(2);
    expect(all.cohorts).toMatchObject([
      { endYear: 2026, graduates: 3, employed: 1, notLooking: 1 },
      { endYear: 2025, graduates: 1, employed: 1 },
    ]);
    expect(all.employers).toMatchObject([{ count: 2 }]);
    expect(all.countries).toEqual([{ name: 'NO', count: 2 }]);
    expect(all.months).toEqual([{ month: '2026-07-01', count: 3 }]);
    expect(all.endYears).toEqual([2026, 2025]);
    const of2025 = await report(`?endYear=2025&program=${program}`);
    expect([of2025.total.graduates, of2025.endYears, of2025.programs.length]).toEqual([1, [2026, 2025], 1]);
  });

  it('is of nobody where there are no graduates', async () => {
    expect(await report()).toMatchObject({ total: { graduates: 0 }, cohorts: [], months: [], employers: [], pay: [], programs: [] });
  });

  it('shows pay of ten who told it, and of nine not (outcomes.3)', async () => {
    for (let n = 0; n < 9; n += 1) await answer(await graduate(), { ...HIRED, payBand: n % 2, payCurrency: 'EUR' });
    expect((await report()).pay).toEqual([]);
    await answer(await graduate(), { ...HIRED, payBand: 7, payCurrency: 'EUR' });
    expect((await report()).pay).toMatchObject([{ currency: 'EUR', answers: 10, bands: [{ band: 0 }, { band: 1 }, { band: 7 }] }]);
    expect((await report('?endYear=2025')).pay).toEqual([]);
  });
});

describe('the switch of a school (outcomes.4)', () => {
  it('is its administrators’, and tells who saves second', async () => {
    await db.pool.query('delete from outcome_setting');
    const url = `${STAFF}/outcome-settings`;
    expect((await send('GET', url, 'careerStaff')).body).toEqual({
      ...{ isOn: false, opensDaysBefore: 60, updatedAt: null },
      can: { edit: false },
    });
    const given = { isOn: true, opensDaysBefore: 0, updatedAt: null };
    expect((await send('PUT', url, 'careerStaff', given)).status).toBe(403);
    expect((await send('PUT', url, 'schoolAdmin', given)).body).toMatchObject({ isOn: true, opensDaysBefore: 0, can: { edit: true } });
    expect((await send('PUT', url, 'schoolAdmin', given)).body.code).toBe('outcomes.settings_changed');
    expect((await send('PUT', url, 'schoolAdmin', { ...given, opensDaysBefore: 61 })).status).toBe(422);
    expect(await surveys(await graduate('2026-08-31'))).toEqual([]);
  });
});

describe('reminders (outcomes.8)', () => {
  const on = (day: string) => remindGraduates(services, new Date(`${day}T05:41:00Z`));

  it('come at the end and three and six months after, once each, and not after an answer', async () => {
    const [ada, ben] = [await graduate(), await graduate()];
    expect([await on('2026-06-29'), await on('2026-06-30'), await on('2026-07-01')]).toEqual([0, 2, 0]);
    await answer(ben, { status: 'looking' });
    expect([await on('2026-09-30'), await on('2026-12-30'), await on('2027-03-30')]).toEqual([1, 1, 0]);
    const mails = await mailsTo(db.database, ada.email, 'outcome_reminder');
    expect(mails).toHaveLength(3);
    expect(JSON.stringify(mails[0])).toContain(`/outcomes?program=${ada.study}`);
  });

  it('come not to who wants none, nor of a school that does not ask, nor twice of two runs at once', async () => {
    const [ada] = [await graduate(), await graduate('2026-06-30', { of: otherProgram, at: elsewhere })];
    await db.database.insertInto('email_setting').values({ user_id: ada.id, kind: 'surveys', is_on: false }).execute();
    expect(await on('2026-06-30')).toBe(0);
    await db.pool.query('delete from email_setting');
    const both = await Promise.all([on('2026-07-01'), on('2026-07-01')]);
    expect(both[0] + both[1]).toBe(1);
  });
});

it('the take-away has them, and they go with the person and with the program (outcomes.9)', async () => {
  const [ada, ben] = [await graduate(), await graduate()];
  await answer(ada, { ...HIRED, payBand: 2, payCurrency: 'EUR' });
  await answer(ben, HIRED);
  const told = (person: Person) => outcomePersonalData.read(db.database, { userId: person.id, emailFolded: person.email });
  expect(await told(ada)).toMatchObject({ outcomes: [{ employer: 'Lindvik', payBand: 2 }], surveys: [] });
  await db.database.deleteFrom('app_user').where('id', '=', ada.id).execute();
  await db.database.deleteFrom('candidate_study_program').where('id', '=', ben.study).execute();
  expect([await told(ada), await told(ben)]).toMatchObject([{ outcomes: [] }, { outcomes: [] }]);
});

it('the demo world has answers, one of the employer, and somebody who has not answered', async () => {
  const world = await cloneDatabase();
  await fillDemoWorld(world.database, { today: new Date('2026-11-21T08:00:00Z'), writeFile: async () => undefined });
  const rows = await world.database
    .selectFrom('outcome_graduate')
    .select(['source', 'status'])
    .where('ends_on', '<', '2026-11-21')
    .execute();
  const sources = new Set(rows.map(({ source }) => source));
  expect([sources.has('survey'), sources.has('employer'), sources.has(null)]).toEqual([true, true, true]);
});
