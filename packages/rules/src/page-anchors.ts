// Where words stand on a page of a document: in parts of the page (0 to 1 from its left and top edge), so that it holds at any zoom.

export type PageBox = { x: number; y: number; width: number; height: number };
/** What somebody chose on a page: its words as they are read, and where they stand. */
export type PageAnchor = { quote: string; boxes: PageBox[] };

export const ANCHOR_LIMITS = { quoteCharacters: 300, boxes: 40 } as const;

const within = (part: number) => Math.min(1, Math.max(0, part));
/** As exact as a tenth of a pixel of a page on a wide screen. */
const rounded = (part: number) => Math.round(within(part) * 10_000) / 10_000;

type Rect = { left: number; top: number; width: number; height: number };

/** The boxes of rectangles on a page, both in pixels of the same screen: what touches in one row is one box; what is nothing, or beside the page, is none. */
export function boxesOn(page: Rect, rects: readonly Rect[]): PageBox[] {
  const boxes: PageBox[] = [];
  for (const { left, top, width, height } of rects) {
    const box = {
      x: rounded((left - page.left) / page.width),
      y: rounded((top - page.top) / page.height),
      width: rounded(width / page.width),
      height: rounded(height / page.height),
    };
    if (box.width === 0 || box.height === 0 || box.x === 1 || box.y === 1) continue;
    const last = boxes.at(-1);
    if (last && goesOn(last, box)) last.width = rounded(Math.max(last.x + last.width, box.x + box.width) - last.x);
    else boxes.push(box);
  }
  return boxes.slice(0, ANCHOR_LIMITS.boxes);
}

/** Does a box go on where another one of its row ends? A space between words is no gap. */
function goesOn(last: PageBox, box: PageBox): boolean {
  const gap = box.x - (last.x + last.width);
  return Math.abs(last.y - box.y) < box.height / 2 && box.x >= last.x && gap < 0.02;
}
