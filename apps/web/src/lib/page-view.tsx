// What a page loads and draws, as a file of its own (`components/*-shown.tsx`), which is asked for with the page and has come before it lives.
// Where the address asks to sign in, nobody can reach what stands behind the popup: there it stays as the server rendered it, and comes once
// the popup is closed, or when somebody touches it before. Links and forms of it work meanwhile without scripts; what else is touched is played
// once it lives (page-touches.ts). Nothing may change around it until then: React would draw it anew, from nothing.
import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Load } from './page.ts';

export type PageView<T extends object> = { default: ComponentType; load?: Load<T> };

const asksToSignIn = (search: string) => Boolean(new URLSearchParams(search).get('login'));

/** Whether a view would wait: the first of a document that was asked for with the popup over it. */
let mayWait = typeof document !== 'undefined' && asksToSignIn(document.location.search);
let waits = false;
let wake = () => {};
const woken = new Promise<void>((resolve) => {
  wake = resolve;
});
let noteLife = () => {};
const alive = new Promise<void>((resolve) => {
  noteLife = resolve;
});
let first: Promise<unknown> | undefined;

/** Once the first page lives: from then on a link that is about to be followed brings the view of its page with its module. */
export function prefetchViews(): void {
  const listed = (window as unknown as { __reactRouterManifest?: { routes: Record<string, Files> } }).__reactRouterManifest;
  for (const route of Object.values(listed?.routes ?? {})) route.imports?.push(...(route.view ?? []));
}

/** Of a route, as the server lists it. */
type Files = { imports?: string[]; view?: string[] };

/** Once, when the modules of the first page have come: resolves when it may live. */
export function firstView(): Promise<unknown> | undefined {
  mayWait = false;
  return first;
}

/** Whether the page stands as it was rendered, and waits. */
export const pageWaits = (): boolean => waits;

/** The page comes to life; resolves when it does. */
export function wakePage(): Promise<void> {
  waits = false;
  wake();
  return alive;
}

/** The view of a page: its loader, and what draws it once it is there. */
export type ViewOf<T extends object> = {
  load: Load<T>;
  drawn: () => ComponentType | Promise<ComponentType>;
};

/** `given`: the view itself on the server, a way to it in a browser. `stands`: whether the page may do without its view. */
export function viewOf<T extends object = never>(
  given: PageView<T> | (() => Promise<PageView<T>>),
  stands: () => boolean = () => false,
): ViewOf<T> {
  let view = typeof given === 'function' ? undefined : given;
  let coming: Promise<PageView<T>> | undefined;
  const ask = () => {
    coming ??= (given as () => Promise<PageView<T>>)().then(
      (come) => {
        view = come;
        return come;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const later = mayWait ? woken.then(ask) : undefined;
  if (later) {
    waits = true;
    first = import('./page-touches.ts').then(({ keepTouches }) => keepTouches(wakePage, alive));
  } else if (!view && !stands()) first = ask();
  let drawing: Promise<ComponentType> | undefined;
  return {
    // As the router does where the module of a page is gone: another build is served by now.
    load: async (tools) => (view ?? (await ask().catch(loadAnew))).load?.(tools) as Promise<T>,
    drawn: () => {
      if (view) return view.default;
      drawing ??= (later ?? ask()).then((come) => come.default);
      return drawing;
    },
  };
}

function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** What a page module draws: its view. */
export function ViewPage<T extends object>({ of }: { of: ViewOf<T> }) {
  const { search } = useLocation();
  const [stands] = useState(() => asksToSignIn(search));
  const rendered = useRef(false);
  if (rendered.current) void wakePage();
  useEffect(() => {
    rendered.current = true;
  }, []);
  const shown = <Shown of={of} />;
  return stands ? <Suspense fallback={null}>{shown}</Suspense> : shown;
}

function Shown<T extends object>({ of }: { of: ViewOf<T> }) {
  const drawn = of.drawn();
  const Drawn = drawn instanceof Promise ? use(drawn) : drawn;
  useEffect(noteLife, []);
  return <Drawn />;
}
