// Applying inside over the API: exactly once, with what stands there before, and never for what closed a second ago.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
import { personalDataOf } from '../../kernel/feature.ts';
import { removeDueFiles } from '../../kernel/files/file-removal.ts';
import { openFileStore } from '../../kernel/files/open-file-store.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { writeQuestions } from '../jobs/questions/commands.ts';
import { listQuestions } from '../jobs/questions/queries.ts';
import { eraseApplications } from './personal-data.ts';

const db = await cloneDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'applications-'));
const files = await openFileStore(folder, { signingSecret: TEST_SECRET });
afterAll(() => rm(folder, { recursive: true }));
// The true time: signed addresses of files have an end by it.
const now = new Date();
const clock = { now: () => now };
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: clock.now, app: { files } });
const created = <V>(value: V) => [{ op: 'create' as const, value }];
const PROFILE = {
  candidate: { op: 'update' as const, value: { country: 'NO' } },
  nationalities: created({ nationality: 'NO' }),
  languages: created({ languageId: 'nb', proficiencyId: 'native_or_bilingual' as const }),
  studyPrograms: created({
    start: null,
    end: '2027-06-01',
    campusId: null,
    studyProgram: { customSchoolName: 'Night School', name: '', levelId: 'master' as const, addFields: [{ id: 'economics' }] },
  }),
};
let school = 0;
let organization = 0;
let turn = 0;

beforeAll(async () => {
  organization = await insertOrganization(db.database, { name: 'Nordic Labs' });
  const row = await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow();
  school = row.id;
});

