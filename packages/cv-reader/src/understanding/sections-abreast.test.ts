// Pages of browsers: squares before headings, labels above values, short sections side by side at the foot, towns at the right edge.
import { expect, it } from 'vitest';
import { below, heading, page, read, readBelow, type Written } from './page.fixture.ts';

/** Cells at places of their own. */
const cells = (y: number, written: [number, string][], look: Partial<Written> = {}): Written => ({
  y,
  text: written.map(([, text]) => text).join('  '),
  cells: written.map(([x, text]) => ({ x, text, right: x + text.length * 5 })),
  x: written[0]?.[0] ?? 40,
  ...look,
});
const squared = (y: number, text: string): Written => ({ ...heading(y, text), x: 52, bullet: '•' });
const small = { sizePt: 8, color: '#777777' };
const names = (all: readonly { value: string }[]) => all.map(({ value }) => value);

it('squares before headings are no marks of lists, though the lists of the page have the same mark', () => {
  const cv = readBelow(
    squared(60, 'Employment'), ...below(80, '2019 – 2021  Receptionist', 'Brindle Ltd', { text: 'Kept the diary', bullet: '•' }, { text: 'Answered letters', bullet: '•' }),
    squared(150, 'Education'), ...below(170, '2016 – 2019  A-levels', 'Saint Osyths School', { text: 'with honours', bullet: '•' }),
    squared(230, 'Skills'), ...below(250, 'Excel', 'filing'),
  ); // biome-ignore format: a page
  expect(cv.work.map(({ employer, description }) => [employer?.value, description])).toEqual([['Brindle Ltd', '- Kept the diary\n- Answered letters']]); // biome-ignore format: a row
  expect(cv.education).toHaveLength(1);
  expect(names(cv.skills)).toEqual(['Excel', 'filing']);
});

it('bold points of a list stay points, whatever word one of them has', () => {
  const { work } = readBelow(
    heading(60, 'Employment'),
    ...below(80, '2019 – 2021  Receptionist', 'Brindle Ltd', { text: 'Languages', bullet: '•', bold: true }, { text: 'Kept the diary', bullet: '•', bold: true }, { text: 'Answered letters', bullet: '•' }), // biome-ignore format: a page
  );
  expect(work[0]?.description).toBe('- Languages\n- Kept the diary\n- Answered letters');
});

it('labels above values, side by side, say what these are, and an address that its cell broke is whole', () => {
  const cv = readBelow(
    cells(40, [[40, 'Address'], [200, 'Phone'], [360, 'Email']], small),
    cells(50, [[40, '12 Mill Lane, Leeds'], [200, '+44 7700 900642'], [360, 'maren.holloway@letter-']]),
    cells(62, [[360, 'tray.example']]),
    cells(76, [[40, 'Date of birth'], [200, 'Nationality']], small),
    cells(86, [[40, '14.03.2003'], [200, 'German']]),
    heading(120, 'Skills'), { y: 140, text: 'Excel, filing' },
  ); // biome-ignore format: a page
  expect(cv.place?.value.city).toBe('Leeds');
  expect(names(cv.phones)).toEqual(['+447700900642']);
  expect(names(cv.emails)).toEqual(['maren.holloway@letter-tray.example']);
  expect([cv.bornOn, ...names(cv.nationalities)]).toEqual(['2003-03-14', 'DE']);
});

it('headings that share a line each head what stands below them', () => {
  const cv = readBelow(
    heading(60, 'Employment'), ...below(80, '2019 – 2021  Receptionist', 'Brindle Ltd'),
    cells(140, [[52, 'Languages'], [300, 'Hobbies']], { sizePt: 14, bold: true, bullet: '•' }),
    cells(160, [[40, 'English'], [150, 'native'], [288, 'Chess, rowing']]),
    cells(174, [[40, 'Norwegian'], [150, 'fluent'], [288, 'bees']]),
  ); // biome-ignore format: a page
  expect(cv.languages.map(({ code }) => code)).toEqual(['en', 'nb']);
  expect(cv.rest).toEqual([{ heading: 'Hobbies', lines: ['Chess, rowing', 'bees'] }]);
});

it('names of columns below a heading are no headings', () => {
  const cv = readBelow(
    heading(60, 'Languages'),
    cells(80, [[40, 'Language'], [150, 'Speaking'], [250, 'Writing']], { bold: true }),
    cells(94, [[40, 'English'], [150, 'C1'], [250, 'B2']]),
    heading(130, 'Skills'), { y: 150, text: 'Excel, filing' },
  ); // biome-ignore format: a page
  expect(cv.languages.map(({ code }) => code)).toEqual(['en']);
});

it('below dated certificates stands their issuer, in letters of its own, though not below each', () => {
  const { certificates } = readBelow(
    heading(60, 'Certificates'),
    ...below(80, { text: '2021  Fork lift', bold: true }, { text: 'Lifting Academy', ...small }, { text: '2022  Driving licence B', bold: true }, { text: '2023  First aid', bold: true }, { text: 'Penwick Red Cross', ...small }), // biome-ignore format: a page
  );
  expect(certificates.map(({ name, issuer, on }) => [name.value, issuer, on])).toEqual([
    ['Fork lift', 'Lifting Academy', '2021'],
    ['Driving licence B', undefined, '2022'],
    ['First aid', 'Penwick Red Cross', '2023'],
  ]);
});

