import * as endpoints from '@fairway/contract/applicants/exports';
import { documentName } from '@fairway/rules/document-names';
import { contentDisposition } from '../../../kernel/files/content-disposition.ts';
import { FileNotFound, type FileStore } from '../../../kernel/files/file-store.ts';
import { type ArchivedFile, zipped } from '../../../kernel/files/zipped.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { findOrganizationApplication } from '../../applications/queries.ts';
import { recruiterOf } from '../access.ts';
import { lookAtApplicants } from '../looks/commands.ts';
import { getScored } from '../scorecards/queries.ts';
import { scorecardsView } from '../scorecards/views.ts';
import { applicantView } from '../views.ts';
import { archiveCvs } from './commands.ts';
import { listArchivedCvs } from './queries.ts';
import { exportedView } from './views.ts';

export function exportRoutes(bind: Bind, { files }: { files: FileStore }): void {
  bind(endpoints.archiveCvs, async ({ params, body }, request) =>
    archiveCvs(request.database, await recruiterOf(request, params), body.applicants),
  );
  bind(endpoints.fetchCvs, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const cvs = await listArchivedCvs(request.database, recruiter, params.id);
    request.setHeader('content-disposition', contentDisposition(`applicants-${recruiter.now.toISOString().slice(0, 10)}.zip`));
    return zipped(opened(cvs, files), recruiter.now);
  });
  bind(endpoints.exportApplicant, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const shown = await applicantView(request.database, recruiter, params.id);
    const cards = await scorecardsView(request.database, recruiter, await getScored(request.database, recruiter, params.id));
    const row = await findOrganizationApplication(request.database, recruiter.organizationId, params.id);
    await lookAtApplicants(request.database, recruiter, [params.id], 'profile');
    const name = documentName(`${shown.name} - ${shown.title}`, 'pdf', 'application').replace(/\.pdf$/, '.json');
    request.setHeader('content-disposition', contentDisposition(name));
    return exportedView(shown, cards, row?.cv_content_type ?? null);
  });
}

async function* opened(cvs: readonly { path: string; key: string }[], files: FileStore): AsyncGenerator<ArchivedFile> {
  for (const { path, key } of cvs) {
    try {
      yield { path, pieces: (await files.get(key)).stream, isPacked: true };
    } catch (error) {
      // Erased since it was asked for.
      if (!(error instanceof FileNotFound)) throw error;
    }
  }
}
