// Bars above every page for who is signed in. Loaded only for those whom one concerns.
import { lazy, Suspense } from 'react';
import type { Session } from '../lib/session.ts';

const AccountBars = lazy(() => import('../features/identity/components/account-bars.tsx'));

export function AccountNotices({ user }: { user: NonNullable<Session['user']> }) {
  if (!user.deletionDueAt && !user.secondFactorNeeded && !user.viewEndsAt) return null;
  return (
    <Suspense fallback={null}>
      <AccountBars user={user} />
    </Suspense>
  );
}
