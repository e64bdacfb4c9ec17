// Binds a declared endpoint to its handler. The order is the law: switch, access, parse, one transaction for everything but GET
// (unless the endpoint says `tx: false`), handler, parse of the reply. Nothing else touches the reply.
import { type Access, commonErrors, type EndpointInput, type EndpointReply, type EndpointShape } from '@fairway/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Actor, Call } from './call.ts';
import { type FieldError, Problem } from './problems.ts';

export type BindOptions = {
  database: Database;
  clock: Clock;
  loadTenant(request: FastifyRequest): Promise<Call['tenant']>;
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** Tests: a reply that breaks the contract or an undeclared code fails loudly instead of being logged. */
  strict: boolean;
  /** Told after a write was committed. */
  committed?: () => void;
};

export type Handler<E extends EndpointShape> = (input: EndpointInput<E>, call: Call) => Promise<EndpointReply<E>>;
export type Bind = <E extends EndpointShape>(shape: E, handler: Handler<E>) => void;

/** A binder for one application. */
export function binder(app: FastifyInstance, options: BindOptions): Bind {
  return (shape, handler) => {
    const known = new Set([...commonErrors(shape), ...shape.errors]);
    app.route({
      method: shape.method,
      url: shape.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(shape.bodyLimitBytes ? { bodyLimit: shape.bodyLimitBytes } : {}),
      handler: async (request, reply) => {
        try {
          return await answer(shape, handler, options, request, reply);
        } catch (error) {
          if (options.strict && error instanceof Problem && !known.has(error.code)) {
            throw new Error(`${shape.name} answered the undeclared code ${error.code}`, { cause: error });
          }
          throw error;
        }
      },
    });
  };
}

async function answer<E extends EndpointShape>(
  shape: E,
  handler: Handler<E>,
  options: BindOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const tenant = await options.loadTenant(request);
  if (shape.feature && !tenant.features[shape.feature]) throw new Problem('not_found');
  const actor = await options.authenticate(request);
  requireAccess(shape.access, actor);
  const input = parseInput(shape, request);
  const call = (database: Database): Call => ({
    actor,
    tenant,
    database,
    clock: options.clock,
    requestId: request.id,
    request,
  });
  const result =
    shape.method === 'GET' || shape.tx === false
      ? await handler(input, call(options.database))
      : await options.database.transaction().execute((transaction) => handler(input, call(transaction)));
  if (shape.method !== 'GET') options.committed?.();
  if (!shape.returns) return reply.code(204).send();
  const parsed = shape.returns.safeParse(result);
  if (!parsed.success) throw new Error(`${shape.name} answered what its contract does not say: ${parsed.error.message}`);
  return reply
    .code(shape.status ?? 200)
    .header('cache-control', 'no-store')
    .send(parsed.data);
}

function requireAccess(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new Problem('unauthenticated');
  if (access === 'platformAdmin' && !actor.roles.includes('Admin')) throw new Problem('forbidden');
}

function parseInput<E extends EndpointShape>(shape: E, request: FastifyRequest): EndpointInput<E> {
  const errors: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown, place: string) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues.slice(0, 50)) {
      errors.push({ pointer: `/${[place, ...issue.path].map(String).join('/')}`, code: issue.code });
    }
    return undefined;
  };
  const params = read(shape.params, request.params, 'params');
  // A malformed id names nothing: the row does not exist.
  if (errors.length > 0) throw new Problem('not_found');
  const query = read(shape.query, request.query, 'query');
  const body = read(shape.body, request.body, 'body');
  if (errors.length > 0) throw new Problem('validation', { errors });
  return { params, query, body } as EndpointInput<E>;
}
