import * as endpoints from '@fairway/contract/communication/endpoints';
import { SENT_TOPICS, type SubscriptionKind } from '@fairway/rules/communication';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { findSchool } from '../schools/queries.ts';
import { addSubscription, changeEmailSettings, removeSubscription, unsubscribe } from './commands.ts';
import { listEmailSettings, listProvenSchools, listSubscriptions } from './queries.ts';
import type { Following } from './slots.ts';

/** More than anybody reads. */
const SHOWN_MAX = 200;
const LARGEST_ID = 2_147_483_647;

export function communicationRoutes(bind: Bind, services: { secret: string; following: Following }): void {
  bind(endpoints.getEmailSettings, async (_input, request) => ({
    settings: await listEmailSettings(request.database, ownUserId(request)),
  }));
  bind(endpoints.updateEmailSettings, async ({ body }, request) => {
    await changeEmailSettings(request.database, ownUserId(request), body.settings, request.clock.now());
    return { settings: await listEmailSettings(request.database, ownUserId(request)) };
  });
  bind(endpoints.listSubscriptions, async (_input, request) => ({
    subscriptions: await listSubscriptions(request.database, ownUserId(request)),
    topics: [...SENT_TOPICS],
    // What they can subscribe to: whom they follow, and where they are verified.
    companies: await services.following.listNames(request, SHOWN_MAX),
    schools: await listProvenSchools(request.database, ownUserId(request), request.clock.now()),
  }));
  bind(endpoints.addSubscription, async ({ body }, request) => {
    const of = 'topic' in body ? body : await subscribed(request, body, services.following);
    return addSubscription(request.database, ownUserId(request), of, request.clock.now());
  });
  bind(endpoints.removeSubscription, async ({ params }, request) => {
    await removeSubscription(request.database, ownUserId(request), params.id);
    return undefined;
  });
  bind(endpoints.unsubscribe, async ({ body }, request) => ({
    kind: await unsubscribe(request.database, services.secret, body.token, request.clock.now()),
  }));
}

/** What an id names. @throws Problem not_found, also of events and saved searches, which there are not yet */
async function subscribed(request: ApiRequest, { kind, id }: { kind: SubscriptionKind; id: string }, following: Following) {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (number < 1 || number > LARGEST_ID || (kind !== 'company' && kind !== 'school')) throw new Problem('not_found');
  if (kind === 'school') {
    if (!(await findSchool(request.database, number))) throw new Problem('not_found');
    return { school_id: number };
  }
  try {
    return { organization_id: await following.follow(request, number) };
  } catch (error) {
    throw error instanceof Problem && error.code === 'companies.not_found' ? new Problem('not_found', { cause: error }) : error;
  }
}
