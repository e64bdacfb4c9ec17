import * as endpoints from '@fairway/contract/communication';
import { SENT_TOPICS, type SubscriptionKind } from '@fairway/rules/communication';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId } from '../identity/access.ts';
import { findSchool } from '../schools/queries.ts';
import { addSubscription, changeEmailSettings, removeSubscription, unsubscribe } from './commands.ts';
import { listEmailSettings, listSubscribable, listSubscriptions } from './queries.ts';

/** Makes the caller follow a company; gives the id of the one that is followed then. @throws Problem companies.not_found */
export type FollowCompany = (call: Call, companyId: number) => Promise<number>;

const LARGEST_ID = 2_147_483_647;

export function communicationRoutes(bind: Bind, services: { secret: string; follow: FollowCompany }): void {
  bind(endpoints.getEmailSettings, async (_input, call) => ({ settings: await listEmailSettings(call.database, ownUserId(call)) }));
  bind(endpoints.updateEmailSettings, async ({ body }, call) => {
    await changeEmailSettings(call.database, ownUserId(call), body.settings, call.clock.now());
    return { settings: await listEmailSettings(call.database, ownUserId(call)) };
  });
  bind(endpoints.listSubscriptions, async (_input, call) => ({
    subscriptions: await listSubscriptions(call.database, ownUserId(call)),
    topics: [...SENT_TOPICS],
    ...(await listSubscribable(call.database, ownUserId(call), call.clock.now())),
  }));
  bind(endpoints.addSubscription, async ({ body }, call) => {
    const of = 'topic' in body ? body : await subscribed(call, body, services.follow);
    return addSubscription(call.database, ownUserId(call), of, call.clock.now());
  });
  bind(endpoints.removeSubscription, async ({ params }, call) => {
    await removeSubscription(call.database, ownUserId(call), params.id);
    return undefined;
  });
  bind(endpoints.unsubscribe, async ({ body }, call) => ({
    kind: await unsubscribe(call.database, services.secret, body.token, call.clock.now()),
  }));
}

/** What an id names. @throws Problem not_found, also of events and saved searches, which there are not yet */
async function subscribed(call: Call, { kind, id }: { kind: SubscriptionKind; id: string }, follow: FollowCompany) {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (number < 1 || number > LARGEST_ID || (kind !== 'company' && kind !== 'school')) throw new Problem('not_found');
  if (kind === 'school') {
    if (!(await findSchool(call.database, number))) throw new Problem('not_found');
    return { school_id: number };
  }
  try {
    return { company_id: await follow(call, number) };
  } catch (error) {
    throw error instanceof Problem && error.code === 'companies.not_found' ? new Problem('not_found', { cause: error }) : error;
  }
}
