// What every route of /scim/v2 is given, and how it answers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { DatabasePool } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { Directory } from './directory.ts';
import type { ProvisionedSchoolId } from './tokens.ts';

export const TYPE = 'application/scim+json';
export type Services = DatabasePool & { keys: SessionKeys; clock: Clock; baseUrl: string };
export type Around = Services & { base: string; schoolOf: (request: FastifyRequest) => ProvisionedSchoolId };
export type OneResource = { Params: { id: string }; Querystring: Record<string, string | undefined> };

export function send(reply: FastifyReply, status: number, body: object) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${TYPE}; charset=utf-8`)
    .serializer((value) => JSON.stringify(value))
    .send(body);
}

/** One transaction a change. */
export const writing =
  ({ database, keys, clock, schoolOf }: Around) =>
  <T>(request: FastifyRequest, run: (directory: Directory) => Promise<T>): Promise<T> =>
    database.transaction().execute((transaction) => run({ database: transaction, keys, schoolId: schoolOf(request), now: clock.now() }));
