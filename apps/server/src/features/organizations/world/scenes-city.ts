// Built and patterned scenes: skylines, harbours, tiles. Same rules as scenes.ts.
import { circle, gradient, mix, rect, shape, short, stroke } from '@fairway/world-kit/drawing';
import type { Scene } from './scene.ts';

export const CITY_SCENES = {
  skyline: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.main, '#ffffff', 0.55), mix(c.accent, '#ffffff', 0.66));
    let body =
      sky.definition +
      rect(0, 0, w, h, sky.fill) +
      circle(w * (0.2 + chance.next() * 0.6), h * 0.42, h * 0.18, mix(c.accent, '#ffffff', 0.25));
    for (let row = 0; row < 3; row++) {
      const color = mix(c.main, row === 2 ? c.ink : '#ffffff', row === 2 ? 0.6 : 0.45 - row * 0.35);
      for (let x = -20; x < w; ) {
        const width = w * (0.03 + chance.next() * 0.035);
        const top = h * (0.86 - row * -0.06 - (0.2 + chance.next() * 0.38) * (1 - row * 0.18));
        body += rect(x, top, width, h - top, color);
        if (row > 0)
          for (let y = top + 18; y < h - 20; y += 26)
            for (let at = x + 9; at < x + width - 10; at += 17)
              if (chance.happens(0.3)) body += rect(at, y, 7, 11, mix(c.accent, '#ffffff', 0.45), 'opacity=".8"');
        x += width + (chance.happens(0.3) ? w * 0.012 : 2);
      }
    }
    return body;
  },
  harbour: ({ width: w, height: h, colors: c, chance }) => {
    const sky = gradient('s', mix(c.main, '#ffffff', 0.72), mix(c.accent, '#ffffff', 0.7));
    let body = sky.definition + rect(0, 0, w, h, sky.fill);
    for (let i = 0; i < 4; i++) {
      const x = w * (0.1 + i * 0.22 + chance.next() * 0.06);
      const top = h * (0.2 + chance.next() * 0.14);
      const color = mix(c.main, c.ink, 0.3 + i * 0.1);
      body += stroke(
        `M${short(x)} ${short(h * 0.76)}V${short(top)}M${short(x + 70)} ${short(h * 0.76)}V${short(top)}M${short(x - 90)} ${short(top)}H${short(x + 200)}M${short(x + 35)} ${short(top)}V${short(top - 60)}L${short(x + 190)} ${short(top)}M${short(x + 35)} ${short(top - 60)}L${short(x - 80)} ${short(top)}`,
        color,
        9,
      );
      body +=
        stroke(`M${short(x + 150)} ${short(top)}v${short(h * 0.16)}`, color, 3) + rect(x + 126, top + h * 0.16, 48, 24, c.accent, 'rx="3"');
    }
    for (let x = 0; x < w; x += 62)
      for (let level = 0; level < chance.whole(1, 4); level++)
        body += rect(
          x,
          h * 0.76 - 26 * (level + 1),
          58,
          23,
          chance.pick([c.main, c.accent, mix(c.main, '#ffffff', 0.35), mix(c.accent, c.ink, 0.3), c.ink]),
          'rx="2"',
        );
    return `${body}${rect(0, h * 0.76, w, h * 0.24, mix(c.main, c.ink, 0.45))}${[0.82, 0.88, 0.94].map((y) => rect(chance.next() * w * 0.5, h * y, w * 0.4, 4, c.soft, 'rx="2" opacity=".25"')).join('')}`;
  },
  tiles: ({ width: w, height: h, colors: c, chance }) => {
    const size = h / 4;
    const inks = [c.main, c.accent, c.ink, c.soft, mix(c.main, '#ffffff', 0.45), mix(c.accent, '#ffffff', 0.4)];
    let body = rect(0, 0, w, h, c.soft);
    for (let y = 0; y < 4; y++)
      for (let x = 0; x * size < w; x++) {
        const back = chance.pick(inks);
        const front = chance.pick(inks.filter((ink) => ink !== back));
        const at = `transform="translate(${short(x * size)} ${short(y * size)}) rotate(${chance.whole(0, 3) * 90} ${short(size / 2)} ${short(size / 2)})"`;
        const s = short(size);
        const art = chance.pick([
          shape(`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, front),
          shape(`M0 0L${s} ${s}H0Z`, front),
          circle(size / 2, size / 2, size * 0.36, front),
          shape(`M0 0H${s}A${short(size / 2)} ${short(size / 2)} 0 0 1 0 0Z`, front),
          rect(0, 0, size / 2, size, front),
        ]);
        body += `<g ${at}>${rect(0, 0, size, size, back)}${art}</g>`;
      }
    return body;
  },
  halftone: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, c.main);
    const step = h / 15;
    const [cx, cy] = [w * (0.2 + chance.next() * 0.6), h * (0.3 + chance.next() * 0.4)];
    for (let y = step / 2; y < h; y += step)
      for (let x = step / 2; x < w; x += step) {
        const near = 1 - Math.min(1, Math.hypot(x - cx, y - cy) / (w * 0.5));
        body += circle(x, y, step * (0.05 + near * 0.42), near > 0.62 ? c.accent : c.soft, near > 0.62 ? '' : 'opacity=".55"');
      }
    return body;
  },
  circuit: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, mix(c.ink, c.main, 0.2));
    for (let i = 0; i < 22; i++) {
      const y = h * (0.03 + i * 0.045);
      const bend = w * (0.2 + chance.next() * 0.5);
      const drop = (chance.whole(0, 4) - 2) * h * 0.09;
      const end = bend + Math.abs(drop) + w * (0.05 + chance.next() * 0.3);
      const color = chance.pick([mix(c.main, '#ffffff', 0.2), c.accent, c.accent, mix(c.main, '#ffffff', 0.5), mix(c.main, c.ink, 0.2)]);
      body +=
        stroke(`M0 ${short(y)}H${short(bend)}l${short(Math.abs(drop))} ${short(drop)}H${short(end)}`, color, 4) +
        circle(end, y + drop, 9, color) +
        circle(end, y + drop, 4, c.ink);
    }
    return body;
  },
  blocks: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, mix(c.main, '#ffffff', 0.82));
    const size = h / 9;
    for (let row = 0; row < 12; row++)
      for (let at = -1; at * size * 2 < w + size; at++) {
        const x = at * size * 2 + (row % 2 ? size : 0);
        const y = row * size * 0.86 - size * 0.3 + size;
        if (chance.happens(0.38)) continue;
        const lift = chance.whole(0, 3) * size * 0.34;
        const color = chance.pick([c.main, c.main, c.accent, mix(c.main, '#ffffff', 0.4)]);
        body += isoBlock(x, y - lift, size, size * 0.9 + lift, color, c.ink);
      }
    return body;
  },
  arches: ({ width: w, height: h, colors: c, chance }) => {
    const back = gradient('s', mix(c.accent, '#ffffff', 0.72), mix(c.main, '#ffffff', 0.7));
    let body = back.definition + rect(0, 0, w, h, back.fill);
    const span = w / 7;
    for (let i = 0; i < 7; i++) {
      const tall = h * (0.45 + chance.next() * 0.4);
      const color = chance.pick([c.main, c.accent, mix(c.main, '#ffffff', 0.4), mix(c.accent, '#ffffff', 0.35)]);
      for (let ring = 0; ring < 4; ring++) {
        const inset = ring * span * 0.11;
        const left = i * span + 8 + inset;
        const right = (i + 1) * span - 8 - inset;
        const radius = (right - left) / 2;
        body += shape(
          `M${short(left)} ${short(h)}V${short(h - tall + radius + inset)}A${short(radius)} ${short(radius)} 0 0 1 ${short(right)} ${short(h - tall + radius + inset)}V${short(h)}Z`,
          ring % 2 ? mix(c.soft, color, 0.1) : color,
        );
      }
    }
    return body;
  },
  books: ({ width: w, height: h, colors: c, chance }) => {
    let body = rect(0, 0, w, h, mix(c.ink, c.main, 0.25));
    for (let shelf = 0; shelf < 3; shelf++) {
      const ground = (h / 3) * (shelf + 1) - 14;
      for (let x = 14; x < w - 30; ) {
        const width = 16 + chance.next() * 30;
        const tall = h * (0.17 + chance.next() * 0.1);
        const color = chance.pick([
          c.main,
          c.accent,
          c.soft,
          mix(c.main, '#ffffff', 0.4),
          mix(c.accent, '#ffffff', 0.45),
          mix(c.main, c.ink, 0.2),
        ]);
        const lean = chance.happens(0.08) ? `transform="rotate(-9 ${short(x + width)} ${short(ground)})"` : '';
        body +=
          rect(x, ground - tall, width, tall, color, `rx="3" ${lean}`.trim()) +
          (width > 26 ? rect(x + 6, ground - tall + 22, width - 12, 5, c.ink, `opacity=".35" ${lean}`.trim()) : '');
        x += width + (chance.happens(0.07) ? 46 : 3);
      }
      body += rect(0, ground, w, 14, mix(c.ink, '#000000', 0.25));
    }
    return body;
  },
} satisfies Record<string, Scene>;

function isoBlock(x: number, y: number, size: number, tall: number, color: string, ink: string): string {
  const half = size * 0.5;
  const [X, Y, S, H, T] = [short(x), short(y), short(size), short(half), short(tall)];
  return (
    shape(`M${X} ${Y}l${S} -${H}l${S} ${H}l-${S} ${H}Z`, mix(color, '#ffffff', 0.28)) +
    shape(`M${X} ${Y}l${S} ${H}v${T}l-${S} -${H}Z`, color) +
    shape(`M${short(x + size * 2)} ${Y}l-${S} ${H}v${T}l${S} -${H}Z`, mix(color, ink, 0.35))
  );
}
