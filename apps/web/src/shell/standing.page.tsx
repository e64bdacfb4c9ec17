// In place of a page's own module where the page stands as it was rendered, behind the popup that asks to sign in (lib/standing.tsx).
import { HydrationBoundary } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { Loaded } from '../lib/page.ts';
import { keepTouches } from '../lib/page-touches.ts';
import { standIn } from '../lib/stand-in.ts';
import { letStand } from '../lib/standing.tsx';

const PAGE = standIn(import.meta.url);
let noteLife = () => {};
const alive = new Promise<void>((resolve) => {
  noteLife = resolve;
});
const wake = () => {
  void PAGE.ask();
  return alive;
};
if (!import.meta.env.SSR) letStand({ wake, end: keepTouches(wake, alive) });

export const clientLoader = PAGE.clientLoader;
export const meta = PAGE.meta;

export default function StandingPage() {
  const { default: Page } = use(PAGE.page);
  const data = useLoaderData() as Loaded<object> | null;
  useEffect(noteLife, []);
  // What it was rendered from may be forgotten by now.
  return (
    <HydrationBoundary state={data?.queries}>
      <Page />
    </HydrationBoundary>
  );
}
