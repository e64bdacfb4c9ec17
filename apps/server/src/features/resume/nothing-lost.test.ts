// Whatever is read in a file stands somewhere afterwards: in the profile, among the items of the import, or in what is kept as text.
import { type Cv, emptyCv, type Period, type Read } from '@fairway/cv-reader/cv';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { type Chance, chanceOf } from '@fairway/world-kit/chance';
import { beforeAll, describe, expect, it } from 'vitest';
import { create, fields, profileWorld } from '../candidates/profile.fixture.ts';
import type { OwnUserId } from '../identity/access.ts';
import { importProfile } from './commands.ts';
import { incomingReading } from './importing/incoming.ts';
import type { ProfileImport } from './queries.ts';

const ALL = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships', 'summary'] as const;
const SEEDS = Array.from({ length: 40 }, (_, n) => n);

let db: Awaited<ReturnType<typeof cloneDatabase>>;
let world: Awaited<ReturnType<typeof profileWorld>>;
type Person = Awaited<ReturnType<typeof world.person>>;
beforeAll(async () => {
  db = await cloneDatabase();
  world = await profileWorld(db);
}, 180_000);

const imported = (person: Person, cv: Cv) =>
  db.database
    .transaction()
    .execute((transaction) =>
      importProfile(
        transaction,
        person.userId as OwnUserId,
        { incoming: incomingReading({ source: 'text', cv }), sectionTypes: ALL, sourceType: 'CV', fileName: 'cv.pdf' },
        { schoolNamed: async () => undefined, now: world.clock.now },
      ),
    );

const COUNTRIES = ['NO', 'DE', 'JP', 'US'];
const CITIES = ['Oslo', 'Köln', '大阪市', 'Austin'];
const NAMES: Readonly<Record<string, string>> = { de: 'German', fr: 'French', ja: 'Japanese' };
const LEVELS = ['bachelor', 'master', 'phd'] as const;

