// The concepts that search knows, as they ship and as they were changed here.
import '../../../lib/later-messages.ts';
import { CONCEPT_KINDS, CONCEPT_SORTS, CONCEPT_STATES } from '@fairway/rules/concepts/editing';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { Renewal } from './components/renewal.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.concepts'), path: pathOf('admin-concepts'), noIndex: true }));

const LIST = defineList({ sorts: CONCEPT_SORTS, sort: 'id', filters: { kind: one(CONCEPT_KINDS), state: one(CONCEPT_STATES) } });

export default function ConceptsPage() {
  const t = useTranslations('concepts');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/concepts');
  return (
    <ConsolePage
      title={console('concepts')}
      description={t('text')}
      actions={
        <LinkButton variant="primary" href={href('admin-concept', { id: 'new' })}>
          {t('add')}
        </LinkButton>
      }
    >
      <Renewal />
      <ListPage
        title={console('concepts')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'id', title: t('concept'), sort: 'id', cell: (row) => row.id },
          { key: 'sample', title: t('words'), cell: (row) => <bdi lang="en">{row.sample}</bdi>, wideOnly: true },
          { key: 'words', title: t('count'), sort: 'words', cell: (row) => formats.number(row.words) },
          { key: 'kind', title: t('kind'), cell: (row) => t(`kinds.${row.kind}`) },
          { key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
          { key: 'at', title: t('at'), sort: 'at', cell: (row) => (row.at ? formats.dateTime(new Date(row.at)) : '') },
        ]}
        nameOf={(row) => row.id}
        hrefOf={(row) => href('admin-concept', { id: row.id })}
        filters={[
          choice('kind', t('kind'), CONCEPT_KINDS, (value) => t(`kinds.${value}`)),
          choice('state', t('state'), CONCEPT_STATES, (value) => t(`states.${value}`)),
        ]}
        csvPath="/api/v1/admin/concepts/export.csv"
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
