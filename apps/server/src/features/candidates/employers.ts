// Employers to choose from: the organizations of the platform and, where asked, the names that the reader typed before.
// @rule reference.5

import type { EndpointInput, EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listEmployers } from '@fairway/contract/reference/endpoints';
import { fold } from '@fairway/rules/folding';
import { searchNames } from '@fairway/rules/name-search';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import type { OrganizationDirectory } from '../organizations/directory.ts';
import { listOrganizationRows } from '../organizations/queries.ts';
import { listCustomEmployers } from './queries.ts';

type Query = EndpointInput<typeof listEmployers>['query'];
type Employers = EndpointReply<typeof listEmployers>['employers'];

/** Organizations, those whose name begins with the text first; before them the reader's own names that match. */
export async function findEmployers(query: Query, request: ApiRequest, directory: OrganizationDirectory): Promise<Employers> {
  const entries = (await directory.entries()).map(({ id, foldedName }) => ({ id, folded: [foldedName] }));
  const own = isReader(query.includeCustomFor, request) ? await ownNames(request, query.q) : [];
  const ids = searchNames(entries, query.q, query.limit).map(({ id }) => id);
  const rows = await listOrganizationRows(request.database, ids);
  const typed = own.filter((name) => !rows.some((row) => fold(row.name) === fold(name))).map((name) => ({ id: null, name, logo: null }));
  return [...typed, ...rows.map(({ id, name, logo }) => ({ id, name, logo }))].slice(0, query.limit);
}

/** Nobody is given the names that somebody else typed. */
function isReader(named: string | undefined, { actor }: ApiRequest): boolean {
  return actor.kind === 'user' && (named === 'me' || named?.toLowerCase() === actor.userId);
}

async function ownNames(request: ApiRequest, text: string): Promise<string[]> {
  const names = await listCustomEmployers(request.database, ownUserId(request));
  return searchNames(
    names.map((name) => ({ name, folded: [fold(name)] })),
    text,
  ).map(({ name }) => name);
}
