// Which school stands by which version of the agreement on data processing, since when and by whom. @rule processing-agreements.1
import '../../../lib/later-messages.ts';
import { AGREEMENT_SORTS, AGREEMENT_STATES } from '@fairway/rules/processing-agreements';
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList, several } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useVersionName } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({
  title: t('processing-agreements.list.title'),
  path: pathOf('admin-processing-agreement-schools'),
  noIndex: true,
}));

const LIST = defineList({ sorts: AGREEMENT_SORTS, sort: 'name', filters: { states: several(AGREEMENT_STATES) } });

export default function AgreementSchoolsPage() {
  const t = useTranslations('processing-agreements.list');
  const states = useTranslations('processing-agreements.states');
  const console = useTranslations('console.admin');
  const formats = useReaderFormats();
  const versionName = useVersionName();
  const { href } = useHrefs();
  const list = useList(LIST, '/api/v1/admin/processing-agreement/schools');
  return (
    <ConsolePage
      title={t('title')}
      description={t('text')}
      crumbs={[{ href: href('admin-processing-agreement'), label: console('processingAgreement') }]}
    >
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => href('admin-school', { id })}
        columns={[
          { key: 'name', title: t('school'), sort: 'name', cell: ({ name }) => name },
          {
            key: 'state',
            title: t('state'),
            cell: ({ state }) => <Badge meaning={state === 'accepted' ? 'success' : 'warning'}>{states(state)}</Badge>,
          },
          { key: 'version', title: t('version'), cell: ({ version }) => version && versionName(version) },
          {
            key: 'acceptedAt',
            title: t('at'),
            sort: 'acceptedAt',
            cell: ({ acceptedAt }) => acceptedAt && formats.dateTime(new Date(acceptedAt)),
          },
          { key: 'by', title: t('by'), cell: ({ acceptedBy }) => acceptedBy },
        ]}
        filters={[choice('states', t('state'), AGREEMENT_STATES, (state) => states(state))]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}
