// Plane geometry of PDF: [a b c d e f] maps x, y to ax + cy + e, bx + dy + f.

export type Matrix = [number, number, number, number, number, number];
/** Left, top, right, bottom; top is the smaller number. */
export type Box = [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const at = (index: number) => inner[index] ?? 0;
  return [
    a * at(0) + c * at(1),
    b * at(0) + d * at(1),
    a * at(2) + c * at(3),
    b * at(2) + d * at(3),
    a * at(4) + c * at(5) + e,
    b * at(4) + d * at(5) + f,
  ];
}

/** The upright box around what `box` becomes. */
export function mapBox(matrix: Matrix, box: ArrayLike<number>): Box {
  const [a, b, c, d, e, f] = matrix;
  const corners = [0, 1, 2, 3].map((corner) => {
    const x = box[corner & 1 ? 2 : 0] ?? 0;
    const y = box[corner & 2 ? 3 : 1] ?? 0;
    return [a * x + c * y + e, b * x + d * y + f] as const;
  });
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function intersect(one: Box, other: Box): Box {
  return [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])];
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

/** A dot or a square as small as the mark of a list. */
export function isMark([left, top, right, bottom]: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 1.2 && width < 7 && Math.abs(width - height) < 1;
}
