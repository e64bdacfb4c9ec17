import { consoleOf } from '@fairway/rules/access';
import { useCallback } from 'react';
import { useHrefs } from '../../lib/paths.ts';
import type { Session } from '../../lib/session.ts';

/** Where staff land who signed in without wanting anything else: the first page of their console. undefined for everybody else. */
export function useConsoleLanding(): (session: Session | undefined) => string | undefined {
  const { href, exists } = useHrefs();
  return useCallback(
    (session) => {
      const area = consoleOf(session?.user?.roles ?? []);
      return area && exists(area) ? href(area) : undefined;
    },
    [href, exists],
  );
}