/** A CV of chance, in which no text stands twice, and all texts that must stand somewhere. */
function cvOf(chance: Chance): { cv: Cv; words: string[] } {
  const cv = emptyCv();
  const words: string[] = [];
  const text = (kind: string): string => {
    const made = `${kind}${chance.whole(100_000, 999_999)}q${words.length}`;
    words.push(made);
    return made;
  };
  const read = (value: string): Read<string> => ({ value, doubt: chance.happens(0.2) ? 'check' : 'sure' });
  const some = (kind: string) => (chance.happens(0.8) ? read(text(kind)) : undefined);
  const several = <T>(max: number, make: () => T): T[] => Array.from({ length: chance.whole(0, max) }, make);
  const present = <T extends object>(entry: T) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
  const month = () => `${chance.whole(1990, 2025)}-0${chance.whole(1, 9)}`;
  const period = (): Period => {
    const [start, end] = [month(), month()].sort() as [string, string];
    const isCurrent = chance.happens(0.3);
    if (chance.happens(0.15)) return { isCurrent };
    words.push(start);
    if (!isCurrent) words.push(end);
    return { start: read(start), ...(isCurrent ? {} : { end: read(end) }), isCurrent };
  };
  const long = (kind: string) => `${text(kind)}\n${'many words '.repeat(chance.whole(0, 60))}\n- ${text(kind)}`;
  const [first, last] = [text('First'), text('Last')];
  if (chance.happens(0.8)) cv.name = { value: { full: chance.happens(0.5) ? `${text('Dr')} ${first} ${last}` : `${first} ${last}`, first, last }, doubt: 'sure' };
  else words.splice(0);
  Object.assign(cv, present({ headline: some('Headline'), summary: chance.happens(0.7) ? read(long('Summary')) : undefined }));
  cv.emails = several(3, () => read(`${text('mail')}@mail.example`));
  cv.phones = several(3, () => {
    const number = `+4722${chance.whole(100_000, 999_999)}`;
    words.push(number);
    return read(number);
  });
  cv.links = several(3, () => read(chance.happens(0.8) ? `https://${text('site').toLowerCase()}.example` : text('nolink')));
  if (chance.happens(0.8)) {
    const [city, countryCode] = [chance.pick(CITIES), chance.happens(0.6) ? chance.pick(COUNTRIES) : undefined];
    words.push(city, ...(countryCode ? [countryCode] : []));
    cv.place = { value: present({ text: `${text('Street')} 1, ${city}`, city, countryCode }) as { text: string }, doubt: 'sure' };
  }
  if (chance.happens(0.5)) {
    cv.bornOn = '1999-04-12';
    words.push('1999-04-12');
  }
  cv.nationalities = chance.sample(['SE', 'FR', 'XX'], chance.whole(0, 2)).map((code) => {
    words.push(code);
    return read(code);
  });
  cv.permits = chance.sample(['GB', 'CA'], chance.whole(0, 2)).map((code) => {
    words.push(code);
    return read(code);
  });
  cv.work = several(4, () =>
    present({ title: some('Title'), employer: some('Employer'), location: some('Place'), description: chance.happens(0.7) ? long('Did') : undefined, ...period() }),
  );
  cv.memberships = several(3, () =>
    present({ title: some('Role'), organization: some('Club'), description: chance.happens(0.5) ? long('Led') : undefined, ...period() }),
  );
  cv.education = several(3, () => {
    const level = chance.happens(0.6) ? chance.pick(LEVELS) : undefined;
    if (level) words.push(level);
    return present({
      school: some('School'), degree: some('Degree'), field: some('Field'), level: level && { value: level, doubt: 'sure' as const },
      location: some('Town'), grade: chance.happens(0.5) ? text('Grade') : undefined, description: chance.happens(0.5) ? long('Thesis') : undefined,
      ...period(),
    }); // biome-ignore format: the fields
  });
  cv.languages = chance.sample(['de', 'fr', 'ja', undefined], chance.whole(0, 4)).map((code) => {
    const [name, level] = [code ? code : text('Tongue'), chance.happens(0.6) ? ('full_professional' as const) : undefined];
    const said = chance.happens(0.7) ? `${text('Test')} N2` : undefined;
    words.push(...(code ? [`${code}|${NAMES[code]}`] : []), ...(level ? [level] : []));
    return present({ code, name: read(name), level: level && { value: level, doubt: 'sure' as const }, words: said });
  });
  cv.skills = several(8, () => read(text('Skill')));
  cv.certificates = several(3, () => present({ name: read(text('Certificate')), issuer: chance.happens(0.5) ? text('Issuer') : undefined, on: month() }));
  cv.rest = several(3, () => present({ heading: chance.happens(0.5) ? text('Heading') : undefined, lines: several(4, () => text('Line')) }));
  for (const { heading, lines } of cv.rest) if (heading && lines.length === 0) words.splice(words.indexOf(heading), 1);
  return { cv, words };
} // biome-ignore format: a generator

/** All that its person can see. */
async function shown(person: Person, record: ProfileImport): Promise<string> {
  const account = await person.browser.send('GET', '/identity/v1/user/me');
  return `${JSON.stringify(await person.read())}${account.body}${JSON.stringify(record.result)}`;
}
/** `de|German`: a code, or the name that stands for it among the items. */
const missing = (words: readonly string[], text: string) => words.filter((word) => !word.split('|').some((one) => text.includes(one)));

describe('everything that was read in a CV stands in the profile, in the items or in what is kept as text', () => {
  it.each(SEEDS)('in an empty profile: CV %i', async (seed) => {
    const { cv, words } = cvOf(chanceOf(`nothing lost ${seed}`));
    const person = await world.person();
    await db.database.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', person.userId).execute();
    expect(missing(words, await shown(person, await imported(person, cv)))).toEqual([]);
  });

  it.each(SEEDS)('in a profile that has all of it otherwise, by hand: CV %i', async (seed) => {
    const { cv, words } = cvOf(chanceOf(`nothing lost ${seed}`));
    const person = await world.person();
    const blank = { location: 'Elsewhere', description: '<p>Mine</p>', start: null, end: null };
    const named = cv.work.filter(({ title, employer }) => title && employer);
    await person.saved({
      user: fields({ phoneNumber: '+4799887766' }),
      candidate: fields({ country: 'SE', summary: '<p>Mine</p>' }),
      languages: create({ languageId: 'de', proficiencyId: 'elementary' }),
      workExperiences: named.flatMap(({ title, employer }) =>
        create({ ...blank, title: title?.value, companyTitle: employer?.value, isCurrentJob: false }),
      ),
    });
    expect(missing(words, await shown(person, await imported(person, cv)))).toEqual([]);
  });
});

