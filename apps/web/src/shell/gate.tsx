// The gate around pages that need a user. Until it is known who is asking, the page's place is kept; a visitor gets the login popup
// over it, and lands right here after signing in. Who closes the popup finds the notice. A page may export `handle` with what it asks for
// first (lib/gated-page.ts): that is asked together with who is there, by the document itself, since the cookie tells the server; a visitor's
// calls are refused. It says what first pages say: a page waits for its own messages.
// @spec 2.2 "A route that needs login", decision 5
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../lib/api.ts';
import type { GatedPage } from '../lib/gated-page.ts';
import { sessionQuery, useSession } from '../lib/session.ts';
import { SignInNotice } from './sign-in-notice.tsx';

export default function Gate() {
  const t = useTranslations('shell');
  const session = useSession();
  useEarlyCalls();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  return session.authenticated ? <Outlet /> : <SignInNotice />;
}

/** Once, as the page begins to live. */
function useEarlyCalls(): void {
  const api = useApi();
  const queries = useQueryClient();
  const early = (useMatches().at(-1)?.handle as GatedPage | undefined)?.early;
  const first = useRef(early);
  useEffect(() => {
    if (queries.getQueryData(sessionQuery(api).queryKey) !== undefined) return;
    void queries.prefetchQuery(sessionQuery(api));
    void first.current?.(api, queries);
  }, [api, queries]);
}
