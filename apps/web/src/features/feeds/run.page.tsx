// /employer/feeds/:id/runs/:run: the report of one run of an organization's feed.
import '../../lib/later-messages.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { AskedRun } from './administration/run-view.tsx';
import { OwnFeeds } from './components/own-feeds.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.feeds'), path: pathOf('employer-feeds'), noIndex: true }));

export default function OwnRunPage() {
  return (
    <OwnFeeds>
      <AskedRun />
    </OwnFeeds>
  );
}
