// Claims and foundings of organizations, those that wait first asked for. @rule teams.4
import '../../../lib/later-messages.ts';
import { fullName } from '@fairway/rules/names';
import { TEAM_REQUEST_SORTS, TEAM_REQUEST_STATES } from '@fairway/rules/teams';
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.claims'), path: pathOf('admin-claims'), noIndex: true }));

const KINDS = ['claim', 'found'] as const;
const LIST = defineList({ sorts: TEAM_REQUEST_SORTS, sort: '-asked', filters: { state: one(TEAM_REQUEST_STATES), kind: one(KINDS) } });
export const MEANINGS = { waiting: 'info', accepted: 'success', declined: 'danger', withdrawn: 'neutral' } as const;

export default function ClaimsPage() {
  const t = useTranslations('teams.claims');
  const states = useTranslations('team-requests.requests.states');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ConsolePage title={console('claims')} description={t('text')}>
      <ListPage
        title={console('claims')}
        {...useList(LIST, '/api/v1/admin/team-requests')}
        searchLabel={t('search')}
        columns={[
          { key: 'organization', title: t('organization'), sort: 'organization', cell: (row) => <bdi>{row.organization.name}</bdi> },
          {
            key: 'person',
            title: t('person'),
            sort: 'name',
            cell: ({ person }) => <bdi>{fullName(person.firstName, person.lastName) || person.email}</bdi>,
          },
          { key: 'kind', title: t('kind'), cell: (row) => t(`kinds.${row.kind as 'claim'}`) },
          { key: 'proof', title: t('proof'), cell: (row) => row.provenDomain ?? t('unproven') },
          { key: 'state', title: t('state'), cell: (row) => <Badge meaning={MEANINGS[row.state]}>{states(row.state)}</Badge> },
          { key: 'asked', title: t('asked'), sort: 'asked', cell: (row) => formats.date(new Date(row.askedAt)) },
        ]}
        nameOf={(row) => row.organization.name}
        hrefOf={(row) => href('admin-claim', { id: row.id })}
        filters={[
          choice('state', t('state'), TEAM_REQUEST_STATES, (value) => states(value)),
          choice('kind', t('kind'), KINDS, (value) => t(`kinds.${value}`)),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
