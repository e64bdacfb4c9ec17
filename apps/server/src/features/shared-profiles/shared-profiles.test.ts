// What an organization sees of those who share with it, and what they see of who looked.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '../../kernel/files/disk-store.ts';
import { newId } from '../../kernel/ids.ts';
import { ME_URL, profileWorld } from '../candidates/profile.fixture.ts';
import { recordLook } from '../profile-looks/commands.ts';
import looks from '../profile-looks/feature.ts';
import { profileLookJobs } from '../profile-looks/jobs.ts';
import { profileLookPersonalData } from '../profile-looks/personal-data.ts';

const db = await cloneDatabase();
const files = await openDiskStore(await mkdtemp(path.join(tmpdir(), 'fairway-shared-')), { signingSecret: TEST_SECRET });
const { app, person, clock } = await profileWorld(db, { files });
// Addresses of files know the real time alone.
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const SHARE = '/api/v1/candidate/share';
type Person = Awaited<ReturnType<typeof person>>;
let organization = 0;
let serial = 0;

beforeAll(async () => {
  clock.now = NOW;
  organization = await verified('Lindvik');
});
afterEach(() => {
  clock.now = NOW;
});

async function verified(name: string): Promise<number> {
  const id = await insertOrganization(db.database, { name });
  await db.database.insertInto('organization_proof').values({ organization_id: id, method: 'platform', proven_at: NOW }).execute();
  return id;
}

type TeamRole = 'OrganizationAdmin' | 'Recruiter' | 'Representative';
async function recruiter(organizationId = organization, role: TeamRole = 'Recruiter', firstName = 'Eva'): Promise<Person> {
  serial += 1;
  const roles = [{ role, organizationId }];
  return person({ userId: await insertPerson(db.database, { email: `eva${serial}@lindvik.example`, firstName, lastName: 'Lind', roles }) });
}

async function candidate(): Promise<Person> {
  const ada = await person();
  await ada.browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility: 'employers' });
  return ada;
}

/** A CV that is sent first. */
async function withCv(who: Person, content = '%PDF-1.7 a CV'): Promise<void> {
  const { id } = await db.database.selectFrom('candidate').select('id').where('user_id', '=', who.userId).executeTakeFirstOrThrow();
  const key = `documents/${newId()}.pdf`;
  await files.put(Buffer.from(content), key, { contentType: 'application/pdf' });
  await db.database
    .insertInto('candidate_document')
    .values({
      ...{ id: newId(), candidate_id: id, kind: 'cv', name: 'Ada.pdf', content_type: 'application/pdf', size_bytes: 13, file_key: key },
      ...{ is_default: true, created_at: NOW, sha256: Buffer.alloc(32), consented_at: NOW },
    })
    .execute();
}

const base = (id = organization) => `/api/v1/employer/organizations/${id}/shared`;
const ask = async (who: Person, of: Person, sharedWithOrg = organization) =>
  (await who.browser.send('POST', SHARE, { userId: of.userId, sharedWithOrg })).json().id as string;
const answer = (who: Person, id: string, consented: boolean, expirationTime?: Date) =>
  who.browser.send('POST', `${SHARE}/${id}/answer`, { consented, ...(expirationTime && { expirationTime: expirationTime.toISOString() }) });
const open = async (who: Person, of: Person, id = organization) => {
  const reply = await who.browser.send('GET', `${base(id)}/${of.userId}`);
  return reply.statusCode === 200 ? reply.json() : reply.statusCode;
};
const looksOf = async (who: Person, page = 1) => (await who.browser.send('GET', `/api/v1/candidate/looks?page=${page}`)).json();

