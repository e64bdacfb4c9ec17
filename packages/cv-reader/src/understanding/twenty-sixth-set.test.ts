// What a twenty-sixth set of strangers' CVs taught: what stands in a line with a school and a degree and names neither, courses, and what a stroke joins.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { alone, below, cells, heading, readBelow } from './page.fixture.ts';

const studies = ({ education }: Cv) => education.map(({ school, degree, field }) => [school?.value, degree?.value, field?.value]);
const read = (title: string, ...lines: string[]) => readBelow(heading(50, title), ...below(70, ...lines));

describe('what stands beside a school is no part of its name', () => {
  it.each([
    ['Ausbildung', '2015 – 2018  B.A. Soziale Arbeit, Fakultät für Sozialwissenschaften, Hochschule Penrode, Note 1,9', 'Hochschule Penrode'],
    ['Ausbildung', '2014 – 2017  B.A. Handel, DHBW Penrode in Kooperation mit Norsea', 'DHBW Penrode'],
    ['Ausbildung', '2001 – 2004  Berufsschule Penrode (Teilzeit), Ausbildung zur Friseurin', 'Berufsschule Penrode'],
    ['Formation', '2016 – 2019  Licence Lettres, UFR Lettres et Langues, Université de Penroy, mention assez bien', 'Université de Penroy'],
    ['Formación', '2010 – 2014  Grado en Derecho, Facultad de Derecho, Universidad de Penroa, nota media 7,8', 'Universidad de Penroa'],
    ['Istruzione', '2018 – 2019  Master in Risorse umane, Politecnico di Penrino in collaborazione con Norsea', 'Politecnico di Penrino'],
    ['Formação', '2012 – 2015  Licenciatura em Gestão, Faculdade de Economia, Universidade de Penrosa (15 valores)', 'Universidade de Penrosa'],
    ['Opleiding', '2012 – 2014  MSc Bedrijfskunde, Faculteit der Economie, Universiteit Penrode, cijfer 7,8', 'Universiteit Penrode'],
    ['Studii', '2009 – 2012  Licență în Drept, Facultatea de Drept, Universitatea Penroș, media 8,75', 'Universitatea Penroș'],
    ['Học vấn', 'Từ 2009 đến 2011: Trường Trung cấp nghề Sông Thu, ngành Điện công nghiệp, tốt nghiệp loại Trung bình khá', 'Trường Trung cấp nghề Sông Thu'],
    ['Education', 'Bachelor of Science in Nursing, Penrode State University, Dayton, OH, GPA 3.6, 2018', 'Penrode State University'],
    ['学历', '2010.09-2014.06  云杉理工大学（211）  机械工程  本科', '云杉理工大学'],
    ['学歴', '2012年4月 ～ 2016年3月  若葉大学 商学部 商学科 卒業 学士（商学）', '若葉大学'],
    ['학력', '2010.03 ~ 2014.02  노을대학교 경영학과 졸업 (학점 3.8/4.5)', '노을대학교'],
  ])('%s: %s', (title, line, school) => {
    expect(studies(read(title, line))[0]?.[0]).toBe(school);
  }); // biome-ignore format: a table

  it('what was studied, behind a word for it, is kept as that', () => {
    const line = 'Từ 2009 đến 2011: Trường Trung cấp nghề Sông Thu, ngành Điện công nghiệp, tốt nghiệp loại Trung bình khá';
    expect(studies(read('Học vấn', line))[0]?.[2]).toBe('Điện công nghiệp');
  });

  it('and what has no field is kept as text', () => {
    const cv = read('Ausbildung', '2015 – 2018  B.A. Soziale Arbeit, Fakultät für Sozialwissenschaften, Hochschule Penrode');
    expect(cv.education[0]?.description).toBe('Fakultät für Sozialwissenschaften');
  });

  it('a faculty alone is the school', () => {
    expect(studies(read('Formação', '2012 – 2015  Licenciatura em Gestão, Faculdade de Economia'))[0]?.[0]).toBe('Faculdade de Economia');
  });
});

