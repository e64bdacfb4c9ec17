// A yes that this browser remembers: a narrow menu, a folded part. A browser that keeps nothing says no, and what was pressed lasts as long as the page.

export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keep(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
