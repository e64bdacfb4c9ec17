import * as desk from '@fairway/contract/verification/desk';
import * as endpoints from '@fairway/contract/verification/queue';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { recordLook } from '../../profile-looks/commands.ts';
import { type StudentScope, studentScope } from '../../schools/access.ts';
import { openRequestFile } from '../request-files/queries.ts';
import type { Decider } from './assigning.ts';
import { assignRequest } from './assigning.ts';
import {
  approveRequest,
  askBack,
  decideRequests,
  extendVerification,
  rejectRequest,
  revokeVerification,
  undoDecision,
} from './commands.ts';
import { getRecord, listQueuePrograms } from './queries.ts';
import { queueListing, recordView } from './views.ts';

export function verificationQueueRoutes(bind: Bind, { secret }: { secret: string }): void {
  bindList(bind, endpoints.verificationsList, async ({ params, query }, request) => {
    const by = await decider(request, params.schoolId);
    return queueListing(request.database, by.scope, query, by);
  });

  bind(endpoints.listQueuePrograms, async ({ params }, request) => ({
    programs: (await listQueuePrograms(request.database, await studentScope(request, params.schoolId))).map((program) => ({
      ...program,
      levelId: program.levelId as 'master' | null,
    })),
  }));

  bind(endpoints.getVerification, async ({ params }, request) => {
    const { schoolId, scope, userId: lookedBy, now } = await decider(request, params.schoolId);
    const record = await shown(request, scope, params.id);
    await recordLook(request.database, { userId: record.userId, lookedBy, schoolId, occasion: 'verification', part: 'profile', now });
    return record;
  });
  bind(endpoints.approveVerification, ({ params }, request) =>
    decided(request, params, (by) => approveRequest(request.database, by, params.id)),
  );
  bind(endpoints.rejectVerification, ({ params, body }, request) =>
    decided(request, params, (by) => rejectRequest(request.database, by, params.id, body.reason)),
  );
  bind(endpoints.askBackVerification, ({ params, body }, request) =>
    decided(request, params, (by) => askBack(request.database, by, params.id, body.question)),
  );
  bind(endpoints.undoVerification, ({ params }, request) =>
    decided(request, params, (by) => undoDecision(request.database, by, params.id)),
  );
  bind(endpoints.revokeVerification, ({ params, body }, request) =>
    decided(request, params, (by) => revokeVerification(request.database, by, params.id, body.reason)),
  );
  bind(endpoints.extendVerification, ({ params, body }, request) =>
    decided(request, params, (by) => extendVerification(request.database, by, params.id, body.lastDay)),
  );
  bind(desk.openVerificationFile, async ({ params }, request) =>
    openRequestFile(request.database, await decider(request, params.schoolId), params.id, secret),
  );
  bind(desk.assignVerification, ({ params, body }, request) =>
    decided(request, params, (by) => assignRequest(request.database, by, params.id, body)),
  );
  bind(endpoints.decideVerifications, async ({ params, body }, request) =>
    decideRequests(request.database, await decider(request, params.schoolId), body),
  );
}

async function shown(request: ApiRequest, scope: StudentScope, id: string) {
  return recordView(await getRecord(request.database, scope, id), { scope, now: request.clock.now() });
}

async function decided(request: ApiRequest, { schoolId, id }: { schoolId: number; id: string }, decide: (by: Decider) => Promise<void>) {
  const by = await decider(request, schoolId);
  await decide(by);
  return shown(request, by.scope, id);
}

async function decider(request: ApiRequest, asked: number): Promise<Decider> {
  const scope = await studentScope(request, asked);
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { schoolId: scope.schoolId, scope, userId: request.actor.userId, now: request.clock.now() };
}
