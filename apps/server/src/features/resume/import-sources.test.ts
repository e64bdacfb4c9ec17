// Files that others make of what they hold on somebody, each through its own call: Europass' PDF, LinkedIn's "Save to PDF".

import { drawnPdf } from '@fairway/cv-reader/extracting/made-pdf.fixture';
import { CANDIDATE } from '@fairway/cv-reader/formats/europass.fixture';
import { ENGLISH, saved } from '@fairway/cv-reader/formats/linkedin-pdf.fixture';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileWorld } from '../candidates/profile.fixture.ts';

const SECTIONS = '["overview","languages","study_programs","work_experience","memberships","summary"]';
const db = await cloneDatabase();
let world: Awaited<ReturnType<typeof profileWorld>>;
beforeAll(async () => {
  world = await profileWorld(db);
}, 180_000);
type Person = Awaited<ReturnType<typeof world.person>>;

/** As an account that was just made. */
async function newcomer(): Promise<Person> {
  const person = await world.person();
  await db.database.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', person.userId).execute();
  return person;
}
function send({ browser }: Person, way: 'linkedin-file' | 'resume-file', bytes: Uint8Array, fileName = 'Profile.pdf') {
  const { payload, headers } = multipart({ name: 'sectionTypes', value: SECTIONS }, { name: 'file', fileName, bytes });
  return browser.send('POST', `/api/v1/candidate/import/${way}`, payload, headers);
}

describe("Europass' PDF", () => {
  it('brings in what its attachment says, whatever stands on its page', async () => {
    const anna = await newcomer();
    const pdf = await drawnPdf((sheet) => {
      sheet.fontSize(20).text('Somebody Else', 40, 40);
      sheet.file(Buffer.from(CANDIDATE), { name: 'attachment.xml' });
    });
    const reply = await send(anna, 'resume-file', pdf, 'CV-Europass.pdf');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().sourceType).toBe('CV');
    expect(await anna.read()).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      nationalities: [{ nationality: 'NO' }],
      workExperiences: [{ title: 'Engineer', companyTitle: 'Nordic Wind', start: '2019-03-01', isCurrentJob: true }],
      studyPrograms: [{ start: '2014-01-01', end: '2019-12-01', studyProgram: { levelId: 'master' } }],
    });
  });
});

describe("LinkedIn's PDF", () => {
  it('brings in each position with its employer, the studies, languages, skills and the summary', async () => {
    const anna = await newcomer();
    const reply = await send(anna, 'linkedin-file', await saved(ENGLISH));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ sourceType: 'LinkedIn', reviewedAt: null });
    const profile = await anna.read();
    expect(profile).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      country: 'NO',
      city: 'Oslo',
      summary: '<p>I build towers.</p>',
      workExperiences: [
        { title: 'Lead engineer', companyTitle: 'Nordic Wind', start: '2021-01-01', isCurrentJob: true },
        { title: 'Engineer', companyTitle: 'Nordic Wind', start: '2019-03-01', end: '2020-12-01', isCurrentJob: false },
      ],
      studyPrograms: [{ start: '2014-01-01', end: '2019-12-01', studyProgram: { levelId: 'master' } }],
    });
    expect(profile.skills.map(({ name }: { name: string }) => name)).toEqual(['Welding', 'Surveying']);
    const languages = profile.languages.map(
      (one: { languageId: string; proficiencyId: string }) => `${one.languageId} ${one.proficiencyId}`,
    );
    expect(languages.sort()).toEqual(['de limited_working', 'nb native_or_bilingual']);
    const work = JSON.stringify(profile.workExperiences);
    // A second time it changes nothing.
    await send(anna, 'linkedin-file', await saved(ENGLISH));
    expect(JSON.stringify((await anna.read()).workExperiences)).toBe(work);
  });

  it('is a CV too for the call that takes CVs', async () => {
    const anna = await newcomer();
    const reply = await send(anna, 'resume-file', await saved(ENGLISH));
    expect([reply.statusCode, reply.json().sourceType]).toEqual([200, 'CV']);
    expect((await anna.read()).workExperiences).toHaveLength(2);
  });

  it('of another maker is none of LinkedIn’s', async () => {
    const pdf = await drawnPdf((sheet) => sheet.fontSize(20).text('Anna Berg', 40, 40));
    const reply = await send(await newcomer(), 'linkedin-file', pdf);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'documents.wrong_type']);
  });
});

it('a country that a file names beside another city is not that of the profile’s city: the place is offered whole', async () => {
  const anna = await newcomer();
  const json = (location: object) => Buffer.from(JSON.stringify({ basics: { location }, work: [] }));
  await send(anna, 'resume-file', json({ city: '福岡市' }), 'cv.json');
  expect(await anna.read()).toMatchObject({ city: '福岡市', country: null });
  const reply = (await send(anna, 'resume-file', json({ city: 'Leipzig', countryCode: 'DE' }), 'cv.json')).json();
  expect(await anna.read()).toMatchObject({ city: '福岡市', country: null });
  const items = (reply.result.sections as { items: { id: string; descriptionKey: string }[] }[]).flatMap((section) => section.items);
  const differs = items.find(({ descriptionKey }) => descriptionKey === 'resume.import.differs');
  await anna.browser.send('PATCH', `/api/v1/candidate/import/${reply.id}/take`, { item: differs?.id });
  expect(await anna.read()).toMatchObject({ city: 'Leipzig', country: 'DE' });
  await send(anna, 'resume-file', json({ city: 'leipzig', countryCode: 'DE' }), 'cv.json');
  expect(await anna.read()).toMatchObject({ city: 'Leipzig', country: 'DE' });
});