describe('the person in the console (shares.9)', () => {
  it('shows the profile and the CV while it is shared, and nothing of either before and after', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    await withCv(ada);
    const id = await ask(eva, ada);
    expect(await open(eva, ada)).toMatchObject({
      state: 'waiting',
      until: inDays(90).toISOString(),
      profile: null,
      cv: null,
      avatar: null,
    });
    expect((await eva.browser.send('POST', `${base()}/${ada.userId}/cv`)).statusCode).toBe(404);
    await answer(ada, id, true, inDays(30));
    expect(await open(eva, ada)).toMatchObject({
      state: 'shared',
      until: inDays(30).toISOString(),
      profile: { userId: ada.userId },
      cv: { name: 'Ada.pdf', sizeBytes: 13, isPdf: true },
      applications: [],
    });
    const { url, expiresAt } = (await eva.browser.send('POST', `${base()}/${ada.userId}/cv`)).json();
    expect(new Date(expiresAt)).toEqual(new Date(NOW.getTime() + 300_000));
    const cv = () => app.inject({ method: 'GET', url });
    const shown = await cv();
    expect([shown.statusCode, shown.body, shown.headers['cache-control']]).toEqual([200, '%PDF-1.7 a CV', 'no-store']);
    // Nobody takes the condition off the address.
    expect((await app.inject({ method: 'GET', url: url.replace(/&g=[^&]+/, '') })).statusCode).not.toBe(200);
    await answer(ada, id, false);
    expect((await cv()).statusCode).not.toBe(200);
    expect(await open(eva, ada)).toMatchObject({ state: 'ended', until: null, profile: null, cv: null });
    expect((await eva.browser.send('POST', `${base()}/${ada.userId}/cv`)).statusCode).toBe(404);
  });

  it('shows what a machine reads in the CV while it is shared, as a look of its own (shares.12)', async () => {
    const [ada, eva, zoe] = [await candidate(), await recruiter(), await recruiter(await verified('Ochre'))];
    const read = (who: Person) => who.browser.send('GET', `${base()}/${ada.userId}/cv-reading`);
    await withCv(
      ada,
      '{\\rtf1\\ansi {\\b\\fs48 Ada Lindqvist}\\par ada@mail.example\\par Nationality: Norwegian\\par Work permit: Sweden\\par}',
    );
    const id = await ask(eva, ada);
    expect((await read(eva)).statusCode).toBe(404);
    await answer(ada, id, true);
    expect((await read(eva)).json()).toMatchObject({
      ...{ emails: [{ value: 'ada@mail.example' }], nationalities: [], permits: [{ value: 'SE' }] },
      gaps: expect.arrayContaining([{ code: 'work', at: null }]),
    });
    expect((await read(zoe)).statusCode).toBe(404);
    expect((await looksOf(ada)).looks).toMatchObject([{ name: 'Eva Lind', occasion: 'share', part: 'cv' }]);
    await answer(ada, id, false);
    expect((await read(eva)).statusCode).toBe(404);
    expect((await looksOf(ada)).totalCount).toBe(1);
  });

  it('ends by itself at the end that was chosen', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    await answer(ada, await ask(eva, ada), true, new Date(NOW.getTime() + 60_000));
    expect((await open(eva, ada)).state).toBe('shared');
    clock.now = new Date(NOW.getTime() + 60_000);
    expect(await open(eva, ada)).toMatchObject({ state: 'ended', profile: null });
  });

  it('is nobody to a representative, to another organization, to who left, and of somebody whom nobody asked', async () => {
    const [ada, eva, rita] = [await candidate(), await recruiter(), await recruiter(organization, 'Representative')];
    const other = await verified('Ochre');
    const zoe = await recruiter(other);
    expect(await open(eva, ada)).toBe(404);
    await answer(ada, await ask(eva, ada), true);
    expect(await open(rita, ada)).toBe(404);
    expect((await rita.browser.send('GET', base())).statusCode).toBe(404);
    expect([await open(zoe, ada), await open(zoe, ada, other)]).toEqual([404, 404]);
    await db.database.deleteFrom('user_role').where('user_id', '=', eva.userId).execute();
    expect(await open(eva, ada)).toBe(404);
  });

  it('is closed to an organization that is suspended, and its CV too', async () => {
    const id = await verified('Fjordgold');
    const [ada, eva] = [await candidate(), await recruiter(id)];
    await withCv(ada);
    await answer(ada, await ask(eva, ada, id), true);
    const { url } = (await eva.browser.send('POST', `${base(id)}/${ada.userId}/cv`)).json();
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect(await open(eva, ada, id)).toMatchObject({ profile: null, cv: null });
    expect((await app.inject({ method: 'GET', url })).statusCode).not.toBe(200);
  });
});

it('the list finds by name and state, in every order, with a file of no more than it shows', async () => {
  const id = await verified('Nordfold');
  const eva = await recruiter(id);
  const [ada, ben, cleo] = [await candidate(), await candidate(), await candidate()];
  for (const [who, firstName] of [[ada, 'Ada'], [ben, 'Ben'], [cleo, 'Cleo']] as const) // biome-ignore format: a table
    await db.database.updateTable('app_user').set({ first_name: firstName, last_name: 'Berg' }).where('id', '=', who.userId).execute();
  await answer(ada, await ask(eva, ada, id), true);
  await answer(ben, await ask(eva, ben, id), false);
  await ask(eva, cleo, id);
  const names = async (query: string) =>
    (await eva.browser.send('GET', `${base(id)}?${query}`)).json().rows.map(({ name }: { name: string }) => name);
  expect(await names('sort=name')).toEqual(['Ada Berg', 'Ben Berg', 'Cleo Berg']);
  expect(await names('sort=-state')).toEqual(['Ben Berg', 'Ada Berg', 'Cleo Berg']);
  expect(await names('state=shared&state=waiting&sort=name')).toEqual(['Ada Berg', 'Cleo Berg']);
  expect(await names('q=ben')).toEqual(['Ben Berg']);
  const file = (await eva.browser.send('GET', `${base(id)}/export.csv?sort=name`)).body.trim().split('\r\n');
  expect(file).toHaveLength(4);
  expect(file[0]).toContain('Name');
  expect(file.join()).not.toContain('@');
});

