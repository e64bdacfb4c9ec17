// /staff/verifications: requests of a school to be decided by its career services, oldest first, and what was decided lately. With a row's
// focus: a approves, r rejects, q asks back, u undoes, t takes it. It follows what others do, and keeps what is chosen.
import '../../../lib/later-messages.ts';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import {
  QUEUE_AGES,
  QUEUE_ASSIGNEES,
  QUEUE_KINDS,
  QUEUE_SORTS,
  QUEUE_STATUSES,
  QUEUE_VIEWS,
  type QueueSort,
  type QueueView,
} from '@fairway/rules/verification-queue';
import { Button } from '@fairway/ui/button';
import { TabLinks } from '@fairway/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleSchool, useDuty } from '../../../lib/console/console-school.ts';
import { anyText, defineList, type ListChanges, one, several, view } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { type ListColumn, ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { recordId } from '../../../lib/record-ids.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useLiveRequests } from './components/live-requests.ts';
import styles from './components/request.module.css';
import { ProgramCell, RequestCell, StateCell } from './components/request-cells.tsx';
import { RequestPanel } from './components/request-panel.tsx';
import type { RequestAction, RequestRow } from './components/requests.ts';
import { useDecisions } from './components/use-decisions.ts';
import { useTaking } from './components/use-taking.ts';

const LIST = defineList({
  sorts: QUEUE_SORTS,
  sort: 'requestedAt',
  filters: {
    view: view(QUEUE_VIEWS),
    status: one(QUEUE_STATUSES),
    kind: one(QUEUE_KINDS),
    program: anyText,
    level: several(EDUCATION_LEVELS),
    endsFrom: anyText,
    endsTo: anyText,
    age: one(QUEUE_AGES),
    assigned: one(QUEUE_ASSIGNEES),
  },
});
const KEYS = [
  ['a', 'approve'],
  ['r', 'reject'],
  ['q', 'askBack'],
  ['u', 'undo'],
  ['e', 'extend'],
] as const;
const PATH = '/api/v1/staff/schools/{schoolId}/verifications';

export const meta = pageMeta(({ t }) => ({
  title: t('console.staff.verifications'),
  path: pathOf('staff-verifications'),
  noIndex: true,
}));

export default function VerificationsPage() {
  const t = useTranslations('verification-queue');
  const staff = useTranslations('console.staff');
  const { schoolId, name: school } = useConsoleSchool();
  const list = useList(LIST, PATH, { schoolId });
  const navigate = useNavigate();
  const openId = recordId(new URLSearchParams(useLocation().search).get('request'));
  const decisions = useDecisions();
  const taking = useTaking();
  const words = useTranslations('cv-reviews.queue');
  const decides = useDuty('advising');
  useLiveRequests();
  const { reply, address } = list;
  const { asked } = address;
  const which = asked.view ?? 'open';
  const isOpen = which === 'open';
  const rows = reply.data?.rows ?? [];
  const at = rows.findIndex((row) => row.id === openId);

  const hrefOf = (id: string | undefined) => address.hrefOf({ request: id ?? null, page: asked.page });
  const act = (action: RequestAction, row: RequestRow) => {
    if (row.actions.includes(action) && decisions.busyId !== row.id) void decisions[action](row);
  };
  const bulk = (chosen: RequestRow[], done: () => void) => [
    ...(['approve', 'reject'] as const).map((decision) => (
      <Button
        key={decision}
        size="small"
        variant={decision === 'approve' ? 'primary' : 'secondary'}
        onClick={async () => {
          if (await decisions.decide(chosen, decision)) done();
        }}
      >
        {t(decision)}
      </Button>
    )),
    <Button key="take" size="small" onClick={() => void taking.takeMany(chosen).then(done)}>
      {words('take')}
    </Button>,
  ];
  return (
    <ConsolePage
      title={staff('verifications')}
      description={t('description', { school })}
      views={<Views hrefOf={address.hrefOf} which={which} />}
    >
      <ListPage
        title={t(which)}
        {...list}
        searchLabel={t('search')}
        columns={useColumns(which)}
        nameOf={(row) => row.name}
        hrefOf={(row) => hrefOf(row.id)}
        filters={useFilters(which)}
        keys={
          decides
            ? [
                ...KEYS.map(([key, action]) => ({ key, label: t(`keys.${action}`), run: (row: RequestRow) => act(action, row) })),
                { key: 't', label: t('keys.take'), run: (row: RequestRow) => void (row.state === 'pending' && taking.turn(row)) },
              ]
            : []
        }
        {...(isOpen && decides ? { bulk } : {})}
        actions={(row) => (
          <span className={styles.buttons}>
            {(['approve', 'reject', ...(which === 'expiring' ? (['extend'] as const) : (['undo'] as const))] as const)
              .filter((action) => row.actions.includes(action))
              .map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant={action === 'reject' ? 'quiet' : 'secondary'}
                  busy={decisions.busyId === row.id && action !== 'reject'}
                  aria-label={`${t(action)}: ${row.name}`}
                  onClick={() => act(action, row)}
                >
                  {t(action)}
                </Button>
              ))}
          </span>
        )}
        empty={{ title: t(`empty.${which}`), text: t(`empty.${which}Text`) }}
      />
      <RequestPanel
        id={openId}
        previousId={rows[at - 1]?.id}
        nextId={at < 0 ? undefined : rows[at + 1]?.id}
        decisions={decisions}
        onShow={(id) => void navigate(hrefOf(id), { replace: true, preventScrollReset: true })}
      />
    </ConsolePage>
  );
}

