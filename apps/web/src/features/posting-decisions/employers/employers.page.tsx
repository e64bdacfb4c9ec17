// /staff/employers: who writes for students of the school, what the school lets them do, and what other schools made of their postings.
import '../../../lib/later-messages.ts';
import { SCHOOL_EMPLOYER_SORTS, SCHOOL_EMPLOYER_STATES } from '@fairway/rules/posting-decisions';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../../lib/console/console-school.ts';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useLiveDecisions } from '../components/live-decisions.ts';
import { SCHOOL_EMPLOYERS, type SchoolEmployerRow } from '../queries.ts';
import { useEditEmployer } from './components/employer-dialog.tsx';
import { EmployerMarks } from './components/employer-marks.tsx';

const LIST = defineList({
  sorts: SCHOOL_EMPLOYER_SORTS,
  sort: 'name',
  filters: { state: one(SCHOOL_EMPLOYER_STATES), trusted: one(['true'] as const) },
});
const keyOf = ({ organizationId }: SchoolEmployerRow) => String(organizationId);

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.employers'), path: pathOf('staff-employers'), noIndex: true }));

export default function SchoolEmployersPage() {
  const t = useTranslations('school-postings.employers');
  const reasons = useTranslations('school-postings.reasons');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const { schoolId, name: school } = useConsoleSchool();
  const keeps = useDuty('employerRelations');
  const list = useList(LIST, SCHOOL_EMPLOYERS, { schoolId });
  const edit = useEditEmployer();
  useLiveDecisions();
  return (
    <ConsolePage title={t('title')} description={t('text', { school })}>
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        keyOf={keyOf}
        nameOf={(row: SchoolEmployerRow) => row.name}
        hrefOf={(row) => href('staff-employer', { organizationId: row.organizationId })}
        columns={[
          { key: 'name', title: t('title'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
          {
            key: 'state',
            title: t('state'),
            cell: (row) => <EmployerMarks employer={row} />,
          },
          {
            key: 'waiting',
            title: t('waiting'),
            sort: 'waiting',
            cell: (row) =>
              row.waiting > 0 ? (
                <Link href={href('staff-postings', {}, { organization: row.organizationId, state: 'waiting' })}>
                  {formats.number(row.waiting)}
                  <span className="fw-hidden">
                    {t('waiting')}, {row.name}
                  </span>
                </Link>
              ) : (
                formats.number(row.waiting)
              ),
          },
          { key: 'here', title: t('here'), cell: (row) => t('hereCount', { approved: row.approved, declined: row.declined }) },
          {
            key: 'others',
            title: t('others'),
            cell: (row) =>
              [
                t('othersCount', { approved: row.approvedBy, declined: row.declinedBy }),
                ...row.reasons.map(({ reason, schools }) => t('reasonCount', { reason: reasons(reason), schools })),
              ].join(' · '),
          },
        ]}
        filters={[
          choice('state', t('state'), SCHOOL_EMPLOYER_STATES, (value) => t(`states.${value}`)),
          choice('trusted', t('trusted'), ['true'] as const, () => t('trustedYes')),
        ]}
        actions={(row) =>
          keeps && (
            <Button size="small" aria-label={`${t('edit')}: ${row.name}`} onClick={() => void edit(row)}>
              {t('edit')}
            </Button>
          )
        }
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
