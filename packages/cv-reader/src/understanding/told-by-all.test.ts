// What the other entries, the other lines or the letters of a word say of one that says nothing by itself.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';
import { PhraseMatcher } from './phrases.ts';

it('brackets that hold an employer and a town in every entry are parted', () => {
  const cv = readBelow(
    heading(40, 'Experience'),
    ...below(60, '2019 - 2021, Weaver (Loomhouse, Penwick)', '2015 - 2019, Clerk (Tidewrack, Saltby)'),
  );
  expect(cv.work.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value])).toEqual([
    ['Weaver', 'Loomhouse', 'Penwick'], ['Clerk', 'Tidewrack', 'Saltby'],
  ]); // biome-ignore format: a table
});

it('brackets that only one entry has stay where they are', () => {
  const cv = readBelow(
    heading(40, 'Experience'),
    ...below(60, '2019 - 2021  Engineer', 'Norsea Ltd (Looms, Lamps)', '2015 - 2019  Clerk', 'Tidewrack Ltd'),
  );
  expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['Norsea Ltd (Looms, Lamps)', 'Tidewrack Ltd']);
});

it('a name alone beside the dates of who left a school is the town, and nothing that was studied', () => {
  const cv = readBelow(heading(40, 'Education'), ...below(60, 'A levels', 'Penryn College', '2010 - 2012  Saltby'));
  expect(cv.education.map(({ field, location }) => [field?.value, location?.value])).toEqual([[undefined, 'Saltby']]);
});

it('a word for now goes on in the line below its dates', () => {
  const cv = readBelow(heading(40, 'Experience'), ...below(60, 'Engineer  June 2019 - to the', 'present', 'Norsea Ltd'));
  expect(cv.work.map(({ start, isCurrent }) => [start?.value, isCurrent])).toEqual([['2019-06', true]]);
});

it('a level of three letters is read where nothing else is said', () => {
  const cv = readBelow(heading(40, 'Sprachen'), ...below(60, 'Englisch - gut', 'Deutsch - Muttersprache'));
  expect(cv.languages.map(({ level }) => level?.value)).toEqual(['professional_working', 'native_or_bilingual']);
});

it('words that are written with Vietnamese tones match none with others', () => {
  const matcher = new PhraseMatcher([['báo', true as const], ['lycée', true as const]]); // biome-ignore format: a list
  expect(['Báo Penryn', 'Bao Penryn', 'Lycee Penryn', 'Bảo Lộc'].map((text) => matcher.find(text).length)).toEqual([1, 1, 1, 0]);
});

it('a town that the rest of the CV names is no field of study and ends no employer', () => {
  const cv = readBelow(
    { y: 34, text: 'Penwick, maren@example.org' },
    heading(50, 'Experience'),
    ...below(70, '2019 - 2021  Engineer', 'Norsea Ltd (Penwick)', '2015 - 2019  Clerk', 'Tidewrack Ltd (Saltby)'),
    heading(130, 'Education'),
    ...below(150, '2012 - 2015  University of Leeds', 'Bachelor of Science, Penwick', '2010 - 2012  Penryn College', 'A levels, Saltby'),
  );
  expect(cv.education.map(({ field, location }) => [field?.value, location?.value])).toEqual([
    [undefined, 'Penwick'], [undefined, 'Saltby'],
  ]); // biome-ignore format: a table
});

it('where one piece is a degree and nothing else, a school’s name that has its words is the school', () => {
  const cv = readBelow(heading(40, 'Studii'), ...below(60, '2018 - 2021  Certificat profesional', 'Școala Profesională Târnava Mare'));
  expect(cv.education.map(({ school, degree }) => [school?.value, degree?.value])).toEqual([
    ['Școala Profesională Târnava Mare', 'Certificat profesional'],
  ]); // biome-ignore format: a table
});

it('a word that schools have too is a degree before the word for what was studied', () => {
  const cv = readBelow(
    heading(40, 'Học vấn'),
    ...below(60, '09/2019 - 06/2022  Cao đẳng ngành Mỹ thuật ứng dụng', 'Trường Cao đẳng Nghề Sông Thu'),
  );
  expect(cv.education.map(({ school, field }) => [school?.value, field?.value])).toEqual([
    ['Trường Cao đẳng Nghề Sông Thu', 'Mỹ thuật ứng dụng'],
  ]); // biome-ignore format: a table
});
