// How many entries of each list have a name in each language; a gap leads to the entries that lack it. @rule reference.8
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { FIXED_KINDS } from '@fairway/rules/reference-entries';
import { type Column, DataTable } from '@fairway/ui/data-table';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { Overview } from '../queries.ts';

type Row = { locale: Locale };

export function Coverage({ overview }: { overview: Overview }) {
  const t = useTranslations('reference-data');
  const list = useTranslations('console.list');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  // Those of the messages are whole, or no release is made.
  const fixed = overview.fixed.filter(({ kind }) => FIXED_KINDS[kind] === 'cldr');
  const counted = [
    ...overview.lists.map(({ kind, offered, missing }) => ({ kind, total: offered, missing, isEdited: true })),
    ...fixed.map((one) => ({ ...one, isEdited: false })),
  ];
  const columns: Column<Row>[] = [
    {
      key: 'locale',
      title: t('coverage.language'),
      cell: ({ locale }) => <span lang={languageTag(locale)}>{LOCALE_NAMES[locale]}</span>,
    },
    ...counted.map(
      ({ kind, total, missing, isEdited }): Column<Row> => ({
        key: kind,
        title: t(`kinds.${kind}`),
        align: 'end',
        cell({ locale }) {
          const lacking = missing[locale] ?? 0;
          if (lacking === 0) return formats.number(total);
          const words = t('coverage.some', { named: formats.number(total - lacking), total: formats.number(total) });
          if (!isEdited) return words;
          const label = t('coverage.lacking', { kind: t(`kinds.${kind}`), language: LOCALE_NAMES[locale], count: formats.number(lacking) });
          return (
            <Link href={href('admin-reference-list', { kind }, { missing: locale, state: 'offered' })} aria-label={`${words}. ${label}`}>
              {words}
            </Link>
          );
        },
      }),
    ),
  ];
  return (
    <DataTable<Row>
      caption={t('coverage.title')}
      columns={columns}
      rows={LOCALES.map((locale) => ({ locale }))}
      keyOf={({ locale }) => locale}
      nameOf={({ locale }) => LOCALE_NAMES[locale]}
      sort=""
      onSort={() => undefined}
      texts={{ select: (name) => list('select', { name }), selectAll: list('selectAll'), actions: list('actions') }}
    />
  );
}
