// Every organization, of whatever state; also the queue of those that wait for approval.
import '../../../lib/later-messages.ts';
import { COUNTRIES } from '@fairway/rules/countries';
import { ORGANIZATION_PLACES, ORGANIZATION_SORTS, ORGANIZATION_STATES } from '@fairway/rules/organizations';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { anyNumber, anyText, defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, linked, sortedChoice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useOrganizationActions } from './organization-actions.ts';
import { StateBadge } from './state-badge.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.organizations'), path: pathOf('admin-organizations'), noIndex: true }));

const LIST = defineList({
  sorts: ORGANIZATION_SORTS,
  sort: 'name',
  filters: {
    state: one(ORGANIZATION_STATES),
    country: one(COUNTRIES),
    place: one(ORGANIZATION_PLACES),
    parent: anyNumber,
    source: anyText,
  },
});

export default function OrganizationsPage() {
  const t = useTranslations('organization-records.list');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const actions = useOrganizationActions();
  const list = useList(LIST, '/api/v1/admin/organizations');
  const { parent, source } = list.address.asked;
  const parentName = list.reply.data?.rows.find((row) => row.parent?.id === parent)?.parent?.name;
  return (
    <ConsolePage title={console('organizations')} description={t('text')}>
      <ListPage
        title={console('organizations')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'state', title: t('state'), cell: (row) => <StateBadge state={row.state} /> },
          { key: 'country', title: t('country'), sort: 'country', cell: (row) => (row.country ? formats.country(row.country) : null) },
          { key: 'parent', title: t('parent'), cell: (row) => row.parent?.name, wideOnly: true },
          { key: 'source', title: t('source'), cell: (row) => (row.source === 'fairway' ? t('fairway') : row.source), wideOnly: true },
          { key: 'postings', title: t('postings'), align: 'end', cell: (row) => formats.number(row.openPostings) },
          { key: 'followers', title: t('followers'), align: 'end', cell: (row) => formats.number(row.followers), wideOnly: true },
          { key: 'created', title: t('created'), sort: 'created', cell: (row) => formats.date(new Date(row.createdAt)), wideOnly: true },
          { key: 'changed', title: t('changed'), sort: 'changed', cell: (row) => formats.date(new Date(row.updatedAt)), wideOnly: true },
        ]}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-organization', { id: row.id })}
        filters={[
          choice('state', t('state'), ORGANIZATION_STATES, (value) => t(`states.${value}`)),
          sortedChoice('country', t('country'), COUNTRIES, formats.country),
          choice('place', t('place'), ORGANIZATION_PLACES, (value) => t(`places.${value}`)),
          // These two come with a link, and are there to be taken away.
          ...linked('parent', t('parent'), parent, parentName),
          ...linked('source', t('source'), source),
        ]}
        actions={(row) =>
          row.state === 'pending' ? (
            <Button
              size="small"
              disabled={actions.busy}
              aria-label={t('approveOf', { name: row.name })}
              onClick={() =>
                void actions.run(
                  (client) =>
                    client.call.PUT('/api/v1/admin/organizations/{id}/state', {
                      params: { path: { id: row.id } },
                      body: { state: 'active' },
                    }),
                  t('approved'),
                )
              }
            >
              {t('approve')}
            </Button>
          ) : null
        }
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
