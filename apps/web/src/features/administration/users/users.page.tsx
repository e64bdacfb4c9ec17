// Everyone with an account; also the queue of deletions.
import '../../../lib/later-messages.ts';
import { ROLES } from '@fairway/rules/access';
import { USER_SORTS, USER_STATUSES } from '@fairway/rules/administration';
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

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.users'), path: pathOf('admin-users'), noIndex: true }));

const DELETIONS = ['asked', 'due'] as const;
const LIST = defineList({
  sorts: USER_SORTS,
  sort: 'name',
  filters: { role: one(ROLES), status: one(USER_STATUSES), deletion: one(DELETIONS) },
});

export default function UsersPage() {
  const t = useTranslations('admin.users');
  const roles = useTranslations('admin.roles');
  const states = useTranslations('admin.status');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/users');
  return (
    <ConsolePage title={console('users')} description={t('text')}>
      <ListPage
        title={console('users')}
        {...list}
        searchLabel={t('search')}
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
        nameOf={(row) => row.name || row.email}
        hrefOf={(row) => href('admin-user', { id: row.id })}
        filters={[
          choice('role', t('role'), ROLES, (value) => roles(value)),
          choice('status', t('status'), USER_STATUSES, (value) => states(value)),
          choice('deletion', t('deletion'), DELETIONS, (value) => t(value)),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
