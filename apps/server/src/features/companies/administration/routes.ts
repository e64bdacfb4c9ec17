import * as endpoints from '@fairway/contract/admin-organizations';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { getOrganizationView } from './card.ts';
import { setParent, setState } from './commands.ts';
import { mergeOrganizations, previewMerge } from './merging.ts';
import { listOrganizationRows, organizationBatches } from './queries.ts';

export function companyAdministrationRoutes(bind: Bind): void {
  const card = (call: Call, id: number) => getOrganizationView(call.database, id, call.clock.now());

  bind(endpoints.listOrganizations, ({ query }, call) => listOrganizationRows(call.database, query, call.clock.now()));
  bind(endpoints.exportOrganizations, ({ query }, call) =>
    csvReply(call, {
      fileName: `organizations-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Organisation', 'Name', 'State', 'Country', 'Source', 'Parent', 'Open postings', 'Followers', 'Created', 'Changed'],
      batches: organizationBatches(call.database, query, call.clock.now()),
      line: (row) => [
        row.id,
        row.name,
        row.status,
        row.country_code,
        row.source,
        row.parent_id,
        row.open_postings,
        row.followers,
        row.created_at,
        row.updated_at,
      ],
    }),
  );
  bind(endpoints.getOrganization, ({ params }, call) => card(call, params.id));
  bind(endpoints.setOrganizationState, async ({ params, body }, call) => {
    await setState(call.database, params.id, body, by(call));
    return card(call, params.id);
  });
  bind(endpoints.setOrganizationParent, async ({ params, body }, call) => {
    await setParent(call.database, params.id, body.parentId, by(call));
    return card(call, params.id);
  });
  bind(endpoints.previewOrganizationMerge, ({ params, query }, call) =>
    previewMerge(call.database, { sourceId: params.id, targetId: query.into }, call.clock.now()),
  );
  bind(endpoints.mergeOrganization, async ({ params, body }, call) => {
    await mergeOrganizations(call.database, { sourceId: params.id, targetId: body.into }, by(call));
    return card(call, body.into);
  });
}

function by(call: Call) {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: call.actor.userId, now: call.clock.now() };
}
