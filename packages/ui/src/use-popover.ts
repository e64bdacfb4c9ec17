// A panel in the browser's top layer, under its anchor or above it where there is no room: a dialog that scrolls does not cut it off.
// Escape and a press beside it close it; the dialog around hears nothing of that Escape.
import { type RefObject, useEffect, useLayoutEffect } from 'react';

const GAP_PX = 4;
const EDGE_PX = 8;

/** Puts `panel` into the top layer, at `anchor`, and keeps it there; `sameWidth`: as wide as the anchor. Gives what takes it back. */
export function floatAt(anchor: HTMLElement, panel: HTMLElement, sameWidth = false): () => void {
  panel.popover = 'manual';
  panel.showPopover();
  const place = () => {
    if (sameWidth) panel.style.width = `${anchor.offsetWidth}px`;
    putBeside(anchor, panel);
  };
  place();
  const resized = new ResizeObserver(place);
  resized.observe(panel);
  resized.observe(anchor);
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    resized.disconnect();
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
    if (panel.isConnected) panel.hidePopover();
  };
}

/** Shows `panel` (an element with `popover="manual"`) at `anchor` while `open`. */
export function usePopover(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    if (open && anchor.current && panel.current) return floatAt(anchor.current, panel.current);
  }, [open, anchor, panel]);

  useEffect(() => {
    if (!open) return;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (anchor.current?.contains(target) || panel.current?.contains(target) || false);
    // A press on words inside, such as a label's, puts the focus on what stands around the panel: nobody has left it.
    let pressedInside = false;
    const onPress = (event: Event) => {
      pressedInside = inside(event.target);
      if (!pressedInside) onClose();
    };
    const onFocus = (event: Event) => {
      if (!pressedInside && !inside(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      pressedInside = false;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, anchor, panel, onClose]);
}

function putBeside(from: HTMLElement, shown: HTMLElement): void {
  const at = from.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = shown;
  const below = at.bottom + GAP_PX;
  const above = at.top - GAP_PX - height;
  const top =
    below + height > innerHeight - EDGE_PX && above >= EDGE_PX ? above : Math.min(below, Math.max(EDGE_PX, innerHeight - EDGE_PX - height));
  const left = Math.max(EDGE_PX, Math.min(at.left, document.documentElement.clientWidth - EDGE_PX - width));
  shown.style.top = `${top}px`;
  shown.style.left = `${left}px`;
}
