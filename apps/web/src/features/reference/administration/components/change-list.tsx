// What an import changes, entry by entry: what stood there, and what does then.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { isLocale, languageTag } from '@fairway/rules/locales';
import { EDITED_KINDS, IMPORT_CHANGES } from '@fairway/rules/reference-entries';
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ReferenceChange } from '../queries.ts';
import styles from './change-list.module.css';

const LIST = defineList({ sorts: ['line', 'key'], sort: 'line', filters: { kind: one(EDITED_KINDS), change: one(IMPORT_CHANGES) } });
const keyOf = (row: ReferenceChange) => `${row.place}`;

export function ChangeList({ id }: { id: string }) {
  const t = useTranslations('reference-data.import');
  const kinds = useTranslations('reference-data.kinds');
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/reference-imports/{id}/changes', { id });
  return (
    <ListPage
      title={t('changes')}
      {...list}
      searchLabel={t('search')}
      keyOf={keyOf}
      columns={[
        { key: 'key', title: t('entry'), sort: 'key', cell: (row) => <Entry row={row} /> },
        { key: 'kind', title: t('kind'), cell: (row) => kinds(row.kind), wideOnly: true },
        { key: 'change', title: t('change'), cell: (row) => (row.isNew ? <Badge meaning="success">{t('new')}</Badge> : t('changed')) },
        { key: 'differences', title: t('differences'), cell: (row) => <Differences row={row} />, isTall: true },
        {
          key: 'line',
          title: t('lineTitle'),
          sort: 'line',
          align: 'end',
          cell: (row) => (row.line > 0 ? formats.number(row.line) : null),
          wideOnly: true,
        },
      ]}
      nameOf={(row) => row.key}
      filters={[
        choice('kind', t('kind'), EDITED_KINDS, (value) => kinds(value)),
        choice('change', t('change'), IMPORT_CHANGES, (value) => t(value)),
      ]}
      empty={{ title: t('noChanges') }}
    />
  );
}

/** A new entry has no page of its own before it is written. */
function Entry({ row: { key, kind, entryId } }: { row: ReferenceChange }) {
  const { href } = useHrefs();
  return entryId ? <Link href={href('admin-reference-entry', { kind, id: entryId })}>{key}</Link> : <bdi>{key}</bdi>;
}

function Differences({ row: { differences } }: { row: ReferenceChange }) {
  const t = useTranslations('reference-data.import');
  return (
    <dl className={styles.differences}>
      {differences.map(({ field, before, after }) => {
        const lang = isLocale(field) ? { lang: languageTag(field) } : {};
        return (
          <div key={field}>
            <dt {...lang}>{isLocale(field) ? LOCALE_NAMES[field] : t(field === 'concept' ? 'concept' : 'spellings')}</dt>
            <dd>
              {before === null ? null : (
                <del dir="auto" {...lang}>
                  {before}
                </del>
              )}{' '}
              {after === null ? (
                t('nothing')
              ) : (
                <ins dir="auto" {...lang}>
                  {after}
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
