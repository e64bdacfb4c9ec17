// Every organisation, of whatever state; also the queue of those that wait for approval.
import '../../../lib/later-messages.ts';
import { COUNTRIES } from '@fairway/rules/countries';
import { ORGANIZATION_PLACES, ORGANIZATION_SORTS, ORGANIZATION_STATES } from '@fairway/rules/organizations';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { anyNumber, anyText, defineList, one } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../../lib/lists/use-list-address.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useReaderFormats } from '../../account/components/use-formats.ts';
import type { OrganizationRow } from '../queries.ts';
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
const keyOf = (row: OrganizationRow) => `${row.id}`;

export default function OrganizationsPage() {
  const t = useTranslations('organizations.list');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const actions = useOrganizationActions();
  const address = useListAddress(LIST);
  const { parent, source } = address.asked;
  const reply = useListPage<OrganizationRow>(
    api.query.queryOptions('get', '/api/v1/admin/organizations', { params: { query: address.asked } }),
  );
  const parentName = reply.data?.rows.find((row) => row.parent?.id === parent)?.parent?.name;
  return (
    <ConsolePage title={console('organizations')} description={t('text')}>
      <ListPage
        title={console('organizations')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/organizations/export.csv"
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
        keyOf={keyOf}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-organization', { id: row.id })}
        filters={[
          {
            name: 'state',
            title: t('state'),
            options: ORGANIZATION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: 'country',
            title: t('country'),
            options: COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) => a.label.localeCompare(b.label)),
          },
          { name: 'place', title: t('place'), options: ORGANIZATION_PLACES.map((value) => ({ value, label: t(`places.${value}`) })) },
          // These two come with a link, and are there to be taken away.
          ...(parent === undefined
            ? []
            : [{ name: 'parent' as const, title: t('parent'), options: [{ value: `${parent}`, label: parentName ?? `${parent}` }] }]),
          ...(source === undefined ? [] : [{ name: 'source' as const, title: t('source'), options: [{ value: source, label: source }] }]),
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
        empty={{ drawing: 'list', title: t('empty') }}
      />
    </ConsolePage>
  );
}
