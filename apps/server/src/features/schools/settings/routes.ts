import * as campuses from '@fairway/contract/school-campuses';
import * as domains from '@fairway/contract/school-domains';
import * as endpoints from '@fairway/contract/school-settings';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { managedSchoolId } from '../access.ts';
import { mayEdit, type SchoolEditor, schoolEditor } from './access.ts';
import { campusBatches, listCampusRows } from './campus-list.ts';
import { addCampus, changeCampus, removeCampus } from './campuses.ts';
import { saveSettings } from './commands.ts';
import { domainBatches, listDomainRows } from './domain-list.ts';
import { addDomain, makePrimary, removeDomain } from './domains.ts';
import { setLogo, storeLogo } from './logo.ts';
import { getSchoolSettings } from './queries.ts';

export function schoolSettingsRoutes(bind: Bind, { files, baseUrl }: { files: FileStore; baseUrl: string }): void {
  /** Runs a change for a school's administrator and gives the settings after it. */
  const change = async (call: Call, schoolId: number, run: (editor: SchoolEditor) => Promise<void>) => {
    const editor = await schoolEditor(call, schoolId);
    await run(editor);
    return getSchoolSettings(call.database, editor.schoolId, { baseUrl, edit: true });
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

  bind(domains.listSchoolDomains, async ({ params, query }, call) =>
    listDomainRows(call.database, await managedSchoolId(call, params.schoolId), query),
  );
  bind(domains.exportSchoolDomains, async ({ params, query }, call) =>
    csvReply(call, {
      fileName: `domains-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['domain', 'primary', 'students'],
      batches: domainBatches(call.database, await managedSchoolId(call, params.schoolId), query),
      line: ({ domain, isPrimary, proofs }) => [domain, isPrimary, proofs],
    }),
  );
  bind(domains.addSchoolDomain, ({ params, body }, call) =>
    change(call, params.schoolId, (editor) => addDomain(call.database, editor, body.domain)),
  );
  bind(domains.setPrimaryDomain, ({ params }, call) =>
    change(call, params.schoolId, (editor) => makePrimary(call.database, editor, params.domain)),
  );
  bind(domains.removeSchoolDomain, ({ params, query }, call) =>
    change(call, params.schoolId, (editor) => removeDomain(call.database, editor, params.domain, query.proofs)),
  );

  bind(campuses.listSchoolCampuses, async ({ params, query }, call) =>
    listCampusRows(call.database, await managedSchoolId(call, params.schoolId), query),
  );
  bind(campuses.exportSchoolCampuses, async ({ params, query }, call) =>
    csvReply(call, {
      fileName: `campuses-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['name', 'city', 'country', 'programs', 'students'],
      batches: campusBatches(call.database, await managedSchoolId(call, params.schoolId), query),
      line: ({ name, city, countryCode, programs, students }) => [name, city, countryCode, programs, students],
    }),
  );
  bind(campuses.addCampus, async ({ params, body }, call) => addCampus(call.database, await schoolEditor(call, params.schoolId), body));
  bind(campuses.changeCampus, async ({ params, body }, call) =>
    changeCampus(call.database, await schoolEditor(call, params.schoolId), params.campusId, body),
  );
  bind(campuses.removeCampus, async ({ params, query }, call) => {
    await removeCampus(call.database, await schoolEditor(call, params.schoolId), params.campusId, query.uses);
    return undefined;
  });
}
