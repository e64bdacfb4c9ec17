// Opening the login popup, from anywhere in the page: `const login = useLogin(); await login({ helper: 'apply', goOn: apply })`. There is
// one popup; who asks while it is open gets its end too. @rule identity.45

import { afterLogin } from '@fairway/rules/login-reasons';
import { type Dialogs, defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api.ts';
import { storeTarget, takeTarget } from '../../../lib/login-target.ts';
import { type Session, sessionQuery } from '../../../lib/session.ts';
import { useConsoleLanding } from '../console-landing.ts';
import type { LoginOpening, LoginWish } from './login-wish.ts';

/** The popup, with what it weighs, is loaded when it opens. */
const loginDialog = defineDialog<LoginOpening, 'signedIn'>(
  'login',
  lazy(() => import('./login-popup.tsx')),
);

/** The open popup of a stack of dialogs: it ends with the stack, so it is kept by it. */
const popups = new WeakMap<Dialogs, Promise<boolean>>();

function openPopup(dialogs: Dialogs, opening: LoginOpening): { end: Promise<boolean>; joined: boolean } {
  const open = popups.get(dialogs);
  if (open) return { end: open, joined: true };
  const end = dialogs
    .open(loginDialog, opening)
    .then((result) => result === 'signedIn')
    .finally(() => popups.delete(dialogs));
  popups.set(dialogs, end);
  return { end, joined: false };
}

/** Resolves once no popup is open: what opens while it is there would be closed with it. */
export async function loginOver(dialogs: Dialogs): Promise<void> {
  await popups.get(dialogs);
}

/** Opens the popup; resolves with whether somebody signed in, after what follows from it was begun. */
export function useLogin(): (wish?: LoginWish) => Promise<boolean> {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const api = useApi();
  const queries = useQueryClient();
  const consoleHref = useConsoleLanding();
  return useCallback(
    async ({ target, goOn, ...opening }: LoginWish = {}) => {
      if (target !== undefined) storeTarget(target);
      const { end, joined } = openPopup(dialogs, opening);
      const signedIn = await end;
      if (joined) {
        if (signedIn) await goOn?.();
        return signedIn;
      }
      // Who closes the popup gives up where they wanted to go.
      const stored = takeTarget();
      if (signedIn) {
        const console = consoleHref(queries.getQueryData<Session>(sessionQuery(api).queryKey));
        const how = afterLogin(goOn !== undefined, stored, console !== undefined);
        if (how === 'run') await goOn?.();
        else if (how === 'console' && console) await navigate(console);
        else if (stored === undefined) window.location.reload();
        else if (stored.split('/')[1] === window.location.pathname.split('/')[1]) await navigate(stored, { replace: stored === here() });
        else window.location.assign(stored);
      }
      return signedIn;
    },
    [dialogs, navigate, api, queries, consoleHref],
  );
}

const here = () => window.location.pathname + window.location.search + window.location.hash;
