// Whether the menu of the consoles is narrowed to its pictures. Kept in this browser; the page beside it reads the width from the root.
import { useEffect, useState } from 'react';

const KEY = 'fairway.console-menu';

function isKeptNarrow(): boolean {
  try {
    return localStorage.getItem(KEY) === 'narrow';
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

/** `[narrow, setNarrow]`. */
export function useMenuWidth(): [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(isKeptNarrow);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-fw-narrow-menu', narrow);
    return () => root.removeAttribute('data-fw-narrow-menu');
  }, [narrow]);
  const change = (next: boolean) => {
    setNarrow(next);
    try {
      if (next) localStorage.setItem(KEY, 'narrow');
      else localStorage.removeItem(KEY);
    } catch {
      // It lasts as long as the page.
    }
  };
  return [narrow, change];
}
