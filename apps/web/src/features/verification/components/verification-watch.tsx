// Keeps the connections of a candidate up to date while a page is open: after each navigation, after studies were saved, while a link is
// waited for (every 3 s up to 5 minutes), and at once when the server says that something changed. Says by a toast what others decided.
// @rule navigation.1, verification.14
import { LIMITS } from '@fairway/rules/limits';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { isWithStaff } from '@fairway/rules/verification';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { useApi } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { tellWaiting, useWaiting } from '../waiting.ts';
import { connectionsQuery, refreshConnections, type SchoolConnection, useConnections } from './connections.ts';
import { useVerifyAddress } from './verify-address.ts';

const isPending = ({ state }: SchoolConnection) => state === 'pending';

/** A decision may come, or one of lately be taken back. */
const mayChange = ({ state, verifiedAt, verdict }: SchoolConnection) =>
  isWithStaff({ state, verifiedAt: verifiedAt ? new Date(verifiedAt) : null, verdict: verdict?.code ?? null }, new Date());

export default function VerificationWatch() {
  const api = useApi();
  const queries = useQueryClient();
  const { connections } = useConnections();
  useRefreshes();
  usePolling();
  useRealtime(
    ['connection.changed'],
    () => {
      tellWaiting({ type: 'pushed' });
      void refreshConnections(api, queries);
    },
    { enabled: connections?.some(mayChange) ?? false },
  );
  useNews(connections);
  useOpenings(connections);
  return null;
}

/** After a navigation, and when the profile was saved. */
function useRefreshes(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void refreshConnections(api, queries);
  }, [api, queries, pathname]);
  useEffect(() => {
    const refresh = () => void refreshConnections(api, queries);
    window.addEventListener(PROFILE_EVENTS.update, refresh);
    return () => window.removeEventListener(PROFILE_EVENTS.update, refresh);
  }, [api, queries]);
}

function usePolling(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { connections } = useConnections();
  const { phase, turn } = useWaiting();

  // A page that was loaded anew goes on with what was asked for a moment ago.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!connections || hasLooked.current) return;
    hasLooked.current = true;
    const since = Date.now() - LIMITS.verificationPollingMs;
    const waits = connections.some((one) => isPending(one) && one.studentEmail && Date.parse(one.requestedAt ?? '') > since);
    if (waits) tellWaiting({ type: 'start' });
  }, [connections]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks, also one that follows on another at once
  useEffect(() => {
    if (phase !== 'asking') return;
    queries
      .fetchQuery({ ...connectionsQuery(api), staleTime: 0, retry: false })
      .then((fresh) => tellWaiting({ type: 'answered', isPending: fresh.connections.some(isPending) }))
      .catch(() => tellWaiting({ type: 'failed' }));
  }, [phase, turn, api, queries]);

  useEffect(() => {
    const look = () => tellWaiting({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      tellWaiting({ type: 'stop' });
    };
  }, []);
}

/** What became of pending connections while nobody here touched them. The open dialog shows it itself. */
function useNews(connections: readonly SchoolConnection[] | undefined): void {
  const t = useTranslations('verification.news');
  const { schoolId: shown } = useVerifyAddress();
  const before = useRef(connections);
  useEffect(() => {
    const known = before.current;
    before.current = connections;
    if (!known || !connections || known === connections) return;
    for (const now of connections) {
      const was = known.find(({ id }) => id === now.id);
      if (was?.state !== 'pending' || now.schoolId === shown) continue;
      const { name } = now.school;
      if (now.state === 'verified') showToast({ kind: 'success', text: t('verified', { name }) });
      else if (now.state === 'needVerification' && now.verdict?.code === 'rejected')
        showToast({ kind: 'warning', text: t('rejected', { name }) });
      else if (now.state === 'pending' && now.question && !now.answer && !was.question)
        showToast({ kind: 'info', text: t('question', { name }) });
    }
  }, [connections, shown, t]);
}

/** Where a school opens or closes, what this page knows may not be so any more: widgets, exclusive postings, what may be done. */
function useOpenings(connections: readonly SchoolConnection[] | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  const open = connections
    ?.filter(({ isVerified }) => isVerified)
    .map(({ schoolId }) => schoolId)
    .sort((a, b) => a - b)
    .join(' ');
  const before = useRef(open);
  useEffect(() => {
    const known = before.current;
    before.current = open;
    if (known === undefined || open === undefined || known === open) return;
    const [, own] = connectionsQuery(api).queryKey;
    void queries.invalidateQueries({ predicate: ({ queryKey: [method, path] }) => method === 'get' && path !== own });
  }, [open, api, queries]);
}
