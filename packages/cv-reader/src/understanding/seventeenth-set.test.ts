// What a seventeenth set of strangers' CVs taught: forms with marks before their labels, and what stands in names and places of several countries.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const study = ({ education: all }: Cv) => all.map(({ degree, school, field }) => [degree?.value, school?.value, field?.value]);

it('forms with a mark before each label name employer and title in what looks like a list, and a label goes on below its mark', () => {
  const marked = (y: number, text: string) => ({ y, text, bullet: '•' });
  const entry = (y: number, dates: string, employer: string, title: string) => [
    { ...marked(y, `Date (da – a)                 ${dates}`) },
    { ...marked(y + 12, `Nome e indirizzo del datore di  ${employer}`) },
    { y: y + 24, text: 'lavoro' },
    { ...marked(y + 36, `Tipo di azienda o settore       Veleria`) },
    { ...marked(y + 48, `Tipo di impiego                 ${title}`) },
  ];
  const cv = readBelow(
    heading(60, 'Esperienza lavorativa'),
    ...entry(84, 'Dal 12/09/2021 al 30/06/2023', 'Veleria Bonazza, Fano', 'Velaio'),
    ...entry(180, 'Dal 03/10/2018 al 31/08/2021', 'Cordificio Astolfi, Pesaro', 'Cordaio'),
  );
  expect(work(cv)).toEqual([
    ['Velaio', 'Veleria Bonazza', '2021-09-12', '2023-06-30'],
    ['Cordaio', 'Cordificio Astolfi', '2018-10-03', '2021-08-31'],
  ]);
});

it('projects at employers are work where one heading names both', () => {
  const cv = readBelow(
    heading(60, '科研与实习经历'),
    ...below(80, '白帆船舶研究所  2021.07—2023.06', '科研助理', '', '青石造船厂  2019.07—2019.09', '实习生'),
    heading(180, '教育背景'),
    ...below(200, '海东大学  2016.09—2020.06', '船舶工程  工学学士'),
  );
  expect(work(cv)).toEqual([
    ['科研助理', '白帆船舶研究所', '2021-07', '2023-06'],
    ['实习生', '青石造船厂', '2019-07', '2019-09'],
  ]);
});

describe('where the person lives', () => {
  const cityOf = (line: string) =>
    read(
      page({
        x: 40,
        lines: [
          { y: 20, text: 'Maren Holloway', sizePt: 20 },
          { y: 44, text: line },
          heading(70, 'Skills'),
          { y: 90, text: 'Ropes, Nets' },
        ],
      }),
    ).place?.value.city;

  it('is told by a British postcode, an American state, and provinces of Korea and China', () => {
    expect(cityOf('27 Ropewalk, Trewidden TR18 3QY')).toBe('Trewidden');
    expect(cityOf('Ledbury Falls, OH')).toBe('Ledbury Falls');
    expect(cityOf('경북 구미시 인동동')).toBe('구미시');
    expect(cityOf('해양대학교 조선공학부, 부산광역시 영도구')).toBe('부산광역시');
    expect(cityOf('甘肃省兰州市城关区天水南路')).toBe('兰州');
  });

  it('is a piece of its own between details that a space alone parts', () => {
    expect(cityOf('maren.holloway@example.org (937) 555-0176 Ledbury Falls, OH linkedin.com/in/mholloway')).toBe('Ledbury Falls');
  });
});

it('a town behind a school is told by its state', () => {
  const cv = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Associate of Applied Science in Sailmaking', 'Loomhouse Community College, Ledbury Falls, OH', '08/2018 - 05/2020'),
  );
  expect(study(cv)).toEqual([['Associate of Applied Science', 'Loomhouse Community College', 'Sailmaking']]);
  expect(cv.education[0]?.location?.value).toBe('Ledbury Falls, OH');
});

it('what stands in other letters at the end of a full line goes on in the next one, above the dates', () => {
  const tailed = (y: number, head: string, tail: string) => ({
    y,
    text: `${head} — ${tail}`,
    cells: [{ text: `${head} — ${tail}`, x: 40, right: 40 + (head.length + tail.length + 3) * 5, tail }],
  });
  const dates = (y: number, text: string) => ({ y, text, sizePt: 8 });
  const cv = readBelow(
    heading(60, 'Education'),
    tailed(80, 'Loomhouse College, Penryn', 'Level 3 Extended Diploma in Ropes, Nets and'),
    { y: 92, text: 'Sails (Merit)', italic: true },
    dates(105, '2014 – 2016'),
    tailed(125, 'Harbour School', 'Certificate of Secondary Education'),
    dates(138, '2009 – 2014'),
  );
  expect(cv.education.map(({ school, end }) => [school?.value, end?.value])).toEqual([
    ['Loomhouse College', '2016'],
    ['Harbour School', '2014'],
  ]);
});

