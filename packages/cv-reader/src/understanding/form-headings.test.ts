import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { readBelow, type Written } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const study = ({ education: all }: Cv) => all.map(({ degree, school, field }) => [degree?.value, school?.value, field?.value]);

/** A row of a table, whose columns begin at the same places in all of them. */
const row = (y: number, ...texts: string[]): Written => {
  const cells = texts.flatMap((text, at) => (text === '' ? [] : [{ text, x: 40 + at * 120, right: 40 + at * 120 + text.length * 10 }]));
  return { y, cells, x: cells[0]?.x ?? 40, text: cells.map(({ text }) => text).join('  ') };
};

describe('forms of one table', () => {
  it('have headings in the first cell beside names of columns', () => {
    const cv = readBelow(
      row(60, '教育经历', '起止时间', '学校', '专业', '学历'),
      row(84, '', '2016.09-2019.06', '海东卫生职业技术学院', '护理', '大专'),
      row(108, '工作经历', '起止时间', '单位', '职务'),
      row(132, '', '2021.03-至今', '海东市人民医院', '护士'),
      row(156, '', '2019.07-2021.02', '青石县中医医院', '实习护士'),
      row(180, '自我评价', '工作认真，有耐心。'),
    );
    expect(study(cv)).toEqual([['大专', '海东卫生职业技术学院', '护理']]);
    expect(work(cv)).toEqual([
      ['护士', '海东市人民医院', '2021-03', undefined],
      ['实习护士', '青石县中医医院', '2019-07', '2021-02'],
    ]);
    expect(cv.summary?.value).toContain('有耐心');
  });

  it('have headings in their first column where nothing else begins', () => {
    const cv = readBelow(
      row(60, 'Experiencia laboral', '2021 – actualidad'),
      row(72, '', 'Velera en Astilleros Marola, Vigo'),
      row(84, '', '2018 – 2020'),
      row(96, '', 'Auxiliar de almacén en Cordelería Brisa, Marín'),
      row(108, 'Formación', '2016 – 2018'),
      row(120, '', 'Técnico en Carpintería'),
      row(132, '', 'IES Ribera Alta, Vigo'),
      row(144, 'Idiomas', 'Español: nativo'),
      row(156, '', 'Inglés: B1'),
    );
    expect(cv.work.map(({ start, end }) => [start?.value, end?.value])).toEqual([
      ['2021', undefined],
      ['2018', '2020'],
    ]);
    expect(study(cv)[0]?.[1]).toBe('IES Ribera Alta');
    expect(cv.languages).toHaveLength(2);
  });

  it('have the letters of headings below each other, and a space between Chinese words parts what stands beside dates', () => {
    const cv = readBelow(
      row(60, '教', '2016.09-2019.06 海东卫生职业技术学院 护理专业 大专'),
      row(72, '育', '2013.09-2016.06 青石县第二中学 高中'),
      row(84, '经'),
      row(96, '历'),
      row(120, '工', '2021.03-至今 海东市人民医院 护士'),
      row(132, '作', '2019.07-2021.02 青石县中医医院 实习护士'),
      row(144, '经'),
      row(156, '历'),
      row(180, '证书', '护士执业资格证（2019）、普通话二级甲等'),
    );
    expect(study(cv).map(([degree, school]) => [degree, school])).toEqual([
      ['大专', '海东卫生职业技术学院'],
      ['高中', '青石县第二中学'],
    ]);
    expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
      ['护士', '海东市人民医院'],
      ['实习护士', '青石县中医医院'],
    ]);
    expect(cv.certificates.map(({ name, on, issuer }) => [name.value, on, issuer])).toEqual([
      ['护士执业资格证', '2019', undefined],
      ['普通话二级甲等', undefined, undefined],
    ]);
  });
});