describe('who looked (shares.6, shares.11)', () => {
  it('stands in the list of the owner: who, for whom, as what, when; and the share is taken back from there', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    await withCv(ada);
    await answer(ada, await ask(eva, ada), true);
    expect((await looksOf(ada)).looks).toEqual([]);
    await open(eva, ada);
    await eva.browser.send('POST', `${base()}/${ada.userId}/cv`);
    const { looks: found, totalCount } = await looksOf(ada);
    expect(totalCount).toBe(2);
    const by = { kind: 'organization', id: organization, name: 'Lindvik' };
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ by, name: 'Eva Lind', occasion: 'share', part: 'cv' }),
        expect.objectContaining({ by, name: 'Eva Lind', occasion: 'share', part: 'profile', at: NOW.toISOString() }),
      ]),
    );
    await answer(ada, found[0].shareId, false);
    expect((await looksOf(ada)).looks[0].shareId).toBeNull();
  });

  it('is one look within half an hour, with a later time, and another one after it or by a colleague', async () => {
    const [ada, eva, finn] = [await candidate(), await recruiter(), await recruiter(organization, 'Recruiter', 'Finn')];
    const look = (who: Person, minutes: number) =>
      recordLook(db.database, {
        ...{ userId: ada.userId, lookedBy: who.userId, organizationId: organization, occasion: 'share', part: 'profile' },
        now: new Date(NOW.getTime() - minutes * 60_000),
      });
    await Promise.all([look(eva, 90), look(eva, 90)]);
    await look(eva, 61);
    await look(eva, 32);
    await look(finn, 30);
    const { looks: found } = await looksOf(ada);
    expect(found.map(({ name, beganAt, at }: Record<string, string>) => [name, (Date.parse(at!) - Date.parse(beganAt!)) / 60_000])).toEqual(
      [
        ['Finn Lind', 0],
        ['Eva Lind', 58],
      ],
    );
  });

  it('nobody looks at what is their own, and nobody reads the looks of another', async () => {
    const [ada, ben] = [await candidate(), await candidate()];
    await recordLook(db.database, { userId: ada.userId, lookedBy: ada.userId, occasion: 'share', part: 'profile', now: NOW });
    await recordLook(db.database, { userId: ada.userId, lookedBy: ben.userId, occasion: 'share', part: 'profile', now: NOW });
    expect((await looksOf(ada)).looks).toMatchObject([{ by: null }]);
    expect((await looksOf(ben)).totalCount).toBe(0);
  });

  it('comes in pages, stands in the archive, and is forgotten after 24 months', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    for (let i = 22; i >= 0; i -= 1)
      await recordLook(db.database, {
        ...{ userId: ada.userId, lookedBy: eva.userId, organizationId: organization, occasion: 'application', part: 'cv' },
        now: inDays(-i * 40),
      });
    const kept = (await looksOf(ada)).totalCount;
    expect(kept).toBe(19);
    expect((await looksOf(ada)).looks).toHaveLength(19);
    expect((await looksOf(ada, 2)).looks).toEqual([]);
    for (const job of profileLookJobs({ database: db.database, clock: { now: () => NOW } })) await job.run({} as never, {} as never);
    const rows = await profileLookPersonalData.read(db.database, { userId: ada.userId, email: '' } as never);
    expect(rows).toHaveLength(19);
    expect((rows as object[])[0]).toMatchObject({ organization: 'Lindvik', firstName: 'Eva', occasion: 'application', part: 'cv' });
  });

  it('keeps the organization when the account of who looked is erased, and goes to the one that takes it over', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    const [source, target] = [await verified('Old'), await verified('New')];
    await recordLook(db.database, {
      ...{ userId: ada.userId, lookedBy: eva.userId, organizationId: source, occasion: 'share', part: 'profile', now: NOW },
    });
    await db.database.deleteFrom('app_user').where('id', '=', eva.userId).execute();
    expect((await looksOf(ada)).looks).toMatchObject([{ by: { name: 'Old' }, name: null }]);
    await looks.merge?.organization?.run?.(db.database, { sourceId: source, targetId: target, now: NOW });
    expect((await looksOf(ada)).looks).toMatchObject([{ by: { name: 'New' } }]);
  });

  it('goes with its owner', async () => {
    const [ada, eva] = [await candidate(), await recruiter()];
    await answer(ada, await ask(eva, ada), true);
    await open(eva, ada);
    await db.database.deleteFrom('app_user').where('id', '=', ada.userId).execute();
    expect(await open(eva, ada)).toBe(404);
    expect(await db.database.selectFrom('profile_look').select('id').where('user_id', '=', ada.userId).execute()).toEqual([]);
  });
});
