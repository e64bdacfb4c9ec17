// "City: Penryn | Country: United Kingdom" below the name of an employer: forms label each part of a place, and it is one.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { labelled } from './labels.ts';

const PARTS_MOST = 3;

/** The lines with such parts behind the label of the first one. */
export const withPlacesWhole = (lines: readonly Line[], context: Context): Line[] =>
  lines.map((line) => {
    const pieces = line.text.split(/\s{2,}|\s*[|｜·•]\s*|\s*[;；]\s*/u).filter((piece) => piece !== '');
    if (pieces.length < 2 || pieces.length > PARTS_MOST) return line;
    const found = pieces.map((piece) => (/[:：]/u.test(piece) ? labelled(piece, context) : undefined));
    const values = found.flatMap((one) =>
      (one?.label === 'place' || one?.label === 'address') && /^\D{2,}$/u.test(one.value) ? [one.value] : [],
    );
    if (values.length < pieces.length) return line;
    const text = `${pieces[0]}, ${values.slice(1).join(', ')}`;
    return { ...line, text, cells: [{ text, x: line.x, right: line.right }] };
  });
