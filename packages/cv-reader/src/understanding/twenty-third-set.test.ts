// What a twenty-third set of strangers' CVs taught: forms whose tables have no headings, towns below their street and before their province.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow, type Written } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const studies = ({ education }: Cv) => education.map(({ school, field }) => [school?.value, field?.value]);
const alone = (...lines: Written[]) => read(page({ x: 40, lines }));
const cells = (y: number, ...written: [number, string][]): Written => ({
  y,
  x: written[0]?.[0] ?? 40,
  text: written.map(([, text]) => text).join('  '),
  cells: written.map(([x, text]) => ({ text, x, right: x + text.length * 9 })),
});

describe('a form without headings', () => {
  const form = alone(
    { y: 20, text: '이 력 서', x: 260, sizePt: 20 },
    cells(50, [160, '성 명'], [230, '배수정']),
    cells(70, [160, '연 락 처'], [230, '010-5550-9061']),
    cells(90, [160, '국 적'], [230, '베트남']),
    cells(110, [90, '주 소'], [160, '전라북도 전주시 덕진구 팔복로 40']),
    { ...cells(150, [100, '기 간'], [200, '학 교 명'], [330, '전 공'], [450, '비 고']), bold: true },
    cells(170, [80, '2013.03 ~ 2015.02'], [200, '전주비전사이버대학'], [330, '한국어교육과'], [450, '졸업']),
    cells(190, [80, '2009.09 ~ 2012.06'], [200, '한서대학교'], [330, '영어과'], [450, '졸업']),
    { ...cells(230, [100, '근무기간'], [200, '근 무 처'], [330, '직 위'], [450, '담당업무']), bold: true },
    cells(250, [80, '2024.03 ~ 현재'], [200, '전주시가족센터'], [330, '통번역지원사'], [450, '동행 통역']),
    { ...cells(290, [100, '취득일'], [200, '자격 · 면허'], [450, '발급기관']), bold: true },
    cells(310, [100, '2020.06'], [200, '운전면허 2종 보통'], [450, '전북경찰청']),
  );

  it('is told by the names of the columns of its tables', () => {
    expect(studies(form)).toEqual([
      ['전주비전사이버대학', '한국어교육과'],
      ['한서대학교', '영어과'],
    ]);
    expect(work(form)).toEqual([['통번역지원사', '전주시가족센터', '2024-03', undefined]]);
    expect(form.certificates.map(({ name, on }) => [name.value, on])).toEqual([['운전면허 2종 보통', '2020-06']]);
  });

  it('names where somebody lives behind that label alone', () => {
    expect(form.place?.value.city).toBe('전주시');
  });
});

it.each([
  [['Address: Gibitzenhofstraße 92', '90443 Nürnberg'], 'Nürnberg'],
  [['Blk 4 Lot 11, Camella Homes, San Jose del Monte, Bulacan'], 'San Jose del Monte'],
  [['12 Hill Street, Ballarat East VIC 3350'], 'Ballarat East'],
])('the town of an address stands below its street, or before its province: %s', (lines, city) => {
  const cv = readBelow(...below(40, ...lines, 'maren@mail.example'), heading(110, 'Experience'), ...below(130, '2019 - 2021  Engineer'));
  expect(cv.place?.value.city).toBe(city);
});

describe('positions with their own time', () => {
  const lines = below(
    70,
    { text: '2009年4月～2022年3月　群馬ふじオート株式会社', bullet: '■' },
    '事業内容：自動車販売・整備　従業員数：480名',
    '2017年10月～2022年3月  サービスフロント',
    { text: '見積、入庫管理、保険対応', bullet: '•' },
    '2009年4月～2017年9月  自動車整備士',
  );

  it('below an employer with all of its own are the entries', () => {
    expect(work(readBelow(heading(50, '職務経歴'), ...lines))).toEqual([
      ['サービスフロント', '群馬ふじオート株式会社', '2017-10', '2022-03'],
      ['自動車整備士', '群馬ふじオート株式会社', '2009-04', '2017-09'],
    ]);
  });
});

