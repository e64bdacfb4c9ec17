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
