// A sign-in on a browser and system that this person never used before is told by mail: what a thief cannot prevent. The first sign-in of
// an account has nothing to compare with and is no news, but an account whose sessions were all forgotten is told.
import { recognizedDevice } from '@fairway/rules/user-agents';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { orderAccountMail } from '../account-mails.ts';
import type { IdentityServices } from '../services.ts';
import type { SignInMethod } from './methods.ts';

/** Sessions are forgotten a month after they expired (sweepSessions). */
const REMEMBERED_DAYS = 60;

export type NewSession = {
  userId: string;
  sessionId: string;
  method: SignInMethod;
  userAgent: string;
  earlierUserAgents: readonly string[];
  timeZone: string;
  at: Date;
};

/** Orders the mail in the transaction of `call.database`, before the session's row is written. */
export async function tellOfNewDevice(request: ApiRequest, services: IdentityServices, session: NewSession): Promise<void> {
  // The person came by the link of a mail a moment ago.
  if (session.method === 'activation') return;
  const device = recognizedDevice(session.userAgent);
  const known = session.earlierUserAgents.some((userAgent) => {
    const other = recognizedDevice(userAgent);
    return other.browser === device.browser && other.system === device.system;
  });
  if (known) return;
  const person = await request.database
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'locale', 'created_at'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  if (!person) return;
  const first = session.earlierUserAgents.length === 0 && session.at.getTime() - person.created_at.getTime() < REMEMBERED_DAYS * 86_400_000;
  if (first) return;
  await orderAccountMail(request.database, services, request, person, {
    kind: 'new_device',
    once: { id: session.sessionId },
    link: '/account/settings',
    parameters: {
      ...device,
      timeZone: session.timeZone,
      address: request.fastify.ip,
      at: session.at.toISOString(),
    },
  });
}
