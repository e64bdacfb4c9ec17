import * as defaults from '@fairway/contract/postings/defaults';
import * as endpoints from '@fairway/contract/postings/endpoints';
import * as templates from '@fairway/contract/postings/templates';
import type { PostingContent } from '@fairway/rules/posting-content';
import { postingHints } from '@fairway/rules/posting-hints';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { type ManagedOrganizationId, managedOrganizationId, ownedOrganizationId } from '../teams/access.ts';
import { changeDefaults, findDefaults } from './defaults/commands.ts';
import { addPosting, type EditingServices, type Editor, getPosting, movePosting, movePostings, savePosting } from './editing/commands.ts';
import { findPosting, postingListing } from './queries.ts';
import { addTemplate, removeTemplate, renameTemplate } from './templates/commands.ts';
import { listTemplates } from './templates/queries.ts';

export function postingRoutes(bind: Bind, services: EditingServices): void {
  const editorOf = async (request: ApiRequest, organizationId: number) => ({
    organizationId: await managedOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  });
  const viewOf = async (database: ApiRequest['database'], organizationId: ManagedOrganizationId, id: string) => {
    const found = await findPosting(database, organizationId, id);
    if (!found) throw new Problem('not_found');
    return found;
  };
  bindList(bind, endpoints.postingsList, async ({ params, query }, request) =>
    postingListing(request.database, await editorOf(request, params.organizationId), query),
  );
  bind(endpoints.addPosting, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.organizationId);
    return viewOf(request.database, editor.organizationId, await addPosting(request.database, editor, body));
  });
  bind(endpoints.getPosting, async ({ params }, request) =>
    viewOf(request.database, await managedOrganizationId(request, params.organizationId), params.id),
  );
  bind(endpoints.savePosting, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.organizationId);
    await savePosting(services, editor, params.id, body as { edition: number; content: PostingContent });
    return viewOf(services.database, editor.organizationId, params.id);
  });
  bind(endpoints.movePosting, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.organizationId);
    await movePosting(services, editor, params.id, body);
    return viewOf(services.database, editor.organizationId, params.id);
  });
  bind(endpoints.movePostings, async ({ params, body }, request) =>
    movePostings(services, await editorOf(request, params.organizationId), body),
  );
  bind(defaults.getPostingDefaults, async ({ params }, request) =>
    findDefaults(request.database, await managedOrganizationId(request, params.organizationId)),
  );
  bind(defaults.changePostingDefaults, async ({ params, body }, request) => {
    const editor = {
      ...(await editorOf(request, params.organizationId)),
      organizationId: await ownedOrganizationId(request, params.organizationId),
    };
    await changeDefaults(request.database, editor, body);
    return findDefaults(request.database, editor.organizationId);
  });
  const templatesOf = async (request: ApiRequest, organizationId: number, act?: (editor: Editor) => Promise<void>) => {
    const editor = await editorOf(request, organizationId);
    await act?.(editor);
    return listTemplates(request.database, editor.organizationId);
  };
  bind(templates.listPostingTemplates, ({ params }, request) => templatesOf(request, params.organizationId));
  bind(templates.addPostingTemplate, ({ params, body: { postingId, ...given } }, request) =>
    templatesOf(request, params.organizationId, async (editor) => {
      const { content } = await getPosting(request.database, editor.organizationId, postingId);
      await addTemplate(request.database, editor, { ...given, content });
    }),
  );
  bind(templates.renamePostingTemplate, ({ params, body }, request) =>
    templatesOf(request, params.organizationId, (editor) => renameTemplate(request.database, editor, params.id.toLowerCase(), body.name)),
  );
  bind(templates.removePostingTemplate, ({ params }, request) =>
    templatesOf(request, params.organizationId, (editor) => removeTemplate(request.database, editor, params.id.toLowerCase())),
  );
  bind(endpoints.recognizePosting, async ({ params, body }, request) => {
    await managedOrganizationId(request, params.organizationId);
    const { columns } = await services.preparer.prepare({ ...body, places: [], workplace: null });
    const text = columns.description_text;
    return {
      html: columns.description_html,
      visible: text.replaceAll(/\s+/g, ' ').trim().length,
      language: columns.language,
      employmentTypes: columns.employment_types as [],
      categories: columns.categories as [],
      educationLevels: columns.education_levels as [],
      educationFields: columns.education_fields as [],
      skills: columns.skills,
      languages: columns.languages,
      hints: postingHints(body.title, text),
    };
  });
}
