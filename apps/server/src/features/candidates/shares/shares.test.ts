// Sharing a profile with organizations and people: who may ask, who answers, what is shown, and when it ends.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { create, fields, ME_URL, profileWorld } from '../profile.fixture.ts';
import { sharePersonalData } from './personal-data.ts';

const db = await cloneDatabase();
const { person, clock } = await profileWorld(db);
const URL = '/api/v1/candidate/share';
const NOW = new Date('2026-03-01T10:00:00Z');
let organization: number;
let other: number;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** One of which something was proven. */
async function verified(given: Parameters<typeof insertOrganization>[1]): Promise<number> {
  const id = await insertOrganization(db.database, given);
  await db.database.insertInto('organization_proof').values({ organization_id: id, method: 'platform', proven_at: NOW }).execute();
  return id;
}

beforeAll(async () => {
  organization = await verified({ name: 'Lindvik' });
  other = await verified({ name: 'Ochre' });
});

afterEach(() => {
  clock.now = NOW;
});

let recruiters = 0;
async function recruiter(
  organizationId = organization,
  role: 'OrganizationAdmin' | 'Recruiter' | 'Representative' = 'OrganizationAdmin',
): Promise<Person> {
  recruiters += 1;
  const email = `recruiter${recruiters}@example.org`;
  return person({ userId: await insertPerson(db.database, { email, roles: [{ role, organizationId }] }) });
}
type Person = Awaited<ReturnType<typeof person>>;
const see = (who: Person, profileVisibility: string) => who.browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility });
const ask = (who: Person, userId: string, sharedWithOrg = organization) => who.browser.send('POST', URL, { userId, sharedWithOrg });
const answer = (who: Person, id: string, consented: boolean, expirationTime?: string) =>
  who.browser.send('POST', `${URL}/${id}/answer`, { consented, ...(expirationTime && { expirationTime }) });
/** The same person by a token of that time. */
const later = (who: Person, at: Date) => {
  clock.now = at;
  return person({ userId: who.userId });
};
const shown = async (who: Person, userId: string) => (await who.browser.send('GET', `${URL}/${userId}`)).statusCode;

async function open(): Promise<Person> {
  const ada = await person();
  await see(ada, 'employers');
  return ada;
}

describe('an organization asks', () => {
  it('and sees the profile once its owner consents, until it is taken back', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    await ada.saved({ skills: fields({ addSkills: [{ customSkillName: 'Knots' }] }), candidate: fields({ disability: 'yes' }) });
    const asked = await ask(eva, ada.userId);
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      user_id: ada.userId,
      sharedWithOrg: organization,
      requested: true,
      consented: null,
      active: false,
    });
    expect(await shown(eva, ada.userId)).toBe(404);
    const { shares } = (await ada.browser.send('GET', URL)).json();
    expect(shares).toMatchObject([
      {
        name: 'Lindvik',
        requested: true,
        consented: null,
        state: 'waiting',
        waitsUntil: inDays(90).toISOString(),
        proofs: [{ method: 'platform' }],
      },
    ]);
    expect((await answer(ada, shares[0].id, true)).json()).toMatchObject({ consented: true, active: true });
    const profile = (await eva.browser.send('GET', `${URL}/${ada.userId}`)).json();
    expect(profile.candidate).toMatchObject({ userId: ada.userId, skills: [{ name: 'Knots' }] });
    // What the law protects, and what only its owner needs, is in no reply to others.
    for (const field of ['disability', 'ethnicMinority', 'attributes', 'preferences', 'nationalities', 'version', 'gender'])
      expect(profile.candidate).not.toHaveProperty(field);
    expect((await answer(ada, shares[0].id, false)).json()).toMatchObject({ consented: false, consentedAt: null, active: false });
    expect(await shown(eva, ada.userId)).toBe(404);
    expect((await ask(eva, ada.userId)).json().code).toBe('shares.declined');
  });

  it('twice, and it is one request', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    const [first, second] = await Promise.all([ask(eva, ada.userId), ask(eva, ada.userId)]);
    expect(second.json().id).toBe(first.json().id);
    expect((await ada.browser.send('GET', URL)).json().totalCount).toBe(1);
  });

  it.each(['private', 'schools'])('and learns nothing of a profile that is %s', async (visibility) => {
    const [ada, eva] = [await person(), await recruiter()];
    await see(ada, visibility);
    expect((await ask(eva, ada.userId)).statusCode).toBe(404);
    expect((await ask(eva, newId())).statusCode).toBe(404);
  });

  it('only in its own name', async () => {
    const [ada, eva, ben] = [await open(), await recruiter(), await person()];
    expect((await ask(eva, ada.userId, other)).json().code).toBe('shares.target');
    expect((await ask(ben, ada.userId)).json().code).toBe('shares.target');
    expect((await eva.browser.send('POST', URL, { userId: ada.userId, sharedWithUser: eva.userId })).json().code).toBe('shares.target');
  });

  it('fifty times a day and no more', async () => {
    const eva = await recruiter();
    for (let i = 0; i < 50; i += 1) expect((await ask(eva, (await open()).userId)).statusCode).toBe(201);
    const last = await open();
    expect((await ask(eva, last.userId)).json().code).toBe('shares.daily_limit');
    clock.now = new Date(NOW.getTime() + 86_400_001);
    expect((await ask(await person({ userId: eva.userId }), last.userId)).statusCode).toBe(201);
  }, 60_000);

  it('and is not shown to another organization, nor after the 90 days that a consent lasts', async () => {
    // An organization of its own: its list holds nothing of the other tests.
    const own = await verified({ name: 'Harbour' });
    const [ada, eva, zoe] = [await open(), await recruiter(own), await recruiter(other)];
    await answer(ada, (await ask(eva, ada.userId, own)).json().id, true);
    expect(await shown(zoe, ada.userId)).toBe(404);
    expect((await eva.browser.send('GET', `${URL}?direction=received`)).json().shares[0]).toMatchObject({
      user_id: ada.userId,
      active: true,
    });
    const again = await later(eva, inDays(90));
    expect(await shown(again, ada.userId)).toBe(404);
    expect((await ask(again, ada.userId, own)).json()).toMatchObject({ consented: null, requested: true });
  });
});

