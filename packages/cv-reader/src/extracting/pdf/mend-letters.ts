// Letters that a font leaves without a name between letters that have one: ligatures ("Pro les"). Which of them is found by its width.
import type { Glyph } from './painting.ts';

const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'tt', 'ti'];
const NAMELESS = /^[\u0000\ufffd]$/;

/** Nameless letters between small letters become the ligature of most alike width. Changes the letters in place. */
export function mendLetters(glyphs: Glyph[]): void {
  if (!glyphs.some((glyph) => NAMELESS.test(glyph.text))) return;
  const widths = new Map<string, number>();
  for (const glyph of glyphs) widths.set(`${glyph.face.name} ${glyph.text}`, glyph.advance / glyph.sizePt);
  glyphs.forEach((glyph, index) => {
    if (!NAMELESS.test(glyph.text) || glyph.face.symbols) return;
    const before = glyphs[index - 1];
    const after = glyphs[index + 1];
    const inWord = [before, after].some(
      (near) => near && near.face === glyph.face && Math.abs(near.y - glyph.y) < 1 && /^\p{Ll}$/u.test(near.text),
    );
    if (inWord) glyph.text = ligatureFor(glyph, widths);
  });
}

function ligatureFor(glyph: Glyph, widths: Map<string, number>): string {
  const width = glyph.advance / glyph.sizePt;
  const known = ['f', 'i'].every((letter) => widths.has(`${glyph.face.name} ${letter}`));
  // Letters of another script may have no name either: what has the width of none of these is left out, and nothing put in its place.
  let best = known ? '' : 'fi';
  let least = known ? 0.12 : 0.06;
  for (const ligature of LIGATURES) {
    const parts = [...ligature].map((letter) => widths.get(`${glyph.face.name} ${letter}`));
    if (parts.some((part) => part === undefined)) continue;
    const difference = Math.abs(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) - width);
    if (difference < least - 0.005) {
      best = ligature;
      least = difference;
    }
  }
  return best;
}
