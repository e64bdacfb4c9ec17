// Moves of applicants by those who recruit: who cannot go stays, and is counted. A decline is a plan for an hour (declining/). What waits is
// taken back by any other move. @rule applicants.2, applicants.3
import type { applicantsList } from '@fairway/contract/applicants/endpoints';
import type { Selection } from '@fairway/contract/kernel/lists';
import { APPLICANT_LIMITS, type ApplicantMove, type DeclineReason, toldAt } from '@fairway/rules/applicants';
import { type ApplicationState, mayMoveApplication, undoneMoves } from '@fairway/rules/applications';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { matchingIds } from '../../kernel/database/selection.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { moveApplications } from '../applications/moving.ts';
import { undoMove } from '../applications/undoing.ts';
import { filteredApplicants, listStates, type Recruiter } from './queries.ts';
import { holdOwnStage, place } from './stages/commands.ts';

export type ChosenApplicants = Selection<typeof applicantsList>;
type Move = {
  applicants: ChosenApplicants;
  to: ApplicantMove;
  ownStage?: string | undefined;
  from?: ApplicationState | undefined;
  fromOwnStage?: string | null | undefined;
  reason?: DeclineReason | undefined;
  words?: string | undefined;
  look?: boolean | undefined;
};
type Moved = {
  moved: number;
  there: number;
  refused: number;
  changed: number;
  decline: { id: string; toldAt: string } | null;
  undo: { id: string; until: string } | null;
};

/** @throws Problem not_found where one was not sent to the organization; lists.changed */
export async function moveApplicants(transaction: Database, recruiter: Recruiter, move: Move): Promise<Moved> {
  const { to, look } = move;
  const ids = await chosenApplicants(transaction, recruiter, move.applicants);
  const rows = await listStates(transaction, recruiter.organizationId, ids);
  if (rows.length !== ids.length) throw new Problem('not_found');
  const wanted = move.ownStage === undefined ? undefined : await holdOwnStage(transaction, recruiter, move.ownStage, to);
  const isThere = ({ stage, stage_id }: (typeof rows)[number]) => stage === to && stage_id === (wanted?.id ?? null);
  const there = rows.filter(isThere);
  const others = rows.filter((row) => !isThere(row));
  const asShown = others.filter((row) => isAsShown(row, move));
  // Within a state the team's own stages are the team's: nobody is told.
  const within = asShown.filter(({ stage }) => stage === to);
  // Where the candidate still stands is where a decline that waits is taken back to.
  const back = asShown.filter(({ state, decline_id }) => decline_id !== null && state === to);
  const going = asShown.filter(({ state }) => mayMoveApplication('inside', state as ApplicationState, to, 'organization'));
  const counts = {
    moved: going.length + back.length + within.length,
    there: there.length,
    refused: asShown.length - going.length - back.length - within.length,
    changed: others.length - asShown.length,
  };
  if (look || counts.moved === 0) return { ...counts, decline: null, undo: null };
  const goingIds = going.map(({ id }) => id ?? '');
  if (to === 'declined') {
    const decline = await planDecline(transaction, recruiter, { ids: goingIds, reason: move.reason ?? 'other', words: wordsOf(move) });
    return { ...counts, decline, undo: null };
  }
  const waiting = [...going, ...back].filter(({ decline_id }) => decline_id !== null).map(({ id }) => id ?? '');
  if (waiting.length > 0)
    await transaction.deleteFrom('applicant_declined').where('application_id', 'in', waiting).where('told_at', 'is', null).execute();
  const moved = await moveApplications(transaction, {
    ...{ organizationId: recruiter.organizationId, actorId: recruiter.actorId, now: recruiter.now },
    ...{ ids: goingIds, to, words: wordsOf(move), refused: 'leave' as const },
    // One that was moved by a slip is taken back before its mail goes; a sweep is not.
    mailNotBefore: goingIds.length === 1 ? undoneUntil(recruiter.now) : undefined,
  });
  const placed = [...moved, ...[...back, ...within].map(({ id }) => id ?? '')];
  await place(transaction, recruiter, { ids: placed, state: to, stage: wanted });
  await tellTeam(transaction, recruiter, [...new Set([...placed, ...waiting])]);
  return {
    ...counts,
    moved: placed.length,
    refused: counts.refused + going.length - moved.length,
    decline: null,
    undo: waiting.length > 0 || within.length > 0 ? null : undoOf(moved, going[0]?.state, move.to, recruiter.now),
  };
}