describe('who may ask', () => {
  it('recruits: representatives do not, and see nothing (shares.2)', async () => {
    const [ada, eva, rita] = [await open(), await recruiter(organization, 'Recruiter'), await recruiter(organization, 'Representative')];
    expect((await ask(rita, ada.userId)).json().code).toBe('shares.target');
    await answer(ada, (await ask(eva, ada.userId)).json().id, true);
    expect([await shown(eva, ada.userId), await shown(rita, ada.userId)]).toEqual([200, 404]);
    expect((await rita.browser.send('GET', `${URL}?direction=received`)).json().totalCount).toBe(0);
  });

  it('for an organization of which something was proven, and that is open', async () => {
    const ada = await open();
    const [unproven, closed] = [await insertOrganization(db.database), await verified({})];
    const [una, cleo] = [await recruiter(unproven), await recruiter(closed)];
    expect((await ask(una, ada.userId, unproven)).json()).toMatchObject({ status: 403, code: 'shares.unverified' });
    await answer(ada, (await ask(cleo, ada.userId, closed)).json().id, true);
    expect(await shown(cleo, ada.userId)).toBe(200);
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', closed).execute();
    expect((await ask(cleo, ada.userId, closed)).json().code).toBe('shares.target');
    expect(await shown(cleo, ada.userId)).toBe(404);
  });

  it('still works there: who left reads on by no old token', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    await answer(ada, (await ask(eva, ada.userId)).json().id, true);
    await db.database.deleteFrom('user_role').where('user_id', '=', eva.userId).execute();
    expect(await shown(eva, ada.userId)).toBe(404);
    expect((await ask(eva, ada.userId)).json().code).toBe('shares.target');
  });

  it('asks once, also with a colleague at the same moment, and one mail goes out', async () => {
    const ada = await open();
    const [eva, finn] = [await recruiter(), await recruiter(organization, 'Recruiter')];
    const ids = (await Promise.all([ask(eva, ada.userId), ask(finn, ada.userId)])).map((reply) => reply.json().id);
    expect(new Set(ids).size).toBe(1);
    expect(await mailsTo(ada)).toBe(1);
  });

  it('and no mail to who wants none', async () => {
    const ada = await open();
    await db.database.insertInto('email_setting').values({ user_id: ada.userId, kind: 'share_requests', is_on: false }).execute();
    expect((await ask(await recruiter(), ada.userId)).statusCode).toBe(201);
    expect(await mailsTo(ada)).toBe(0);
  });
});

const mailsTo = async (who: Person) =>
  (
    await db.database
      .selectFrom('outgoing_mail')
      .select('id')
      .where('user_id', '=', who.userId)
      .where('kind', '=', 'share_request')
      .execute()
  ).length;

