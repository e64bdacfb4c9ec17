// Where the address asks to sign in, nobody can reach what stands behind the popup: a page that the server renders stays as it did, and its
// code is asked for once the popup is closed, or when somebody touches the page before. Links and forms of it work meanwhile without scripts;
// what else is touched is played once it lives (page-touches.ts). Nothing may change around it until then: React would draw it anew, from nothing.
// Which documents do so the server says, by the module that it sends in place of the page's own (shell/standing.page.tsx).
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Standing = {
  /** Brings the page to life; resolves when it lives. */
  wake: () => Promise<void>;
  /** Nothing is kept for it any more. */
  end: () => void;
};

let standing: Standing | undefined;

/** By the module that stands in for the page's own. */
export function letStand(given: Standing): void {
  standing = given;
}

/** Whether the page stands as it was rendered, and waits. */
export const pageStands = (): boolean => standing !== undefined;

/** The page comes to life, if it stands; resolves when it does. */
export async function wakePage(): Promise<void> {
  await standing?.wake();
  standing = undefined;
}

/** The page went, or an error is said in its place. */
export function standNoMore(): void {
  standing?.end();
  standing = undefined;
}

/** Around every page. */
export function StandingPlace({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [first] = useState(() => ({ pathname, mayStand: Boolean(new URLSearchParams(search).get('login')) }));
  const [left, setLeft] = useState(false);
  const rendered = useRef(false);
  // Who goes to another page before this one lives is not to wait for it. What else changes from above or by the address reaches it.
  if (!left && pathname !== first.pathname) setLeft(true);
  else if (!left && rendered.current) void wakePage();
  useEffect(() => {
    rendered.current = true;
    if (left) standNoMore();
  }, [left]);
  if (!first.mayStand) return children;
  return (
    <Suspense key={`${left}`} fallback={null}>
      {children}
    </Suspense>
  );
}
