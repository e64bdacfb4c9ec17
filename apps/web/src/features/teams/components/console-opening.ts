import { useCallback } from 'react';
import { useHrefs } from '../../../lib/paths.ts';
import { renewSession } from '../../../lib/session-keeper.ts';

/** Opens the console of an organization that has just become the reader's: the role stands in the next tokens. */
export function useConsoleOpening(): (organizationId: number) => Promise<void> {
  const { href } = useHrefs();
  return useCallback(
    async (organizationId) => {
      await renewSession();
      window.location.assign(href('employer', {}, { organization: organizationId }));
    },
    [href],
  );
}
