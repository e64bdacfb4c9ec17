// Layouts that a twentieth set of strangers' CVs taught: forms of Europass, grids of entries, sentences, details without labels.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);

/** A label that ends where the values begin, as forms have it. */
const row = (y: number, label: string, value: string) => {
  const x = 200 - label.length * 4;
  const cells = [
    { text: label, x, right: 200 },
    { text: value, x: 210, right: 210 + value.length * 4 },
  ];
  return { y, x, text: `${label}  ${value}`, cells };
};

it('rows of a form are sections by themselves, and the address of an employer is no part of its name', () => {
  const cv = readBelow(
    heading(60, 'Work experience'),
    row(76, 'Dates', '2012 – 2019'),
    row(92, 'Occupation or position held', 'Sail wright'),
    row(108, 'Name and address of employer', 'Loomhouse, 9 Harbour Street, 4011 Penryn'),
    row(138, 'Dates', '2008 – 2012'),
    row(154, 'Occupation or position held', 'Loft hand'),
    row(170, 'Name and address of employer', 'Tidewrack Ltd'),
    heading(200, 'Personal skills and competences'),
    row(216, 'Mother tongue(s)', 'Welsh'),
    { y: 232, x: 100, text: 'Other language(s)' },
    row(248, 'French', 'B1'),
    row(264, 'Social skills and competences', 'listening, mediation'),
    row(280, 'Driving licence', 'B'),
    row(296, 'Courses', 'Rigging at sea (2014)'),
    row(312, 'Memberships', 'Guild of Sail Wrights'),
  );
  expect(work(cv)).toEqual([
    ['Sail wright', 'Loomhouse', '2012', '2019'],
    ['Loft hand', 'Tidewrack Ltd', '2008', '2012'],
  ]);
  expect(cv.work[0]?.location?.value).toBe('Penryn');
  expect(cv.languages.map(({ name, level }) => [name.value, level?.value])).toEqual([
    ['Welsh', 'native_or_bilingual'],
    ['French', 'limited_working'],
  ]);
  expect(cv.skills.map(({ value }) => value)).toEqual(['listening', 'mediation']);
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Rigging at sea']);
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Guild of Sail Wrights']);
});

it('a clause at the foot, that all is true or may be kept, is of no section', () => {
  const cv = readBelow(heading(60, 'Corsi e certificati'), ...below(80, 'Antincendio (2014)', 'Primo soccorso (2019)'), {
    y: 140,
    text: 'Autorizzo il trattamento dei miei dati personali ai sensi del D.lgs. 196/2003.',
    gap: 2,
  });
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Antincendio', 'Primo soccorso']);
});

const ACCENT = '#e76f51';

it('cards side by side are entries, one below the other, and one that is called as a section is a title among others', () => {
  const cards = (y: number, ...lines: string[]) =>
    lines.map((text, at) => ({ y: y + at * 14, x: 50, text, ...(at === 0 && { bold: true }), ...(at === 2 && { color: '#888888' }) }));
  const cv = readBelow(
    heading(60, 'Experience'),
    ...cards(
      90,
      'Sail wright                   Rigger',
      'Loomhouse Ltd                 Tidewrack Ltd',
      '2019 – 2021                   2015 – 2018',
    ),
    ...cards(
      160,
      'Loft hand                     Cook',
      'Norsea Ltd                    Harbour Inn',
      '2013 – 2014                   2010 – 2012',
    ),
    ...cards(230, 'Internship', 'Penryn Ltd', '2008 – 2009'),
  );
  expect(work(cv)).toEqual([
    ['Sail wright', 'Loomhouse Ltd', '2019', '2021'],
    ['Rigger', 'Tidewrack Ltd', '2015', '2018'],
    ['Loft hand', 'Norsea Ltd', '2013', '2014'],
    ['Cook', 'Harbour Inn', '2010', '2012'],
    ['Internship', 'Penryn Ltd', '2008', '2009'],
  ]);
});

