// Stages of an organization's own: named by its owners, stood in by applicants, and nothing of them ever told to a candidate. (applications.11)
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { recruiting } from '../applicants.fixture.ts';

const { app, clock, db, world } = await recruiting();
let here: Awaited<ReturnType<typeof world>>;
let eva = testBrowser(app);
const PHONE = { id: newId(), state: 'inTalks', name: 'Phone call' };
const TEAM = { id: newId(), state: 'inTalks', name: 'Meets the team' };
let serial = 0;

beforeEach(async () => {
  here = await world();
  serial += 1;
  // Ids of stages are their browser's, so each world has others.
  for (const stage of [PHONE, TEAM]) stage.id = newId();
  eva = await owner(here.organization);
  await name([], [PHONE, TEAM]);
});

async function owner(organizationId: number) {
  const email = `eva${serial}-${organizationId}@acme.example`;
  await insertPerson(db.database, { email, firstName: 'Eva', roles: [{ role: 'OrganizationAdmin', organizationId }] });
  const browser = testBrowser(app);
  await browser.signIn(email);
  return browser;
}
async function name(before: readonly { id: string }[], stages: readonly object[], who = eva) {
  const reply = await who.send('PUT', here.at('/stages'), { before: before.map(({ id }) => id), stages });
  return { status: reply.statusCode, ...reply.json() };
}
const move = async (ids: string[], body: object) =>
  (await here.rita.browser.send('POST', here.at('/moves'), { applicants: { ids }, ...body })).json();
const standing = async (id: string) => {
  const { stage, ownStage } = await here.get(`/${id}`);
  return [stage, ownStage?.name ?? null];
};
const mails = async (userId: string) =>
  (await db.database.selectFrom('outgoing_mail').select('id').where('user_id', '=', userId).execute()).length;

describe('naming them', () => {
  it('is the owners’ and read by all who recruit, in their order, with how many stand where', async () => {
    const { id } = await here.applied({ state: 'inTalks' });
    await move([id], { to: 'inTalks', ownStage: TEAM.id });
    expect(await here.get('/stages')).toEqual({
      stages: [
        { ...PHONE, applicants: 0 },
        { ...TEAM, applicants: 1 },
      ],
    });
    expect((await name([PHONE, TEAM], [TEAM], here.rita.browser)).status).toBe(403);
    expect((await name([PHONE, TEAM], [{ ...TEAM, name: 'Sees us' }, PHONE])).stages.map((one: { name: string }) => one.name)).toEqual([
      'Sees us',
      'Phone call',
    ]);
    // The same press once more changes nothing.
    expect((await name([PHONE, TEAM], [{ ...TEAM, name: 'Sees us' }, PHONE])).status).toBe(200);
  });

  it('says what a colleague did meanwhile, two of one name, and a stage that would change its state', async () => {
    expect(await name([PHONE], [PHONE])).toMatchObject({ status: 409, code: 'applicants.stages_changed' });
    expect(await name([PHONE, TEAM], [{ ...PHONE, state: 'offer' }])).toMatchObject({ status: 409, code: 'applicants.stages_changed' });
    expect(await name([PHONE, TEAM], [PHONE, { ...TEAM, name: ' PHONE call ' }])).toMatchObject({
      status: 422,
      errors: [{ pointer: '/body/stages/1/name', code: 'applicants.stage_twice' }],
    });
    const many = Array.from({ length: 21 }, (_, at) => ({ id: newId(), state: 'seen', name: `Stage ${at}` }));
    expect((await name([PHONE, TEAM], many)).status).toBe(422);
    expect((await name([PHONE, TEAM], [{ ...PHONE, state: 'hired' }])).status).toBe(422);
  });

  it('takes no stage of another organization', async () => {
    const other = await insertOrganization(db.database, { name: 'Other' });
    const theirs = { id: newId(), state: 'seen', name: 'Theirs' };
    const stranger = await owner(other);
    await stranger.send('PUT', here.at('/stages', other), { before: [], stages: [theirs] });
    expect((await name([PHONE, TEAM], [theirs])).status).toBe(404);
    const { id } = await here.applied({ state: 'sent' });
    expect((await move([id], { to: 'seen', ownStage: theirs.id })).code).toBe('not_found');
    expect(await standing(id)).toEqual(['sent', null]);
  });

  it('leaves who stood in one that goes in its state', async () => {
    const { id } = await here.applied({ state: 'inTalks' });
    await move([id], { to: 'inTalks', ownStage: TEAM.id });
    await name([PHONE, TEAM], [PHONE]);
    expect(await standing(id)).toEqual(['inTalks', null]);
  });
});