it('a study whose line tells both of its ends has both', () => {
  const cv = readBelow(
    heading(50, '学歴'),
    ...below(70, '2007年4月～2009年3月　関東自動車大学校　自動車整備科　卒業', '2004年4月～2007年3月　群馬県立館林高等学校　機械科　卒業'),
  );
  expect(cv.education.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2007-04', '2009-03'],
    ['2004-04', '2007-03'],
  ]);
});

describe('what a job board prints small', () => {
  const tag = (y: number, text: string): Written => ({ y, text, sizePt: 7.5 });
  const cv = alone(
    { y: 20, text: '배수정', sizePt: 16, x: 150 },
    { y: 44, text: 'maren@mail.example  010-5550-7314', x: 150 },
    { ...cells(80, [50, '학력'], [180, '경력'], [300, '희망연봉']), sizePt: 7.5 },
    cells(94, [50, '대학교(4년) 졸업'], [180, '총 4년 6개월'], [300, '2,900만원']),
    heading(120, '경력'),
    cells(140, [40, '2019.03 ~ 2019.12'], [147, '커피나무 봉명점 바리스타 (아르바이트)']),
    tag(152, '10개월'),
    heading(180, '자격/어학/수상'),
    cells(200, [40, '2018.05'], [147, '바리스타 2급'], [260, '한국커피협회']),
    tag(212, '자격증'),
    cells(230, [40, '2020.09'], [147, '중국어 HSK 4급']),
    tag(242, '어학'),
    cells(260, [40, '2015.12'], [147, '봉사상 유성고등학교장']),
    tag(272, '수상'),
  );

  it('says of which kind the entry above it is', () => {
    expect(cv.certificates.map(({ name }) => name.value)).toEqual(['바리스타 2급']);
    expect(cv.languages.map(({ code }) => code)).toEqual(['zh']);
  });

  it('is no section above the first one', () => {
    expect(work(cv)).toEqual([['바리스타 (아르바이트)', '커피나무 봉명점', '2019-03', '2019-12']]);
    expect(cv.education).toEqual([]);
  });
});

it('an office stands behind the name of its society in Korean', () => {
  const cv = readBelow(
    heading(50, '봉사활동'),
    ...below(70, '2019 ~ 2023 팔복동 이주여성 자조모임 회장', '2020 ~ 2021 마케팅학회 SPARK 총무'),
  );
  expect(cv.memberships.map(({ organization, title }) => [organization?.value, title?.value])).toEqual([
    ['팔복동 이주여성 자조모임', '회장'],
    ['마케팅학회 SPARK', '총무'],
  ]);
});

describe('what is no work', () => {
  it.each([
    ['Berufserfahrung', 'Elternzeit', 'Sachbearbeiterin, Stadtwerke Norsen GmbH'],
    ['Work experience', 'Career break (raising two children)', 'Accounts Assistant, Norsen Water Ltd'],
    ['경력', '육아로 쉼', '경리 사원, (주)노르센'],
  ])('is time without any: %s, %s', (title, pause, job) => {
    const cv = readBelow(heading(50, title), ...below(70, `2019 – 2021  ${pause}`, '', `2015 – 2019  ${job}`));
    expect(cv.work).toHaveLength(1);
    expect(JSON.stringify(cv.rest)).toContain(pause.split(' ')[0]);
  });

  it('a post in the place of somebody on leave is one', () => {
    const cv = readBelow(heading(50, 'Work experience'), ...below(70, '2019 – 2021  Maternity cover teacher, Norsen College'));
    expect(cv.work).toHaveLength(1);
  });

  it('who works for nobody has no employer', () => {
    const lines = [
      'июнь 2020 - август 2020  стажёр, АО «Отау Банк»',
      '',
      'сентябрь 2018 - май 2020  репетитор по математике (самозанятый)',
    ];
    expect(work(readBelow(heading(50, 'Опыт работы'), ...below(70, ...lines))).map(([, employer]) => employer)).toEqual([
      'АО «Отау Банк»',
      undefined,
    ]);
  });
});

