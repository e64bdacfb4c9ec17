// The simulator against the product: for random students and postings it says what the list, the page of a posting and applying really
// answer to somebody with those facts.
import type { simulateAccess } from '@fairway/contract/access-simulator/endpoints';
import { INVENTED_LACKS, SIMULATED_OBJECTS } from '@fairway/rules/access-simulator';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { everyRole } from '../../api/every-role.fixture.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { scanDocuments } from '../search/documents.ts';

type Body = z.input<typeof simulateAccess.body>;
type Invented = Extract<Body['student'], { kind: 'invented' }>;

const db = await cloneDatabase();
const search = new ReferenceSearch();
const roles = await everyRole(db.database);
const actors: Record<string, Actor> = { ...roles };
const app = await testApp({ ...db, search, actors });
const school = roles.careerStaff.kind === 'user' ? (roles.careerStaff.staffSchoolIds[0] ?? 0) : 0;
const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let organization = 0;
let otherSchool = 0;
const postings: string[] = [];
let foreign = '';

beforeAll(async () => {
  otherSchool = (await db.database.insertInto('school').values({ name: 'Other', slug: 'other' }).returning('id').executeTakeFirstOrThrow())
    .id;
  organization = await insertOrganization(db.database);
  const suspended = await insertOrganization(db.database, { status: 'suspended' });
  const given = [
    {},
    { deadlineAt: new Date(Date.now() - DAY_MS) },
    { deadlineAt: null },
    { applicationUrl: null },
    { schoolIds: [school] },
    { schoolIds: [school, otherSchool] },
    { schoolIds: [school], deadlineAt: new Date(Date.now() - DAY_MS) },
    { organizationId: suspended },
  ];
  for (const one of given) postings.push(await insertJob(db.database, { organizationId: organization, ...one }));
  const [withdrawn, easy] = [
    await insertJob(db.database, { organizationId: organization }),
    await insertJob(db.database, { organizationId: organization }),
  ];
  await db.database.updateTable('job').set({ withdrawn_at: new Date() }).where('id', '=', withdrawn).execute();
  await db.database.updateTable('job').set({ needs_verification: false }).where('id', '=', easy).execute();
  postings.push(withdrawn, easy);
  foreign = await insertJob(db.database, { organizationId: organization, title: 'Elsewhere only', schoolIds: [otherSchool] });
  await db.database.insertInto('tenant').values({ slug: 'lenient', name: 'Lenient' }).execute();
  await db.pool.query(
    `insert into tenant_feature (tenant_id, feature, is_on) select id, feature, false from tenant, unnest(array['verifyApply', 'verifyDocuments']) feature
      where slug = 'lenient' on conflict (tenant_id, feature) do update set is_on = false`,
  );
  for await (const batch of scanDocuments(db.pool, Date.now()))
    await search.apply(batch.map((posting) => ({ kind: 'put', document: posting })));
});

const simulate = (body: object, as = 'careerStaff', schoolId = school, host = 'localhost') =>
  app.inject({
    method: 'POST',
    url: `/api/v1/staff/schools/${schoolId}/access-simulations`,
    headers: { host, 'x-test-actor': as },
    payload: body,
  });
const STUDENT: Invented = { kind: 'invented', state: 'verified', level: 'master', field: 'finance', endsOn: day(400) };

/** A person with the facts of an invented student. Gives the name of the actor, and the id. */
async function realStudent(facts: Invented): Promise<{ name: string; userId: string }> {
  const { database } = db;
  const name = newId();
  const userId = await insertPerson(database, { email: `${name}@real.example`, password: null });
  actors[name] = { ...(roles.candidate as Extract<Actor, { kind: 'user' }>), userId, roles: ['Candidate'] };
  const candidate = newId();
  const lacks = facts.lacks ?? [];
  await database
    .insertInto('candidate')
    .values({ id: candidate, user_id: userId, country: lacks.includes('location') ? null : 'NO' })
    .execute();
  const of = { id: newId(), candidate_id: candidate };
  if (!lacks.includes('languages'))
    await database
      .insertInto('candidate_language')
      .values({ ...of, language_id: 'nb', proficiency_id: 'elementary', position: 0 })
      .execute();
  // A nationality brings its own authorisation: JP brings none elsewhere.
  if (!lacks.includes('nationality'))
    await database
      .insertInto('candidate_nationality')
      .values({ ...of, nationality: 'JP', position: 0 })
      .execute();
  if (!lacks.includes('work_authorization'))
    await database
      .insertInto('work_authorization')
      .values({ ...of, code: 'NO' })
      .execute();
  const program = newId();
  await database
    .insertInto('study_program')
    .values({ id: program, school_id: school, name: 'MSc', level_id: facts.level ?? null, created_by: userId })
    .execute();
  if (facts.field)
    await database.insertInto('study_program_field').values({ study_program_id: program, field_id: facts.field, position: 0 }).execute();
  await database
    .insertInto('candidate_study_program')
    .values({ ...of, study_program_id: program, end_on: facts.endsOn ?? null })
    .execute();
  const verified = facts.state === 'verified';
  await database
    .insertInto('school_connection')
    .values({
      ...{ id: newId(), user_id: userId, school_id: school, state: facts.state, method: 'manual', requested_at: new Date() },
      ...{ verified_at: verified ? new Date() : null },
      expires_at: verified && facts.verifiedUntil ? new Date(Date.parse(facts.verifiedUntil) + DAY_MS) : null,
    })
    .execute();
  return { name, userId };
}

