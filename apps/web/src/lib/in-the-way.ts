/** Another dialog is open, or the visitor is typing: what comes by itself would take the keys. */
export function isInTheWay(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea') === true;
}
