// School crests: a shield in two colours with one sign, 240 by 280, or the wide logo with the initials beside it.
import { circle, mix, rect, shape, stroke, svgDocument } from '@fairway/world-kit/drawing';
import { word } from '@fairway/world-kit/letterforms';
import type { DemoSchool } from './directory.ts';

const SIGNS: Record<DemoSchool['crest'], (color: string) => string> = {
  star: (color) => shape('M120 62L134 108L182 108L143 136L158 182L120 154L82 182L97 136L58 108L106 108Z', color),
  wave: (color) =>
    [104, 134, 164].map((y) => stroke(`M56 ${y}C76 ${y - 22} 98 ${y - 22} 120 ${y}S164 ${y + 22} 184 ${y}`, color, 13)).join(''),
  book: (color) =>
    stroke('M120 92C100 76 76 76 58 84V164C76 156 100 156 120 172C140 156 164 156 182 164V84C164 76 140 76 120 92ZM120 92V172', color, 11),
  tree: (color) =>
    circle(120, 104, 40, color) + circle(90, 130, 28, color) + circle(150, 130, 28, color) + stroke('M120 120V192', color, 13),
  peak: (color) => shape('M50 176L98 92L124 134L146 104L190 176Z', color) + circle(160, 80, 14, color),
  sun: (color) =>
    circle(120, 124, 30, color) +
    Array.from({ length: 10 }, (_, i) => `<g transform="rotate(${i * 36} 120 124)">${stroke('M120 78V62', color, 11)}</g>`).join(''),
};

/** The logo of a school: its crest, with its first word beside it. */
export function schoolLogo(school: DemoSchool): string {
  const [main, second] = school.colors;
  const shield =
    shape('M24 20H216V148C216 208 176 244 120 264C64 244 24 208 24 148Z', main) +
    shape('M24 20H216V52H24Z', second) +
    shape('M120 264C64 244 24 208 24 148V52H40V146C40 198 74 228 120 246Z', mix(main, '#000000', 0.2)) +
    SIGNS[school.crest]('#ffffff');
  const name = word(school.short, 262, 110, 64, mix(main, '#10131a', 0.4), 11);
  const width = Math.round(262 + name.width + 24);
  return svgDocument(width, 280, rect(0, 0, width, 280, '#ffffff') + shield + name.svg + rect(262, 178, name.width, 8, second, 'rx="4"'));
}
