// Suggested postings: what fits the profile, with its reasons; never what is closed, hidden or saved already.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { scanDocuments } from '../search/documents.ts';

const URL = '/api/v1/candidate/suggested-postings';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let search = new ReferenceSearch();
const app = await testApp({
  ...db,
  search: {
    search: (r) => search.search(r),
    findIds: (r) => search.findIds(r),
    suggest: (...a) => search.suggest(...a),
    explain: (r) => search.explain(r),
    renewedPercent: () => search.renewedPercent(),
    apply: (c) => search.apply(c),
  },
  actors,
});
await db.database
  .insertInto('sector')
  .values({ code: 'consulting', names: '{}', sort: 1 })
  .onConflict((c) => c.doNothing())
  .execute();

let turn = 0;
let candidateId = '';
beforeEach(async () => {
  turn += 1;
  search = new ReferenceSearch();
  await db.pool.query('delete from favorite; delete from job');
  const userId = await insertPerson(db.database, { email: `ada${turn}@x.example` });
  actors.ada = {
    kind: 'user',
    userId,
    sessionId: '018f0000-0000-7000-8000-0000000000a1',
    roles: ['Candidate'],
    organizationIds: [],
    schoolIds: [],
    staffSchoolIds: [],
    secondFactor: false,
  };
  candidateId = newId();
  await db.database.insertInto('candidate').values({ id: candidateId, user_id: userId, country: 'NO' }).execute();
});

type Given = Omit<Parameters<typeof insertJob>[1], 'organizationId'> & {
  organizationId?: number;
  fields?: string[];
  levels?: string[];
  languages?: string[];
};
/** A posting that fits nobody by itself. */
async function job(title: string, given: Given = {}): Promise<string> {
  const organizationId = given.organizationId ?? (await insertOrganization(db.database, { sectors: [] }));
  const id = await insertJob(db.database, {
    categories: ['LEGAL'],
    countries: ['SE'],
    text: 'A team.',
    ...given,
    title,
    organizationId,
  });
  await db.database
    .updateTable('job')
    .set({ education_fields: given.fields ?? [], education_levels: given.levels ?? [], languages: given.languages ?? [] })
    .where('id', '=', id)
    .execute();
  return id;
}
async function indexed() {
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
}
const skill = (name: string, position = 0) =>
  db.database
    .insertInto('candidate_skill')
    .values({ id: newId(), candidate_id: candidateId, custom_skill_name: name, folded: name.toLowerCase(), position })
    .execute();
const careerField = (code: string) =>
  db.database
    .insertInto('candidate_career_field')
    .values({ id: newId(), candidate_id: candidateId, career_field_id: code, position: 0 })
    .execute();
async function studies(level: string, field: string) {
  const program = newId();
  await db.database
    .insertInto('study_program')
    .values({ id: program, custom_school_name: 'Home', level_id: level, created_by: (actors.ada as { userId: string }).userId })
    .execute();
  await db.database.insertInto('study_program_field').values({ study_program_id: program, field_id: field, position: 0 }).execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: newId(), candidate_id: candidateId, study_program_id: program })
    .execute();
}
async function suggested(query = '') {
  const reply = await app.inject({ url: `${URL}${query}`, headers: { 'x-test-actor': 'ada' } });
  return reply.json();
}
const titles = (body: { suggestions: { job: { title: string } }[] }) => body.suggestions.map((one) => one.job.title);

