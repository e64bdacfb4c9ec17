import * as endpoints from '@fairway/contract/school-programs';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { managedSchoolId } from '../access.ts';
import { schoolEditor } from '../settings/access.ts';
import { addProgram, archiveProgram, changeProgram } from './commands.ts';
import { getSchoolProgram, listProgramRows, programBatches } from './listing.ts';
import { type ChangedProfiles, listTyped, mergeTyped, undoMerge } from './merging.ts';

const HEADER = ['name', 'level', 'fields', 'campuses', 'students', 'archived'];

export function schoolProgramRoutes(bind: Bind, { profiles }: { profiles: ChangedProfiles }): void {
  bind(endpoints.listSchoolPrograms, async ({ params, query }, call) =>
    listProgramRows(call.database, await managedSchoolId(call, params.schoolId), query),
  );
  bind(endpoints.exportSchoolPrograms, async ({ params, query }, call) => {
    const schoolId = await managedSchoolId(call, params.schoolId);
    return csvReply(call, {
      fileName: `programs-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: HEADER,
      batches: programBatches(call.database, schoolId, query),
      line: (program) => [
        program.name,
        program.levelId,
        program.fields.map((field) => field.name ?? field.id).join('; '),
        program.campuses.map((campus) => campus.name).join('; '),
        program.students,
        program.archivedAt,
      ],
    });
  });
  bind(endpoints.addSchoolProgram, async ({ params, body }, call) => {
    const editor = await schoolEditor(call, params.schoolId);
    return getSchoolProgram(call.database, editor.schoolId, await addProgram(call.database, editor, body));
  });
  bind(endpoints.changeSchoolProgram, async ({ params, body }, call) => {
    const editor = await schoolEditor(call, params.schoolId);
    await changeProgram(call.database, editor, params.programId, body);
    return getSchoolProgram(call.database, editor.schoolId, params.programId);
  });
  bind(endpoints.archiveSchoolProgram, async ({ params, body }, call) => {
    const editor = await schoolEditor(call, params.schoolId);
    await archiveProgram(call.database, editor, params.programId, body.archived);
    return getSchoolProgram(call.database, editor.schoolId, params.programId);
  });

  bind(endpoints.listTypedPrograms, async ({ params }, call) => listTyped(call.database, await managedSchoolId(call, params.schoolId)));
  bind(endpoints.mergePrograms, async ({ params, body }, call) =>
    mergeTyped(call.database, await schoolEditor(call, params.schoolId), body, profiles),
  );
  bind(endpoints.undoProgramMerge, async ({ params }, call) =>
    undoMerge(call.database, await schoolEditor(call, params.schoolId), params.mergeId, profiles),
  );
}