type Standing = Awaited<ReturnType<typeof listStates>>[number];
const isAsShown = ({ stage, stage_id }: Standing, { from, fromOwnStage }: Move) =>
  (from === undefined || stage === from) && (fromOwnStage === undefined || stage_id === (fromOwnStage?.toLowerCase() ?? null));

/** Of one that may be moved back. */
function undoOf([id, ...others]: readonly string[], from: string | null | undefined, to: ApplicantMove, now: Date) {
  if (id === undefined || others.length > 0 || !from || undoneMoves(from as ApplicationState, to).length === 0) return null;
  return { id, until: undoneUntil(now).toISOString() };
}

const undoneUntil = (now: Date) => new Date(now.getTime() + APPLICANT_LIMITS.undoMoveSeconds * 1000);

/** @throws Problem not_found; applicants.move_told where it is too late */
export async function undoApplicantMove(transaction: Database, recruiter: Recruiter, id: string): Promise<void> {
  const since = new Date(recruiter.now.getTime() - APPLICANT_LIMITS.undoMoveSeconds * 1000);
  await undoMove(transaction, { ...recruiter, since }, id);
}

const wordsOf = ({ words }: Move) => words?.trim() || null;

/** Their ids, each once, in order. @throws Problem lists.changed */
export async function chosenApplicants(transaction: Database, recruiter: Recruiter, selection: ChosenApplicants): Promise<string[]> {
  if ('matching' in selection) return matchingIds(filteredApplicants(transaction, recruiter, selection.matching), 'r.id', selection.total);
  return [...new Set(selection.ids.map((id) => id.toLowerCase()))].sort();
}

type Plan = { ids: readonly string[]; reason: DeclineReason; words: string | null };

/** The candidates hear of it when its hour is over. */
async function planDecline(transaction: Database, recruiter: Recruiter, { ids, reason, words }: Plan) {
  const { organizationId, actorId, now } = recruiter;
  const id = newId();
  const due = toldAt(now);
  await transaction
    .insertInto('applicant_decline')
    .values({ id, organization_id: organizationId, decided_by: actorId, decided_at: now, due_at: due, reason, words })
    .execute();
  // Whoever declined the same person a moment before has done it.
  await sql`insert into applicant_declined (decline_id, application_id, due_at)
    select ${id}::uuid, x, ${due} from unnest(${[...ids]}::uuid[]) x on conflict (application_id) where told_at is null do nothing`.execute(
    transaction,
  );
  await recordAudit(transaction, {
    ...{ actorId, action: 'applicants.declined', subject: `company:${organizationId}`, organizationId, at: now },
    detail: { decline: id, count: ids.length, reason },
  });
  await tellTeam(transaction, recruiter, ids);
  return { id, toldAt: due.toISOString() };
}

/** @throws Problem not_found; applications.told where the hour is over for one of them */
export async function undoDecline(transaction: Database, recruiter: Recruiter, id: string): Promise<number> {
  const { organizationId, actorId, now } = recruiter;
  const decline = await transaction
    .selectFrom('applicant_decline')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!decline) throw new Problem('not_found');
  const rows = await transaction
    .selectFrom('applicant_declined')
    .select(['application_id', 'told_at'])
    .where('decline_id', '=', id)
    .orderBy('application_id')
    .forUpdate()
    .execute();
  if (rows.some(({ told_at }) => told_at !== null)) throw new Problem('applicants.told');
  await transaction.deleteFrom('applicant_declined').where('decline_id', '=', id).execute();
  if (rows.length > 0)
    await recordAudit(transaction, {
      ...{ actorId, action: 'applicants.undone', subject: `company:${organizationId}`, organizationId, at: now },
      detail: { decline: id, count: rows.length },
    });
  await tellTeam(
    transaction,
    recruiter,
    rows.map(({ application_id }) => application_id),
  );
  return rows.length;
}

/** Open pages of the organization look again; what is said names no more than that. */
export async function tellTeam(transaction: Database, { organizationId }: Recruiter, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [first] = ids;
  const payload = first !== undefined && ids.length === 1 ? { payload: { application: first } } : {};
  await recordNews(transaction, [{ kind: 'applicant.changed', subject: `company:${organizationId}`, ...payload }]);
}
