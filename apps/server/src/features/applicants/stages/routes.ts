import * as endpoints from '@fairway/contract/applicants/stages';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownedOrganizationId } from '../../teams/access.ts';
import { recruiterOf } from '../access.ts';
import type { Recruiter } from '../queries.ts';
import { changeOwnStages } from './commands.ts';
import { countPlaced, listOwnStages } from './queries.ts';

export function stageRoutes(bind: Bind): void {
  bind(endpoints.listApplicantStages, async ({ params }, request) => shown(request, await recruiterOf(request, params)));
  bind(endpoints.changeApplicantStages, async ({ params, body }, request) => {
    // What the stages are is the owners' to say.
    await ownedOrganizationId(request, params.organizationId);
    const recruiter = await recruiterOf(request, params);
    await changeOwnStages(request.database, recruiter, body);
    return shown(request, recruiter);
  });
}

async function shown({ database }: ApiRequest, { organizationId }: Recruiter) {
  const stages = await listOwnStages(database, organizationId);
  const placed = await countPlaced(database, organizationId);
  return { stages: stages.map((stage) => ({ ...stage, applicants: placed.get(stage.id) ?? 0 })) };
}