const IN = '/api/v1/candidate/import/json-resume';
async function taken(person: Person, resume: object, sectionTypes: readonly string[] = ALL): Promise<ProfileImport> {
  const reply = await person.browser.send('POST', IN, { resume, sectionTypes });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json();
}
const linesOf = ({ result }: ProfileImport, heading: string) =>
  result.unread.flatMap((group) => (group.heading === heading ? group.lines : []));
const itemOf = ({ result }: ProfileImport, key: string) =>
  result.sections.flatMap(({ items }) => items).find(({ descriptionKey }) => descriptionKey === `resume.import.${key}`)?.descriptionValues;

describe('a JSON Resume', () => {
  it('keeps the parts and fields that a profile has no place for, with the entries they belong to', async () => {
    const record = await taken(await world.person(), {
      basics: { name: 'Ada', email: 'ada@else.example', image: 'https://ada.example/me.png', location: { address: 'Storgata 1', city: 'Oslo', countryCode: 'NO' } },
      work: [{ name: 'Lindvik', position: 'Nurse', url: 'https://lindvik.example', description: 'A hospital', summary: 'Cared' }],
      education: [{ institution: 'Hill College', area: 'Physics', studyType: 'BSc', endDate: '2020', score: '1.3', courses: ['Optics', 'Lasers'] }],
      awards: [{ title: 'Best poster', awarder: 'The society', date: '2019' }],
      interests: [{ name: 'Chess', keywords: ['openings'] }],
      references: [{ name: 'Eva', reference: 'Ada was quick.' }],
      'x-own': { deep: [{ deeper: 'A word' }] },
    }); // biome-ignore format: a resume
    expect(linesOf(record, 'emails')).toEqual(['ada@else.example']);
    expect(linesOf(record, 'details')).toEqual(['Ada: https://ada.example/me.png', 'Ada: Storgata 1'].map((line) => line.slice(5)));
    expect(linesOf(record, 'more')).toEqual(['Nurse, Lindvik: A hospital', 'Nurse: https://lindvik.example']);
    expect(linesOf(record, 'grades')).toEqual(['Hill College: BSc; 1.3; Optics; Lasers']);
    expect(linesOf(record, 'awards')).toEqual(['Best poster, The society, 2019']);
    expect(linesOf(record, 'interests')).toEqual(['Chess', 'Chess: openings']);
    expect(linesOf(record, 'references')).toEqual(['Eva, Ada was quick.']);
    expect(linesOf(record, 'x-own')).toEqual(['A word']);
  });

  it('of our own is nothing but the profile: no text is left of it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved({
      candidate: fields({ country: 'NO', city: 'Oslo' }),
      languages: create({ languageId: 'nb', proficiencyId: 'native_or_bilingual' }),
      links: create({ name: 'LinkedIn', value: 'https://www.linkedin.com/in/ada' }),
      workExperiences: create({ title: 'Engineer', companyTitle: 'Nordic', location: '', description: null, start: '2021-09-01', end: null, isCurrentJob: true }),
    }); // biome-ignore format: a profile
    const resume = (await ada.browser.send('GET', '/api/v1/candidate/resume.json')).json();
    const { email } = resume.basics;
    expect((await taken(ben, resume)).result.unread).toEqual([{ heading: 'emails', lines: [email] }]);
  });

  it('keeps the ends of long texts, and says so', async () => {
    const person = await world.person();
    const [tale, summary] = ['story '.repeat(100), 'summary '.repeat(400)].map((words) => `${words}The end.`) as [string, string];
    const record = await taken(person, { basics: { summary }, work: [{ name: 'A', position: 'Dev', summary: tale }] });
    const { workExperiences, summary: kept } = await person.read();
    expect(linesOf(record, 'more')[0]).toMatch(/^Dev, A: … .*The end\.$/);
    expect(linesOf(record, 'summary')[0]).toMatch(/^… .*The end\.$/);
    const letters = (text: string) => text.replace(/<[^>]*>|[\s…]/g, '');
    expect(letters(workExperiences[0].description + linesOf(record, 'more')[0]?.slice(8))).toBe(letters(tale));
    expect(letters(kept + linesOf(record, 'summary')[0])).toBe(letters(summary));
    expect([itemOf(record, 'shortened'), itemOf(record, 'summaryShortened')]).toMatchObject([{ max: '400' }, { max: '2600' }]);
  });

  it('keeps entries above a hundred as text, in their order', async () => {
    const work = Array.from({ length: 130 }, (_, n) => ({ name: `Company ${n}`, position: 'Dev', startDate: '2020' }));
    const record = await taken(await world.person(), { work });
    expect(itemOf(record, 'tooMany')).toMatchObject({ count: '30', max: '100' });
    expect(linesOf(record, 'surplus')).toEqual(work.slice(100).map(({ name }) => `${name}, Dev, 2020`));
    expect(itemOf(record, 'notKept')).toBeUndefined();
  });

  it('keeps what a full section has no room for', async () => {
    const person = await world.person();
    await taken(person, { skills: Array.from({ length: 95 }, (_, n) => ({ name: `Known ${n}` })) });
    const record = await taken(person, { skills: Array.from({ length: 8 }, (_, n) => ({ name: `New ${n}` })) });
    expect(itemOf(record, 'tooMany')).toMatchObject({ count: '3' });
    expect(linesOf(record, 'surplus')).toEqual(['New 5', 'New 6', 'New 7']);
  });

  it('lists a hundred things of a section, and keeps the others as text', async () => {
    const languages = Array.from({ length: 100 }, (_, n) => ({ language: `Tongue ${n}`, fluency: 'well' }));
    const profiles = Array.from({ length: 100 }, (_, n) => ({ network: `Net ${n}`, url: `ftp://${n}` }));
    const interests = ['Legal', 'Consulting'].map((name) => ({ name }));
    const record = await taken(await world.person(), {
      basics: { name: 'Somebody Else', phone: 'no number', profiles },
      languages,
      interests,
    });
    const overview = record.result.sections.find(({ sectionType }) => sectionType === 'overview')?.items ?? [];
    expect(overview.filter(({ descriptionKey }) => descriptionKey === 'resume.import.linkWrong')).toHaveLength(99);
    expect(itemOf(record, 'unlisted')).toMatchObject({ count: '2' });
    expect(linesOf(record, 'surplus')).toEqual(['ftp://99', 'no number']);
  });

  it('says how much of it had no room even as text', async () => {
    const awards = Array.from({ length: 300 }, (_, n) => ({ title: `Award ${n} ${'x'.repeat(90)}` }));
    const record = await taken(await world.person(), { basics: { name: 'Ada' }, awards });
    const kept = linesOf(record, 'awards').join('').replace('…', '').length;
    expect(kept + Number(itemOf(record, 'notKept')?.count) - awards.map(({ title }) => title).join('').length).toBe(0);
    expect(record.result.sections[0]?.sectionType).toBe('overview');
  });

  it('that is nested without end is read all the same', async () => {
    const deep = `${'['.repeat(20_000)}"found"${']'.repeat(20_000)}`;
    const resume = `{"basics":{"name":"Ada"},"awards":${deep},"work":[{"name":"A","position":"B","x":${deep}}]}`;
    const body = Buffer.from(`{"sectionTypes":${JSON.stringify(ALL)},"resume":${resume}}`);
    const person = await world.person();
    const reply = await person.browser.send('POST', IN, body, { 'content-type': 'application/json' });
    expect([linesOf(reply.json(), 'awards'), linesOf(reply.json(), 'more')]).toEqual([['found'], ['B: found']]);
  });

  it('keeps nothing of the sections that were not asked for', async () => {
    const record = await taken(await world.person(), { basics: { email: 'a@b.example', image: 'x' }, work: [{ name: 'A', url: 'y' }] }, ['languages']);
    expect(record.result.unread).toEqual([]);
  }); // biome-ignore format: a resume
});
