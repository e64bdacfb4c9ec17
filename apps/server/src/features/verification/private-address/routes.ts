import * as endpoints from '@fairway/contract/private-address';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { checkPrivateLink, givePrivateAddress, provePrivateAddress, showPrivateAddress } from './commands.ts';

export function privateAddressRoutes(bind: Bind, services: IdentityServices): void {
  bind(endpoints.getPrivateAddress, (_input, call) => showPrivateAddress(call));
  bind(endpoints.givePrivateAddress, async ({ body }, call) => {
    await givePrivateAddress(call, body, services);
    return showPrivateAddress(call);
  });
  bind(endpoints.checkPrivateAddressLink, ({ query }, call) => checkPrivateLink(call.database, query.token, call.clock.now()));
  bind(endpoints.provePrivateAddress, ({ body }, call) => provePrivateAddress(call, body.token, services));
}
