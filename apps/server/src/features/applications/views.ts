// Rows of applications to their shapes on the wire. A candidate is told that the organization did something, never who of it.
import type { application, applicationAnswer, applicationRow } from '@fairway/contract/applications/endpoints';
import { sharedCandidate } from '@fairway/contract/candidates/shares';
import { type ApplicationKind, type ApplicationMover, type ApplicationState, isOpenApplication } from '@fairway/rules/applications';
import { keepStanding, mayAnswerKeep } from '@fairway/rules/keeping';
import { closesWithoutAnswerAt, replyStanding } from '@fairway/rules/reply-clock';
import type { z } from 'zod';
import type { KeepRow } from './later/queries.ts';
import type { AnswerRow, ApplicationListRow, OwnApplicationRow } from './queries.ts';

const iso = (at: string | Date) => new Date(at).toISOString();
const isoOrNull = (at: string | Date | null) => (at === null ? null : iso(at));

export function applicationRowView(row: ApplicationListRow): z.input<typeof applicationRow> {
  return {
    id: row.id,
    kind: row.kind as ApplicationKind,
    state: row.state as ApplicationState,
    title: row.title,
    organization: row.organization_name,
    place: row.place,
    jobId: row.job_id,
    sentAt: iso(row.sent_at),
    changedAt: iso(row.changed_at),
    remindAt: isoOrNull(row.remind_at),
  };
}

/** When the answer is due, while the clock of it runs. @rule applications.12 */
function replyView(row: OwnApplicationRow, now: Date): z.input<typeof application>['reply'] {
  const state = row.state as ApplicationState;
  const clock = { state, sentAt: row.sent_at, promisedDays: row.reply_days, answeredAt: row.answered_at };
  if (row.kind !== 'inside' || replyStanding(clock, now) === 'stopped') return null;
  return {
    dueAt: iso(row.reply_due_at),
    isPromised: row.reply_days !== null,
    isOverdue: row.reply_due_at <= now,
    closesAt: iso(closesWithoutAnswerAt(row.reply_due_at)),
  };
}

export function applicationView(row: OwnApplicationRow, keep: KeepRow | undefined, now: Date): z.input<typeof application> {
  const inside = row.kind === 'inside';
  const byHand = row.kind === 'byHand';
  return {
    ...applicationRowView(row),
    link: row.link,
    posting: row.posting_html,
    letter: row.letter,
    profile: profileThen(row.profile),
    cv: row.cv_name === null ? null : { name: row.cv_name, sizeBytes: row.cv_size_bytes ?? 0 },
    answers: row.answers.map(answerView),
    steps: row.steps.map(({ at, by, from, to, words }) => ({
      at: iso(at),
      by: by as ApplicationMover,
      from: from as ApplicationState | null,
      to: to as ApplicationState,
      words,
    })),
    reply: replyView(row, now),
    keep: keep ? { ...keepStanding(keep, now), can: { yes: mayAnswerKeep(keep, 'yes', now), no: mayAnswerKeep(keep, 'no', now) } } : null,
    notes: row.notes.map(({ id, text, writtenAt }) => ({ id, text, writtenAt: iso(writtenAt) })),
    reminders: row.reminders.map(({ id, text, dueAt, doneAt }) => ({ id, text, dueAt: iso(dueAt), doneAt: isoOrNull(doneAt) })),
    can: { withdraw: inside && isOpenApplication(row.state as ApplicationState), move: !inside, edit: byHand, remove: !inside },
  };
}

/** Without whether it decided: that is the organization's. */
export function answerView({ kind, question, value, position, fileBytes }: AnswerRow): z.input<typeof applicationAnswer> {
  return { kind, question, value, file: fileBytes === null ? null : { at: position, sizeBytes: fileBytes } };
}

/** The picture that was kept; one of a shape that profiles do not have any more is not shown. */
export function profileThen(kept: unknown): z.input<typeof sharedCandidate> | null {
  const profile = sharedCandidate.safeParse(kept);
  return profile.success ? profile.data : null;
}
