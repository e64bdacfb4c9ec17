import * as endpoints from '@fairway/contract/verification/private-address';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { checkPrivateLink, givePrivateAddress, provePrivateAddress, showPrivateAddress } from './commands.ts';

export function privateAddressRoutes(bind: Bind, services: IdentityServices): void {
  bind(endpoints.getPrivateAddress, (_input, request) => showPrivateAddress(request));
  bind(endpoints.givePrivateAddress, async ({ body }, request) => {
    await givePrivateAddress(request, body, services);
    return showPrivateAddress(request);
  });
  bind(endpoints.checkPrivateAddressLink, ({ query }, request) => checkPrivateLink(request.database, query.token, request.clock.now()));
  bind(endpoints.provePrivateAddress, ({ body }, request) => provePrivateAddress(request, body.token, services));
}
