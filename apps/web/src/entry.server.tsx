// Renders one page to HTML in full: pages are kept in a cache, so nothing is streamed, and nothing may depend on who is asking, unless the
// page is rendered for its reader: that says `no-store`.
// The server loads this build and takes from it what must be of the same copy: the request handler and the context key.
import type { MessageHrefs, PageRequest } from '@fairway/client/page-request';
import { CONSOLES } from '@fairway/rules/access';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { earlyCallsOf, earlyScript } from './lib/early-calls.ts';
import type { GatedPage } from './lib/gated-page.ts';
import { prepareMessages } from './lib/later-messages.ts';
import { pageRequestContext } from './lib/page-context.ts';
import { readerStateOf } from './lib/reader-pages.ts';
import { ReaderStateContext } from './lib/reader-state.ts';
import { EarlyScriptContext } from './shell/early-script.ts';
import { NonceContext } from './shell/nonce.ts';
import { wholeHtml } from './whole-html.ts';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageRequestContext };

/** Routes around the pages that need a user (routes.ts), and the messages that those pages say unless they say less. */
const GATES: Readonly<Record<string, readonly (keyof MessageHrefs)[]>> = {
  gate: ['first', 'visitor', 'profile', 'own'],
  ...Object.fromEntries(CONSOLES.map(({ area }) => [`${area}-gate`, ['first', 'visitor', 'profile', 'own', 'later']])),
};

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageRequestContext);
  await prepareMessages(page.boot.locale);
  const nonce = page.nonce === undefined ? {} : { nonce: page.nonce };
  const gated = gatedPage(entry);
  const readerState = gated ? await readerStateOf(gated.page, page) : '';
  const calls = gated && readerState === '' ? await earlyCallsOf(gated.id, gated.page, page.boot) : [];
  // Without a token the first call alone, who is there, is of use: the others would be refused.
  const early = gated ? earlyScript(page.readerFetch ? calls : calls.slice(0, 1), page.boot.languageTag) : '';
  const app = (
    <NonceContext value={page.nonce}>
      <EarlyScriptContext value={early}>
        <ReaderStateContext value={readerState}>
          <ServerRouter context={entry} url={request.url} {...nonce} />
        </ReaderStateContext>
      </EarlyScriptContext>
    </NonceContext>
  );
  const html = await wholeHtml(app, page);
  const link = preloads(entry, page, gated);
  if (link !== '') headers.set('link', link);
  if (readerState !== '') headers.set('cache-control', 'no-store');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

type Gated = { id: string; page: GatedPage; gate: readonly (keyof MessageHrefs)[] };

/** The page behind a gate that was asked for, with what its module exports for the gate. */
function gatedPage(entry: EntryContext): Gated | undefined {
  const { matches } = entry.staticHandlerContext;
  const gate = matches.map(({ route }) => GATES[route.id]).find((parts) => parts !== undefined);
  const id = matches.at(-1)?.route.id;
  if (!gate || id === undefined) return undefined;
  return { id, gate, page: (entry.routeModules[id]?.handle ?? {}) as GatedPage };
}

/** What the page needs as a Link header, so that the browser asks for it before it reads the HTML. */
function preloads(entry: EntryContext, page: PageRequest, gated: Gated | undefined): string {
  const { manifest, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const styles = routes.flatMap(({ css }) => css ?? []);
  // A public page shows its text before its scripts have come: they may wait. A page behind a gate shows nothing without them.
  const scripts = gated
    ? [
        ...manifest.entry.imports,
        manifest.url,
        manifest.entry.module,
        ...routes.flatMap(({ module, imports }) => [...(imports ?? []), module]),
      ]
    : [];
  const parts = gated?.page.messages === 'profile' ? (['first', 'profile'] as const) : (gated?.gate ?? ['first']);
  const messages = parts.flatMap((part) => page.messageHrefs?.[part] ?? []);
  return [
    ...[...new Set(styles)].map((href) => `<${href}>; rel=preload; as=style`),
    ...new Set([...scripts, ...messages].map((href) => `<${href}>; rel=modulepreload`)),
  ].join(', ');
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageRequestContext).report(error);
};
