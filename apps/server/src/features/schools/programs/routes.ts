import * as endpoints from '@fairway/contract/schools/programs';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { managedSchoolId, studentScope } from '../access.ts';
import { schoolEditor } from '../settings/access.ts';
import type { ChangedProfiles } from '../slots.ts';
import { addProgram, archiveProgram, changeProgram } from './commands.ts';
import { getSchoolProgram, programListing } from './listing.ts';
import { listTyped, mergeTyped, undoMerge } from './merging.ts';

export function schoolProgramRoutes(bind: Bind, { profiles }: { profiles: ChangedProfiles }): void {
  bindList(bind, endpoints.schoolProgramsList, async ({ params, query }, request) =>
    programListing(request.database, await studentScope(request, params.schoolId), query),
  );
  bind(endpoints.addSchoolProgram, async ({ params, body }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    return getSchoolProgram(request.database, editor.schoolId, await addProgram(request.database, editor, body));
  });
  bind(endpoints.changeSchoolProgram, async ({ params, body }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await changeProgram(request.database, editor, params.programId, body);
    return getSchoolProgram(request.database, editor.schoolId, params.programId);
  });
  bind(endpoints.archiveSchoolProgram, async ({ params, body }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await archiveProgram(request.database, editor, params.programId, body.archived);
    return getSchoolProgram(request.database, editor.schoolId, params.programId);
  });

  bind(endpoints.listTypedPrograms, async ({ params }, request) =>
    listTyped(request.database, await managedSchoolId(request, params.schoolId)),
  );
  bind(endpoints.mergePrograms, async ({ params, body }, request) =>
    mergeTyped(request.database, await schoolEditor(request, params.schoolId), body, profiles),
  );
  bind(endpoints.undoProgramMerge, async ({ params }, request) =>
    undoMerge(request.database, await schoolEditor(request, params.schoolId), params.mergeId, profiles),
  );
}
