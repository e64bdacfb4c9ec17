// A panel in the browser's top layer, under its anchor or above it where there is no room: a dialog that scrolls does not cut it off.
// Escape and a press beside it close it; the dialog around hears nothing of that Escape.
import { type RefObject, useEffect, useLayoutEffect } from 'react';

const GAP_PX = 4;
const EDGE_PX = 8;

/** Shows `panel` (an element with `popover="manual"`) at `anchor` while `open`. */
export function usePopover(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const [from, shown] = [anchor.current, panel.current];
    if (!open || !from || !shown) return;
    shown.showPopover();
    const place = () => putBeside(from, shown);
    place();
    const resized = new ResizeObserver(place);
    resized.observe(shown);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [open, anchor, panel]);

  useEffect(() => {
    if (!open) return;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (anchor.current?.contains(target) || panel.current?.contains(target) || false);
    const onPress = (event: Event) => {
      if (!inside(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onPress);
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
  const left = Math.max(EDGE_PX, Math.min(at.left, innerWidth - EDGE_PX - width));
  shown.style.top = `${top}px`;
  shown.style.left = `${left}px`;
}
