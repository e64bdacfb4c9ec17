// Heads and periods that their column broke.
import { describe, expect, it } from 'vitest';
import { together } from './flowing-heads.ts';
import { heading, readBelow, type Written } from './page.fixture.ts';

const dated = (y: number, text: string, right: number, period: string): Written => ({
  y, text: `${text}  ${period}`, bold: true, right: 500, cells: [{ text, x: 40, right }, { text: period, x: 420, right: 500 }],
}); // biome-ignore format: a line
const rest = (y: number, text: string): Written => ({ y, text, italic: true });

describe('a head that is a sentence', () => {
  it('goes on below its beginning, in whatever letters', () => {
    const { work } = readBelow(
      heading(60, 'Experience'),
      dated(80, 'Engineer, Norsea Deep Harbour and Offshore', 400, '2019 - 2021'),
      rest(92, 'Wind Ltd, London.'),
      dated(120, 'Registrar, Clydeside Ltd, London.', 300, '2015 - 2019'),
    );
    expect(work.map(({ employer, location }) => [employer?.value, location?.value])).toEqual([['Norsea Deep Harbour and Offshore Wind Ltd', 'London'], ['Clydeside Ltd', 'London']]); // biome-ignore format: a table
  });

  it('ends in its line where there was room for more', () => {
    const { work } = readBelow(
      heading(60, 'Experience'),
      dated(80, 'Engineer, Norsea Ltd', 200, '2019 - 2021'),
      rest(92, 'Bridges and tunnels.'),
    );
    expect(work[0]?.employer?.value).toBe('Norsea Ltd');
  });

  it('does not go on with what was done there, however full its line is', () => {
    const { work } = readBelow(
      heading(60, 'Experience'),
      dated(80, 'Engineer, Norsea Ltd, London', 400, '2019 - 2021'),
      rest(92, 'Built the billing of a power grid.'),
      dated(120, 'Registrar, Clydeside Ltd, London', 400, '2015 - 2019'),
      rest(132, 'kept the books of three houses'),
    );
    expect(work.map(({ employer }) => employer?.value)).toEqual(['Norsea Ltd', 'Clydeside Ltd']);
  });

  it('is one word where a hyphen broke it before a small letter', () => {
    expect(together('Engineer, Vet-', 'agro Sup.')).toBe('Engineer, Vetagro Sup.');
    expect(together('IUT de Clermont-', 'Ferrand')).toBe('IUT de Clermont-Ferrand');
    expect(together('University of', 'Leeds')).toBe('University of Leeds');
  });
});

describe('a period that its line broke', () => {
  const { education } = readBelow(
    heading(60, 'Education'),
    { y: 80, text: 'BSc, Geology, University of Leeds (September 2013 –', right: 500 },
    { y: 92, text: 'July 2016)' },
    { y: 120, text: 'MSc, Geology, University of Leeds (September', right: 500 },
    { y: 132, text: '2016 – July 2017)' },
  );

  it('is whole behind its dash, and behind a month that waits for its year', () => {
    expect(education.map(({ school, start, end }) => [school?.value, start?.value, end?.value])).toEqual([['University of Leeds', '2013-09', '2016-07'], ['University of Leeds', '2016-09', '2017-07']]); // biome-ignore format: a table
  });
});

it('a word that a dated line broke at a hyphen is whole', () => {
  const { work } = readBelow(
    heading(60, 'Experience'),
    { y: 80, text: '2015 – 2018 Engineer, Norsea Furni-' },
    { y: 92, x: 60, text: 'ture Ltd' },
    { y: 104, x: 60, text: 'Built chairs for two ferries' },
  );
  expect(work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([['Engineer', 'Norsea Furniture Ltd']]);
});

it('the name of a school goes on in small letters, and behind initials', () => {
  const school = (first: string, second: string) =>
    readBelow(
      heading(60, 'Образование'),
      { y: 84, text: '2016 – 2020  Бакалавр, Геология' },
      ...[first, second].map((text, at) => ({ y: 98 + at * 12, text })),
    ).education[0]?.school?.value;
  const whole = 'Пермский национальный исследовательский технический университет им. А. Н. Кедрова';
  expect(school('Пермский национальный исследовательский технический университет', 'им. А. Н. Кедрова, Пермь')).toBe(whole);
  expect(school('Пермский национальный исследовательский технический', 'университет им. А. Н. Кедрова, Пермь')).toBe(whole);
  expect(school('Пермский национальный исследовательский технический университет им. А. Н.', 'Кедрова, Пермь')).toBe(whole);
});
