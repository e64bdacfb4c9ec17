import { getMaintenance, removeMaintenance, setMaintenance } from '@fairway/contract/tenants/maintenance';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { endMaintenance, planMaintenance } from './commands.ts';
import { type Maintenance, readMaintenance } from './queries.ts';

/** `forget`: every node drops what it keeps of tenants, for the banner rides with their configuration. */
export function maintenanceRoutes(bind: Bind, { forget }: { forget(): void }): void {
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function write(request: ApiRequest, work: (transaction: Database, change: { actorId: string; now: Date }) => Promise<void>) {
    if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
    const change = { actorId: request.actor.userId, now: request.clock.now() };
    await request.database.transaction().execute((transaction) => work(transaction, change));
    forget();
    return answer(request);
  }
  const answer = (request: ApiRequest): Promise<Maintenance> => readMaintenance(request.database, request.clock.now());

  bind(getMaintenance, (_input, request) => answer(request));
  bind(setMaintenance, ({ body }, request) => write(request, (transaction, change) => planMaintenance(transaction, body, change)));
  bind(removeMaintenance, (_input, request) => write(request, endMaintenance));
}
