// Rows of students to their shape on the wire, and to the cells of the file.

import type { RowOf } from '@fairway/contract/kernel/lists';
import type { studentsList } from '@fairway/contract/students/endpoints';
import { fullName } from '@fairway/rules/names';
import type { VerificationState } from '@fairway/rules/verification';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { adviserView } from './advisers/queries.ts';
import type { Staff } from './changes.ts';
import { type AskedStudents, filteredStudents, headOfStudents, STUDENT_ORDER, type StudentRow, shownStudents } from './queries.ts';

export type StudentView = RowOf<typeof studentsList>;

/** What the state does not say by itself: only where it needs verification again. */
export const verdictOf = (row: { state: string | null; reason_code: string | null }) =>
  row.state === 'needVerification' ? (row.reason_code as StudentView['verdict']) : null;

function studentView(row: StudentRow): StudentView {
  return {
    id: row.user_id,
    // A list is opened by its names: who has written none yet is called by the address.
    name: fullName(row.first_name, row.last_name) || row.student_email || row.account_email || '',
    email: row.student_email ?? row.account_email,
    isPrivate: row.is_private,
    state: row.state as VerificationState,
    verdict: verdictOf(row),
    labels: row.labels,
    adviser: adviserView(row.adviser),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    program:
      row.program_id === null
        ? null
        : { id: row.program_id, name: row.program_name ?? '', levelId: row.level_id as NonNullable<StudentView['program']>['levelId'] },
    endsOn: row.ends_on,
    since: row.since.toISOString(),
  };
}

/** The list of a school. */
export function studentListing(database: Database, staff: Staff, asked: AskedStudents): Listing<typeof studentsList, StudentRow> {
  const lean = filteredStudents(database, staff, asked);
  return {
    rows: shownStudents(lean),
    lean,
    head: headOfStudents(database, staff, asked),
    order: STUDENT_ORDER,
    view: studentView,
    file: 'students',
    columns: {
      'First name': (_student, row) => row.first_name,
      'Last name': (_student, row) => row.last_name,
      'E-mail': ({ email }) => email,
      Program: (_student, row) => row.program_name,
      Level: (_student, row) => row.level_id,
      Ends: ({ endsOn }) => endsOn,
      State: ({ state, verdict }) => (verdict ? `${state} (${verdict})` : state),
      Labels: ({ labels }) => labels.map((label) => label.name).join('; '),
      Adviser: ({ adviser }) => adviser?.name ?? null,
      'Connected since': ({ since }) => since.slice(0, 10),
      'Last seen': ({ lastSeenAt }) => lastSeenAt?.slice(0, 10) ?? null,
    },
  };
}
