// Stands in place of a page that needs a user: the login popup opens over it, and its target is kept. @rule pages.8
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLogin } from '../features/identity/components/login-opening.ts';
import { useBoot } from '../lib/boot.ts';
import { useHrefs } from '../lib/paths.ts';

/** Asks to sign in, and comes back here. */
export function SignInNotice() {
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
