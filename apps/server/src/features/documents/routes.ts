import * as endpoints from '@fairway/contract/documents';
import { LIMITS } from '@fairway/rules/limits';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownUserId } from '../identity/access.ts';
import { deleteDocument, linkToDocument, makeDefault, renameDocument } from './commands.ts';
import { listOwnDocuments } from './queries.ts';
import type { DocumentServices } from './services.ts';
import { storeDocument } from './upload.ts';
import { documentView } from './views.ts';

export function documentRoutes(bind: Bind, services: DocumentServices): void {
  bind(endpoints.listDocuments, async ({ query }, call) => {
    const rows = await listOwnDocuments(call.database, ownUserId(call), query.kind);
    return { documents: rows.map(documentView), limit: LIMITS.documentsPerCandidate };
  });
  bind(endpoints.uploadDocument, async (input, call) => documentView(await storeDocument(call, input, services)));
  bind(endpoints.renameDocument, async ({ params, body }, call) =>
    documentView(await renameDocument(call.database, ownUserId(call), params.id, body.name, call.clock.now())),
  );
  bind(endpoints.setDefaultDocument, async ({ params }, call) =>
    documentView(await makeDefault(call.database, ownUserId(call), params.id, call.clock.now())),
  );
  bind(endpoints.deleteDocument, async ({ params }, call) => {
    await deleteDocument(call.database, ownUserId(call), params.id, call.clock.now());
    return undefined;
  });
  bind(endpoints.downloadDocument, ({ params }, call) =>
    linkToDocument(call.database, ownUserId(call), params.id, { secret: services.secret, now: call.clock.now() }),
  );
}
