// A PDF's text as a person reads it. Pages one by one, each within what is left of the file's allowance.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Line, TextDocument } from '../../text-document.ts';
import { type Failure, failureOf } from '../failure.ts';
import { finishLines, type RawLine } from '../finish-lines.ts';
import { withCellTops } from './cell-tops.ts';
import { chunksOf } from './chunks.ts';
import { regionsOf } from './columns.ts';
import { linesOf } from './lines.ts';
import { hasMeaning } from './meaning.ts';
import { mendLetters } from './mend-letters.ts';
import { closePdf, openPdf } from './open-pdf.ts';
import { hasBoundlessStream } from './packed-streams.ts';
import type { PageLine } from './page-line.ts';
import { attachLinks, attachMarks } from './page-marks.ts';
import type { Glyph } from './painting.ts';
import { type PageContent, readPage } from './read-page.ts';
import { withoutRepeated } from './repeated.ts';
import { markGrounds, type Word, wordsOf } from './words.ts';

const PAGES_MAX = 60;
const GLYPHS_MAX = 400_000;

type PdfRead = { ok: true; document: TextDocument } | Failure;

/** Opens a PDF for `use` and closes it again; never throws. */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T | Failure> {
  if (hasBoundlessStream(bytes)) return { ok: false, fault: 'too_much' };
  const opened = await openPdf(bytes);
  if (!opened.ok) return opened;
  try {
    return await use(opened.pdf);
  } catch (error) {
    return failureOf(error);
  } finally {
    await closePdf(opened.task);
  }
}

/** Text of a PDF that is open; throws TooMuch, and what pdf.js throws on a damaged page. */
export async function readOpenPdf(pdf: PDFDocumentProxy): Promise<PdfRead> {
  if (pdf.numPages > PAGES_MAX) return { ok: false, fault: 'too_much' };
  const pages: PageContent[] = [];
  let left = GLYPHS_MAX;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const content = await readPage(page, left);
    page.cleanup();
    mendLetters(content.glyphs);
    left -= content.glyphs.length + content.hidden.length;
    pages.push(content);
  }
  const seen = pages.reduce((sum, page) => sum + page.glyphs.length, 0);
  const unseen = pages.reduce((sum, page) => sum + page.hidden.filter((glyph) => glyph.invisible).length, 0);
  // A scan with letters found by a machine: they lie unseen over the picture, at most with a stamp or a number beside them.
  const scanned = unseen > seen * 10 && unseen > 0;
  if (scanned) {
    for (const page of pages) page.glyphs.push(...page.hidden.filter((glyph) => glyph.invisible));
    for (const page of pages) page.hidden = page.hidden.filter((glyph) => !glyph.invisible);
  }
  if (!hasMeaning(pages.flatMap((page) => page.glyphs.filter((glyph) => !glyph.face.symbols).map((glyph) => glyph.text)).join(''))) {
    return { ok: false, fault: 'no_letters' };
  }
  const lines = layOut(pages);
  if (lines.length === 0) return { ok: false, fault: 'no_text' };
  return {
    ok: true,
    document: { format: 'pdf', pages: pdf.numPages, lines, hiddenCharacters: hiddenIn(pages), ...(await about(pdf)) },
  };
}

function hiddenIn(pages: PageContent[]): number {
  return pages.reduce((sum, page) => sum + page.hidden.filter((glyph) => glyph.text.trim()).length, 0);
}

async function about(pdf: PDFDocumentProxy): Promise<Pick<TextDocument, 'title' | 'author' | 'producer'>> {
  const { info } = (await pdf.getMetadata().catch(() => ({ info: {} }))) as { info: Record<string, unknown> };
  const word = (key: string) => (typeof info[key] === 'string' && info[key] ? { [key.toLowerCase()]: info[key].slice(0, 300) } : {});
  return { ...word('Title'), ...word('Author'), ...word('Producer') };
}

function layOut(pages: PageContent[]): Line[] {
  const upright = withoutRepeated(
    pages.map((page) => wordsOf(page.glyphs.filter((glyph) => Math.abs(glyph.angle) < 3))),
    pages.map((page) => page.box[3]),
  );
  for (const [index, page] of pages.entries()) markGrounds(upright[index] ?? [], [...page.areas, ...page.frames]);
  const raw: RawLine[] = [];
  let block = 0;
  pages.forEach((page, index) => {
    for (const region of regionsOf(withCellTops(chunksOf(upright[index] ?? []), page.rules, page.sides), page)) {
      raw.push(...linesOf(region).map((line) => rawLine(line, index, block)));
      block++;
    }
    for (const turned of turnedLines(page.glyphs)) {
      raw.push(...turned.map((line) => rawLine(line, index, block)));
      block++;
    }
    const ofPage = raw.filter((line) => line.page === index);
    attachLinks(ofPage, page);
    attachMarks(ofPage, page);
  });
  return finishLines(raw);
}

/** Text at an angle, direction by direction: read as if the page were turned. */
function turnedLines(glyphs: Glyph[]): PageLine[][] {
  const turned = Map.groupBy(
    glyphs.filter((glyph) => Math.abs(glyph.angle) >= 3),
    (glyph) => Math.round(glyph.angle / 5) * 5,
  );
  return [...turned].map(([angle, letters]) => {
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const straight = letters.map((glyph) => ({ ...glyph, x: glyph.x * cos + glyph.y * sin, y: glyph.y * cos - glyph.x * sin }));
    const back = (line: PageLine) => ({ ...line, x: line.x * cos - line.y * sin, y: line.x * sin + line.y * cos });
    return linesOf({ chunks: chunksOf(wordsOf(straight)), edges: [] }).map(back);
  });
}

function rawLine(line: PageLine, page: number, block: number): RawLine {
  const letters = (of: (word: Word) => boolean) => line.words.reduce((sum, word) => sum + (of(word) ? word.text.length : 0), 0);
  const all = letters(() => true);
  const colors = new Map<string, number>();
  for (const word of line.words) if (word.color) colors.set(word.color, (colors.get(word.color) ?? 0) + word.text.length);
  const color = [...colors].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0] as [string, number])[0];
  return {
    cells: line.cells,
    page,
    block,
    x: line.x,
    right: line.right,
    y: line.y,
    sizePt: line.sizePt,
    bold: letters((word) => word.bold) * 2 > all,
    italic: letters((word) => word.italic) * 2 > all,
    links: [],
    ...(color && { color }),
  };
}
