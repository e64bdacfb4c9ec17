// What stands around every page of an organization's own feeds: whose they are. Representatives have none.
import { type ReactNode, useMemo } from 'react';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Nothing } from '../../../lib/console/loaded.tsx';
import { FeedScopeContext, ownFeeds } from '../administration/feed-scope.ts';

export function OwnFeeds({ children }: { children: ReactNode }) {
  const { organizationId, role } = useConsoleOrganization();
  const scope = useMemo(() => ownFeeds(organizationId), [organizationId]);
  // Somebody may recruit for one organization and represent another.
  if (role === 'Representative') return <Nothing />;
  return <FeedScopeContext value={scope}>{children}</FeedScopeContext>;
}
