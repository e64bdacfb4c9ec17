// The gate around pages that need a user. Until it is known who is asking, the page's place is kept; a visitor gets the login popup
// over it, and lands right here after signing in. Who closes the popup finds the notice. A page may export `handle` with what it asks for
// first (lib/gated-page.ts): that is asked together with who is there, since the cookie tells the server; a visitor's calls are refused.
// @spec 2.2 "A route that needs login", decision 5
import '../lib/later-messages.ts';
import { SkeletonRows } from '@fairway/ui/skeleton';
<<<<<<< HEAD
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../lib/session.ts';
import { SignInNotice } from './sign-in-notice.tsx';
=======
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLogin } from '../features/identity/login-opening.ts';
import { useApi } from '../lib/api.ts';
import { useBoot } from '../lib/boot.ts';
import type { GatedPage } from '../lib/gated-page.ts';
import { useHrefs } from '../lib/paths.ts';
import { sessionQuery, useSession } from '../lib/session.ts';
>>>>>>> main

export default function Gate() {
  const t = useTranslations('shell');
  const session = useSession();
  useEarlyCalls();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  return session.authenticated ? <Outlet /> : <SignInNotice />;
}
<<<<<<< HEAD
=======

/** Once, as the page begins to live. */
function useEarlyCalls(): void {
  const api = useApi();
  const queries = useQueryClient();
  const early = (useMatches().at(-1)?.handle as GatedPage | undefined)?.early;
  const first = useRef(early);
  useEffect(() => {
    if (first.current === undefined || queries.getQueryData(sessionQuery(api).queryKey) !== undefined) return;
    void queries.prefetchQuery(sessionQuery(api));
    first.current(api, queries);
  }, [api, queries]);
}

function SignInNotice() {
  const t = useTranslations('shell');
  const { tenant } = useBoot();
  const { home } = useHrefs();
  const login = useLogin();
  const { pathname, search, hash } = useLocation();
  const open = tenant.features.login;
  // Where sign-in is forced, the shell opens the popup that cannot be closed.
  const closable = !tenant.features.forcedLogin;
  const target = pathname + search + hash;
  const ask = useCallback(() => login({ helper: 'gate', closable, target }), [login, closable, target]);
  useEffect(() => {
    if (open) void ask();
  }, [open, ask]);
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('gate.title')}
      text={open ? t('gate.text') : t('gate.closed')}
      actions={
        <>
          {open ? (
            <Button variant="primary" onClick={ask}>
              {t('account.signIn')}
            </Button>
          ) : null}
          <LinkButton href={home()} variant={open ? 'secondary' : 'primary'}>
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    />
  );
}
>>>>>>> main
