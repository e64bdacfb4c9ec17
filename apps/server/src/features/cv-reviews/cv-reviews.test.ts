// Reviews of CVs over the API: who may ask, who may see, what is told, and that nothing waits for one.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { EVERYBODY_VERIFIED, type ReviewAudience } from '@fairway/rules/review-audience';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRole, insertSession } from '../../api/every-role.fixture.ts';
import { FEATURES } from '../../features.ts';
import { personalDataOf } from '../../kernel/feature.ts';
import { openFileStore } from '../../kernel/files/open-file-store.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { docxFile, pdfFile } from '../documents/inspection/files.fixture.ts';
import { wholeSchool } from '../schools/access.ts';
import { countWaitingReviews } from './queries.ts';

const MINE = '/api/v1/candidate/cv-reviews';
const DAY_MS = 86_400_000;
const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
let now = new Date('2026-11-21T12:00:00Z');
const folder = await mkdtemp(path.join(tmpdir(), 'cv-reviews-'));
const files = await openFileStore(folder, { signingSecret: TEST_SECRET });
afterAll(() => rm(folder, { recursive: true }));
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now, app: { files } });
const staffUser = (actors.careerStaff as { userId: string }).userId;
const { staffSchoolIds: [school = 0] = [] } = actors.careerStaff as { staffSchoolIds?: number[] };
const STAFF = `/api/v1/staff/schools/${school}/cv-reviews`;
const SETTINGS = `/api/v1/staff/schools/${school}/cv-review-settings`;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (actor: string, method: Method, url: string, body?: object) => {
  const reply = await app.inject({
    method,
    url,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

let people = 0;
/** A candidate, verified unless told otherwise. */
async function student(options: { verified?: boolean } = {}) {
  people += 1;
  const actor = `student${people}`;
  const userId = await insertPerson(db.database, { email: `${actor}@reviews.example`, firstName: 'Ada', lastName: `Berg ${people}` });
  if (options.verified !== false) await insertVerifiedConnection(db.database, userId, school);
  const candidateId = newId();
  await db.database.insertInto('candidate').values({ id: candidateId, user_id: userId }).execute();
  actors[actor] = { ...(actors.candidate as Actor & { kind: 'user' }), userId, sessionId: await insertSession(db.database, userId) };
  return { actor, userId, candidateId };
}
async function insertCv(candidateId: string, row: { kind?: string; contentType?: string } = {}) {
  const id = newId();
  const document = {
    kind: row.kind ?? 'cv',
    name: 'CV.pdf',
    file_key: `documents/${id}.pdf`,
    content_type: row.contentType ?? 'application/pdf',
  };
  await db.database
    .insertInto('candidate_document')
    .values({ id, candidate_id: candidateId, ...document, size_bytes: 10, sha256: Buffer.alloc(32), consented_at: now })
    .execute();
  return id;
}
async function waiting() {
  const who = await student();
  const documentId = await insertCv(who.candidateId);
  const body = { schoolId: school, documentId, message: 'Please look at the order.', aimField: 'Finance', aimLevel: 'internship' };
  const { status, json } = await send(who.actor, 'POST', MINE, body);
  expect(status).toBe(201);
  return { ...who, documentId, id: json.id as string, review: json };
}
const audit = (action: string, review: string) =>
  db.database
    .selectFrom('audit_line')
    .selectAll()
    .where('action', '=', action)
    .execute()
    .then((lines) => lines.filter((line) => (line.detail as { review?: string }).review === review));

beforeAll(async () => {
  const canned = [{ title: 'Order', text: 'Begin with the newest.' }];
  const body = { isOn: true, promiseDays: 3, rubric: [], canned, audience: EVERYBODY_VERIFIED, updatedAt: null };
  expect((await send('schoolAdmin', 'PUT', SETTINGS, body)).status).toBe(200);
});

describe('what a school offers', () => {
  it('is changed by its administrators, seen by its staff, and told to two who save at once', async () => {
    const { json } = await send('careerStaff', 'GET', SETTINGS);
    expect(json).toMatchObject({ isOn: true, promiseDays: 3, can: { edit: false } });
    expect(json.rubric[0]).toEqual({ id: 'structure', title: null });
    const { canned, updatedAt } = json;
    const body = { isOn: true, promiseDays: 3, rubric: [], canned, audience: EVERYBODY_VERIFIED, updatedAt };
    expect((await send('careerStaff', 'PUT', SETTINGS, body)).status).toBe(403);
    expect((await send('schoolAdmin', 'PUT', SETTINGS, body)).status).toBe(200);
    expect((await send('schoolAdmin', 'PUT', SETTINGS, body)).json.code).toBe('cv_reviews.settings_changed');
    expect((await send('schoolAdmin', 'PUT', SETTINGS, { ...body, promiseDays: 61 })).status).toBe(422);
    const twice = { id: 'a', title: 'A' };
    expect((await send('schoolAdmin', 'PUT', SETTINGS, { ...body, rubric: [twice, twice] })).status).toBe(422);
  });

  it('is told to verified candidates only, with its promise', async () => {
    const { actor } = await student();
    expect((await send(actor, 'GET', MINE)).json).toEqual({
      reviews: [],
      schools: [{ schoolId: school, name: 'Nordic', promiseDays: 3, audience: null, refusal: null }],
      isVerified: true,
    });
    const other = await student({ verified: false });
    expect((await send(other.actor, 'GET', MINE)).json).toEqual({ reviews: [], schools: [], isVerified: false });
  });
});

describe('whose CVs a school reviews', () => {
  type Audience = Partial<ReviewAudience>;
  const PROGRAM = newId();
  const LABEL = newId();
  const save = async (audience: Audience) => {
    const { isOn, promiseDays, canned, updatedAt } = (await send('schoolAdmin', 'GET', SETTINGS)).json;
    const body = { isOn, promiseDays, canned, updatedAt, rubric: [], audience: { ...EVERYBODY_VERIFIED, ...audience } };
    return send('schoolAdmin', 'PUT', SETTINGS, body);
  };
  const offer = async (actor: string) => (await send(actor, 'GET', MINE)).json.schools[0];
  async function ask({ actor, candidateId }: { actor: string; candidateId: string }) {
    const { status, json } = await send(actor, 'POST', MINE, { schoolId: school, documentId: await insertCv(candidateId) });
    return status === 201 ? 'asked' : json.code;
  }
  async function studying(endOn: string, options: { label?: boolean } = {}) {
    const one = await student();
    const study = { id: newId(), candidate_id: one.candidateId, study_program_id: PROGRAM, start_on: '2020-09-01', end_on: endOn };
    await db.database.insertInto('candidate_study_program').values(study).execute();
    if (options.label)
      await db.database.insertInto('student_label_use').values({ label_id: LABEL, user_id: one.userId, school_id: school }).execute();
    return one;
  }
  beforeAll(async () => {
    const program = { id: PROGRAM, school_id: school, name: 'MSc Economics', level_id: 'master', is_verified: true };
    await db.database.insertInto('study_program').values(program).execute();
    const label = { id: LABEL, school_id: school, name: 'Scholars', folded_name: 'scholars', color: 'blue' };
    await db.database.insertInto('student_label').values(label).execute();
  });
  afterAll(async () => {
    expect((await save({})).status).toBe(200);
  });

  it('those who study there or have graduated; one who may not is told what stands in the way, and is refused', async () => {
    const [now27, past] = [await studying('2027-06-30'), await studying('2026-06-30')];
    expect((await save({ study: 'current', levels: ['master'] })).status).toBe(200);
    expect(await offer(now27.actor)).toMatchObject({
      refusal: null,
      audience: { study: 'current', levels: ['master'], programs: [], isByLabel: false },
    });
    expect(await ask(now27)).toBe('asked');
    expect((await offer(past.actor)).refusal).toBe('study');
    expect(await ask(past)).toBe('cv_reviews.not_for_you');
    await save({ study: 'graduated' });
    expect(await ask(past)).toBe('asked');
    expect(await ask(now27)).toBe('cv_reviews.not_for_you');
    // Who is not verified is told that, and nothing of whom it is for.
    const other = await student({ verified: false });
    expect(await ask(other)).toBe('cv_reviews.not_offered');
    expect((await send(other.actor, 'GET', MINE)).json.schools).toEqual([]);
  });

  it('those of a program, also where the profile is private; the first of a month is that month', async () => {
    const [inside, outside] = [await studying('2026-11-01'), await student()];
    await db.database.updateTable('candidate').set({ profile_visibility: 'private' }).where('id', '=', inside.candidateId).execute();
    await save({ study: 'current', programIds: [PROGRAM] });
    expect(await ask(inside)).toBe('asked');
    expect((await offer(outside.actor)).audience).toEqual({ study: 'current', levels: [], programs: ['MSc Economics'], isByLabel: false });
    expect(await ask(outside)).toBe('cv_reviews.not_for_you');
  });

  it('those with a label, whose name nobody but staff is told; once it is deleted nobody is let in', async () => {
    const [inside, outside] = [await studying('2027-06-30', { label: true }), await studying('2027-06-30')];
    await save({ labelIds: [LABEL.toUpperCase()] });
    const told = await offer(outside.actor);
    expect(told).toMatchObject({ refusal: 'labels', audience: { isByLabel: true } });
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`Scholars|${LABEL}`));
    expect(await ask(outside)).toBe('cv_reviews.not_for_you');
    expect(await ask(inside)).toBe('asked');
    expect((await send('careerStaff', 'GET', SETTINGS)).json.audience.labels).toEqual([{ id: LABEL, name: 'Scholars' }]);
    await db.database.deleteFrom('student_label').where('id', '=', LABEL).execute();
    expect(await ask(inside)).toBe('cv_reviews.not_for_you');
    // What is gone can be kept and taken out, and not be put in.
    expect((await send('careerStaff', 'GET', SETTINGS)).json.audience.labels).toEqual([{ id: LABEL, name: null }]);
    expect((await save({ labelIds: [LABEL] })).status).toBe(200);
    expect((await save({})).status).toBe(200);
    expect((await save({ labelIds: [LABEL] })).json.errors).toEqual([{ pointer: '/body/audience/labelIds/0', code: 'unknown' }]);
  });

  it('programs are the school’s own; a review that is open goes on', async () => {
    const one = await studying('2027-06-30');
    const { json } = await send(one.actor, 'POST', MINE, { schoolId: school, documentId: await insertCv(one.candidateId) });
    expect((await save({ programIds: [newId()] })).json.errors).toEqual([{ pointer: '/body/audience/programIds/0', code: 'unknown' }]);
    expect((await save({ study: 'graduated' })).status).toBe(200);
    const next = await send(one.actor, 'POST', `${MINE}/${json.id}/versions`, { documentId: await insertCv(one.candidateId) });
    expect(next.status).toBe(200);
  });
});

describe('asking for a review', () => {
  it('needs a verified school that offers it, and a CV of one’s own', async () => {
    const one = await student({ verified: false });
    const documentId = await insertCv(one.candidateId);
    const ask = (actor: string, given: object) => send(actor, 'POST', MINE, { schoolId: school, documentId, ...given });
    expect((await ask(one.actor, {})).json.code).toBe('cv_reviews.not_offered');
    const two = await student();
    expect((await ask(two.actor, {})).status).toBe(404);
    const letter = await insertCv(two.candidateId, { kind: 'document' });
    expect((await ask(two.actor, { documentId: letter })).json.code).toBe('cv_reviews.not_a_cv');
    expect((await ask(two.actor, { documentId: await insertCv(two.candidateId), schoolId: school + 1000 })).json.code).toBe(
      'cv_reviews.not_offered',
    );
    expect((await ask(two.actor, { message: 'x'.repeat(1001) })).status).toBe(422);
  });

  it('is one open request a CV, of two at once too, and some a person', async () => {
    const { actor, candidateId } = await student();
    const documentId = await insertCv(candidateId);
    const both = await Promise.all([1, 2].map(() => send(actor, 'POST', MINE, { schoolId: school, documentId })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('cv_reviews.open_already');
    for (let at = 1; at < REVIEW_LIMITS.openReviews; at += 1)
      expect((await send(actor, 'POST', MINE, { schoolId: school, documentId: await insertCv(candidateId) })).status).toBe(201);
    const last = await send(actor, 'POST', MINE, { schoolId: school, documentId: await insertCv(candidateId) });
    expect(last.json.code).toBe('cv_reviews.limit');
  });

  it('promises a day, and says when it has passed', async () => {
    const { actor, review } = await waiting();
    expect(Date.parse(review.dueAt) - Date.parse(review.requestedAt)).toBe(3 * DAY_MS);
    expect(review.isOverdue).toBe(false);
    const before = now;
    now = new Date(now.getTime() + 3 * DAY_MS + 1);
    expect((await send(actor, 'GET', MINE)).json.reviews[0].isOverdue).toBe(true);
    expect((await send('careerStaff', 'GET', `${STAFF}?overdue=true`)).json.total).toBeGreaterThan(0);
    now = before;
    expect((await send('careerStaff', 'GET', `${STAFF}?overdue=true`)).json.total).toBe(0);
  });

  it('holds nothing up: the CV becomes the default, gets another name and goes while it waits', async () => {
    const { actor, documentId } = await waiting();
    expect((await send(actor, 'POST', `/api/v1/candidate/cv/setdefault/${documentId}`, {})).status).toBe(200);
    expect((await send(actor, 'GET', '/api/v1/candidate/cv')).json.documents[0]).toMatchObject({ id: documentId, isDefault: true });
    expect((await send(actor, 'DELETE', `/api/v1/candidate/cv/${documentId}`)).status).toBe(204);
  });
});

describe('the queue', () => {
  it('is that of one’s own school: another one is not there', async () => {
    const { id } = await waiting();
    const foreign = (
      await db.database
        .insertInto('school')
        .values({ name: 'Far', slug: `far-${id}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
    const path = `/api/v1/staff/schools/${foreign}/cv-reviews`;
    for (const url of [path, `${path}/${id}`, `${path}/export.csv`]) expect((await send('careerStaff', 'GET', url)).status).toBe(404);
    // Of a school that is managed, but not the review's.
    expect((await send('platformAdmin', 'GET', `${path}/${id}`)).status).toBe(404);
    expect((await send('platformAdmin', 'GET', `${STAFF}/${id}`)).status).toBe(200);
    expect((await send('platformAdmin', 'POST', `${path}/${id}/document`, {})).status).toBe(404);
  });

  it('is filtered, searched, sorted, counted and saved', async () => {
    const { id, userId } = await waiting();
    const count = await countWaitingReviews(db.database, wholeSchool(school));
    const listed = await send('careerStaff', 'GET', `${STAFF}?states=waiting&states=inReview&assigned=nobody`);
    expect(listed.json.total).toBe(count.count);
    await send('careerStaff', 'PUT', `${STAFF}/${id}/assignee`, { userId: staffUser, from: null });
    const mine = (await send('careerStaff', 'GET', `${STAFF}?assigned=me&q=berg&sort=-name`)).json;
    expect(mine.rows.map((row: { id: string }) => row.id)).toEqual([id]);
    expect(mine.rows[0]).toMatchObject({ state: 'inReview', assignedTo: { userId: staffUser }, program: null, versions: 1 });
    expect((await send('schoolAdmin', 'GET', `${STAFF}?assigned=others`)).json.rows).toHaveLength(1);
    for (const sort of ['waitingSince', '-dueAt', 'state'])
      expect((await send('careerStaff', 'GET', `${STAFF}?sort=${sort}`)).status).toBe(200);
    for (const bad of ['?states=x', '?assigned=x', '?overdue=false', '?sort=id'])
      expect((await send('careerStaff', 'GET', STAFF + bad)).status).toBe(422);
    const file = await app.inject({ url: `${STAFF}/export.csv?assigned=me`, headers: { 'x-test-actor': 'careerStaff' } });
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
    expect(userId).toBeTruthy();
  });

  it('tells the second of two who take one at once', async () => {
    const { id } = await waiting();
    const take = (actor: string) => {
      const { userId } = actors[actor] as { userId: string };
      return send(actor, 'PUT', `${STAFF}/${id}/assignee`, { userId, from: null });
    };
    const both = await Promise.all([take('careerStaff'), take('schoolAdmin')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('cv_reviews.taken');
    const has = (await send('careerStaff', 'GET', `${STAFF}/${id}`)).json.assignedTo.userId;
    expect((await send('careerStaff', 'PUT', `${STAFF}/${id}/assignee`, { userId: newId(), from: has })).json.code).toBe(
      'cv_reviews.no_colleague',
    );
    expect((await send('careerStaff', 'PUT', `${STAFF}/${id}/assignee`, { userId: null, from: has })).json.state).toBe('waiting');
  });
});

describe('a comment on a page', () => {
  const comment = async (id: string, page: number | null) =>
    (await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { page, text: 'Here.' })).json;

  it('that the document does not have is refused, also where nobody counted its pages before', async () => {
    const { id, documentId } = await waiting();
    await files.put(pdfFile({ 2: '<< /Type /Pages /Kids [3 0 R] /Count 2 >>' }), `documents/${documentId}.pdf`, {
      contentType: 'application/pdf',
    });
    expect(await comment(id, 9)).toMatchObject({ status: 422, code: 'cv_reviews.no_such_page' });
    expect(await comment(id, 3)).toMatchObject({ code: 'cv_reviews.no_such_page' });
    expect((await comment(id, 2)).versions[0].document.pages).toBe(2);
    expect((await comment(id, null)).comments).toHaveLength(2);
  });

  it('of a file of Word, or of one that is lost, is taken: nobody knows its pages', async () => {
    const word = await waiting();
    await files.put(docxFile(), `documents/${word.documentId}.pdf`, { contentType: 'application/pdf' });
    for (const { id } of [word, await waiting()]) {
      expect((await send('careerStaff', 'GET', `${STAFF}/${id}`)).json.versions[0].document.pages).toBeNull();
      expect((await comment(id, 9)).comments).toHaveLength(1);
    }
  });

  it('keeps the words that it is of and where they stand; without a page, or beyond it, they are refused', async () => {
    const { id, actor } = await waiting();
    const anchor = { quote: '  Harbour economist ', boxes: [{ x: 0.1, y: 0.25, width: 0.3, height: 0.02 }] };
    const add = async (body: object) => (await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text: 'For whom?', ...body })).json;
    expect((await add({ page: 1, anchor })).comments[0].anchor).toEqual({ ...anchor, quote: 'Harbour economist' });
    await send('careerStaff', 'POST', `${STAFF}/${id}/send`);
    expect((await send(actor, 'GET', MINE)).json.reviews[0].comments[0].anchor.quote).toBe('Harbour economist');
    for (const [body, pointer] of [
      [{ anchor }, '/body/page'],
      [{ page: 1, anchor: { ...anchor, quote: ' ' } }, '/body/anchor/quote'],
      [{ page: 1, anchor: { ...anchor, boxes: [] } }, '/body/anchor/boxes'],
      [{ page: 1, anchor: { ...anchor, boxes: [{ x: 0, y: 0, width: 1.2, height: 1 }] } }, '/body/anchor/boxes/0/width'],
      [{ page: 1, anchor: { ...anchor, quote: 'x'.repeat(301) } }, '/body/anchor/quote'],
    ] as const)
      expect(await add(body)).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  it('counts the pages of the version that is looked at', async () => {
    const { id, actor, candidateId, documentId } = await waiting();
    const next = await insertCv(candidateId);
    const pages = async (document: string, page_count: number) =>
      db.database.updateTable('candidate_document').set({ page_count }).where('id', '=', document).execute();
    await pages(documentId, 1);
    await pages(next, 3);
    await send(actor, 'POST', `${MINE}/${id}/versions`, { documentId: next });
    expect((await comment(id, 3)).comments).toHaveLength(1);
  });
});

describe('a review', () => {
  it('goes from comments to answers to the next version to its end, and tells by mail twice', async () => {
    const { actor, id, candidateId, userId, documentId } = await waiting();
    const { json: draft } = await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { page: 1, text: ' Name the results. ' });
    expect(draft.comments[0]).toMatchObject({ text: 'Name the results.', page: 1, sentAt: null, byStaff: true });
    await send('careerStaff', 'PUT', `${STAFF}/${id}/marks`, { marks: { structure: 3 } });
    expect((await send(actor, 'GET', MINE)).json.reviews[0]).toMatchObject({ state: 'waiting', comments: [], marks: {} });

    const sent = (await send('careerStaff', 'POST', `${STAFF}/${id}/send`, {})).json;
    expect(sent).toMatchObject({ state: 'commented', assignedTo: { userId: staffUser } });
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/send`, {})).json.code).toBe('cv_reviews.nothing_to_send');
    const seen = (await send(actor, 'GET', MINE)).json.reviews[0];
    expect(seen).toMatchObject({ state: 'commented', marks: { structure: 3 } });
    const commentId = seen.comments[0].id;

    const answered = (await send(actor, 'POST', `${MINE}/${id}/answers`, { commentId, text: 'Done.' })).json;
    expect(answered.state).toBe('inReview');
    const path = `${MINE}/${id}/comments/${commentId}/mended`;
    expect((await send(actor, 'PUT', path, { mended: true })).json.comments[0].mendedAt).not.toBeNull();
    const answer = answered.comments[1].id;
    expect((await send(actor, 'PUT', `${MINE}/${id}/comments/${answer}/mended`, { mended: true })).status).toBe(404);
    expect((await send(actor, 'POST', `${MINE}/${id}/versions`, { documentId })).json.code).toBe('cv_reviews.open_already');
    const next = await insertCv(candidateId);
    const versions = (await send(actor, 'POST', `${MINE}/${id}/versions`, { documentId: next })).json.versions;
    expect(versions.map((one: { document: { id: string } }) => one.document.id)).toEqual([documentId, next]);

    await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text: 'Well done.' });
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/finish`, {})).json).toMatchObject({
      state: 'done',
      can: { act: false, open: true },
    });
    for (const [verb, body] of [
      ['send', {}],
      ['finish', {}],
      ['comments', { text: 'x' }],
    ] as const)
      expect((await send('careerStaff', 'POST', `${STAFF}/${id}/${verb}`, body)).json.code).toBe('cv_reviews.over');
    expect((await send(actor, 'GET', MINE)).json.reviews[0].comments).toHaveLength(3);
    const mails = await db.database.selectFrom('outgoing_mail').select('kind').where('user_id', '=', userId).execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['cv_review_commented', 'cv_review_done']);
    const part = personalDataOf(FEATURES).find(({ name }) => name === 'cv-reviews');
    expect(await part?.read(db.database, { userId, emailFolded: '' } as never)).toMatchObject({ comments: { length: 3 } });
  });

  it('mails nobody who turned such mails off; every mail carries the link that turns them off (communication.4)', async () => {
    const { id, userId } = await waiting();
    const mails = () => db.database.selectFrom('outgoing_mail').select(['kind', 'parameters']).where('user_id', '=', userId).execute();
    await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text: 'Name the results.' });
    await send('careerStaff', 'POST', `${STAFF}/${id}/send`, {});
    expect((await mails()).map(({ parameters }) => Object.keys(parameters as object).includes('sealedDecline'))).toEqual([true]);
    await db.database.insertInto('email_setting').values({ user_id: userId, kind: 'cv_reviews', is_on: false }).execute();
    await send('careerStaff', 'POST', `${STAFF}/${id}/finish`, {});
    expect(await mails()).toHaveLength(1);
  });

  it('opens its document for five minutes to staff, and writes each opening down', async () => {
    const { id, userId } = await waiting();
    const opened = await send('careerStaff', 'POST', `${STAFF}/${id}/document`, {});
    expect(opened.json.showUrl).toMatch(/^\/files\/documents\//);
    expect(opened.json.saveUrl).toContain('n=CV.pdf');
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/document`, { version: 2 })).status).toBe(404);
    await send('careerStaff', 'POST', `${STAFF}/${id}/document`, { version: 1 });
    const lines = await audit('cv_review.document_opened', id);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ subject: `user:${userId}`, school_id: school, actor_id: staffUser });
  });

  it('in Word is saved, not shown', async () => {
    const { actor, candidateId } = await student();
    const documentId = await insertCv(candidateId, { contentType: 'application/msword' });
    const { id } = (await send(actor, 'POST', MINE, { schoolId: school, documentId })).json;
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/document`, {})).json.showUrl).toBeNull();
  });

  it('that is withdrawn is over, and opens no document', async () => {
    const { actor, id, documentId } = await waiting();
    expect((await send(actor, 'POST', `${MINE}/${id}/withdraw`, {})).json).toMatchObject({ state: 'withdrawn', can: { withdraw: false } });
    expect((await send(actor, 'POST', `${MINE}/${id}/withdraw`, {})).json.code).toBe('cv_reviews.over');
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/document`, {})).json.code).toBe('cv_reviews.document_gone');
    expect((await send(actor, 'POST', MINE, { schoolId: school, documentId })).status).toBe(201);
  });

  it('is closed when the owner deletes the document; an older version that goes closes nothing', async () => {
    const { actor, id, documentId, candidateId } = await waiting();
    const next = await insertCv(candidateId);
    await send(actor, 'POST', `${MINE}/${id}/versions`, { documentId: next });
    await send(actor, 'DELETE', `/api/v1/candidate/cv/${documentId}`);
    expect((await send(actor, 'GET', MINE)).json.reviews[0]).toMatchObject({ state: 'waiting', versions: [{ document: null }, {}] });
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/document`, { version: 1 })).json.code).toBe('cv_reviews.document_gone');
    await send(actor, 'DELETE', `/api/v1/candidate/cv/${next}`);
    expect((await send(actor, 'GET', MINE)).json.reviews[0]).toMatchObject({ state: 'closed' });
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/finish`, {})).json.code).toBe('cv_reviews.over');
  });

  it('is not there for a neighbour, nor for staff 91 days after its end', async () => {
    const { id } = await waiting();
    const other = await student();
    for (const verb of ['withdraw', 'answers', 'versions']) {
      const body = { withdraw: {}, answers: { commentId: newId(), text: 'x' }, versions: { documentId: newId() } }[verb] as object;
      expect((await send(other.actor, 'POST', `${MINE}/${id}/${verb}`, body)).status).toBe(404);
    }
    await send('careerStaff', 'POST', `${STAFF}/${id}/finish`, {});
    const before = now;
    now = new Date(now.getTime() + 90 * DAY_MS);
    expect((await send('careerStaff', 'GET', `${STAFF}/${id}`)).status).toBe(200);
    now = new Date(now.getTime() + DAY_MS);
    expect((await send('careerStaff', 'GET', `${STAFF}/${id}`)).status).toBe(404);
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/document`, {})).status).toBe(404);
    now = before;
  });

  it('takes marks of its rubric only, and drafts can be taken away', async () => {
    const { id } = await waiting();
    for (const marks of [{ other: 2 }, { structure: 5 }, { structure: 0 }, { structure: 1.5 }])
      expect((await send('careerStaff', 'PUT', `${STAFF}/${id}/marks`, { marks })).status).toBe(422);
    const { comments } = (await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text: 'x' })).json;
    const path = `${STAFF}/${id}/comments/${comments[0].id}`;
    expect((await send('careerStaff', 'DELETE', path)).json.comments).toEqual([]);
    expect((await send('careerStaff', 'DELETE', path)).status).toBe(404);
    for (const text of ['', ' ', 'x'.repeat(2001)])
      expect((await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text })).status).toBe(422);
    expect((await send('careerStaff', 'POST', `${STAFF}/${id}/comments`, { text: 'x', page: 101 })).status).toBe(422);
  });
});
