// Organization marks: 256 by 256, one geometric idea each, drawn from a palette and the organization's initial.
import { circle, mix, type Palette, rect, shape, short, stroke } from '@fairway/world-kit/drawing';
import { letter } from '@fairway/world-kit/letterforms';
import { SHAPE_MARKS } from './marks-shapes.ts';

export type Mark = (colors: Palette, initial: string) => string;

const plate = (fill: string) => rect(0, 0, 256, 256, fill, 'rx="52"');
const turned = (angle: number, body: string) => `<g transform="rotate(${angle} 128 128)">${body}</g>`;
const around = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => turned((360 / count) * index, draw(index))).join('');

const OWN_MARKS = {
  petals: (c) => around(6, (i) => `<ellipse cx="128" cy="70" rx="34" ry="54" fill="${i % 2 ? c.accent : c.main}" opacity=".86"/>`),
  rings: (c) =>
    stroke('M128 34A94 94 0 1 1 34 128', c.main, 24) + stroke('M128 78A50 50 0 1 1 78 128', c.accent, 24) + circle(128, 128, 16, c.ink),
  sunrise: (c) =>
    plate(c.ink) +
    shape('M48 152A80 80 0 0 1 208 152Z', c.accent) +
    [172, 194].map((y, i) => rect(48 + i * 24, y, 160 - i * 48, 10, c.soft, 'rx="5"')).join(''),
  stairs: (c) =>
    [0, 1, 2, 3]
      .map((i) => rect(40 + i * 46, 176 - i * 44, 40, 40 + i * 44, i === 3 ? c.accent : mix(c.main, '#ffffff', 0.3 - i * 0.1), 'rx="8"'))
      .join(''),
  knot: (c) => stroke('M84 84H172V172H84Z', c.main, 28) + turned(45, stroke('M84 84H172V172H84Z', c.accent, 14)),
  leaf: (c) =>
    plate(c.soft) +
    shape('M52 204C52 104 110 52 204 52C204 152 152 204 52 204Z', c.main) +
    stroke('M64 192L160 96', c.soft, 12) +
    circle(196, 196, 14, c.accent),
  waves: (c) =>
    plate(c.main) +
    [96, 132, 168]
      .map((y, i) => stroke(`M44 ${y}C72 ${y - 28} 100 ${y - 28} 128 ${y}S184 ${y + 28} 212 ${y}`, i === 1 ? c.accent : c.soft, 16))
      .join(''),
  hive: (c) =>
    [
      [128, 72],
      [84, 148],
      [172, 148],
    ]
      .map(([x = 0, y = 0], i) => shape(hexagon(x, y, 48), i === 0 ? c.accent : i === 1 ? c.main : c.ink))
      .join(''),
  compass: (c) =>
    circle(128, 128, 104, c.ink) + shape('M128 40L152 128L128 216L104 128Z', c.soft) + shape('M128 40L152 128H104Z', c.accent),
  orbit: (c) =>
    circle(128, 128, 44, c.main) +
    turned(-28, `<ellipse cx="128" cy="128" rx="108" ry="40" fill="none" stroke="${c.ink}" stroke-width="12"/>`) +
    circle(214, 84, 18, c.accent),
  quarters: (c) =>
    shape('M32 124V32H124A92 92 0 0 1 32 124Z', c.main) +
    shape('M132 32H224V124A92 92 0 0 1 132 32Z', c.accent) +
    shape('M32 132A92 92 0 0 1 124 224H32Z', c.accent) +
    shape('M224 132V224H132A92 92 0 0 1 224 132Z', c.ink),
  arrow: (c) => plate(c.main) + shape('M64 192L128 52L192 192L128 160Z', c.soft) + shape('M128 52L192 192L128 160Z', c.accent),
  bars: (c) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(36 + i * 39, 128 - [40, 72, 96, 64, 32][i]!, 27, [80, 144, 192, 128, 64][i]!, i % 2 ? c.accent : c.main, 'rx="13.5"'),
      )
      .join(''),
  cube: (c) =>
    shape('M128 32L212 80L128 128L44 80Z', mix(c.main, '#ffffff', 0.35)) +
    shape('M44 90L122 135V230L44 184Z', c.main) +
    shape('M212 90L134 135V230L212 184Z', c.accent),
  drop: (c) =>
    shape('M128 28C176 92 204 124 204 160A76 76 0 0 1 52 160C52 124 80 92 128 28Z', c.main) +
    stroke('M92 164A38 38 0 0 0 128 200', c.soft, 14),
  bridge: (c) =>
    plate(c.soft) +
    stroke('M36 176H220', c.ink, 14) +
    stroke('M36 168C64 60 100 60 128 128C156 60 192 60 220 168', c.main, 14) +
    [76, 128, 180].map((x) => stroke(`M${x} 172V${x === 128 ? 134 : 96}`, c.accent, 10)).join(''),
  grid: (c) =>
    Array.from({ length: 9 }, (_, i) =>
      circle(
        64 + (i % 3) * 64,
        64 + Math.floor(i / 3) * 64,
        [26, 18, 26, 18, 30, 18, 26, 18, 26][i]!,
        [0, 4, 8].includes(i) ? c.accent : c.main,
      ),
    ).join(''),
  fan: (c) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<g transform="rotate(${-48 + i * 32} 128 216)">${rect(110, 66, 36, 150, [c.main, c.accent, mix(c.main, '#ffffff', 0.35), c.ink][i]!, 'rx="20" opacity=".9"')}</g>`,
      )
      .join(''),
  gate: (c) => stroke('M52 216V116A76 76 0 0 1 204 116V216', c.main, 26) + stroke('M100 216V124A28 28 0 0 1 156 124V216', c.accent, 22),
  spark: (c) =>
    plate(c.ink) +
    shape('M128 36C134 100 156 122 220 128C156 134 134 156 128 220C122 156 100 134 36 128C100 122 122 100 128 36Z', c.accent) +
    circle(196, 60, 12, c.soft),
  loop: (c) =>
    stroke('M128 128C96 72 40 80 40 128S96 184 128 128S216 80 216 128S160 184 128 128', c.main, 28) + circle(216, 128, 14, c.accent),
  horizon: (c) => circle(128, 128, 100, c.accent) + shape('M28 128A100 100 0 0 0 228 128C196 104 164 108 128 132S60 156 28 128Z', c.main),
  initialRound: (c, i) =>
    circle(128, 128, 112, c.main) +
    letter(i, 128, 128, 108, c.soft, 22) +
    circle(204, 204, 26, c.accent, `stroke="#ffffff" stroke-width="8"`),
  initialSquare: (c, i) => plate(c.main) + letter(i, 128, 124, 112, c.soft, 20) + rect(72, 206, 112, 12, c.accent, 'rx="6"'),
  initialCut: (c, i) =>
    shape('M52 0H204L256 52V204A52 52 0 0 1 204 256H52A52 52 0 0 1 0 204V52A52 52 0 0 1 52 0Z', c.ink) +
    shape('M204 0L256 52H204Z', c.accent) +
    letter(i, 124, 134, 112, c.soft, 18),
  initialRing: (c, i) =>
    `<circle cx="128" cy="128" r="108" fill="none" stroke="${c.main}" stroke-width="16"/>${letter(i, 128, 128, 92, c.ink, 18)}${shape('M128 6A122 122 0 0 1 250 128H234A106 106 0 0 0 128 22Z', c.accent)}`,
  initialHex: (c, i) =>
    shape(hexagon(128, 128, 122), c.main) +
    shape(hexagon(128, 128, 98), mix(c.main, '#000000', 0.22)) +
    letter(i, 128, 128, 88, c.accent, 18),
  initialTwin: (c, i) => letter(i, 116, 140, 164, c.accent, 30) + letter(i, 140, 116, 164, c.main, 30),
  initialTile: (c, i) =>
    rect(16, 16, 224, 224, c.soft, 'rx="44"') +
    rect(16, 160, 224, 80, c.accent, 'rx="0" opacity=".22"') +
    letter(i, 128, 128, 116, c.main, 24),
} satisfies Record<string, Mark>;

export const MARKS = { ...OWN_MARKS, ...SHAPE_MARKS } satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

function hexagon(x: number, y: number, radius: number): string {
  const points = [0, 1, 2, 3, 4, 5].map(
    (i) => `${short(x + radius * Math.sin((Math.PI / 3) * i))} ${short(y - radius * Math.cos((Math.PI / 3) * i))}`,
  );
  return `M${points.join('L')}Z`;
}
