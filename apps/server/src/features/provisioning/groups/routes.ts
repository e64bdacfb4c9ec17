// /scim/v2/Groups: RFC 7644 on groups of the school of the token. @rule provisioning.4
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listResponse } from '../discovery.ts';
import { etagOf } from '../resources.ts';
import { noSuchResource } from '../scim-error.ts';
import { type Around, type OneResource, send, writing } from '../scim-reply.ts';
import { changeGroup, createGroup, deleteGroup } from './commands.ts';
import { patchedGroup } from './patches.ts';
import { findGroup, membersOf } from './queries.ts';
import { isShown, locationOf, type Projection, readGroup, type StoredGroup, shownGroup } from './resources.ts';
import { searchGroups } from './searches.ts';

/** Ten thousand members are a megabyte: more than other calls may send, and only with a token. */
const LARGE = { bodyLimit: 1024 * 1024 };

export function groupRoutes(scope: FastifyInstance, around: Around): void {
  const { database, base, schoolOf } = around;
  const write = writing(around);
  const expected = (request: FastifyRequest) => request.headers['if-match'];
  const tagged = (reply: FastifyReply, group: StoredGroup) =>
    reply.header('etag', etagOf(group.version)).header('location', locationOf(group, base));
  const sendGroup = async (reply: FastifyReply, status: number, group: StoredGroup, asked: Projection) => {
    const members = isShown(asked, 'members') ? ((await membersOf(database, [group])).get(group.id) ?? []) : [];
    return send(tagged(reply, group), status, shownGroup(group, members, { base, ...projection(asked) }));
  };

  scope.get<{ Querystring: OneResource['Querystring'] }>('/Groups', async (request, reply) => {
    const { filter, startIndex, count, ...asked } = request.query;
    const found = await searchGroups({ database, schoolId: schoolOf(request) }, { filter, startIndex, count, ...projection(asked) });
    const shown = found.groups.map(({ group, members }) => shownGroup(group, members, { base, ...projection(asked) }));
    return send(reply, 200, listResponse(shown, found));
  });
  scope.post<{ Querystring: OneResource['Querystring'] }>('/Groups', LARGE, async (request, reply) => {
    const given = readGroup(request.body);
    return sendGroup(reply, 201, await write(request, (directory) => createGroup(directory, given)), request.query);
  });
  scope.get<OneResource>('/Groups/:id', async (request, reply) => {
    const group = await findGroup(database, schoolOf(request), request.params.id);
    if (!group) throw noSuchResource(request.params.id);
    if (request.headers['if-none-match'] === etagOf(group.version)) return tagged(reply, group).code(304).send();
    return sendGroup(reply, 200, group, request.query);
  });
  scope.put<OneResource>('/Groups/:id', LARGE, async (request, reply) => {
    const { members, ...fields } = readGroup(request.body);
    // Who says nothing of members keeps them (RFC 7644, 3.5.1, leaves both): some clients rename by PUT and move members by PATCH.
    const change = { fields, members: { only: members !== undefined, join: new Set(members ?? []), leave: new Set<string>() } };
    const changed = await write(request, (directory) => changeGroup(directory, request.params.id, expected(request), () => change));
    return sendGroup(reply, 200, changed, request.query);
  });
  scope.patch<OneResource>('/Groups/:id', LARGE, async (request, reply) => {
    const { body, params, query } = request;
    const changed = await write(request, (directory) =>
      changeGroup(directory, params.id, expected(request), (group) => patchedGroup(group, body)),
    );
    // A group may have many members: it is told again only to who asks for some of it (RFC 7644, 3.5.2).
    if (!query.attributes && !query.excludedAttributes) return tagged(reply, changed).code(204).send();
    return sendGroup(reply, 200, changed, query);
  });
  scope.delete<OneResource>('/Groups/:id', async (request, reply) => {
    await write(request, (directory) => deleteGroup(directory, request.params.id, expected(request)));
    return reply.code(204).send();
  });
}

const projection = ({ attributes, excludedAttributes }: Projection): Projection => ({ attributes, excludedAttributes });
