// School verification over every page, for candidates alone: nobody else is sent any of it. `above` stands over the content, `around` keeps
// the connections up to date and opens the verify dialog that an address names. @spec 2.2 "Navigation behaviour", 2.6 "University verification"
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loginOver, useLogin } from '../features/identity/login-opening.ts';
import { useVerifyAddress } from '../features/verification/verify-address.ts';
import { useBoot } from '../lib/boot.ts';
import { useIdle } from '../lib/idle.ts';
import type { Session } from '../lib/session.ts';

const VerificationWatch = lazy(() => import('../features/verification/components/verification-watch.tsx'));
const VerificationAlert = lazy(() => import('../features/verification/components/verification-alert.tsx'));
const PrivateAddressNotice = lazy(() => import('../features/verification/components/private-address-notice.tsx'));
const verifyDialog = defineDialog<object>(
  'verify',
  lazy(() => import('../features/verification/components/verify-dialog.tsx')),
);

type User = NonNullable<Session['user']>;

const isCandidate = (user: User) => user.roles.includes('Candidate');

/** The alert, and what is asked for before a school's address dies. */
export function VerificationNotices({ user, pageId }: { user: User; pageId: string }) {
  const idle = useIdle();
  if (!idle || !isCandidate(user)) return null;
  return (
    <Suspense fallback={null}>
      <VerificationAlert key={user.id} userId={user.id} pageId={pageId} />
      <PrivateAddressNotice key={`${user.id} address`} pageId={pageId} />
    </Suspense>
  );
}

/** The watch and the dialog. */
export function VerificationPlace({ session }: { session: Session | undefined }) {
  const user = session?.user;
  useVerifyDialog(session);
  return user && isCandidate(user) ? <Watch key={user.id} /> : null;
}

function Watch() {
  if (!useIdle()) return null;
  return (
    <Suspense fallback={null}>
      <VerificationWatch />
    </Suspense>
  );
}

/** Opens the dialog that the address names; a visitor signs in first. */
function useVerifyDialog(session: Session | undefined): void {
  const dialogs = useDialogs();
  const login = useLogin();
  const { features } = useBoot().tenant;
  const { pathname, search } = useLocation();
  const { isOpen, close } = useVerifyAddress();
  const latest = useRef({ isOpen, close });
  latest.current = { isOpen, close };
  const shown = useRef(false);
  const { authenticated } = session ?? {};
  const mayOpen = session?.user ? isCandidate(session.user) : false;
  useEffect(() => {
    if (!isOpen || !mayOpen || shown.current) return;
    shown.current = true;
    void loginOver(dialogs)
      .then(() => dialogs.open(verifyDialog, {}))
      .then(() => {
        shown.current = false;
        if (latest.current.isOpen) latest.current.close();
      });
  }, [isOpen, mayOpen, dialogs]);
  const asks = isOpen && authenticated === false && features.login;
  const target = pathname + search;
  useEffect(() => {
    if (asks) void login({ helper: 'gate', target });
  }, [asks, login, target]);
}
