import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/api.ts';
import { takeTarget } from '../../../lib/login-target.ts';
import { sessionBegan } from '../../../lib/session.ts';
import { useConsoleLanding } from '../console-landing.ts';
import { useGoOn } from './go-on.ts';

/** Id of what says that the page goes on, and does nothing else. */
export const GOES_ON_ID = 'goes-on';

/** Asks who is signed in now, tells the page, and goes on. `connected`: says so; who connected a provider wanted to go there, and nowhere else. */
export function useGoingOn(target: string, connected?: string): void {
  const api = useApi();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const consoleHref = useConsoleLanding();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void sessionBegan(api, queries)
      .catch(() => undefined)
      .then((session) => {
        if (connected) showToast({ kind: 'success', text: connected });
        // A target that was asked for by name lies in this tab; else the address is only where the sign-in began.
        const isWished = takeTarget() !== undefined || connected !== undefined;
        goOn((isWished ? undefined : consoleHref(session)) ?? target);
      });
  }, []);
}
