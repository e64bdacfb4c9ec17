// What a machine reads in a CV that was sent: to those who may open the file, once they ask, and without what a profile shows no organization.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineReading } from '@fairway/contract/resume/machine-reading';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../kernel/files/open-file-store.ts';
import { newId } from '../../kernel/ids.ts';
import { recruiting } from './applicants.fixture.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cv-reading-'));
const files = await openFileStore(folder, { signingSecret: TEST_SECRET });
afterAll(() => rm(folder, { recursive: true }));
const { app, db, world } = await recruiting({ app: { files } });
type Made = Awaited<ReturnType<typeof world>>;

const CV = [
  '{\\rtf1\\ansi {\\b\\fs48 Ada Lindqvist}\\par',
  'ada.lindqvist@mail.example | +47 22 33 44 55 | Oslo, Norway\\par',
  'Nationality: Norwegian\\par Work permit: Switzerland\\par\\par',
  '{\\b\\fs28 Work Experience}\\par',
  '{\\b Software Engineer}, Nordic Energy AS, Oslo\\tab 09/2021 - present\\par',
  'Built the billing of a power grid.\\par',
  '{\\b Junior Analyst}, Hoshikawa Ltd, Tokyo\\tab 06/2019 - 08/2020\\par Wrote reports.\\par\\par',
  '{\\b\\fs28 Skills}\\par TypeScript, PostgreSQL, Welding\\par}',
].join('\n');

/** An application with a CV; without content the file is gone. */
async function sent(made: Made, content = CV) {
  const key = `applications/${newId()}.pdf`;
  if (content !== '') await files.put(Buffer.from(content), key, { contentType: 'application/pdf' });
  const more = { cv_key: key, cv_name: 'mine.pdf', cv_content_type: 'application/pdf', cv_size_bytes: content.length + 1 };
  return made.applied({ more });
}
const reading = (made: Made, id: string, who = made.rita.browser) => who.send('GET', made.at(`/${id}/cv-reading`));
const looks = (userId: string) =>
  db.database.selectFrom('profile_look').select(['part', 'occasion']).where('user_id', '=', userId).execute();

describe('the machine reading of a sent CV (applicants.14)', () => {
  it('is what its owner would read, with each gap at the entry, and without nationalities', async () => {
    const made = await world();
    const { id } = await sent(made);
    const reply = await reading(made, id);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    const read = machineReading.parse(reply.json());
    expect(read.name?.value).toBe('Ada Lindqvist');
    expect(read.work.map(({ what, who }) => `${what?.value} / ${who?.value}`)).toEqual([
      'Software Engineer / Nordic Energy AS',
      'Junior Analyst / Hoshikawa Ltd',
    ]);
    expect(read.permits).toEqual([{ value: 'CH', isDoubtful: true }]);
    expect(read.nationalities).toEqual([]);
    expect(read.gaps).toEqual([
      { code: 'education', at: null },
      { code: 'languages', at: null },
    ]);
  });

  it('is a look at the CV, which its candidate sees, and moves nobody', async () => {
    const made = await world();
    const { id, userId } = await sent(made);
    await reading(made, id);
    await reading(made, id);
    expect(await looks(userId)).toEqual([{ part: 'cv', occasion: 'application' }]);
    expect((await made.get(`/${id}`)).stage).toBe('sent');
  });

  it('is of nobody who does not recruit there, nor of another’s application, nor where no CV was sent or it is gone', async () => {
    const [made, others] = [await world(), await world()];
    const { id, userId } = await sent(made);
    const stranger = await reading(made, id, others.rita.browser);
    const foreign = await others.rita.browser.send('GET', others.at(`/${id}/cv-reading`));
    const email = `rep${newId()}@acme.example`;
    await insertPerson(db.database, { email, roles: [{ role: 'Representative', organizationId: made.organization }] });
    const representative = testBrowser(app);
    await representative.signIn(email);
    const unsent = await reading(made, (await made.applied()).id);
    const gone = await reading(made, (await sent(made, '')).id);
    const unknown = await reading(made, newId());
    const replies = [stranger, foreign, await reading(made, id, representative), unsent, gone, unknown];
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(replies.map(() => [404, 'not_found']));
    expect((await reading(made, id, testBrowser(app))).statusCode).toBe(401);
    expect(await looks(userId)).toEqual([]);
  });

  it.each([
    ['a damaged file', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog', 500, /^import\.(?:damaged|no_text)$/],
    ['what is no CV by its content', 'MZ\u0090\u0000 a program', 415, /^documents\.wrong_type$/],
  ])('%s is told by its code, and is no look', async (_name, content, status, code) => {
    const made = await world();
    const { id, userId } = await sent(made, content);
    const reply = await reading(made, id);
    expect([reply.statusCode, reply.json().code]).toEqual([status, expect.stringMatching(code)]);
    expect(await looks(userId)).toEqual([]);
  });
});
