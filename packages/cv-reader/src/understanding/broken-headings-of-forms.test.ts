// Forms with labels in a column beside their values: headings there that took two lines, and labels that one space parts from a name.
import { expect, it } from 'vitest';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

it('a heading that took two lines of its column is one, with what stands beside its first line', () => {
  const cv = readBelow(
    { y: 40, text: 'Ilinca Vrânceanu' },
    heading(60, 'Experiența profesională'),
    ...below(84, 'Perioada                                  2021 – 2023', 'Funcția sau postul ocupat                 Contabil'),
    { y: 120, text: 'Limba maternă                             Română' },
    { y: 150, text: 'Competențe și aptitudini de utilizare a   Microsoft Office, Saga, Ciel' },
    { y: 162, text: 'calculatorului', x: 165 },
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(['Microsoft Office', 'Saga', 'Ciel']);
});

it('one space parts the label of a name from the name in two parts', () => {
  const cv = read(
    page({ x: 40, lines: below(20, '職務経歴書', '2025年11月1日現在', '氏名 篠塚 陽菜', '職務要約', '縄の検査を担当しております。') }),
  );
  expect(cv.name?.value.full).toBe('篠塚 陽菜');
});
