// CVs that are typed as letters: entries parted by full stops, tables with two columns, societies in a phrase, and the line above a signature.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const jobs = (cv: ReturnType<typeof readBelow>) =>
  cv.work.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]);

it.each([
  [
    'Experiencia',
    '2019 - 2021: Traductora. Letras Salinas, S.L. (Soria). Traducción de cartas.',
    'Desde octubre de 2021: Recepcionista. Camping El Pinar (Ávila).',
    'Traductora',
    'Letras Salinas, S.L.',
  ],
  [
    'Experience',
    '2019 - 2021: Weaver. Loomhouse Ltd (Penwick). Wove sails.',
    '2021 - present: Clerk. Tidewrack Ltd (Saltby).',
    'Weaver',
    'Loomhouse Ltd',
  ],
])('full stops part title, employer and what is told in every paragraph: %s', (title, first, second, job, employer) => {
  const cv = readBelow(heading(40, title), ...below(60, first, second));
  expect(jobs(cv)[0]?.slice(0, 2)).toEqual([job, employer]);
});

it('paragraphs go on in their next lines', () => {
  const wide = '2019 - 2021: Weaver. Loomhouse Ltd (Penwick). Wove sails and mended nets for';
  const cv = readBelow(heading(40, 'Experience'), ...below(60, wide, 'boats.', '2021 - present: Clerk. Tidewrack Ltd (Saltby).'));
  expect(jobs(cv)).toEqual([
    ['Weaver', 'Loomhouse Ltd', 'Penwick'],
    ['Clerk', 'Tidewrack Ltd', 'Saltby'],
  ]);
});

it('courses that end with their year are certificates, and a full stop parts whoever gave them', () => {
  const cv = readBelow(
    heading(40, 'Formación complementaria'),
    ...below(60, 'Curso de primeros auxilios. Cruz Roja, 2021.', 'Carretillero. Fundación Salinas, 2023.'),
  );
  expect(cv.certificates.map(({ name, issuer }) => [name.value, issuer])).toEqual([
    ['Curso de primeros auxilios', 'Cruz Roja'],
    ['Carretillero', 'Fundación Salinas'],
  ]);
});

it('months of several years that a word joins are one time', () => {
  const cv = readBelow(
    heading(40, 'Experience'),
    ...below(60, 'July to September 2022, 2023 and 2024  Waiter', 'Loomhouse Ltd', '2020, 2021  Clerk'),
  );
  expect([cv.work[0]?.start?.value, cv.work[0]?.end?.value]).toEqual(['2022-07', '2024']);
});

it('what somebody was may be called as a section is, where its dates stand beside it as with others', () => {
  const beside = readBelow(
    heading(40, '経歴'),
    ...below(60, '家具職人  2022.04 - 現在', '有限会社木の香', 'インターン  2021.08 - 2021.09', '株式会社森'),
  );
  expect(beside.work.map(({ title }) => title?.value)).toEqual(['家具職人', 'インターン']);
  const bold = (text: string) => ({ text, bold: true });
  const above = readBelow(
    heading(40, 'Experience'),
    ...below(60, '2021 - 2023', bold('Clerk'), 'Tidewrack Ltd', '2019 - 2021', bold('Volunteer'), 'Penwick Archive'),
  );
  expect(above.work.map(({ title }) => title?.value)).toEqual(['Clerk', 'Volunteer']);
});

it('the names of a table’s two columns begin no entry, and a title goes to the entry above it', () => {
  const cv = readBelow(
    heading(40, 'Kinh nghiệm làm việc'),
    ...below(
      60,
      'Thời gian  Công việc',
      '02/2022 – 04/2023  Trường Mầm non Hoa Sen',
      'Chức vụ: Giáo viên',
      '06/2020 – 12/2021  Quán trà Nắng Mai',
      'Chức vụ: Nhân viên phục vụ',
    ),
  );
  expect(jobs(cv).map(([title]) => title)).toEqual(['Giáo viên', 'Nhân viên phục vụ']);
});

it.each([
  ['Ehrenamt', 'seit 2018  Schiedsrichter, TuS Hohenledde 1926', 'Schiedsrichter', 'TuS Hohenledde 1926'],
  ['Nevenactiviteiten', '2021 – heden  Penningmeester Plattelandsjongeren Buurse', 'Penningmeester', 'Plattelandsjongeren Buurse'],
  ['Nevenactiviteiten', '2016 – heden  Keeper bij v.v. Langelo Boys', 'Keeper', 'v.v. Langelo Boys'],
  ['Vie associative', '2019 – 2022  Secrétaire de l’association Les Rives', 'Secrétaire', 'association Les Rives'],
  ['Volontariato', '2019 – 2022  Allenatore, ASD Rocca Salina', 'Allenatore', 'ASD Rocca Salina'],
])('an office and its society are told apart: %s %s', (title, line, office, society) => {
  const [one] = readBelow(heading(40, title), ...below(60, line)).memberships;
  expect([one?.title?.value, one?.organization?.value]).toEqual([office, society]);
});

