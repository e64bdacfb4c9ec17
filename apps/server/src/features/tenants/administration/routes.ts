import type { EditedTenant } from '@fairway/contract/admin-tenants';
import * as endpoints from '@fairway/contract/admin-tenants';
import type { Feature } from '@fairway/contract/features';
import type { Database } from '../../../kernel/database/database.ts';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { addTenant, type Change, changeTenant, setFeature } from './commands.ts';
import { getTenantView, listTenantRows, type TenantView, tenantBatches } from './queries.ts';

type Services = {
  /** Every node drops what it keeps of tenants; one that does not hear it does so within a second. */
  forget(): void;
  /** @throws Problem ProofNeeded */
  requireProof(call: Call): Promise<void>;
};

export function tenantAdministrationRoutes(bind: Bind, { forget, requireProof }: Services): void {
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function write<T>(call: Call, work: (transaction: Database, change: Change) => Promise<T>): Promise<T> {
    const change = by(call);
    const written = await call.database.transaction().execute((transaction) => work(transaction, change));
    forget();
    return written;
  }

  bind(endpoints.listTenants, ({ query }, call) => listTenantRows(call.database, query));
  bind(endpoints.exportTenants, ({ query }, call) =>
    csvReply(call, {
      fileName: `tenants-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Tenant', 'Short name', 'Name', 'Hosts', 'Default', 'Language', 'School'],
      batches: tenantBatches(call.database, query),
      line: (row) => [row.id, row.slug, row.name, row.hosts.join(' '), row.is_default, row.locale, row.school_name],
    }),
  );
  bind(endpoints.getTenant, ({ params }, call) => getTenantView(call.database, params.id));
  bind(endpoints.addTenant, ({ body }, call) => write(call, (transaction, change) => addTenant(transaction, body, change)));
  bind(endpoints.changeTenant, async ({ params, body }, call) => {
    if (changesSignIn(await getTenantView(call.database, params.id), body)) await requireProof(call);
    return write(call, (transaction, change) => changeTenant(transaction, params.id, body, change));
  });
  bind(endpoints.setTenantFeature, async ({ params, body }, call) => {
    const feature = params.feature as Feature;
    if (SIGN_IN_FEATURES.includes(feature)) await requireProof(call);
    return write(call, (transaction, change) => setFeature(transaction, { id: params.id, feature, on: body.on }, change));
  });
}

/** Switches that say how, and whether, people sign in. */
const SIGN_IN_FEATURES: readonly Feature[] = ['login', 'forcedLogin'];

/** Does an edit touch how people sign in? Then whoever makes it shows again who they are. */
function changesSignIn(before: TenantView, edited: EditedTenant): boolean {
  const words = ({
    socialAuths,
    accounts,
    administratorsNeedSecondFactor,
  }: Pick<EditedTenant, 'accounts' | 'administratorsNeedSecondFactor'> & { socialAuths: readonly string[] }) =>
    JSON.stringify([[...new Set(socialAuths)].sort(), accounts, administratorsNeedSecondFactor]);
  return words(before) !== words(edited);
}

function by(call: Call): Change {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: call.actor.userId, now: call.clock.now() };
}
