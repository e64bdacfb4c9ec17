// Landscapes for banners, articles and video stills: abstract scenes that fill any size, varied by chance. More in scenes-city.ts.
import type { Chance } from '@fairway/world-kit/chance';
import { circle, gradient, mix, rect, shape, short, stroke, svgDocument } from '@fairway/world-kit/drawing';
import type { Frame, Scene } from './scene.ts';
import { CITY_SCENES } from './scenes-city.ts';

const NATURE_SCENES = {
  hills: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.accent, '#ffffff', 0.62), mix(c.main, '#ffffff', 0.84));
    const sun = circle(w * (0.2 + chance.next() * 0.6), h * 0.36, h * 0.13, mix(c.accent, '#ffffff', 0.1));
    const ridges = [0.5, 0.62, 0.74, 0.87].map((level, i) =>
      shape(ridge(w, h, level, h * (0.13 - i * 0.015), chance), mix(c.main, '#ffffff', 0.58 - i * 0.19)),
    );
    return sky.definition + rect(0, 0, w, h, sky.fill) + sun + ridges.join('');
  },
  sea: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.main, '#ffffff', 0.7), mix(c.accent, '#ffffff', 0.55));
    const sunX = w * (0.25 + chance.next() * 0.5);
    const bands = [0.58, 0.66, 0.75, 0.85].map((level, i) => shape(ridge(w, h, level, h * 0.028, chance), mix(c.main, c.ink, i * 0.24)));
    const glints = Array.from({ length: 9 }, (_, i) =>
      rect(
        sunX - 60 + chance.next() * 80 - i * 3,
        h * (0.62 + i * 0.035),
        40 + chance.next() * 60,
        4,
        mix(c.accent, '#ffffff', 0.5),
        'rx="2" opacity=".7"',
      ),
    );
    return sky.definition + rect(0, 0, w, h, sky.fill) + circle(sunX, h * 0.5, h * 0.19, c.accent) + bands.join('') + glints.join('');
  },
  forest: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.main, '#ffffff', 0.86), mix(c.main, '#ffffff', 0.62));
    let trees = '';
    for (let row = 0; row < 3; row++) {
      const color = mix(c.main, row === 2 ? c.ink : '#ffffff', row === 2 ? 0.5 : 0.42 - row * 0.34);
      const size = h * (0.34 + row * 0.13);
      for (let x = -size * 0.2; x < w + size; x += size * (0.3 + chance.next() * 0.22))
        trees += fir(x, h * (0.84 + row * 0.1), size * (0.75 + chance.next() * 0.5), color);
    }
    return (
      sky.definition +
      rect(0, 0, w, h, sky.fill) +
      circle(w * (0.15 + chance.next() * 0.7), h * 0.27, h * 0.11, mix(c.accent, '#ffffff', 0.3)) +
      trees
    );
  },
  turbines: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.main, '#ffffff', 0.78), mix(c.accent, '#ffffff', 0.72));
    const field =
      shape(ridge(w, h, 0.76, h * 0.07, chance), mix(c.main, '#ffffff', 0.25)) + shape(ridge(w, h, 0.87, h * 0.05, chance), c.main);
    let mills = '';
    for (let i = 0; i < 6; i++) {
      const x = w * (0.08 + i * 0.16 + chance.next() * 0.07);
      const size = h * (0.26 + chance.next() * 0.2);
      const top = h * 0.86 - size * 1.35;
      mills += stroke(`M${short(x)} ${short(h * 0.88)}V${short(top)}`, '#ffffff', size * 0.05);
      const turn = chance.whole(0, 119);
      for (let blade = 0; blade < 3; blade++)
        mills += stroke(
          `M${short(x)} ${short(top)}v${short(-size * 0.62)}`,
          '#ffffff',
          size * 0.045,
          `transform="rotate(${turn + blade * 120} ${short(x)} ${short(top)})"`,
        );
      mills += circle(x, top, size * 0.05, c.accent);
    }
    return sky.definition + rect(0, 0, w, h, sky.fill) + mills + field;
  },
  night: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', c.ink, mix(c.main, c.ink, 0.25));
    let stars = '';
    for (let i = 0; i < 70; i++)
      stars += circle(
        chance.next() * w,
        chance.next() * h * 0.7,
        1 + chance.next() * 2.2,
        '#ffffff',
        `opacity="${short(0.3 + chance.next() * 0.6)}"`,
      );
    const moonX = w * (0.2 + chance.next() * 0.6);
    const moon = circle(moonX, h * 0.3, h * 0.12, mix(c.accent, '#ffffff', 0.35));
    const ridges = [0.66, 0.78, 0.9].map((level, i) => shape(ridge(w, h, level, h * 0.09, chance), mix(c.main, c.ink, 0.35 + i * 0.25)));
    return sky.definition + rect(0, 0, w, h, sky.fill) + stars + moon + ridges.join('');
  },
  leaves: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, mix(c.main, '#ffffff', 0.86));
    for (let i = 0; i < 34; i++) {
      const size = h * (0.14 + chance.next() * 0.2);
      const x = (w / 34) * i + chance.next() * 40;
      const y = h * (0.12 + chance.next() * 0.8);
      const color = chance.pick([c.main, mix(c.main, '#ffffff', 0.4), mix(c.main, '#ffffff', 0.62), c.accent, mix(c.main, c.ink, 0.4)]);
      const d = `M0 0C${short(size * 0.5)} ${short(-size * 0.5)} ${short(size * 0.5)} ${short(-size)} 0 ${short(-size * 1.4)}C${short(-size * 0.5)} ${short(-size)} ${short(-size * 0.5)} ${short(-size * 0.5)} 0 0Z`;
      body += `<g transform="translate(${short(x)} ${short(y)}) rotate(${chance.whole(0, 359)})">${shape(d, color, 'opacity=".9"')}${stroke(`M0 ${short(-size * 0.1)}V${short(-size * 1.15)}`, mix(c.soft, color, 0.3), 3)}</g>`;
    }
    return body;
  },
  contours: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, mix(c.ink, c.main, 0.35));
    const phase = chance.next() * 6;
    for (let i = -2; i < 22; i++) {
      const base = (h / 18) * i;
      const points = Array.from({ length: 13 }, (_, n) => {
        const x = (w / 12) * n;
        return [x, base + Math.sin(n * 0.75 + phase + i * 0.16) * h * 0.09 + Math.cos(n * 0.4 + i * 0.3) * h * 0.06] as const;
      });
      body += stroke(smooth(points), i % 5 === 0 ? c.accent : mix(c.main, '#ffffff', 0.4), i % 5 === 0 ? 5 : 2.5, 'opacity=".9"');
    }
    return body;
  },
  ribbons: ({ width: w, height: h, colors: c, chance }) => {
    const back = gradient('s', mix(c.main, c.ink, 0.45), c.main);
    let body = back.definition + rect(0, 0, w, h, back.fill);
    for (let i = 0; i < 6; i++) {
      const from = h * (0.1 + i * 0.14 + chance.next() * 0.06);
      const points = Array.from({ length: 7 }, (_, n) => [(w / 6) * n, from + (chance.next() - 0.5) * h * 0.32] as const);
      const color = [c.accent, mix(c.main, '#ffffff', 0.35), c.soft][i % 3]!;
      body += stroke(smooth(points), color, h * (0.05 + chance.next() * 0.07), 'opacity=".38"');
    }
    return body;
  },
} satisfies Record<string, Scene>;

