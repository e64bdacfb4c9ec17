// What owners of profiles do while a page is open, and what ends by itself: it is asked for again. @rule shares.9
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/realtime.ts';
import { SHARED } from './queries.ts';

const KINDS = ['profile.shared', 'profile.share_ended', 'profile.share_requested', 'team.changed', 'company.changed'];
/** Timers hold no more. */
const LONGEST_MS = 2_147_483_647;

/** `until`: when what is shown ends by itself. */
export function useLiveShared(organizationId: number, until?: string | null): void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith(SHARED) });
  useRealtime(KINDS, refresh, { subject: `company:${organizationId}` });
  useEffect(() => {
    if (!until) return;
    const leftMs = Date.parse(until) - Date.now();
    if (leftMs > LONGEST_MS) return;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith(SHARED) }),
      Math.max(leftMs, 0) + 200,
    );
    return () => clearTimeout(timer);
  }, [queries, until]);
}
