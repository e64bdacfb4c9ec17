// The archive of an account, taken in at another deployment: the same profile. Two applications over two databases, with keys of their own.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileWorld } from '../candidates/profile.fixture.ts';
import { comparable, FULL } from './full-profile.fixture.ts';

const SECTIONS = '["overview","languages","study_programs","work_experience","memberships"]';
type World = Awaited<ReturnType<typeof profileWorld>>;
type Person = Awaited<ReturnType<World['person']>>;
let [here, there]: World[] = [];

async function deployment(): Promise<World> {
  const db = await cloneDatabase();
  await db.database
    .insertInto('sector')
    .values({ code: 'consulting', names: JSON.stringify({ en: 'Consulting' }), sort: 1, active: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return profileWorld(db);
}
beforeAll(async () => {
  [here, there] = [await deployment(), await deployment()];
}, 180_000);

const archiveOf = async ({ browser }: Person) => (await browser.send('GET', '/identity/v1/user/export')).rawPayload;
function takeIn({ browser }: Person, bytes: Uint8Array, way: 'resume-file' | 'linkedin-file' = 'resume-file') {
  const { payload, headers } = multipart(
    { name: 'sectionTypes', value: SECTIONS },
    { name: 'file', fileName: 'fairway-2026-03-01.zip', bytes },
  );
  return browser.send('POST', `/api/v1/candidate/import/${way}`, payload, headers);
}

describe('the archive of an account', () => {
  it('taken in at another deployment gives the same profile; a second time it changes nothing', async () => {
    const ada = await (here as World).person();
    await ada.saved(FULL);
    const archive = await archiveOf(ada);
    const other = await (there as World).person({ email: 'ada.elsewhere@example.org' });
    const reply = await takeIn(other, archive);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().sourceType).toBe('JSONResume');
    expect(comparable(await other.read())).toEqual(comparable(await ada.read()));
    const after = await other.read();
    await takeIn(other, archive);
    expect({ ...(await other.read()), updatedAt: '' }).toEqual({ ...after, updatedAt: '' });
  });

  it('holds the profile as JSON Resume, as its own call gives it, and nothing for whom has none', async () => {
    const ada = await (here as World).person();
    await ada.saved(FULL);
    const inArchive = async (person: Person) => JSON.parse(Buffer.from(unzipSync(await archiveOf(person))['resume.json'] ?? []).toString());
    expect(await inArchive(ada)).toEqual((await ada.browser.send('GET', '/api/v1/candidate/resume.json')).json());
    const nobody = await (here as World).person();
    expect(await inArchive(nobody)).toBeNull();
    // Nothing to take in, and said so.
    const reply = await takeIn(await (there as World).person(), await archiveOf(nobody));
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'documents.wrong_type']);
  });

  it('is none of LinkedIn’s files, and one with another `resume.json` is what that says', async () => {
    const ada = await (here as World).person();
    await ada.saved(FULL);
    const reply = await takeIn(await (there as World).person(), await archiveOf(ada), 'linkedin-file');
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'documents.wrong_type']);
    const zipped = (json: string) => zipSync({ 'resume.json': strToU8(json) });
    const other = await (there as World).person();
    expect((await takeIn(other, zipped('{"basics":{"location":{"countryCode":"SE","city":"Lund"}},"work":[]}'))).statusCode).toBe(200);
    expect(await other.read()).toMatchObject({ country: 'SE', city: 'Lund' });
    for (const odd of ['[]', '{"basics":[]}', '{"a":1', ' '.repeat(5_000_000)])
      expect((await takeIn(await (there as World).person(), zipped(odd))).json().code).toMatch(
        /^(?:documents\.wrong_type|import\.too_much)$/,
      );
  });
});
