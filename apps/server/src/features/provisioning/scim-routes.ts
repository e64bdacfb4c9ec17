// /scim/v2: the service provider of RFC 7644. No endpoints of the contract: identity providers call it, with a token of one school, and its shapes
// are the protocol's. Everything is of the school of the token; another's user is none (404). @rule provisioning.2
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { suspendedRequests } from '../../kernel/http/suspended-hosts.ts';
import { changeUser, createUser, deleteUser } from './commands.ts';
import { listResponse, serviceProviderConfig, userResourceType, userSchema } from './discovery.ts';
import { type GroupOfUser, listGroupsOfUsers } from './groups/queries.ts';
import { GROUP_SCHEMA, groupResourceType, groupSchema } from './groups/resources.ts';
import { groupRoutes } from './groups/routes.ts';
import { patchedUser } from './patches.ts';
import { findUser, type StoredUser } from './queries.ts';
import { etagOf, readUser, shownUser, USER_SCHEMA } from './resources.ts';
import { SCIM_PATH } from './routes.ts';
import { noSuchResource, ScimError, scimErrorBody, scimErrorOf } from './scim-error.ts';
import { type Around, type OneResource, type Services, send, TYPE, writing } from './scim-reply.ts';
import { searchUsers } from './searches.ts';
import { type ProvisionedSchoolId, schoolOfToken } from './tokens.ts';

const RESTS_SECONDS = 3600;

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
        const found = await schoolOfToken(services.database, services.keys, request.headers.authorization, services.clock.now());
        if (!found) {
          reply.header('www-authenticate', 'Bearer');
          throw new ScimError(401, undefined, 'The token is missing, wrong, revoked or over');
        }
        if (found.isSuspended) {
          // A directory asks again later, so that nothing of what changed meanwhile is lost; nothing failed here. @rule schools.10
          suspendedRequests.add(request);
          reply.header('retry-after', RESTS_SECONDS);
          throw new ScimError(503, undefined, 'The school is suspended for now');
        }
        schools.set(request, found.schoolId);
      });
      discoveryRoutes(scope, base);
      const around = { ...services, base, schoolOf: (request: FastifyRequest) => schools.get(request) as ProvisionedSchoolId };
      userRoutes(scope, around);
      groupRoutes(scope, around);
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

function discoveryRoutes(scope: FastifyInstance, base: string): void {
  scope.get('/ServiceProviderConfig', async (_request, reply) => send(reply, 200, serviceProviderConfig(base)));
  const types = [userResourceType(base), groupResourceType(base)];
  const schemas = new Map([
    [USER_SCHEMA, userSchema(base)],
    [GROUP_SCHEMA, groupSchema(base)],
  ]);
  const one = (found: object | undefined, reply: FastifyReply) => {
    if (!found) throw new ScimError(404, undefined, 'No such resource');
    return send(reply, 200, found);
  };
  scope.get('/ResourceTypes', async (_request, reply) => send(reply, 200, listResponse(types)));
  scope.get<OneResource>('/ResourceTypes/:id', async ({ params }, reply) =>
    one(
      types.find(({ id }) => id === params.id),
      reply,
    ),
  );
  scope.get('/Schemas', async (_request, reply) => send(reply, 200, listResponse([...schemas.values()])));
  scope.get<OneResource>('/Schemas/:id', async ({ params }, reply) => one(schemas.get(params.id), reply));
}

function userRoutes(scope: FastifyInstance, around: Around): void {
  const { database, keys, clock, base, schoolOf } = around;
  const groupsOf = async (request: FastifyRequest, users: readonly StoredUser[]) => {
    const ids = users.map(({ id }) => id);
    return Map.groupBy(await listGroupsOfUsers(database, schoolOf(request), ids), ({ userId }) => userId);
  };
  const shown = ({ id, version, user, created_at: createdAt, updated_at: updatedAt }: StoredUser, groups: Map<string, GroupOfUser[]>) =>
    shownUser(user, { id, version, createdAt, updatedAt, location: base, groups: groups.get(id) ?? [] });
  const sendUser = async (request: FastifyRequest, reply: FastifyReply, status: 200 | 201, stored: StoredUser) => {
    // Who was made a moment ago is in no group.
    const body = shown(stored, status === 201 ? new Map() : await groupsOf(request, [stored]));
    return send(reply.header('etag', etagOf(stored.version)).header('location', body.meta.location), status, body);
  };
  const write = writing(around);
  const expected = (request: FastifyRequest) => request.headers['if-match'];

  scope.get<{ Querystring: Record<string, string | undefined> }>('/Users', async (request, reply) => {
    const { filter, startIndex, count } = request.query;
    const found = await searchUsers({ database, keys, schoolId: schoolOf(request) }, { filter, startIndex, count });
    const groups = await groupsOf(request, found.users);
    return send(reply, 200, listResponse(found.users.map((stored) => shown(stored, groups)), found)); // biome-ignore format: short
  });
  scope.post('/Users', async (request, reply) => {
    const user = readUser(request.body);
    return sendUser(request, reply, 201, await createUser({ database, keys, schoolId: schoolOf(request), now: clock.now() }, user));
  });
  scope.get<OneResource>('/Users/:id', async (request, reply) => {
    const { id } = request.params;
    const stored = await findUser(database, keys, schoolOf(request), id);
    if (!stored) throw noSuchResource(id);
    if (request.headers['if-none-match'] === etagOf(stored.version)) return reply.code(304).header('etag', etagOf(stored.version)).send();
    return sendUser(request, reply, 200, stored);
  });
  scope.put<OneResource>('/Users/:id', async (request, reply) => {
    const user = readUser(request.body);
    const { id } = request.params;
    return sendUser(request, reply, 200, await write(request, (directory) => changeUser(directory, id, expected(request), () => user)));
  });
  scope.patch<OneResource>('/Users/:id', async (request, reply) => {
    const { body, params } = request;
    const changed = await write(request, (directory) =>
      changeUser(directory, params.id, expected(request), (user) => patchedUser(user, params.id, body)),
    );
    return sendUser(request, reply, 200, changed);
  });
  scope.delete<OneResource>('/Users/:id', async (request, reply) => {
    await write(request, (directory) => deleteUser(directory, request.params.id, expected(request)));
    return reply.code(204).send();
  });
}
