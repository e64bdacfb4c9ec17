import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

it('a year of an era and a month in cells of their own are one date, and as what and where to somebody came stands behind that they joined', () => {
  const { work } = readBelow(
    { y: 40, text: '篠塚 陽菜' },
    heading(60, '職歴'),
    ...below(
      84,
      '令和 3 4  つくし運輸株式会社　入社　整備士として浜田工場に配属',
      '（点検を担当）',
      '令和 5  9  一身上の都合により退職',
      '令和 5 10  有限会社もみじ自動車　入社　フロント兼整備士',
      '現在に至る',
    ),
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['整備士', 'つくし運輸株式会社', '2021-04', '2023-09'],
    ['フロント兼整備士', '有限会社もみじ自動車', '2023-10', undefined],
  ]);
});
