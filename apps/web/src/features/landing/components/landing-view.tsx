import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../../../lib/boot.ts';
import { LaterLife } from '../../../lib/later-life.tsx';
import { useSession } from '../../../lib/session.ts';
import { beginningHref } from '../beginning.ts';
import type { LandingReply } from '../queries.ts';
import styles from './landing.module.css';
import { LandingHero } from './landing-hero.tsx';
import { LandingOffers } from './landing-offers.tsx';
import { HiringNow, NewestJobs, WorkToFind } from './landing-work.tsx';

/** The landing page at `nowMs`; `shown` is null where the counts could not be had. */
export function LandingView({ shown, nowMs }: { shown: LandingReply | null; nowMs: number }) {
  useLeadOn();
  return (
    <div className={styles.page}>
      <LandingHero shown={shown} nowMs={nowMs} />
      <LaterLife>
        {shown?.jobs ? <WorkToFind jobs={shown.jobs} nowMs={nowMs} /> : null}
        {shown?.jobs ? <NewestJobs jobs={shown.jobs} nowMs={nowMs} /> : null}
        {shown?.organizations ? <HiringNow organizations={shown.organizations.shown} nowMs={nowMs} /> : null}
        <LandingOffers schools={shown?.schools ?? null} />
      </LaterLife>
    </div>
  );
}

/** Cookies do not ride on a visit from another site, and somebody may sign in here: the session tells after the first paint. */
function useLeadOn(): void {
  const session = useSession();
  const boot = useBoot();
  const navigate = useNavigate();
  const beginning = session && beginningHref(session, boot);
  useEffect(() => {
    if (beginning) void navigate(beginning, { replace: true });
  }, [beginning, navigate]);
}
