// What a twenty-second set of strangers' CVs taught: names by halves and before what somebody is, numbers of the country that has them, forms of China and
// of the Philippines, departments, employers that end their section.
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

describe('a name', () => {
  it('is two halves where the label of the other one stands beside it', () => {
    const cv = alone(...below(20, 'Nume: Olaru', 'Prenume: Ionuț-Cătălin', 'Telefon: 0749 555 016'), heading(80, 'Experiență'));
    expect(cv.name?.value).toEqual({ full: 'Ionuț-Cătălin Olaru', first: 'Ionuț-Cătălin', last: 'Olaru' });
  });

  it('stands before what somebody is in other letters, and a word processor is none', () => {
    const top = {
      y: 20,
      text: '국미란 초등돌봄전담사',
      cells: [{ text: '국미란 초등돌봄전담사', x: 40, right: 140, tail: '초등돌봄전담사' }],
    };
    const cv = alone(top, ...below(60, '연락처: 010-5550-7291'), heading(90, '보유기술'), ...below(110, '한글(HWP)  나이스(NEIS)'));
    expect(cv.name?.value.full).toBe('국미란');
  });

  it('of three words of which one is the father’s needs no larger letters', () => {
    const cv = alone(
      { y: 20, text: 'Старший продавец', sizePt: 17, bold: true },
      { y: 44, text: 'Зиннурова Лилия Рамилевна', sizePt: 11.4, bold: true },
      ...below(60, 'Телефон: +7 917 555-01-46'),
      heading(90, 'Опыт работы'),
      ...below(110, 'Продавец', '2016 – 2020', 'ООО «Башторг»'),
    );
    expect(cv.name?.value).toMatchObject({ last: 'Зиннурова', first: 'Лилия Рамилевна' });
  });
});

it('a number that its country does not have is of another one where the language is spoken, which the postcode of an address says', () => {
  const cv = readBelow(...below(44, '14 Eureka Crescent', 'Ballarat East VIC 3350', '0491 570 156'), heading(110, 'Experience'));
  expect(cv.phones.map(({ value }) => value)).toEqual(['+61491570156']);
});

it('the heading of the next table ends one, though it stands in the middle of its row', () => {
  const cv = alone(
    { y: 20, text: '覃美玲', sizePt: 18, bold: true },
    heading(50, '教育经历'),
    { ...cells(80, [60, '起止时间'], [180, '毕业院校'], [300, '专业'], [420, '学历']), bold: true },
    cells(100, [60, '2017.09-2020.06'], [180, '桂西幼儿师范高等专科学校'], [300, '学前教育'], [420, '大专']),
    { ...cells(120, [280, '工作经历']), bold: true },
    { ...cells(140, [60, '起止时间'], [180, '工作单位'], [300, '职务']), bold: true },
    cells(160, [60, '2023.03-至今'], [180, '南宁市小葵花幼儿园'], [300, '主班教师']),
  );
  expect(studies(cv)).toEqual([['桂西幼儿师范高等专科学校', '学前教育']]);
  expect(work(cv)).toEqual([['主班教师', '南宁市小葵花幼儿园', '2023-03', undefined]]);
});

it('the two ends of a period may stand in columns of their own, in word processors too', () => {
  const row = (...texts: string[]): Written => ({
    y: 0,
    text: texts.join('  '),
    cells: texts.map((text, at) => ({ text, x: at * 60, right: at * 60 + text.length })),
  });
  const cv = alone(
    { y: 0, text: 'Pangalan: Jonalyn Macaraeg' },
    { y: 0, text: 'KARANASAN SA TRABAHO' },
    row('Kompanya', 'Posisyon', 'Mula', 'Hanggang'),
    row("Jonel's Bangus Store", 'Tindera', 'Hunyo 2019', 'Pebrero 2022'),
    row('Panaderya Siapno', 'Katulong sa panaderya', '2017', '2018'),
  );
  expect(work(cv)).toEqual([
    ['Tindera', "Jonel's Bangus Store", '2019-06', '2022-02'],
    ['Katulong sa panaderya', 'Panaderya Siapno', '2017', '2018'],
  ]);
});

describe('what is studied', () => {
  it.each([
    ['学歴', '西南学園大学 商学部 経営学科 卒業（2013年4月〜2017年3月）', '西南学園大学', '経営学科'],
    ['学歴', '筑紫テックスクール Web開発コース 修了（2023年10月〜2024年3月）', '筑紫テックスクール', 'Web開発コース'],
    ['학력', '가온대학교 불어불문학과 졸업  2017.03 ~ 2023.08', '가온대학교', '불어불문학과'],
  ])('stands behind the school: %s, %s', (title, text, school, field) => {
    expect(studies(readBelow(heading(60, title), ...below(90, text)))).toEqual([[school, field]]);
  });

  it('is at a school whose name goes on in the next line, with the mark behind it', () => {
    const head = (y: number, before: string, tail: string): Written => ({
      y,
      text: `${before}  ${tail}`,
      bold: true,
      cells: [
        { text: before.split('  ')[0] ?? '', x: 40, right: 110 },
        { text: `${before.split('  ')[1]}, ${tail}`, x: 160, right: 470, tail },
      ],
    });
    const cv = readBelow(heading(60, 'Formação académica'), head(90, '2015 – 2017  Mestrado em Biologia Celular', 'Universidade de'), {
      y: 102,
      x: 160,
      text: 'Coimbra. 18 valores',
    });
    expect(cv.education[0]).toMatchObject({ school: { value: 'Universidade de Coimbra' }, grade: '18 valores' });
  });
});

it('an employer in letters of its own ends a section of which nothing is told at the end', () => {
  const entry = (y: number, dates: string, title: string, employer: string, ...told: string[]): Written[] => [
    { y, text: dates, sizePt: 8, color: '#6c6865' },
    { y: y + 12, text: title, bold: true },
    { y: y + 24, text: employer, color: '#004494' },
    ...told.map((text, at): Written => ({ y: y + 36 + at * 12, text, bullet: '•' })),
  ];
  const cv = readBelow(
    heading(60, 'Esperienza lavorativa'),
    ...entry(90, '01/09/2022 – attuale – Sassari, Italia', 'Docente di sostegno', 'Istituto Monte Rosello', 'Rapporti con le famiglie'),
    ...entry(150, '15/10/2017 – 31/08/2022 – Alghero, Italia', 'Educatrice scolastica', 'Cooperativa Corallo', 'Assistenza'),
    ...entry(210, '01/06/2012 – 30/09/2014 – Stintino, Italia', 'Cameriera ai piani', 'Hotel Stella di Levante'),
  );
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['Docente di sostegno', 'Istituto Monte Rosello'],
    ['Educatrice scolastica', 'Cooperativa Corallo'],
    ['Cameriera ai piani', 'Hotel Stella di Levante'],
  ]);
});

it('languages of programs among skills are none that people speak', () => {
  const cv = readBelow(
    heading(60, 'スキル'),
    cells(90, [46, '言語'], [160, 'TypeScript'], [240, 'Ruby']),
    cells(112, [46, 'フレームワーク'], [160, 'React'], [240, 'Next.js']),
    heading(150, '資格'),
    ...below(170, '基本情報技術者試験（2025年5月）'),
    heading(210, '語学'),
    ...below(230, '英語：TOEIC 705点'),
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['TypeScript', 'Ruby']));
  expect(cv.languages.map(({ code }) => code)).toEqual(['en']);
});
