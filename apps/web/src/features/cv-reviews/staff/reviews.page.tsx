// The queue of CV reviews: what waits longest first.
import '../../../lib/later-messages.ts';
import { REVIEW_ASSIGNEES, REVIEW_SORTS, REVIEW_STATES } from '@fairway/rules/cv-reviews';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../../lib/console/console-school.ts';
import { defineList, one, several } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useSession } from '../../../lib/session.ts';
import { useLiveReviews } from '../components/live-reviews.ts';
import { StateBadge } from '../components/state-badge.tsx';
import { type CvReviewRow, QUEUE, RECORD, STAFF_PATHS, settingsQuery, useAct } from '../queries.ts';
import { settingsDialog } from './settings-dialog.tsx';

const LIST = defineList({
  sorts: REVIEW_SORTS,
  sort: 'waitingSince',
  filters: { states: several(REVIEW_STATES), assigned: one(REVIEW_ASSIGNEES), overdue: one(['true'] as const) },
});

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.cvReviews'), path: pathOf('staff-cv-reviews'), noIndex: true }));

export default function StaffReviewsPage() {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const userId = useSession()?.user?.id;
  const { schoolId } = useConsoleSchool();
  const takes = useDuty('reviewing');
  const { href } = useConsoleHrefs();
  const list = useList(LIST, QUEUE, { schoolId });
  useLiveReviews();
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
        {...list}
        searchLabel={t('queue.search')}
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
        nameOf={(row) => row.name}
        hrefOf={(row) => href('staff-cv-review', { id: row.id })}
        filters={[
          choice('states', t('queue.state'), REVIEW_STATES, (value) => t(`states.${value}`)),
          choice('assigned', t('queue.assigned'), REVIEW_ASSIGNEES, (value) => t(`queue.${value}`)),
          { name: 'overdue', title: t('overdue'), options: [{ value: 'true', label: t('queue.overdueOnly') }] },
        ]}
        actions={(row) =>
          takes && row.assignedTo === null && (row.state === 'waiting' || row.state === 'commented') ? (
            <Button size="small" aria-label={`${t('queue.take')}: ${row.name}`} onClick={() => take(row)}>
              {t('queue.take')}
            </Button>
          ) : null
        }
        empty={{ title: t('queue.empty'), text: t('queue.emptyText') }}
      />
    </ConsolePage>
  );
}