type Answers = Record<'postings' | 'posting' | 'application' | 'cvPages' | 'profileDocuments', boolean>;
/** What the product itself answers. */
async function realAnswers(actor: string, postingId: string, leavesOut: boolean, host: string): Promise<Answers> {
  const headers = { host, 'x-test-actor': actor };
  const list = await app.inject({
    url: `/api/v1/postings?page_size=50&company_id=${organization}${leavesOut ? `&exclude_school_id=${school}` : ''}`,
    headers,
  });
  const ids = (list.json().matchingJobs as { id: string }[]).map(({ id }) => id);
  const status = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url, headers })).statusCode < 400;
  return {
    postings: ids.includes(postingId),
    posting: await status('GET', `/api/v1/postings/${postingId}`),
    application: await status('POST', `/api/v1/postings/${postingId}/apply`),
    cvPages: await status('GET', '/api/v1/candidate/cv?place=cvs'),
    profileDocuments: await status('GET', '/api/v1/candidate/cv?place=profile'),
  };
}

const inventedStudents: fc.Arbitrary<Invented> = fc.record({
  kind: fc.constant('invented' as const),
  state: fc.oneof(fc.constant('verified' as const), fc.constantFrom(...VERIFICATION_STATES)),
  verifiedUntil: fc.constantFrom(null, day(-2), day(-1), day(0), day(30)),
  level: fc.option(fc.constantFrom('master' as const, 'bachelor' as const), { freq: 5 }),
  field: fc.option(fc.constant('finance'), { freq: 5 }),
  endsOn: fc.option(fc.constantFrom(day(-100), day(300)), { freq: 5 }),
  year: fc.option(fc.integer({ min: 1, max: 12 })),
  address: fc.constantFrom('academic' as const, 'private' as const),
  lacks: fc.oneof(
    { weight: 3, arbitrary: fc.constant<NonNullable<Invented['lacks']>>([]) },
    { weight: 1, arbitrary: fc.subarray([...INVENTED_LACKS]) },
  ),
});

describe('the simulator and the product', () => {
  it('agree for 500 random students and postings', { timeout: 300_000 }, async () => {
    const seen = new Map<string, number>();
    const cases = fc.record({
      student: inventedStudents,
      posting: fc.nat(9),
      leavesOut: fc.boolean(),
      host: fc.constantFrom('localhost', 'localhost', 'lenient.localhost'),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ student, posting, leavesOut, host }) => {
        const postingId = postings[posting] ?? '';
        const real = await realStudent(student);
        const wanted = await realAnswers(real.name, postingId, leavesOut, host);
        for (const person of [student, { kind: 'known', userId: real.userId }]) {
          for (const object of Object.keys(wanted) as (keyof Answers)[]) {
            const reply = await simulate({ student: person, object, postingId, leavesOutSchool: leavesOut }, 'careerStaff', school, host);
            expect(reply.statusCode, reply.body).toBe(200);
            const { allowed, rule } = reply.json() as { allowed: boolean; rule: string | null };
            expect({ object, allowed }, `${person.kind} ${rule}`).toEqual({ object, allowed: wanted[object] });
            seen.set(`${object} ${rule}`, (seen.get(`${object} ${rule}`) ?? 0) + 1);
          }
        }
      }),
      { numRuns: 500 },
    );
    // Each rule decided some of them.
    for (const rule of ['companyActive', 'exclusiveSchool', 'notWithdrawn', 'deadlineOpen', 'applicationLink', 'verifiedForApplying', 'completeProfile'])
      expect(seen.has(`application ${rule}`), rule).toBe(true);
    expect(seen.has('postings notExcluded')).toBe(true);
    expect(seen.has('cvPages verifiedForCvPages')).toBe(true);
  }); // biome-ignore format: lists
});

