import type { Feature } from '@fairway/contract/switches';
import type { EditedTenant } from '@fairway/contract/tenants/administration';
import * as endpoints from '@fairway/contract/tenants/administration';
import { getTenantDns } from '@fairway/contract/tenants/dns';
import { removeTenantLogo, uploadTenantLogo } from '@fairway/contract/tenants/logos';
import * as suspension from '@fairway/contract/tenants/suspension';
import type { Database } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { HostLookup } from '../../../kernel/host-lookup.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { readTenantDns } from '../dns/queries.ts';
import { setTenantLogo, storeTenantLogo } from '../logos/commands.ts';
import type { ForgetNames } from '../slots.ts';
import { resumeTenant, suspendTenant } from '../suspension/commands.ts';
import { addTenant, type Change, changeTenant, setFeature } from './commands.ts';
import { getTenantView, type TenantView, tenantListing } from './queries.ts';

type Services = {
  /** Every node drops what it keeps of tenants; one that does not hear it does so within a second. */
  forget(): void;
  /** @throws Problem ProofNeeded */
  requireProof(request: ApiRequest): Promise<void>;
  forgetNames: ForgetNames;
  files: FileStore;
  baseUrl: string;
  hostLookup: HostLookup;
};

export function tenantAdministrationRoutes(bind: Bind, { forget, requireProof, forgetNames, files, baseUrl, hostLookup }: Services): void {
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
    return write(request, (transaction, change) => changeTenant(transaction, params.id, body, change, { forgetNames, baseUrl }));
  });
  bind(endpoints.setTenantFeature, async ({ params, body }, request) => {
    const feature = params.feature as Feature;
    if (SIGN_IN_FEATURES.includes(feature)) await requireProof(request);
    return write(request, (transaction, change) => setFeature(transaction, { id: params.id, feature, on: body.on }, change));
  });
  bind(suspension.suspendTenant, async ({ params }, request) => {
    await requireProof(request);
    return write(request, async (transaction, change) => {
      await suspendTenant(transaction, params.id, change, { baseUrl, hereId: request.tenant.id });
      return getTenantView(transaction, params.id);
    });
  });
  bind(suspension.resumeTenant, ({ params }, request) =>
    write(request, async (transaction, change) => {
      await resumeTenant(transaction, params.id, change);
      return getTenantView(transaction, params.id);
    }),
  );
  bind(getTenantDns, ({ params }, request) =>
    readTenantDns(request.database, params.id, { baseUrl, lookUp: hostLookup, now: request.clock.now() }),
  );
  bind(uploadTenantLogo, async ({ params, file }, request) => {
    await storeTenantLogo(request.database, params.id, by(request), file, files);
    forget();
    return getTenantView(request.database, params.id);
  });
  bind(removeTenantLogo, ({ params }, request) =>
    write(request, async (transaction, change) => {
      await setTenantLogo(transaction, params.id, null, change);
      return getTenantView(transaction, params.id);
    }),
  );
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
