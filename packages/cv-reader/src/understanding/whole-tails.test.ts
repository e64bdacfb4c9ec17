// Heads whose end is in letters of its own, and goes on below where their column broke it.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { heading, page, read } from './page.fixture.ts';

const work = ({ work: all }: Cv) =>
  all.map(({ title, employer, location, start }) => [title?.value, employer?.value, location?.value, start?.value]);

const row = (y: number, dates: string, text: string, tail: string, right: number) => ({
  y,
  text: `${dates}  ${text}${tail}`,
  x: 40,
  right,
  cells: [
    { text: dates, x: 40, right: 120 },
    { text: text + tail, x: 160, right, tail },
  ],
});

it('an end in letters of its own goes on below, and parts what commas do not', () => {
  const cv = read(
    page({
      x: 40,
      lines: [
        { y: 20, text: 'Maren Holloway', sizePt: 20 },
        heading(60, 'Experience'),
        row(84, '2019 – 2021', 'Weaver, sail maker (full-time), ', 'Loomhouse Upper', 520),
        { y: 97, text: 'Lizard Ltd, Penryn', italic: true, x: 160 },
        row(124, '2015 – 2018', 'Work placement, rigging, ', 'Norsea Sail Ltd, Helston (2A)', 400),
        { y: 137, text: 'Spliced ropes for forty sails', x: 170, bullet: '•' },
      ],
    }),
  );
  expect(work(cv)).toEqual([
    ['Weaver, sail maker (full-time)', 'Loomhouse Upper Lizard Ltd', 'Penryn', '2019'],
    ['Work placement, rigging', 'Norsea Sail Ltd', 'Helston (2A)', '2015'],
  ]);
});

it('a long head beside its one date begins an entry as others do', () => {
  const cv = read(
    page({
      x: 40,
      lines: [
        { y: 20, text: 'Maren Holloway', sizePt: 20 },
        heading(60, 'Education'),
        row(84, '2019 – 2021', 'Master in Weaving, ', 'University of Lizard, Penryn', 400),
        row(
          110,
          'June 2018',
          'Certificate of secondary education, option of sciences of the sea, ',
          'Porthleven College of the Sea, Porthleven',
          540,
        ),
      ],
    }),
  );
  expect(cv.education.map(({ school, end }) => [school?.value, end?.value])).toEqual([
    ['University of Lizard', '2021'],
    ['Porthleven College of the Sea', '2018-06'],
  ]);
});

it('the weight of the second name goes on in the next line, up to the dates at its end', () => {
  const head = (y: number, text: string, tail: string, right: number) => ({
    y,
    text: `${text}${tail}`,
    right,
    cells: [{ text: `${text}${tail}`, x: 40, right, tail }],
  });
  const cv = read(
    page({
      x: 40,
      lines: [
        { y: 20, text: 'Maren Holloway', sizePt: 20 },
        heading(60, 'Education'),
        head(84, 'Bachelor of Arts | ', 'Porthleven College of', 300),
        { y: 97, text: 'Weaving | 2016 – 2019', bold: true },
        head(120, 'A levels | ', 'Ledbury Grammar School of', 300),
        { y: 133, text: 'Herefordshire | 2014 – 2016', bold: true },
      ],
    }),
  );
  expect(cv.education.map(({ school, degree, start }) => [school?.value, degree?.value, start?.value])).toEqual([
    ['Porthleven College of Weaving', 'Bachelor of Arts', '2016'],
    ['Ledbury Grammar School of Herefordshire', 'A levels', '2014'],
  ]);
});
