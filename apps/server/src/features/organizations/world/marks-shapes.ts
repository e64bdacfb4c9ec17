// More organization marks, without letters. Same rules as marks.ts.
import { circle, mix, type Palette, rect, shape, stroke } from '@fairway/world-kit/drawing';

type Shape = (colors: Palette, initial: string) => string;

const plate = (fill: string) => rect(0, 0, 256, 256, fill, 'rx="52"');

export const SHAPE_MARKS = {
  peak: (c) => circle(186, 78, 30, c.accent) + shape('M16 212L104 72L192 212Z', c.main) + shape('M120 212L176 124L240 212Z', c.ink) + shape('M104 72L133 118L112 110L98 124L78 114Z', c.soft),
  kite: (c) => shape('M128 20L220 116H128Z', c.accent) + shape('M128 20L36 116H128Z', c.main) + shape('M36 124H124V236Z', c.ink) + shape('M220 124H132V236Z', mix(c.main, '#ffffff', 0.35)),
  seed: (c) => circle(92, 128, 76, c.main, 'opacity=".9"') + circle(164, 128, 76, c.accent, 'opacity=".9"') + shape('M128 61A76 76 0 0 1 128 195A76 76 0 0 1 128 61Z', c.ink),
  track: (c) => [0, 1, 2].map((i) => stroke(`M${44 + i * 42} 224V${178}C${44 + i * 42} 120 ${128 + i * 42} 136 ${128 + i * 42} 78V32`, [c.main, c.accent, c.ink][i]!, 24)).join(''),
  chevrons: (c) => [0, 1, 2].map((i) => stroke(`M${44 + i * 62} 60L${100 + i * 62} 128L${44 + i * 62} 196`, [mix(c.main, '#ffffff', 0.4), c.main, c.accent][i]!, 30)).join(''),
  window: (c) => rect(28, 28, 94, 94, c.main, 'rx="22"') + rect(134, 28, 94, 94, mix(c.main, '#ffffff', 0.35), 'rx="22"') + rect(28, 134, 94, 94, mix(c.main, c.ink, 0.4), 'rx="22"') + circle(181, 181, 47, c.accent),
  cloud: (c) => plate(c.main) + circle(96, 130, 40, c.soft) + circle(144, 110, 50, c.soft) + circle(184, 140, 32, c.soft) + rect(72, 136, 132, 36, c.soft, 'rx="18"') + [92, 136, 180].map((x) => stroke(`M${x} 190l-10 24`, c.accent, 10)).join(''),
  key: (c) => `<circle cx="92" cy="128" r="56" fill="none" stroke="${c.main}" stroke-width="26"/>${stroke('M150 128H234M196 132V168M230 132V156', c.accent, 22)}${circle(92, 128, 14, c.ink)}`,
  bowl: (c) => shape('M28 128H228A100 92 0 0 1 28 128Z', c.main) + rect(92, 222, 72, 14, c.ink, 'rx="7"') + [96, 128, 160].map((x) => stroke(`M${x} 104C${x - 18} 84 ${x + 18} 68 ${x} 44`, c.accent, 11)).join(''),
  pulse: (c) => circle(128, 128, 108, c.main) + stroke('M44 132H92L112 84L142 178L164 132H212', c.soft, 16) + circle(212, 132, 14, c.accent),
  bird: (c) => shape('M20 100C76 92 116 112 128 156C140 112 180 92 236 100C204 112 184 132 176 164C168 196 148 212 128 212C108 212 88 196 80 164C72 132 52 112 20 100Z', c.main) + circle(128, 84, 26, c.accent),
  shell: (c) => [108, 78, 48, 18].map((r, i) => shape(`M${128 - r} 200A${r} ${r} 0 0 1 ${128 + r} 200Z`, [c.main, mix(c.main, '#ffffff', 0.45), c.accent, c.ink][i]!)).join(''),
  mosaic: (c) =>
    [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 2], [1, 2], [2, 2]]
      .map(([x = 0, y = 0], i) => shape(i % 2 ? `M${32 + x * 66} ${32 + y * 66}h60v60Z` : `M${32 + x * 66} ${32 + y * 66}v60h60Z`, [c.main, c.accent, c.ink, mix(c.main, '#ffffff', 0.35)][(x + y * 2) % 4]!))
      .join(''),
  pages: (c) => shape('M128 76C96 52 60 48 28 56V196C60 188 96 192 128 216Z', c.main) + shape('M128 76C160 52 196 48 228 56V196C196 188 160 192 128 216Z', c.accent) + stroke('M56 92C76 90 92 94 104 102M56 128C76 126 92 130 104 138', c.soft, 9),
  sprout: (c) => plate(c.ink) + stroke('M128 212V124', c.soft, 14) + shape('M128 132C128 84 160 56 212 56C212 104 180 132 128 132Z', c.accent) + shape('M128 164C128 124 100 100 52 100C52 140 84 164 128 164Z', mix(c.main, '#ffffff', 0.25)),
} satisfies Record<string, Shape>; // biome-ignore format: one mark a line
