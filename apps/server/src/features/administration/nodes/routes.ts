import { forgetNode, listNodes } from '@fairway/contract/administration/operations';
import { NODE_SILENT_MS } from '@fairway/rules/operations';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { forgetSilentNode } from '../../../kernel/node-beat.ts';
import { platformAdministrator } from '../access.ts';
import { readNodes } from './queries.ts';

export function nodeRoutes(bind: Bind): void {
  bind(listNodes, (_input, request) => readNodes(request.database, request.clock.now()));
  bind(forgetNode, async ({ body: { place } }, request) => {
    const { userId: actorId } = platformAdministrator(request);
    const at = request.clock.now();
    const isGone = await forgetSilentNode(request.database, place, new Date(at.getTime() - NODE_SILENT_MS));
    if (isGone) await recordAudit(request.database, { actorId, action: 'operations.node_forgotten', subject: `node:${place}`, at });
    return { forgotten: isGone ? 1 : 0 };
  });
}
