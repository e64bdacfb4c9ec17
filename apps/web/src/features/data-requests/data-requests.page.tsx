// /staff/data-requests: what people asked a school about what it holds on them, and who asked the platform to erase their account. For administrators.
import '../../lib/later-messages.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_SORTS, DATA_REQUEST_STATES } from '@fairway/rules/data-requests';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { defineList, several } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { recordDialog } from './components/record-dialog.tsx';
import { StateBadge } from './components/state-badge.tsx';
import { accountsQuery, LIST_PATH } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.dataRequests'), path: pathOf('staff-data-requests'), noIndex: true }));

const LIST = defineList({
  sorts: DATA_REQUEST_SORTS,
  sort: 'dueOn',
  filters: { states: several(DATA_REQUEST_STATES), kinds: several(DATA_REQUEST_KINDS) },
});

export default function DataRequestsPage() {
  const t = useTranslations('data-requests');
  const title = useTranslations('console.staff')('dataRequests');
  const { schoolId, name: school, administered } = useConsoleSchool();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const record = async () => {
    if (!(await dialogs.open(recordDialog, { schoolId }))) return;
    showToast({ kind: 'success', text: t('form.saved') });
    await queries.invalidateQueries({ queryKey: ['get', LIST_PATH] });
  };
  return (
    <ConsolePage
      title={title}
      description={t('text', { school })}
      actions={
        administered ? (
          <Button variant="primary" onClick={() => void record()}>
            {t('record')}
          </Button>
        ) : null
      }
    >
      {administered ? (
        <>
          <Accounts />
          <Requests title={title} />
        </>
      ) : (
        <EmptyState drawing="list" title={t('administratorsOnly')} />
      )}
    </ConsolePage>
  );
}

/** Nobody has to do anything about them, so they are a notice and no list. */
function Accounts() {
  const t = useTranslations('data-requests.asked');
  const formats = useReaderFormats();
  const { schoolId } = useConsoleSchool();
  const { data } = useQuery(accountsQuery(useApi(), schoolId));
  const accounts = data?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <Banner title={t('title', { count: accounts.length })}>
      <p>{t('text')}</p>
      <ul>
        {accounts.map(({ userId, name, dueAt }) => (
          <li key={userId}>{t('due', { name, date: formats.dateTime(new Date(dueAt)) })}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Requests({ title }: { title: string }) {
  const t = useTranslations('data-requests');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const { schoolId } = useConsoleSchool();
  const list = useList(LIST, LIST_PATH, { schoolId });
  return (
    <ListPage
      title={title}
      {...list}
      searchLabel={t('search')}
      nameOf={({ name, kind }) => `${t(`kinds.${kind}`)} ${name ?? t('somebody')}`}
      hrefOf={({ id }) => href('staff-data-request', { id })}
      columns={[
        { key: 'name', title: t('name'), cell: ({ name }) => name ?? t('somebody') },
        { key: 'kind', title: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'state', title: t('state'), cell: (request) => <StateBadge request={request} /> },
        { key: 'dueOn', title: t('due'), sort: 'dueOn', cell: ({ dueOn }) => formats.calendarDate(dueOn) },
        { key: 'receivedOn', title: t('received'), sort: 'receivedOn', cell: ({ receivedOn }) => formats.calendarDate(receivedOn) },
        { key: 'cameBy', title: t('came'), cell: ({ cameBy }) => t(`ways.${cameBy}`), wideOnly: true },
      ]}
      filters={[
        choice('states', t('state'), DATA_REQUEST_STATES, (state) => t(`states.${state}`)),
        choice('kinds', t('kind'), DATA_REQUEST_KINDS, (kind) => t(`kinds.${kind}`)),
      ]}
      empty={{ title: t('empty') }}
    />
  );
}
