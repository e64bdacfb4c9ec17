// The queue of CV reviews: what waits longest first.
import '../../lib/later-messages.ts';
import { REVIEW_ASSIGNEES, REVIEW_SORTS, REVIEW_STATES } from '@fairway/rules/cv-reviews';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { defineList, one, several } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../lib/lists/use-list-address.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { useReaderFormats } from '../account/components/use-formats.ts';
import { useLiveReviews } from './components/live-reviews.ts';
import { settingsDialog } from './components/settings-dialog.tsx';
import { StateBadge } from './components/state-badge.tsx';
import { type CvReviewRow, QUEUE, RECORD, STAFF_PATHS, settingsQuery, useAct } from './queries.ts';

const LIST = defineList({
  sorts: REVIEW_SORTS,
  sort: 'waitingSince',
  filters: { states: several(REVIEW_STATES), assigned: one(REVIEW_ASSIGNEES), overdue: one(['true'] as const) },
});

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.cvReviews'), path: pathOf('staff-cv-reviews'), noIndex: true }));

const keyOf = (row: CvReviewRow) => row.id;

export default function StaffReviewsPage() {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const userId = useSession()?.user?.id;
  const { schoolId } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const address = useListAddress(LIST);
  useLiveReviews();
  const reply = useListPage(api.query.queryOptions('get', QUEUE, { params: { path: { schoolId }, query: address.asked } }));
  const settings = useQuery(settingsQuery(api, schoolId)).data;
  const act = useAct(...STAFF_PATHS);
  const take = (row: CvReviewRow) => {
    const body = { userId: userId ?? null, from: row.assignedTo?.userId ?? null };
    const run = () => api.call.PUT(`${RECORD}/assignee`, { params: { path: { schoolId, id: row.id } }, body });
    act.mutate({ run, done: t('queue.taken') });
  };
  const date = (at: string) => formats.date(new Date(at));
  return (
    <ConsolePage
      title={t('queue.title')}
      description={settings && !settings.isOn ? t('queue.offText') : t('queue.text')}
      actions={
        settings?.can.edit ? (
          <Button onClick={() => void dialogs.open(settingsDialog, { settings, schoolId })}>{t('queue.settings')}</Button>
        ) : null
      }
    >
      <ListPage
        title={t('queue.title')}
        address={address}
        reply={reply}
        searchLabel={t('queue.search')}
        csvPath={`/api/v1/staff/schools/${schoolId}/cv-reviews/export.csv`}
        columns={[
          { key: 'name', title: t('queue.name'), sort: 'name', cell: (row) => row.name },
          {
            key: 'state',
            title: t('queue.state'),
            sort: 'state',
            cell: (row) => <StateBadge state={row.state} isOverdue={row.isOverdue} />,
          },
          { key: 'waitingSince', title: t('queue.waitingSince'), sort: 'waitingSince', cell: (row) => date(row.waitingSince) },
          { key: 'dueAt', title: t('queue.due'), sort: 'dueAt', cell: (row) => date(row.dueAt) },
          { key: 'program', title: t('queue.program'), cell: (row) => row.program },
          { key: 'assigned', title: t('queue.assigned'), cell: (row) => row.assignedTo?.name ?? t('queue.nobody') },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.name}
        hrefOf={(row) => href('staff-cv-review', { id: row.id })}
        filters={[
          { name: 'states', title: t('queue.state'), options: REVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) })) },
          {
            name: 'assigned',
            title: t('queue.assigned'),
            options: REVIEW_ASSIGNEES.map((value) => ({ value, label: t(`queue.${value}`) })),
          },
          { name: 'overdue', title: t('overdue'), options: [{ value: 'true', label: t('queue.overdueOnly') }] },
        ]}
        actions={(row) =>
          row.assignedTo === null && (row.state === 'waiting' || row.state === 'commented') ? (
            <Button size="small" aria-label={`${t('queue.take')}: ${row.name}`} onClick={() => take(row)}>
              {t('queue.take')}
            </Button>
          ) : null
        }
        empty={{ drawing: 'list', title: t('queue.empty'), text: t('queue.emptyText') }}
      />
    </ConsolePage>
  );
}
