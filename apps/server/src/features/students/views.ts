// Rows of students to their shape on the wire, and to the cells of the file.

import type { student } from '@fairway/contract/students';
import { fullName } from '@fairway/rules/names';
import type { VerificationState } from '@fairway/rules/verification';
import type { z } from 'zod';
import type { CsvCell } from '../../kernel/files/csv-export.ts';
import type { StudentRow } from './queries.ts';

export type StudentView = z.input<typeof student>;

/** What the state does not say by itself: only where it needs verification again. */
export const verdictOf = (row: { state: string | null; reason_code: string | null }) =>
  row.state === 'needVerification' ? (row.reason_code as StudentView['verdict']) : null;

export function studentView(row: StudentRow): StudentView {
  return {
    id: row.user_id,
    name: fullName(row.first_name, row.last_name),
    email: row.student_email ?? row.account_email,
    isPrivate: row.is_private,
    state: row.state as VerificationState,
    verdict: verdictOf(row),
    labels: row.labels,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    program:
      row.program_id === null
        ? null
        : { id: row.program_id, name: row.program_name ?? '', levelId: row.level_id as NonNullable<StudentView['program']>['levelId'] },
    endsOn: row.ends_on,
    since: row.since.toISOString(),
  };
}

export const STUDENT_COLUMNS = [
  'First name',
  'Last name',
  'E-mail',
  'Program',
  'Level',
  'Ends',
  'State',
  'Labels',
  'Connected since',
  'Last seen',
];

export function studentCells(row: StudentRow): CsvCell[] {
  const view = studentView(row);
  return [
    ...[row.first_name, row.last_name, view.email, row.program_name, row.level_id, row.ends_on],
    verdictOf(row) ? `${row.state} (${row.reason_code})` : row.state,
    row.labels.map((label) => label.name).join('; '),
    ...[view.since.slice(0, 10), view.lastSeenAt?.slice(0, 10) ?? null],
  ];
}
