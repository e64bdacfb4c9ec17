// Lets the back button close a panel: an entry with the same address is put on the history while the panel is open.
// The router must not see our own steps, and the address never changes: this file listens from the moment it is loaded, and takes
// its steps out. Browsers call listeners of the window in the order they came, so the root of an app imports it before its router starts.
// Taking the entry off waits a moment: a panel that opens at once again (React's strict mode, one panel after another) takes it over.

export type PanelHistory = {
  /** Puts an entry on the history. `onBack` is called when the reader steps back over it. The returned function takes it off again. */
  push: (onBack: () => void) => () => void;
};

type PanelEntry = { mark: number; onBack: (() => void) | undefined; leaving?: ReturnType<typeof setTimeout> | undefined };

let lastMark = 0;
let entries: PanelEntry[] = [];

const markNow = () => (window.history.state as { fairwayPanel?: number } | null)?.fairwayPanel;

/** Hears the steps over our entries, before any router. */
function onPop(event: PopStateEvent) {
  const top = entries.at(-1);
  if (!top || markNow() === top.mark) return;
  event.stopImmediatePropagation();
  drop(top);
  top.onBack?.();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, true);

function drop(entry: PanelEntry) {
  clearTimeout(entry.leaving);
  entries = entries.filter((other) => other !== entry);
}

function enter(onBack: () => void): PanelEntry {
  const top = entries.at(-1);
  if (top?.leaving !== undefined && markNow() === top.mark) {
    clearTimeout(top.leaving);
    entries = entries.filter((other) => other !== top);
    const entry: PanelEntry = { mark: top.mark, onBack };
    entries.push(entry);
    return entry;
  }
  lastMark += 1;
  const entry: PanelEntry = { mark: lastMark, onBack };
  window.history.pushState({ ...(window.history.state as object | null), fairwayPanel: entry.mark }, '');
  entries.push(entry);
  return entry;
}

/** The window's own history. A link inside the panel leaves the entry behind: it shows the same page. */
export const browserHistory: PanelHistory = {
  push(onBack) {
    const entry = enter(onBack);
    return () => {
      if (!entries.includes(entry)) return;
      entry.onBack = undefined;
      entry.leaving = setTimeout(() => {
        // Only where our entry is still on top: after a link the router's entry is, and stepping back would undo it.
        if (markNow() === entry.mark) window.history.back();
        else drop(entry);
      }, 0);
    };
  },
};
