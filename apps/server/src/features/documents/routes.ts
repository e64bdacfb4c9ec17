import * as endpoints from '@fairway/contract/documents/endpoints';
import { LIMITS } from '@fairway/rules/limits';
import type { Bind } from '../../kernel/http/bind.ts';
import { documentOwner } from './access.ts';
import { deleteDocument, linkToDocument, makeDefault, renameDocument } from './commands.ts';
import { listOwnDocuments } from './queries.ts';
import type { DocumentServices } from './services.ts';
import { storeDocument } from './upload.ts';
import { documentView } from './views.ts';

export function documentRoutes(bind: Bind, services: DocumentServices): void {
  bind(endpoints.listDocuments, async ({ query }, request) => {
    const rows = await listOwnDocuments(request.database, await documentOwner(request, query.place), query.kind);
    return { documents: rows.map(documentView), limit: LIMITS.documentsPerCandidate };
  });
  bind(endpoints.uploadDocument, async (input, request) => {
    await documentOwner(request, input.query.place);
    return documentView(await storeDocument(request, input, services));
  });
  bind(endpoints.renameDocument, async ({ params, query, body }, request) =>
    documentView(
      await renameDocument(request.database, await documentOwner(request, query.place), params.id, body.name, request.clock.now()),
    ),
  );
  bind(endpoints.setDefaultDocument, async ({ params, query }, request) =>
    documentView(await makeDefault(request.database, await documentOwner(request, query.place), params.id, request.clock.now())),
  );
  bind(endpoints.deleteDocument, async ({ params, query }, request) => {
    await deleteDocument(request.database, await documentOwner(request, query.place), params.id, request.clock.now());
    return undefined;
  });
  bind(endpoints.downloadDocument, async ({ params, query }, request) =>
    linkToDocument(request.database, await documentOwner(request, query.place), params.id, {
      secret: services.secret,
      now: request.clock.now(),
    }),
  );
}
