// What the page was started with: tenant, locale, pages that exist. It comes with the HTML (the root's loader data) and never
// changes while the page lives: another locale or tenant is another document.
import type { Boot } from '@fairway/client/page-request';
import { useRouteLoaderData } from 'react-router';

export type { Boot };

/** Loader data of the root route. */
export type RootData = { boot: Boot; brand: Record<string, string> };

let started: Boot | undefined;

/** Remembers the boot in the browser, for loaders, which have no hooks. Called by the root while rendering. */
export function rememberBoot(boot: Boot): void {
  if (typeof window !== 'undefined') started = boot;
}

/** The boot, for browser code outside of components. @throws Error before the first render and on the server */
export function currentBoot(): Boot {
  if (!started) throw new Error('The boot is not known yet');
  return started;
}

/** The boot, in a component. @throws Error where the root's loader failed */
export function useBoot(): Boot {
  const boot = useBootIfKnown();
  if (!boot) throw new Error('The root was rendered without its loader data');
  return boot;
}

/** The boot, or undefined on the last-resort error page. */
export function useBootIfKnown(): Boot | undefined {
  return useRouteLoaderData<RootData>('root')?.boot;
}
