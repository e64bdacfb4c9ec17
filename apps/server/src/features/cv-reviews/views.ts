// Rows of reviews to their shapes on the wire. The candidate sees what was sent, and nothing else.

import type { ownCvReview } from '@fairway/contract/cv-reviews/endpoints';
import type { cvReviewsList, staffCvReview } from '@fairway/contract/cv-reviews/queue';
import type { RowOf } from '@fairway/contract/kernel/lists';
import { type AimLevel, isOpenReview, isOverdue, type ReviewState } from '@fairway/rules/cv-reviews';
import type { StaffDuty } from '@fairway/rules/staff-shapes';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { StudentScope } from '../schools/access.ts';
import type { CommentRow, ReviewRow, VersionRow } from './queries.ts';
import { type AskedQueue, type Asker, QUEUE_ORDER, type QueueRow, queueQuery } from './queue.ts';
import type { ReviewSettings } from './settings.ts';

const iso = (at: string | Date) => new Date(at).toISOString();
const isoOrNull = (at: string | Date | null) => (at === null ? null : iso(at));

function versionView({ number, addedAt, documentId, name, contentType, sizeBytes, pageCount }: VersionRow) {
  const document =
    documentId === null
      ? null
      : { id: documentId, name: name ?? '', contentType: contentType ?? '', sizeBytes: sizeBytes ?? 0, pages: pageCount || null };
  return { number, addedAt: iso(addedAt), document };
}

function commentView({ writtenAt, sentAt, mendedAt, ...comment }: CommentRow) {
  return { ...comment, writtenAt: iso(writtenAt), sentAt: isoOrNull(sentAt), mendedAt: isoOrNull(mendedAt) };
}

function reviewView(row: ReviewRow, { rubric }: ReviewSettings, now: Date) {
  const state = row.state as ReviewState;
  return {
    id: row.id,
    schoolId: row.school_id,
    state,
    message: row.message,
    aimField: row.aim_field,
    aimLevel: row.aim_level as AimLevel | null,
    requestedAt: iso(row.requested_at),
    waitingSince: iso(row.waiting_since),
    dueAt: iso(row.due_at),
    isOverdue: isOverdue(state, row.due_at, now),
    endedAt: isoOrNull(row.ended_at),
    versions: row.versions.map(versionView),
    rubric,
  };
}

export function ownReviewView(row: ReviewRow, settings: ReviewSettings, now: Date): z.input<typeof ownCvReview> {
  const isOpen = isOpenReview(row.state as ReviewState);
  return {
    ...reviewView(row, settings, now),
    comments: row.comments.filter((comment) => comment.sentAt !== null).map(commentView),
    marks: row.marks_sent as Record<string, number>,
    school: row.school,
    can: { answer: isOpen, addVersion: isOpen, withdraw: isOpen },
  };
}

type Around = { settings: ReviewSettings; colleagues: { userId: string; name: string }[]; duties: readonly StaffDuty[]; now: Date };

export function staffReviewView(row: ReviewRow, { settings, colleagues, duties, now }: Around): z.input<typeof staffCvReview> {
  const state = row.state as ReviewState;
  return {
    ...reviewView(row, settings, now),
    comments: row.comments.map(commentView),
    marks: row.marks as Record<string, number>,
    student: { userId: row.user_id, name: row.studentName, program: row.program },
    assignedTo: row.assigned_to === null ? null : { userId: row.assigned_to, name: row.assigneeName ?? '' },
    colleagues,
    canned: settings.canned,
    can: { act: duties.includes('reviewing') && isOpenReview(state), open: duties.includes('advising') && mayOpen(state) },
  };
}

/** A request that was taken back, or whose document was deleted, opens no document any more. */
export function mayOpen(state: ReviewState): boolean {
  return isOpenReview(state) || state === 'done';
}

function queueRowView(row: QueueRow, now: Date): RowOf<typeof cvReviewsList> {
  const state = row.state as ReviewState;
  return {
    id: row.id,
    name: row.name,
    program: row.program,
    state,
    waitingSince: iso(row.waitingSince),
    dueAt: iso(row.dueAt),
    isOverdue: isOverdue(state, row.dueAt, now),
    assignedTo: row.assignedTo === null ? null : { userId: row.assignedTo, name: row.assigneeName ?? '' },
    versions: row.versions,
  };
}

/** The queue of a school. */
export function queueListing(
  database: Database,
  scope: StudentScope,
  asked: AskedQueue,
  asker: Asker,
): Listing<typeof cvReviewsList, QueueRow> {
  return {
    rows: queueQuery(database, scope, asked, asker),
    order: QUEUE_ORDER,
    view: (row) => queueRowView(row, asker.now),
    file: 'cv-reviews',
    columns: {
      Name: ({ name }) => name,
      Program: ({ program }) => program,
      Status: ({ state }) => state,
      'Waiting since': ({ waitingSince }) => waitingSince,
      Due: ({ dueAt }) => dueAt,
      'Assigned to': ({ assignedTo }) => assignedTo?.name ?? null,
      Versions: ({ versions }) => versions,
    },
  };
}