it('what ends at one edge beside titles and employers is their towns, and no field where a degree says what was studied', () => {
  const cv = readBelow(
    heading(60, 'Employment'),
    cells(80, [[40, '2021 – 2023'], [140, 'Receptionist'], [480, 'Quellmar']], { gap: 1 }), cells(94, [[140, 'Brindle and Tarn']]),
    cells(114, [[40, '2019 – 2021'], [140, 'Lantern minder'], [485, 'Ostwick']], { gap: 1 }), cells(128, [[140, 'Hollin House']]),
    heading(160, 'Education'),
    cells(180, [[40, '2016 – 2019'], [140, 'BSc in Physics'], [480, 'Quellmar']], { gap: 1 }), cells(194, [[140, 'Brackmoor University']]),
    cells(214, [[40, '2014 – 2016'], [140, 'Diploma'], [485, 'Penwick']], { gap: 1 }), cells(228, [[140, 'Saint Osyths School']]),
  ); // biome-ignore format: a page
  expect(cv.work.map(({ employer, location }) => [employer?.value, location?.value])).toEqual([
    ['Brindle and Tarn', 'Quellmar'],
    ['Hollin House', 'Ostwick'],
  ]);
  expect(cv.education.map(({ field, location }) => [field?.value, location?.value])).toEqual([
    ['Physics', 'Quellmar'],
    [undefined, 'Penwick'],
  ]);
});

it('an employer below its dates, beside the title, is no town', () => {
  const { work } = readBelow(
    heading(60, 'Employment'),
    cells(80, [[40, '2021 – 2023'], [200, 'Receptionist']], { gap: 1 }), cells(94, [[40, 'Quellmar Reach'], [200, 'Kept the diary of the whole house']]),
    cells(114, [[40, '2019 – 2021'], [200, 'Accountant']], { gap: 1 }), cells(128, [[40, 'Hollin House'], [200, 'Wrote the books of the whole house']]),
  ); // biome-ignore format: a page
  expect(work.map(({ employer }) => employer?.value)).toEqual(['Quellmar Reach', 'Hollin House']);
});

it('a word of a season in the cell before a date is no part of it', () => {
  const { work } = readBelow(
    heading(60, 'Work experience'),
    ...below(80, 'Harvest help in the Vale of Spring  2019 – 2021', 'Brindle Ltd', '', 'Receptionist  2017 – 2019', 'Hollin Ltd'),
  );
  expect(work[0]?.title?.value).toBe('Harvest help in the Vale of Spring');
});

it('a skill in small letters does not go on from the line above where the next column is far away', () => {
  const cv = read(
    page(
      { x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }, heading(60, 'Skills'), ...below(80, 'Windows Server', 'Linux Mint', 'crimping of cables', 'Python', 'Excel')] },
      { x: 300, lines: [heading(60, 'Employment'), ...below(80, '2019 – 2021  Receptionist', 'Brindle Ltd')] },
    ),
  ); // biome-ignore format: a page
  expect(names(cv.skills)).toEqual(['Windows Server', 'Linux Mint', 'crimping of cables', 'Python', 'Excel']);
});

it('small letters above skills name their groups', () => {
  const { skills } = readBelow(
    heading(60, 'Education'), { y: 80, text: '2014 – 2016  Diploma, Saint Osyths School' },
    heading(110, 'Languages'), { y: 130, text: 'English: native' },
    heading(160, 'Skills'), ...below(180, { text: 'Bench', ...small }, 'lathe work', 'filing', { text: 'Other', ...small }, 'stock control', 'cellar work'),
  ); // biome-ignore format: a page
  expect(names(skills)).toEqual(['lathe work', 'filing', 'stock control', 'cellar work']);
});

it('a postcode says the country of a number', () => {
  const { phones } = readBelow({ y: 40, text: 'Morada: Rua do Montepio 15, 2200-101 Quelmar' }, { y: 54, text: 'Telemóvel: 926 555 738' }, heading(80, 'Competências'), { y: 100, text: 'Excel, redes, paciência' }, heading(120, 'Idiomas'), { y: 140, text: 'Português: língua materna' }); // biome-ignore format: a page
  expect(names(phones)).toEqual(['+351926555738']);
});

it('a Japanese period that its column broke behind the wave dash is one', () => {
  const { work } = readBelow(
    { y: 40, text: '住所：富岡市' },
    heading(60, '職歴'),
    cells(80, [[40, '2021年4月〜'], [140, '株式会社まゆの里']], { gap: 1 }), cells(92, [[40, '2023年3月'], [140, '飼育担当']]),
  ); // biome-ignore format: a page
  expect(work.map(({ start, end, title }) => [start?.value, end?.value, title?.value])).toEqual([['2021-04', '2023-03', '飼育担当']]);
});