/** Somebody who may apply, unless told otherwise. */
async function candidate({ isComplete = true } = {}) {
  turn += 1;
  const actor = `candidate${turn}`;
  const userId = await insertPerson(db.database, { email: `${actor}@apply.example`, firstName: 'Ada', lastName: `Berg ${turn}` });
  await insertVerifiedConnection(db.database, userId, school);
  actors[actor] = { ...CANDIDATE, userId };
  if (isComplete) await saveProfile(db.database, userId as OwnUserId, { ops: PROFILE }, now);
  return { actor, userId };
}
/** A posting that is applied for inside. */
async function posting(given: { organizationId?: number; schoolIds?: number[]; deadlineAt?: Date } = {}) {
  const id = await insertJob(db.database, { organizationId: organization, applicationUrl: null, ...given }); // biome-ignore format: one thought
  await db.database.updateTable('job').set({ applies_inside: true, reply_days: 14 }).where('id', '=', id).execute();
  return id;
}
async function cv(userId: string, text = 'A CV', { kind = 'cv', name = 'CV.pdf' } = {}) {
  const { id: candidateId } = await db.database
    .selectFrom('candidate')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const file_key = `documents/${id}.pdf`;
  await files.put(Buffer.from(text), file_key, { contentType: 'application/pdf' });
  const row = {
    id,
    candidate_id: candidateId,
    kind,
    name,
    file_key,
    content_type: 'application/pdf',
    size_bytes: text.length,
  };
  await db.database.insertInto('candidate_document').values({ ...row, sha256: Buffer.alloc(32), is_default: kind === 'cv', consented_at: now }).execute(); // biome-ignore format: one thought
  return { id, key: file_key };
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (actor: string, method: Method, url: string, body?: object) => {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};
const preview = (actor: string, job: string) => call(actor, 'GET', `/api/v1/postings/${job}/application`);
const send = (actor: string, job: string, body: object = {}) =>
  call(actor, 'POST', `/api/v1/postings/${job}/application`, { key: newId(), cvId: null, ...body });
const countOf = async (job: string) =>
  Number((await db.pool.query('select count(*) from application where job_id = $1', [job])).rows[0].count);
const mailsTo = async (userId: string) =>
  (await db.pool.query('select kind, parameters, locale from outgoing_mail where user_id = $1 order by kind', [userId])).rows;

describe('before sending', () => {
  it('says what the organization gets, what it asks, and nothing of what knocks out', async () => {
    const { actor, userId } = await candidate();
    const job = await posting();
    const document = await cv(userId);
    await writeQuestions(db.database, job, [
      { kind: 'yesNo', text: 'A permit?', choices: [], required: true, knockOut: { answers: ['no'] } },
      { kind: 'choice', text: 'When?', choices: ['Now', 'Later'], required: false, knockOut: null },
    ]);
    const { status, json } = await preview(actor, job);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      posting: { title: 'Data Analyst', organization: 'Nordic Labs', location: 'Oslo, NO', replyDays: 14 },
      ...{ appliesInside: true, refusal: null, missing: [], application: null, letterCharacters: 5000 },
      profile: { firstName: 'Ada', email: `${actor}@apply.example` },
      cvs: [{ id: document.id, name: 'CV.pdf', isDefault: true }],
      questions: [
        { kind: 'yesNo', text: 'A permit?', required: true, knockOut: true },
        { kind: 'choice', choices: ['Now', 'Later'], knockOut: false },
      ],
    });
    expect(JSON.stringify(json)).not.toContain('"no"');
    expect(json.profile).not.toHaveProperty('nationalities');
  });

  it('names what the profile lacks, by the gate of every application (applications.3)', async () => {
    const { actor } = await candidate({ isComplete: false });
    const job = await posting();
    const { json } = await preview(actor, job);
    expect(json.refusal).toBe('jobs.profile_incomplete');
    expect(json.missing).toContain('languages');
    const refused = await send(actor, job);
    expect([refused.status, refused.json.code, await countOf(job)]).toEqual([409, 'jobs.profile_incomplete', 0]);
    expect((await call(actor, 'GET', `/api/v1/postings/${job}/apply`)).json.refusal).toBe('jobs.profile_incomplete');
  });

  it('is 404 for a posting that its reader may not know of, and gives no link', async () => {
    const { actor } = await candidate();
    const { id } = await db.database
      .insertInto('school')
      .values({ name: 'Far', slug: `far${turn}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await preview(actor, await posting({ schoolIds: [id] }))).status).toBe(404);
    expect((await preview(actor, newId())).json.code).toBe('jobs.not_found');
    const link = await call(actor, 'POST', `/api/v1/postings/${await posting()}/apply`);
    expect([link.status, link.json.code]).toEqual([409, 'jobs.link_unavailable']);
  });
});

describe('sending', () => {
  it('keeps profile, posting, letter and answers as they are then, and tells of it by mail in the reader’s language', async () => {
    const { actor, userId } = await candidate();
    await db.database.updateTable('app_user').set({ locale: 'de' }).where('id', '=', userId).execute();
    const job = await posting();
    await writeQuestions(db.database, job, [
      { kind: 'number', text: 'Months?', choices: [], required: true, knockOut: { below: 6 } },
      { kind: 'text', text: 'Why?', choices: [], required: false, knockOut: null },
    ]);
    const [months] = await listQuestions(db.database, job);
    const { status, json } = await send(actor, job, { letter: ' Dear all ', answers: [{ questionId: months?.id, value: 3 }] });
    expect([status, json.state, json.letter, json.title, json.organization]).toEqual([
      201,
      'sent',
      'Dear all',
      'Data Analyst',
      'Nordic Labs',
    ]);
    expect(json.answers).toEqual([{ kind: 'number', question: 'Months?', value: 3, file: null }]);
    expect(json.steps).toEqual([{ at: now.toISOString(), by: 'candidate', from: null, to: 'sent', words: null }]);
    const row = await db.database
      .selectFrom('application_answer')
      .selectAll()
      .where('application_id', '=', json.id)
      .executeTakeFirstOrThrow();
    expect(row.knocks_out).toBe(true);
    // What was promised is kept too, whatever the posting promises later. (applications.12)
    await db.database.updateTable('job').set({ reply_days: 1 }).where('id', '=', job).execute();
    const { reply_due_at } = await db.database
      .selectFrom('application')
      .select('reply_due_at')
      .where('id', '=', json.id)
      .executeTakeFirstOrThrow();
    expect(reply_due_at).toEqual(new Date(now.getTime() + 14 * 86_400_000));
    await db.database.deleteFrom('job').where('id', '=', job).execute();
    await db.database.updateTable('app_user').set({ first_name: 'Other' }).where('id', '=', userId).execute();
    const later = (await call(actor, 'GET', `/api/v1/candidate/applications/${json.id}`)).json;
    expect(later).toMatchObject({ jobId: null, title: 'Data Analyst', profile: { firstName: 'Ada' }, answers: [{ question: 'Months?' }] });
    expect(later.posting).toContain('You will work with a team');
    expect(await mailsTo(userId)).toMatchObject([
      { kind: 'application_sent', locale: 'de', parameters: { title: 'Data Analyst', page: `/applications/${json.id}` } },
    ]);
  });

  it('sends once, however often and at once it is pressed, and once a posting (applications.4)', async () => {
    const { actor, userId } = await candidate();
    const job = await posting();
    const { id: cvId } = await cv(userId);
    const key = newId();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(actor, job, { key, cvId })));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(replies.map(({ json }) => json.id)).size).toBe(1);
    expect([await countOf(job), (await mailsTo(userId)).length]).toEqual([1, 1]);
    const again = await send(actor, job);
    expect([again.status, again.json.code]).toEqual([409, 'applications.already_sent']);
    expect((await preview(actor, job)).json.application).toMatchObject({ id: replies[0]?.json.id, state: 'sent' });
    // The copies of the presses that were slower are gone.
    await removeDueFiles({ database: db.database, files, clock: { now: () => new Date(now.getTime() + 7_200_000) } });
    const kept: string[] = [];
    for await (const { key: stored } of files.list()) if (stored.startsWith('applications/')) kept.push(stored);
    const { cv_key } = await db.database.selectFrom('application').select('cv_key').where('job_id', '=', job).executeTakeFirstOrThrow();
    expect(kept).toEqual([cv_key]);
  });

  it('keeps a copy of the CV: deleting it later changes nothing, and deleting it meanwhile is said', async () => {
    const { actor, userId } = await candidate();
    const document = await cv(userId, 'The words of the CV');
    const { json } = await send(actor, await posting(), { cvId: document.id });
    expect(json.cv).toEqual({ name: 'CV.pdf', sizeBytes: 19 });
    await call(actor, 'DELETE', `/api/v1/candidate/cv/${document.id}`);
    await removeDueFiles({ database: db.database, files, clock });
    const { url } = (await call(actor, 'POST', `/api/v1/candidate/applications/${json.id}/cv`)).json;
    expect((await app.inject({ url })).body).toBe('The words of the CV');
    const refused = await send(actor, await posting(), { cvId: document.id });
    expect([refused.status, refused.json.code]).toEqual([409, 'applications.cv_gone']);
    const lost = await cv(userId);
    await files.delete(lost.key);
    expect((await send(actor, await posting(), { cvId: lost.id })).json.code).toBe('applications.cv_gone');
    const neighbour = await candidate();
    const theirs = await cv(neighbour.userId);
    expect((await send(actor, await posting(), { cvId: theirs.id })).json.code).toBe('applications.cv_gone');
  });

  it('answers a question for a file with a copy that only its two sides open, and names a file that is gone (applications.6)', async () => {
    const { actor, userId } = await candidate();
    const neighbour = await candidate();
    const job = await posting();
    await writeQuestions(db.database, job, [
      { kind: 'yesNo', text: 'Yes?', choices: [], required: false, knockOut: null },
      { kind: 'file', text: 'Your grades?', choices: [], required: true, knockOut: null },
    ]);
    const [, asked] = await listQuestions(db.database, job);
    const grades = await cv(userId, 'All ones', { kind: 'document', name: 'Grades.pdf' });
    const theirs = await cv(neighbour.userId, 'Not mine', { kind: 'document', name: 'Theirs.pdf' });
    expect((await preview(actor, job)).json.files).toEqual([{ id: grades.id, name: 'Grades.pdf', kind: 'document', sizeBytes: 8 }]);
    const answered = (value: unknown) => send(actor, job, { answers: [{ questionId: asked?.id, value }] });
    const refusals = [];
    for (const value of ['Grades.pdf', theirs.id, newId()]) refusals.push((await answered(value)).json.errors);
    expect(refusals).toEqual(
      ['answer_kind', 'file_gone', 'file_gone'].map((code) => [{ pointer: '/body/answers/0/value', code: `applications.${code}` }]),
    );
    const { json } = await answered(grades.id);
    expect(json.answers).toEqual([{ kind: 'file', question: 'Your grades?', value: 'Grades.pdf', file: { at: 1, sizeBytes: 8 } }]);
    await call(actor, 'DELETE', `/api/v1/candidate/cv/${grades.id}`);
    await removeDueFiles({ database: db.database, files, clock: { now: () => new Date(now.getTime() + 7_200_000) } });
    const path = `/api/v1/candidate/applications/${json.id}/files`;
    const { url } = (await call(actor, 'POST', `${path}/1`)).json;
    expect((await app.inject({ url })).body).toBe('All ones');
    expect([(await call(actor, 'POST', `${path}/0`)).status, (await call(neighbour.actor, 'POST', `${path}/1`)).status]).toEqual([
      404, 404,
    ]);
  });

  it('refuses answers with their places', async () => {
    const { actor } = await candidate();
    const job = await posting();
    await writeQuestions(db.database, job, [
      { kind: 'yesNo', text: 'Yes?', choices: [], required: true, knockOut: null },
      { kind: 'text', text: 'Why?', choices: [], required: true, knockOut: null },
    ]);
    const [yes, why] = await listQuestions(db.database, job);
    const wrong = await send(actor, job, { answers: [{ questionId: yes?.id, value: 'yes' }, { questionId: newId(), value: 1 }] }); // biome-ignore format: one thought
    expect([wrong.status, wrong.json.errors]).toEqual([
      422,
      [
        { pointer: '/body/answers/0/value', code: 'applications.answer_kind' },
        { pointer: '/body/answers/1/questionId', code: 'applications.question_unknown' },
        { pointer: `/questions/${why?.id}`, code: 'applications.answer_missing' },
      ],
    ]);
    const huge = await send(actor, job, { answers: Array.from({ length: 200 }, () => ({ questionId: yes?.id, value: true })) });
    expect([huge.status, huge.json.code, await countOf(job)]).toEqual([422, 'validation', 0]);
  });

  it.each([
    ['closed a second ago', { deadline_at: new Date(now.getTime() - 1000) }, 410, 'jobs.expired'],
    ['was withdrawn', { withdrawn_at: now }, 410, 'jobs.expired'],
    ['went to a link', { applies_inside: false, application_url: 'https://jobs.example' }, 409, 'applications.not_inside'],
    ['went nowhere', { applies_inside: false }, 409, 'jobs.link_unavailable'],
  ])('of a posting that %s is refused', async (_what, change, status, code) => {
    const { actor, userId } = await candidate();
    const job = await posting();
    const { id: cvId } = await cv(userId);
    await db.database.updateTable('job').set(change).where('id', '=', job).execute();
    const refused = await send(actor, job, { cvId });
    expect([refused.status, refused.json.code, await countOf(job)]).toEqual([status, code, 0]);
  });

  it('of a posting that became exclusive, or whose organization was suspended, is refused as one that there is not', async () => {
    const { actor } = await candidate();
    const [exclusive, own] = [await posting(), await insertOrganization(db.database)];
    const { id } = await db.database
      .insertInto('school')
      .values({ name: 'Far', slug: `far${turn}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('job_visibility').values({ job_id: exclusive, school_id: id }).execute();
    const suspended = await posting({ organizationId: own });
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', own).execute();
    for (const job of [exclusive, suspended]) {
      const refused = await send(actor, job);
      expect([refused.status, refused.json.code, await countOf(job)]).toEqual([404, 'jobs.not_found', 0]);
    }
  });

  it('waits for who closes the posting at that moment, and then says so', async () => {
    const { actor } = await candidate();
    const job = await posting();
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query('update job set withdrawn_at = $2 where id = $1', [job, now]);
    const sending = send(actor, job);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    client.release();
    expect((await sending).json.code).toBe('jobs.expired');
    expect(await countOf(job)).toBe(0);
  });

  it('is in the take-away with its files, and goes with the person, files and all', async () => {
    const { actor, userId } = await candidate();
    const { id: cvId } = await cv(userId, 'Mine');
    const job = await posting();
    await writeQuestions(db.database, job, [{ kind: 'file', text: 'Grades?', choices: [], required: true, knockOut: null }]);
    const [asked] = await listQuestions(db.database, job);
    const grades = await cv(userId, 'Ones', { kind: 'document', name: 'Grades.pdf' });
    const { json } = await send(actor, job, { cvId, letter: 'Dear all', answers: [{ questionId: asked?.id, value: grades.id }] });
    const part = personalDataOf(FEATURES).find(({ name }) => name === 'applications');
    const person = { userId, emailFolded: '' };
    expect(await part?.read(db.database, person)).toMatchObject({ applications: [{ letter: 'Dear all' }], steps: [{ to: 'sent' }] });
    const sent = (await part?.files?.(db.database, person)) ?? [];
    expect(sent.map(({ name }) => name)).toEqual(['CV.pdf', 'Grades.pdf']);
    await db.database.transaction().execute(async (transaction) => {
      await eraseApplications(transaction, person);
      await transaction.deleteFrom('app_user').where('id', '=', userId).execute();
    });
    await removeDueFiles({ database: db.database, files, clock: { now: () => new Date() } });
    for (const { key } of sent) expect(await files.head(key)).toBeUndefined();
    const left = await db.database.selectFrom('application_step').select('id').where('application_id', '=', json.id).execute();
    expect(left).toEqual([]);
  });
});

describe('questions of a posting (jobs.42)', () => {
  it('are replaced whole, keep the ids of those that stay, and are refused with their places', async () => {
    const job = await posting();
    const base = { choices: [], required: true, knockOut: null };
    await writeQuestions(db.database, job, [{ ...base, kind: 'text', text: 'One' }, { ...base, kind: 'yesNo', text: 'Two' }]); // biome-ignore format: one thought
    const [one, two] = await listQuestions(db.database, job);
    await writeQuestions(db.database, job, [{ ...base, ...two, kind: 'yesNo', text: 'Two!' }, { ...base, id: newId(), kind: 'number', text: 'Three' }]); // biome-ignore format: one thought
    const after = await listQuestions(db.database, job);
    expect(after.map(({ text }) => text)).toEqual(['Two!', 'Three']);
    expect([after[0]?.id, after.some(({ id }) => id === one?.id)]).toEqual([two?.id, false]);
    const wrong = writeQuestions(db.database, job, [{ ...base, kind: 'choice', text: 'Which?', choices: ['One'] }]);
    await expect(wrong).rejects.toMatchObject({ code: 'jobs.question_choices', errors: [{ pointer: '/body/questions/0/choices' }] });
    expect(await listQuestions(db.database, job)).toHaveLength(2);
  });
});
