// The list of every school.
import '../../../lib/later-messages.ts';
import { ADMIN_SCHOOL_SORTS } from '@fairway/rules/administration';
import { COUNTRIES } from '@fairway/rules/countries';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, sortedChoice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.schools'), path: pathOf('admin-schools'), noIndex: true }));

const YES_OR_NO = ['yes', 'no'] as const;
const LIST = defineList({
  sorts: ADMIN_SCHOOL_SORTS,
  sort: 'name',
  filters: { managed: one(YES_OR_NO), suspended: one(YES_OR_NO), country: one(COUNTRIES) },
});

export default function SchoolsPage() {
  const t = useTranslations('admin.schools');
  const words = useTranslations('admin');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/schools');
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
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'country', title: t('country'), sort: 'country', cell: (row) => (row.country ? formats.country(row.country) : null) },
          { key: 'city', title: t('city'), cell: (row) => row.city, wideOnly: true },
          { key: 'managed', title: t('managed'), cell: (row) => (row.isManaged ? words('yes') : words('no')) },
          { key: 'suspended', title: t('suspended'), cell: (row) => (row.isSuspended ? words('yes') : null), wideOnly: true },
          { key: 'administrators', title: t('administrators'), align: 'end', cell: (row) => row.administrators },
          { key: 'staff', title: t('staff'), align: 'end', cell: (row) => row.staff },
        ]}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('admin-school', { id: row.id })}
        filters={[
          choice('managed', t('managed'), YES_OR_NO, (value) => words(value)),
          choice('suspended', t('suspended'), YES_OR_NO, (value) => words(value)),
          sortedChoice('country', t('country'), COUNTRIES, formats.country),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
