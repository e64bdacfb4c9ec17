// Applicants as those who recruit see and move them: the list, declines that wait an hour, notes and ratings, colleagues at the same time.
import type { ApplicationState } from '@fairway/rules/applications';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { closeUnanswered } from '../applications/replies/commands.ts';
import { tellDeclined } from './jobs.ts';

const db = await cloneDatabase();
const NOON = new Date('2026-11-27T12:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
let now = NOON;
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
let worlds = 0;
let organization = 0;
let people = 0;
let rita = testBrowser(app);
let otto = testBrowser(app);

beforeEach(async () => {
  worlds += 1;
  now = NOON;
  organization = await insertOrganization(db.database, { name: `Acme ${worlds}` });
  [rita, otto] = [testBrowser(app), testBrowser(app)];
  for (const [browser, name] of [
    [rita, 'Rita'],
    [otto, 'Otto'],
  ] as const) {
    const email = `${name}${worlds}@acme.example`;
    await insertPerson(db.database, {
      email,
      firstName: name,
      lastName: 'Roth',
      roles: [{ role: 'Recruiter', organizationId: organization }],
    });
    await browser.signIn(email);
  }
});

type Given = {
  state?: ApplicationState;
  name?: string;
  title?: string;
  at?: Date;
  userId?: string;
  jobId?: string;
  knocked?: boolean;
  of?: number;
};
async function applied({
  state = 'sent',
  name = 'Ada Berg',
  title = 'Analyst',
  at = NOON,
  userId,
  jobId,
  knocked,
  of = organization,
}: Given = {}) {
  people += 1;
  const id = newId();
  const user_id = userId ?? (await insertPerson(db.database, { email: `candidate${people}@mail.example`, firstName: 'Ada' }));
  const [firstName, lastName] = name.split(' ');
  const profile = JSON.stringify({
    firstName,
    lastName,
    studyPrograms: [{ studyProgram: { name: 'Physics', school: { name: 'Nordic' } } }],
  });
  await db.database
    .insertInto('application')
    .values({
      ...{ id, user_id, kind: 'inside', state, title, organization_name: 'Acme', sent_at: at, changed_at: at, job_id: jobId ?? null },
      ...{ organization_id: of, profile, send_key: newId(), letter: 'I would like to.' },
    })
    .execute();
  await db.database
    .insertInto('application_answer')
    .values({
      application_id: id,
      position: 0,
      question_id: newId(),
      kind: 'yesNo',
      question: 'A permit?',
      value: 'false',
      knocks_out: knocked ?? false,
    })
    .execute();
  return { id, userId: user_id };
}

const at = (path = '', of = organization) => `/api/v1/employer/organizations/${of}/applicants${path}`;
const list = async (query = '') => (await rita.send('GET', at(query))).json();
const names = async (query = '') => (await list(query)).rows.map(({ name }: { name: string }) => name);
const read = async (id: string, who = rita) => (await who.send('GET', at(`/${id}`))).json();
const move = async (body: object, who = rita) => {
  const reply = await who.send('POST', at('/moves'), body);
  return { status: reply.statusCode, ...reply.json() };
};
const stateOf = async (id: string) =>
  (await db.database.selectFrom('application').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const mailsTo = async (userId: string) =>
  (
    await db.pool.query("select parameters ->> 'state' as state, parameters ->> 'words' as words from outgoing_mail where user_id = $1", [
      userId,
    ])
  ).rows;
const newsFor = async (subject: string) => (await db.pool.query('select kind from news where subject = $1 order by id', [subject])).rows;

describe('the list', () => {
  it('holds what the organization was sent, in every order, filtered and searched', async () => {
    const job = await insertJob(db.database, { organizationId: organization });
    await applied({ name: 'Ada Berg', at: minutes(-30), knocked: true });
    await applied({ name: 'Ben Ånes', title: 'Baker', at: minutes(-20), state: 'offer', jobId: job });
    await applied({ name: 'Cy Zorn', at: minutes(-10), state: 'seen' });
    await applied({ name: 'Stranger Danger', of: await insertOrganization(db.database) });
    expect(await names()).toEqual(['Cy Zorn', 'Ben Ånes', 'Ada Berg']);
    expect(await names('?sort=name')).toEqual(['Ada Berg', 'Cy Zorn', 'Ben Ånes']);
    expect(await names('?stage=sent&stage=seen&sort=sent')).toEqual(['Ada Berg', 'Cy Zorn']);
    expect(await names(`?posting=${job}`)).toEqual(['Ben Ånes']);
    expect(await names('?knockedOut=yes')).toEqual(['Ada Berg']);
    const late = await applied({ name: 'Lea Late', at: minutes(-60 * 24 * 31) });
    expect(await names('?overdue=true')).toEqual(['Lea Late']);
    await move({ applicants: { ids: [late.id] }, to: 'declined' });
    expect(await names('?overdue=true')).toEqual([]);
    await move({ applicants: { ids: [late.id] }, to: 'inTalks' });
    expect(await names('?q=BAKER')).toEqual(['Ben Ånes']);
    expect(await names('?q=ÅNES')).toEqual(['Ben Ånes']);
    expect(await names('?q=%25')).toEqual([]);
    // The family name stands first where it does.
    await applied({ name: '문수 박', at: minutes(-50) });
    expect(await names('?q=박문수')).toEqual(['박문수']);
    expect((await list()).rows[0]).toMatchObject({ study: 'Physics · Nordic', stage: 'seen', rating: null, toldAt: null });
    expect((await rita.send('GET', at('/postings'))).json()).toEqual({
      postings: [{ id: job, title: 'Baker', count: 1 }],
    });
    expect((await rita.send('GET', at('?stage=nonsense'))).statusCode).toBe(422);
  });

  it('is no list of another organization, nor for who represents this one', async () => {
    const other = await insertOrganization(db.database);
    expect((await rita.send('GET', at('', other))).statusCode).toBe(404);
    const jana = testBrowser(app);
    const roles = [{ role: 'Representative' as const, organizationId: organization }];
    await insertPerson(db.database, { email: `jana${worlds}@acme.example`, roles });
    await jana.signIn(`jana${worlds}@acme.example`);
    expect((await jana.send('GET', at())).statusCode).toBe(404);
  });
});

describe('an application', () => {
  it('is seen once somebody looks, and stays what it became', async () => {
    const { id, userId } = await applied();
    const opened = (await rita.send('POST', at(`/${id}/opened`))).json();
    expect(opened).toMatchObject({ stage: 'seen', letter: 'I would like to.', steps: [{ to: 'seen', actor: 'Rita Roth' }] });
    expect(await mailsTo(userId)).toEqual([]);
    expect((await otto.send('POST', at(`/${id}/opened`))).json().steps).toHaveLength(1);
    const over = await applied({ state: 'withdrawn' });
    expect((await rita.send('POST', at(`/${over.id}/opened`))).json()).toMatchObject({ stage: 'withdrawn', moves: [] });
  });

  it('stands beside the person’s others here, and not beside those elsewhere', async () => {
    const { id, userId } = await applied({ title: 'Now' });
    await applied({ title: 'Before', userId, at: minutes(-9000), state: 'closedWithoutAnswer' });
    await applied({ title: 'Elsewhere', userId, of: await insertOrganization(db.database) });
    expect((await read(id)).earlier).toMatchObject([{ title: 'Before', stage: 'closedWithoutAnswer' }]);
  });

  it('of another organization, or none, is not found', async () => {
    const other = await insertOrganization(db.database);
    const { id } = await applied({ of: other });
    for (const path of [`/${id}`, `/${newId()}`]) expect((await rita.send('GET', at(path))).statusCode).toBe(404);
    expect((await rita.send('POST', at(`/${id}/opened`))).statusCode).toBe(404);
    expect((await rita.send('POST', at(`/${id}/notes`), { text: 'Mine' })).statusCode).toBe(404);
    expect((await rita.send('PUT', at(`/${id}/rating`), { stars: 1 })).statusCode).toBe(404);
    expect((await move({ applicants: { ids: [id] }, to: 'offer' })).status).toBe(404);
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('a move', () => {
  it('moves who can go, and counts who is there already and who cannot', async () => {
    const [fresh, there, over] = [await applied(), await applied({ state: 'offer' }), await applied({ state: 'withdrawn' })];
    const ids = [fresh.id, there.id, over.id];
    expect(await move({ applicants: { ids }, to: 'offer', look: true })).toMatchObject({ moved: 1, there: 1, refused: 1 });
    expect(await stateOf(fresh.id)).toBe('sent');
    expect(await move({ applicants: { ids }, to: 'offer' })).toMatchObject({ status: 200, moved: 1, there: 1, refused: 1, decline: null });
    expect(await stateOf(fresh.id)).toBe('offer');
    expect(await stateOf(over.id)).toBe('withdrawn');
    expect(await mailsTo(fresh.userId)).toEqual([{ state: 'offer', words: '' }]);
    expect(await newsFor(`user:${fresh.userId}`)).toEqual([{ kind: 'application.changed' }]);
    expect(await move({ applicants: { ids }, to: 'offer' })).toMatchObject({ moved: 0, there: 2 });
  });

  it('never overwrites what a colleague did meanwhile', async () => {
    const { id } = await applied({ state: 'seen' });
    await move({ applicants: { ids: [id] }, to: 'hired', from: 'seen' }, otto);
    expect(await move({ applicants: { ids: [id] }, to: 'offer', from: 'seen' })).toMatchObject({ moved: 0, changed: 1 });
    expect(await stateOf(id)).toBe('hired');
  });

  it('takes all that match the filters, or nothing where their number changed', async () => {
    for (const state of ['sent', 'sent', 'seen'] as const) await applied({ state });
    const matching = { stage: ['sent'] };
    expect(await move({ applicants: { matching, total: 3 }, to: 'inTalks' })).toMatchObject({
      status: 409,
      code: 'lists.changed',
      detail: '2',
    });
    expect(await move({ applicants: { matching, total: 2 }, to: 'inTalks' })).toMatchObject({ moved: 2 });
    expect((await list('?stage=inTalks')).total).toBe(2);
  });

  it('of one is undone for half a minute: it stands where it stood, and nobody was mailed', async () => {
    const undo = async (id: string, who = rita) => {
      const reply = await who.send('DELETE', at(`/${id}/move`));
      return { status: reply.statusCode, ...reply.json() };
    };
    const { id, userId } = await applied({ state: 'seen' });
    const moved = await move({ applicants: { ids: [id] }, to: 'hired' });
    expect(moved.undo).toEqual({ id, until: new Date(NOON.getTime() + 30_000).toISOString() });
    expect(await mailsTo(userId)).toHaveLength(1);
    const waits = await db.pool.query("select run_at from graphile_worker.jobs where key like 'mail.send:%' and run_at > $1", [NOON]);
    expect(waits.rows.map(({ run_at }) => run_at.toISOString())).toContain(moved.undo.until);
    now = new Date(NOON.getTime() + 29_000);
    expect(await undo(id, otto)).toMatchObject({ status: 200, stage: 'seen' });
    expect(await mailsTo(userId)).toEqual([]);
    const { answered_at } = await db.database
      .selectFrom('application')
      .select('answered_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(answered_at).toBeNull();
    // Taking it back is no move that is taken back.
    expect((await undo(id)).code).toBe('applicants.move_told');
    const fresh = await applied();
    await move({ applicants: { ids: [fresh.id] }, to: 'inTalks' });
    expect((await undo(fresh.id)).stage).toBe('seen');
  });

  it('that is too old, was told, or was a sweep’s, is not undone', async () => {
    const undo = async (id: string) => (await rita.send('DELETE', at(`/${id}/move`))).json().code;
    const [late, told, first, second] = [await applied(), await applied(), await applied(), await applied()];
    const closed = await applied({ state: 'closedWithoutAnswer' });
    await move({ applicants: { ids: [late.id] }, to: 'offer' });
    now = new Date(NOON.getTime() + 30_000);
    expect(await undo(late.id)).toBe('applicants.move_told');
    await move({ applicants: { ids: [told.id] }, to: 'offer' });
    await db.pool.query('update outgoing_mail set tries = 1 where user_id = $1', [told.userId]);
    expect(await undo(told.id)).toBe('applicants.move_told');
    expect(await stateOf(told.id)).toBe('offer');
    expect((await move({ applicants: { ids: [first.id, second.id] }, to: 'offer' })).undo).toBeNull();
    expect((await move({ applicants: { ids: [closed.id] }, to: 'inTalks' })).undo).toBeNull();
    expect(await undo(closed.id)).toBe('applicants.move_told');
    const other = await applied({ of: await insertOrganization(db.database) });
    expect((await rita.send('DELETE', at(`/${other.id}/move`))).statusCode).toBe(404);
  });

  it('that is none is refused', async () => {
    const { id } = await applied();
    for (const body of [
      { applicants: { ids: [] }, to: 'offer' },
      { applicants: { ids: [id] }, to: 'withdrawn' },
      { applicants: { ids: [id] }, to: 'closedWithoutAnswer' },
      { applicants: { ids: [id] }, to: 'declined', reason: 'age' },
      { applicants: { ids: [id] }, to: 'declined', words: 'x'.repeat(1001) },
    ])
      expect((await move(body)).status).toBe(422);
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('a decline', () => {
  const decline = (ids: string[], more: object = {}, who = rita) =>
    move({ applicants: { ids }, to: 'declined', reason: 'permit', ...more }, who);

  it('is told after an hour, with the organization’s words and never with its reason', async () => {
    const { id, userId } = await applied({ state: 'seen' });
    const { decline: plan } = await decline([id], { words: '  Apply again in spring. ' });
    expect(plan.toldAt).toBe(minutes(60).toISOString());
    expect(await stateOf(id)).toBe('seen');
    expect(await read(id, otto)).toMatchObject({ stage: 'declined', toldAt: plan.toldAt, decline: { reason: 'permit', by: 'Rita Roth' } });
    expect(await names('?stage=declined')).toEqual(['Ada Berg']);
    expect(await names('?stage=seen')).toEqual([]);
    await tellDeclined(db.database, minutes(59));
    expect(await mailsTo(userId)).toEqual([]);
    expect(await newsFor(`user:${userId}`)).toEqual([]);
    await tellDeclined(db.database, minutes(60));
    await tellDeclined(db.database, minutes(61));
    expect(await stateOf(id)).toBe('declined');
    expect(await mailsTo(userId)).toEqual([{ state: 'declined', words: 'Apply again in spring.' }]);
    const mails = (await db.pool.query('select parameters from outgoing_mail where user_id = $1', [userId])).rows;
    expect(JSON.stringify(mails)).not.toContain('permit');
    expect(await read(id)).toMatchObject({ stage: 'declined', toldAt: null, steps: [{ words: 'Apply again in spring.' }] });
  });

  it('is undone until then as one, and after it no more', async () => {
    const [one, two] = [await applied({ state: 'inTalks' }), await applied()];
    const { decline: plan } = await decline([one.id, two.id]);
    expect((await otto.send('DELETE', at(`/declines/${plan.id}`))).json()).toEqual({ undone: 2 });
    expect((await rita.send('DELETE', at(`/declines/${plan.id}`))).json()).toEqual({ undone: 0 });
    await tellDeclined(db.database, minutes(120));
    expect(await stateOf(one.id)).toBe('inTalks');
    expect((await read(one.id)).stage).toBe('inTalks');
    const again = await decline([one.id]);
    await tellDeclined(db.database, minutes(120));
    const late = await rita.send('DELETE', at(`/declines/${again.decline.id}`));
    expect([late.statusCode, late.json().code]).toEqual([409, 'applicants.told']);
    expect((await rita.send('DELETE', at(`/declines/${newId()}`))).statusCode).toBe(404);
  });

  it('ends with another move, also with the one back to where the candidate stands', async () => {
    const [one, two] = [await applied({ state: 'seen' }), await applied({ state: 'seen' })];
    await decline([one.id, two.id]);
    expect(await move({ applicants: { ids: [one.id] }, to: 'inTalks', from: 'declined' })).toMatchObject({ moved: 1 });
    expect(await move({ applicants: { ids: [two.id] }, to: 'seen', from: 'declined' })).toMatchObject({ moved: 1 });
    await tellDeclined(db.database, minutes(120));
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['inTalks', 'seen']);
    expect((await read(two.id)).toldAt).toBeNull();
  });

  it('is told as such, and not closed without an answer a moment before', async () => {
    const { id, userId } = await applied({ state: 'seen', at: minutes(-60 * 24 * 90) });
    await decline([id]);
    await closeUnanswered(db.database, now);
    expect(await stateOf(id)).toBe('seen');
    await tellDeclined(db.database, minutes(61));
    expect((await mailsTo(userId)).map(({ state }) => state)).toEqual(['declined']);
  });

  it('of two recruiters at once is one', async () => {
    const { id, userId } = await applied();
    const both = await Promise.all([decline([id]), decline([id], {}, otto)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await tellDeclined(db.database, minutes(61));
    expect(await mailsTo(userId)).toHaveLength(1);
  });

  it('is told to nobody who withdrew within the hour', async () => {
    const { id, userId } = await applied({ state: 'seen' });
    await decline([id]);
    await db.database.updateTable('application').set({ state: 'withdrawn', moved_by: 'candidate' }).where('id', '=', id).execute();
    await tellDeclined(db.database, minutes(61));
    expect(await stateOf(id)).toBe('withdrawn');
    expect(await mailsTo(userId)).toEqual([]);
    expect(await read(id)).toMatchObject({ stage: 'withdrawn', toldAt: null, decline: null });
  });

  it('of many is told in batches, each once, by two workers at the same time', async () => {
    const ids: string[] = [];
    const { userId } = await applied({ title: 'Mine' });
    for (let count = 0; count < 450; count += 1) ids.push((await applied({ userId, title: `Job ${count}` })).id);
    for (const part of [ids.slice(0, 250), ids.slice(250)]) await decline(part);
    await Promise.all([tellDeclined(db.database, minutes(61)), tellDeclined(db.database, minutes(61))]);
    await tellDeclined(db.database, minutes(61));
    expect((await list('?stage=declined')).total).toBe(450);
    expect((await mailsTo(userId)).length).toBe(450);
  });
});

describe('notes and ratings', () => {
  it('notes are read by the team, deleted by who wrote them, and never told to the candidate', async () => {
    const { id, userId } = await applied();
    const written = (await rita.send('POST', at(`/${id}/notes`), { text: ' <b>Calm</b> on the phone ' })).json();
    expect(written.notes).toMatchObject([{ text: '<b>Calm</b> on the phone', isMine: true, author: { name: 'Rita Roth' } }]);
    const [note] = (await read(id, otto)).notes;
    expect(note.isMine).toBe(false);
    expect((await otto.send('DELETE', at(`/${id}/notes/${note.id}`))).statusCode).toBe(404);
    expect((await rita.send('DELETE', at(`/${id}/notes/${note.id}`))).json().notes).toEqual([]);
    for (const text of ['', '   ', 'x'.repeat(4001)]) expect((await rita.send('POST', at(`/${id}/notes`), { text })).statusCode).toBe(422);
    expect(await newsFor(`user:${userId}`)).toEqual([]);
    expect((await newsFor(`company:${organization}`)).map(({ kind }) => kind)).toEqual(['applicant.changed', 'applicant.changed']);
  });

  it('whoever has not rated does not see how others did', async () => {
    const { id } = await applied();
    await otto.send('PUT', at(`/${id}/rating`), { stars: 2, words: 'Too quiet' });
    expect((await read(id)).ratings).toEqual({ mine: null, others: [], othersCount: 1 });
    expect((await list()).rows[0]).toMatchObject({ rating: null, ratings: 1 });
    await rita.send('PUT', at(`/${id}/rating`), { stars: 4 });
    const mine = (await rita.send('PUT', at(`/${id}/rating`), { stars: 5, words: 'Great' })).json();
    expect(mine.ratings).toMatchObject({ mine: { stars: 5, words: 'Great' }, others: [{ author: 'Otto Roth', stars: 2 }] });
    expect((await list('?sort=-rating')).rows[0]).toMatchObject({ rating: 3.5, ratings: 2 });
    expect((await list('?rated=byMe')).total).toBe(1);
    expect((await list('?rated=notByMe')).total).toBe(0);
    for (const stars of [0, 6, 2.5, '5']) expect((await rita.send('PUT', at(`/${id}/rating`), { stars })).statusCode).toBe(422);
  });
});

it('what is new waits on the first page of the console until somebody looks', async () => {
  const { id } = await applied({ at: minutes(-30) });
  await applied({ state: 'seen' });
  const waiting = async () =>
    (await rita.send('GET', `/api/v1/employer/organizations/${organization}/home`))
      .json()
      .items.find(({ item }: { item: string }) => item === 'newApplicants');
  expect(await waiting()).toEqual({ item: 'newApplicants', count: 1, oldestAt: minutes(-30).toISOString() });
  await rita.send('POST', at(`/${id}/opened`));
  expect((await waiting()).count).toBe(0);
});
