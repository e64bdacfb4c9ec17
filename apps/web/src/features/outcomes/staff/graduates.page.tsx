// /staff/outcomes/graduates: who the report counts, what is known of each, and writing down what staff know. @rule outcomes.6
import '../../../lib/later-messages.ts';
import { KNOWN_FILTERS, OUTCOME_SORTS, OUTCOME_SOURCES, OUTCOME_STATUSES } from '@fairway/rules/outcomes';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../../lib/console/console-school.ts';
import { anyNumber, anyText, defineList, one, several } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { type GraduateOutcome, LIST, reportQuery } from '../queries.ts';
import { OutcomeViews } from './outcome-views.tsx';
import { recordDialog } from './record-dialog.tsx';

const GRADUATES = defineList({
  sorts: OUTCOME_SORTS,
  sort: '-endsOn',
  filters: {
    program: anyText,
    endYear: anyNumber,
    statuses: several(OUTCOME_STATUSES),
    sources: several(OUTCOME_SOURCES),
    known: one(KNOWN_FILTERS),
  },
});
const keyOf = ({ studyId }: GraduateOutcome) => studyId;

export const meta = pageMeta(({ t }) => ({ title: t('outcome-reports.list.title'), path: pathOf('staff-graduates'), noIndex: true }));

export default function GraduatesPage() {
  const t = useTranslations('outcome-reports');
  const dialogs = useDialogs();
  const format = useReaderFormats();
  const { schoolId } = useConsoleSchool();
  const records = useDuty('advising');
  const { href } = useConsoleHrefs();
  const list = useList(GRADUATES, LIST, { schoolId });
  const choices = useQuery(reportQuery(useApi(), schoolId, {})).data;
  const { program, endYear } = list.address.asked;
  return (
    <ConsolePage
      title={t('list.title')}
      description={t('list.text')}
      views={<OutcomeViews here="staff-graduates" query={{ program, endYear }} />}
    >
      <ListPage
        title={t('list.title')}
        {...list}
        keyOf={keyOf}
        searchLabel={t('list.search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'program', title: t('list.program'), sort: 'program', cell: (row) => row.program.name },
          { key: 'endsOn', title: t('list.endsOn'), sort: 'endsOn', cell: (row) => format.calendarDate(row.endsOn) },
          {
            key: 'status',
            title: t('list.status'),
            sort: 'status',
            cell: ({ outcome }) => (outcome ? t(`statuses.${outcome.status}`) : t('unknown')),
          },
          { key: 'source', title: t('list.source'), cell: ({ outcome }) => (outcome ? t(`sources.${outcome.source}`) : null) },
          { key: 'employer', title: t('list.employer'), cell: ({ outcome }) => outcome?.employer ?? outcome?.school },
          { key: 'jobTitle', title: t('list.jobTitle'), cell: ({ outcome }) => outcome?.title ?? outcome?.degree },
          { key: 'country', title: t('list.country'), cell: ({ outcome }) => (outcome?.country ? format.country(outcome.country) : null) },
          {
            key: 'updatedAt',
            title: t('list.updatedAt'),
            sort: 'updatedAt',
            extra: true,
            cell: ({ outcome }) => (outcome ? format.date(new Date(outcome.updatedAt)) : null),
          },
        ]}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('staff-student', { id: row.userId })}
        filters={[
          {
            name: 'program',
            title: t('list.program'),
            options: (choices?.programs ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'endYear', title: t('year'), options: (choices?.endYears ?? []).map((year) => ({ value: `${year}`, label: `${year}` })) },
          choice('statuses', t('list.status'), OUTCOME_STATUSES, (value) => t(`statuses.${value}`)),
          choice('sources', t('list.source'), OUTCOME_SOURCES, (value) => t(`sources.${value}`)),
          choice('known', t('list.known'), KNOWN_FILTERS, (value) => t(`list.knowns.${value}`)),
        ]}
        actions={(row) =>
          !records || row.outcome?.source === 'survey' ? null : (
            <Button
              size="small"
              aria-label={t('list.recordOf', { name: row.name })}
              onClick={() => void dialogs.open(recordDialog, { graduate: row, schoolId })}
            >
              {t('list.record')}
            </Button>
          )
        }
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
    </ConsolePage>
  );
}
