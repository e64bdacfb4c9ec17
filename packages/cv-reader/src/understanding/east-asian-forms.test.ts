// What forms and CVs of East Asia say in words of their own: as what somebody worked, how they were employed, with what they left school.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer }) => [title?.value, employer?.value]);
const studies = ({ education }: Cv) =>
  education.map(({ degree, field, school, end }) => [degree?.value, field?.value, school?.value, end?.value]);

it('a sentence says as what somebody worked, and the brackets behind an end with what they left', () => {
  const cv = readBelow(
    { y: 40, text: '篠塚 陽菜' },
    heading(60, '学歴・職歴'),
    ...below(
      84,
      '令和2  4  つくし調理専門学校 調理科 入学',
      '令和4  3  つくし調理専門学校 調理科 卒業（専門士）',
      '令和4  4  株式会社つくし旅館 入社',
      '調理部に配属、調理スタッフとして煮物を担当',
      '令和6  9  株式会社つくし旅館 退職',
    ),
  );
  expect(work(cv)).toEqual([['調理スタッフ', '株式会社つくし旅館']]);
  expect(studies(cv)).toEqual([['専門士', '調理科', 'つくし調理専門学校', '2022-03']]);
});

it('that somebody has finished is no part of a degree or a subject, and how they were employed is no title', () => {
  const cv = readBelow(
    { y: 40, text: '윤가람' },
    heading(60, '경력'),
    ...below(84, '2021.03 – 2024.02', { text: '가람유치원', bold: true }, '담임교사 · 정규직'),
    heading(150, '학력'),
    ...below(174, '2017.03 – 2021.02', { text: '가람대학교', bold: true }, '유아교육과 학사 졸업 (3.71/4.5)'),
    ...below(230, '2014.03 – 2017.02', { text: '가람고등학교', bold: true }, '인문계 졸업'),
  );
  expect(work(cv)).toEqual([['담임교사', '가람유치원']]);
  expect(studies(cv).map(([degree, field]) => [degree, field])).toEqual([
    ['학사', '유아교육과'],
    [undefined, '인문계'],
  ]);
});

it('numbered sentences without a date below a heading of work are what was done there', () => {
  const cv = readBelow(
    { y: 40, text: '周文远' },
    heading(60, '工作经历'),
    ...below(84, '2021.03 – 2024.02', { text: '昆山远航有限公司', bold: true }, '设计工程师'),
    heading(150, '工作内容'),
    ...below(174, '1、负责绳索的设计和图纸，每年完成二十余项；', '2、与车间沟通，解决缺陷，缩短周期约一半；'),
  );
  expect(work(cv)).toEqual([['设计工程师', '昆山远航有限公司']]);
});
