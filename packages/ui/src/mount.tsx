// For the browser tests of parts: puts one into the page with the tokens and checks it with axe.
import axe from 'axe-core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { dropToasts } from './show-toast.tsx';
import './tokens.css';

let mounted: { root: Root; host: HTMLElement } | undefined;

/** Mounts a part in strict mode, in place of the one before. */
export async function mount(node: ReactNode, scheme: 'light' | 'dark' = 'light'): Promise<HTMLElement> {
  unmount();
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  document.documentElement.lang = 'en';
  document.title = 'A part';
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  mounted = { root, host };
  root.render(<StrictMode>{node}</StrictMode>);
  await until(() => host.childNodes.length > 0 || document.querySelector('dialog') !== null);
  return host;
}

/** Takes the mounted part away, and the toasts that came of it. */
export function unmount(): void {
  dropToasts();
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

/** Waits until `met` holds. @throws Error after `waitMs` */
export async function until(met: () => boolean, waitMs = 10_000): Promise<void> {
  const start = performance.now();
  while (!met()) {
    if (performance.now() - start > waitMs) throw new Error(`Not met after ${waitMs} ms: ${met}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits a while. */
export const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

const ALL_RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
};
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** What all rules were content with in this file. In the other theme the same is looked at for its colours alone: they took a third of the time. */
const content = new Set<string>();

/** All that axe reads but the colours: the same page in the same window, in whichever theme. */
function stateOf(within: Document | Element): string {
  const html = document.documentElement.outerHTML.replaceAll(/ data-mantine-color-scheme="\w+"/g, '');
  return [innerWidth, innerHeight, html, within instanceof Element ? within.outerHTML : ''].join('\n');
}

/** What axe holds against the page or a part of it, as `rule: element` lines; animations are brought to their end first. */
export async function violations(within: Document | Element = document): Promise<string[]> {
  // What is still to be rendered may begin one: it is looked until a frame has none.
  for (let running = [pause(20)] as Promise<unknown>[]; running.length > 0; ) {
    await Promise.allSettled(running);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1 && one.playState === 'running');
    running = ending.map((one) => {
      // Ended, not waited for: what it ends in is what is looked at.
      one.finish();
      return one.finished;
    });
  }
  const state = stateOf(within);
  const isSeen = content.has(state);
  const result = await axe.run(within, {
    ...(isSeen ? { runOnly: { type: 'rule' as const, values: RULES_OF_COLOUR } } : ALL_RULES),
    resultTypes: ['violations'],
    // No rule that is asked reads the sheets of styles.
    preload: { assets: ['media'] },
  });
  if (result.violations.length === 0) content.add(state);
  return result.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html}`));
}
