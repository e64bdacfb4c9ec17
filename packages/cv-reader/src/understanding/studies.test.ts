// What of an entry of education is the degree, what was studied, and what is neither.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const studied = (title: string, ...lines: string[]) =>
  readBelow(heading(40, title), ...below(60, ...lines)).education.map(({ degree, field, school }) => [
    degree?.value,
    field?.value,
    school?.value,
  ]);

it.each([
  [
    'Studium',
    '2019 - 2022  Universität Osnabrück',
    'Bachelor of Science Geologie (Note 1,9)',
    ['Bachelor of Science', 'Geologie', 'Universität Osnabrück'],
  ],
  ['Education', '2019 - 2022  University of Penwick', 'BA (Hons) History, Class II (i)', ['BA (Hons)', 'History', 'University of Penwick']],
  ['Education', '2019 - 2022  University of Penwick', 'BSc Physics, 2:1', ['BSc', 'Physics', 'University of Penwick']],
  [
    'Formación',
    '2019 - 2022  Universidad de Salinas',
    'Grado en Historia, nota media: 7,8',
    ['Grado', 'Historia', 'Universidad de Salinas'],
  ],
])('a mark is no field: %s', (title, first, second, told) => {
  expect(studied(title, first, second)).toEqual([told]);
});

it('a list of subjects with their marks is what was studied', () => {
  expect(studied('Education', '2015 - 2017  Penwick Sixth Form', 'A Levels: History (A), Sociology (C)')).toEqual([
    ['A Levels', 'History (A), Sociology (C)', 'Penwick Sixth Form'],
  ]);
});

it('what a degree includes is no field of it', () => {
  expect(studied('Education', '2013 - 2015  Penwick Academy', '9 GCSEs, including Maths and English')).toEqual([
    ['9 GCSEs, including Maths and English', undefined, 'Penwick Academy'],
  ]);
});

it.each([
  ['Studium', '2019 - 2022  Universität Osnabrück', 'Studiengang Geoinformatik', 'Abschluss: Bachelor of Science', 'Geoinformatik'],
  ['Studii', '2019 - 2022  Universitatea din Valea Mare', 'Specializarea Contabilitate', 'Diplomă: Licență', 'Contabilitate'],
])('the word for what was studied needs no colon: %s', (title, first, second, third, field) => {
  expect(studied(title, first, second, third)[0]?.[1]).toBe(field);
});

it('a cell may name school, faculty, subject, degree and form of study in one line', () => {
  const line =
    '2021 – 2025  Северный государственный университет, факультет экономики, специальность «Учёт, анализ и аудит», бакалавр, очная форма';
  expect(studied('Образование', line, '2010 – 2021  Средняя школа № 4, аттестат')[0]).toEqual([
    'бакалавр', 'Учёт, анализ и аудит', 'Северный государственный университет',
  ]); // biome-ignore format: a list
});

it('a degree may have the words of a school in what was studied', () => {
  expect(studied('Học vấn', '2019 - 2023  Trường Đại học Lam Hồng', 'Cử nhân Giáo dục Mầm non')).toEqual([
    ['Cử nhân', 'Giáo dục Mầm non', 'Trường Đại học Lam Hồng'],
  ]);
});

it('that somebody has a diploma names none', () => {
  expect(studied('Opleidingen', '2014 – 2019  : Vmbo-tl, Het Molencollege te Molenbergen. Diploma behaald')[0]?.[0]).toBe('Vmbo-tl');
});

it('an entry that has its town has another name for what was studied', () => {
  expect(
    studied('Studii', '2017 – 2021  Prelucrări mecanice', 'Cluj-Napoca  Liceul Metalurgic', 'Diplomă de bacalaureat, media 7,60'),
  ).toEqual([['Diplomă de bacalaureat', 'Prelucrări mecanice', 'Liceul Metalurgic']]);
});

it('the department of a school is what was studied, where others have their degrees', () => {
  expect(studied('学歴', '2022.04 - 2024.03  木工技術科', '飛騨匠芸術学院', '2018.04 - 2021.03  普通科', '長良川西高等学校')[0]).toEqual([
    undefined, '木工技術科', '飛騨匠芸術学院',
  ]); // biome-ignore format: a list
});

it('diplomas with a year each beside an education with its periods are certificates', () => {
  const cv = readBelow(
    heading(40, 'Formation'),
    ...below(60, '2019 - 2022  Licence de Lettres', 'Université de Haute-Rive', '2016 - 2019  Bac pro Accueil', 'Lycée Saint-Aubin'),
    heading(140, 'Diplômes en plus'),
    ...below(160, 'PSC1, 2021', 'BAFA, 2020'),
    heading(200, 'Langues'),
    ...below(220, 'Français, natif'),
  );
  expect([cv.education.length, cv.certificates.map(({ name, on }) => [name.value, on])]).toEqual([
    2,
    [
      ['PSC1', '2021'],
      ['BAFA', '2020'],
    ],
  ]);
});

it('a town is no degree because one of another country begins like it', () => {
  const lines = ['2021 – 2023  BTS Tourisme', 'Tarbes  Lycée Sainte-Rive', '2018 – 2021  Bac pro Accueil', 'Mirande  Lycée Saint-Aubin'];
  expect(studied('Formation', ...lines).map(([degree]) => degree)).toEqual(['BTS', 'Bac pro']);
});

it('a stage of school before a colon is the label of its school, where the degree stands below', () => {
  const lines = [
    'Tertiary  :  University of Penwick',
    'Bachelor of Science in Accountancy',
    '2018 - 2022',
    'Secondary  :  Penwick National High School',
    '2014 - 2018',
  ];
  expect(studied('Educational background', ...lines)).toEqual([
    ['Bachelor of Science', 'Accountancy', 'University of Penwick'], ['Secondary', undefined, 'Penwick National High School'],
  ]); // biome-ignore format: a table
});

it('one month beside a cell of several sentences dates what its first one names', () => {
  const lines = [
    'Giugno 2022  Laurea triennale in Lettere moderne, Università degli Studi di Rocca, votazione 104/110. Tesi: "La rocca".',
    'Luglio 2019  Diploma di ragioneria, Istituto Tecnico "Galli", Salina, 92/100',
  ];
  expect(studied('Titoli di studio', ...lines)[0]).toEqual(['Laurea triennale', 'Lettere moderne', 'Università degli Studi di Rocca']);
});

it('full stops part a degree from its faculty and from what was studied', () => {
  expect(
    studied(
      'Образование',
      '2017–2022 гг.  Вельский университет',
      'Факультет словесности. Бакалавр. Педагогика (родной язык и чтение вслух)',
    ),
  ).toEqual([['Бакалавр', 'Педагогика (родной язык и чтение вслух)', 'Вельский университет']]);
});

it('small letters go on with a list of subjects, and a kind of school behind a dash is no subject', () => {
  expect(studied('Formation', '2019 - 2022  Université de Penwick', 'Licence professionnelle Voile, cordage, sécurité')).toEqual([
    ['Licence professionnelle', 'Voile, cordage, sécurité', 'Université de Penwick'],
  ]);
  expect(studied('Istruzione', '2014 - 2019  Istituto Salgari', 'Maturità – Liceo delle Scienze Umane')).toEqual([
    ['Maturità', undefined, 'Istituto Salgari'],
  ]);
});