it('a department behind a school is what was studied, a faculty only where nothing else is, and who guided it never', () => {
  const korean = readBelow(
    heading(60, '학력'),
    ...below(80, '해양대학교 대학원 조선공학과  2021.03 – 2023.02', '공학석사 (지도교수: 한바다)'),
    ...below(130, '해양대학교 조선해양학부  2017.03 – 2021.02', '공학사 (우등 졸업)'),
  );
  expect(study(korean).map(([, school, field]) => [school, field])).toEqual([
    ['해양대학교 대학원', '조선공학과'],
    ['해양대학교', '조선해양학부'],
  ]);
  const chinese = readBelow(
    heading(60, '教育背景'),
    ...below(80, '海东大学　船舶科技学院  2022.09—2025.06', '船舶学  理学硕士'),
    ...below(130, '青石大学　海洋科学学院  2018.09—2022.06', '海洋科学  理学学士'),
  );
  expect(study(chinese)).toEqual([
    ['理学硕士', '海东大学', '船舶学'],
    ['理学学士', '青石大学', '海洋科学'],
  ]);
});

it('what everybody of a society is stands behind its name, and a point between Korean words parts nothing', () => {
  const korean = readBelow(heading(60, '학회 활동'), ...below(80, '조선·해양학회 학생회원 (2021– )', '한국밧줄학회 학생회원 (2022– )'));
  const chinese = readBelow(heading(60, '学术团体'), ...below(80, '中国造船学会（学生会员，2022—）', '中国绳索学会（会员，2023—）'));
  const members = ({ memberships: all }: Cv) => all.map(({ organization, title }) => [organization?.value, title?.value]);
  expect(members(korean)).toEqual([
    ['조선·해양학회', '학생회원'],
    ['한국밧줄학회', '학생회원'],
  ]);
  expect(members(chinese)).toEqual([
    ['中国造船学会', '学生会员'],
    ['中国绳索学会', '会员'],
  ]);
});

it('a student who does research in an institute is called with its word, and is none', () => {
  const cv = readBelow(
    heading(60, '연구 경력'),
    ...below(80, '한국밧줄연구원 (KIRS)  2023.09 – 현재', '학생연구원', '', '㈜흰돛조선  2020.07 – 2020.08', '하계 인턴'),
  );
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['학생연구원', '한국밧줄연구원 (KIRS)'],
    ['하계 인턴', '㈜흰돛조선'],
  ]);
});

it('languages have levels by what they are called together, by steps of a course, and though their form is named', () => {
  const levels = (...lines: string[]) =>
    readBelow(heading(60, 'Talen'), ...below(80, 'Nederlands: moedertaal', ...lines)).languages.map(({ name, level }) => [
      name?.value,
      level?.value,
    ]);
  expect(levels('Berbers (Figuig): van huis uit', 'Gebarentaal: Level 1')).toEqual([
    ['Nederlands', 'native_or_bilingual'],
    ['Berbers (Figuig)', 'native_or_bilingual'],
    ['Gebarentaal', 'elementary'],
  ]);
  const italian = readBelow(
    heading(60, 'Esperienza'),
    { y: 80, text: 'Velaio, Veleria Bonazza, 2019 – 2021' },
    heading(110, 'Madrelingua'),
    { y: 130, text: 'Italiano' },
  );
  expect(italian.languages.map(({ level }) => level?.value)).toEqual(['native_or_bilingual']);
});

it('a list of certificates in running text goes on below where its last piece has no day yet', () => {
  const cv = readBelow(heading(60, 'Certificates'), ...below(80, 'First aid (2021); Splicing of ropes and', 'nets (2022); Rigging (2023)'));
  expect(cv.certificates.map(({ name, on }) => [name.value, on])).toEqual([
    ['First aid', '2021'],
    ['Splicing of ropes and nets', '2022'],
    ['Rigging', '2023'],
  ]);
});
