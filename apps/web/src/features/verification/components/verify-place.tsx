// The verify dialog over every page, where the address names it: for candidates; a visitor signs in first. Nobody else is sent any of it.
// @rule navigation.1, verification.10
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../../../lib/boot.ts';
import type { Session } from '../../../lib/session.ts';
import { loginOver, useLogin } from '../../identity/components/login-opening.ts';
import { useVerifyAddress } from './verify-address.ts';

const verifyDialog = defineDialog<object>(
  'verify',
  lazy(() => import('./verify-dialog.tsx')),
);

export function VerifyPlace({ session }: { session: Session | undefined }) {
  const dialogs = useDialogs();
  const login = useLogin();
  const { features } = useBoot().tenant;
  const { pathname, search } = useLocation();
  const { isOpen, close } = useVerifyAddress();
  const latest = useRef({ isOpen, close });
  latest.current = { isOpen, close };
  const shown = useRef(false);
  const { authenticated } = session ?? {};
  const mayOpen = session?.user?.roles.includes('Candidate') ?? false;
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
  return null;
}
