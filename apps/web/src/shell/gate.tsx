// The gate around pages that need a user. Until it is known who is asking, the page's place is kept; a visitor gets the login popup
// over it, and lands right here after signing in. Who closes the popup finds the notice. A page may export `handle` with what it asks for
// first (lib/gated-page.ts): that is asked together with who is there, by the document itself, where the cookie tells the server that somebody
// may be; a visitor's calls would be refused. It says what first pages say: a page waits for its own messages.
// @rule pages.8, pages.7
import { PAGES } from '@fairway/contract/pages';
import { consoleOf } from '@fairway/rules/access';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../lib/api.ts';
import type { GatedPage } from '../lib/gated-page.ts';
import { useHrefs } from '../lib/paths.ts';
import { sessionQuery, useSession } from '../lib/session.ts';
import { NotFound } from './page-error.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

export default function Gate() {
  const t = useTranslations('shell');
  const session = useSession();
  useEarlyCalls();
  const mayPass = useMayPass(session?.user?.roles);
  const { href } = useHrefs();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  if (!session.authenticated) return <SignInNotice />;
  if (mayPass) return <Outlet />;
  const area = consoleOf(session.user?.roles ?? []);
  return area ? <Navigate to={href(area)} replace /> : <NotFound />;
}

/** Staff have nothing that candidates have: a candidate's page would ask in vain. */
function useMayPass(roles: readonly string[] = []): boolean {
  const id = useMatches().at(-1)?.id;
  return roles.includes('Candidate') || PAGES.find((page) => page.id === id)?.access !== 'candidate';
}

/** Once, as the page begins to live. */
function useEarlyCalls(): void {
  const api = useApi();
  const queries = useQueryClient();
  const early = (useMatches().at(-1)?.handle as GatedPage | undefined)?.early;
  const first = useRef(early);
  useEffect(() => {
    if (queries.getQueryData(sessionQuery(api).queryKey) !== undefined) return;
    const begin = async () => {
      const { authenticated } = await queries.fetchQuery(sessionQuery(api));
      if (authenticated) await first.current?.(api, queries);
    };
    // Who asks for the page's own sake hears of what fails.
    begin().catch(() => undefined);
  }, [api, queries]);
}
