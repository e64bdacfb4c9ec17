// What a twenty-fifth set of strangers' CVs taught: marks and states in brackets behind schools, trades that are no schools, employers above labelled rows.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer }) => [title?.value, employer?.value]);
const studies = ({ education }: Cv) => education.map(({ school, degree }) => [school?.value, degree?.value]);

describe('what stands in brackets behind a school is no part of its name', () => {
  it.each([
    ['Ausbildung', '2015 – 2018  Master of Science Physik, Technische Universität Penrode (Note 1,3)', 'Technische Universität Penrode'],
    ['Formation', '2012 – 2015  Baccalauréat ES, Lycée Faidherbe (moyenne 14/20)', 'Lycée Faidherbe'],
    ['Formation', '2015 – 2018  Licence de droit, Université de Lille (mention Bien)', 'Université de Lille'],
    ['Formación', '2012 – 2015  Bachillerato, IES Murillo (8,5)', 'IES Murillo'],
    ['Istruzione', '2015 – 2018  Laurea in Economia, Università di Bari (110/110 e lode)', 'Università di Bari'],
    ['Formação', '2015 – 2018  Licenciatura em Direito, Universidade de Lisboa (14 valores)', 'Universidade de Lisboa'],
    ['Formação', '2015 – 2018  Curso Técnico em Administração, SENAC Goiás (cursando, quarto módulo)', 'SENAC Goiás'],
    ['Studii', '2011 – 2015  Bacalaureat, Colegiul Național Unirea (nota 9,12)', 'Colegiul Național Unirea'],
    ['Opleiding', '2015 – 2018  Bachelor Rechten, Universiteit Utrecht (cijfer 7,5)', 'Universiteit Utrecht'],
    ['Образование', '2010 – 2015  Бакалавр, Казанский федеральный университет (средний балл 4,8)', 'Казанский федеральный университет'],
    ['Education', '2015 – 2018  BSc Biology, University of Leeds (First Class Honours)', 'University of Leeds'],
    ['Học vấn', '2013 – 2017  Cử nhân Kế toán, Trường Đại học Kinh tế (GPA 3.2/4)', 'Trường Đại học Kinh tế'],
  ])('%s: %s', (title, line, school) => {
    expect(studies(readBelow(heading(50, title), ...below(70, line)))[0]?.[0]).toBe(school);
  }); // biome-ignore format: a table

  it('but another name is', () => {
    const cv = readBelow(heading(50, 'Formation'), ...below(70, '2012 – 2015  Baccalauréat ES, Lycée Montebello (Annexe Nord)'));
    expect(studies(cv)[0]?.[0]).toContain('Annexe Nord');
  });

  it('the mark is kept', () => {
    const cv = readBelow(heading(50, 'Ausbildung'), ...below(70, '2003 – 2011  Abitur, Gymnasium Penrode (Note 1,6)'));
    expect(cv.education[0]?.grade).toBe('Note 1,6');
  });
});

it('a trade is no school', () => {
  const cv = readBelow(
    heading(50, 'Ausbildung'),
    ...below(
      70,
      '08/2005 – 07/2008  Ausbildung zur Kauffrau im Einzelhandel',
      'Karstadt Penrode',
      '1999 – 2005  Abitur',
      'Gymnasium Penrode',
    ),
  );
  expect(studies(cv)[0]).toEqual(['Karstadt Penrode', 'Ausbildung zur Kauffrau im Einzelhandel']);
});

it('a school called as its degree is stays a school', () => {
  const cv = readBelow(heading(50, 'Education'), ...below(70, 'High School Diploma, Woodrow High School, Toledo, OH, 2015'));
  expect(studies(cv)).toEqual([['Woodrow High School', 'High School Diploma']]);
});

it('a degree that no space parts from a Chinese school', () => {
  const cv = readBelow(
    heading(50, '教育经历'),
    ...below(70, '2018/9-2021/1 浙江云杉大学本科 | 会计学', '2012/9-2015/6 浙江云杉职业学院大专 | 会计'),
  );
  expect(studies(cv)).toEqual([
    ['浙江云杉大学', '本科'],
    ['浙江云杉职业学院', '大专'],
  ]);
});

it('saramin tells how a school was left before it, and its years behind', () => {
  const cv = readBelow(heading(50, '학력'), ...below(70, '2008.03 ~ 2013.02 졸업 충남노을대학 (2,3년제)', '전기과 | 학점 3.4/4.5'));
  expect(studies(cv)).toEqual([['충남노을대학', '2,3년제']]);
});

describe('employers', () => {
  it('stand above rows with labels, one of which says the time', () => {
    const rows = (name: string, title: string, time: string) => [name, `Cargo: ${title}`, `Tiempo: ${time}`];
    const cv = readBelow(
      heading(50, 'Experiencia laboral'),
      ...below(
        70,
        ...rows('Almacenes Brisa', 'Cajera', 'Octubre de 2019 – Diciembre de 2020'),
        ...rows('Contadores Asociados Pardo', 'Practicante', 'Julio de 2018 – Diciembre de 2018'),
      ),
    );
    expect(work(cv)).toEqual([
      ['Cajera', 'Almacenes Brisa'],
      ['Practicante', 'Contadores Asociados Pardo'],
    ]);
  });

  it('are no departments', () => {
    const cv = readBelow(
      heading(50, '경력'),
      ...below(70, '2018.09 ~ 재직중  (주)한울전기', '기술팀 / 과장', '2015.04 ~ 2018.06  노을시설관리', '시설팀 / 주임'),
    );
    expect(work(cv)).toEqual([
      ['과장', '(주)한울전기'],
      ['주임', '노을시설관리'],
    ]);
  });
});
