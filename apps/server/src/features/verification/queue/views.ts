// Rows of the queue to their shapes on the wire.

import type { RowOf } from '@fairway/contract/kernel/lists';
import type { verificationRecord, verificationsList } from '@fairway/contract/verification/queue';
import { isLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { isCurrentEnd } from '@fairway/rules/study-periods';
import { VERIFICATION_MOVES, type VerificationAction, type VerificationState } from '@fairway/rules/verification';
import { type DuplicateSign, type QueueFacts, queueActions, queueStatus } from '@fairway/rules/verification-queue';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { StudentScope } from '../../schools/access.ts';
import { type AskedQueue, type Asker, filteredBy, type ProgramRow, type QueueRow, queueOrder, shown } from './listing.ts';
import type { RecordRow } from './queries.ts';

type VerificationRow = RowOf<typeof verificationsList>;
export type VerificationRecord = z.input<typeof verificationRecord>;
type Program = VerificationRecord['programs'][number];

/** Who reads: what they can do with a request is their shape's. */
type Reader = { scope: StudentScope; now: Date };

function requestView(row: QueueRow, { scope, now }: Reader) {
  const facts: QueueFacts = {
    state: row.state,
    question: row.question,
    answer: row.answer,
    lastAction: row.last_action,
    lastActionAt: row.last_action_at,
  };
  const isDecided = row.last_action === 'approve' || row.last_action === 'reject';
  return {
    id: row.id,
    userId: row.user_id,
    name: fullName(row.first_name, row.last_name),
    email: row.email ?? '',
    locale: row.locale !== null && isLocale(row.locale) ? row.locale : null,
    method: row.method as VerificationRow['method'],
    studentEmail: row.student_email,
    message: row.message,
    state: row.state as VerificationState,
    status: queueStatus(facts) ?? null,
    question: row.question,
    answer: row.answer,
    requestedAt: row.requested_at?.toISOString() ?? null,
    decidedAt: isDecided ? (row.last_action_at?.toISOString() ?? null) : null,
    decidedBy: isDecided ? fullName(row.staff_first_name, row.staff_last_name) || null : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    reason: row.reason,
    assignedTo: row.assigned_to === null ? null : { userId: row.assigned_to, name: fullName(row.taker_first_name, row.taker_last_name) },
    actions: scope.duties.includes('advising') ? queueActions(facts, now) : [],
  };
}

const programView = (program: ProgramRow, now: Date): Program => ({
  ...program,
  levelId: program.levelId as Program['levelId'],
  isCurrent: isCurrentEnd(program.endOn, now),
});

function rowView(row: QueueRow, by: Reader): VerificationRow {
  const [first, ...more] = row.programs;
  return {
    ...requestView(row, by),
    program: first ? programView(first, by.now) : null,
    morePrograms: more.length,
    duplicates: row.duplicates,
    hasFile: row.file_key !== null,
  };
}

export function recordView(row: RecordRow, by: Reader): VerificationRecord {
  return {
    ...requestView(row, by),
    phone: row.phone,
    file: row.file_of === null ? null : { name: row.file_name, sizeBytes: row.size_bytes, erasedAt: row.erased_at?.toISOString() ?? null },
    colleagues: row.colleagues,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    programs: row.programs.map((program) => programView(program, by.now)),
    duplicates: row.others.map((other) => ({
      id: other.id,
      name: fullName(other.first_name, other.last_name),
      email: other.email,
      studentEmail: other.student_email,
      state: other.state as VerificationState,
      requestedAt: other.requested_at?.toISOString() ?? null,
      signs: other.signs as DuplicateSign[],
    })),
    history: row.history.map((event) => {
      const { by } = VERIFICATION_MOVES[event.action as VerificationAction];
      const name = by === 'staff' ? fullName(event.first_name, event.last_name) || null : null;
      return { id: event.id, at: event.at.toISOString(), action: event.action, by, name, note: event.note };
    }),
  };
}

/** The queue of a school. */
export function queueListing(
  database: Database,
  scope: StudentScope,
  asked: AskedQueue,
  asker: Asker,
): Listing<typeof verificationsList, QueueRow> {
  const lean = filteredBy(database, scope, asked, asker);
  return {
    rows: shown(lean, scope),
    lean,
    order: queueOrder(asked.view),
    view: (row) => rowView(row, { scope, now: asker.now }),
    file: 'verifications',
    columns: {
      Name: ({ name }) => name,
      'E-mail': ({ email }) => email,
      'Student e-mail': ({ studentEmail }) => studentEmail,
      Status: ({ status }) => status,
      Requested: ({ requestedAt }) => requestedAt,
      Decided: ({ decidedAt }) => decidedAt,
      'Decided by': ({ decidedBy }) => decidedBy,
      Program: ({ program }) => program?.name ?? null,
      Level: ({ program }) => program?.levelId ?? null,
      End: ({ program }) => program?.endOn ?? null,
      Message: ({ message }) => message,
      'Taken by': ({ assignedTo }) => assignedTo?.name ?? null,
    },
  };
}