it.each([
  ['Staatsangehörigkeit: türkisch (Niederlassungserlaubnis)', ['DE']],
  ['체류자격  결혼이민(F-6), 취업 제한 없음', ['KR']],
  ['Nationality: Indian, indefinite leave to remain', ['GB']],
  ['No green card yet', []],
])('a title of residence says where somebody may work: %s', (line, permits) => {
  const cv = alone({ y: 20, text: 'Maren Holloway', sizePt: 20 }, ...below(50, 'maren@mail.example', line), heading(100, 'Experience'));
  expect(cv.permits.map(({ value }) => value)).toEqual(permits);
});

it('what stands among skills and is none goes where it belongs', () => {
  const cv = readBelow(
    heading(50, 'Sprachen'),
    ...below(70, 'Deutsch  Muttersprache'),
    heading(100, 'Kenntnisse'),
    cells(120, [40, 'Software'], [154, 'R, QGIS']),
    cells(134, [40, 'Englisch'], [154, 'verhandlungssicher']),
  );
  expect(cv.languages.map(({ code }) => code)).toEqual(['de', 'en']);
  expect(cv.skills.map(({ value }) => value)).toEqual(['R', 'QGIS']);
  const told = readBelow(heading(50, 'Skills'), ...below(70, 'Scout leader for eight years, used to working in teams of many.'));
  expect(told.skills).toEqual([]);
});

it('memberships are told behind a label and behind an article', () => {
  const cv = readBelow(
    heading(50, 'Ulteriori informazioni'),
    ...below(70, 'Iscritta all’Ordine degli Psicologi della Regione Abruzzo, n. 5551, dal 2017'),
  );
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Ordine degli Psicologi della Regione Abruzzo']);
});

describe('an education', () => {
  it('has its step of school above the name of the school', () => {
    const lines = [
      cells(70, [60, 'Senior High School (TVL - Cookery)'], [420, '2023 - 2025']),
      { y: 84, text: 'Tetuan National High School, With Honors' },
      cells(104, [60, 'Junior High School'], [420, '2019 - 2023']),
      { y: 118, text: 'Tetuan National High School' },
    ];
    const cv = readBelow(heading(50, 'Edukasyon'), ...lines);
    expect(cv.education.map(({ school, degree }) => [school?.value, degree?.value])).toEqual([
      ['Tetuan National High School', 'Senior High School'],
      ['Tetuan National High School', 'Junior High School'],
    ]);
  });

  it('may end with a point, however long its line beside the dates is', () => {
    const lines = [
      cells(70, [60, '2018–2022'], [154, 'Promotion zum Dr. rer. nat., Universität Greifswald, magna cum laude.']),
      cells(84, [60, '2013–2016'], [154, 'Master of Science Landschaftsökologie, Universität Greifswald, Note 1,3.']),
    ];
    expect(studies(readBelow(heading(50, 'Ausbildung'), ...lines)).map(([school]) => school)).toEqual([
      'Universität Greifswald',
      'Universität Greifswald',
    ]);
  });
});

it('a point of a list does not go on in the letters of the next entry', () => {
  const cv = readBelow(
    heading(50, 'Experience'),
    { y: 70, text: 'Lecturer', sizePt: 12 },
    { y: 84, text: 'Norsen University', bold: true },
    { y: 96, text: '02/2024 – present' },
    { y: 108, text: 'Seminars on the heat of engines and on how to make them better', bullet: '•', right: 340 },
    { y: 120, text: 'Systems engineer', sizePt: 12, gap: 0 },
    { y: 132, text: 'Penwick Power Ltd', bold: true },
    { y: 144, text: '10/2021 – 01/2024' },
  );
  expect(work(cv).map(([title]) => title)).toEqual(['Lecturer', 'Systems engineer']);
});
