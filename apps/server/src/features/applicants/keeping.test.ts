// People kept for later: asked by the organization, allowed by the candidate, taken back at once, over by itself.

import { testBrowser } from '@fairway/testkit/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
import { personalDataOf } from '../../kernel/feature.ts';
import { recruiting } from './applicants.fixture.ts';

const { db, app, clock, world } = await recruiting();
const days = (count: number) => new Date(Date.parse('2026-11-27T12:00:00Z') + count * 86_400_000);

async function asked() {
  const made = await world();
  const { id, userId, email } = await made.applied();
  const candidate = testBrowser(app);
  await candidate.signIn(email);
  const send = async (who: typeof candidate, method: 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => {
    const reply = await who.send(method, path, body);
    return { status: reply.statusCode, ...reply.json() };
  };
  const ask = (months = 3, who = made.rita) => send(who.browser, 'PUT', made.at(`/${id}/keep`), { months });
  const end = (who = made.rita) => send(who.browser, 'DELETE', made.at(`/${id}/keep`));
  const answer = (said: string, who = candidate) => send(who, 'PUT', `/api/v1/candidate/applications/${id}/keep`, { answer: said });
  const own = () => send(candidate, 'GET', `/api/v1/candidate/applications/${id}`);
  const kept = async () => (await made.get('?kept=true')).rows.map(({ keptUntil }: { keptUntil: string }) => keptUntil);
  const mails = async () =>
    (await db.pool.query("select parameters from outgoing_mail where user_id = $1 and kind = 'application_keep'", [userId])).rows;
  const goTo = async (now: Date) => {
    clock.now = now;
    await candidate.signIn(email);
    await made.rita.signIn();
  };
  return { ...made, goTo, id, userId, email, candidate, ask, end, answer, own, kept, mails };
}

describe('an application', () => {
  it('is kept from the candidate’s yes to the end that was asked for, and leaves by itself', async () => {
    const { goTo, ask, answer, own, kept, mails, get, id } = await asked();
    expect((await own()).keep).toBeNull();
    expect((await ask(3)).keep).toMatchObject({ last: { state: 'asked', months: 3, endsAt: null }, can: { ask: false, end: true } });
    expect(await kept()).toEqual([]);
    expect(await mails()).toMatchObject([{ parameters: { organization: 'Acme', title: 'Analyst', months: 3 } }]);
    expect((await own()).keep).toMatchObject({ state: 'asked', months: 3, can: { yes: true, no: true } });
    await goTo(days(1));
    const end = '2027-02-28T12:00:00.000Z';
    expect((await answer('yes')).keep).toMatchObject({ state: 'kept', endsAt: end, can: { yes: false, no: true } });
    await goTo(days(2));
    // Saying it again moves no end.
    expect((await answer('yes')).keep.endsAt).toBe(end);
    expect(await kept()).toEqual([end]);
    expect((await get()).rows[0].keptUntil).toBe(end);
    await goTo(new Date(Date.parse(end) - 1));
    expect(await kept()).toEqual([end]);
    await goTo(new Date(end));
    expect(await kept()).toEqual([]);
    expect((await get(`/${id}`)).keep).toMatchObject({ last: { state: 'over' }, can: { ask: true, end: false } });
    expect((await own()).keep).toMatchObject({ state: 'over', can: { yes: false, no: false } });
  });

  it('is asked for once while it waits or is kept, by however many', async () => {
    const { ask, answer, otto, mails } = await asked();
    const both = await Promise.all([ask(3), ask(12, otto)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
    await answer('yes');
    expect((await ask(24)).keep.last.state).toBe('kept');
    expect(await mails()).toHaveLength(1);
  });

  it('that is taken back is kept no more at once, and the organization cannot ask again', async () => {
    const { goTo, ask, answer, kept, organization, userId } = await asked();
    await ask(24);
    await answer('yes');
    const newsBefore = (await db.pool.query('select id from news where subject = $1', [`company:${organization}`])).rows.length;
    await goTo(days(100));
    expect((await answer('no')).keep).toMatchObject({ state: 'refused', can: { yes: false, no: false } });
    expect(await kept()).toEqual([]);
    // Open pages of the organization are told.
    expect((await db.pool.query('select id from news where subject = $1', [`company:${organization}`])).rows.length).toBe(newsBefore + 1);
    expect((await answer('no')).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 409, code: 'applications.keep_refused' });
    const row = await db.database.selectFrom('application_keep').select(['ended_by', 'answer']).executeTakeFirstOrThrow();
    expect(row).toEqual({ ended_by: 'candidate', answer: 'yes' });
    expect(userId).toBeTruthy();
  });

  it('whose candidate says no is not kept, and a second thought counts for as long as the question stands', async () => {
    const { goTo, ask, answer, kept } = await asked();
    await ask();
    expect((await answer('no')).keep).toMatchObject({ state: 'refused', can: { yes: true, no: false } });
    expect((await ask()).code).toBe('applications.keep_refused');
    await goTo(days(29));
    expect((await answer('yes')).keep.state).toBe('kept');
    expect(await kept()).toHaveLength(1);
    await answer('no');
    await goTo(days(30));
    expect(await answer('yes')).toMatchObject({ status: 409, code: 'applications.keep_over' });
    expect(await kept()).toEqual([]);
  });

  it('is kept no more once the organization ends it, and asked for again after a month', async () => {
    const { goTo, ask, end, answer, kept, mails } = await asked();
    await ask();
    expect((await end()).keep).toMatchObject({ last: { state: 'over' }, can: { ask: false, end: false } });
    expect((await end()).status).toBe(200);
    expect(await answer('yes')).toMatchObject({ status: 409, code: 'applications.keep_over' });
    expect(await ask()).toMatchObject({ status: 409, code: 'applications.keep_asked' });
    await goTo(days(30));
    expect((await ask()).keep.last.state).toBe('asked');
    expect(await mails()).toHaveLength(2);
    await answer('yes');
    expect(await kept()).toHaveLength(1);
    await end();
    expect(await kept()).toEqual([]);
  });

  it('that nobody answers for is not kept', async () => {
    const { goTo, ask, answer, own } = await asked();
    await ask();
    await goTo(days(30));
    expect((await own()).keep).toMatchObject({ state: 'over', can: { yes: false } });
    expect((await answer('yes')).status).toBe(409);
  });

  it('is asked for by its organization and answered by its candidate alone', async () => {
    const one = await asked();
    const other = await asked();
    expect(await one.answer('yes')).toMatchObject({ status: 404 });
    await one.ask();
    expect((await one.answer('yes', other.candidate)).status).toBe(404);
    expect((await one.rita.browser.send('PUT', one.at(`/${other.id}/keep`), { months: 3 })).statusCode).toBe(404);
    expect((await one.rita.browser.send('DELETE', one.at(`/${other.id}/keep`))).statusCode).toBe(404);
    expect((await other.own()).keep).toBeNull();
    for (const months of [0, 4, 25, '3']) expect((await one.ask(months as number)).status).toBe(422);
    expect((await one.answer('perhaps')).status).toBe(422);
  });

  it('says in the take-away what was asked and answered, never who asked, and goes with its person', async () => {
    const { ask, answer, userId, email, rita } = await asked();
    await ask();
    await answer('yes');
    const part = personalDataOf(FEATURES).find(({ name }) => name === 'applications');
    const read = (await part?.read(db.database, { userId, emailFolded: email })) as { keeps: object[] };
    expect(read.keeps).toMatchObject([{ months: 3, answer: 'yes' }]);
    expect(JSON.stringify(read)).not.toContain(rita.id);
    await db.database.deleteFrom('app_user').where('id', '=', userId).execute();
    expect(await db.database.selectFrom('application_keep').select('application_id').execute()).toEqual([]);
  });
});

beforeEach(() => db.database.deleteFrom('application_keep').execute());
