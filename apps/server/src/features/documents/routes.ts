import * as endpoints from '@fairway/contract/documents';
import { LIMITS } from '@fairway/rules/limits';
import type { Bind } from '../../kernel/http/bind.ts';
import { documentOwner } from './access.ts';
import { deleteDocument, linkToDocument, makeDefault, renameDocument } from './commands.ts';
import { listOwnDocuments } from './queries.ts';
import type { DocumentServices } from './services.ts';
import { storeDocument } from './upload.ts';
import { documentView } from './views.ts';

export function documentRoutes(bind: Bind, services: DocumentServices): void {
  bind(endpoints.listDocuments, async ({ query }, call) => {
    const rows = await listOwnDocuments(call.database, await documentOwner(call, query.place), query.kind);
    return { documents: rows.map(documentView), limit: LIMITS.documentsPerCandidate };
  });
  bind(endpoints.uploadDocument, async (input, call) => {
    await documentOwner(call, input.query.place);
    return documentView(await storeDocument(call, input, services));
  });
  bind(endpoints.renameDocument, async ({ params, query, body }, call) =>
    documentView(await renameDocument(call.database, await documentOwner(call, query.place), params.id, body.name, call.clock.now())),
  );
  bind(endpoints.setDefaultDocument, async ({ params, query }, call) =>
    documentView(await makeDefault(call.database, await documentOwner(call, query.place), params.id, call.clock.now())),
  );
  bind(endpoints.deleteDocument, async ({ params, query }, call) => {
    await deleteDocument(call.database, await documentOwner(call, query.place), params.id, call.clock.now());
    return undefined;
  });
  bind(endpoints.downloadDocument, async ({ params, query }, call) =>
    linkToDocument(call.database, await documentOwner(call, query.place), params.id, { secret: services.secret, now: call.clock.now() }),
  );
}
