// /employer/applicants: everybody who applied, over all postings, as a list or as a board of stages.
import '../../lib/later-messages.ts';
import '../../lib/own-messages.ts';
import { APPLICANT_MOVES } from '@fairway/rules/applicants';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TabLinks } from '@fairway/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Nothing } from '../../lib/console/loaded.tsx';
import { type ListColumn, ListPage } from '../../lib/lists/list-page.tsx';
import { useList, useListAddress } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { carried, LIST } from './applicants-list.ts';
import styles from './components/applicants.module.css';
import { Board } from './components/board.tsx';
import { readTarget, targetsOf, useOwnStages, useTargetOptions } from './components/own-stages.ts';
import { StageMark } from './components/stage-mark.tsx';
import { useApplicantFilters } from './components/use-applicant-filters.ts';
import { useCvs } from './components/use-cvs.ts';
import { type Chosen, useMoveApplicants } from './components/use-move.ts';
import { useLiveApplicants } from './live-applicants.ts';
import { APPLICANTS, type ApplicantRow, appliedPostingsQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.applicants'), path: pathOf('employer-applicants'), noIndex: true }));

export default function ApplicantsPage() {
  // Somebody may recruit for one organization and represent another.
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <Applicants />;
}

function Applicants() {
  const t = useTranslations('applicants');
  const { organizationId } = useConsoleOrganization();
  const { search } = useLocation();
  useLiveApplicants(organizationId);
  const isBoard = new URLSearchParams(search).get('view') === 'board';
  return (
    <ConsolePage title={t('title')} description={t('text')} views={<Views isBoard={isBoard} />}>
      {isBoard ? <OnBoard /> : <AsList />}
    </ConsolePage>
  );
}

function Views({ isBoard }: { isBoard: boolean }) {
  const t = useTranslations('applicants.list');
  const { href } = useConsoleHrefs();
  const posting = usePosting();
  const isKept = useListAddress(LIST).asked.kept !== undefined && !isBoard;
  return (
    <TabLinks
      label={t('views')}
      links={[
        { href: href('employer-applicants', {}, { posting }), label: t('asList'), current: !isBoard && !isKept },
        { href: href('employer-applicants', {}, { posting, view: 'board' }), label: t('asBoard'), current: isBoard },
        { href: href('employer-applicants', {}, { posting, kept: 'true' }), label: t('keptOnes'), current: isKept },
      ]}
    />
  );
}

function usePosting(): string | undefined {
  const { search } = useLocation();
  return LIST.filters.posting.read(new URLSearchParams(search).getAll('posting'));
}

/** The postings that somebody applied for, with how many did. */
function usePostings() {
  const { organizationId } = useConsoleOrganization();
  return useQuery(appliedPostingsQuery(useApi(), organizationId)).data?.postings ?? [];
}

function OnBoard() {
  const t = useTranslations('applicants.list');
  const posting = usePosting();
  const postings = usePostings();
  const address = useListAddress(LIST);
  return (
    <>
      <div className={styles.bar}>
        <Select
          label={t('posting')}
          emptyLabel={t('allPostings')}
          value={posting ?? ''}
          options={postings.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` }))}
          onChange={(event) => address.go({ posting: event.currentTarget.value || null })}
        />
      </div>
      <Board posting={posting} />
    </>
  );
}

function AsList() {
  const t = useTranslations('applicants');
  const list = useTranslations('applicants.list');
  const { href } = useConsoleHrefs();
  const { search } = useLocation();
  const { organizationId } = useConsoleOrganization();
  return (
    <ListPage
      title={t('title')}
      {...useList(LIST, APPLICANTS, { organizationId })}
      searchLabel={list('search')}
      nameOf={(row: ApplicantRow) => row.name}
      hrefOf={(row) => href('employer-applicant', { id: row.id }, carried(search))}
      columns={useColumns()}
      filters={useApplicantFilters(usePostings())}
      bulk={{ ofAll: (selected, done) => <ActOnMany selected={selected} done={done} /> }}
      empty={{ title: list('none'), text: list('noneText') }}
    />
  );
}

function useColumns(): ListColumn<ApplicantRow, (typeof LIST)['sorts'][number]>[] {
  const t = useTranslations('applicants.list');
  const formats = useReaderFormats();
  const { asked } = useListAddress(LIST);
  return [
    { key: 'name', title: t('name'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
    { key: 'stage', title: t('stage'), cell: (row) => <StageMark {...row} /> },
    { key: 'posting', title: t('posting'), sort: 'posting', cell: (row) => <bdi>{row.title}</bdi> },
    { key: 'study', title: t('study'), wideOnly: true, cell: (row) => <bdi>{row.study}</bdi> },
    {
      key: 'knockOuts',
      title: t('knockOuts'),
      cell: ({ knockOuts }) => (knockOuts > 0 ? t('knocked', { count: knockOuts }) : null),
    },
    {
      key: 'rating',
      title: t('rating'),
      sort: 'rating',
      cell: ({ rating, ratings }) =>
        rating === null ? (ratings > 0 ? t('rateFirst', { count: ratings }) : null) : t('stars', { stars: formats.number(rating) }),
    },
    { key: 'sent', title: t('sent'), sort: 'sent', cell: ({ sentAt }) => formats.date(new Date(sentAt)) },
    {
      key: 'keptUntil',
      title: t('keptUntil'),
      ...(asked.kept === undefined && { extra: true as const }),
      cell: ({ keptUntil }) => (keptUntil ? formats.date(new Date(keptUntil)) : null),
    },
    {
      key: 'changed',
      title: t('changed'),
      sort: 'changed',
      wideOnly: true,
      extra: true,
      cell: ({ changedAt }) => formats.date(new Date(changedAt)),
    },
  ];
}

function ActOnMany({ selected, done }: { selected: Chosen; done: () => void }) {
  const t = useTranslations('applicants');
  const { move, busy } = useMoveApplicants();
  const optionsOf = useTargetOptions();
  const stages = useOwnStages();
  const cvs = useCvs();
  return (
    <>
      <Select
        label={t('move.label')}
        labelHidden
        emptyLabel={t('move.label')}
        value=""
        disabled={busy}
        options={optionsOf(targetsOf(APPLICANT_MOVES, stages))}
        onChange={(event) => move({ chosen: selected, ...readTarget(event.currentTarget.value), done })}
      />
      <Button size="small" busy={cvs.busy} onClick={() => cvs.download(selected, done)}>
        {t('cvs.download')}
      </Button>
    </>
  );
}
