// CVs, LinkedIn's files and profile links into a profile, over the API.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create, fields, profileWorld } from '../candidates/profile.fixture.ts';
import { providerOf } from './gateway.ts';
import { profileProvider } from './slots.ts';
import { forgetChanges } from './undo.ts';

const BASE = '/api/v1/candidate/import';
const SECTIONS = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships'];
const DAY_MS = 86_400_000;

let db: Awaited<ReturnType<typeof cloneDatabase>>;
let world: Awaited<ReturnType<typeof profileWorld>>;
let provider: Server;
/** What the provider answers next, by status. */
let answer: { status: number; body: unknown } = { status: 404, body: {} };
const asked: { url: string | undefined; key: string | undefined }[] = [];
type Person = Awaited<ReturnType<typeof world.person>>;

beforeAll(async () => {
  db = await cloneDatabase();
  provider = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers.authorization });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/profile`;
  const reader = providerOf({ PROFILE_PROVIDER_URL: url, PROFILE_PROVIDER_KEY: 'a-key' });
  world = await profileWorld(db, { fillings: [profileProvider.is(() => reader)] });
}, 180_000);
afterAll(() => provider.close());

/** A CV as a word processor writes it. */
const rtf = (...lines: readonly string[]) =>
  Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252 ${lines.map((line) => `${line.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0)}?`)}\\par`).join('\n')}}`,
  );
const CV = rtf(
  '{\\b\\fs48 Ada Lindqvist}',
  'ada.lindqvist@mail.example | +47 22 33 44 55 | Oslo, Norway',
  '',
  '{\\b\\fs28 Work Experience}',
  '{\\b Software Engineer}, Nordic Energy AS, Oslo\\tab 09/2021 - present',
  'Built the billing of a power grid.',
  '{\\b Junior Analyst}, Hoshikawa Ltd, Tokyo\\tab 06/2019 - 08/2020',
  'Wrote reports.',
  '',
  '{\\b\\fs28 Education}',
  '{\\b BSc Computer Science}, University of Oslo\\tab 08/2016 - 06/2019',
  '',
  '{\\b\\fs28 Languages}',
  'Norwegian: native, English: C1',
  '',
  '{\\b\\fs28 Skills}',
  'TypeScript, PostgreSQL, Welding',
);

async function send(
  person: Person,
  bytes: Uint8Array,
  given: { path?: string; fileName?: string; sections?: string; more?: Record<string, string> } = {},
) {
  const { path = 'resume-file', fileName = 'cv.rtf', sections = JSON.stringify(SECTIONS), more = {} } = given;
  const values = Object.entries({ sectionTypes: sections, ...more }).map(([name, value]) => ({ name, value }));
  const { payload, headers } = multipart(...values, { name: 'file', fileName, bytes });
  return person.browser.send('POST', `${BASE}/${path}`, payload, headers);
}
async function taken(person: Person, bytes: Uint8Array, given: Parameters<typeof send>[2] = {}) {
  const reply = await send(person, bytes, given);
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json();
}
type Item = { id: string; descriptionKey: string; descriptionValues: Record<string, string>; canTake: boolean; resolved: boolean };
const itemsOf = (imported: { result: { sections: { items: Item[] }[] } }, key: string): Item[] =>
  imported.result.sections.flatMap(({ items }) => items).filter(({ descriptionKey }) => descriptionKey === `resume.import.${key}`);
const unname = ({ userId }: Person) =>
  db.database.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', userId).execute();

describe('a CV', () => {
  it('fills an empty profile; a second time it changes nothing', async () => {
    const ada = await world.person();
    await unname(ada);
    const imported = await taken(ada, CV);
    expect(imported).toMatchObject({ sourceType: 'CV', reviewedAt: null, undoneAt: null });
    const profile = await ada.read();
    expect(profile).toMatchObject({ firstName: 'Ada', lastName: 'Lindqvist', country: 'NO', city: 'Oslo' });
    expect(profile.workExperiences).toMatchObject([
      { title: 'Software Engineer', companyTitle: 'Nordic Energy AS', start: '2021-09-01', end: null, isCurrentJob: true },
      { title: 'Junior Analyst', companyTitle: 'Hoshikawa Ltd', start: '2019-06-01', end: '2020-08-01' },
    ]);
    expect(profile.studyPrograms).toMatchObject([{ start: '2016-08-01', end: '2019-06-01', studyProgram: { levelId: 'bachelor' } }]);
    expect(
      profile.languages.map((one: { languageId: string; proficiencyId: string }) => `${one.languageId} ${one.proficiencyId}`).sort(),
    ).toEqual(['en full_professional', 'nb native_or_bilingual']);
    expect(profile.skills.map(({ name }: { name: string }) => name)).toEqual(['TypeScript', 'PostgreSQL', 'Welding']);
    const again = await taken(ada, CV);
    expect(itemsOf(again, 'added')).toEqual([]);
    expect(itemsOf(again, 'differs')).toEqual([]);
    expect({ ...(await ada.read()), updatedAt: '' }).toEqual({ ...profile, updatedAt: '' });
  });

  it('brings in the sections that were asked for, and no others', async () => {
    const ben = await world.person();
    await taken(ben, CV, { sections: '["languages"]' });
    const profile = await ben.read();
    expect(profile.languages.length).toBe(2);
    expect([profile.workExperiences, profile.studyPrograms, profile.skills, profile.country]).toEqual([[], [], [], null]);
  });

  it('a link is one without its scheme too; what differs is named as the profile says it', async () => {
    const ada = await world.person();
    const basics = { phone: '+47 22 12 34 56', url: 'www.ada.example.org', location: { countryCode: 'NO', city: 'Oslo' } };
    await taken(ada, Buffer.from(JSON.stringify({ basics, work: [] })), { fileName: 'cv.json' });
    expect((await ada.read()).links).toMatchObject([{ name: 'ada.example.org', value: 'https://www.ada.example.org' }]);
    const moved = { ...basics, phone: '+47 22 65 43 21', location: { countryCode: 'SE', city: 'Lund' } };
    const again = await taken(ada, Buffer.from(JSON.stringify({ basics: moved, work: [] })), { fileName: 'cv.json' });
    expect(itemsOf(again, 'differs').map(({ descriptionValues }) => descriptionValues.name)).toEqual(['Oslo, NO', '+4722123456']);
  });

  it('tells the page how far it is', async () => {
    const person = await world.person();
    await taken(person, CV);
    const news = await db.database.selectFrom('news').select('kind').where('subject', '=', `user:${person.userId}`).orderBy('id').execute();
    expect(news.map(({ kind }) => kind).filter((kind) => kind.startsWith('profile_import.'))).toEqual([
      'profile_import.checked',
      'profile_import.read',
    ]);
  });

  it('is kept as a document only where that was asked for, with consent', async () => {
    const person = await world.person();
    const documents = async () => (await person.browser.send('GET', '/api/v1/candidate/cv')).json().documents;
    expect((await send(person, CV, { more: { keepAsDocument: 'true' } })).json().code).toBe('documents.consent');
    expect(await documents()).toEqual([]);
    // A document is of three types: the import goes on, and says so.
    const imported = await taken(person, CV, { more: { keepAsDocument: 'true', consent: 'true' } });
    expect(itemsOf(imported, 'notStored').map(({ descriptionValues }) => descriptionValues.code)).toEqual(['documents.wrong_type']);
    const pdf = (await person.browser.send('GET', '/api/v1/candidate/resume.pdf')).rawPayload;
    const kept = await taken(person, pdf, { fileName: 'My CV.pdf', more: { keepAsDocument: 'true', consent: 'true' } });
    expect(itemsOf(kept, 'notStored')).toEqual([]);
    expect(await documents()).toMatchObject([{ name: 'My CV.pdf', kind: 'cv' }]);
  });
});

describe('what the person said stays', () => {
  const mine = {
    candidate: fields({ country: 'JP', city: 'Tokyo' }),
    user: fields({ phoneNumber: '+4799887766' }),
    languages: create({ languageId: 'en', proficiencyId: 'elementary' }),
    workExperiences: create({
      title: 'Software engineer',
      companyTitle: 'Nordic Energy',
      location: '',
      description: null,
      start: '2021-10-01',
      end: null,
      isCurrentJob: true,
    }),
  };

  it('what is empty is filled, what differs is offered side by side and can be taken', async () => {
    const ada = await world.person();
    await ada.saved(mine);
    const imported = await taken(ada, CV);
    const differing = itemsOf(imported, 'differs');
    expect(differing.map(({ descriptionValues: { fields: named } }) => named).sort()).toEqual(['fluency', 'phone', 'place', 'start']);
    const before = await ada.read();
    const job = before.workExperiences.find((one: { companyTitle: string }) => one.companyTitle === 'Nordic Energy');
    expect(job).toMatchObject({ title: 'Software engineer', start: '2021-10-01', description: expect.stringContaining('power grid') });
    expect(before).toMatchObject({ country: 'JP', city: 'Tokyo' });
    const start = differing.find(({ descriptionValues }) => descriptionValues.fields === 'start') as Item;
    expect(start).toMatchObject({ canTake: true, descriptionValues: { 'mine.start': '2021-10', 'theirs.start': '2021-09' } });
    const took = await ada.browser.send('PATCH', `${BASE}/${imported.id}/take`, { item: start.id });
    expect(itemsOf(took.json(), 'differs').find(({ id }) => id === start.id)).toMatchObject({ canTake: false, resolved: true });
    expect((await ada.read()).workExperiences.find(({ id }: { id: string }) => id === job.id)).toMatchObject({ start: '2021-09-01' });
    const twice = await ada.browser.send('PATCH', `${BASE}/${imported.id}/take`, { item: start.id });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'import.nothing_to_take']);
  });

  it('an entry that is gone meanwhile is taken over by nothing', async () => {
    const ada = await world.person();
    const { workExperiences } = await ada.saved(mine);
    const imported = await taken(ada, CV);
    await ada.saved({ workExperiences: [{ op: 'delete', value: { id: workExperiences[0].id } }] });
    const start = itemsOf(imported, 'differs').find(({ descriptionValues }) => descriptionValues.fields === 'start') as Item;
    expect((await ada.browser.send('PATCH', `${BASE}/${imported.id}/take`, { item: start.id })).json().code).toBe('import.nothing_to_take');
  });
});

describe('undo', () => {
  const undo = (person: Person, id: string) => person.browser.send('POST', `${BASE}/${id}/undo`);

  it('takes a whole import back, with what was taken over since', async () => {
    const ada = await world.person();
    await ada.saved({ languages: create({ languageId: 'en', proficiencyId: 'elementary' }) });
    const before = await ada.read();
    const imported = await taken(ada, CV);
    const fluency = itemsOf(imported, 'differs').find(({ descriptionValues }) => descriptionValues.fields === 'fluency') as Item;
    await ada.browser.send('PATCH', `${BASE}/${imported.id}/take`, { item: fluency.id });
    const reply = (await undo(ada, imported.id)).json();
    expect(reply).toMatchObject({ kept: 0, import: { undoUntil: null, undoneAt: expect.any(String) } });
    const gone = { updatedAt: '', version: 0 };
    expect({ ...(await ada.read()), ...gone }).toEqual({ ...before, ...gone });
    expect((await undo(ada, imported.id)).json().code).toBe('import.undo_over');
  });

  it('leaves what was changed since as it is, and says how much', async () => {
    const ada = await world.person();
    const imported = await taken(ada, CV);
    const { id, ...job } = (await ada.read()).workExperiences[0];
    await ada.saved({ workExperiences: [{ op: 'update', value: { ...job, id, title: 'Lead engineer' } }] });
    expect((await undo(ada, imported.id)).json().kept).toBe(1);
    expect((await ada.read()).workExperiences.map(({ title }: { title: string }) => title)).toEqual(['Lead engineer']);
  });

  it('is over after seven days, and what it needed is forgotten', async () => {
    const ada = await world.person();
    const imported = await taken(ada, CV);
    const before = new Date(world.clock.now.getTime() - 7 * DAY_MS - 1000);
    await db.database.updateTable('profile_import').set({ created_at: before }).where('id', '=', imported.id).execute();
    expect((await undo(ada, imported.id)).json().code).toBe('import.undo_over');
    await forgetChanges(db.database, world.clock.now);
    const row = await db.database.selectFrom('profile_import').select('changes').where('id', '=', imported.id).executeTakeFirstOrThrow();
    expect(row.changes).toEqual([]);
  });

  it('of another person’s import is refused, as are taking and deleting it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const { id } = await taken(ada, CV);
    expect((await undo(ben, id)).statusCode).toBe(404);
    expect((await ben.browser.send('PATCH', `${BASE}/${id}/take`, { item: '1' })).statusCode).toBe(404);
    expect((await ben.browser.send('DELETE', `${BASE}/${id}`)).statusCode).toBe(404);
    expect((await ada.browser.send('DELETE', `${BASE}/${id}`)).statusCode).toBe(204);
    expect((await ada.browser.send('GET', `${BASE}/latest`)).json().import).toBeNull();
    expect((await ada.read()).workExperiences.length).toBe(2);
  });
});

describe('our own PDF', () => {
  it('brings the whole profile back to the address that made it; another address is told nothing private', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved({
      candidate: fields({ country: 'NO', summary: '<p>I <strong>build</strong>.</p>' }),
      nationalities: create({ nationality: 'NO' }),
      workExperiences: create({
        title: 'Engineer',
        companyTitle: 'Nordic',
        location: '',
        description: '<p>Wrote <em>much</em></p>',
        start: '2021-09-01',
        end: null,
        isCurrentJob: true,
      }),
    });
    for (const layout of ['classic', 'modern']) {
      const pdf = (await ada.browser.send('GET', `/api/v1/candidate/resume.pdf?layout=${layout}`)).rawPayload;
      const other = await world.person();
      expect(await taken(other, pdf, { fileName: 'cv.pdf' })).toMatchObject({ sourceType: 'JSONResume' });
      const profile = await other.read();
      expect(profile).toMatchObject({ summary: '<p>I <strong>build</strong>.</p>', country: 'NO', nationalities: [] });
      expect(profile.workExperiences).toMatchObject([{ description: '<p>Wrote <em>much</em></p>', isCurrentJob: true }]);
    }
    const pdf = (await ada.browser.send('GET', '/api/v1/candidate/resume.pdf')).rawPayload;
    const row = await db.database.selectFrom('app_user').select('email').where('id', '=', ada.userId).executeTakeFirstOrThrow();
    await db.database.deleteFrom('app_user').where('id', '=', ada.userId).execute();
    await db.database.updateTable('app_user').set({ email: row.email }).where('id', '=', ben.userId).execute();
    await taken(ben, pdf, { fileName: 'cv.pdf' });
    expect((await ben.read()).nationalities).toMatchObject([{ nationality: 'NO' }]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a program', Buffer.from('MZ\u0090\u0000 not a CV at all'), 415, 'documents.wrong_type'],
    ['nothing', Buffer.alloc(0), 415, 'documents.wrong_type'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 415, 'documents.wrong_type'],
  ])('%s is refused by its type, and is no attempt', async (_name, bytes, status, code) => {
    const person = await world.person();
    for (let n = 0; n < 6; n += 1) {
      const reply = await send(person, bytes, { fileName: 'cv.pdf' });
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
  });

  it('a damaged file is the specification’s 500 with its reason; five attempts a day, failed ones too', async () => {
    const person = await world.person();
    for (let n = 0; n < 5; n += 1) {
      const reply = await send(person, Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), { fileName: 'cv.pdf' });
      expect([reply.statusCode, reply.json().code]).toEqual([500, expect.stringMatching(/^import\.(?:damaged|no_text)$/)]);
    }
    const sixth = await send(person, CV);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'import.daily_limit']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await person.read()).workExperiences).toEqual([]);
  });

  it.each(['', '[]', '["overview",', '"overview"', '["nothing"]', 'null'])('sections %j are none', async (sections) => {
    const reply = await send(await world.person(), CV, { sections });
    expect(reply.statusCode).toBe(422);
  });

  it('a visitor imports nothing', async () => {
    const { payload, headers } = multipart(
      { name: 'sectionTypes', value: '["overview"]' },
      { name: 'file', fileName: 'cv.rtf', bytes: CV },
    );
    const reply = await world.app.inject({ method: 'POST', url: `${BASE}/resume-file`, payload, headers });
    expect(reply.statusCode).toBe(401);
  });
});

describe('LinkedIn', () => {
  const zip = zipSync({
    'Profile.csv': strToU8('First Name,Last Name,Headline,Summary\nAda,Lindqvist,Engineer,"I build, quietly."\n'),
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\n"Nordic, Energy",Engineer,Wrote much,Oslo,Sep 2021,\n',
    ),
    'Languages.csv': strToU8('Name,Proficiency\nNorwegian,Native or bilingual proficiency\n'),
  });

  it('the ZIP of the data export comes in as it is, with its summary', async () => {
    const ada = await world.person();
    await unname(ada);
    const imported = await taken(ada, zip, {
      path: 'linkedin-file',
      fileName: 'export.zip',
      sections: JSON.stringify([...SECTIONS, 'summary']),
    });
    expect(imported.sourceType).toBe('LinkedIn');
    expect(await ada.read()).toMatchObject({
      firstName: 'Ada',
      summary: '<p>I build, quietly.</p>',
      workExperiences: [{ title: 'Engineer', companyTitle: 'Nordic, Energy', start: '2021-09-01', isCurrentJob: true }],
      languages: [{ languageId: 'nb', proficiencyId: 'native_or_bilingual' }],
    });
  });

  it('a CV is no file of LinkedIn’s', async () => {
    const reply = await send(await world.person(), CV, { path: 'linkedin-file' });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'documents.wrong_type']);
  });

  const link = (person: Person, linkedinProfileLink: string) =>
    person.browser.send('POST', `${BASE}/linkedin-proxycurl`, { linkedinProfileLink, sectionTypes: SECTIONS });

  it('a link is read by the provider, with the key of the settings and nothing else', async () => {
    const ada = await world.person();
    answer = {
      status: 200,
      body: {
        full_name: 'Ada Lindqvist',
        country: 'NO',
        city: 'Oslo',
        experiences: [
          { company: 'Nordic', title: 'Engineer', starts_at: { day: 1, month: 9, year: 2021 }, ends_at: null, description: null },
        ],
        education: [
          {
            school: 'University of Oslo',
            degree_name: 'Bachelor of Science',
            field_of_study: 'Physics',
            starts_at: { year: 2016 },
            ends_at: { year: 2019, month: 6 },
          },
        ],
        languages_and_proficiencies: [{ name: 'English', proficiency: 'FULL_PROFESSIONAL' }],
        skills: ['Welding'],
        headline: 'Builds quietly',
        certifications: [{ name: 'First aid', authority: 'Red Cross', url: null }],
      },
    };
    expect((await link(ada, ' https://linkedin.com/in/ada?trk=1 ')).json()).toMatchObject({
      sourceType: 'LinkedIn',
      fileName: 'https://www.linkedin.com/in/ada/',
      result: {
        unread: [
          { heading: 'headline', lines: ['Builds quietly'] },
          { heading: 'grades', lines: ['University of Oslo: Bachelor of Science'] },
          { heading: 'certificates', lines: ['First aid, Red Cross'] },
        ],
      },
    });
    expect(asked.at(-1)).toEqual({
      url: `/profile?profile_url=${encodeURIComponent('https://www.linkedin.com/in/ada/')}`,
      key: 'Bearer a-key',
    });
    expect(await ada.read()).toMatchObject({
      city: 'Oslo',
      workExperiences: [{ title: 'Engineer', start: '2021-09-01', isCurrentJob: true }],
      studyPrograms: [{ end: '2019-06-01', studyProgram: { name: 'Physics', levelId: 'bachelor' } }],
      languages: [{ languageId: 'en', proficiencyId: 'full_professional' }],
    });
  });

  it.each([
    [404, 404, 'import.profile_not_found'],
    [429, 429, 'import.daily_limit'],
    [500, 500, 'import.provider_failed'],
    [403, 500, 'import.provider_failed'],
  ])('%i of the provider is %i %s', async (status, ours, code) => {
    answer = { status, body: {} };
    const reply = await link(await world.person(), 'https://www.linkedin.com/in/nobody');
    expect([reply.statusCode, reply.json().code]).toEqual([ours, code]);
  });

  it('what is no profile link is asked of nobody', async () => {
    const before = asked.length;
    for (const wrong of ['https://example.com/in/ada', 'https://linkedin.com/company/x', 'file:///etc/passwd']) {
      expect((await link(await world.person(), wrong)).json().code).toBe('import.link_invalid');
    }
    expect(asked.length).toBe(before);
  });

  it('settings by halves stop the start', () => {
    expect(() => providerOf({ PROFILE_PROVIDER_URL: 'https://provider.example/profile' })).toThrow('PROFILE_PROVIDER_KEY');
    expect(() => providerOf({ PROFILE_PROVIDER_KEY: 'x' })).toThrow('PROFILE_PROVIDER_URL');
    expect(() => providerOf({ PROFILE_PROVIDER_URL: 'ftp://x', PROFILE_PROVIDER_KEY: 'x' })).toThrow('PROFILE_PROVIDER_URL');
    expect(providerOf({})).toBeUndefined();
  });
});

describe('what a machine reads', () => {
  it('in our own PDF is what the profile says, whatever data the file carries', async () => {
    const ada = await world.person();
    await taken(ada, CV);
    for (const layout of ['classic', 'modern']) {
      const reading = (await ada.browser.send('GET', `/api/v1/candidate/resume-reading?layout=${layout}`)).json();
      expect(
        reading.work.map(({ what, who }: { what: { value: string }; who: { value: string } }) => `${what.value} / ${who.value}`),
      ).toEqual(['Software Engineer / Nordic Energy AS', 'Junior Analyst / Hoshikawa Ltd']);
      expect(reading).toMatchObject({ skills: ['TypeScript', 'PostgreSQL', 'Welding'], hiddenCharacters: 0 });
    }
  });

  it('of a document is its owner’s alone, and says what is missing', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const pdf = (await ada.browser.send('GET', '/api/v1/candidate/resume.pdf')).rawPayload;
    const { payload, headers } = multipart({ name: 'consent', value: 'true' }, { name: 'file', fileName: 'CV.pdf', bytes: pdf });
    const { id } = (await ada.browser.send('POST', '/api/v1/candidate/cv', payload, headers)).json();
    const reading = (await ada.browser.send('GET', `/api/v1/candidate/cv/${id}/reading`)).json();
    expect(reading.gaps).toEqual(expect.arrayContaining(['work', 'education', 'skills', 'languages'].map((code) => ({ code, at: null }))));
    expect((await ben.browser.send('GET', `/api/v1/candidate/cv/${id}/reading`)).statusCode).toBe(404);
  });
});
