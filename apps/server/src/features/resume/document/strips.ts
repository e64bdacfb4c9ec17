// A column of strips: lines and pictures of a known height, put on page after page. A strip that is glued stays on the page of the next one,
// so that no heading stands at the foot of a page and an entry that is short stays whole.
import type { Block, Inline, ResumeEntry } from './resume-content.ts';
import { type Part, part, type Sheet } from './sheet.ts';
import { breakLines } from './text-lines.ts';

export type Strip = {
  /** Points, without `before`. */
  height: number;
  /** Space above; none at the top of a page. */
  before: number;
  isGlued: boolean;
  draw(x: number, y: number): void;
};

export type TextLook = { size: number; color?: string; bold?: boolean; italic?: boolean; lead?: number };
type Setting = { node: Part; look: TextLook; width: number; before: number; indent?: number };

const LEAD = 1.42;
/** Where the base line stands in a line's height. */
const ASCENT = 0.78;
const INDENT = 12;
/** An entry up to this height is not parted. */
const WHOLE_ENTRY = 230;

/** What is drawn on the line of the first strip, before it or after. Whoever hears the document hears them in that order. */
function withFirst(strips: readonly Strip[], more: Strip['draw'], when: 'before' | 'after' = 'before'): Strip[] {
  const [first, ...rest] = strips;
  if (!first) return [];
  const draws = when === 'before' ? [more, first.draw] : [first.draw, more];
  const draw: Strip['draw'] = (x, y) => {
    for (const one of draws) one(x, y);
  };
  return [{ ...first, draw }, ...rest];
}

export function stripMaker(sheet: Sheet) {
  /** A text as strips, a line each. */
  const text = (inlines: readonly Inline[], { node, look, width, before, indent = 0 }: Setting): Strip[] => {
    const styled = inlines.map((inline) => ({
      ...inline,
      ...(look.bold ? { bold: true } : {}),
      ...(look.italic ? { italic: true } : {}),
      ...(inline.href ? { color: '#0b5c8a' } : look.color ? { color: look.color } : {}),
    }));
    const height = look.size * (look.lead ?? LEAD);
    const lines = breakLines(styled, width - indent, (words, style) => sheet.measure(words, style, look.size));
    return lines.map((line, place) => ({
      height,
      before: place === 0 ? before : 0,
      // Two lines at least at the end of a page and at its beginning.
      isGlued: lines.length > 1 && (place === 0 || place === lines.length - 2),
      draw: (x, y) => sheet.line(node, line, { x: x + indent, y: y + height * ASCENT }, look.size),
    }));
  };

  const blocks = (
    list: readonly Block[],
    setting: { parent: Part; look: TextLook; width: number; before: number; indent?: number },
  ): Strip[] => {
    const { parent, look, width, indent = 0 } = setting;
    return list.flatMap((block, place): Strip[] => {
      const before = place === 0 ? setting.before : look.size * 0.35;
      if (block.kind === 'paragraph') return text(block.inlines, { node: part('P', parent), look, width, before, indent });
      const node = part('L', parent);
      return block.items.flatMap((item, number) => listItem(item, { ...setting, parent: node, before: number === 0 ? before : 1, indent }));
    });
  };

  const listItem = (
    item: { marker: string; blocks: Block[] },
    setting: { parent: Part; look: TextLook; width: number; before: number; indent: number },
  ): Strip[] => {
    const node = part('LI', setting.parent);
    const label = part('Lbl', node);
    const room = Math.max(INDENT, sheet.measure(`${item.marker} `, {}, setting.look.size) + 3);
    const [mark] = text([{ text: item.marker }], { node: label, look: setting.look, width: room * 2, before: 0 });
    const strips = blocks(item.blocks, { ...setting, parent: part('LBody', node), indent: setting.indent + room });
    return withFirst(strips, (x, y) => mark?.draw(x + setting.indent, y));
  };

  /** Title and period on a line where both fit, what stands beneath, and the text. */
  const entry = (
    given: ResumeEntry,
    setting: { parent: Part; width: number; before: number; accent: string; heading: string },
  ): Strip[] => {
    const { parent, width, before } = setting;
    const node = part('Sect', parent);
    const period = { size: 9, color: '#5b6573' };
    const periodWidth = given.period ? sheet.measure(given.period, {}, period.size) : 0;
    const title = text(given.title, {
      node: part(setting.heading, node),
      look: { size: 10.5, bold: true },
      width: width - periodWidth - 14,
      before,
    });
    const when = given.period
      ? text([{ text: given.period }], {
          node: part('P', node),
          look: { ...period, lead: (10.5 * LEAD) / 9 },
          width: periodWidth + 2,
          before: 0,
        })
      : [];
    const head = withFirst(title, (x, y) => when[0]?.draw(x + width - periodWidth, y), 'after');
    const detail = given.detail
      ? text([{ text: given.detail }], { node: part('P', node), look: { size: 9.5, color: setting.accent }, width, before: 0 })
      : [];
    const body = blocks(given.blocks, { parent: node, look: { size: 9.5 }, width, before: 2 });
    for (const strip of body.length > 0 ? [...head, ...detail] : [...head, ...detail].slice(0, -1)) strip.isGlued = true;
    const strips = [...head, ...detail, ...body];
    const height = strips.reduce((sum, strip) => sum + strip.before + strip.height, 0);
    return height <= WHOLE_ENTRY ? strips.map((strip, place) => ({ ...strip, isGlued: place < strips.length - 1 })) : strips;
  };

  return { text, blocks, entry };
}

export type Column = {
  x: number;
  /** The first page; 0 where it is not said. */
  page?: number;
  /** Where the first page's and every other page's column begins, and where all end. */
  top: number;
  nextTop: number;
  bottom: number;
};

/** Puts strips into a column. Gives the last page and where it ends there. */
export function pourStrips(sheet: Sheet, strips: readonly Strip[], column: Column): { page: number; y: number } {
  let page = column.page ?? 0;
  let y = column.top;
  let isTop = true;
  sheet.turnTo(page);
  for (let first = 0; first < strips.length; ) {
    let last = first;
    while (last < strips.length - 1 && strips[last]?.isGlued) last += 1;
    const group = strips.slice(first, last + 1);
    const height = group.reduce((sum, strip, place) => sum + strip.height + (place === 0 && isTop ? 0 : strip.before), 0);
    const fits = y + height <= column.bottom;
    if (!fits && !isTop && height <= column.bottom - column.nextTop) {
      page += 1;
      sheet.turnTo(page);
      y = column.nextTop;
      isTop = true;
    }
    for (const strip of group) {
      if (!isTop && y + strip.before + strip.height > column.bottom) {
        page += 1;
        sheet.turnTo(page);
        y = column.nextTop;
        isTop = true;
      }
      y += isTop ? 0 : strip.before;
      strip.draw(column.x, y);
      y += strip.height;
      isTop = false;
    }
    first = last + 1;
  }
  return { page, y };
}
