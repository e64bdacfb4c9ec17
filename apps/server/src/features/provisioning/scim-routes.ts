// /scim/v2: the service provider of RFC 7644. No endpoints of the contract: identity providers call it, with a token of one school, and its shapes
// are the protocol's. Everything is of the school of the token; another's user is none (404). @rule provisioning.2
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { DatabasePool } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { changeUser, createUser, type Directory, deleteUser } from './commands.ts';
import { listResponse, serviceProviderConfig, userResourceType, userSchema } from './discovery.ts';
import { patchedUser } from './patches.ts';
import { findUser, type StoredUser } from './queries.ts';
import { etagOf, readUser, shownUser, USER_SCHEMA } from './resources.ts';
import { SCIM_PATH } from './routes.ts';
import { noSuchUser, ScimError, scimErrorBody, scimErrorOf } from './scim-error.ts';
import { searchUsers } from './searches.ts';
import { type ProvisionedSchoolId, schoolOfToken } from './tokens.ts';

const TYPE = 'application/scim+json';
type Services = DatabasePool & { keys: SessionKeys; clock: Clock; baseUrl: string };
type OneUser = { Params: { id: string } };

export function scimRoutes(app: FastifyInstance, services: Services): void {
  const base = `${services.baseUrl}${SCIM_PATH}`;
  app.register(
    async (scope) => {
      bodyParsers(scope);
      scope.setErrorHandler(async (error, _request, reply) => {
        const told = scimErrorOf(error);
        if (!told) throw error;
        return send(reply, told.status, scimErrorBody(told));
      });
      const schools = new WeakMap<FastifyRequest, ProvisionedSchoolId>();
      scope.addHook('onRequest', async (request, reply) => {
        const schoolId = await schoolOfToken(services.database, services.keys, request.headers.authorization, services.clock.now());
        if (schoolId === undefined) {
          reply.header('www-authenticate', 'Bearer');
          throw new ScimError(401, undefined, 'The token is missing, wrong, revoked or over');
        }
        schools.set(request, schoolId);
      });
      discoveryRoutes(scope, base);
      userRoutes(scope, { ...services, base, schoolOf: (request) => schools.get(request) as ProvisionedSchoolId });
      // Behind all others: else the site's own pages would answer.
      scope.all('/*', async () => {
        throw new ScimError(404, undefined, 'No such resource');
      });
    },
    { prefix: SCIM_PATH },
  );
}

/** JSON as either type; clients say a type of a DELETE too, which has no body. */
function bodyParsers(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>([TYPE, 'application/json'], { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

function send(reply: FastifyReply, status: number, body: object) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${TYPE}; charset=utf-8`)
    .serializer((value) => JSON.stringify(value))
    .send(body);
}

function discoveryRoutes(scope: FastifyInstance, base: string): void {
  const one = (found: boolean, body: () => object, reply: FastifyReply) => {
    if (!found) throw new ScimError(404, undefined, 'No such resource');
    return send(reply, 200, body());
  };
  scope.get('/ServiceProviderConfig', async (_request, reply) => send(reply, 200, serviceProviderConfig(base)));
  scope.get('/ResourceTypes', async (_request, reply) => send(reply, 200, listResponse([userResourceType(base)])));
  scope.get<OneUser>('/ResourceTypes/:id', async ({ params }, reply) => one(params.id === 'User', () => userResourceType(base), reply));
  scope.get('/Schemas', async (_request, reply) => send(reply, 200, listResponse([userSchema(base)])));
  scope.get<OneUser>('/Schemas/:id', async ({ params }, reply) => one(params.id === USER_SCHEMA, () => userSchema(base), reply));
}

type Around = Services & { base: string; schoolOf: (request: FastifyRequest) => ProvisionedSchoolId };

function userRoutes(scope: FastifyInstance, around: Around): void {
  const { database, keys, clock, base, schoolOf } = around;
  const shown = ({ id, version, user, created_at: createdAt, updated_at: updatedAt }: StoredUser) =>
    shownUser(user, { id, version, createdAt, updatedAt, location: base });
  const sendUser = (reply: FastifyReply, status: number, stored: StoredUser) => {
    const body = shown(stored);
    return send(reply.header('etag', etagOf(stored.version)).header('location', body.meta.location), status, body);
  };
  /** One transaction a change. */
  const write = <T>(request: FastifyRequest, run: (directory: Directory) => Promise<T>) =>
    database.transaction().execute((transaction) => run({ database: transaction, keys, schoolId: schoolOf(request), now: clock.now() }));
  const expected = (request: FastifyRequest) => request.headers['if-match'];

  scope.get<{ Querystring: Record<string, string | undefined> }>('/Users', async (request, reply) => {
    const { filter, startIndex, count } = request.query;
    const found = await searchUsers({ database, keys, schoolId: schoolOf(request) }, { filter, startIndex, count });
    return send(reply, 200, listResponse(found.users.map(shown), found));
  });
  scope.post('/Users', async (request, reply) => {
    const user = readUser(request.body);
    return sendUser(reply, 201, await createUser({ database, keys, schoolId: schoolOf(request), now: clock.now() }, user));
  });
  scope.get<OneUser>('/Users/:id', async (request, reply) => {
    const { id } = request.params;
    const stored = await findUser(database, keys, schoolOf(request), id);
    if (!stored) throw noSuchUser(id);
    if (request.headers['if-none-match'] === etagOf(stored.version)) return reply.code(304).header('etag', etagOf(stored.version)).send();
    return sendUser(reply, 200, stored);
  });
  scope.put<OneUser>('/Users/:id', async (request, reply) => {
    const user = readUser(request.body);
    const { id } = request.params;
    return sendUser(reply, 200, await write(request, (directory) => changeUser(directory, id, expected(request), () => user)));
  });
  scope.patch<OneUser>('/Users/:id', async (request, reply) => {
    const { body, params } = request;
    const changed = await write(request, (directory) =>
      changeUser(directory, params.id, expected(request), (user) => patchedUser(user, params.id, body)),
    );
    return sendUser(reply, 200, changed);
  });
  scope.delete<OneUser>('/Users/:id', async (request, reply) => {
    await write(request, (directory) => deleteUser(directory, request.params.id, expected(request)));
    return reply.code(204).send();
  });
}
