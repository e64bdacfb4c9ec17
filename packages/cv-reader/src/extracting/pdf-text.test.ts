import { describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';
import { fault, lines, texts } from './extracted.fixture.ts';
import { at, drawnPdf, rawPdf } from './made-pdf.fixture.ts';

describe('the order of a PDF', () => {
  it('keeps a date at the right edge in the line of its title, as a cell', async () => {
    const content = at(50, 100, 'Engineer, Nordic Wind') + at(480, 100, '2019 - 2021') + at(50, 115, 'Built towers of steel for the sea.');
    expect(await texts(rawPdf(content))).toEqual(['Engineer, Nordic Wind | 2019 - 2021', 'Built towers of steel for the sea.']);
  });

  it('reads a sidebar to its end before what stands beside it', async () => {
    const side = ['Contact', 'anna@example.org', 'Oslo', 'Skills', 'Java', 'Python', 'SQL', 'Welding'].map((text, row) =>
      at(40, 103 + row * 17, text, { size: row % 3 ? 9 : 12 }),
    );
    const main = [
      'Experience',
      'Engineer at Nordic Wind since 2019',
      'Planned towers and roads for many',
      'places along the coast',
      'Clerk at Fjord Bank',
      'Counted money',
      'Education',
      'University of Oslo',
    ].map((text, row) => at(220, 100 + row * 21, text, { size: row === 0 || row === 6 ? 14 : 10 }));
    const read = await texts(rawPdf([...main, ...side].join('')));
    expect(read.slice(0, 8)).toEqual(['Contact', 'anna@example.org', 'Oslo', 'Skills', 'Java', 'Python', 'SQL', 'Welding']);
    expect(read[8]).toBe('Experience');
  });

  it('reads dates on the left of what was done then as rows of a table', async () => {
    const rows = [
      ['2019-2021', 'Engineer, Nordic Wind'],
      ['2015-2019', 'Clerk, Fjord Bank'],
      ['2012-2015', 'Bachelor, University of Oslo'],
      ['2009-2012', 'School of Bergen'],
    ].map(
      ([date = '', what = ''], row) =>
        at(50, 100 + row * 40, date) + at(160, 100 + row * 40, what) + at(160, 114 + row * 40, 'With more to say about it'),
    );
    const read = await texts(rawPdf(rows.join('')));
    expect(read.slice(0, 3)).toEqual(['2019-2021 | Engineer, Nordic Wind', 'With more to say about it', '2015-2019 | Clerk, Fjord Bank']);
  });

  it('takes no line at the edge of its column for one in the middle of the page', async () => {
    const side = Array.from({ length: 12 }, (_, row) => at(40, 100 + row * 17, row % 3 ? `Side ${row} of the page` : `Kept ${row}`));
    const main = Array.from({ length: 14 }, (_, row) => (row % 5 ? at(235, 103 + row * 15, `Built bridge number ${row} over the wide river of the north`) : at(216, 103 + row * 15, `Norsea ${row}`)));
    const read = await texts(rawPdf([...side, ...main, at(216, 180 + 15 * 10, 'https://norsea.example/bridge')].join('')));
    expect(read.slice(0, 12).every((text) => /^(?:Side|Kept)/.test(text))).toBe(true);
  }); // biome-ignore format: a page

  it('parts tags on grounds of their own, however little white is between them', async () => {
    const tag = (x: number, text: string) => `0.9 g ${x - 2} ${842 - 103} ${text.length * 5 + 4} 12 re f 0 g ${at(x, 100, text)}`;
    const content = tag(50, 'Budget') + tag(86, 'Planning') + tag(132, 'Excel');
    expect(await texts(rawPdf(content))).toEqual(['Budget | Planning | Excel']);
  });

  it('parts what no space was written between, on a page that writes its spaces', async () => {
    const text = Array.from({ length: 4 }, (_, row) => at(50, 100 + row * 15, 'All that is told here is told in words with spaces')).join(
      '',
    );
    const tags = at(50, 200, 'Budget') + at(98, 200, 'Planning') + at(152, 200, 'Excel') + at(192, 200, 'Trello');
    expect((await texts(rawPdf(text + tags))).at(-1)).toBe('Budget | Planning | Excel | Trello');
  });

  it('keeps headings in the middle of a table in its rows', async () => {
    const row = (top: number, year: string, what: string) => at(50, top, year) + at(100, top, '4') + at(150, top, what);
    const content =
      at(300, 100, 'Education') +
      row(120, '2014', 'University of Oslo') +
      row(140, '2018', 'Master of Science') +
      at(300, 160, 'Work') +
      row(180, '2018', 'Nordic Wind');
    expect(await texts(rawPdf(content))).toEqual([
      'Education',
      '2014 | 4 | University of Oslo',
      '2018 | 4 | Master of Science',
      'Work',
      '2018 | 4 | Nordic Wind',
    ]);
  });

  it('puts a place and a date at the right edge to their title, not to the list beside them', async () => {
    const entry = (top: number) =>
      at(50, top, 'Engineer, Nordic Wind') +
      at(500, top, 'Oslo city') +
      at(60, top + 13, '- Built towers of steel for the sea') +
      at(490.5, top + 13, '2019-2021');
    const [title, item] = await texts(rawPdf(entry(100)));
    expect([title, item]).toEqual(['Engineer, Nordic Wind | Oslo city | 2019-2021', 'Built towers of steel for the sea']);
  });

  it('writes a head that comes again on each page once', async () => {
    const content = at(50, 30, 'Curriculum vitae of Anna Berg') + at(50, 300, 'Engineer') + at(50, 820, 'Page 1');
    expect(await texts(rawPdf(content, { pages: 3 }))).toEqual([
      'Curriculum vitae of Anna Berg',
      'Engineer',
      'Page 1',
      'Engineer',
      'Engineer',
    ]);
  });

  it('reads turned text behind the rest of its page', async () => {
    const turned = 'BT /F 12 Tf 0 1 -1 0 30 400 Tm (Curriculum) Tj ET\n';
    expect(await texts(rawPdf(turned + at(60, 100, 'Anna Berg') + at(60, 120, 'Engineer')))).toEqual([
      'Anna Berg',
      'Engineer',
      'Curriculum',
    ]);
  });
});

describe('the letters of a PDF', () => {
  it('takes off the mark of a list and says which it was', async () => {
    const [line] = await lines(rawPdf(at(50, 100, '\\225 Built towers').replace('\\\\225', '\\225')));
    expect(line).toMatchObject({ text: 'Built towers', bullet: '•' });
  });

  it('knows a mark of a list that is drawn', async () => {
    expect(await lines(rawPdf(`52 734 3 3 re f ${at(60, 110, 'Built towers')}`))).toMatchObject([{ text: 'Built towers', bullet: '•' }]);
  });

  it('joins letters that are spaced apart', async () => {
    expect(await texts(rawPdf(`BT /B 12 Tf 6 Tc 50 700 Td (EXPERIENCE) Tj ET${at(50, 300, 'E D U C A T I O N')}`))).toEqual([
      'EXPERIENCE',
      'EDUCATION',
    ]);
  });

  it.each(['SansDemiCond10', 'FaceSemiCondns'])('reads letters of a narrow font, whose name holds "icon": %s', async (name) => {
    const file = Buffer.from(rawPdf(at(50, 100, 'Work experience', { font: 'B' })));
    const renamed = Buffer.from(file.toString('latin1').replace('Helvetica-Bold', name), 'latin1');
    expect(await texts(Uint8Array.from(renamed))).toEqual(['Work experience']);
  });

  it('knows bold, size and colour of a line', async () => {
    const content = `1 0 0 rg ${at(50, 100, 'Experience', { size: 14, font: 'B' })} 0 0 0 rg ${at(50, 130, 'A long line of usual text that says more')}`;
    expect(await lines(rawPdf(content))).toMatchObject([
      { sizePt: 14, bold: true, color: '#ff0000' },
      { sizePt: 10, bold: false },
    ]);
  });

  it('gives links to the line that they lie on', async () => {
    const bytes = await drawnPdf((sheet) =>
      sheet.fontSize(10).text('My page', 50, 100, { link: 'https://anna.example.org' }).text('Engineer', 50, 200),
    );
    expect((await lines(bytes)).map((line) => line.links)).toEqual([['https://anna.example.org/'], []]);
  });
});

describe('what nobody sees in a PDF', () => {
  it.each([
    ['white on white', `1 1 1 rg ${at(50, 300, 'Hidden')} 0 0 0 rg`],
    ['without being drawn', 'BT /F 10 Tf 3 Tr 50 500 Td (Hidden) Tj 0 Tr ET'],
    ['outside of the page', at(700, 300, 'Hidden')],
    ['smaller than a point', at(50, 300, 'Hidden', { size: 0.5 })],
    ['cut off', 'q 0 0 1 1 re W n BT /F 10 Tf 50 500 Td (Hidden) Tj ET Q'],
  ])('is counted and in no line: %s', async (_, hidden) => {
    const read = await extractText(rawPdf(at(50, 100, 'Anna Berg') + hidden));
    expect(read).toMatchObject({ ok: true, document: { hiddenCharacters: 6, lines: [{ text: 'Anna Berg' }] } });
  });

  it('is seen where it is white on a dark ground', async () => {
    expect(await texts(rawPdf(`0 0 0.4 rg 0 0 595 842 re f 1 1 1 rg ${at(50, 100, 'Anna Berg')}`))).toEqual(['Anna Berg']);
  });

  it('is the text of a scan that has no other', async () => {
    expect(await texts(rawPdf('BT /F 10 Tf 3 Tr 50 500 Td (Anna Berg) Tj ET'))).toEqual(['Anna Berg']);
  });
});

it('letters that a browser drew are of the size that was set, however many units their font has to the em', async () => {
  const read = await extractText(rawPdf(at(50, 100, 'AAA', { size: 14, font: 'T' }) + at(50, 120, 'Anna Berg', { size: 11 })));
  expect(read).toMatchObject({ ok: true, document: { lines: [{ text: 'AAA', sizePt: 14 }, { sizePt: 11 }] } });
});

describe('a PDF that cannot be read', () => {
  it('says that it holds pictures only', async () => {
    expect(await fault(rawPdf('0 0 1 rg 10 10 100 100 re f'))).toBe('no_text');
    expect(await fault(rawPdf(''))).toBe('no_text');
  });

  it('says that its letters mean nothing', async () => {
    const shifted = [...'the people of the north have built their houses of wood since many centuries and go on with it']
      .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29)))
      .join('');
    expect(await fault(rawPdf(Array.from({ length: 8 }, (_, row) => at(40, 100 + row * 20, shifted)).join('')))).toBe('no_letters');
  });

  it('says that it is locked', async () => {
    expect(await fault(await drawnPdf((sheet) => sheet.text('secret', 50, 50), { userPassword: 'x' }))).toBe('locked');
  });

  it('says that it is too much', async () => {
    expect(await fault(rawPdf(at(50, 100, 'a'), { pages: 61 }))).toBe('too_much');
    expect(await fault(rawPdf(`BT /F 1 Tf (${'a'.repeat(400_001)}) Tj ET`))).toBe('too_much');
    expect(await fault(rawPdf(' '.repeat(60_000_000)))).toBe('too_much');
  });

  it('answers for every tenth of a file that is cut off', async () => {
    const whole = rawPdf(at(50, 100, 'Anna Berg'));
    for (let tenth = 0; tenth < 10; tenth++) {
      const read = await extractText(whole.slice(0, Math.floor((whole.length * tenth) / 10)));
      expect(read.ok || ['damaged', 'unknown_type', 'no_text'].includes(read.fault)).toBe(true);
    }
  });

  it('is told by what it holds, not taken for something else', async () => {
    expect(await fault(new TextEncoder().encode('MZ this is a program'))).toBe('unknown_type');
    expect(await fault(new Uint8Array())).toBe('unknown_type');
  });
});
