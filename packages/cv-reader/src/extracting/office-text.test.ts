import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';
import { fault, lines, texts } from './extracted.fixture.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
function docx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const all = { 'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`, ...parts };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}
const p = (text: string, properties = '') => `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => p(text)).join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;

describe('a DOCX', () => {
  const styles = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Base"/></w:style></w:styles>`;
  const numbering = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

  it('takes headings, sizes and bold from styles and what they are based on, and marks from lists', async () => {
    const body =
      p('Experience', '<w:pPr><w:pStyle w:val="H1"/></w:pPr>') +
      p('Built towers', '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>');
    expect(await lines(docx(body, { 'word/styles.xml': styles, 'word/numbering.xml': numbering }))).toMatchObject([
      { text: 'Experience', sizePt: 16, bold: true, heading: 1 },
      { text: 'Built towers', sizePt: 11, bold: false, bullet: '•' },
    ]);
  });

  it('parts cells at tabs', async () => {
    expect(await texts(docx('<w:p><w:r><w:t>Nordic Wind</w:t><w:tab/><w:t>2019</w:t></w:r></w:p>'))).toEqual(['Nordic Wind | 2019']);
  });

  it('reads a table of dates by rows, and one that lays out a page cell by cell', async () => {
    const dates = `<w:tbl>${row(cell('2019'), cell('Engineer'))}${row(cell('2015'), cell('Clerk', 'Counted money'))}</w:tbl>`;
    expect(await texts(docx(dates))).toEqual(['2019 | Engineer', '2015 | Clerk', 'Counted money']);
    const page = `<w:tbl>${row(cell('Contact', 'Oslo', 'Norway'), cell('Experience', 'Engineer', 'Clerk'))}</w:tbl>`;
    const read = await lines(docx(page));
    expect(read.map((line) => line.text)).toEqual(['Contact', 'Oslo', 'Norway', 'Experience', 'Engineer', 'Clerk']);
    expect(new Set(read.map((line) => line.block)).size).toBe(2);
  });

  it('reads a box once, keeps what was inserted, leaves out what was deleted and counts what is hidden', async () => {
    const box =
      '<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>';
    const changed =
      '<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>';
    const read = await extractText(docx(box + changed));
    expect(read).toMatchObject({ ok: true, document: { hiddenCharacters: 6, lines: [{ text: 'In a box' }, { text: 'new' }] } });
  });

  it('gives the addresses of links and the results of fields', async () => {
    const rels =
      '<Relationships><Relationship Id="r1" Type="x/hyperlink" Target="https://anna.example.org" TargetMode="External"/></Relationships>';
    const body =
      '<w:p><w:hyperlink r:id="r1"><w:r><w:t>My page</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:instrText>HYPERLINK "https://b.example.org"</w:instrText></w:r><w:r><w:t>Other</w:t></w:r></w:p>';
    expect(await lines(docx(body, { 'word/_rels/document.xml.rels': rels }))).toMatchObject([
      { text: 'My page', links: ['https://anna.example.org'] },
      { text: 'Other', links: ['https://b.example.org'] },
    ]);
  });

  it('says what is wrong: cut off, too much, nested without end, entities, empty', async () => {
    const whole = docx(p('Anna Berg'));
    for (let tenth = 1; tenth < 10; tenth++) expect(await fault(whole.slice(0, Math.floor((whole.length * tenth) / 10)))).toBe('damaged');
    expect(await fault(zipSync(Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}`, new Uint8Array()]))))).toBe(
      'too_much',
    );
    expect(await fault(docx('<w:p>'.repeat(5_000)))).toBe('damaged');
    expect(await fault(docx('', { 'word/document.xml': '<!DOCTYPE w [<!ENTITY a "b">]><w/>' }))).toBe('damaged');
    expect(await fault(docx(p('')))).toBe('no_text');
    expect(await fault(docx(p('line').repeat(20_001)))).toBe('too_much');
    expect(await fault(zipSync({ 'a.txt': strToU8('no document') }))).toBe('unknown_type');
  });
});

describe('an ODT', () => {
  const odt = (body: string, styles = '') =>
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8(
        `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
      'styles.xml': strToU8(
        '<office:document-styles><style:header><text:p>Curriculum vitae</text:p></style:header></office:document-styles>',
      ),
    });

  it('gives headings, lists, tables, tabs and the head of its pages', async () => {
    const body =
      '<text:h text:outline-level="2">Experience</text:h><text:list><text:list-item><text:p>Built<text:s text:c="2"/>towers</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Engineer</text:p></table:table-cell></table:table-row></table:table>' +
      '<text:p text:style-name="B">Oslo<text:tab/>Norway</text:p><text:tracked-changes><text:p>old</text:p></text:tracked-changes>';
    const read = await lines(
      odt(body, '<style:style style:name="B"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style>'),
    );
    expect(read.map((line) => line.text)).toEqual(['Curriculum vitae', 'Experience', 'Built towers', '2019  Engineer', 'Oslo  Norway']);
    expect(read).toMatchObject([{}, { heading: 2 }, { bullet: '•' }, {}, { bold: true, sizePt: 14 }]);
  });
});

describe('an RTF', () => {
  const rtf = (text: string) => new Uint8Array(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${text}}`, 'latin1'));

  it('reads letters in the code page of their font, and takes no substitute for a letter', async () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Gothic;}}';
    expect(
      await texts(
        rtf(`${fonts}\\f0 Z\\'fcrich\\par\\f1 \\'c0\\'ed\\'ed\\'e0\\par\\f2 \\'93\\'8c\\'8b\\'9e\\par\\f0\\uc1 \\u1040?\\u1085?\\par`),
      ),
    ).toEqual(['Zürich', 'Анна', '東京', 'Ан']);
  });

  it('knows bold, sizes, marks of lists, tables and links, and skips what is no text', async () => {
    const read = await lines(
      rtf(
        '{\\info{\\title My CV}}{\\*\\generator x}{\\pict 00ff}{\\b\\fs32 Experience\\par}{\\pntext\\\'b7\\tab}Built towers\\par\\trowd\\intbl 2019\\cell Engineer\\cell\\row\\pard After{\\field{\\*\\fldinst HYPERLINK "https://a.example.org"}{\\fldrslt page}}{\\v secret}\\par',
      ),
    );
    expect(read).toMatchObject([
      { text: 'Experience', bold: true, sizePt: 16 },
      { text: 'Built towers', bullet: '•' },
      { text: '2019  Engineer' },
      { text: 'Afterpage', links: ['https://a.example.org'] },
    ]);
  });

  it('answers for one that is cut off or nests without end', async () => {
    expect(await fault(rtf('Anna').slice(0, 20))).toBe('no_text');
    expect(await fault(rtf('{'.repeat(100_000)))).toBe('damaged');
    expect(await fault(rtf('a\\par '.repeat(20_001)))).toBe('too_much');
  });
});

describe('a DOC', () => {
  it('is damaged where the file is none', async () => {
    expect(await fault(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0]))).toBe('damaged');
  });
});
