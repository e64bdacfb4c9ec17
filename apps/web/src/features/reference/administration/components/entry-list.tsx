// The entries of a list that can be edited.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES } from '@fairway/rules/locales';
import { type EditedKind, ENTRY_SORTS, ENTRY_STATES } from '@fairway/rules/reference-entries';
import { Badge } from '@fairway/ui/badge';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import type { Entry } from '../queries.ts';

const LIST = defineList({ sorts: ENTRY_SORTS, sort: 'name', filters: { state: one(ENTRY_STATES), missing: one(LOCALES) } });
const nameOf = (row: Entry) => row.names.en ?? row.key;

export function EntryList({ kind }: { kind: EditedKind }) {
  const t = useTranslations('reference-data.list');
  const kinds = useTranslations('reference-data.kinds');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const list = useList(LIST, '/api/v1/admin/reference/{kind}', { kind });
  return (
    <ConsolePage
      title={kinds(kind)}
      description={t('text')}
      crumbs={[{ href: href('admin-reference'), label: console('reference') }]}
      actions={
        <LinkButton variant="primary" href={href('admin-reference-entry', { kind, id: 'new' })}>
          {t('add')}
        </LinkButton>
      }
    >
      <ListPage
        title={kinds(kind)}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: nameOf },
          { key: 'missing', title: t('missing'), cell: (row) => <Missing row={row} /> },
          { key: 'uses', title: t('uses'), cell: (row) => <Uses row={row} /> },
          { key: 'key', title: t('key'), cell: (row) => row.key, wideOnly: true },
          { key: 'from', title: t('from'), cell: (row) => row.source, wideOnly: true },
          {
            key: 'state',
            title: t('state'),
            cell: (row) => (row.offered ? t('offered') : <Badge meaning="warning">{t('retired')}</Badge>),
          },
        ]}
        nameOf={nameOf}
        hrefOf={(row) => href('admin-reference-entry', { kind, id: row.id })}
        filters={[
          choice('missing', t('missingIn'), LOCALES, (value) => LOCALE_NAMES[value]),
          choice('state', t('state'), ENTRY_STATES, (value) => t(value)),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

/** Few languages by name, many by their number. */
const NAMED_MAX = 3;

function Missing({ row }: { row: Entry }) {
  const t = useTranslations('reference-data.list');
  const missing = LOCALES.filter((locale) => !row.names[locale]);
  if (missing.length === 0) return t('none');
  return missing.length > NAMED_MAX ? `${missing.length} / ${LOCALES.length}` : missing.map((locale) => LOCALE_NAMES[locale]).join(', ');
}

export function Uses({ row: { uses } }: { row: Entry }) {
  const t = useTranslations('reference-data.list');
  const parts = [
    t('profiles', { count: uses.profiles }),
    uses.companies === null ? null : t('companies', { count: uses.companies }),
    uses.postings === null ? null : t('postings', { count: uses.postings }),
  ];
  return parts.filter(Boolean).join(' · ');
}
