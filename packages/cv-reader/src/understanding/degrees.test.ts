// Where a degree ends and what was studied begins, in the ways in which degrees are written.
import { expect, it } from 'vitest';
import type { Context } from './context.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { vocabularyOf } from './vocabulary.ts';

const context = (language: Context['language']): Context => ({
  language,
  words: vocabularyOf(language),
  today: '2026-11-24',
  isAmerican: false,
  bodyPt: 10,
});
const parted = (language: Context['language'], text: string) => {
  const found = readDegree(text, context(language));
  return [found?.degree, found?.field, found?.level];
};

it('who somebody became is the degree’s own name, and nothing was studied besides', () => {
  expect(parted('de', 'Staatlich anerkannte Erzieherin')).toEqual(['Staatlich anerkannte Erzieherin', undefined, 'diploma']);
  expect(parted('de', 'Promotion zum Dr. iur.')).toEqual(['Promotion zum Dr. iur.', undefined, 'phd']);
  expect(parted('es', 'Licencia de Enseñanza Media')).toEqual(['Licencia de Enseñanza Media', undefined, 'diploma']);
});

it('brackets hold what was studied, but for kinds of degrees, marks and what belongs to the field', () => {
  expect(parted('de', 'Master of Science (Maschinenbau)')).toEqual(['Master of Science', 'Maschinenbau', 'master']);
  expect(parted('nl', 'Bachelor (hbo)')).toEqual(['Bachelor (hbo)', undefined, 'bachelor']);
  expect(parted('it', 'Laurea in Economia (110/110)')).toEqual(['Laurea', 'Economia', 'bachelor']);
  expect(parted('en', 'BSc (Hons) in Nursing (Adult)')).toEqual(['BSc (Hons)', 'Nursing (Adult)', 'bachelor']);
  expect(parted('jp', '機械工学専攻 修士(工学)')).toEqual(['修士(工学)', '機械工学専攻', 'master']);
});

it('a list before a degree, behind one, and steps belong where they are read', () => {
  expect(parted('en', 'Biology, Psychology, A Levels')).toEqual(['A Levels', 'Biology, Psychology', 'diploma']);
  expect(parted('en', 'Sixth form Maths, Physics')).toEqual(['Sixth form', 'Maths, Physics', 'diploma']);
  expect(parted('en', 'NVQ Level 3 Boatbuilding')).toEqual(['NVQ Level 3', 'Boatbuilding', 'diploma']);
  expect(parted('nl', 'Mbo niveau 4 Zorg')).toEqual(['Mbo niveau 4', 'Zorg', 'diploma']);
});

it('Erasmus alone is a time abroad, and a university is called so too', () => {
  expect(parted('it', 'Derecho, Erasmus')).toEqual(['Erasmus', 'Derecho', undefined]);
  expect(degreeMark('Erasmus Universiteit Rotterdam', context('nl'))).toBe(0);
  expect(schoolMark('Erasmus Universiteit Rotterdam', context('nl'))).toBeGreaterThan(1);
});

it('a degree with points means nothing in words of other languages', () => {
  expect(parted('de', 'Bachelor Medienwissenschaft')).toEqual(['Bachelor', 'Medienwissenschaft', 'bachelor']);
  expect(degreeMark('Độ bền vật liệu', context('vi'))).toBe(0);
});

it('words of titles, schools and towns that mean other things too', () => {
  expect(titleMark('한빛조경개발', context('ko'))).toBe(0);
  expect(titleMark('웹개발', context('ko'))).toBeGreaterThan(1);
  expect(schoolMark('Trưởng ban', context('vi'))).toBe(0);
  expect(schoolMark('КазНУ имени аль-Фараби', context('ru'))).toBeGreaterThan(1);
  expect(schoolMark('СМУ-5', context('ru'))).toBe(0);
  expect(orgMark('Trường Tiểu học Hoa Sen', context('vi'))).toBeGreaterThan(0);
  expect(placeOf('Lungsod ng Dapitan')).toMatchObject({ city: 'Lungsod ng Dapitan' });
  expect(placeOf('Frankfurt (Oder)')).toMatchObject({ city: 'Frankfurt (Oder)' });
});

it('how far a degree came, and what a hyphen or a bracket binds to it, are no part of what was studied', () => {
  expect(parted('de', 'Bachelor Informatik (abgebrochen)')).toEqual(['Bachelor', 'Informatik', 'bachelor']);
  expect(parted('es', 'Licenciatura en Nutrición (en curso)')).toEqual(['Licenciatura', 'Nutrición', 'bachelor']);
  expect(parted('de', 'Diplom-Ingenieur (FH) Maschinenbau')).toEqual(['Diplom-Ingenieur (FH)', 'Maschinenbau', 'master']);
  expect(parted('de', 'Studium Maschinenbau (B.Eng.)')).toEqual(['B.Eng.', 'Maschinenbau', 'bachelor']);
});

it('French says what was studied with "de", in few letters, or behind the year', () => {
  expect(parted('fr', 'Licence de droit')).toEqual(['Licence', 'droit', 'bachelor']);
  expect(parted('fr', 'CAPES d’anglais')).toEqual(['CAPES', 'anglais', 'master']);
  expect(parted('fr', 'Doctorat d’État')).toEqual(['Doctorat d’État', undefined, 'phd']);
  expect(parted('fr', 'BTS MUC')).toEqual(['BTS', 'MUC', 'diploma']);
  expect(parted('fr', 'BUT 2 Informatique')).toEqual(['BUT 2', 'Informatique', 'bachelor']);
});

it('a house is no job, though it is called with the word of one', () => {
  expect(titleMark('Boulangerie Martin', context('fr'))).toBe(0);
  expect(titleMark('Ingenieurbüro Kern', context('de'))).toBe(0);
  expect(titleMark('Boulanger', context('fr'))).toBeGreaterThan(0);
  expect(degreeMark('HBO Verpleegkunde', context('nl'))).toBeGreaterThan(schoolMark('HBO Verpleegkunde', context('nl')));
  expect(readDegree('Intercâmbio em Engenharia', context('pt'))?.level).toBeUndefined();
});

it('a word that is a part of others may ask for its own end, and a short one for its own marks', () => {
  expect(titleMark('영화배우', context('ko'))).toBeGreaterThan(1);
  expect(titleMark('언어를 배우다', context('ko'))).toBe(0);
  expect(schoolMark('浙大附中', context('cn'))).toBeGreaterThan(1);
  expect(degreeMark('Bếp ăn', context('vi'))).toBe(0);
  expect(schoolMark('Nhân viên thời vụ', context('vi'))).toBe(0);
});

it('a title within the words for an organization is a part of them', () => {
  expect(titleMark('Văn phòng luật sư', context('vi'))).toBe(0);
  expect(titleMark('法務局', context('jp'))).toBe(0);
  expect(titleMark('法務', context('jp'))).toBeGreaterThan(1);
});
