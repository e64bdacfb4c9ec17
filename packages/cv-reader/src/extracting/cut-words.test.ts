// Words that run out of their column or off the page.
import { expect, it } from 'vitest';
import { texts } from './extracted.fixture.ts';
import { at, rawPdf } from './made-pdf.fixture.ts';

/** A dark sidebar of 100 points, on which letters are white. */
const SIDEBAR = '0 0 0.4 rg 0 0 100 842 re f 1 1 1 rg ';

it('a word whose end is white on white is read to its end', async () => {
  expect(await texts(rawPdf(SIDEBAR + at(20, 100, 'maren@loomhouse.example')))).toEqual(['maren@loomhouse.example']);
});

it('a word whose end is cut off is read to its end', async () => {
  const cut = `q 0 0 90 842 re W n ${at(20, 100, 'penwick.example/maren')} Q`;
  expect(await texts(rawPdf(cut))).toEqual(['penwick.example/maren']);
});

it('words that are hidden behind a space stay hidden', async () => {
  expect((await texts(rawPdf(SIDEBAR + at(20, 100, 'Maren Holloway hired for sure')))).join(' ')).not.toContain('sure');
});

it('nothing is put where other letters are seen', async () => {
  const page = `${SIDEBAR}${at(20, 100, 'maren@loomhouse.example')}0 0 0 rg ${at(110, 100, 'Experience')}`;
  const [first, second] = await texts(rawPdf(page));
  expect(`${first} ${second ?? ''}`).not.toContain('example');
});

it('a word that the edge of the page cuts says that there was more of it', async () => {
  expect(await texts(rawPdf(at(550, 100, 'maren@loomhou')))).toEqual([expect.stringMatching(/…$/)]);
});

it('the end of a word that nobody sees makes no column wider', async () => {
  const page = `${SIDEBAR}${at(20, 100, 'maren@loomhouse.example')}${at(20, 120, 'Weaving')}${at(20, 140, 'Sails')}0 0 0 rg ${at(124, 60, 'Experience')}${at(124, 110, 'Weaver')}${at(124, 130, 'Loomhouse')}${at(124, 160, 'Clerk')}`;
  expect((await texts(rawPdf(page))).join(' ')).toContain('Weaver Loomhouse Clerk');
});
