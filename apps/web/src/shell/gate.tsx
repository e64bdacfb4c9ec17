// The gate around pages that need a user. Until it is known who is asking, the page's place is kept; a visitor gets the sign-in
// notice over it, and the target is stored for afterwards. @spec 2.2 "A route that needs login", decision 5
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';
import { storeTarget } from '../lib/login-target.ts';
import { useHrefs } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';

export default function Gate() {
  const t = useTranslations('shell');
  const session = useSession();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  return session.authenticated ? <Outlet /> : <SignInNotice />;
}

function SignInNotice() {
  const t = useTranslations('shell');
  const { tenant } = useBoot();
  const { home, href } = useHrefs();
  const { pathname, search, hash } = useLocation();
  useEffect(() => storeTarget(pathname + search + hash), [pathname, search, hash]);
  const open = tenant.features.login;
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('gate.title')}
      text={open ? t('gate.text') : t('gate.closed')}
      actions={
        <>
          {open ? (
            <LinkButton href={href('login')} variant="primary">
              {t('account.signIn')}
            </LinkButton>
          ) : null}
          <LinkButton href={home()} variant={open ? 'secondary' : 'primary'}>
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    />
  );
}
