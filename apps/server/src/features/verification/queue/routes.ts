import * as desk from '@fairway/contract/verification-desk';
import * as endpoints from '@fairway/contract/verification-queue';
import { fullName } from '@fairway/rules/names';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type ManagedSchoolId, managedSchoolId } from '../../schools/access.ts';
import { openRequestFile } from '../request-files/queries.ts';
import { assignRequest } from './assigning.ts';
import {
  approveRequest,
  askBack,
  type Decider,
  decideRequests,
  extendVerification,
  rejectRequest,
  revokeVerification,
  undoDecision,
} from './commands.ts';
import { pageOfQueue, queueBatches } from './listing.ts';
import { getRecord, listQueuePrograms } from './queries.ts';
import { recordView, rowView } from './views.ts';

export function verificationQueueRoutes(bind: Bind, { secret }: { secret: string }): void {
  bind(endpoints.listVerifications, async ({ params, query }, call) => {
    const by = await decider(call, params.schoolId);
    const page = await pageOfQueue(call.database, by.schoolId, query, by);
    return { ...page, rows: page.rows.map((row) => rowView(row, by.now)) };
  });

  bind(endpoints.exportVerifications, async ({ params, query }, call) => {
    const by = await decider(call, params.schoolId);
    const { schoolId, now } = by;
    return csvReply(call, {
      fileName: `verifications-${now.toISOString().slice(0, 10)}.csv`,
      header: [
        'Name',
        'E-mail',
        'Student e-mail',
        'Status',
        'Requested',
        'Decided',
        'Decided by',
        'Program',
        'Level',
        'End',
        'Message',
        'Taken by',
      ],
      batches: queueBatches(call.database, schoolId, query, by),
      line: (row) => {
        const { status, requestedAt, decidedAt, decidedBy, program, assignedTo } = rowView(row, now);
        return [
          fullName(row.first_name, row.last_name),
          row.email,
          row.student_email,
          status,
          requestedAt,
          decidedAt,
          decidedBy,
          program?.name ?? null,
          program?.levelId ?? null,
          program?.endOn ?? null,
          row.message,
          assignedTo?.name ?? null,
        ];
      },
    });
  });

  bind(endpoints.listQueuePrograms, async ({ params }, call) => ({
    programs: (await listQueuePrograms(call.database, await managedSchoolId(call, params.schoolId))).map((program) => ({
      ...program,
      levelId: program.levelId as 'master' | null,
    })),
  }));

  bind(endpoints.getVerification, async ({ params }, call) => shown(call, await managedSchoolId(call, params.schoolId), params.id));
  bind(endpoints.approveVerification, ({ params }, call) => decided(call, params, (by) => approveRequest(call.database, by, params.id)));
  bind(endpoints.rejectVerification, ({ params, body }, call) =>
    decided(call, params, (by) => rejectRequest(call.database, by, params.id, body.reason)),
  );
  bind(endpoints.askBackVerification, ({ params, body }, call) =>
    decided(call, params, (by) => askBack(call.database, by, params.id, body.question)),
  );
  bind(endpoints.undoVerification, ({ params }, call) => decided(call, params, (by) => undoDecision(call.database, by, params.id)));
  bind(endpoints.revokeVerification, ({ params, body }, call) =>
    decided(call, params, (by) => revokeVerification(call.database, by, params.id, body.reason)),
  );
  bind(endpoints.extendVerification, ({ params, body }, call) =>
    decided(call, params, (by) => extendVerification(call.database, by, params.id, body.lastDay)),
  );
  bind(desk.openVerificationFile, async ({ params }, call) =>
    openRequestFile(call.database, await decider(call, params.schoolId), params.id, secret),
  );
  bind(desk.assignVerification, ({ params, body }, call) =>
    decided(call, params, (by) => assignRequest(call.database, by, params.id, body)),
  );
  bind(endpoints.decideVerifications, async ({ params, body }, call) =>
    decideRequests(call.database, await decider(call, params.schoolId), body),
  );
}

async function shown(call: Call, schoolId: ManagedSchoolId, id: string) {
  return recordView(await getRecord(call.database, schoolId, id), call.clock.now());
}

async function decided(call: Call, { schoolId, id }: { schoolId: number; id: string }, decide: (by: Decider) => Promise<void>) {
  const by = await decider(call, schoolId);
  await decide(by);
  return shown(call, by.schoolId, id);
}

async function decider(call: Call, asked: number): Promise<Decider> {
  const schoolId = await managedSchoolId(call, asked);
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { schoolId, userId: call.actor.userId, now: call.clock.now() };
}
