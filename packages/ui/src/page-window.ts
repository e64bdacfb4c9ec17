// Which page numbers a pager shows: the first, the last, the current with its neighbours; a gap stands for two or more pages.

export type PagerItem = { page: number } | { gap: 'before' | 'after' };

/** The numbers and gaps for page `page` (from 1) of `pages`. Never a gap where a single page would fit. */
export function pageWindow(page: number, pages: number, neighbours = 1): PagerItem[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pages));
  const items: PagerItem[] = [];
  let last = 0;
  for (let number = 1; number <= pages; number += 1) {
    const shown = number === 1 || number === pages || Math.abs(number - current) <= neighbours;
    if (!shown) continue;
    if (number - last === 2) items.push({ page: last + 1 });
    else if (number - last > 2) items.push({ gap: number <= current ? 'before' : 'after' });
    items.push({ page: number });
    last = number;
  }
  return items;
}
