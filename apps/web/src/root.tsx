// The document around every page. It holds nothing personal: the HTML is the same for every reader of a tenant and locale.
import '@fairway/ui/tokens.css';
import { CONSOLES } from '@fairway/rules/access';
import { DEFAULT_LOCALE } from '@fairway/rules/locales';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useLoaderData, useMatches, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { ApiContext, clientsOf } from './lib/api.ts';
import { type RootData, rememberBoot, useBootIfKnown } from './lib/boot.ts';
import { EARLY_PRESSES, earlySearch, notePress } from './lib/early-presses.ts';
import { preparedMessages } from './lib/messages.ts';
import type { Loaded } from './lib/page.ts';
import './shell/fonts.css';
import { pageRequestContext } from './lib/page-context.ts';
import { READER_STATE_ID, ReaderStateContext } from './lib/reader-state.ts';
import { BrokenShell } from './shell/broken-shell.tsx';
import { EarlyScriptContext } from './shell/early-script.ts';
import { FONT_LATER, FONT_NOW } from './shell/font.ts';
import { useNonce } from './shell/nonce.ts';
import { Shell } from './shell/shell.tsx';
import { THEME_SCRIPT } from './shell/theme-script.ts';
import { brandOf } from './ssr/brand.ts';

const EARLY_SEARCH = import.meta.env.SSR ? earlySearch(CONSOLES.map(({ area }) => area)) : '';

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { boot } = context.get(pageRequestContext);
  return { boot, brand: brandOf(boot.tenant) };
}

/** Another tenant or locale is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const nonce = useNonce();
  const early = useContext(EarlyScriptContext);
  const readerState = useContext(ReaderStateContext);
  // It has run before the page lives, and is not sent a second time. Only pages behind a sign-in begin something early.
  const script = import.meta.env.SSR
    ? [early, THEME_SCRIPT, early === '' ? FONT_NOW : FONT_LATER, EARLY_PRESSES, EARLY_SEARCH].join(';')
    : '';
  return (
    <html lang={root?.boot.languageTag ?? 'en-GB'} data-locale={root?.boot.locale ?? 'en'} style={root?.brand} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours, which must run before the stylesheets have come */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
      </head>
      <body onClickCapture={notePress}>
        {children}
        <script
          id={READER_STATE_ID}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours that is read, not run, and cannot end its element
          dangerouslySetInnerHTML={{ __html: readerState }}
        />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { boot } = useLoaderData<RootData>();
  rememberBoot(boot);
  const readerState = useContext(ReaderStateContext);
  const [{ api, queries }] = useState(() => clientsOf(boot, readerState));
  const matches = useMatches();
  const state = useMemo(() => renderedQueries(matches), [matches]);
  return (
    <IntlProvider locale={boot.languageTag} messages={preparedMessages(boot.locale)} timeZone="UTC">
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <HydrationBoundary state={state}>
            <Shell>
              <Outlet />
            </Shell>
          </HydrationBoundary>
        </ApiContext>
      </QueryClientProvider>
    </IntlProvider>
  );
}

/** The last resort: the shell itself failed, in the browser or while rendering. */
export function ErrorBoundary() {
  const locale = useBootIfKnown()?.locale ?? DEFAULT_LOCALE;
  return <BrokenShell locale={locale} />;
}

/** The queries that loaders made on the server, of all routes at once; always one boundary, so that pages never remount for it. */
function renderedQueries(matches: ReturnType<typeof useMatches>): DehydratedState {
  const states = matches.map((match) => (match.loaderData as Loaded<object> | undefined)?.queries);
  return { mutations: [], queries: states.flatMap((state) => state?.queries ?? []) };
}