it('a society has its town behind it as employers have', () => {
  const cv = readBelow(
    heading(40, 'Experience'),
    ...below(60, '2021 - 2023', 'Clerk', 'Tidewrack Ltd · Saltby', '2019 - 2021', 'Weaver', 'Loomhouse Ltd · Penwick'),
    heading(180, 'Volunteering'),
    ...below(200, '2020 - 2022', 'Helper', 'Harbour Friends · Oxmoor'),
  );
  expect(cv.memberships.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([['Helper', 'Harbour Friends']]);
});

it('a membership that is told of with its time is one', () => {
  const cv = readBelow(heading(40, 'Other'), ...below(60, 'Member of the Penwick Choir since 2016. Willing to travel.'));
  expect(cv.memberships.map(({ organization, start }) => [organization?.value, start?.value])).toEqual([['Penwick Choir', '2016']]);
  expect(readBelow(heading(40, 'Other'), ...below(60, 'Member of the Penwick Choir.')).memberships).toEqual([]);
});

it.each(['Penwick, 3 November 2026', 'Penwick, den 3. November 2026', 'En Almazán, a 3 de octubre de 2026'])(
  'where and when a letter was written is of no section: %s',
  (line) => {
    const cv = readBelow(heading(40, 'Skills'), ...below(60, 'Docker, Git, Excel'), ...below(120, line, 'Maren Holloway'));
    expect(cv.skills.map(({ value }) => value)).toEqual(['Docker', 'Git', 'Excel']);
  },
);

it('a class of a driving licence is no skill', () => {
  const cv = readBelow(heading(40, 'Kenntnisse'), ...below(60, 'EDV:  QGIS, PostGIS', 'Führerschein:  Klasse B, BE'));
  expect(cv.skills.map(({ value }) => value)).toEqual(['QGIS', 'PostGIS']);
});

it.each([
  ['beside its level', ['Português  nativo', 'Kriolu  fluente']],
  ['in brackets', ['Português (nativo)', 'Kriolu (fluente)']],
])('a language that no list has is told by its level as others are: %s', (_, lines) => {
  const cv = readBelow(heading(40, 'Idiomas'), ...below(60, ...lines));
  expect(cv.languages.map(({ code, name, level }) => [code, name.value, level?.value])).toEqual([
    ['pt', 'Português', 'native_or_bilingual'], [undefined, 'Kriolu', 'full_professional'],
  ]); // biome-ignore format: a table
});

it('typed Chinese parts what stands in one line by its wide space', () => {
  const cv = readBelow(
    heading(40, '实践经历'),
    ...below(60, '2023年7月至今　商洛绿野有限公司　技术员', '2022年7月—2022年8月　洛河监测站　实习生'),
  );
  expect(jobs(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['技术员', '商洛绿野有限公司'],
    ['实习生', '洛河监测站'],
  ]);
});

it('a form’s line says where and as what somebody began, and the same place when they left it', () => {
  const cv = readBelow(
    heading(40, '職歴'),
    ...below(
      60,
      '2019  6  パン工房ひなた　アルバイトとして勤務（販売）',
      '2021  3  同　退職',
      '2021  4  株式会社みどり給食　入社　栄養士として勤務',
      '現在に至る',
    ),
  );
  expect(cv.work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['アルバイト', 'パン工房ひなた', '2019-06', '2021-03'], ['栄養士', '株式会社みどり給食', '2021-04', undefined],
  ]); // biome-ignore format: a table
});

it.each([
  ['Vie associative', 'Bénévole à la Croix-Bleue depuis 2020', 'Bénévole', 'Croix-Bleue'],
  ['Voluntariado', 'Voluntaria en Cruz Azul (2019-2021)', 'Voluntaria', 'Cruz Azul'],
  ['Volontariato', 'Donatrice AVIS dal 2020', 'Donatrice', 'AVIS'],
  ['Vrijwilligerswerk', '2017 – 2019  Secretaris van de studievereniging Molen', 'Secretaris', 'studievereniging Molen'],
])('who helps does so of a society, whatever that is called: %s', (title, line, office, society) => {
  const [one] = readBelow(heading(40, title), ...below(60, line)).memberships;
  expect([one?.title?.value, one?.organization?.value]).toEqual([office, society]);
});

it('the article behind a joint is none of an employer’s name', () => {
  const cv = readBelow(
    heading(40, 'Berufserfahrung'),
    ...below(60, '02/2021 – 04/2021  Praktikum bei der Vermessung Lüttner, Salzstadt', '05/2019 – 01/2021  Aushilfe bei Kruse, Salzstadt'),
  );
  expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['Vermessung Lüttner', 'Kruse']);
});

it('where all is set alike, what stands below dates and is called as a section is one', () => {
  const cv = readBelow(
    ...below(40, 'Experience', 'Clerk', 'Tidewrack Ltd', '2021 - 2023', 'Counted money'),
    ...below(140, 'Education', 'BA History', 'University of Penwick', '2018 - 2021'),
    { y: 196, text: 'Skills' },
    ...below(210, 'Docker, Git, Excel'),
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(['Docker', 'Git', 'Excel']);
});
