import { ANCHOR_LIMITS, boxesOn, type PageAnchor } from '@fairway/rules/page-anchors';

/** What is chosen on one page of a document that is shown below `root`; null: nothing, or not on a page. Of words on several pages, those of the first. */
export function chosenWords(root: HTMLElement): (PageAnchor & { page: number }) | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement;
  const page = start?.closest<HTMLElement>('[data-page]');
  if (!page || !root.contains(page)) return null;
  const quote = selection.toString().replace(/\s+/g, ' ').trim().slice(0, ANCHOR_LIMITS.quoteCharacters).trim();
  const boxes = boxesOn(page.getBoundingClientRect(), [...range.getClientRects()]);
  return quote === '' || boxes.length === 0 ? null : { page: Number(page.dataset.page), quote, boxes };
}
