// Whether the menu of the consoles is narrowed to its pictures. Kept in this browser; the page beside it reads the width from the root.
import { useEffect, useState } from 'react';
import { isKept, keep } from '../../lib/kept-flag.ts';

const KEY = 'fairway.console-menu-narrow';

/** `[narrow, setNarrow]`. */
export function useMenuWidth(): [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(() => isKept(KEY));
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-fw-narrow-menu', narrow);
    return () => root.removeAttribute('data-fw-narrow-menu');
  }, [narrow]);
  const change = (next: boolean) => {
    setNarrow(next);
    keep(KEY, next);
  };
  return [narrow, change];
}
