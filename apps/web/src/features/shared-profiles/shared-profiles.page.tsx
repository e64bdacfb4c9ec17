// /employer/shared: people whom the organization asked for their profile, and people who share it.
import '../../lib/later-messages.ts';
import { SHARE_STATES, SHARED_SORTS } from '@fairway/rules/profile-shares';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Nothing } from '../../lib/console/loaded.tsx';
import { defineList, several } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { StateMark } from './components/state-mark.tsx';
import { useLiveShared } from './live-shared-profiles.ts';
import { SHARED, type SharedProfileRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.shared'), path: pathOf('employer-shared'), noIndex: true }));

const LIST = defineList({ sorts: SHARED_SORTS, sort: '-since', filters: { state: several(SHARE_STATES) } });
const keyOf = ({ userId }: SharedProfileRow) => userId;

export default function SharedProfilesPage() {
  // Somebody may recruit for one organization and represent another.
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <SharedProfiles />;
}

function SharedProfiles() {
  const t = useTranslations('shared-profiles');
  const list = useTranslations('shared-profiles.list');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const { organizationId } = useConsoleOrganization();
  useLiveShared(organizationId);
  return (
    <ConsolePage title={t('title')} description={t('text')}>
      <ListPage
        title={t('title')}
        {...useList(LIST, SHARED, { organizationId })}
        keyOf={keyOf}
        searchLabel={list('search')}
        nameOf={(row: SharedProfileRow) => row.name}
        hrefOf={(row) => href('employer-shared-person', { userId: row.userId })}
        columns={[
          { key: 'name', title: list('name'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
          { key: 'state', title: list('state'), sort: 'state', cell: ({ state }) => <StateMark state={state} /> },
          { key: 'since', title: list('since'), sort: 'since', cell: ({ since }) => formats.date(new Date(since)) },
          { key: 'until', title: list('until'), sort: 'until', cell: ({ until }) => (until ? formats.date(new Date(until)) : null) },
        ]}
        filters={[choice('state', list('state'), SHARE_STATES, (state) => t(`states.${state}`))]}
        empty={{ title: list('none'), text: list('noneText') }}
      />
    </ConsolePage>
  );
}
