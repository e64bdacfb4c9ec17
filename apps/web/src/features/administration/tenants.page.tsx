// The list of tenants.
import '../../lib/later-messages.ts';
import { TENANT_SORTS } from '@fairway/rules/administration';
import { Badge } from '@fairway/ui/badge';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../lib/lists/use-list-address.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './administration.module.css';
import type { TenantRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.tenants'), path: pathOf('admin-tenants'), noIndex: true }));

const LIST = defineList({ sorts: TENANT_SORTS, sort: 'name', filters: { production: one<'yes' | 'no'>(['yes', 'no']) } });
const keyOf = (row: TenantRow) => `${row.id}`;

export default function TenantsPage() {
  const t = useTranslations('admin.tenants');
  const words = useTranslations('admin');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const address = useListAddress(LIST);
  const reply = useListPage<TenantRow>(api.query.queryOptions('get', '/api/v1/admin/tenants', { params: { query: address.asked } }));
  return (
    <ConsolePage
      title={console('tenants')}
      description={t('text')}
      actions={
        <LinkButton variant="primary" href={href('admin-tenant', { id: 'new' })}>
          {t('add')}
        </LinkButton>
      }
    >
      <ListPage
        title={console('tenants')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/tenants/export.csv"
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'slug', title: t('slug'), sort: 'slug', cell: (row) => row.slug },
          { key: 'hosts', title: t('hosts'), cell: (row) => row.hosts.join(', ') },
          { key: 'school', title: t('school'), cell: (row) => row.school?.name },
          {
            key: 'marks',
            title: t('default'),
            cell: (row) =>
              row.isDefault || row.production ? (
                <span className={styles.badges}>
                  {row.isDefault ? <Badge meaning="primary">{t('default')}</Badge> : null}
                  {row.production ? <Badge>{t('production')}</Badge> : null}
                </span>
              ) : null,
          },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-tenant', { id: row.id })}
        filters={[
          {
            name: 'production',
            title: t('production'),
            options: [
              { value: 'yes', label: words('yes') },
              { value: 'no', label: words('no') },
            ],
          },
        ]}
        empty={{ drawing: 'list', title: t('empty') }}
      />
    </ConsolePage>
  );
}