export const SCENES = { ...NATURE_SCENES, ...CITY_SCENES } satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** A picture of this scene. */
export function drawScene(name: SceneName, frame: Frame): string {
  return svgDocument(frame.width, frame.height, SCENES[name](frame));
}

function ridge(w: number, h: number, level: number, swing: number, chance: Chance): string {
  const points = Array.from({ length: 8 }, (_, n) => [(w / 7) * n, h * level + (chance.next() - 0.5) * 2 * swing] as const);
  return `${smooth(points)}V${short(h)}H0Z`;
}

/** A smooth line through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${short(x)} ${short(y)}`;
      const middle = (before[0] + x) / 2;
      return `C${short(middle)} ${short(before[1])} ${short(middle)} ${short(y)} ${short(x)} ${short(y)}`;
    })
    .join('');
}

function fir(x: number, ground: number, size: number, color: string): string {
  const half = size * 0.22;
  return shape(
    `M${short(x)} ${short(ground - size)}L${short(x + half * 0.7)} ${short(ground - size * 0.5)}H${short(x + half * 0.4)}L${short(x + half)} ${short(ground)}H${short(x - half)}L${short(x - half * 0.4)} ${short(ground - size * 0.5)}H${short(x - half * 0.7)}Z`,
    color,
  );
}
