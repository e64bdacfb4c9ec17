// Two entries beside each other below one heading.
import { expect, it } from 'vitest';
import { heading, page, read } from './page.fixture.ts';

const bold = (y: number, text: string) => ({ y, text, bold: true, sizePt: 11 });
const left = {
  x: 40,
  lines: [
    { y: 20, text: 'Maren Holloway', sizePt: 20 },
    heading(80, 'Education'),
    bold(106, 'University of Leeds'),
    { y: 120, text: '2014 - 2016' },
    { y: 134, text: 'MSc' },
    heading(180, 'Languages'),
    { y: 204, text: 'English, native' },
  ],
};
const schoolsBeside = (...lines: { y: number; text: string }[]) =>
  read(page(left, { x: 300, lines })).education.map(({ school, degree, start }) => [school?.value, degree?.value, start?.value]);
const leeds = ['University of Leeds', 'MSc', '2014'];

it('an entry that stands beside the first one is of its section, whatever stands below', () => {
  expect(schoolsBeside(bold(106, 'University of York'), { y: 120, text: '2011 - 2014' }, { y: 134, text: 'BSc' })).toEqual([
    leeds,
    ['University of York', 'BSc', '2011'],
  ]);
});

it('what has a heading of its own stays below it, and so do details of contact', () => {
  expect(schoolsBeside(heading(106, 'Courses'), { y: 120, text: '2011 - 2014' }, { y: 134, text: 'BSc' })).toEqual([leeds]);
  expect(schoolsBeside(bold(106, 'Barrow Lane 4'), { y: 120, text: 'maren@example.com' })).toEqual([leeds]);
});
