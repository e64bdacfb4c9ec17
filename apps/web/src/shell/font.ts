// When our font is asked for. Its 48 kB of Latin take a quarter of a second of a slow line, as much as the scripts of a page, and the text
// stands in the measures of the font before it comes (fonts.css). A public page shows its text before its scripts come: its font goes with
// them, for text that is painted anew late counts as painted late (LCP). A page behind a sign-in shows nothing without its scripts: on a first
// visit its font is fetched once nothing else is on its way; later visits have it, and take it from the first paint on.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../lib/idle.ts';

const SEEN_KEY = 'fairway.font';
const LOOK_MS = 1000;

/** Source of the inline script of a public page: the font is asked for with all else. */
export const FONT_NOW = `document.documentElement.dataset.font=''`;

/** The same of a page behind a sign-in: a reader who has the font sees it at once. Plain old JavaScript: it is not compiled. */
export const FONT_LATER = `try{if(localStorage.getItem('${SEEN_KEY}'))document.documentElement.dataset.font=''}catch(e){}`;

/** Once, in the shell: asks for the font as soon as the page waits for nothing. */
export function useFont(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (document.documentElement.dataset.font !== undefined) return;
    let callOff: () => void;
    const wait = () => {
      const timer = setTimeout(look, LOOK_MS);
      callOff = () => clearTimeout(timer);
    };
    const look = () => {
      if (document.readyState !== 'complete' || queries.isFetching() > 0) wait();
      else callOff = whenIdle(() => void takeFont());
    };
    wait();
    return () => callOff();
  }, [queries]);
}

/** Fetched first, then shown: the page is laid out anew once. A font that does not come is asked for again by the next document. */
async function takeFont(): Promise<void> {
  await document.fonts.load('1em "Inter Variable"').catch(() => undefined);
  document.documentElement.dataset.font = '';
  try {
    localStorage.setItem(SEEN_KEY, '1');
  } catch {
    // A browser that keeps nothing shows the font a moment later each time.
  }
}
