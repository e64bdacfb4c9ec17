import * as endpoints from '@fairway/contract/school-partners/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { administeredSchoolId, managedSchoolId } from '../schools/access.ts';
import type { SchoolDirectory } from '../schools/directory.ts';
import { answer, end, propose } from './commands.ts';
import { findSchools } from './queries.ts';
import { getPartnersOfSchool } from './views.ts';

/** The platform's administrators see every school; they speak for none. */
const isOwnAdministrator = ({ actor }: ApiRequest, schoolId: number) => actor.kind === 'user' && actor.schoolIds.includes(schoolId);

/** @throws Problem not_found, school_partners.not_yours */
async function administrator(request: ApiRequest, asked: number) {
  const schoolId = await administeredSchoolId(request, asked);
  if (!isOwnAdministrator(request, schoolId)) throw new Problem('school_partners.not_yours');
  return { schoolId, actorId: ownUserId(request), now: request.clock.now() };
}

export function schoolPartnerRoutes(bind: Bind, directory: SchoolDirectory): void {
  bind(endpoints.getSchoolPartners, async ({ params }, request) =>
    getPartnersOfSchool(request.database, await managedSchoolId(request, params.schoolId), {
      edits: isOwnAdministrator(request, params.schoolId),
      now: request.clock.now(),
    }),
  );
  bind(endpoints.findPartnerSchools, async ({ params, query }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    return findSchools(request.database, schoolId, await directory.schools(), { ...query, now: request.clock.now() });
  });
  bind(endpoints.proposePartnership, async ({ params, body }, request) => {
    const by = await administrator(request, params.schoolId);
    await propose(request.database, by, body);
    return getPartnersOfSchool(request.database, by.schoolId, { edits: true, now: by.now });
  });
  bind(endpoints.answerPartnership, async ({ params, body }, request) => {
    const by = await administrator(request, params.schoolId);
    await answer(request.database, by, params.partnershipId, body.answer);
    return getPartnersOfSchool(request.database, by.schoolId, { edits: true, now: by.now });
  });
  bind(endpoints.endPartnership, async ({ params, body }, request) => {
    const by = await administrator(request, params.schoolId);
    await end(request.database, by, params.partnershipId, body.state);
    return getPartnersOfSchool(request.database, by.schoolId, { edits: true, now: by.now });
  });
}
