// /staff/postings: postings that employers wrote for students of the school, to be decided by its career services; what changed after it, and what
// is decided. With a row's focus: a approves, d declines, q asks back. It follows what others do.
import '../../lib/later-messages.ts';
import {
  mayMoveDecision,
  POSTING_DECISION_SORTS,
  POSTING_DECISION_STATES,
  POSTING_DECISION_VIEWS,
  type PostingDecisionView,
} from '@fairway/rules/posting-decisions';
import { Badge } from '@fairway/ui/badge';
import { Button, LinkButton } from '@fairway/ui/button';
import { TabLinks } from '@fairway/ui/tabs';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../lib/console/console-school.ts';
import parts from '../../lib/console/parts.module.css';
import { anyNumber, defineList, type ListChanges, one, view } from '../../lib/lists/list-address.ts';
import { choice, linked } from '../../lib/lists/list-filters.tsx';
import { type ListColumn, ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { DecisionMark } from './components/decision-mark.tsx';
import { useLiveDecisions } from './components/live-decisions.ts';
import { useDeciding } from './components/use-deciding.ts';
import { SCHOOL_POSTINGS, type SchoolPostingRow } from './queries.ts';

const LIST = defineList({
  sorts: POSTING_DECISION_SORTS,
  sort: 'since',
  filters: {
    view: view(POSTING_DECISION_VIEWS),
    state: one(POSTING_DECISION_STATES),
    organization: anyNumber,
    first: one(['true'] as const),
  },
});

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.postings'), path: pathOf('staff-postings'), noIndex: true }));

/** What can be made of a posting now; of one that was approved also that it stays so. */
const may = (row: SchoolPostingRow, to: 'asked' | 'approved' | 'declined') =>
  row.postingState === 'live' && (mayMoveDecision(row.state, to, 'school') || (to === 'approved' && row.isChanged));

export default function SchoolPostingsPage() {
  const t = useTranslations('school-postings');
  const staff = useTranslations('console.staff');
  const { href } = useConsoleHrefs();
  const { schoolId, name: school } = useConsoleSchool();
  const list = useList(LIST, SCHOOL_POSTINGS, { schoolId });
  const deciding = useDeciding();
  useLiveDecisions();
  const { asked, hrefOf } = { asked: list.address.asked, hrefOf: list.address.hrefOf };
  const which = asked.view ?? 'open';
  const decides = useDuty('employerRelations');
  const act = { a: deciding.approve, d: deciding.decline, q: deciding.ask };
  const keys = [
    { key: 'a', label: t('keys.approve'), run: (row: SchoolPostingRow) => void (may(row, 'approved') && act.a(row)) },
    { key: 'd', label: t('keys.decline'), run: (row: SchoolPostingRow) => void (may(row, 'declined') && act.d(row)) },
    { key: 'q', label: t('keys.ask'), run: (row: SchoolPostingRow) => void (may(row, 'asked') && act.q(row)) },
  ];
  const bulk = (rows: SchoolPostingRow[], done: () => void) =>
    (['approve', 'decline'] as const).map((decision) => (
      <Button
        key={decision}
        size="small"
        variant={decision === 'approve' ? 'primary' : 'secondary'}
        onClick={async () => {
          if (await deciding.decideMany(rows, decision)) done();
        }}
      >
        {t(decision)}
      </Button>
    ));
  const nameOf = (row: SchoolPostingRow) => row.title || t('untitled');
  const states = which === 'open' ? (['waiting', 'asked'] as const) : (['approved', 'declined'] as const);
  return (
    <ConsolePage
      title={staff('postings')}
      description={t('text', { school })}
      views={<Views hrefOf={hrefOf} which={which} />}
      actions={
        decides && (
          <LinkButton size="small" href={href('staff-posting-rules')}>
            {t('rules.link')}
          </LinkButton>
        )
      }
    >
      <ListPage
        title={t(which)}
        {...list}
        searchLabel={t('search')}
        nameOf={nameOf}
        hrefOf={(row) => href('staff-posting', { id: row.id })}
        columns={useColumns(nameOf)}
        filters={[
          ...(which === 'changed' ? [] : [choice('state', t('state'), states, (value) => t(`states.${value}`))]),
          choice('first', t('newEmployer'), ['true'] as const, () => t('newEmployerYes')),
          ...linked('organization', t('employer'), asked.organization),
        ]}
        keys={decides ? keys : []}
        {...(which === 'decided' || !decides ? {} : { bulk })}
        actions={(row) =>
          !decides ? null : (
            <span className={parts.buttons}>
              {may(row, 'approved') ? (
                <Button
                  size="small"
                  busy={deciding.busyId === row.id}
                  aria-label={`${t(row.isChanged ? 'confirm' : 'approve')}: ${nameOf(row)}`}
                  onClick={() => void deciding.approve(row)}
                >
                  {t(row.isChanged ? 'confirm' : 'approve')}
                </Button>
              ) : null}
              {may(row, 'declined') ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${t('decline')}: ${nameOf(row)}`}
                  onClick={() => void deciding.decline(row)}
                >
                  {t('decline')}
                </Button>
              ) : null}
            </span>
          )
        }
        empty={{ title: t(`empty.${which}`), text: t(`empty.${which}Text`) }}
      />
    </ConsolePage>
  );
}

type Column = ListColumn<SchoolPostingRow, (typeof POSTING_DECISION_SORTS)[number]>;

function useColumns(nameOf: (row: SchoolPostingRow) => string): Column[] {
  const t = useTranslations('school-postings');
  const formats = useReaderFormats();
  return [
    { key: 'title', title: t('posting'), sort: 'title', cell: (row) => <bdi>{nameOf(row)}</bdi> },
    {
      key: 'organization',
      title: t('employer'),
      sort: 'organization',
      cell: (row) => (
        <span className={parts.badges}>
          <bdi>{row.organization.name}</bdi>
          {row.isFirst ? <Badge meaning="info">{t('newEmployer')}</Badge> : null}
          {row.isTrusted ? <Badge meaning="success">{t('trusted')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => (
        <span className={parts.badges}>
          <DecisionMark state={row.state} />
          {row.isChanged ? <Badge meaning="warning">{t('edited')}</Badge> : null}
          {row.postingState === 'live' ? null : <Badge>{t('notShown')}</Badge>}
        </span>
      ),
    },
    {
      key: 'places',
      title: t('places'),
      wideOnly: true,
      cell: (row) => row.places.map(({ city, country }) => city || formats.country(country)).join(' · '),
    },
    {
      key: 'deadline',
      title: t('deadline'),
      sort: 'deadline',
      wideOnly: true,
      cell: (row) => (row.deadlineOn ? formats.date(new Date(`${row.deadlineOn}T12:00:00Z`)) : t('noDeadline')),
    },
    { key: 'decidedBy', title: t('decidedBy'), extra: true, cell: (row) => row.decidedBy },
    { key: 'since', title: t('since'), sort: 'since', cell: (row) => formats.when(new Date(row.since)) },
  ];
}

const NEW_VIEW = { state: null, first: null, sort: null };

function Views({ hrefOf, which }: { hrefOf: (changes: ListChanges) => string; which: PostingDecisionView }) {
  const t = useTranslations('school-postings');
  return (
    <TabLinks
      label={t('views')}
      links={[
        { href: hrefOf({ ...NEW_VIEW, view: null }), label: t('open'), current: which === 'open' },
        { href: hrefOf({ ...NEW_VIEW, view: 'changed' }), label: t('changed'), current: which === 'changed' },
        { href: hrefOf({ ...NEW_VIEW, view: 'decided', sort: '-since' }), label: t('decided'), current: which === 'decided' },
      ]}
    />
  );
}
