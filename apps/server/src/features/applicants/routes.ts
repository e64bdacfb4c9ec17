import * as endpoints from '@fairway/contract/applicants/endpoints';
import type { LookPart } from '@fairway/rules/profile-looks';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { sentCvLink } from '../applications/cv-links.ts';
import { moveApplications } from '../applications/moving.ts';
import { findOrganizationApplication } from '../applications/queries.ts';
import { ownUserId } from '../identity/access.ts';
import { recordLook } from '../profile-looks/commands.ts';
import { managedOrganizationId } from '../teams/access.ts';
import { moveApplicants, undoDecline } from './commands.ts';
import { listPostings, listStates, type Recruiter } from './queries.ts';
import { addNote, rate, removeNote } from './talk/commands.ts';
import { applicantListing, applicantView } from './views.ts';

export function applicantRoutes(bind: Bind, { secret }: { secret: string }): void {
  bindList(bind, endpoints.applicantsList, async ({ params, query }, request) =>
    applicantListing(request.database, await recruiterOf(request, params), query),
  );
  bind(endpoints.listApplicantPostings, async ({ params }, request) => ({
    postings: await listPostings(request.database, (await recruiterOf(request, params)).organizationId),
  }));
  bind(endpoints.getApplicant, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const shown = await applicantView(request.database, recruiter, params.id);
    await lookAt(request, recruiter, params.id, 'profile');
    return shown;
  });
  bind(endpoints.openApplicant, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const { organizationId, actorId, now } = recruiter;
    const [found] = await listStates(request.database, organizationId, [params.id]);
    if (found?.state === 'sent' && found.id)
      await moveApplications(request.database, { organizationId, actorId, now, ids: [found.id], to: 'seen', refused: 'leave' });
    const shown = await applicantView(request.database, recruiter, params.id);
    await lookAt(request, recruiter, params.id, 'profile');
    return shown;
  });
  bind(endpoints.openApplicantCv, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    const row = await findOrganizationApplication(request.database, recruiter.organizationId, params.id);
    const link = sentCvLink(secret, row, recruiter.now);
    await lookAt(request, recruiter, params.id, 'cv');
    return link;
  });
  bind(endpoints.moveApplicants, async ({ params, body }, request) =>
    moveApplicants(request.database, await recruiterOf(request, params), body),
  );
  bind(endpoints.undoDecline, async ({ params }, request) => ({
    undone: await undoDecline(request.database, await recruiterOf(request, params), params.id),
  }));
  talkRoutes(bind);
}

/** Whose application it is sees that it was opened. @rule shares.6 */
async function lookAt({ database }: ApiRequest, { organizationId, actorId, now }: Recruiter, id: string, part: LookPart): Promise<void> {
  const row = await findOrganizationApplication(database, organizationId, id);
  if (row) await recordLook(database, { userId: row.user_id, lookedBy: actorId, organizationId, occasion: 'application', part, now });
}

function talkRoutes(bind: Bind): void {
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

/** @throws Problem not_found to who does not recruit there */
async function recruiterOf(request: ApiRequest, { organizationId }: { organizationId: number }): Promise<Recruiter> {
  return {
    organizationId: await managedOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  };
}
