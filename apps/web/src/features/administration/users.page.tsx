// Everyone with an account; also the queue of deletions.
import '../../lib/later-messages.ts';
import { ROLES } from '@fairway/rules/access';
import { USER_SORTS, USER_STATUSES } from '@fairway/rules/administration';
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../lib/lists/use-list-address.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useReaderFormats } from '../account/components/use-formats.ts';
import type { UserRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.users'), path: pathOf('admin-users'), noIndex: true }));

const DELETIONS = ['asked', 'due'] as const;
const LIST = defineList({
  sorts: USER_SORTS,
  sort: 'name',
  filters: { role: one(ROLES), status: one(USER_STATUSES), deletion: one(DELETIONS) },
});
const keyOf = (row: UserRow) => row.id;

export default function UsersPage() {
  const t = useTranslations('admin.users');
  const roles = useTranslations('admin.roles');
  const states = useTranslations('admin.status');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const address = useListAddress(LIST);
  const reply = useListPage<UserRow>(api.query.queryOptions('get', '/api/v1/admin/users', { params: { query: address.asked } }));
  return (
    <ConsolePage title={console('users')} description={t('text')}>
      <ListPage
        title={console('users')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/users/export.csv"
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name || row.email },
          { key: 'email', title: t('email'), sort: 'email', cell: (row) => row.email },
          { key: 'role', title: t('role'), cell: (row) => row.roles.map((role) => roles(role)).join(', ') },
          {
            key: 'status',
            title: t('status'),
            cell: (row) => (row.status === 'active' ? states(row.status) : <Badge meaning="warning">{states(row.status)}</Badge>),
          },
          { key: 'created', title: t('created'), sort: 'created', cell: (row) => formats.date(new Date(row.createdAt)), wideOnly: true },
          {
            key: 'due',
            title: t('deletion'),
            sort: 'due',
            cell: (row) => (row.deletionDueAt ? t('dueAt', { date: formats.dateTime(new Date(row.deletionDueAt)) }) : null),
          },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.name || row.email}
        hrefOf={(row) => href('admin-user', { id: row.id })}
        filters={[
          { name: 'role', title: t('role'), options: ROLES.map((value) => ({ value, label: roles(value) })) },
          { name: 'status', title: t('status'), options: USER_STATUSES.map((value) => ({ value, label: states(value) })) },
          { name: 'deletion', title: t('deletion'), options: DELETIONS.map((value) => ({ value, label: t(value) })) },
        ]}
        empty={{ drawing: 'list', title: t('empty') }}
      />
    </ConsolePage>
  );
}
