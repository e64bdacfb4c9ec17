import * as campuses from '@fairway/contract/schools/campuses';
import * as domains from '@fairway/contract/schools/domains';
import * as endpoints from '@fairway/contract/schools/settings';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { managedSchoolId, studentScope, wholeSchool } from '../access.ts';
import { mayDo, type SchoolEditor, schoolEditor } from './access.ts';
import { campusListing } from './campus-list.ts';
import { addCampus, changeCampus, removeCampus } from './campuses.ts';
import { saveSettings } from './commands.ts';
import { domainListing, getDomain } from './domain-list.ts';
import { type DomainServices, decideDomain, lookAtDomain, mailDomainCode, proveDomainByCode } from './domain-proving.ts';
import { addDomain, makePrimary, removeDomain } from './domains.ts';
import { setLogo, storeLogo } from './logo.ts';
import { getSchoolSettings } from './queries.ts';

export function schoolSettingsRoutes(bind: Bind, node: DomainServices & { files: FileStore; baseUrl: string }): void {
  const { files, baseUrl } = node;
  /** Runs a change for a school's administrator and gives the settings after it. */
  const change = async (request: ApiRequest, schoolId: number, run: (editor: SchoolEditor) => Promise<void>) => {
    const editor = await schoolEditor(request, schoolId);
    await run(editor);
    return getSchoolSettings(request.database, editor.schoolId, { baseUrl, can: mayDo(request, schoolId) });
  };

  bind(endpoints.getSchoolSettings, async ({ params: { schoolId } }, request) =>
    getSchoolSettings(request.database, await managedSchoolId(request, schoolId), {
      baseUrl,
      can: mayDo(request, schoolId),
    }),
  );
  bind(endpoints.saveSchoolSettings, ({ params, body }, request) =>
    change(request, params.schoolId, (editor) => saveSettings(request.database, editor, body, baseUrl)),
  );
  bind(endpoints.uploadSchoolLogo, ({ params, file }, request) =>
    change(request, params.schoolId, (editor) => storeLogo(request.database, editor, file, files)),
  );
  bind(endpoints.deleteSchoolLogo, ({ params }, request) =>
    change(request, params.schoolId, (editor) => setLogo(request.database, editor, null)),
  );

  bindList(bind, domains.schoolDomainsList, async ({ params, query }, request) =>
    domainListing(request.database, await studentScope(request, params.schoolId), query),
  );
  bind(domains.addSchoolDomain, ({ params, body }, request) =>
    change(request, params.schoolId, (editor) => addDomain(request.database, editor, body.domain)),
  );
  bind(domains.setPrimaryDomain, ({ params }, request) =>
    change(request, params.schoolId, (editor) => makePrimary(request.database, editor, params.domain)),
  );
  bind(domains.removeSchoolDomain, ({ params, query }, request) =>
    change(request, params.schoolId, (editor) => removeDomain(request.database, editor, params.domain, query.proofs)),
  );

  domainProofRoutes(bind, node);

  bindList(bind, campuses.schoolCampusesList, async ({ params, query }, request) =>
    campusListing(request.database, await studentScope(request, params.schoolId), query),
  );
  bind(campuses.addCampus, async ({ params, body }, request) =>
    addCampus(request.database, await schoolEditor(request, params.schoolId), body),
  );
  bind(campuses.changeCampus, async ({ params, body }, request) =>
    changeCampus(request.database, await schoolEditor(request, params.schoolId), params.campusId, body),
  );
  bind(campuses.removeCampus, async ({ params, query }, request) => {
    await removeCampus(request.database, await schoolEditor(request, params.schoolId), params.campusId, query.uses);
    return undefined;
  });
}

function domainProofRoutes(bind: Bind, services: DomainServices): void {
  bind(domains.getSchoolDomain, async ({ params }, request) =>
    getDomain(request.database, await studentScope(request, params.schoolId), params.domain),
  );
  bind(domains.lookAtSchoolDomain, async ({ params }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await lookAtDomain(services, editor, params.domain);
    return getDomain(request.database, wholeSchool(editor.schoolId), params.domain);
  });
  bind(domains.mailSchoolDomainCode, async ({ params, body }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await mailDomainCode(request.database, services, editor, { ...params, ...body, tenantId: request.tenant.id });
    return getDomain(request.database, wholeSchool(editor.schoolId), params.domain);
  });
  bind(domains.proveSchoolDomain, async ({ params, body }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await proveDomainByCode(request.database, services, editor, { ...params, ...body });
    return getDomain(request.database, wholeSchool(editor.schoolId), params.domain);
  });
  bind(domains.decideSchoolDomain, async ({ params }, request) => {
    const editor = await schoolEditor(request, params.schoolId);
    await decideDomain(request.database, editor, params.domain);
    return getDomain(request.database, wholeSchool(editor.schoolId), params.domain);
  });
}
