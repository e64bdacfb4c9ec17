/** Another dialog is open, cookies are asked about, or the visitor is typing: what comes by itself would lie over it or take the keys. */
export function isInTheWay(): boolean {
  return document.querySelector('dialog[open], [data-fw-consent]') !== null || document.activeElement?.matches('input, textarea') === true;
}