const NEW_VIEW = { status: null, age: null, assigned: null, sort: null, request: null };

function Views({ hrefOf, which }: { hrefOf: (changes: ListChanges) => string; which: QueueView }) {
  const t = useTranslations('verification-queue');
  return (
    <TabLinks
      label={t('views')}
      links={[
        { href: hrefOf({ ...NEW_VIEW, view: null }), label: t('open'), current: which === 'open' },
        { href: hrefOf({ ...NEW_VIEW, view: 'decided', sort: '-decidedAt' }), label: t('decided'), current: which === 'decided' },
        { href: hrefOf({ ...NEW_VIEW, view: 'past', sort: '-decidedAt' }), label: t('past'), current: which === 'past' },
        {
          href: hrefOf({ ...NEW_VIEW, view: 'expiring', sort: 'expiresAt' }),
          label: t('expiring'),
          current: which === 'expiring',
        },
      ]}
    />
  );
}

type RequestColumn = ListColumn<RequestRow, QueueSort>;

function useColumns(which: QueueView): RequestColumn[] {
  const t = useTranslations('verification-queue');
  const format = useReaderFormats();
  const decided = ({ decidedAt, decidedBy }: RequestRow) => (
    <span className={styles.line}>
      {instant(decidedAt)}
      {decidedBy ? <span className={styles.faint}>{t('byWhom', { name: decidedBy })}</span> : null}
    </span>
  );
  const instant = (at: string | null) =>
    at ? (
      <time className={styles.when} dateTime={at} title={format.dateTime(new Date(at))}>
        {format.when(new Date(at))}
      </time>
    ) : null;
  const last: Record<QueueView, RequestColumn> = {
    open: { key: 'requestedAt', title: t('columns.requestedAt'), sort: 'requestedAt', cell: (row) => instant(row.requestedAt) },
    decided: { key: 'decidedAt', title: t('columns.decidedAt'), sort: 'decidedAt', cell: decided },
    past: { key: 'decidedAt', title: t('columns.decidedAt'), sort: 'decidedAt', cell: decided },
    expiring: { key: 'expiresAt', title: t('columns.expiresAt'), sort: 'expiresAt', cell: (row) => instant(row.expiresAt) },
  };
  return [
    { key: 'name', title: t('columns.name'), sort: 'name', cell: (row) => row.name || row.email },
    { key: 'request', title: t('columns.request'), cell: (row) => <RequestCell row={row} /> },
    { key: 'program', title: t('columns.program'), cell: (row) => <ProgramCell row={row} /> },
    { key: 'state', title: t('columns.state'), sort: 'state', cell: (row) => <StateCell row={row} /> },
    last[which],
  ];
}

function useFilters(which: QueueView) {
  const t = useTranslations('verification-queue');
  const levels = useTranslations('terms.educationLevels');
  const words = useTranslations('students');
  const takers = useTranslations('cv-reviews.queue');
  const { schoolId } = useConsoleSchool();
  const { data } = useQuery(
    useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/verifications/programs', { params: { path: { schoolId } } }),
  );
  const statuses: Record<QueueView, readonly (typeof QUEUE_STATUSES)[number][]> = {
    open: ['waiting', 'answered', 'asked'],
    decided: ['approved', 'rejected'],
    past: ['approved', 'rejected'],
    expiring: [],
  };
  const programs = [
    ...(data?.programs ?? []).map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` })),
    ...(['typed', 'none'] as const).map((value) => ({ value: value as string, label: t(`programs.${value}`) })),
  ];
  return [
    ...(statuses[which].length > 0 ? [choice('status', t('filters.status'), statuses[which], (value) => t(`statuses.${value}`))] : []),
    choice('kind', t('filters.kind'), QUEUE_KINDS, (value) => t(`kinds.${value}`)),
    { name: 'program' as const, title: t('filters.program'), options: programs },
    choice('level', t('filters.level'), EDUCATION_LEVELS, (value) => levels(value)),
    { name: 'endsFrom' as const, title: words('endsFrom'), options: endYears().map((year) => ({ value: `${year}-01-01`, label: year })) },
    { name: 'endsTo' as const, title: words('endsTo'), options: endYears().map((year) => ({ value: `${year}-12-31`, label: year })) },
    ...(which === 'open'
      ? [
          choice('age', t('filters.age'), QUEUE_AGES, (value) => t(`ages.${value}`)),
          choice('assigned', takers('assigned'), QUEUE_ASSIGNEES, (value) => takers(value)),
        ]
      : []),
  ];
}

/** Years in which who asks to be verified may end: the latest first. */
function endYears(): string[] {
  const thisYear = new Date().getFullYear();
  return Array.from({ length: 12 }, (_, n) => String(thisYear + 8 - n));
}