describe('a simulation', () => {
  const [open = ''] = postings;
  it.each(SIMULATED_OBJECTS)('of %s tells all rules in order, the call’s first', async (object) => {
    const reply = await simulate({ student: STUDENT, object, postingId: postings[0] });
    expect(reply.statusCode, reply.body).toBe(200);
    const { tried } = reply.json() as { tried: { rule: string; verdict: string }[] };
    expect(tried.slice(0, 2).map(({ rule }) => rule)).toEqual(['switchedOn', 'role']);
  });

  it('says what an application lacks', async () => {
    const student = { ...STUDENT, field: null, lacks: ['location'] };
    const reply = (await simulate({ student, object: 'application', postingId: postings[0] })).json();
    expect(reply).toMatchObject({ allowed: false, rule: 'completeProfile', missing: ['location', 'study_programs'] });
  });

  it('does not tell what a private profile lacks', async () => {
    const { userId } = await realStudent({ ...STUDENT, lacks: ['location'] });
    const asked = { student: { kind: 'known', userId }, object: 'application', postingId: postings[0] };
    expect((await simulate(asked)).json()).toMatchObject({ rule: 'completeProfile', missing: ['location'], studentName: 'Ada Berg' });
    await db.database.updateTable('candidate').set({ profile_visibility: 'private' }).where('user_id', '=', userId).execute();
    expect((await simulate(asked)).json()).toMatchObject({ rule: 'completeProfile', missing: null });
  });

  it('whose CVs the school reviews is asked of an invented student as of a known one', async () => {
    const audience = { is_on: true, for_study: 'current', for_levels: ['master'], updated_at: new Date() };
    await db.database
      .insertInto('cv_review_setting')
      .values({ school_id: school, ...audience })
      .execute();
    const ruleFor = async (level: 'master' | 'bachelor', endsOn: string) =>
      (await simulate({ student: { ...STUDENT, level, endsOn }, object: 'cvReview' })).json().rule;
    expect(await ruleFor('master', day(90))).toBeNull();
    expect(await ruleFor('bachelor', day(90))).toBe('reviewAudience');
    expect(await ruleFor('master', day(-90))).toBe('reviewAudience');
    await db.database.deleteFrom('cv_review_setting').execute();
  });

  it('of a person who is no student of the school is none, nor of a posting exclusive to other schools', async () => {
    const stranger = await insertPerson(db.database, { email: 'stranger@x.example', password: null });
    expect((await simulate({ student: { kind: 'known', userId: stranger }, object: 'cvPages' })).statusCode).toBe(404);
    expect((await simulate({ student: STUDENT, object: 'posting', postingId: foreign })).json().code).toBe('jobs.not_found');
    expect((await simulate({ student: STUDENT, object: 'cvPages' }, 'careerStaff', otherSchool)).statusCode).toBe(404);
    expect((await simulate({ student: STUDENT, object: 'cvPages' }, 'candidate')).statusCode).toBe(403);
  });

  it.each([
    ['no posting', { student: STUDENT, object: 'posting' }],
    ['no student', { object: 'cvPages' }],
    ['another object', { student: STUDENT, object: 'everything' }],
    ['a day that there is not', { student: { ...STUDENT, endsOn: '2026-02-30' }, object: 'cvPages' }],
    ['a year too many', { student: { ...STUDENT, year: 13 }, object: 'cvPages' }],
  ])('refuses %s', async (_what, body) => {
    expect((await simulate(body)).json().code).toBe('validation');
  });

  it('writes nothing', async () => {
    const count = async () =>
      (await db.pool.query('select (select count(*) from audit_line) + (select count(*) from news) as n')).rows[0].n;
    const before = await count();
    await simulate({ student: STUDENT, object: 'application', postingId: open || postings[0] });
    expect(await count()).toBe(before);
  });
});

describe('postings to simulate with', () => {
  const find = async (q: string) => {
    const reply = await app.inject({
      url: `/api/v1/staff/schools/${school}/access-simulations/postings?q=${encodeURIComponent(q)}`,
      headers: { 'x-test-actor': 'careerStaff' },
    });
    return (reply.json().postings as { id: string; isExclusive: boolean }[]).map(({ id }) => id);
  };
  it('are found by words, the school’s exclusive ones too, and by their address even when they are over', async () => {
    const found = await find('analyst');
    expect(found).toContain(postings[0]);
    expect(found).toContain(postings[4]);
    expect(await find(`https://jobs.example/en/jobs/data-analyst-${postings[1]}`)).toEqual([postings[1]]);
  });
  it('are never those exclusive to other schools', async () => {
    expect(await find('elsewhere')).toEqual([]);
    expect(await find(foreign)).toEqual([]);
  });
});
