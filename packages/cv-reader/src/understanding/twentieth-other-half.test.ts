// What the other half of the twentieth set of strangers' CVs taught: headings, entries that are points, several titles at one employer, forms of East Asia.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);

it('a history in brief is work, though each of its lines is a point of a list', () => {
  const points = ['Sail Wright at Loomhouse Ltd, Penryn – 2006 to 2014', 'Clerk at Tidewrack Ltd, Falmouth – 2002 to 2006'];
  const entries = [
    ['Sail Wright', 'Loomhouse Ltd', '2006', '2014'],
    ['Clerk', 'Tidewrack Ltd', '2002', '2006'],
  ];
  const listed = below(80, ...points.map((text) => ({ text, bullet: '-' })));
  const cv = readBelow(heading(64, 'Work history in brief'), ...listed, heading(140, 'Languages'), ...below(160, 'Welsh, English'));
  expect(work(cv)).toEqual(entries);
});

it.each([
  ['Redes y afiliaciones', 'Colegio de Veleros de Cádiz', 'Socia'],
  ['Apartenența la organizații', 'Asociația Velarilor', 'membră'],
  ['Союзы', 'Союз парусных мастеров', 'член'],
])('%s heads memberships', (words, name, role) => {
  const cv = readBelow(
    heading(40, 'Work experience'),
    ...below(60, 'Sail Wright', 'Loomhouse Ltd', '2012 – 2019'),
    heading(120, words),
    ...below(140, `${name} – ${role}`),
  );
  expect(cv.work).toHaveLength(1);
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual([name]);
});

it('an employer behind white heads the titles below it, as the first one does', () => {
  const name = (y: number, text: string, bold: boolean) => ({ y, text, gap: 0.8, bold });
  const held = (y: number, text: string) => ({ y, text, gap: 0.4, italic: true });
  const cv = readBelow(
    heading(40, 'Work history'),
    name(60, 'TIDEWRACK SUPPLY, INC.                Columbus, OH', true),
    held(76, 'Night Supervisor                Jun. 2018 – Present'),
    held(92, 'Dock Lead                Mar. 2012 – Jun. 2018'),
    held(108, 'Order Selector                Nov. 2005 – Mar. 2012'),
    name(128, 'LOOMY’S #55                Grove City, OH', false),
    held(144, 'Crew Member                2003 – 2005'),
  );
  expect(cv.work.map(({ employer }) => employer?.value)).toEqual([...Array(3).fill('TIDEWRACK SUPPLY, INC.'), 'LOOMY’S #55']);
});

it('a house and its part are one employer where the other entries have no dash', () => {
  const entry = (y: number, ...lines: string[]) => below(y, ...lines);
  const cv = readBelow(
    heading(40, 'Experience'),
    ...entry(60, 'Clerk', 'City Government of Penryn – Harbour Permits Office', 'May 2024 to June 2024'),
    ...entry(120, 'Cook', 'Tidewrack Restaurant', 'May 2022 to June 2023'),
    ...entry(180, 'Sexton', 'Loomhouse Parish', 'May 2019 to June 2021'),
  );
  expect(cv.work[0]?.employer?.value).toBe('City Government of Penryn – Harbour Permits Office');
});

it('brackets behind the word for joining say as what, and the end of a term is no employer', () => {
  const cv = readBelow(
    { y: 60, text: '職 歴', x: 300 },
    ...below(
      80,
      '2019  4  つくし歯科医院 入職（歯科衛生士）',
      '2022  9  一身上の都合により退職',
      '2022 10  若葉市役所 入職（保健師）',
      '2024  3  任期満了により退職',
    ),
  );
  expect(work(cv)).toEqual([
    ['歯科衛生士', 'つくし歯科医院', '2019-04', '2022-09'],
    ['保健師', '若葉市役所', '2022-10', '2024-03'],
  ]);
});

it('a label of two names what is of use of its value', () => {
  const cv = readBelow(
    heading(40, '경력사항'),
    ...below(60, '2018.07 ~ 2019.12', '근무처: 은하복지관', '부서/직위: 지역팀 / 팀장'),
    ...below(120, '2016.07 ~ 2017.12', '근무처: 바다복지관', '부서/직위: 사회복지사'),
  );
  expect(cv.work.map(({ title }) => title?.value)).toEqual(['팀장', '사회복지사']);
});

it('a spa is no form of a company, and no name ends with an article', () => {
  const cv = readBelow(
    heading(40, 'Experiencia laboral'),
    ...below(60, 'PELUQUERÍA Y SPA DOÑA MARENA', 'Cargo: Estilista', 'Tiempo laborado: Marzo de 2021 – Actualidad'),
    ...below(120, 'CALZADO EL VELERO', 'Cargo: Vendedora', 'Tiempo laborado: Marzo de 2018 – Enero de 2021'),
  );
  expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['PELUQUERÍA Y SPA DOÑA MARENA', 'CALZADO EL VELERO']);
});

it('commas in brackets part nothing', () => {
  const cv = readBelow(
    heading(40, 'Опыт работы'),
    ...below(60, 'с 02.2020 по 01.2022 ООО «Волна» - водитель (Казахстан, Беларусь), тягач', 'с 02.2018 по 01.2020 ООО «Берег» - водитель'),
  );
  expect(cv.work[0]?.title?.value).toContain('водитель (Казахстан, Беларусь)');
});

it('the year of a degree has a label', () => {
  const spanish = readBelow(
    heading(40, 'Formación académica'),
    ...below(60, 'Técnico Laboral en Velería', 'Academia Marysol, Medellín', 'Año de grado: 2016'),
  );
  expect(spanish.education.map(({ degree, end }) => [degree?.value, end?.value])).toEqual([['Técnico Laboral', '2016']]);
});

it('a wide space parts a Japanese school from what is studied there and how it was left', () => {
  const cv = readBelow(heading(40, '学歴'), ...below(60, '2011年4月～2014年3月  埼玉県立若葉東高等学校　普通科　卒業'));
  expect(cv.education.map(({ school, field }) => [school?.value, field?.value])).toEqual([['埼玉県立若葉東高等学校', '普通科']]);
});
