// Binds a declared endpoint to its handler. The order is the law: switch, access, parse, one transaction for everything but GET
// (unless the endpoint says `tx: false`), handler, parse of the reply. Nothing else touches the reply. An upload is read where others are
// parsed, so nobody who may not call can make the server take a file.
import { Readable } from 'node:stream';
import { commonErrors, type EndpointInput, type EndpointReply, type EndpointShape } from '@fairway/contract/kernel/endpoint';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { type Access, access, isSwitchedOn, mayWhileViewing } from '@fairway/rules/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { inTransaction } from '../database/deadlocks.ts';
import { watchingNews } from '../news/news.ts';
import { hostCookieName } from './host-cookies.ts';
import { type FieldError, Problem } from './problems.ts';
import type { Actor, ApiRequest, ReplyCookie } from './request.ts';
import { acceptUploads, type Quarantine, type Received, receiveUpload } from './uploads.ts';

export type BindOptions = {
  database: Database;
  clock: Clock;
  loadTenant(request: FastifyRequest): Promise<ApiRequest['tenant']>;
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** Tests: a reply that breaks the contract or an undeclared code fails loudly instead of being logged. */
  strict: boolean;
  /** Told after a write was committed that recorded news. */
  committed?: () => void;
  /** Where uploads lie until they are answered. */
  quarantine: Quarantine;
};

type Handler<E extends EndpointShape> = (input: EndpointInput<E>, request: ApiRequest) => Promise<EndpointReply<E>>;
export type Bind = <E extends EndpointShape>(shape: E, handler: Handler<E>) => void;

/** A binder for one application. */
export function binder(app: FastifyInstance, options: BindOptions): Bind {
  return (shape, handler) => {
    const known = new Set([...commonErrors(shape), ...shape.errors]);
    const route: RouteOptions = {
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
    };
    if (!shape.upload) app.route(route);
    else {
      app.register(async (scope) => {
        await acceptUploads(scope);
        scope.route(route);
      });
    }
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
  if (!isSwitchedOn(shape.feature, tenant.features)) throw new Problem('not_found');
  const actor = await options.authenticate(request);
  requireAccess(shape.access, actor, tenant);
  if (isViewing(actor) && !mayWhileViewing(shape)) throw new Problem('view_as.read_only');
  const received = shape.upload && (await receiveUpload(shape.upload, request, options.quarantine));
  if (!received) return run(shape, handler, options, { input: parseInput(shape, request, received), actor, tenant, request, reply });
  // Gone before the caller hears of it, whatever the answer is.
  const handled: Handler<E> = (input, asked) => handler(input, asked).finally(received.discard);
  try {
    return await run(shape, handled, options, { input: parseInput(shape, request, received), actor, tenant, request, reply });
  } finally {
    await received.discard();
  }
}

type Asked<E extends EndpointShape> = {
  input: EndpointInput<E>;
  actor: Actor;
  tenant: TenantConfiguration;
  request: FastifyRequest;
  reply: FastifyReply;
};

async function run<E extends EndpointShape>(
  shape: E,
  handler: Handler<E>,
  options: BindOptions,
  { input, actor, tenant, request, reply }: Asked<E>,
): Promise<unknown> {
  let cookies: ReplyCookie[] = [];
  let headers: Record<string, string> = {};
  const requestOn = (database: Database): ApiRequest => ({
    call: shape.name,
    actor,
    tenant,
    database,
    clock: options.clock,
    requestId: request.id,
    fastify: request,
    setCookie: (cookie) => cookies.push(cookie),
    setHeader: (name, value) => {
      headers[name] = value;
    },
  });
  const { result, recorded } = await watchingNews(() => {
    const { database } = options;
    // Whatever a read does on the way, nothing is written in the name of who is looked at.
    if (shape.method === 'GET' && isViewing(actor))
      return database
        .transaction()
        .setAccessMode('read only')
        .execute((transaction) => handler(input, requestOn(transaction)));
    if (shape.method === 'GET' || shape.tx === false) return handler(input, requestOn(database));
    const command = (transaction: DatabaseTransaction) => handler(input, requestOn(transaction));
    // A file that was sent may have been put away by then.
    if (shape.upload) return database.transaction().execute(command);
    return inTransaction(database, command, () => {
      [cookies, headers] = [[], {}];
      request.log.info({ call: shape.name }, 'run again after a deadlock');
    });
  });
  if (recorded) options.committed?.();
  for (const { name, value, options: how } of cookies) {
    const called = hostCookieName(request, name);
    value === null ? reply.clearCookie(called, how) : reply.setCookie(called, value, how);
  }
  reply.headers({ 'cache-control': 'no-store', ...headers });
  if (shape.produces) {
    const body = typeof result === 'object' && result !== null && Symbol.asyncIterator in result ? Readable.from(result as never) : result;
    return reply.type(shape.produces.startsWith('text/') ? `${shape.produces}; charset=utf-8` : shape.produces).send(body);
  }
  if (!shape.returns) return reply.code(204).send();
  const parsed = shape.returns.safeParse(result);
  if (!parsed.success) throw new Error(`${shape.name} answered what its contract does not say: ${parsed.error.message}`);
  return reply.code(shape.status ?? 200).send(parsed.data);
}

const isViewing = (actor: Actor) => actor.kind === 'user' && actor.viewedBy !== undefined;

const REFUSALS = { unauthenticated: 'unauthenticated', missing_role: 'forbidden', second_factor_needed: 'second_factor_needed' } as const;

function requireAccess(needed: Access, actor: Actor, tenant: TenantConfiguration): void {
  const decision = access(actor, needed, tenant.administratorsNeedSecondFactor);
  if (!decision.allowed) throw new Problem(REFUSALS[decision.reason]);
}

function parseInput<E extends EndpointShape>(shape: E, request: FastifyRequest, received: Received | undefined): EndpointInput<E> {
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
  const body = read(shape.body, received ? received.fields : request.body, 'body');
  errors.push(...(received?.faults ?? []));
  if (errors.length > 0) throw new Problem('validation', { errors });
  return { params, query, body, file: received?.file } as EndpointInput<E>;
}
