// Asks for CVs as one file. That they are looked at is recorded then, for all at once: what was new is seen. @rule applicants.11, applicants.7
import { APPLICANT_LIMITS } from '@fairway/rules/applicants';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { moveApplications } from '../../applications/moving.ts';
import { type ChosenApplicants, chosenApplicants, tellTeam } from '../commands.ts';
import { lookAtApplicants } from '../looks/commands.ts';
import { listStates, type Recruiter } from '../queries.ts';
import { listWithCv } from './queries.ts';

const MINUTES = 10;

/** @throws Problem not_found where one was not sent to the organization; lists.changed; applicants.too_many_cvs */
export async function archiveCvs(transaction: Database, recruiter: Recruiter, applicants: ChosenApplicants) {
  const { organizationId, actorId, now } = recruiter;
  const ids = await chosenApplicants(transaction, recruiter, applicants);
  const rows = await listStates(transaction, organizationId, ids);
  if (rows.length !== ids.length) throw new Problem('not_found');
  const withCv = await listWithCv(transaction, organizationId, ids);
  if (withCv.length > APPLICANT_LIMITS.cvsAtOnce) throw new Problem('applicants.too_many_cvs', { detail: `${withCv.length}` });
  const expires_at = new Date(now.getTime() + MINUTES * 60_000);
  const said = { cvs: withCv.length, without: ids.length - withCv.length, expiresAt: expires_at.toISOString() };
  if (withCv.length === 0) return { id: null, ...said };
  const id = newId();
  await transaction
    .insertInto('applicant_cv_archive')
    .values({ id, organization_id: organizationId, made_by: actorId, made_at: now, expires_at })
    .execute();
  await transaction
    .insertInto('applicant_cv_archived')
    .values(withCv.map((application_id) => ({ archive_id: id, application_id })))
    .execute();
  const fresh = rows.flatMap((row) => (row.state === 'sent' && row.id !== null && withCv.includes(row.id) ? [row.id] : []));
  const seen = await moveApplications(transaction, { organizationId, actorId, now, ids: fresh, to: 'seen', refused: 'leave' });
  await recordAudit(transaction, {
    ...{ actorId, action: 'applicants.cvs', subject: `company:${organizationId}`, organizationId, at: now },
    detail: { archive: id, count: withCv.length },
  });
  await lookAtApplicants(transaction, recruiter, withCv, 'cv');
  await tellTeam(transaction, recruiter, seen);
  return { id, ...said };
}

/** Those whose time is over. */
export async function forgetArchives(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('applicant_cv_archive').where('expires_at', '<=', now).execute();
}
