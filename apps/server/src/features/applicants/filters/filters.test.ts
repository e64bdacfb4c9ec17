// What applicants are filtered by is what they sent: level, field, languages with their level, permits, answers; with how many each value would find.

import { EU_MEMBERS } from '@fairway/rules/work-authorizations';
import { insertJob } from '@fairway/testkit/job-rows';
import { expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { recruiting } from '../applicants.fixture.ts';

const { db, world } = await recruiting();
const study = (levelId: string | null, ...fields: string[]) => ({
  studyProgram: { name: 'Any', levelId, fields: fields.map((id) => ({ id, name: null })) },
});
const speaks = (languageId: string, proficiencyId: string) => ({ languageId, proficiencyId });
const permit = (code: string) => ({ code });
type Row = { name: string };
type Counts = { value: string; count: number }[];
const countOf = (counts: Counts, value: string) => counts.find((one) => one.value === value)?.count ?? 0;

async function three() {
  const made = await world();
  const { applied, get } = made;
  await applied({
    firstName: 'Ada',
    profile: {
      studyPrograms: [study('master', 'physics', 'other'), study('bachelor', 'mathematics')],
      languages: [speaks('de', 'professional_working'), speaks('en', 'native_or_bilingual')],
      workAuthorizations: [permit('EU'), permit('NO')],
    },
  });
  await applied({
    firstName: 'Ben',
    profile: { studyPrograms: [study('bachelor', 'physics')], languages: [speaks('de', 'elementary')], workAuthorizations: [permit('DE')] },
  });
  await applied({ firstName: 'Cy', profile: { studyPrograms: [study(null)], languages: 'none', workAuthorizations: null } });
  const names = async (query: string) => (await get(`?sort=name&${query}`)).rows.map(({ name }: Row) => name.split(' ')[0]);
  return { ...made, names };
}

it('any of the levels, of the fields and of the permits; the Union is each of its members', async () => {
  const { names } = await three();
  expect(await names('level=master')).toEqual(['Ada']);
  expect(await names('level=master&level=bachelor')).toEqual(['Ada', 'Ben']);
  expect(await names('field=physics&level=bachelor')).toEqual(['Ada', 'Ben']);
  expect(await names('field=law')).toEqual([]);
  expect(await names('permit=DE')).toEqual(['Ada', 'Ben']);
  for (const member of EU_MEMBERS) expect(await names(`permit=${member}`)).toContain('Ada');
  expect(await names('permit=CH&permit=NO')).toEqual(['Ada']);
});

it('any of the schools by their names, those of the list and those that were typed', async () => {
  const { applied, names, get } = await three();
  const at = (school: object) => ({ studyPrograms: [{ studyProgram: { name: 'Any', levelId: null, fields: [], ...school } }] });
  await applied({ firstName: 'Dee', profile: at({ school: { id: 1, name: 'École Saint-Élan, "Nord"' } }) });
  await applied({ firstName: 'Eli', profile: at({ school: null, customSchoolName: 'Night School' }) });
  await applied({ firstName: 'Fay', profile: at({ school: null, customSchoolName: '' }) });
  const school = (name: string) => `school=${encodeURIComponent(name)}`;
  expect(await names(school('École Saint-Élan, "Nord"'))).toEqual(['Dee']);
  expect(await names(`${school('École Saint-Élan, "Nord"')}&${school('Night School')}`)).toEqual(['Dee', 'Eli']);
  expect(await names(school('Nowhere'))).toEqual([]);
  const counts = await get(`/filters?${school('Night School')}`);
  expect(counts.school.map(({ value }: { value: string }) => value).sort()).toEqual(['Night School', 'École Saint-Élan, "Nord"'].sort());
});

it('so many stars at least, of those that one has rated too', async () => {
  const { applied, at, rita, otto, names } = await three();
  const [one, other] = [await applied({ firstName: 'Dee' }), await applied({ firstName: 'Eli' })];
  const rate = (who: typeof rita, id: string, stars: number) => who.browser.send('PUT', at(`/${id}/rating`), { stars, words: '' });
  await rate(rita, one.id, 5);
  await rate(otto, one.id, 4);
  await rate(otto, other.id, 5);
  expect([await names('stars=4'), await names('stars=5'), await names('stars=1')]).toEqual([['Dee'], [], ['Dee']]);
});

it('a language on a level or a higher one, and all languages that are asked for', async () => {
  const { names } = await three();
  expect(await names('language=de.0')).toEqual(['Ada', 'Ben']);
  expect(await names('language=de.2')).toEqual(['Ada']);
  expect(await names('language=de.3')).toEqual([]);
  expect(await names('language=de.0&language=en.4')).toEqual(['Ada']);
});

it('any answer of a question, and all questions', async () => {
  const { applied, names } = await three();
  const [car, city, years] = [newId(), newId(), newId()];
  await applied({
    firstName: 'Dee',
    answers: [
      { questionId: car, value: true, question: 'A car?' },
      { questionId: city, kind: 'choice', value: 'Oslo, 100% "north"' },
      { questionId: years, kind: 'number', value: 3 },
    ],
  });
  await applied({
    firstName: 'Eli',
    answers: [
      { questionId: car, value: false, question: 'A car?' },
      { questionId: city, kind: 'choice', value: 'yes' },
    ],
  });
  const answer = (id: string, value: string) => `answer=${encodeURIComponent(`${id}.${value}`)}`;
  expect(await names(answer(car, 'yes'))).toEqual(['Dee']);
  expect(await names(`${answer(car, 'yes')}&${answer(car, 'no')}`)).toEqual(['Dee', 'Eli']);
  expect(await names(answer(city.toUpperCase(), 'Oslo, 100% "north"'))).toEqual(['Dee']);
  // A choice that is called as a truth is.
  expect(await names(answer(city, 'yes'))).toEqual(['Eli']);
  expect(await names(`${answer(car, 'yes')}&${answer(city, 'yes')}`)).toEqual([]);
  expect(await names(answer(years, '3'))).toEqual([]);
});

it('counts what each value would find beside the other filters, and nobody of another organization', async () => {
  const { applied, get } = await three();
  const other = await world();
  await applied({ of: other.organization, profile: { studyPrograms: [study('master', 'physics')] } });
  const all = await get('/filters');
  expect(all.level).toEqual([
    { value: 'bachelor', count: 2 },
    { value: 'master', count: 1 },
  ]);
  expect(countOf(all.field, 'physics')).toBe(2);
  expect(countOf(all.field, 'other')).toBe(0);
  expect([countOf(all.language, 'de.0'), countOf(all.language, 'de.1'), countOf(all.language, 'de.3')]).toEqual([2, 1, 0]);
  expect([countOf(all.permit, 'DE'), countOf(all.permit, 'EU')]).toEqual([2, 0]);
  expect(all.questions).toEqual([]);
  const masters = await get('/filters?level=master');
  // Another level can be added; what else there is is counted among the masters.
  expect(countOf(masters.level, 'bachelor')).toBe(2);
  expect(countOf(masters.field, 'physics')).toBe(1);
});

it('counts the answers of one posting, question by question in the order of the form', async () => {
  const { applied, get, organization } = await world();
  const jobId = await insertJob(db.database, { organizationId: organization });
  const [car, city] = [newId(), newId()];
  const answers = (drives: boolean, place: string, knocksOut = false) => [
    { questionId: car, value: drives, question: 'A car?', knocksOut },
    { questionId: city, kind: 'choice' as const, value: place, question: 'Where?' },
  ];
  await applied({ jobId, answers: answers(true, 'Oslo') });
  await applied({ jobId, answers: answers(true, 'Bergen') });
  await applied({ jobId, answers: answers(false, 'Oslo', true) });
  await applied({ answers: answers(false, 'Oslo') });
  const counted = await get(`/filters?posting=${jobId}`);
  expect(counted.questions).toEqual([
    {
      ...{ id: car, question: 'A car?' },
      answers: [
        { value: `${car}.yes`, count: 2 },
        { value: `${car}.no`, count: 1 },
      ],
    },
    {
      ...{ id: city, question: 'Where?' },
      answers: [
        { value: `${city}.Oslo`, count: 2 },
        { value: `${city}.Bergen`, count: 1 },
      ],
    },
  ]);
  expect(counted.knockedOut).toEqual([
    { value: 'no', count: 2 },
    { value: 'yes', count: 1 },
  ]);
  const drivers = await get(`/filters?posting=${jobId}&answer=${car}.yes`);
  expect(drivers.questions.map(({ answers: own }: { answers: Counts }) => own.map(({ count }) => count))).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

it('is a filter of a move too', async () => {
  const { rita, at, names } = await three();
  const applicants = { matching: { level: ['bachelor'], field: ['mathematics'] }, total: 1 };
  const moved = await rita.browser.send('POST', at('/moves'), { applicants, to: 'inTalks' });
  expect(moved.json()).toMatchObject({ moved: 1 });
  expect(await names('stage=inTalks')).toEqual(['Ada']);
});

it('what is no filter is refused', async () => {
  const { rita, at } = await world();
  for (const query of [
    'level=nonsense',
    'language=de',
    'language=xx.9',
    'permit=Norway',
    'answer=yes',
    `answer=${newId()}`,
    `answer=${newId()}.`,
  ])
    for (const path of ['', '/filters']) expect((await rita.browser.send('GET', at(`${path}?${query}`))).statusCode, query).toBe(422);
});
