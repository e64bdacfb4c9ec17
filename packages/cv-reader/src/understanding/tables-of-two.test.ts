// Tables that hold two kinds of things: in one column, parted as its name is, or under one heading, with a column that says which.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

it('a column named for a department and a position is two', () => {
  const cv = readBelow(
    { y: 40, text: '윤가람' },
    heading(60, '경력사항'),
    ...below(
      84,
      '근무기간                회사명            부서 / 직위          담당업무',
      '2021.03 ~ 2023.08      (주)가람밧줄       생산팀 / 사원         밧줄 검사',
      '2023.10 ~ 현재          (주)나루돛         정비팀 / 주임         돛 수리',
    ),
  );
  expect(cv.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['사원', '(주)가람밧줄'],
    ['주임', '(주)나루돛'],
  ]);
});

it('a first cell says that a program stands beside it, among languages', () => {
  const cv = readBelow(
    { y: 40, text: '윤가람' },
    heading(60, '외국어 · 전산능력'),
    ...below(84, '구분     내용     수준', '외국어    영어     초급', '전산     엑셀     상', '전산     AutoCAD  중'),
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(['엑셀', 'AutoCAD']);
  expect(cv.languages.map(({ code }) => code)).toEqual(['en']);
});
