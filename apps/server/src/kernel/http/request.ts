// What a handler gets besides its input: who calls, at which tenant, with which database.
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { Actor } from '@fairway/rules/access';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

export type { Actor };
export type SignedIn = Extract<Actor, { kind: 'user' }>;

/** A cookie of the reply; `value` null removes it. Set only when the handler succeeds and its transaction was committed. */
export type ReplyCookie = { name: string; value: string | null; options: CookieSerializeOptions };

export type ApiRequest = {
  /** The name of the endpoint. */
  call: string;
  actor: Actor;
  tenant: TenantConfiguration;
  /** Inside a writing endpoint this is its one transaction. */
  database: Database;
  clock: Clock;
  requestId: string;
  fastify: FastifyRequest;
  setCookie(cookie: ReplyCookie): void;
  /** Headers of a successful reply: the name of a download, the CSP of a page. */
  setHeader(name: string, value: string): void;
};
