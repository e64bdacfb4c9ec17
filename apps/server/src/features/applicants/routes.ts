import * as endpoints from '@fairway/contract/applicants/endpoints';
import * as sentFiles from '@fairway/contract/applicants/files';
import * as keeping from '@fairway/contract/applicants/keeping';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { askToKeep, endKeep } from '../applications/later/commands.ts';
import { moveApplications } from '../applications/moving.ts';
import { findOrganizationApplication } from '../applications/queries.ts';
import { sentCvLink, sentFileLink } from '../applications/sent-files.ts';
import { readReceivedCv } from '../resume/reading/stored-cv.ts';
import { recruiterOf } from './access.ts';
import { moveApplicants, undoApplicantMove, undoDecline } from './commands.ts';
import { exportRoutes } from './exports/routes.ts';
import { countFilters } from './filters/queries.ts';
import { lookAtApplicants } from './looks/commands.ts';
import { listPostings, listStates } from './queries.ts';
import { scorecardRoutes } from './scorecards/routes.ts';
import { stageRoutes } from './stages/routes.ts';
import { addNote, rate, removeNote } from './talk/commands.ts';
import { applicantListing, applicantView } from './views.ts';

export function applicantRoutes(bind: Bind, { secret, files }: { secret: string; files: FileStore }): void {
  bindList(bind, endpoints.applicantsList, async ({ params, query }, request) =>
    applicantListing(request.database, await recruiterOf(request, params), query),
  );
  bind(endpoints.listApplicantPostings, async ({ params }, request) => ({
    postings: await listPostings(request.database, (await recruiterOf(request, params)).organizationId),
  }));
  bind(endpoints.countApplicantFilters, async ({ params, query }, request) =>
    countFilters(request.database, await recruiterOf(request, params), query),
  );
  bind(endpoints.getApplicant, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const shown = await applicantView(request.database, recruiter, params.id);
    await lookAtApplicants(request.database, recruiter, [params.id], 'profile');
    return shown;
  });
  bind(endpoints.openApplicant, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const { organizationId, actorId, now } = recruiter;
    const [found] = await listStates(request.database, organizationId, [params.id]);
    if (found?.state === 'sent' && found.id)
      await moveApplications(request.database, { organizationId, actorId, now, ids: [found.id], to: 'seen', refused: 'leave' });
    const shown = await applicantView(request.database, recruiter, params.id);
    await lookAtApplicants(request.database, recruiter, [params.id], 'profile');
    return shown;
  });
  bind(endpoints.moveApplicants, async ({ params, body }, request) =>
    moveApplicants(request.database, await recruiterOf(request, params), body),
  );
  bind(endpoints.undoMove, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    await undoApplicantMove(request.database, recruiter, params.id);
    return applicantView(request.database, recruiter, params.id);
  });
  bind(endpoints.undoDecline, async ({ params }, request) => ({
    undone: await undoDecline(request.database, await recruiterOf(request, params), params.id),
  }));
  sentFileRoutes(bind, { secret, files });
  talkRoutes(bind);
  scorecardRoutes(bind);
  stageRoutes(bind);
  exportRoutes(bind, { files });
}

function sentFileRoutes(bind: Bind, { secret, files }: { secret: string; files: FileStore }): void {
  bind(sentFiles.openApplicantCv, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const row = await findOrganizationApplication(request.database, recruiter.organizationId, params.id);
    const link = sentCvLink(secret, row, recruiter.now);
    await lookAtApplicants(request.database, recruiter, [params.id], 'cv');
    return link;
  });
  bind(sentFiles.openApplicantFile, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const row = await findOrganizationApplication(request.database, recruiter.organizationId, params.id);
    const link = sentFileLink(secret, row, params.at, recruiter.now);
    await lookAtApplicants(request.database, recruiter, [params.id], 'cv');
    return link;
  });
  bind(sentFiles.readApplicantCv, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const row = await findOrganizationApplication(request.database, recruiter.organizationId, params.id);
    if (!row?.cv_key) throw new Problem('not_found');
    const reading = await readReceivedCv(files, row.cv_key, request);
    await lookAtApplicants(request.database, recruiter, [params.id], 'cv');
    return reading;
  });
}

function talkRoutes(bind: Bind): void {
  bind(keeping.askToKeep, async ({ params, body }, request) => {
    const recruiter = await recruiterOf(request, params);
    await askToKeep(request.database, recruiter, params.id, body.months);
    return applicantView(request.database, recruiter, params.id);
  });
  bind(keeping.endKeep, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    await endKeep(request.database, recruiter, params.id);
    return applicantView(request.database, recruiter, params.id);
  });
  bind(endpoints.addApplicantNote, async ({ params, body }, request) => {
    const recruiter = await recruiterOf(request, params);
    await addNote(request.database, recruiter, params.id, body.text);
    return applicantView(request.database, recruiter, params.id);
  });
  bind(endpoints.removeApplicantNote, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    await removeNote(request.database, recruiter, params.id, params.noteId);
    return applicantView(request.database, recruiter, params.id);
  });
  bind(endpoints.rateApplicant, async ({ params, body }, request) => {
    const recruiter = await recruiterOf(request, params);
    await rate(request.database, recruiter, params.id, body);
    return applicantView(request.database, recruiter, params.id);
  });
}
