// Capital letters as single lines, so that drawn logos need no font. Each fills a box 100 high; `width` is its advance.
import { short, stroke } from './drawing.ts';

const LETTERS: Record<string, { d: string; width: number }> = {
  A: { d: 'M4 100L48 0L92 100M20 66H76', width: 96 },
  B: { d: 'M10 0V100H52A26 26 0 0 0 52 48H10M10 0H46A24 24 0 0 1 46 48', width: 86 },
  C: { d: 'M87 16A50 50 0 1 0 87 84', width: 94 },
  D: { d: 'M10 0V100H42A50 50 0 0 0 42 0Z', width: 100 },
  E: { d: 'M76 0H10V100H76M10 48H66', width: 82 },
  F: { d: 'M76 0H10V100M10 50H66', width: 78 },
  G: { d: 'M87 16A50 50 0 1 0 99 54H58', width: 106 },
  H: { d: 'M10 0V100M84 0V100M10 48H84', width: 94 },
  I: { d: 'M14 0V100', width: 28 },
  J: { d: 'M62 0V68A30 30 0 0 1 2 68', width: 72 },
  K: { d: 'M10 0V100M80 0L10 58M34 38L84 100', width: 86 },
  L: { d: 'M10 0V100H70', width: 74 },
  M: { d: 'M8 100V0L54 64L100 0V100', width: 108 },
  N: { d: 'M10 100V0L86 100V0', width: 96 },
  O: { d: 'M52 0A50 50 0 1 1 51.9 0Z', width: 104 },
  P: { d: 'M10 100V0H50A28 28 0 0 1 50 56H10', width: 82 },
  Q: { d: 'M52 0A50 50 0 1 1 51.9 0ZM62 68L96 102', width: 106 },
  R: { d: 'M10 100V0H50A28 28 0 0 1 50 56H10M44 56L80 100', width: 86 },
  S: { d: 'M74 16A30 24 0 0 0 46 0H40A25 25 0 0 0 40 49H48A25.5 25.5 0 0 1 48 100H40A34 26 0 0 1 8 82', width: 82 },
  T: { d: 'M2 0H82M42 0V100', width: 84 },
  U: { d: 'M10 0V62A38 38 0 0 0 86 62V0', width: 96 },
  V: { d: 'M4 0L46 100L88 0', width: 92 },
  W: { d: 'M2 0L32 100L62 22L92 100L122 0', width: 124 },
  X: { d: 'M6 0L82 100M82 0L6 100', width: 88 },
  Y: { d: 'M4 0L44 52L84 0M44 52V100', width: 88 },
  Z: { d: 'M8 0H80L6 100H82', width: 88 },
};

/** A letter centred on (x, y), `size` high; unknown letters become O. */
export function letter(name: string, x: number, y: number, size: number, color: string, weight: number): string {
  const form = LETTERS[name] ?? (LETTERS.O as { d: string; width: number });
  const scale = size / 100;
  const at = `translate(${short(x - (form.width * scale) / 2)} ${short(y - size / 2)}) scale(${Math.round(scale * 1000) / 1000})`;
  return stroke(form.d, color, weight / scale, `transform="${at}"`);
}

/** A word of capitals starting at x, centred on y; tells how wide it became. Everything but A to Z and spaces is left out. */
export function word(text: string, x: number, y: number, size: number, color: string, weight: number): { svg: string; width: number } {
  let at = x;
  let svg = '';
  const gap = size * 0.3;
  for (const name of text.toUpperCase().normalize('NFKD')) {
    const form = LETTERS[name];
    if (form) {
      const width = (form.width * size) / 100;
      svg += letter(name, at + width / 2, y, size, color, weight);
      at += width + gap;
    } else if (name === ' ') at += size * 0.35;
  }
  return { svg, width: Math.max(0, at - gap - x) };
}