describe('forms of Japan', () => {
  it('print other things beside the name', () => {
    expect(alone(cells(20, '氏名', '岡田', '美穂', '写真'), cells(40, '生年月日', '1987年4月8日')).name?.value.full).toBe('岡田 美穂');
    expect(alone(cells(20, '氏　　名', '中村　翔太'), cells(40, '生年月日', '1995年12月3日')).name?.value.full).toBe('中村 翔太');
  });

  it('tell how and for what somebody was employed', () => {
    const cv = alone(
      cells(10, '年', '月', '学歴・職歴'),
      cells(20, '2003', '4', '若葉高等学校 普通科 入学'),
      cells(40, '2006', '3', '若葉高等学校 普通科 卒業'),
      cells(60, '2008', '5', '若葉市立図書館 パートタイム勤務（窓口業務）'),
    );
    expect(cv.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([['窓口業務', '若葉市立図書館']]);
  });

  it('say the time of an employer once more in a column, which begins no entries', () => {
    const cv = readBelow(
      heading(50, '職務経歴'),
      ...below(70, '2011年10月～2016年3月　　若葉化成株式会社'),
      cells(84, '期間', '業務内容'),
      cells(98, '2011年10月', '雇用形態：正社員'),
      cells(112, '～', '職種：営業事務'),
      cells(126, '2016年3月', '・見積書の作成'),
    );
    expect(cv.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([['営業事務', '若葉化成株式会社']]);
  });
});

it('a day of birth before a telephone is no part of it', () => {
  const cv = readBelow({ y: 40, text: '25/11/1998  0978.550.142' }, { y: 54, text: 'ada@example.org' });
  expect(cv.phones.map(({ value }) => value)).toHaveLength(1);
  expect(cv.phones[0]?.value).not.toContain('1998');
});

it('a stroke between two titles joins them', () => {
  const cv = readBelow(
    heading(50, 'Werkervaring'),
    ...below(70, '1998 – 2005  Magazijnmedewerker / heftruckchauffeur', 'Bloemenveiling Penrode'),
  );
  expect(cv.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Magazijnmedewerker / heftruckchauffeur', 'Bloemenveiling Penrode'],
  ]);
});

it('a team is no title', () => {
  const cv = readBelow(heading(50, '경력'), ...below(70, '2023.02 – 2024.12  (주)노을식탁', '마케팅팀 · 콘텐츠 마케터'));
  expect(cv.work[0]?.title?.value).toBe('콘텐츠 마케터');
});

describe('a school and its degree', () => {
  it.each([
    ['Formation', '1998 – 2002  Collège Victor-Penroy (Brevet des collèges)', ['Collège Victor-Penroy', 'Brevet des collèges']],
    ['Edukasyon', 'Sekondarya: Sapang Palay National High School, 2009', ['Sapang Palay National High School', 'Sekondarya']],
    ['Edukasyon', '2016 – 2018  Senior High School (ABM Strand), Penrode College', ['Penrode College', 'Senior High School']],
    ['Opleiding', '1999 – 2004  Mavo, SG Penrode, Zwolle - diploma', ['SG Penrode', 'Mavo']],
    ['Formación', '1998 – 2002  E.G.B., C.P. San José, Getafe', ['C.P. San José', 'E.G.B.']],
    ['教育经历', '2003年9月—2006年6月 河南省云杉市第一中学（高中）', ['河南省云杉市第一中学', '高中']],
    ['教育经历', '2006年-2009年  就读于贵州省云杉卫生学校护理专业', ['贵州省云杉卫生学校', undefined]],
    ['Education', '1996  Diploma, Jefferson High School, Tampa, Florida', ['Jefferson High School', 'Diploma']],
    ['Education', 'College: University of Penwick, Hull (2009-2013) B.S. Biology', ['University of Penwick', 'B.S.']],
    ['Formación', '2006  Ingeniería Industrial. Universidad de Penroa', ['Universidad de Penroa', 'Ingeniería Industrial']],
    ['Образование', '1998-2001 Профессиональное училище № 7 г. Бийска по специальности «Столяр-плотник»', ['Профессиональное училище № 7 г. Бийска', undefined]],
    ['Opleiding', '2003-2009  VWO (profiel Natuur & Techniek), Stedelijk Gymnasium Leiden', ['Stedelijk Gymnasium Leiden', 'VWO']],
    ['Formação', '2021  Bootcamp Programação Web, Ironhack Lisboa', ['Ironhack Lisboa', 'Bootcamp']],
    ['Ausbildung', '2020 – 2021  Data Science Weiterbildung bei Masterschool', ['Masterschool', 'Data Science Weiterbildung']],
  ])('%s: %s', (title, line, wanted) => {
    expect(studies(read(title, line))[0]?.slice(0, 2)).toEqual(wanted);
  }); // biome-ignore format: a table

  it('an award with its year is told of the degree above it', () => {
    const cv = read('Ausbildung', '08/2011 – 07/2014  Ausbildung zum Koch', 'Gasthof zur Linde', 'Lehrling des Jahres der Innung 2013');
    expect(studies(cv)).toHaveLength(1);
    expect(cv.education[0]?.description).toContain('Lehrling des Jahres');
  });

  it('a stroke joins two of one kind', () => {
    expect(studies(read('Studii', '2005 – 2009', 'Liceu / Școală profesională', 'Colegiul Tehnic „Dumitru Penroș”, Bacău'))).toEqual([
      ['Colegiul Tehnic „Dumitru Penroș”', 'Liceu / Școală profesională', undefined],
    ]);
  });

  it('a range before a list of commas begins an entry, however long it is', () => {
    const line =
      '1995–2000 Пенродский государственный педагогический университет, факультет педагогики и методики начального образования, специальность «Учитель начальных классов», диплом с отличием';
    expect(studies(read('Образование', line))[0]).toEqual([
      'Пенродский государственный педагогический университет',
      undefined,
      'Учитель начальных классов',
    ]);
  });
});
