import * as endpoints from '@fairway/contract/reference/imports';
import type { ImportForm } from '@fairway/rules/reference-entries';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type Edit, lockReference } from '../administration/commands.ts';
import { planSkills } from '../skills/commands.ts';
import { keepImport, undoImport, writeImport } from './commands.ts';
import { planNames } from './names.ts';
import type { ImportPlan } from './plan.ts';
import { changeListing, getImport, importListing } from './queries.ts';
import { planSuggestions } from './suggestions.ts';

/** `changed`: every node drops what it keeps of the lists. */
export function referenceImportRoutes(bind: Bind, { changed }: { changed(): void }): void {
  const keep = (request: ApiRequest, form: ImportForm, plan: (transaction: Database) => Promise<ImportPlan>) =>
    request.database.transaction().execute(async (transaction) => {
      await lockReference(transaction);
      return keepImport(transaction, form, await plan(transaction), editOf(request));
    });
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function act(request: ApiRequest, id: string, work: (transaction: Database, id: string, edit: Edit) => Promise<void>) {
    await request.database.transaction().execute((transaction) => work(transaction, id, editOf(request)));
    changed();
    return getImport(request.database, id, request.clock.now());
  }

  bind(endpoints.readReferenceFile, ({ file }, request) => keep(request, 'names', (transaction) => planNames(transaction, pathOf(file))));
  bind(endpoints.readEscoFile, ({ file, body }, request) =>
    keep(request, 'esco', (transaction) => planSkills(transaction, { file: pathOf(file), source: 'esco', locale: body.locale })),
  );
  bind(endpoints.suggestReferenceNames, (_input, request) => keep(request, 'suggestions', planSuggestions));
  bindList(bind, endpoints.referenceImportsList, ({ query }, request) => importListing(request.database, query, request.clock.now()));
  bind(endpoints.getReferenceImport, ({ params }, request) => getImport(request.database, params.id, request.clock.now()));
  bindList(bind, endpoints.referenceChangesList, ({ params, query }, request) =>
    changeListing(request.database, params.id, query, request.clock.now()),
  );
  bind(endpoints.writeReferenceImport, ({ params }, request) => act(request, params.id, writeImport));
  bind(endpoints.undoReferenceImport, ({ params }, request) => act(request, params.id, undoImport));
}

function pathOf(file: { path: string } | undefined): string {
  if (!file) throw new Problem('validation', { errors: [{ pointer: '/file', code: 'missing' }] });
  return file.path;
}

function editOf(request: ApiRequest): Edit {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
