// Whether the wizard shows for this candidate, here and now. It never comes over a dialog or what somebody is typing, and once it is open
// it stays until it is left: saving its steps completes what it was opened for. @rule welcome.1, welcome.10
import { consoleOfPage, WELCOME_DISABLED_PAGES } from '@fairway/contract/pages';
import { showsWelcome } from '@fairway/rules/welcome-flow';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { isInTheWay } from '../../../lib/in-the-way.ts';
import type { Slots } from '../../../lib/slots.tsx';
import { candidateQuery } from '../queries.ts';

const Welcome = lazy(() => import('./welcome.tsx'));

/** How often it is looked whether the way is free. */
const LOOK_MS = 1000;

/** Not for whom it has nothing to ask, and not where somebody works. */
export default function WelcomePlace({ user, pageId }: Slots['watches']) {
  const { features } = useBoot().tenant;
  return features.myProfile && !user.deletionDueAt && !consoleOfPage(pageId) ? <WelcomeWatch key={user.id} pageId={pageId} /> : null;
}

export function WelcomeWatch({ pageId }: { pageId: string }) {
  const api = useApi();
  const [phase, setPhase] = useState<'waiting' | 'open' | 'over'>('waiting');
  const allowed = !WELCOME_DISABLED_PAGES.includes(pageId);
  const { data: candidate } = useQuery({ ...candidateQuery(api), enabled: allowed && phase === 'waiting', retry: false });
  const occasion = { pageId, disabledPages: WELCOME_DISABLED_PAGES, today: today() };
  const wanted = candidate !== undefined && showsWelcome({ profile: candidate, welcome: candidate.welcome, ...occasion });
  const known = candidate !== undefined && allowed;
  useEffect(() => {
    if (!known || phase !== 'waiting') return;
    // Asked once a visit: what is taken out of the profile later on is no reason to come.
    if (!wanted) return setPhase('over');
    const look = () => {
      if (!isInTheWay()) setPhase('open');
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [known, wanted, phase]);
  if (phase !== 'open' || !allowed) return null;
  return (
    <Suspense fallback={null}>
      <Welcome onOver={() => setPhase('over')} />
    </Suspense>
  );
}

/** YYYY-MM-DD where the reader is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
