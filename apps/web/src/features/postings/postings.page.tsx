// /employer/postings: what an organization wrote itself, in every state, with what can be done to several.
import '../../lib/later-messages.ts';
import { POSTING_SORTS, POSTING_STATES } from '@fairway/rules/posting-states';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Nothing } from '../../lib/console/loaded.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { anyNumber, defineList, one } from '../../lib/lists/list-address.ts';
import { choice, linked } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { readersTimeZone } from '../../lib/time-zone.ts';
import { BulkActions } from './components/bulk-actions.tsx';
import { StateMark } from './components/state-mark.tsx';
import { templatesDialog } from './components/templates-dialog.tsx';
import { type OwnPostingRow, POSTINGS } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.postings'), path: pathOf('employer-postings'), noIndex: true }));

const LIST = defineList({
  sorts: POSTING_SORTS,
  sort: '-changed',
  filters: { state: one(POSTING_STATES), expiring: one(['true'] as const), asked: one(['true'] as const), school: anyNumber },
});

export default function PostingsPage() {
  // Somebody may recruit for one organization and represent another.
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <Postings />;
}

function Postings() {
  const t = useTranslations('own-postings.list');
  const states = useTranslations('own-postings.states');
  const console = useTranslations('console.employer');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const list = useList(LIST, POSTINGS, { organizationId });
  const nameOf = (row: OwnPostingRow) => row.title || t('untitled');
  return (
    <ConsolePage
      title={console('postings')}
      description={t('text')}
      actions={
        <>
          <LinkButton href={href('employer-feeds')}>{console('feeds')}</LinkButton>
          <BeginActions />
        </>
      }
    >
      <ListPage
        title={console('postings')}
        {...list}
        searchLabel={t('search')}
        keyOf={(row: OwnPostingRow) => row.id}
        nameOf={nameOf}
        hrefOf={(row) => href('employer-posting', { id: row.id })}
        columns={[
          { key: 'title', title: t('posting'), sort: 'title', cell: (row) => <bdi>{nameOf(row)}</bdi> },
          { key: 'state', title: t('state'), cell: (row) => <StateMark state={row.state} /> },
          {
            key: 'places',
            title: t('places'),
            wideOnly: true,
            cell: (row) => row.places.map(({ city, country }) => city || formats.country(country)).join(' · '),
          },
          {
            key: 'applications',
            title: t('applications'),
            cell: (row) =>
              row.newApplications > 0
                ? t('withNew', { count: row.applications, fresh: row.newApplications })
                : formats.number(row.applications),
          },
          {
            key: 'deadline',
            title: t('deadline'),
            sort: 'deadline',
            cell: (row) => (row.deadlineOn ? formats.date(new Date(`${row.deadlineOn}T12:00:00Z`)) : t('open')),
          },
          { key: 'changed', title: t('changed'), sort: 'changed', wideOnly: true, cell: (row) => formats.date(new Date(row.changedAt)) },
        ]}
        filters={[
          choice('state', t('state'), POSTING_STATES, (value) => states(value)),
          choice('expiring', t('expiring'), ['true'] as const, () => t('expiringYes')),
          choice('asked', t('asked'), ['true'] as const, () => t('askedYes')),
          ...linked('school', t('forSchool'), list.address.asked.school),
        ]}
        bulk={(rows: OwnPostingRow[], done: () => void) => <BulkActions rows={rows} done={done} />}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function BeginActions() {
  const t = useTranslations('own-postings.list');
  const api = useApi();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { locale } = useBoot();
  const { href } = useConsoleHrefs();
  const { organizationId } = useConsoleOrganization();
  const templates = useTranslations('own-postings.templates');
  const dialogs = useDialogs();
  const begin = useMutation({
    mutationFn: async (template?: string) => {
      const body = { copyOf: null, language: locale, zone: readersTimeZone(), ...(template ? { template } : {}) };
      return (await api.call.POST(POSTINGS, { params: { path: { organizationId } }, body })).data;
    },
    onSuccess: (posting) => posting && void navigate(href('employer-posting', { id: posting.id })),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  return (
    <>
      <Button
        busy={begin.isPending}
        onClick={async () => {
          const chosen = await dialogs.open(templatesDialog, { organizationId });
          if (chosen) begin.mutate(chosen);
        }}
      >
        {templates('begin')}
      </Button>
      <Button variant="primary" icon={<IconPlus aria-hidden />} busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
        {t('begin')}
      </Button>
    </>
  );
}
