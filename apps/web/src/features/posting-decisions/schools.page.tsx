// /employer/schools: schools for which an organization wrote postings, and what they made of them.
import '../../lib/later-messages.ts';
import { ORGANIZATION_SCHOOL_SORTS } from '@fairway/rules/posting-decisions';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Nothing } from '../../lib/console/loaded.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ORGANIZATION_SCHOOLS, type OrganizationSchoolRow } from './queries.ts';

const LIST = defineList({ sorts: ORGANIZATION_SCHOOL_SORTS, sort: 'name', filters: { asked: one(['true'] as const) } });
const keyOf = ({ schoolId }: OrganizationSchoolRow) => String(schoolId);

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.schools'), path: pathOf('employer-schools'), noIndex: true }));

export default function OrganizationSchoolsPage() {
  // Somebody may recruit for one organization and represent another.
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <Schools />;
}

function Schools() {
  const t = useTranslations('organization-schools');
  const console = useTranslations('console.employer');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const list = useList(LIST, ORGANIZATION_SCHOOLS, { organizationId });
  return (
    <ConsolePage title={console('schools')} description={t('text')}>
      <ListPage
        title={console('schools')}
        {...list}
        searchLabel={t('search')}
        keyOf={keyOf}
        nameOf={(row: OrganizationSchoolRow) => row.name}
        hrefOf={(row) => href('employer-postings', {}, { school: row.schoolId, ...(row.asked > 0 ? { asked: 'true' } : {}) })}
        columns={[
          { key: 'name', title: t('school'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
          { key: 'country', title: t('country'), wideOnly: true, cell: (row) => (row.country ? formats.country(row.country) : '') },
          { key: 'asked', title: t('asked'), sort: 'asked', cell: (row) => formats.number(row.asked) },
          { key: 'waiting', title: t('waiting'), cell: (row) => formats.number(row.waiting) },
          { key: 'approved', title: t('approved'), cell: (row) => formats.number(row.approved) },
          { key: 'declined', title: t('declined'), cell: (row) => formats.number(row.declined) },
          { key: 'last', title: t('last'), sort: 'last', wideOnly: true, cell: (row) => formats.when(new Date(row.lastAt)) },
        ]}
        filters={[choice('asked', t('asked'), ['true'] as const, () => t('askedYes'))]}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