describe('standing in one', () => {
  it('moves the state first, tells the candidate that alone, and nobody of steps within it', async () => {
    const { id, userId } = await here.applied({ state: 'seen' });
    expect(await move([id], { to: 'inTalks', ownStage: PHONE.id })).toMatchObject({ moved: 1, undo: { id } });
    expect([await standing(id), await mails(userId)]).toEqual([['inTalks', 'Phone call'], 1]);
    expect(await move([id], { to: 'inTalks', ownStage: TEAM.id })).toMatchObject({ moved: 1, there: 0, undo: null });
    expect(await move([id], { to: 'inTalks', ownStage: TEAM.id })).toMatchObject({ moved: 0, there: 1 });
    expect(await move([id], { to: 'inTalks' })).toMatchObject({ moved: 1 });
    expect([await standing(id), await mails(userId)]).toEqual([['inTalks', null], 1]);
    const { steps } = await here.get(`/${id}`);
    expect(steps.map(({ to, ownStage }: { to: string; ownStage: string | null }) => [to, ownStage])).toEqual([
      ['inTalks', null],
      ['inTalks', 'Phone call'],
      ['inTalks', 'Meets the team'],
      ['inTalks', null],
    ]);
    const told = await db.database.selectFrom('application_step').select('to_state').where('application_id', '=', id).execute();
    expect(told).toHaveLength(1);
  });

  it('comes back with the move that is undone, and not with one that is made anew', async () => {
    const { id } = await here.applied({ state: 'inTalks' });
    await move([id], { to: 'inTalks', ownStage: TEAM.id });
    await move([id], { to: 'offer' });
    await here.rita.browser.send('DELETE', here.at(`/${id}/move`));
    expect(await standing(id)).toEqual(['inTalks', 'Meets the team']);
    await move([id], { to: 'offer' });
    await move([id], { to: 'inTalks' });
    expect(await standing(id)).toEqual(['inTalks', null]);
  });

  it('is no place of who is declined, and is theirs again once that is taken back', async () => {
    const { id } = await here.applied({ state: 'inTalks' });
    await move([id], { to: 'inTalks', ownStage: TEAM.id });
    const { decline } = await move([id], { to: 'declined', reason: 'other' });
    expect([await standing(id), (await here.get('/stages')).stages[1].applicants]).toEqual([['declined', null], 0]);
    await here.rita.browser.send('DELETE', here.at(`/declines/${decline.id}`));
    expect(await standing(id)).toEqual(['inTalks', 'Meets the team']);
  });

  it('leaves who stands elsewhere by now than was shown', async () => {
    const { id } = await here.applied({ state: 'inTalks' });
    await move([id], { to: 'inTalks', ownStage: TEAM.id });
    const late = { to: 'inTalks', ownStage: PHONE.id, from: 'inTalks', fromOwnStage: null };
    expect(await move([id], late)).toMatchObject({ moved: 0, changed: 1 });
    expect(await standing(id)).toEqual(['inTalks', 'Meets the team']);
  });

  it('is filtered by, alone or with who stands in none', async () => {
    const [one, other, none] = [await here.applied({ state: 'inTalks' }), await here.applied({ state: 'inTalks' }), await here.applied()];
    await move([one.id], { to: 'inTalks', ownStage: PHONE.id });
    await move([other.id], { to: 'inTalks', ownStage: TEAM.id });
    const found = async (query: string) =>
      (await here.get(`?${query}`)).rows.map(({ id }: { id: string }) => [one.id, other.id, none.id].indexOf(id)).sort();
    expect(await found(`ownStage=${PHONE.id}`)).toEqual([0]);
    expect(await found(`ownStage=${PHONE.id}&ownStage=none`)).toEqual([0, 2]);
    expect(await found('stage=inTalks&ownStage=none')).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 1000);
    const file = (await here.rita.browser.send('GET', here.at(`/export.csv?ownStage=${TEAM.id}`))).body;
    expect(file).toContain('Meets the team');
  });
});
