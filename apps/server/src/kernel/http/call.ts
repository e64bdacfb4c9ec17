// What a handler gets besides its input: who calls, at which tenant, with which database.
import type { TenantConfiguration } from '@fairway/contract/platform';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Who calls. A signed-in actor comes with its session; issue 3 mints them. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; roles: readonly string[]; organizationIds: readonly number[]; schoolIds: readonly number[] };

export type Call = {
  actor: Actor;
  tenant: TenantConfiguration;
  /** Inside a writing endpoint this is its one transaction. */
  database: Database;
  clock: Clock;
  requestId: string;
  request: FastifyRequest;
};
