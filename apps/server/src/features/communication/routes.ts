import * as endpoints from '@fairway/contract/communication';
import { SUBSCRIPTION_TOPICS } from '@fairway/rules/communication';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownUserId } from '../identity/access.ts';
import { addSubscription, changeEmailSettings, removeSubscription, unsubscribe } from './commands.ts';
import { listEmailSettings, listSubscriptions } from './queries.ts';

export function communicationRoutes(bind: Bind, services: { secret: string }): void {
  bind(endpoints.getEmailSettings, async (_input, call) => ({ settings: await listEmailSettings(call.database, ownUserId(call)) }));
  bind(endpoints.updateEmailSettings, async ({ body }, call) => {
    await changeEmailSettings(call.database, ownUserId(call), body.settings, call.clock.now());
    return { settings: await listEmailSettings(call.database, ownUserId(call)) };
  });
  bind(endpoints.listSubscriptions, async (_input, call) => ({
    subscriptions: await listSubscriptions(call.database, ownUserId(call)),
    topics: [...SUBSCRIPTION_TOPICS],
  }));
  bind(endpoints.addSubscription, ({ body }, call) => addSubscription(call.database, ownUserId(call), body.topic, call.clock.now()));
  bind(endpoints.removeSubscription, async ({ params }, call) => {
    await removeSubscription(call.database, ownUserId(call), params.id);
    return undefined;
  });
  bind(endpoints.unsubscribe, async ({ body }, call) => ({
    kind: await unsubscribe(call.database, services.secret, body.token, call.clock.now()),
  }));
}
