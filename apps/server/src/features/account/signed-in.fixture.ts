// Browsers that hold a real session, for the tests of the account.
import { insertPerson, type TestBrowser, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import type { FastifyInstance } from 'fastify';
import type { DatabasePool } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { accessTokens } from '../../kernel/session/access-token.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import type { IdentityServices } from '../identity/services.ts';
import { findSigningIn, openSession } from '../identity/sessions/commands.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
let people = 0;

export type SignedInBrowser = { browser: TestBrowser; userId: string; sessionId: string; email: string };

/** Opens a session of a new person, or one more of a person. */
export function signedInBrowsers(app: FastifyInstance, db: DatabasePool, now: () => Date) {
  const keys = sessionKeys(TEST_SECRET);
  const services = { ...db, keys, tokens: accessTokens(keys.access), clock: { now } } as unknown as IdentityServices;
  return async (
    given: { userId?: string; email?: string; password?: string | null; userAgent?: string; timeZone?: string; host?: string } = {},
  ): Promise<SignedInBrowser> => {
    people += 1;
    const email = given.email ?? `account${people}@example.org`;
    const userId =
      given.userId ?? (await insertPerson(db.database, { email, ...(given.password === undefined ? {} : { password: given.password }) }));
    const browser = testBrowser(app, given.host);
    const call = {
      database: db.database,
      fastify: { headers: { 'user-agent': given.userAgent ?? CHROME }, ip: '127.0.0.1', protocol: 'http', host: 'localhost' },
      tenant: { id: 0 },
      setCookie: (cookie: { name: string; value: string }) => browser.cookies.set(cookie.name, cookie.value),
    } as unknown as ApiRequest;
    const known = await findSigningIn(db.database, userId);
    const signIn = { userId, method: 'password', secondFactor: false, timeZone: given.timeZone } as const;
    const opened = await openSession(call, services, { ...signIn, roles: known?.roles ?? [], userAgents: known?.user_agents ?? [] });
    return { browser, userId, sessionId: opened.sessionId, email };
  };
}
