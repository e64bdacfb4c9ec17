import type { Feature } from '@fairway/contract/switches';
import type { EditedTenant } from '@fairway/contract/tenants/administration';
import * as endpoints from '@fairway/contract/tenants/administration';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { ForgetNames } from '../slots.ts';
import { addTenant, type Change, changeTenant, setFeature } from './commands.ts';
import { getTenantView, type TenantView, tenantListing } from './queries.ts';

type Services = {
  /** Every node drops what it keeps of tenants; one that does not hear it does so within a second. */
  forget(): void;
  /** @throws Problem ProofNeeded */
  requireProof(request: ApiRequest): Promise<void>;
  forgetNames: ForgetNames;
};

export function tenantAdministrationRoutes(bind: Bind, { forget, requireProof, forgetNames }: Services): void {
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function write<T>(request: ApiRequest, work: (transaction: Database, change: Change) => Promise<T>): Promise<T> {
    const change = by(request);
    const written = await request.database.transaction().execute((transaction) => work(transaction, change));
    forget();
    return written;
  }

  bindList(bind, endpoints.tenantsList, ({ query }, request) => tenantListing(request.database, query));
  bind(endpoints.getTenant, ({ params }, request) => getTenantView(request.database, params.id));
  bind(endpoints.addTenant, ({ body }, request) => write(request, (transaction, change) => addTenant(transaction, body, change)));
  bind(endpoints.changeTenant, async ({ params, body }, request) => {
    if (changesSignIn(await getTenantView(request.database, params.id), body)) await requireProof(request);
    return write(request, (transaction, change) => changeTenant(transaction, params.id, body, change, forgetNames));
  });
  bind(endpoints.setTenantFeature, async ({ params, body }, request) => {
    const feature = params.feature as Feature;
    if (SIGN_IN_FEATURES.includes(feature)) await requireProof(request);
    return write(request, (transaction, change) => setFeature(transaction, { id: params.id, feature, on: body.on }, change));
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

function by(request: ApiRequest): Change {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
