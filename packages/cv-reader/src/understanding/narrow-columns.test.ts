import { expect, it } from 'vitest';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const skillsOf = (...lines: Parameters<typeof below>[1][]) =>
  readBelow(heading(60, 'Skills'), ...below(80, ...lines)).skills.map(({ value }) => value);
const small = (text: string) => ({ text, sizePt: 8 });
const bold = (text: string) => ({ text, bold: true });

it('the name of a group before a list in brackets or behind a dash is no skill', () => {
  const listed = ['thatching', 'ridging', 'ledger keeping', 'post'];
  expect(skillsOf('Roofs (thatching, ridging)', 'Desk work (ledger keeping, post)')).toEqual(listed);
  expect(skillsOf('Roofs – thatching · ridging', 'Desk work – ledger keeping · post')).toEqual(listed);
});

it('brackets behind skills that are known tell of these', () => {
  expect(skillsOf('Python (lists, sets)', 'Java (streams, records)')).toEqual(['Python (lists, sets)', 'Java (streams, records)']);
});

it('dots beside skills are no lists, and a name without dots at its level goes on from the line above', () => {
  const dots = (text: string, mark = '●●●○○') => `${text}  ${mark}`;
  expect(skillsOf(dots('lathe work'), dots('care of old'), 'wooden floors', dots('reed cutting'))).toEqual([
    'lathe work',
    'care of old wooden floors',
    'reed cutting',
  ]);
});

it('a town in small letters beside the dates is neither the title nor the employer', () => {
  const { work } = readBelow(
    heading(60, 'Employment'),
    ...below(80, small('03/2021 - present | Quellmar'), bold('Brindle & Tarn'), 'Receptionist', '', small('05/2018 - 02/2021 | Ostwick'), bold('Hollin House'), 'Receptionist'), // biome-ignore format: as it is read
  );
  expect(work.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value])).toEqual([
    ['Receptionist', 'Brindle & Tarn', 'Quellmar'],
    ['Receptionist', 'Hollin House', 'Ostwick'],
  ]);
});

it('a word of a title in one employer’s name is outvoted by the titles of the other entries', () => {
  const { work } = readBelow(
    heading(60, 'Employment'),
    ...below(80, '03/2021 - present', bold('Accountant'), 'Brindle Tarn', '', '05/2018 - 02/2021', bold('Lantern minder'), 'Captain Ostrey House', '', '05/2016 - 02/2018', bold('Receptionist'), 'Quellmar Reach'), // biome-ignore format: as it is read
  );
  expect(work[1]?.title?.value).toBe('Lantern minder');
  expect(work[1]?.employer?.value).toBe('Captain Ostrey House');
});

it('a name that stands where the other entries have their schools is one, and its town stands behind the comma as theirs do', () => {
  const { education } = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Brackmoor University, Leeds  2016 - 2019', 'BSc, Physics', 'Saint Osyths, Quellmar  2014 - 2016', 'A-levels'), // biome-ignore format: as it is read
  );
  expect(education.map(({ school, location }) => [school?.value, location?.value])).toEqual([
    ['Brackmoor University', 'Leeds'],
    ['Saint Osyths', 'Quellmar'],
  ]);
});

it('subjects between a degree and its school are what was studied', () => {
  const { education } = readBelow(
    heading(60, 'Education'),
    ...below(80, 'A levels in Biology, Chemistry, Maths, Brackmoor School, Leeds  2014 - 2016'),
  );
  expect(education[0]?.school?.value).toBe('Brackmoor School');
  expect(education[0]?.field?.value).toBe('Biology, Chemistry, Maths');
});

it('headings that their column broke are whole', () => {
  const head = (y: number, text: string) => ({ y, text, sizePt: 12, bold: true, color: '#703040' });
  const cv = read(
    page(
      { x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }, head(60, 'EMPLOYMENT'), ...below(80, '03/2021 - present  Reed cutter', 'Brindle Reed Ltd')] }, // biome-ignore format: a block
      {
        x: 400,
        lines: [head(60, 'COURSES AND'), head(76, 'CERTIFICATES'), { y: 96, text: 'Chainsaw' }, { y: 108, text: '2022 | Oakham', sizePt: 8 }, head(140, 'SKILLS'), { y: 160, text: 'thatching' }, head(190, 'LANGUAGES'), { y: 210, text: 'English: native' }], // biome-ignore format: a block
      },
    ),
  );
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Chainsaw']);
});

it('a course whose name takes two lines above its day and issuer is one certificate', () => {
  const { certificates } = readBelow(
    heading(60, 'Certificates'),
    ...below(80, 'Handling of', 'garden chemicals', small('2020 | Guild of Quellmar'), { ...small('Gardeners'), y: 119 }),
  );
  expect(certificates.map(({ name, issuer }) => [name.value, issuer])).toEqual([['Handling of garden chemicals', 'Guild of Quellmar Gardeners']]); // biome-ignore format: a row
});

it('periods with names of their own below an interest’s heading are what somebody was', () => {
  const { memberships } = readBelow(
    heading(60, 'Employment'),
    ...below(80, '03/2021 - present  Receptionist', 'Brindle Ltd'),
    heading(130, 'Interests'),
    ...below(150, '04/2020 - present', bold('Volunteer'), 'Friends of Quellmar Mill'),
  );
  expect(memberships.map(({ organization }) => organization?.value)).toEqual(['Friends of Quellmar Mill']);
});
