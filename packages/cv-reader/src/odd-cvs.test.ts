// CVs that nobody should send, and somebody will: what they say is kept, and nothing is made up.
import { describe, expect, it } from 'vitest';
import type { Cv } from './cv.ts';
import { at, drawnPdf, rawPdf } from './extracting/made-pdf.fixture.ts';
import { readCv } from './read-cv.ts';

const today = '2026-11-24';
const LINES_A_PAGE = 40;
async function read(bytes: Uint8Array): Promise<Cv> {
  const reply = await readCv(bytes, { today });
  if (!reply.ok || !('cv' in reply.reading)) throw new Error(`Not read: ${JSON.stringify(reply)}`);
  return reply.reading.cv;
}

/** A page with a name, and what is given below it, a line each. */
const sheet = (lines: readonly string[], options = {}) =>
  rawPdf(
    at(40, 40, 'Maren Holloway', { size: 20, font: 'B' }) +
      lines.map((line, row) => at(40, 80 + row * 16, line, /^[A-Z ]+$/.test(line) ? { size: 14, font: 'B' } : {})).join(''),
    options,
  );
/** All that came out of a CV, as one text. */
const all = (cv: Cv) => JSON.stringify(cv);

describe('what a CV says', () => {
  it('is kept as text beyond two hundred entries', async () => {
    const entries = Array.from({ length: 300 }, (_, at) => [`Engineer, Firm ${at} Ltd`, '2019 - 2020', 'Built bridges']).flat();
    const cv = await read(await pagesOf(['EXPERIENCE', ...entries]));
    expect(cv.work).toHaveLength(200);
    for (const at of [0, 199, 200, 299]) expect(all(cv)).toContain(`Firm ${at} Ltd`);
  });

  it('is kept as text where contact details hold something else', async () => {
    const cv = await read(
      sheet(['CONTACT', 'maren@mail.example', 'Best reached in the evening', 'EXPERIENCE', 'Engineer, Norsea Ltd', '2019 - 2020']),
    );
    expect(cv.emails[0]?.value).toBe('maren@mail.example');
    expect(cv.rest).toContainEqual({ heading: 'CONTACT', lines: ['Best reached in the evening'] });
  });

  it('is kept where two people share a document', async () => {
    const cv = await read(
      sheet([
        'maren@mail.example',
        'EXPERIENCE',
        'Engineer, Norsea Ltd, 2019 - 2020',
        'Jonas Weidmann',
        'jonas@mail.example',
        'EXPERIENCE',
        'Baker, Crust GmbH, 2015 - 2018',
      ]),
    );
    expect(cv.name?.value.full).toBe('Maren Holloway');
    for (const word of ['maren@mail.example', 'jonas@mail.example', 'Norsea', 'Crust']) expect(all(cv)).toContain(word);
  });

  it('is a novel that has no section of a CV: nothing of it becomes an employer or a school', async () => {
    const line = 'It was a bright cold day in April, and she walked along the quay without a thought of work.';
    const cv = await read(sheet(Array.from({ length: 40 }, () => line)));
    expect(cv.work).toEqual([]);
    expect(cv.education).toEqual([]);
    expect(all(cv)).toContain('bright cold day');
  });
});

describe('dates', () => {
  it.each(['01/3000 - 12/3001', '13/2019 - 14/2020', '31.02.2019 - 30.02.2020', '0000 - 0001'])(
    'that cannot be (%s) are no dates, and stay',
    async (dates) => {
      const cv = await read(sheet(['EXPERIENCE', 'Engineer, Norsea Ltd', dates, 'Built bridges']));
      const [entry] = cv.work;
      for (const date of [entry?.start?.value, entry?.end?.value])
        expect(date ?? '2019').toMatch(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
      expect(all(cv)).toContain('Norsea');
    },
  );
});

describe('a document', () => {
  it('of one empty page says that there is no text in it', async () => {
    expect(await readCv(rawPdf(''), { today })).toMatchObject({ ok: false });
  });

  it('that would open a program or run a script is only read', async () => {
    const launch = '/OpenAction<</S/Launch/Win<</F(calc.exe)>>>>/AA<</WC<</S/JavaScript/JS(app.alert\\(1\\))>>>>';
    const cv = await read(sheet(['EXPERIENCE', 'Engineer, Norsea Ltd, 2019 - 2020'], { catalog: launch }));
    expect(all(cv)).not.toMatch(/calc|alert/);
    expect(cv.work).toHaveLength(1);
  });

  it.each([
    ['5,000 pages', () => rawPdf(at(40, 40, 'Page'), { pages: 5000 })],
    ['a million letters on a page', () => rawPdf(at(40, 40, 'x'.repeat(100)).repeat(10_000))],
  ])('of %s is too much, and said so', async (_, made) => {
    expect(await readCv(made(), { today })).toMatchObject({ ok: false, fault: 'too_much' });
  });

  it('of forty columns is read to its end', async () => {
    const columns = Array.from({ length: 40 }, (_, column) => at(10 + column * 14, 100, `w${column}`, { size: 6 })).join('');
    const cv = await read(rawPdf(at(40, 40, 'Maren Holloway', { size: 20, font: 'B' }) + columns + at(40, 200, 'maren@mail.example')));
    expect(cv.emails[0]?.value).toBe('maren@mail.example');
    for (const column of [0, 20, 39]) expect(all(cv)).toContain(`w${column}`);
  });
});

/** The same over as many pages as it takes. */
function pagesOf(lines: readonly string[]): Promise<Uint8Array> {
  return drawnPdf((page) => {
    page.fontSize(20).text('Maren Holloway', 40, 30, { lineBreak: false });
    for (const [at, line] of lines.entries()) {
      if (at > 0 && at % LINES_A_PAGE === 0) page.addPage({ margin: 0 });
      page.fontSize(/^[A-Z ]+$/.test(line) ? 14 : 10).text(line, 40, 70 + (at % LINES_A_PAGE) * 16, { lineBreak: false });
    }
  });
}
