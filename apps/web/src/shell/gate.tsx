// The gate around pages that need a user. Until it is known who is asking, the page's place is kept; a visitor gets the login popup
// over it, and lands right here after signing in. Who closes the popup finds the notice. @spec 2.2 "A route that needs login", decision 5
import '../lib/later-messages.ts';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../lib/session.ts';
import { SignInNotice } from './sign-in-notice.tsx';

export default function Gate() {
  const t = useTranslations('shell');
  const session = useSession();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  return session.authenticated ? <Outlet /> : <SignInNotice />;
}
