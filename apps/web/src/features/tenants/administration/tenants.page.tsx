// The list of tenants.
import '../../../lib/later-messages.ts';
import { TENANT_SORTS } from '@fairway/rules/administration';
import { Badge } from '@fairway/ui/badge';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import styles from '../../../lib/console/parts.module.css';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.tenants'), path: pathOf('admin-tenants'), noIndex: true }));

const YES_OR_NO = ['yes', 'no'] as const;
const LIST = defineList({ sorts: TENANT_SORTS, sort: 'name', filters: { production: one(YES_OR_NO) } });

export default function TenantsPage() {
  const t = useTranslations('admin.tenants');
  const tenant = useTranslations('admin.tenant');
  const words = useTranslations('admin');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const list = useList(LIST, '/api/v1/admin/tenants');
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
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'slug', title: t('slug'), sort: 'slug', cell: (row) => row.slug },
          { key: 'hosts', title: t('hosts'), cell: (row) => row.hosts.join(', ') },
          { key: 'school', title: t('school'), cell: (row) => row.school?.name },
          {
            key: 'state',
            title: tenant('state'),
            cell: (row) => (row.isSuspended ? <Badge meaning="danger">{t('suspended')}</Badge> : null),
          },
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
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-tenant', { id: row.id })}
        filters={[choice('production', t('production'), YES_OR_NO, (value) => words(value))]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
