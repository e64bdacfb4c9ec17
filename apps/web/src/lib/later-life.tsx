// Parts of a rendered page that come to life later: when the browser has nothing else to do, or as soon as anybody does anything. Until then
// they stand as the server rendered them, and the parts above them answer sooner (pages.md, "How a page comes to life").
// React leaves what is inside of a Suspense boundary as it stands while something in it waits, and brings it to life at once when it is
// pressed; all that is here is what waits, and until when.
import { type ReactNode, Suspense, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './idle.ts';

/** What tells that somebody is there. They are heard before React hears them, so that it finds nothing waiting. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'focusin', 'input', 'wheel', 'touchmove', 'scroll'];

/** Of this document; a server has no life to wait with. */
let began = typeof document === 'undefined';
let begin = () => {};
const beginning = new Promise<void>((resolve) => {
  begin = () => {
    began = true;
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    resolve();
  };
});
if (!began) for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });

export function LaterLife({ children }: { children: ReactNode }) {
  // A change from above or of the address reaches what is inside: it lives from now on, so that nothing changes under what still waits.
  useLocation();
  const rendered = useRef(false);
  if (rendered.current) begin();
  useEffect(() => {
    rendered.current = true;
    return whenIdle(begin);
  }, []);
  return (
    <Suspense fallback={null}>
      <Wait />
      {children}
    </Suspense>
  );
}

/** Waits only while what the server rendered comes to life: a page that the browser renders itself has nothing to stand there meanwhile. */
function Wait() {
  const lives = useSyncExternalStore(
    never,
    () => true,
    () => began,
  );
  if (!lives) use(beginning);
  return null;
}

const never = () => () => undefined;
