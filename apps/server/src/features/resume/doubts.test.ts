// Doubt is said by entry and field: what is sure comes in without a word, what can be read in another way is to be checked, what the file does not
// give is told as that.
import { type Cv, emptyCv, type Read } from '@fairway/cv-reader/cv';
import { IMPORT_SECTIONS, type ImportSection } from '@fairway/rules/profile-import';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { profileWorld } from '../candidates/profile.fixture.ts';
import type { OwnUserId } from '../identity/access.ts';
import { importProfile } from './commands.ts';
import { incomingReading, incomingResume } from './importing/incoming.ts';

const db = await cloneDatabase();
const world = await profileWorld(db);
const sure = <T>(value: T): Read<T> => ({ value, doubt: 'sure' });
const check = <T>(value: T): Read<T> => ({ value, doubt: 'check' });

type Person = Awaited<ReturnType<typeof world.person>>;
async function taken({ userId }: Person, incoming: ReturnType<typeof incomingReading>) {
  const given = { schoolNamed: async () => undefined, now: new Date() };
  const asked = { incoming, sectionTypes: IMPORT_SECTIONS, sourceType: 'CV' } as const;
  const imported = await db.database.transaction().execute((transaction) => importProfile(transaction, userId as OwnUserId, asked, given));
  const told = (section: ImportSection) =>
    (imported.result.sections.find(({ sectionType }) => sectionType === section)?.items ?? []).flatMap(
      ({ descriptionKey, descriptionValues: { name, fields } }) =>
        fields === undefined ? [] : [`${descriptionKey.split('.').at(-1)} ${name}: ${fields}`],
    );
  return { imported, told };
}

const CV: Cv = {
  ...emptyCv(),
  work: [
    { title: sure('Nurse'), employer: check('Lindvik'), start: sure('2020'), isCurrent: false },
    { title: sure('Carer'), employer: sure('Hoshikawa'), start: sure('2018-02'), end: sure('2019-12'), isCurrent: false },
    { employer: sure('Nameless'), isCurrent: true, start: sure('2012-01') },
  ],
  memberships: [{ title: sure('Member'), organization: sure('Red Cross'), isCurrent: false }],
  education: [
    { school: sure('Hill College'), field: sure('Law'), isCurrent: false },
    { school: sure('Hill College'), level: check('bachelor'), field: sure('Physics'), end: sure('2016-06'), isCurrent: false },
  ],
  languages: [
    { code: 'en', name: sure('English') },
    { code: 'de', name: sure('German'), level: check('elementary') },
  ],
  skills: [sure('TypeScript'), check('Weldng')],
  links: [sure('https://sure.example.org'), check('https://ada.example.org')],
  nationalities: [sure('JP'), check('BR')],
  permits: [check('CH')],
};

it('of each entry says what to check and what the file does not give (imports.27)', async () => {
  const ada = await world.person();
  const { imported, told } = await taken(ada, incomingReading({ source: 'text', cv: CV }));
  expect(told('work_experience')).toEqual(['lacks Nameless: title', 'check Nurse, Lindvik: employer,start', 'unknown Nurse, Lindvik: end']);
  expect(told('memberships')).toEqual(['unknown Member, Red Cross: start,end']);
  // Its start is not asked for.
  expect(told('study_programs')).toEqual(['lacks Law, Hill College: level,end', 'check Physics, Hill College: level']);
  expect(told('languages')).toEqual(['lacks English: fluency', 'check German: fluency']);
  expect(told('overview').sort()).toEqual([
    'check BR: nationality',
    'check CH: permit',
    'check Weldng: skill',
    'check ada.example.org: link',
  ]);
  // What could not come in is there as text.
  expect(imported.result.unread.find(({ heading }) => heading === 'refused')?.lines).toEqual(
    expect.arrayContaining([expect.stringContaining('Nameless'), expect.stringContaining('Law, Hill College')]),
  );
  expect((await ada.read()).workExperiences.map(({ title }: { title: string }) => title).sort()).toEqual(['Carer', 'Nurse']);
});

it('a second time asks for nothing that came in', async () => {
  const ada = await world.person();
  await taken(ada, incomingReading({ source: 'text', cv: CV }));
  const { told } = await taken(ada, incomingReading({ source: 'text', cv: CV }));
  expect([told('overview'), told('memberships'), told('work_experience')]).toEqual([[], [], ['lacks Nameless: title']]);
});

it('a date whose words are not understood is told by them alone, and a JSON Resume without an end goes on', async () => {
  const ada = await world.person();
  const work = [
    { name: 'Lindvik', position: 'Nurse', startDate: 'spring of love' },
    { name: 'Hoshikawa', position: 'Carer', startDate: '2018-02' },
    { name: 'Nordic', position: 'Guard' },
  ];
  const { imported, told } = await taken(ada, incomingResume({ work }));
  expect(told('work_experience')).toEqual(['unknown Guard, Nordic: start']);
  expect(JSON.stringify(imported.result.sections)).toContain('spring of love');
});