describe('an answer (shares.8)', () => {
  it('says until when, within six months', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    const { id } = (await ask(eva, ada.userId)).json();
    expect((await answer(ada, id, true, inDays(184).toISOString())).json().code).toBe('shares.expiration');
    expect((await answer(ada, id, true, inDays(-1).toISOString())).json().code).toBe('shares.expiration');
    const until = inDays(180).toISOString();
    expect((await answer(ada, id, true, until)).json()).toMatchObject({ state: 'shared', expirationTime: until });
  });

  it('that is said again changes nothing, and the opposite of what was said is told', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    const { id } = (await ask(eva, ada.userId)).json();
    expect((await answer(ada, id, false)).json().state).toBe('ended');
    expect((await answer(ada, id, false)).statusCode).toBe(200);
    expect((await answer(ada, id, true)).json()).toMatchObject({ status: 409, code: 'shares.answered' });
  });

  it('comes too late after 90 days, and they may ask again then', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    const { id } = (await ask(eva, ada.userId)).json();
    const [adaLater, evaLater] = [await later(ada, inDays(90)), await later(eva, inDays(90))];
    for (const yes of [true, false]) expect((await answer(adaLater, id, yes)).json().code).toBe('shares.expired');
    expect((await ask(evaLater, ada.userId)).json()).toMatchObject({ id, state: 'waiting' });
    expect((await answer(adaLater, id, true)).json().state).toBe('shared');
  });

  it('of no holds for 90 days for the whole organization', async () => {
    const [ada, eva, zoe] = [await open(), await recruiter(), await recruiter(other)];
    await answer(ada, (await ask(eva, ada.userId)).json().id, false);
    expect((await ask(await recruiter(), ada.userId)).json().code).toBe('shares.declined');
    expect((await ask(zoe, ada.userId, other)).statusCode).toBe(201);
    expect((await ask(await later(eva, inDays(89)), ada.userId)).json().code).toBe('shares.declined');
    expect((await ask(await later(eva, inDays(90)), ada.userId)).json()).toMatchObject({ state: 'waiting' });
  });

  it('is given also to a request that waits while the profile becomes private; nobody learns of that', async () => {
    const [ada, eva] = [await open(), await recruiter()];
    const { id } = (await ask(eva, ada.userId)).json();
    await see(ada, 'private');
    expect((await ask(eva, ada.userId)).statusCode).toBe(404);
    expect(await shown(eva, ada.userId)).toBe(404);
    expect((await answer(ada, id, true)).json().state).toBe('shared');
    expect(await shown(eva, ada.userId)).toBe(200);
  });
});

describe('an owner shares unasked', () => {
  it('with a person, until the end that was chosen', async () => {
    const [ada, ben] = [await open(), await person()];
    const expirationTime = '2026-04-01T00:00:00.000Z';
    const shared = await ada.browser.send('POST', URL, { sharedWithUser: ben.userId, expirationTime });
    expect(shared.json()).toMatchObject({ sharedWithUser: ben.userId, requested: false, consented: true, expirationTime, active: true });
    expect(await shown(ben, ada.userId)).toBe(200);
    expect(await shown(ada, ben.userId)).toBe(404);
  });

  it.each([
    ['nobody', {}, 'shares.target'],
    ['two at once', { sharedWithUser: newId(), sharedWithOrg: 1 }, 'shares.target'],
    ['an end that is past', { sharedWithOrg: 1, expirationTime: '2026-02-01T00:00:00Z' }, 'shares.expiration'],
    ['an end after more than six months', { sharedWithOrg: 1, expirationTime: '2026-09-01T00:00:00Z' }, 'shares.expiration'],
    ['somebody unknown', { sharedWithUser: newId() }, 'not_found'],
    ['an unknown organization', { sharedWithOrg: 999_999 }, 'not_found'],
  ])('not with %s', async (_what, body, code) => {
    expect((await (await person()).browser.send('POST', URL, body)).json().code).toBe(code);
  });

  it('not with themselves', async () => {
    const ada = await person();
    expect((await ada.browser.send('POST', URL, { sharedWithUser: ada.userId })).json().code).toBe('shares.target');
  });
});

describe('answers to many', () => {
  it('are all given, or none', async () => {
    const [ada, ben] = [await open(), await open()];
    const mine = (await ask(await recruiter(), ada.userId)).json().id;
    const theirs = (await ask(await recruiter(), ben.userId)).json().id;
    const put = (...ids: string[]) =>
      ada.browser.send('PUT', URL, ids.map((request) => ({ action: 'CONSENT', request, consented: true })) as object);
    expect((await put(mine, theirs)).statusCode).toBe(404);
    expect((await ada.browser.send('GET', URL)).json().shares[0].consented).toBeNull();
    expect((await put(mine)).json().shares).toMatchObject([{ id: mine, consented: true }]);
    expect((await answer(ada, theirs, true)).statusCode).toBe(404);
    expect((await put()).statusCode).toBe(422);
  });

  it('leave a line of who opened and closed what, and stand in the data of their owner', async () => {
    const ada = await open();
    const { id } = (await ask(await recruiter(), ada.userId)).json();
    await answer(ada, id, true);
    await answer(ada, id, true);
    await answer(ada, id, false);
    const lines = await db.database.selectFrom('audit_line').select(['action', 'organization_id']).where('subject', '=', `user:${ada.userId}`).where('action', 'like', 'profile.share%').orderBy('at').orderBy('id').execute(); // biome-ignore format: a query
    expect(lines.map((line) => [line.action, line.organization_id])).toEqual([
      ['profile.shared', organization],
      ['profile.share_ended', organization],
    ]);
    expect(await sharePersonalData.read(db.database, { userId: ada.userId, email: '' } as never)).toMatchObject([
      { organization: 'Lindvik', consented: false },
    ]);
  });
});

it('an entry that is created stays out of a profile that nobody shares', async () => {
  const [ada, ben] = [await person(), await person()];
  await ada.saved({ languages: create({ languageId: 'nb', proficiencyId: 'elementary' }) });
  expect(await shown(ben, ada.userId)).toBe(404);
});
