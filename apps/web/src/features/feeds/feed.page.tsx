// /employer/feeds/:id: one of an organization's feeds with its settings and runs, or a new one (`/employer/feeds/new`).
import '../../lib/later-messages.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { AskedFeed } from './administration/feed-view.tsx';
import { OwnFeeds } from './components/own-feeds.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.feeds'), path: pathOf('employer-feeds'), noIndex: true }));

export default function OwnFeedPage() {
  return (
    <OwnFeeds>
      <AskedFeed />
    </OwnFeeds>
  );
}
