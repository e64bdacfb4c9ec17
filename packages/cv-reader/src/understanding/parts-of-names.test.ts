// What is part of a name, a title or a period, and what parts them: dashes, brackets, words for "in", lines that were broken.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';
import { periodsIn } from './periods.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]);

it('a dash that the same line of the other entries lacks is part of what stands there', () => {
  const entry = (y: number, employer: string, title: string, years: string) =>
    below(y, `${employer}  ${years}`, { text: title, italic: true });
  const cv = readBelow(
    heading(60, 'Experience'),
    ...entry(80, 'Norsea Ltd', 'Engineer', '2021 - 2023'),
    ...entry(130, 'Tidewrack Ltd', 'Clerk', '2019 - 2021'),
    ...entry(180, 'Harbour House', 'Tutor of Maths – Physics', '2015 - 2019'),
  );
  expect(work(cv)[2]?.slice(0, 2)).toEqual(['Tutor of Maths – Physics', 'Harbour House']);
});

it('how somebody was employed stays with the title though towns stand in brackets', () => {
  const cv = readBelow(heading(60, 'Experience'), ...below(80, 'Engineer (part-time), Norsea Ltd (Penwick), 2019 - 2021', '', 'Clerk, Tidewrack Ltd (Holmouth), 2015 - 2019')); // biome-ignore format: a page
  expect(work(cv)).toEqual([['Engineer (part-time)', 'Norsea Ltd', 'Penwick'], ['Clerk', 'Tidewrack Ltd', 'Holmouth']]); // biome-ignore format: a table
});

it('a word for "in" parts title and employer where an entry’s words say so, in all its forms', () => {
  const cv = readBelow(
    heading(60, 'Experiência profissional'),
    ...below(80, 'Assistente na Fundação Vento Norte, Porto | 2021 – 2023', '', 'Tecedeira no Ateliê Lanaviva, Porto | 2019 – 2021'),
  );
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([['Assistente', 'Fundação Vento Norte'], ['Tecedeira', 'Ateliê Lanaviva']]); // biome-ignore format: a table
});

it('a town below the school, and what was studied below that, are of the head', () => {
  const cv = readBelow(heading(60, 'Education'), ...below(80, '2019 - 2022', 'Master of Science', 'University of Leeds', 'Leeds', 'Marine Biology')); // biome-ignore format: a page
  expect(cv.education[0]).toMatchObject({ degree: { value: 'Master of Science' }, field: { value: 'Marine Biology' }, location: { value: 'Leeds' } }); // biome-ignore format: an entry
});

it('who leaves a school has studied no town', () => {
  const cv = readBelow(heading(60, 'Education'), ...below(80, 'Leaving Certificate, Penryn School, Holmouth (2010 - 2016)'));
  expect(cv.education[0]?.field).toBeUndefined();
});

it('a beginning and an end that say what they are make one period, and so do two years behind a slash', () => {
  const options = { language: 'jp', isAmerican: false, today: '2026-11-24' } as const;
  expect(periodsIn('2023年4月入学、2027年3月卒業見込み', options)).toMatchObject([
    { start: { value: '2023-04' }, end: { value: '2027-03' } },
  ]);
  expect(periodsIn('a.a. 2018/2019', { ...options, language: 'it' })).toMatchObject([{ start: { value: '2018' }, end: { value: '2019' } }]);
});

it('an office stands before its society, and one town behind each is told by the rest of the CV', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    ...below(80, 'Engineer, Norsea Ltd, Leeds, 2019 - 2021'),
    heading(120, 'Volunteering'),
    ...below(140, '2018 - 2020  Treasurer, Penryn Rowers (Leeds)', '2015 - 2018  Crew member, Lizard Boats (Leeds)'),
  );
  expect(cv.memberships.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([['Treasurer', 'Penryn Rowers'], ['Crew member', 'Lizard Boats']]); // biome-ignore format: a table
});

it('a link goes on behind the hyphen of its host, and its rest is no second one', () => {
  const cv = readBelow(
    ...below(40, 'maren@example.org  https://maren-', 'holloway.example.org'),
    heading(90, 'Skills'),
    ...below(110, 'Excel'),
  );
  expect(cv.links.map(({ value }) => value)).toEqual(['https://maren-holloway.example.org']);
});

it('a certificate that its column broke goes on below, and names of groups above lists are no skills', () => {
  const cv = readBelow(
    heading(60, 'Certificates'),
    ...below(80, '2019 Leader of outdoor', 'activities, Harbour Council', '2017 First aid, Red Cross'),
    heading(140, 'Skills'),
    ...below(160, 'Tools', { text: 'Excel', bullet: '•' }, { text: 'Python', bullet: '•' }, 'Methods', { text: 'Scrum', bullet: '•' }),
  );
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Leader of outdoor activities', 'First aid']);
  expect(cv.skills.map(({ value }) => value)).toEqual(['Excel', 'Python', 'Scrum']);
});
