// What is touched on a page that stands as rendered (standing.tsx): it brings the page to life, and is played once it lives. Links and forms do
// what they do without scripts.

const CHANGES = ['input', 'change', 'compositionend'];
/** What does nothing without scripts. */
const PRESSED = 'button[type=button], a[href^="#"]';

/** Keeps what is touched in the page until it is `alive`; the first touch wakes it. Gives what ends the keeping before. */
export function keepTouches(wake: () => unknown, alive: Promise<void>): () => void {
  const changed = new Map<Element, () => void>();
  let pressed: HTMLElement | undefined;
  const touched = (event: Event) => {
    const target = event.target as Element;
    if (!target.closest?.('main')) return;
    wake();
    if (event.type === 'click') {
      pressed = target.closest<HTMLElement>(PRESSED) ?? undefined;
      if (pressed?.matches('a')) event.preventDefault();
    }
    if (!CHANGES.includes(event.type) || !target.matches('input, select')) return;
    // A half-composed character is left alone: its end is heard by then, or here.
    if ((event as InputEvent).isComposing) changed.delete(target);
    else changed.set(target, heldBy(target as HTMLInputElement));
  };
  const signs = ['pointerdown', 'keydown', 'focusin', 'click', ...CHANGES];
  for (const sign of signs) window.addEventListener(sign, touched, true);
  const end = () => {
    for (const sign of signs) window.removeEventListener(sign, touched, true);
  };
  void alive.then(() => {
    end();
    // Not while React is at work.
    setTimeout(() => {
      for (const play of changed.values()) play();
      if (pressed?.isConnected) pressed.click();
    });
  });
  return end;
}

/**
 * Says again what a field holds now, to who did not hear it. React takes what it saw last as known, so it is shown something else before; and
 * by then it may have drawn what it knew of the field.
 */
function heldBy(field: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  const { checked } = field;
  if (field.type === 'checkbox' || field.type === 'radio')
    return () => {
      field.checked = !checked;
      field.click();
    };
  const caretOf = () => [field.selectionStart, field.selectionEnd] as const;
  const caret = caretOf();
  return () => {
    const [start, end] = field.value === value ? caretOf() : caret;
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    if (start !== null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
