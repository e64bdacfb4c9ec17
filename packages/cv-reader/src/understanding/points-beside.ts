// Tables that set what was done beside the dates: "2019 – 2021 | + led a team of 32". The point of a list is a line of its own, as those below it are.
import { splitBullet } from '../extracting/letters.ts';
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { periodAlone } from './periods.ts';

/** The lines with such points below the dates that they stood beside. */
export const withPointsApart = (lines: readonly Line[], context: Context): Line[] =>
  lines.flatMap((line) => {
    const [dates, point, ...more] = line.cells;
    const split = point && more.length === 0 && line.bullet === undefined && line.y > 0 ? splitBullet(point.text) : undefined;
    if (!dates || !point || !split || periodAlone(dates.text, context) === undefined) return [line];
    const { tail: _tail, ...plain } = point;
    return [
      { ...line, cells: [dates], text: dates.text, right: dates.right },
      {
        ...line,
        cells: [{ ...plain, text: split.rest }],
        text: split.rest,
        x: point.x,
        bullet: split.bullet,
        gap: 0,
        bold: false,
        italic: false,
      },
    ];
  });
