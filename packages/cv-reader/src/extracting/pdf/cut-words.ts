// Words that run out of their column: their end has the colour of what is beyond it, is cut off, or lies beyond the page. Who sees the beginning of
// such a word knows that it goes on, and an address without its end is a wrong one.
import type { Glyph } from './painting.ts';

/** So much of its size a letter may stand apart from the one before it in one word. */
const WITHIN_WORD = 0.12;
/** So many letters may be out of sight: the end of an address, and no sentence that is hidden in a word. */
const MOST = 24;

/** No page has more words that run out of it. */
const TRIES_MOST = 60;

/** Points: so that the letters stay in their order. */
const HARDLY = 0.01;

const isLetter = ({ text }: Glyph) => /^[\p{L}\p{N}.@/_+~-]{1,3}$/u.test(text);

/** Whether a letter goes on right behind another as it is written. */
function goesOn(glyph: Glyph, before: Glyph): boolean {
  const isAlike = glyph.face === before.face && glyph.sizePt === before.sizePt && glyph.color === before.color;
  const isLevel = glyph.angle === 0 && before.angle === 0 && Math.abs(glyph.y - before.y) < 0.1;
  const gap = glyph.x - before.x - before.advance;
  return isAlike && isLevel && !glyph.invisible && Math.abs(gap) < WITHIN_WORD * glyph.sizePt;
}

/** Whether another letter that is seen stands where this one is. */
const isCovered = ({ x, y, advance, sizePt }: Glyph, seen: readonly Glyph[]) =>
  seen.some((other) => Math.abs(other.y - y) < sizePt * 0.7 && other.x < x + advance && other.x + other.advance > x + 0.01);

/** The letters out of sight, in the order in which they were painted, that end a word whose beginning is seen. `glyphs`: all of a page. */
export function endsOfCutWords(glyphs: readonly Glyph[], seen: ReadonlySet<Glyph>): Set<Glyph> {
  const found = new Set<Glyph>();
  let tries = 0;
  for (let at = 1; at < glyphs.length && tries < TRIES_MOST; at += 1) {
    const [first, before] = [glyphs[at] as Glyph, glyphs[at - 1] as Glyph];
    if (seen.has(first) || !seen.has(before) || !isLetter(before)) continue;
    tries += 1;
    const end: Glyph[] = [];
    for (let next = at; next < glyphs.length && end.length <= MOST; next += 1) {
      const glyph = glyphs[next] as Glyph;
      if (seen.has(glyph) || !isLetter(glyph) || !goesOn(glyph, end.at(-1) ?? before)) break;
      end.push(glyph);
    }
    const others = [...seen].filter((one) => one !== before);
    if (end.length === 0 || end.length > MOST || end.some((glyph) => isCovered(glyph, others))) continue;
    for (const glyph of end) found.add(glyph);
  }
  return found;
}

/** Points before the edge of a page at which no text ends by itself. */
const AT_EDGE = 0.75;

/** Browsers leave out letters that lie beyond the page altogether: who reads a word that the page's edge cuts is told that there was more of it. */
export function markCutWords(glyphs: readonly Glyph[], edge: number): void {
  glyphs.forEach((glyph, at) => {
    const next = glyphs[at + 1];
    // One that ends right there may be the last, and may not.
    const isCut = glyph.angle === 0 && glyph.x + glyph.advance > edge - AT_EDGE && isLetter(glyph) && !(next && goesOn(next, glyph));
    if (isCut) glyph.text = `${glyph.text}…`;
  });
}

/** The ends of words are read where the seen letters end: what nobody sees makes no column wider. */
export function narrowEnds(glyphs: readonly Glyph[], ends: ReadonlySet<Glyph>): void {
  glyphs.forEach((glyph, at) => {
    const before = glyphs[at - 1];
    if (before && ends.has(glyph)) Object.assign(glyph, { x: before.x + before.advance, advance: HARDLY });
  });
}
