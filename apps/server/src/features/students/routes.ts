import * as labels from '@fairway/contract/student-labels';
import * as endpoints from '@fairway/contract/students';
import { negotiateLocale } from '@fairway/rules/locales';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { signedIn } from '../identity/access.ts';
import { managedSchoolId } from '../schools/access.ts';
import { schoolStudent } from './access.ts';
import { changeLabel, createLabel, deleteLabel, labelStudents } from './labels/commands.ts';
import { changeNote, deleteNote, writeNote } from './notes/commands.ts';
import { listNotes } from './notes/queries.ts';
import { getStudentFilters, listLabels, listStudentRows, studentBatches } from './queries.ts';
import { extendStudent, recordViewing, revokeStudent } from './record/commands.ts';
import { getStudentRecord } from './record/queries.ts';
import { STUDENT_COLUMNS, studentCells, studentView } from './views.ts';

export function studentRoutes(bind: Bind): void {
  bind(endpoints.listStudents, async ({ params, query }, call) => {
    const page = await listStudentRows(call.database, await managedSchoolId(call, params.schoolId), query, call.clock.now());
    return { ...page, rows: page.rows.map(studentView) };
  });
  bind(endpoints.exportStudents, async ({ params, query }, call) => {
    const now = call.clock.now();
    return csvReply(call, {
      fileName: `students-${now.toISOString().slice(0, 10)}.csv`,
      header: STUDENT_COLUMNS,
      batches: studentBatches(call.database, await managedSchoolId(call, params.schoolId), query, now),
      line: studentCells,
    });
  });
  bind(endpoints.listStudentFilters, async ({ params }, call) =>
    getStudentFilters(call.database, await managedSchoolId(call, params.schoolId)),
  );

  bind(endpoints.getStudent, async ({ params }, call) => {
    const decider = await deciderOf(call, params);
    await recordViewing(call.database, decider);
    const locale = negotiateLocale(call.request.headers['accept-language']);
    return getStudentRecord(call.database, decider.student, { readerId: decider.actorId, locale, now: decider.now });
  });
  bind(endpoints.revokeStudent, async ({ params, body }, call) => {
    await revokeStudent(call.database, await deciderOf(call, params), body.reason);
    return undefined;
  });
  bind(endpoints.extendStudent, async ({ params, body }, call) => {
    await extendStudent(call.database, await deciderOf(call, params), body.endsOn);
    return undefined;
  });

  bind(labels.labelStudents, async ({ params, body }, call) => {
    await labelStudents(call.database, await staffOf(call, params.schoolId), body);
    return undefined;
  });
  bind(labels.listStudentLabels, async ({ params }, call) => ({
    labels: await listLabels(call.database, await managedSchoolId(call, params.schoolId)),
  }));
  bind(labels.createStudentLabel, async ({ params, body }, call) => createLabel(call.database, await staffOf(call, params.schoolId), body));
  bind(labels.changeStudentLabel, async ({ params, body }, call) =>
    changeLabel(call.database, await staffOf(call, params.schoolId), params.labelId, body),
  );
  bind(labels.deleteStudentLabel, async ({ params }, call) => {
    await deleteLabel(call.database, await staffOf(call, params.schoolId), params.labelId);
    return undefined;
  });

  bind(endpoints.writeStudentNote, async ({ params, body }, call) => {
    const author = await deciderOf(call, params);
    return shownNote(call, author, await writeNote(call.database, author, body));
  });
  bind(endpoints.changeStudentNote, async ({ params, body }, call) => {
    const author = await deciderOf(call, params);
    await changeNote(call.database, author, params.noteId, body);
    return shownNote(call, author, params.noteId);
  });
  bind(endpoints.deleteStudentNote, async ({ params }, call) => {
    await deleteNote(call.database, await deciderOf(call, params), params.noteId);
    return undefined;
  });
}

async function staffOf(call: Call, schoolId: number) {
  return { schoolId: await managedSchoolId(call, schoolId), actorId: signedIn(call).userId, now: call.clock.now() };
}

async function deciderOf(call: Call, params: { schoolId: number; id: string }) {
  const { schoolId, actorId, now } = await staffOf(call, params.schoolId);
  return { student: await schoolStudent(call.database, schoolId, params.id), actorId, now };
}

async function shownNote(call: Call, { student, actorId }: Awaited<ReturnType<typeof deciderOf>>, id: string) {
  const [note] = await listNotes(call.database, student, actorId, id);
  if (!note) throw new Problem('not_found');
  return note;
}