it('known headings abreast in the letters of those in people’s own words head what stands below each', () => {
  const own = (y: number, text: string) => ({ y, x: 40, text, bold: true, color: ACCENT, sizePt: 12 });
  const cv = readBelow(
    own(60, 'Where I worked'),
    ...below(80, '2019 – 2021  Sail wright, Loomhouse Ltd', '2015 – 2018  Rigger, Tidewrack Ltd'),
    own(140, 'Languages        Certificates          Memberships'),
    ...below(160, 'Welsh (native)   First aid (2014)      Guild of Sail Wrights', 'French (B1)      Rigging (2019)'),
  );
  expect(cv.languages.map(({ name }) => name.value)).toEqual(['Welsh', 'French']);
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['First aid', 'Rigging']);
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Guild of Sail Wrights']);
});

it('paragraphs that say when behind a comma have their head before it, and what is told behind it', () => {
  const cv = readBelow(
    heading(60, 'Werk'),
    ...below(
      80,
      'Zeilmaker bij Weverij Loomhuis & Zn. in Hoorn, van mei 2021 tot nu. Ik maak zeilen en herstel netten.',
      'Tuiger bij Gemeente Hoorn, afdeling Havens, van september 2019 tot april 2021.',
    ),
    heading(140, 'Opleiding'),
    ...below(
      160,
      'Bachelor Zeilkunde aan de Hogeschool Hoorn, 2005-2010, gewaardeerd als bachelor.',
      'Schakeljaar Touwslagerij aan Hogeschool Enkhuizen, 2003-2004, afgerond met certificaat.',
    ),
  );
  expect(work(cv).map(([title, , start]) => [title, start])).toEqual([['Zeilmaker', '2021-05'], ['Tuiger', '2019-09']]); // biome-ignore format: a table
  expect(cv.work[0]?.description).toBe('Ik maak zeilen en herstel netten.');
  expect(cv.education.map(({ school }) => school?.value)).toEqual(['Hogeschool Hoorn', 'Hogeschool Enkhuizen']);
  expect(cv.education[1]?.degree?.value).toBe('Schakeljaar Touwslagerij');
});

it('a family’s name may begin with an article in small letters', () => {
  const cv = read(
    page({
      x: 40,
      lines: [
        { y: 20, text: 'Salma al-Hadidi', bold: true },
        { y: 34, text: 'salma@example.org' },
      ],
    }),
  );
  expect(cv.name?.value.full).toBe('Salma al-Hadidi');
});

it.each([
  ['de', '* 23.07.1990, Bürgerin von Chur, ledig', '1990-07-23'],
  ['it', 'nato a Messina il 3/12/1992', '1992-12-03'],
  ['nl', 'geboren op 1 september 1987 te Gent', '1987-09-01'],
  ['nl', '° Gent, 21/01/1984', '1984-01-21'],
  ['ko', '대구광역시 수성구 · 1992년 3월 8일생', '1992-03-08'],
  ['cn', '男，1996年4月生，汉族', '1996-04'],
])('a birthday is told by its words or its place among what is said of the person (%s): %s', (_language, text, day) => {
  const cv = readBelow(...below(40, 'maren@example.org', text), heading(100, 'Talen'), ...below(120, 'Nederlands, Engels'));
  expect(cv.bornOn).toBe(day);
});

it.each([
  ['maren@telenet.be', '0478 61 29 03', '+32478612903'],
  ['maren@example.nl', '06 12345678', '+31612345678'],
])('numbers are of the country of the post where no address says one: %s', (mail, number, phone) => {
  const lines = [heading(100, 'Werkervaring'), ...below(120, '2019 – 2021  Zeilmaker, Weverij Loomhuis'), heading(160, 'Talenkennis'), ...below(180, 'Nederlands moedertaal')]; // biome-ignore format: a page
  expect(readBelow(...below(40, mail, number), ...lines).phones.map(({ value }) => value)).toEqual([phone]);
});

it('the point of a list beside dates is told below the head, and sewing is no month in Vietnam', () => {
  const cv = readBelow(
    heading(60, 'Quá trình làm việc'),
    ...below(80, 'Cty TNHH Lạc Thủy      Thợ may', '2014 – 2016            + quản lý 32 công nhân', {
      x: 155,
      text: 'chia hàng',
      bullet: '+',
    }),
  );
  expect(work(cv)).toEqual([['Thợ may', 'Cty TNHH Lạc Thủy', '2014', '2016']]);
  expect(cv.work[0]?.description).toContain('quản lý 32 công nhân');
});

