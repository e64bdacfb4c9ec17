// Renders one page to HTML in full: pages are kept in a cache, so nothing is streamed, and nothing may depend on who is asking.
// The server loads this build and takes from it what must be of the same copy: the request handler and the context key.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PageRequest } from '@fairway/client/page-request';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { prepareMessages } from './lib/messages.ts';
import { pageRequestContext } from './lib/page-context.ts';
import { NonceContext } from './shell/nonce.ts';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageRequestContext };

const RENDER_TIMEOUT_MS = 10_000;
/** Routes around the pages that need a user (routes.ts). */
const GATES: ReadonlySet<string> = new Set(['gate', 'staff-gate', 'admin-gate']);

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
  const app = (
    <NonceContext value={page.nonce}>
      <ServerRouter context={entry} url={request.url} {...nonce} />
    </NonceContext>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      ...nonce,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: page.report,
    });
    setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
  const link = preloads(entry, page);
  if (link !== '') headers.set('link', link);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Stylesheets and messages of the page as a Link header, so that the browser asks for them before it reads the HTML. */
function preloads(entry: EntryContext, page: PageRequest): string {
  const { matches } = entry.staticHandlerContext;
  const styles = matches.flatMap((match) => entry.manifest.routes[match.route.id]?.css ?? []);
  // A gate waits for all messages, and would ask for them only when its own script runs.
  const { first = [], later = [] } = page.messageHrefs ?? {};
  const messages = matches.some(({ route }) => GATES.has(route.id)) ? [...first, ...later] : first;
  return [
    ...[...new Set(styles)].map((href) => `<${href}>; rel=preload; as=style`),
    ...messages.map((href) => `<${href}>; rel=modulepreload`),
  ].join(', ');
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageRequestContext).report(error);
};
