// What happens to the reader's applications while a page is open: it is asked for again. @rule applications.10
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../lib/realtime.ts';
import { PATHS } from './queries.ts';

const KINDS = ['application.changed'];

export function useLiveApplications(): void {
  const queries = useQueryClient();
  useRealtime(KINDS, () => void queries.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(`${queryKey[1]}`) }));
}
