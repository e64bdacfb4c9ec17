// /employer/applicants/:id: one application side by side, with the next and the previous of the list that it was opened from. Looking at what is
// new says so to its candidate.
import '../../lib/later-messages.ts';
import '../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Loaded } from '../../lib/console/loaded.tsx';
import parts from '../../lib/console/parts.module.css';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { carried, LIST } from './applicants-list.ts';
import styles from './components/applicants.module.css';
import { EarlierPart, HistoryPart } from './components/history-part.tsx';
import { KeepPart } from './components/keep-part.tsx';
import { readTarget, type Target, targetsOf, useOwnStages, useTargetOptions } from './components/own-stages.ts';
import { ScorecardsPart } from './components/scorecards-part.tsx';
import { SentPart } from './components/sent-part.tsx';
import { StageMark } from './components/stage-mark.tsx';
import { NotesPart, RatingPart } from './components/talk-part.tsx';
import { useMoveApplicants } from './components/use-move.ts';
import { refreshApplicants, useLiveApplicants } from './live-applicants.ts';
import { APPLICANT, APPLICANTS, type Applicant, applicantQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.applicants'), path: pathOf('employer-applicants'), noIndex: true }));

export default function ApplicantPage() {
  const id = askedRecordId(useParams().id);
  const { organizationId } = useConsoleOrganization();
  useLiveApplicants(organizationId);
  const reply = useQuery(applicantQuery(useApi(), organizationId, id));
  const order = useOrder();
  return <Loaded reply={reply}>{(applicant) => <Record key={applicant.id} applicant={applicant} order={order} />}</Loaded>;
}

/** The ids of the page of the list that the address carries, as it was when it was opened: what moves out of it stays between its neighbours. */
function useOrder(): readonly string[] {
  const { organizationId } = useConsoleOrganization();
  const { reply } = useList(LIST, APPLICANTS, { organizationId });
  const { search } = useLocation();
  const [kept, setKept] = useState<{ search: string; ids: readonly string[] }>();
  const rows = reply.data?.rows;
  useEffect(() => {
    if (rows && !reply.isPlaceholderData && kept?.search !== search) setKept({ search, ids: rows.map(({ id }) => id) });
  }, [rows, reply.isPlaceholderData, kept, search]);
  return kept?.ids ?? [];
}

function Record({ applicant, order }: { applicant: Applicant; order: readonly string[] }) {
  const t = useTranslations('applicants');
  const record = useTranslations('applicants.record');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const { search } = useLocation();
  useOpened(applicant);
  return (
    <ConsolePage
      title={applicant.name}
      crumbs={[{ href: href('employer-applicants', {}, carried(search)), label: t('title') }]}
      description={
        <span className={styles.row}>
          <StageMark {...applicant} />
          <span>{record('applied', { when: formats.date(new Date(applicant.sentAt)), title: applicant.title })}</span>
        </span>
      }
      actions={
        <>
          <Neighbours id={applicant.id} order={order} />
          <Moves applicant={applicant} />
        </>
      }
    >
      <Declined applicant={applicant} />
      <div className={parts.columns}>
        <div className={parts.column}>
          <SentPart applicant={applicant} />
        </div>
        <div className={parts.column}>
          <ScorecardsPart applicant={applicant} />
          <RatingPart applicant={applicant} />
          <NotesPart applicant={applicant} />
          <KeepPart applicant={applicant} />
          <HistoryPart applicant={applicant} />
          <EarlierPart applicant={applicant} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** Whoever opens what is new has looked at it. */
function useOpened({ id, stage }: Applicant): void {
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  useEffect(() => {
    if (stage !== 'sent') return;
    void api.call
      .POST(`${APPLICANT}/opened`, { params: { path: { organizationId, id } } })
      .then(() => refreshApplicants(queries))
      // It is read all the same; the next look says it.
      .catch((error: unknown) => console.warn('Not said that an application was opened', error));
  }, [api, queries, organizationId, id, stage]);
}

function Neighbours({ id, order }: { id: string; order: readonly string[] }) {
  const t = useTranslations('applicants.record');
  const { href } = useConsoleHrefs();
  const { search } = useLocation();
  const formats = useReaderFormats();
  const at = order.indexOf(id);
  if (at < 0) return null;
  const to = (other: string) => href('employer-applicant', { id: other }, carried(search));
  const [previous, next] = [order[at - 1], order[at + 1]];
  return (
    <>
      <span className={styles.count}>{t('place', { place: formats.number(at + 1), total: formats.number(order.length) })}</span>
      {previous ? (
        <LinkButton href={to(previous)} icon={<IconChevronLeft aria-hidden />}>
          {t('previous')}
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton href={to(next)} icon={<IconChevronRight aria-hidden />}>
          {t('next')}
        </LinkButton>
      ) : null}
    </>
  );
}

function Moves({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants');
  const { move, busy } = useMoveApplicants();
  const optionsOf = useTargetOptions();
  const stages = useOwnStages();
  const { moves, stage, ownStage } = applicant;
  if (moves.length === 0) return null;
  const run = (target: Target) => move({ chosen: { rows: [applicant] }, ...target, from: stage, fromOwnStage: ownStage?.id ?? null });
  const others = targetsOf(
    moves.filter((one) => one !== 'declined'),
    stages,
    applicant,
  );
  return (
    <>
      {others.length > 0 ? (
        <Select
          label={t('move.label')}
          labelHidden
          emptyLabel={t('move.label')}
          value=""
          disabled={busy}
          options={optionsOf(others, applicant)}
          onChange={(event) => run(readTarget(event.currentTarget.value))}
        />
      ) : null}
      {moves.includes('declined') ? (
        <Button variant="danger" busy={busy} onClick={() => run({ to: 'declined' })}>
          {t('moves.declined')}
        </Button>
      ) : null}
    </>
  );
}

/** A decline that waits, with the way back; or the reason of one that was told, for the team. */
function Declined({ applicant: { decline, toldAt } }: { applicant: Applicant }) {
  const t = useTranslations('applicants.decline');
  const reasons = useTranslations('applicants.reasons');
  const formats = useReaderFormats();
  const { undo } = useMoveApplicants();
  if (!decline) return null;
  const reason = reasons(decline.reason);
  if (toldAt === null)
    return <p className={styles.muted}>{decline.by ? t('told', { name: decline.by, reason }) : t('toldNobody', { reason })}</p>;
  const when = formats.time(new Date(toldAt));
  return (
    <Banner meaning="info" title={decline.by ? t('waits', { name: decline.by, when }) : t('waitsNobody', { when })}>
      <p className={styles.row}>
        <span>{t('why', { reason })}</span>
        <Button size="small" onClick={() => void undo(decline.id)}>
          {t('undo')}
        </Button>
      </p>
    </Banner>
  );
}
