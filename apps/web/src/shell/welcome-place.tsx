// The welcome wizard over every page, for candidates alone: nobody else is sent any of it. @spec 4 "Welcome flow"
import { lazy, Suspense } from 'react';
import { useBoot } from '../lib/boot.ts';
import { useIdle } from '../lib/idle.ts';
import type { Session } from '../lib/session.ts';

const WelcomeWatch = lazy(() => import('../features/candidates/welcome/welcome-watch.tsx'));

export function WelcomePlace({ user, pageId }: { user: NonNullable<Session['user']>; pageId: string }) {
  const { features } = useBoot().tenant;
  const idle = useIdle();
  if (!idle || !features.myProfile || !user.roles.includes('Candidate') || user.deletionDueAt) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeWatch key={user.id} pageId={pageId} />
    </Suspense>
  );
}