describe('suggestions of a profile', () => {
  it('are ranked by what they share with it, each with its reasons', async () => {
    await skill('Kubernetes');
    await skill('Spreadsheets', 1);
    await careerField('COMPUTER_AND_IT');
    await studies('master', 'law');
    await job('Nothing of it');
    await job('Named in the text', { text: 'We run Kubernetes.' });
    await job('Best', {
      skills: ['kubernetes', 'spreadsheets'],
      categories: ['COMPUTER_AND_IT'],
      countries: ['NO'],
      fields: ['law'],
      levels: ['master'],
    });
    await job('Career', { categories: ['COMPUTER_AND_IT'] });
    await indexed();
    const body = await suggested();
    expect([body.basis, body.country]).toEqual(['profile', 'NO']);
    expect(titles(body)).toEqual(['Best', 'Career', 'Named in the text']);
    expect(body.suggestions[0].reason).toEqual({
      skills: ['Kubernetes', 'Spreadsheets'],
      careerField: 'COMPUTER_AND_IT',
      educationField: 'law',
      educationLevel: 'master',
      country: 'NO',
      sector: null,
      employer: false,
    });
    expect(body.suggestions[2].reason).toMatchObject({ skills: ['Kubernetes'], careerField: null });
    expect(body.suggestions[0].job).toMatchObject({ title: 'Best', expired: false, requestId: body.requestId });
  });

  it('know preferred employers and sectors, and the sector of an organization whose posting names none', async () => {
    const employer = await insertOrganization(db.database, { name: 'Wanted', sectors: [] });
    await db.database
      .insertInto('candidate_employer')
      .values({ id: newId(), candidate_id: candidateId, organization_id: employer, position: 0 })
      .execute();
    await db.database
      .insertInto('candidate_sector')
      .values({ id: newId(), candidate_id: candidateId, sector_code: 'consulting', position: 0 })
      .execute();
    await job('Of the employer', { organizationId: employer });
    await job('Of the sector', { organizationId: await insertOrganization(db.database, { sectors: ['consulting'] }) });
    await indexed();
    const { suggestions } = await suggested();
    expect(suggestions.map((one: { reason: object }) => one.reason)).toMatchObject([{ employer: true }, { sector: 'consulting' }]);
  });

  it('leave out what is closed, hidden, saved, or asks for what the person lacks', async () => {
    await careerField('LEGAL');
    await studies('bachelor', 'arts');
    await db.database
      .insertInto('candidate_language')
      .values({ id: newId(), candidate_id: candidateId, language_id: 'nb', proficiency_id: 'native_or_bilingual', position: 0 })
      .execute();
    await job('Open', { languages: ['no'] });
    await job('Closed', { deadlineAt: new Date(Date.now() - 1000) });
    const school = await db.database
      .insertInto('school')
      .values({ name: `S${turn}`, slug: `s${turn}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await job('Exclusive', { schoolIds: [school.id] });
    await job('Of nobody', { organizationId: await insertOrganization(db.database, { status: 'suspended' }) });
    await job('For doctors, in three languages', { levels: ['phd'], languages: ['fr', 'de', 'fi'] });
    const saved = await job('Saved');
    const withdrawn = await job('Withdrawn a moment ago');
    await indexed();
    await db.database.updateTable('job').set({ withdrawn_at: new Date() }).where('id', '=', withdrawn).execute();
    await app.inject({
      method: 'POST',
      url: '/api/v1/candidate/favorite',
      headers: { 'x-test-actor': 'ada' },
      payload: { jobAdId: saved },
    });
    expect(titles(await suggested())).toEqual(['Open']);
  });

  it('show at most two of an organization among the first twelve', async () => {
    await careerField('LEGAL');
    const big = await insertOrganization(db.database, { name: 'Big' });
    for (let n = 0; n < 6; n++) await job(`Big ${n}`, { organizationId: big });
    for (let n = 0; n < 12; n++) await job(`Small ${n}`, { publishedAt: new Date(Date.now() - 20 * 86_400_000) });
    await indexed();
    const first = titles(await suggested());
    expect(first).toHaveLength(12);
    expect(first.filter((title) => title.startsWith('Big'))).toHaveLength(2);
    expect(titles(await suggested('?limit=50'))).toHaveLength(18);
    expect(titles(await suggested('?limit=3'))).toHaveLength(3);
  });

  it('follow a change at once', async () => {
    await careerField('EDUCATION');
    await job('Lawyer');
    await job('Teacher', { categories: ['EDUCATION'] });
    await indexed();
    expect(titles(await suggested())).toEqual(['Teacher']);
    await db.pool.query("update candidate_career_field set career_field_id = 'LEGAL' where candidate_id = $1", [candidateId]);
    expect(titles(await suggested())).toEqual(['Lawyer']);
  });

  it('take codes that no posting knows for nothing', async () => {
    await careerField('NO_SUCH_FIELD');
    await job('Lawyer');
    await indexed();
    expect(await suggested()).toMatchObject({ basis: 'profile', suggestions: [] });
  });
});

describe('suggestions of an empty profile', () => {
  const forStudents = (title: string, given: Given = {}) => job(title, { employmentTypes: ['INTERN'], ...given });

  it('are the newest open to students in the country, and say so', async () => {
    for (const [n, title] of ['Old', 'Middle', 'New'].entries())
      await forStudents(title, { countries: ['NO'], publishedAt: new Date(Date.now() - (9 - n) * 86_400_000) });
    await forStudents('Elsewhere');
    await job('Not for students', { countries: ['NO'] });
    await indexed();
    const body = await suggested();
    expect([body.basis, body.country, titles(body)]).toEqual(['newest', 'NO', ['New', 'Middle', 'Old']]);
    expect(body.suggestions[0].reason).toMatchObject({ skills: [], country: null, employer: false });
  });

  it.each([
    ['by the locale', '?locale=de', 'DE'],
    ['by the zone where the language says nothing', '?locale=en&timeZone=Europe/Berlin', 'DE'],
    ['everywhere where neither does', '?locale=en', null],
    ['everywhere where the country has too few', '?locale=fr', null],
  ])('find the country %s', async (_how, query, country) => {
    await db.database.updateTable('candidate').set({ country: null }).where('id', '=', candidateId).execute();
    for (let n = 0; n < 3; n++) await forStudents(`Job ${n}`, { countries: ['DE'] });
    await forStudents('One', { countries: ['FR'] });
    await indexed();
    const body = await suggested(query);
    expect([body.basis, body.country]).toEqual(['newest', country]);
    expect(body.suggestions).toHaveLength(country === 'DE' ? 3 : 4);
  });

  it('are there for a person without a candidate, and on an empty platform none', async () => {
    await db.database.deleteFrom('candidate').where('id', '=', candidateId).execute();
    expect(await suggested()).toMatchObject({ basis: 'newest', suggestions: [] });
  });

  it('are refused to visitors, and with a bad question', async () => {
    expect((await app.inject({ url: URL })).statusCode).toBe(401);
    for (const query of ['?limit=0', '?limit=51', '?locale=xx', '?more=1']) expect((await suggested(query)).code).toBe('validation');
  });
});

it('respects permits and languages, and shows the place that fits first', async () => {
  await careerField('LEGAL');
  await db.database.insertInto('work_authorization').values({ id: newId(), candidate_id: candidateId, code: 'NO' }).execute();
  await db.database
    .insertInto('candidate_language')
    .values({ id: newId(), candidate_id: candidateId, language_id: 'en', proficiency_id: 'full_professional', position: 0 })
    .execute();
  await job('Abroad', { countries: ['SE'] });
  await job('In French', { countries: ['NO'], languages: ['fr'] });
  const both = await job('Both', { countries: ['SE', 'NO'] });
  await db.database.deleteFrom('job_place').where('job_id', '=', both).execute();
  for (const [position, [line, country]] of [['Stockholm', 'SE'] as const, ['Oslo', 'NO'] as const].entries())
    await db.database.insertInto('job_place').values({ job_id: both, position, line, country_code: country }).execute();
  await indexed();
  const { suggestions } = (await app.inject({ url: URL, headers: { 'x-test-actor': 'ada' } })).json();
  expect(suggestions.map(({ job }: { job: { title: string; location: string } }) => [job.title, job.location])).toEqual([
    ['Both', 'Oslo · Stockholm'],
  ]);
});
