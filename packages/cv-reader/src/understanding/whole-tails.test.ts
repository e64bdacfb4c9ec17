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
