import * as endpoints from '@fairway/contract/students/endpoints';
import * as labels from '@fairway/contract/students/labels';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { recordLook } from '../profile-looks/commands.ts';
import { studentScope } from '../schools/access.ts';
import { schoolStudent, staffOf } from './access.ts';
import { adviserRoutes } from './advisers/routes.ts';
import { endRoutes } from './ends/routes.ts';
import { changeLabel, createLabel, deleteLabel, labelStudents, undoLabels } from './labels/commands.ts';
import { changeNote, deleteNote, writeNote } from './notes/commands.ts';
import { listNotes } from './notes/queries.ts';
import { getStudentFilters, listLabels } from './queries.ts';
import { extendStudent, recordViewing, revokeStudent } from './record/commands.ts';
import { getStudentRecord } from './record/queries.ts';
import { studentListing } from './views.ts';

export function studentRoutes(bind: Bind): void {
  bindList(bind, endpoints.studentsList, async ({ params, query }, request) =>
    studentListing(request.database, await staffOf(request, params.schoolId), query),
  );
  bind(endpoints.listStudentFilters, async ({ params }, request) =>
    getStudentFilters(request.database, await studentScope(request, params.schoolId)),
  );

  bind(endpoints.getStudent, async ({ params }, request) => {
    const decider = await deciderOf(request, params);
    await recordViewing(request.database, decider);
    const locale = negotiateLocale(request.fastify.headers['accept-language']);
    const { student, scope, actorId, now } = decider;
    const decides = scope.duties.includes('advising');
    const shown = await getStudentRecord(request.database, student, { readerId: actorId, decides, locale, now });
    const look = { userId: student.userId, lookedBy: actorId, schoolId: student.schoolId } as const;
    if (shown.profile) await recordLook(request.database, { ...look, occasion: 'student', part: 'profile', now });
    return shown;
  });
  bind(endpoints.revokeStudent, async ({ params, body }, request) => {
    await revokeStudent(request.database, await deciderOf(request, params), body.reason);
    return undefined;
  });
  bind(endpoints.extendStudent, async ({ params, body }, request) => {
    await extendStudent(request.database, await deciderOf(request, params), body.endsOn);
    return undefined;
  });

  adviserRoutes(bind);
  endRoutes(bind);

  bind(labels.labelStudents, async ({ params, body }, request) =>
    labelStudents(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(labels.undoStudentLabels, async ({ params, body }, request) => {
    await undoLabels(request.database, await staffOf(request, params.schoolId), body.change);
    return undefined;
  });
  bind(labels.listStudentLabels, async ({ params }, request) => ({
    labels: await listLabels(request.database, await studentScope(request, params.schoolId)),
  }));
  bind(labels.createStudentLabel, async ({ params, body }, request) =>
    createLabel(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(labels.changeStudentLabel, async ({ params, body }, request) =>
    changeLabel(request.database, await staffOf(request, params.schoolId), params.labelId, body),
  );
  bind(labels.deleteStudentLabel, async ({ params }, request) => {
    await deleteLabel(request.database, await staffOf(request, params.schoolId), params.labelId);
    return undefined;
  });

  bind(endpoints.writeStudentNote, async ({ params, body }, request) => {
    const author = await deciderOf(request, params);
    return shownNote(request, author, await writeNote(request.database, author, body));
  });
  bind(endpoints.changeStudentNote, async ({ params, body }, request) => {
    const author = await deciderOf(request, params);
    await changeNote(request.database, author, params.noteId, body);
    return shownNote(request, author, params.noteId);
  });
  bind(endpoints.deleteStudentNote, async ({ params }, request) => {
    await deleteNote(request.database, await deciderOf(request, params), params.noteId);
    return undefined;
  });
}

async function deciderOf(request: ApiRequest, params: { schoolId: number; id: string }) {
  const { scope, actorId, now } = await staffOf(request, params.schoolId);
  return { student: await schoolStudent(request.database, scope, params.id), scope, actorId, now };
}

async function shownNote(request: ApiRequest, { student, actorId }: Awaited<ReturnType<typeof deciderOf>>, id: string) {
  const [note] = await listNotes(request.database, student, actorId, id);
  if (!note) throw new Problem('not_found');
  return note;
}
