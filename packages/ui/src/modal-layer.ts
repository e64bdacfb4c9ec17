// The modal dialogs that are open, topmost last. A modal makes the rest of the page inert, so what must stay reachable
// above it (toasts) asks here for the element to stand in.

type Listener = () => void;

let open: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Notes an open modal; the returned function takes it out again. */
export function enterModalLayer(element: HTMLElement): () => void {
  change([...open.filter((other) => other !== element), element]);
  return () => change(open.filter((other) => other !== element));
}

/** The topmost open modal; undefined when the page itself is on top. */
export function topModal(): HTMLElement | undefined {
  return open.at(-1);
}

/** Calls `listener` after each change. */
export function onModalLayer(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
