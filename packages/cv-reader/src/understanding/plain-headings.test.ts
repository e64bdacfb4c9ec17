// Headings of files without pages in the letters of their text.
import { expect, it } from 'vitest';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

it('a file without pages or looks may have a heading that roots of words tell, beside three that are known', () => {
  const plain = (text: string) => ({ text, y: 0, x: 0, gap: 0, sizePt: 0 });
  const lines = ['Mies Vletstra', 'mies@norsea.example', 'Mijn werk', 'Touwslager bij Noordtouw B.V., 2019 – 2023', 'Cursussen', 'VCA (2024)', 'EHBO (2023)', 'Talen', 'Nederlands (moedertaal), Engels (redelijk)', 'Gereedschap', 'Haspel, spleet, touwbaan, zeilnaald'].map(plain); // biome-ignore format: a page
  const cv = read({ ...page({ x: 0, lines }), format: 'doc' });
  expect(cv.skills.map(({ value }) => value)).toEqual(['Haspel', 'spleet', 'touwbaan', 'zeilnaald']);
});

it('the point of a list stands before the name of its row, and a heading in two languages is known by one', () => {
  const cv = readBelow(
    heading(60, 'Experience / Karera Zuzu'),
    ...below(80, 'Weaver, Loomhouse Ltd', '2019 – 2022'),
    { y: 130, text: 'Skills  Rope work', bullet: '•' },
    { y: 144, text: 'Splicing', x: 80, bullet: '•' },
    heading(190, 'Zuzu / Languages'),
    ...below(210, 'Welsh – native'),
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(['Rope work', 'Splicing']);
  expect(cv.work).toHaveLength(1);
  expect(cv.languages).toHaveLength(1);
});
