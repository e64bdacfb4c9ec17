// The report by school that verified the readers. What is of fewer than ten is not told. @rule insights.5
import { INSIGHT_COUNTS, INSIGHT_SCHOOL_SORTS } from '@fairway/rules/insights';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { defineList } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type InsightSchool, SCHOOLS } from '../queries.ts';
import { InsightViews } from './insight-views.tsx';
import { PERIOD_READERS, usePeriodFilters } from './period-filters.ts';

const LIST = defineList({ sorts: INSIGHT_SCHOOL_SORTS, sort: 'name', filters: PERIOD_READERS });
/** Shown once somebody chooses them: the list has room for what is asked most. */
const EXTRA: readonly string[] = ['saves', 'offers'];

export function SchoolReport() {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const { href } = useConsoleHrefs();
  const list = useList(LIST, SCHOOLS, { organizationId });
  const { period, from, to } = list.address.asked;
  const told = (count: number | null) => (count === null ? t('fewer') : format.number(count));
  return (
    <ConsolePage title={t('title')} description={t('schoolsText')} views={<InsightViews here="schools" asked={{ period, from, to }} />}>
      <ListPage
        {...list}
        title={t('schools')}
        searchLabel={t('searchSchools')}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => href('employer-insights', {}, { school: String(id), period, from, to })}
        filters={usePeriodFilters()}
        columns={[
          { key: 'name', title: t('school'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
          ...INSIGHT_COUNTS.map((name) => ({
            ...{ key: name, title: t(`counts.${name}`), ...(EXTRA.includes(name) ? { extra: true as const } : {}) },
            cell: (row: InsightSchool) => told(row[name]),
          })),
        ]}
        empty={{ title: t('noSchools'), text: t('noSchoolsText') }}
      />
    </ConsolePage>
  );
}