it.each([
  ['Abschluss hinter einem Komma', 'Aufbaustudium Orgel, Abschluss: Master of Music', ['Master of Music', 'Orgel']],
  ['Swiss titles', 'Laborantin EFZ', ['Laborantin EFZ', undefined]],
  ['how long it took', 'Master in Seiltechnik (3 Jahre)', ['Master', 'Seiltechnik']],
])('a degree among other words: %s', (_name, line, expected) => {
  const cv = readBelow(heading(60, 'Ausbildung'), ...below(80, '2011 – 2013  Hochschule Penwick', line), heading(140, 'Sprachen'), ...below(160, 'Deutsch Muttersprache')); // biome-ignore format: a page
  expect(cv.education.map(({ degree, field }) => [degree?.value, field?.value])).toEqual([expected]);
});

it('the short name of a degree leaves a field with joints of its own, and its first letters in brackets say it again', () => {
  const cv = readBelow(
    heading(60, 'Formation'),
    ...below(80, 'DEP Assistance à la personne en établissement et à domicile    2016', 'Centre de formation Penwick'),
    ...below(130, 'Diplôme d’études secondaires (DES)    2008', 'École Helston'),
    heading(190, 'Langues'),
    ...below(210, 'Français : langue maternelle'),
  );
  expect(cv.education.map(({ degree, field }) => [degree?.value, field?.value])).toEqual([
    ['DEP', 'Assistance à la personne en établissement et à domicile'],
    ['Diplôme d’études secondaires', undefined],
  ]);
});

it('days above the names of certificates are theirs, and what a short name stands for is no issuer', () => {
  const above = readBelow(heading(60, 'Certificates'), ...below(80, '[ 2022 ]', 'First aid', '[ 2024 ]', 'Rigging at sea'));
  expect(above.certificates.map(({ name, on }) => [name.value, on])).toEqual([['First aid', '2022'], ['Rigging at sea', '2024']]); // biome-ignore format: a table
  const short = readBelow(
    heading(60, 'Certificates'),
    ...below(80, 'PRSS – Principles of Rigging Ships Safely (2023)', 'Seamanship, 14 h (2021)'),
  );
  expect(short.certificates[0]?.name.value).toBe('PRSS – Principles of Rigging Ships Safely');
});

it('a member of what is a society by its own word is one, whenever that was', () => {
  const cv = readBelow(heading(60, 'Altro'), ...below(80, 'Patente B. Socio della Federazione Italiana Velai. Nel tempo libero: nuoto.'));
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Federazione Italiana Velai']);
});

it('the year of a school stands before it, a Canadian postcode behind the province, and a town that had no room goes on below', () => {
  const dutch = readBelow(heading(60, 'Opleiding'), ...below(80, '7de jaar BSO Zeilmakerij  2002 – 2003', 'VTI Sint-Jozef Aalst'), heading(140, 'Talen'), ...below(160, 'Nederlands moedertaal')); // biome-ignore format: a page
  expect(dutch.education.map(({ degree, field }) => [degree?.value, field?.value])).toEqual([['7de jaar BSO', 'Zeilmakerij']]);
  expect(readBelow(...below(40, 'maren@example.org', 'Rimouski (Québec) G5L 3N8')).place?.value.city).toBe('Rimouski');
  expect(readBelow(...below(40, 'maren@example.org', 'Đ/c: 9 Ông Ích Khiêm, Hải Châu, Đà', 'Nẵng')).place?.value.city).toBe('Đà Nẵng');
});

it.each([
  ['Formation', 'Licence de droit à l’Université de Lille', 'Université de Lille'],
  ['Istruzione', 'Diploma di liceo classico al Liceo Orazio Flacco', 'Liceo Orazio Flacco'],
  ['Formación', 'Bachillerato en el Instituto Cervantes', 'Instituto Cervantes'],
  ['Studii', 'Licență în Drept la Universitatea din Iași', 'Universitatea din Iași'],
])('words for "at the" join a degree to its school: %s', (title, line, school) => {
  const cv = readBelow(heading(60, title), ...below(80, `${line}, 2010-2013.`, `${line}, 2007-2010, concluso.`));
  expect(cv.education.map((one) => one.school?.value)).toEqual([school, school]);
});
