// One page: what it paints, and which of it a person sees. Bounded by the letters that are still allowed; stops pdf.js when they are used up.
import type { PDFPageProxy } from 'pdfjs-dist';
import { TooMuch } from '../failure.ts';
import { endsOfCutWords, markCutWords, narrowEnds } from './cut-words.ts';
import { type Box, contains, type Matrix, mapBox } from './matrix.ts';
import { OPS } from './operations.ts';
import { type Area, type Face, type Glyph, Painter } from './painting.ts';

type PageLink = { box: Box; url: string };
export type PageContent = Pick<Painter, 'glyphs' | 'areas' | 'rules' | 'sides' | 'frames' | 'marks'> & {
  box: Box;
  hidden: Glyph[];
  links: PageLink[];
};

/** Operations of one page; drawings of charts and maps have some ten thousand. */
const OPERATIONS_MAX = 400_000;

type Operators = { fnArray: number[]; argsArray: unknown[][] };
/** pdf.js hands operations over in pieces of 1,000; this is where they arrive (checked by a test against the pinned release). */
type Chunked = { _renderPageChunk(chunk: Operators & { length: number }, state: unknown): void };

/** The page's letters, seen and hidden, its coloured areas and its links. `glyphsLeft`: how many letters it may have; beyond: TooMuch. */
export async function readPage(page: PDFPageProxy, glyphsLeft: number): Promise<PageContent> {
  const [operators, annotations] = await Promise.all([operatorsWithin(page, glyphsLeft), page.getAnnotations().catch(() => [])]);
  const viewport = page.getViewport({ scale: 1 });
  const view = viewport.transform as Matrix;
  const box: Box = [0, 0, viewport.width, viewport.height];
  const painter = new Painter(view, box, facesOf(page));
  operators.fnArray.forEach((operation, index) => {
    painter.run(operation, operators.argsArray[index] ?? []);
  });
  const glyphs: Glyph[] = [];
  const hidden: Glyph[] = [];
  const seen = new Set(painter.glyphs.filter((glyph) => isSeen(glyph, painter.areas, box)));
  const ends = seen.size < painter.glyphs.length ? endsOfCutWords(painter.glyphs, seen) : seen;
  for (const glyph of painter.glyphs) (seen.has(glyph) || ends.has(glyph) ? glyphs : hidden).push(glyph);
  markCutWords(glyphs, box[2]);
  narrowEnds(glyphs, ends === seen ? new Set() : ends);
  const links = (annotations as { subtype?: string; url?: string; rect?: number[] }[])
    .filter((annotation) => annotation.subtype === 'Link' && annotation.url && annotation.rect)
    .map((annotation) => ({ box: mapBox(view, annotation.rect ?? []), url: annotation.url ?? '' }));
  const { areas, rules, sides, frames, marks } = painter;
  return { box, glyphs, areas, rules, sides, frames, marks, hidden, links };
}

async function operatorsWithin(page: PDFPageProxy, glyphsLeft: number): Promise<Operators> {
  let glyphs = 0;
  let operations = 0;
  const chunked = page as unknown as Chunked;
  const deliver = chunked._renderPageChunk.bind(page);
  return new Promise<Operators>((resolve, reject) => {
    chunked._renderPageChunk = (chunk, state) => {
      for (let index = 0; index < chunk.length; index++) {
        const args = chunk.argsArray[index];
        if (chunk.fnArray[index] === OPS.showText) glyphs += (args?.[0] as unknown[] | undefined)?.length ?? 0;
        // Of a drawing only its extent is looked at.
        if (chunk.fnArray[index] === OPS.constructPath && args) args[1] = null;
      }
      operations += chunk.length;
      if (glyphs > glyphsLeft || operations > OPERATIONS_MAX) reject(new TooMuch());
      else deliver(chunk, state);
    };
    page.getOperatorList().then((operators) => resolve(operators as unknown as Operators), reject);
  });
}

function facesOf(page: PDFPageProxy): (name: string) => Face | undefined {
  const known = new Map<string, Face | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, page.commonObjs.has(name) ? faceOf(page.commonObjs.get(name) as FontObject) : undefined);
    return known.get(name);
  };
}

type FontObject = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
};

const BOLD = /bold|black|heavy|demi|(?<![a-z])bd(?![a-z])|cmb|cmssbx|bx\d|-b(?:old)?(?:$|\b)|w[67](?![0-9])/i;
const ITALIC = /ital|obliq|slant|cmti|cmsl|cmssi|-it(?:$|\b)|-bi$/i;
const SYMBOLS = /symbol|wingding|webding|dingbat|awesome|icon(?!d)|marvosym|ifsym|fontello|glyphs?$|marks/i;

function faceOf(font: FontObject): Face {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const [a = 0.001, , , d = 0.001] = font.fontMatrix ?? [];
  return {
    name,
    bold: BOLD.test(name) || font.bold === true || font.black === true,
    italic: ITALIC.test(name) || font.italic === true,
    symbols: SYMBOLS.test(name),
    widthScale: a,
    // Letters that are drawn by operations of their own have units of their own: browsers draw them in as many to the em as the font has
    // (2,048), and their size is the one that is set; TeX draws them in dots, and sets a size of 1.
    heightScale: font.isType3Font ? Math.max(1, Math.abs(d) * 1000) : 1,
    vertical: font.vertical === true,
    type3: font.isType3Font === true,
    unmapped: false,
  };
}

/** Whether a person sees it: of a size to be read, on the page, within what is not cut off, and of another colour than what is behind it. */
function isSeen(glyph: Glyph, areas: Area[], page: Box): boolean {
  if (glyph.sizePt < 1 || glyph.sizePt > 1_000) return false;
  const [x, y] = middleOf(glyph);
  if (!contains(page, x, y) || !contains(glyph.clip, x, y)) return false;
  const behind = areaBehind(glyph, areas, x, y);
  if (!glyph.invisible) return contrasts(glyph.color, behind);
  // Browsers draw letters of fonts that may not be embedded as shapes, and lay the text unseen over them.
  if (!behind || !isShapeOf(glyph, behind)) return false;
  glyph.color = behind.color;
  return contrasts(
    behind.color,
    areaBehind(glyph, areas, x, y, (area) => !isShapeOf(glyph, area)),
  );
}

const isShapeOf = (glyph: Glyph, area: Area) => area.box[3] - area.box[1] < glyph.sizePt * 2;

function contrasts(color: string | undefined, ground: Area | undefined): boolean {
  const behind = ground ? ground.color : '#ffffff';
  return !color || behind === undefined || differ(color, behind);
}

/** Half its width along the base line, a third of its height above it. */
function middleOf(glyph: Glyph): [number, number] {
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [glyph.x + (cos * glyph.advance) / 2 + sin * glyph.sizePt * 0.3, glyph.y + (sin * glyph.advance) / 2 - cos * glyph.sizePt * 0.3];
}

function areaBehind(glyph: Glyph, areas: Area[], x: number, y: number, counts: (area: Area) => boolean = () => true): Area | undefined {
  for (let index = Math.min(glyph.after, areas.length) - 1; index >= 0; index--) {
    const area = areas[index];
    if (area && contains(area.box, x, y) && counts(area)) return area;
  }
  return undefined;
}

function differ(one: string, other: string): boolean {
  const [a, b] = [Number.parseInt(one.slice(1), 16), Number.parseInt(other.slice(1), 16)];
  return [16, 8, 0].some((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) > 10);
}
