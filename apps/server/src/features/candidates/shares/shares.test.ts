// Sharing a profile with organisations and people: who may ask, who answers, what is shown, and when it ends.
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

beforeAll(async () => {
  organization = await insertOrganization(db.database, { name: 'Lindvik' });
  other = await insertOrganization(db.database, { name: 'Ochre' });
});

afterEach(() => {
  clock.now = NOW;
});

let recruiters = 0;
async function recruiter(organizationId = organization): Promise<Person> {
  recruiters += 1;
  const email = `recruiter${recruiters}@example.org`;
  return person({ userId: await insertPerson(db.database, { email, roles: [{ role: 'OrganizationAdmin', organizationId }] }) });
}
type Person = Awaited<ReturnType<typeof person>>;
const see = (who: Person, profileVisibility: string) => who.browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility });
const ask = (who: Person, userId: string, sharedWithOrg = organization) => who.browser.send('POST', URL, { userId, sharedWithOrg });
const answer = (who: Person, id: string, consented: boolean) => who.browser.send('POST', `${URL}/${id}/answer`, { consented });
const shown = async (who: Person, userId: string) => (await who.browser.send('GET', `${URL}/${userId}`)).statusCode;

async function open(): Promise<Person> {
  const ada = await person();
  await see(ada, 'employers');
  return ada;
}

describe('an organisation asks', () => {
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
    expect(shares).toMatchObject([{ name: 'Lindvik', requested: true, consented: null }]);
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

  it('and is not shown to another organisation, nor after a year', async () => {
    // An organization of its own: its list holds nothing of the other tests.
    const own = await insertOrganization(db.database, { name: 'Harbour' });
    const [ada, eva, zoe] = [await open(), await recruiter(own), await recruiter(other)];
    await answer(ada, (await ask(eva, ada.userId, own)).json().id, true);
    expect(await shown(zoe, ada.userId)).toBe(404);
    expect((await eva.browser.send('GET', `${URL}?direction=received`)).json().shares[0]).toMatchObject({
      user_id: ada.userId,
      active: true,
    });
    clock.now = new Date(NOW.getTime() + 365 * 86_400_000);
    const again = await recruiter(own);
    expect(await shown(again, ada.userId)).toBe(404);
    expect((await ask(again, ada.userId, own)).json()).toMatchObject({ consented: null, requested: true });
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
    ['an end after more than a year', { sharedWithOrg: 1, expirationTime: '2028-02-01T00:00:00Z' }, 'shares.expiration'],
    ['somebody unknown', { sharedWithUser: newId() }, 'not_found'],
    ['an unknown organisation', { sharedWithOrg: 999_999 }, 'not_found'],
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
