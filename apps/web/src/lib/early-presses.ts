// A page can be read before its scripts have come, so its buttons can be pressed then too. The press is kept, and given to the button once the
// page lives. Links and forms of a rendered page work without scripts by themselves. So is Ctrl or Cmd K kept in a console, until its search is
// there: that waits for who is reading.
import { type MouseEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** Ends the keeping, and gives the button that was pressed last, by which event, and how long ago that was, in milliseconds. */
    fairwayPressed?: () => { button: HTMLButtonElement; event: Event; agoMs: number } | undefined;
    /** Ends the keeping of Ctrl K, and tells how long ago it was pressed, in milliseconds. */
    fairwaySought?: () => number | undefined;
  }
}

/** Who pressed longer ago has given up, and may be about something else. */
const FRESH_MS = 15_000;

/** Source of the inline script that keeps presses. Plain old JavaScript: it is not compiled. */
export const EARLY_PRESSES = `(function(d){var l;function k(e){var b=e.target.closest&&e.target.closest('button[type=button]');l=b&&{button:b,event:e,at:Date.now()}}d.addEventListener('click',k,true);window.fairwayPressed=function(){d.removeEventListener('click',k,true);return l&&{button:l.button,event:l.event,agoMs:Date.now()-l.at}}})(document)`;

/** Source of the inline script that keeps Ctrl or Cmd K in the consoles with these first parts of their addresses. */
export const earlySearch = (areas: readonly string[]) =>
  `(function(d){var a;function k(e){if(!/^k$/i.test(e.key)||!(e.ctrlKey||e.metaKey)||e.altKey||e.shiftKey||!/^\\/[^/]+\\/(?:${areas.join('|')})(?:\\/|$)/.test(location.pathname))return;e.preventDefault();a=Date.now()}d.addEventListener('keydown',k,true);window.fairwaySought=function(){d.removeEventListener('keydown',k,true);return a&&Date.now()-a}})(document)`;

let answered: Event | undefined;

/**
 * On the body: notes a click that React answers. Between its first moments and the end of the keeping both hear of a click, and a press that
 * is done twice opens and closes, or saves and takes back.
 */
export function notePress({ nativeEvent }: MouseEvent): void {
  answered = nativeEvent;
}

/** Once, in the shell: presses the button that was pressed before the page lived. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = window.fairwayPressed?.();
    delete window.fairwayPressed;
    if (!pressed || pressed.agoMs >= FRESH_MS || pressed.event === answered) return;
    // Not while React is at work: the button may be in a part that comes to life by this very press (later-life.tsx).
    setTimeout(() => {
      if (pressed.button.isConnected) pressed.button.click();
    });
  }, []);
}

/** Once, by the search of a console: was it asked for before it was there? From then on it hears of the keys itself. */
export function soughtEarly(): boolean {
  const agoMs = window.fairwaySought?.();
  delete window.fairwaySought;
  return agoMs !== undefined && agoMs < FRESH_MS;
}
