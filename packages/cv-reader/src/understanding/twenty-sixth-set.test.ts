// What a twenty-sixth set of strangers' CVs taught: what stands in a line with a school and a degree and names neither, courses, and what a stroke joins.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

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

describe('a school and its degree', () => {
  it.each([
    ['Formation', '1998 – 2002  Collège Victor-Penroy (Brevet des collèges)', ['Collège Victor-Penroy', 'Brevet des collèges']],
    ['Edukasyon', 'Sekondarya: Sapang Palay National High School, 2009', ['Sapang Palay National High School', 'Sekondarya']],
    ['Edukasyon', '2016 – 2018  Senior High School (ABM Strand), Penrode College', ['Penrode College', 'Senior High School']],
    ['Opleiding', '1999 – 2004  Mavo, SG Penrode, Zwolle - diploma', ['SG Penrode', 'Mavo']],
    ['Formación', '1998 – 2002  E.G.B., C.P. San José, Getafe', ['C.P. San José', 'E.G.B.']],
    ['教育经历', '2003年9月—2006年6月 河南省云杉市第一中学（高中）', ['河南省云杉市第一中学', '高中']],
    ['Formação', '2021  Bootcamp Programação Web, Ironhack Lisboa', ['Ironhack Lisboa', 'Bootcamp']],
    ['Ausbildung', '2020 – 2021  Data Science Weiterbildung bei Masterschool', ['Masterschool', 'Data Science Weiterbildung']],
  ])('%s: %s', (title, line, wanted) => {
    expect(studies(read(title, line))[0]?.slice(0, 2)).toEqual(wanted);
  }); // biome-ignore format: a table

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
