// The list of every school.
import '../../lib/later-messages.ts';
import { ADMIN_SCHOOL_SORTS } from '@fairway/rules/administration';
import { COUNTRIES } from '@fairway/rules/countries';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../lib/lists/use-list-address.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useReaderFormats } from '../account/components/use-formats.ts';
import type { SchoolRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.schools'), path: pathOf('admin-schools'), noIndex: true }));

const LIST = defineList({
  sorts: ADMIN_SCHOOL_SORTS,
  sort: 'name',
  filters: { managed: one<'yes' | 'no'>(['yes', 'no']), country: one(COUNTRIES) },
});
const keyOf = (row: SchoolRow) => `${row.id}`;

export default function SchoolsPage() {
  const t = useTranslations('admin.schools');
  const words = useTranslations('admin');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const address = useListAddress(LIST);
  const reply = useListPage<SchoolRow>(api.query.queryOptions('get', '/api/v1/admin/schools', { params: { query: address.asked } }));
  return (
    <ConsolePage
      title={console('schools')}
      description={t('text')}
      actions={
        <LinkButton variant="primary" href={href('admin-school', { id: 'new' })}>
          {t('add')}
        </LinkButton>
      }
    >
      <ListPage
        title={console('schools')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/schools/export.csv"
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'country', title: t('country'), sort: 'country', cell: (row) => (row.country ? formats.country(row.country) : null) },
          { key: 'city', title: t('city'), cell: (row) => row.city, wideOnly: true },
          { key: 'managed', title: t('managed'), cell: (row) => (row.isManaged ? words('yes') : words('no')) },
          { key: 'administrators', title: t('administrators'), align: 'end', cell: (row) => row.administrators },
          { key: 'staff', title: t('staff'), align: 'end', cell: (row) => row.staff },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-school', { id: row.id })}
        filters={[
          {
            name: 'managed',
            title: t('managed'),
            options: [
              { value: 'yes', label: words('yes') },
              { value: 'no', label: words('no') },
            ],
          },
          {
            name: 'country',
            title: t('country'),
            options: COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) => a.label.localeCompare(b.label)),
          },
        ]}
        empty={{ drawing: 'list', title: t('empty') }}
      />
    </ConsolePage>
  );
}
