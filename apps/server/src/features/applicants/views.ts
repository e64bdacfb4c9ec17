// Applicants as those who recruit see them.
import type { applicant, applicantRow, applicantsList } from '@fairway/contract/applicants/endpoints';
import type { Asked } from '@fairway/contract/kernel/lists';
import { applicantMoves, meanStars, stageOf } from '@fairway/rules/applicants';
import type { ApplicationMover, ApplicationState } from '@fairway/rules/applications';
import { keepStanding, keepState, mayAskToKeep } from '@fairway/rules/keeping';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { findKeep, type KeepRow } from '../applications/later/queries.ts';
import { findOrganizationApplication } from '../applications/queries.ts';
import { answerView, profileThen } from '../applications/views.ts';
import {
  type ApplicantListRow,
  applicantOrder,
  applicantsQuery,
  findKept,
  findOwnStage,
  listEarlier,
  namesOf,
  ownStageView,
  type Recruiter,
} from './queries.ts';
import { listPlacings } from './stages/queries.ts';

/** Columns of a view may be null for all that its types know. */
const iso = (at: string | Date | null) => new Date(at ?? 0).toISOString();

function rowView(row: ApplicantListRow): z.input<typeof applicantRow> {
  return {
    ...{ id: row.id ?? '', name: row.name ?? '', title: row.title ?? '', postingId: row.job_id, stage: row.stage },
    ownStage: ownStageView(row),
    toldAt: row.due_at?.toISOString() ?? null,
    sentAt: iso(row.sent_at),
    changedAt: iso(row.changed_at),
    knockOuts: row.knock_outs ?? 0,
    study: [row.program, row.school].filter(Boolean).join(' · '),
    rating: row.rating === null ? null : meanStars([row.rating]),
    ...{ ratings: row.ratings, notes: row.notes },
    keptUntil: row.kept_until?.toISOString() ?? null,
  };
}

export function applicantListing(
  database: Database,
  recruiter: Recruiter,
  asked: Asked<typeof applicantsList>,
): Listing<typeof applicantsList, ApplicantListRow> {
  return {
    rows: applicantsQuery(database, recruiter, asked),
    order: applicantOrder(recruiter.actorId),
    view: rowView,
    file: 'applicants',
    columns: {
      Name: ({ name }) => name,
      Posting: ({ title }) => title,
      Stage: ({ stage }) => stage,
      'Own stage': ({ ownStage }) => ownStage?.name ?? '',
      Study: ({ study }) => study,
      'Knock-outs': ({ knockOuts }) => knockOuts,
      Rating: ({ rating }) => rating,
      Verdicts: (_shown, row) => row.verdicts,
      Scores: (_shown, row) => row.scores,
      'Kept until': ({ keptUntil }) => keptUntil,
      Sent: ({ sentAt }) => sentAt,
      Changed: ({ changedAt }) => changedAt,
    },
  };
}

/** The last question whether it may be kept, and what may be done. */
function keepView(keep: KeepRow | undefined, now: Date): z.input<typeof applicant>['keep'] {
  const state = keep && keepState(keep, now);
  return {
    last: keep ? keepStanding(keep, now) : null,
    can: { ask: mayAskToKeep(keep, now), end: state === 'asked' || state === 'kept' },
  };
}

/** @throws Problem not_found where the organization was sent none such */
export async function applicantView(database: Database, recruiter: Recruiter, id: string): Promise<z.input<typeof applicant>> {
  const row = await findOrganizationApplication(database, recruiter.organizationId, id);
  if (!row) throw new Problem('not_found');
  const kept = await findKept(database, recruiter, row.id);
  const earlier = await listEarlier(database, recruiter.organizationId, row.user_id, row.id);
  const placings = await listPlacings(database, row.id);
  const names = await namesOf(database, [
    ...row.steps.flatMap(({ actorId, by }) => (by === 'organization' && actorId ? [actorId] : [])),
    ...placings.flatMap(({ actor_id }) => actor_id ?? []),
  ]);
  const state = row.state as ApplicationState;
  const waits = kept.decline !== undefined && kept.decline.told_at === null;
  return {
    ...{ id: row.id, name: row.applicant_name ?? '', title: row.title, postingId: row.job_id, stage: stageOf(state, waits) },
    ownStage: waits ? null : await findOwnStage(database, recruiter, row.id),
    toldAt: waits && kept.decline ? kept.decline.due_at.toISOString() : null,
    sentAt: iso(row.sent_at),
    changedAt: iso(row.changed_at),
    knockOuts: row.answers.filter(({ knocksOut }) => knocksOut).length,
    profile: profileThen(row.profile),
    letter: row.letter,
    cv:
      row.cv_name === null
        ? null
        : { name: row.cv_name, sizeBytes: row.cv_size_bytes ?? 0, isPdf: row.cv_content_type === 'application/pdf' },
    answers: row.answers.map((answer) => ({ ...answerView(answer), knocksOut: answer.knocksOut })),
    steps: [
      ...row.steps.map(({ at, by, to, actorId, words }) => ({
        ...{ ownStage: null, at: iso(at), by: by as ApplicationMover, to: to as ApplicationState, words },
        actor: by === 'organization' ? (names.get(actorId ?? '') ?? null) : null,
      })),
      ...placings.map(({ at, actor_id, state: to, name }) => ({
        ...{ ownStage: name, at: iso(at), by: 'organization' as const, to, words: null },
        actor: names.get(actor_id ?? '') ?? null,
      })),
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    decline:
      kept.decline && stageOf(state, waits) === 'declined'
        ? { id: kept.decline.id, reason: kept.decline.reason, words: kept.decline.words, by: kept.decline.by }
        : null,
    moves: applicantMoves(state, waits),
    notes: kept.notes.map((note) => ({
      ...{ id: note.id, text: note.text, writtenAt: iso(note.written_at) },
      author: { id: note.author_id, name: note.author },
      isMine: note.author_id === recruiter.actorId,
    })),
    ratings: {
      mine: kept.mine ? { stars: kept.mine.stars, words: kept.mine.words } : null,
      others: kept.mine ? kept.others.map(({ author, stars, words, rated_at }) => ({ author, stars, words, ratedAt: iso(rated_at) })) : [],
      othersCount: kept.others.length,
    },
    keep: keepView(await findKeep(database, row.id), recruiter.now),
    earlier: earlier.map((one) => ({ id: one.id ?? '', title: one.title ?? '', stage: one.stage, sentAt: iso(one.sent_at) })),
  };
}
