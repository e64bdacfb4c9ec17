import * as endpoints from '@fairway/contract/school-settings';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { managedSchoolId } from '../access.ts';
import { mayEdit, type SchoolEditor, schoolEditor } from './access.ts';
import { addCampus, changeCampus, removeCampus } from './campuses.ts';
import { saveSettings } from './commands.ts';
import { addDomain, makePrimary, removeDomain } from './domains.ts';
import { setLogo, storeLogo } from './logo.ts';
import { getSchoolSettings, listSchoolCampuses } from './queries.ts';

export function schoolSettingsRoutes(bind: Bind, { files, baseUrl }: { files: FileStore; baseUrl: string }): void {
  /** Runs a change for a school's administrator and gives the settings after it. */
  const change = async (call: Call, schoolId: number, run: (editor: SchoolEditor) => Promise<void>) => {
    const editor = await schoolEditor(call, schoolId);
    await run(editor);
    return getSchoolSettings(call.database, editor.schoolId, { baseUrl, edit: true });
  };
  const changeCampuses = async (call: Call, schoolId: number, run: (editor: SchoolEditor) => Promise<void>) => {
    const editor = await schoolEditor(call, schoolId);
    await run(editor);
    return { campuses: await listSchoolCampuses(call.database, editor.schoolId) };
  };

  bind(endpoints.getSchoolSettings, async ({ params: { schoolId } }, call) =>
    getSchoolSettings(call.database, await managedSchoolId(call, schoolId), { baseUrl, edit: mayEdit(call, schoolId) }),
  );
  bind(endpoints.saveSchoolSettings, ({ params, body }, call) =>
    change(call, params.schoolId, (editor) => saveSettings(call.database, editor, body, baseUrl)),
  );
  bind(endpoints.uploadSchoolLogo, ({ params, file }, call) =>
    change(call, params.schoolId, (editor) => storeLogo(call.database, editor, file, files)),
  );
  bind(endpoints.deleteSchoolLogo, ({ params }, call) => change(call, params.schoolId, (editor) => setLogo(call.database, editor, null)));
  bind(endpoints.addSchoolDomain, ({ params, body }, call) =>
    change(call, params.schoolId, (editor) => addDomain(call.database, editor, body.domain)),
  );
  bind(endpoints.setPrimaryDomain, ({ params }, call) =>
    change(call, params.schoolId, (editor) => makePrimary(call.database, editor, params.domain)),
  );
  bind(endpoints.removeSchoolDomain, ({ params, query }, call) =>
    change(call, params.schoolId, (editor) => removeDomain(call.database, editor, params.domain, query.proofs)),
  );

  bind(endpoints.listSchoolCampuses, async ({ params }, call) => ({
    campuses: await listSchoolCampuses(call.database, await managedSchoolId(call, params.schoolId)),
  }));
  bind(endpoints.addCampus, ({ params, body }, call) =>
    changeCampuses(call, params.schoolId, (editor) => addCampus(call.database, editor, body)),
  );
  bind(endpoints.changeCampus, ({ params, body }, call) =>
    changeCampuses(call, params.schoolId, (editor) => changeCampus(call.database, editor, params.campusId, body)),
  );
  bind(endpoints.removeCampus, ({ params, query }, call) =>
    changeCampuses(call, params.schoolId, (editor) => removeCampus(call.database, editor, params.campusId, query.uses)),
  );
}
