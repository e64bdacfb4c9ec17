import * as endpoints from '@fairway/contract/resume/endpoints';
import { readDocument, readResume } from '@fairway/contract/resume/machine-reading';
import { contentDisposition } from '../../kernel/files/content-disposition.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { getOwnDocument } from '../documents/queries.ts';
import { ownUserId } from '../identity/access.ts';
import { importJsonResume } from './commands.ts';
import type { ProfileProvider } from './gateway.ts';
import { countImport } from './import-limit.ts';
import { type ImportServices, takeLink, takeLinkedinFile, takeResumeFile } from './importing/from-file.ts';
import { jsonResume } from './json-resume/written.ts';
import { findLatestImport, getImport, getResumeSource, listRecentImports } from './queries.ts';
import { readBytes } from './reading/read-file.ts';
import { readStoredCv } from './reading/stored-cv.ts';
import { type PdfAsked, resumePdf } from './resume-pdf.ts';
import { deleteImport, setResolved, setReviewed, takeItem } from './reviews.ts';
import { undoImport } from './undo.ts';

type ResumeServices = ImportServices & { provider: ProfileProvider | undefined };

export function resumeRoutes(bind: Bind, services: ResumeServices): void {
  const { files, schoolNamed, keys, provider } = services;
  const pdf = (query: PdfAsked, request: ApiRequest) => resumePdf(request, query, { files, keys });

  bind(endpoints.downloadResumePdf, async ({ query }, request) => {
    const { bytes, fileName } = await pdf(query, request);
    request.setHeader('content-disposition', contentDisposition(fileName));
    return Buffer.from(bytes);
  });

  bind(readResume, async ({ query }, request) => readBytes((await pdf(query, request)).bytes, request));

  bind(readDocument, async ({ params }, request) => {
    const { file_key: key } = await getOwnDocument(request.database, ownUserId(request), params.id.toLowerCase());
    return readStoredCv(files, key, request);
  });

  bind(endpoints.downloadJsonResume, async (_input, request) => {
    const source = await getResumeSource(request.database, ownUserId(request), { locale: 'en', now: request.clock.now() });
    request.setHeader('content-disposition', contentDisposition('resume.json'));
    return jsonResume(source);
  });

  bind(endpoints.importJsonResume, async ({ body }, request) => {
    const [userId, now] = [ownUserId(request), request.clock.now()];
    await countImport(request.database, keys, userId, now);
    return request.database.transaction().execute((transaction) => importJsonResume(transaction, userId, body, { schoolNamed, now }));
  });

  bind(endpoints.importResumeFile, (input, request) => takeResumeFile(request, input, services));
  bind(endpoints.importLinkedinFile, (input, request) => takeLinkedinFile(request, input, services));
  bind(endpoints.importLinkedinLink, (input, request) => takeLink(request, input, provider, services));

  bind(endpoints.getLatestImport, async (_input, request) => ({
    import: await findLatestImport(request.database, ownUserId(request), request.clock.now()),
    readsLinks: provider !== undefined,
  }));

  bind(endpoints.listImports, async (_input, request) => ({
    imports: await listRecentImports(request.database, ownUserId(request), request.clock.now()),
  }));
  bind(endpoints.getImport, ({ params }, request) =>
    getImport(request.database, ownUserId(request), params.id.toLowerCase(), request.clock.now()),
  );

  bind(endpoints.setImportReviewed, ({ params, body }, request) =>
    setReviewed(request.database, ownUserId(request), params.id.toLowerCase(), body.isReviewed, request.clock.now()),
  );
  bind(endpoints.setImportResolved, ({ params, body }, request) =>
    setResolved(request.database, ownUserId(request), { id: params.id.toLowerCase(), ...body }, request.clock.now()),
  );
  bind(endpoints.takeImportItem, ({ params, body }, request) =>
    takeItem(request.database, ownUserId(request), { id: params.id.toLowerCase(), itemId: body.item }, request.clock.now()),
  );
  bind(endpoints.undoImport, ({ params }, request) =>
    undoImport(request.database, ownUserId(request), params.id.toLowerCase(), request.clock.now()),
  );
  bind(endpoints.deleteImport, async ({ params }, request) => {
    await deleteImport(request.database, ownUserId(request), params.id.toLowerCase());
    return undefined;
  });
}
