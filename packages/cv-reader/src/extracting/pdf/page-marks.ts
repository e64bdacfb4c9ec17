// What stands on a page beside its letters and belongs to lines: links, and marks of lists that are drawn.
import type { RawLine } from '../finish-lines.ts';
import type { PageContent } from './read-page.ts';

/** Points, those between base lines fourfold, that an icon may stand from the line it belongs to. */
const LINK_REACH = 300;

/** Each link goes to the line that it lies on, or, where an icon alone carries it, to the nearest one. */
export function attachLinks(lines: RawLine[], page: PageContent): void {
  for (const { box, url } of page.links) {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const distance = (line: RawLine) => {
      const middle = line.y - line.sizePt * 0.3;
      const aside = x < line.x ? line.x - x : Math.max(0, x - line.right);
      return Math.max(0, Math.abs(middle - y) - line.sizePt * 0.4) * 4 + aside;
    };
    const nearest = lines.reduce<RawLine | undefined>((best, line) => (!best || distance(line) < distance(best) ? line : best), undefined);
    if (nearest && distance(nearest) < LINK_REACH && !nearest.links.includes(url)) nearest.links.push(url);
  }
}

/** A dot or a square alone, just left of a line and at half the height of its letters, is the mark of a list. */
export function attachMarks(lines: RawLine[], page: PageContent): void {
  for (const line of lines) {
    const [top, bottom] = [line.y - line.sizePt * 0.75, line.y + line.sizePt * 0.1];
    const beside = page.marks.filter(([left, high, right, low]) => {
      const [middle, width] = [(high + low) / 2, right - left];
      return middle > top && middle < bottom && right <= line.x && line.x - right < line.sizePt * 1.6 && width < line.sizePt * 0.6;
    });
    if (beside.length === 1 && !line.bullet) line.bullet = '•';
  }
}
