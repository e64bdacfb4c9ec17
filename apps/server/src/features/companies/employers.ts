// Employers to choose from: the companies of the platform and, where asked, the names that the reader typed before.
// @spec 7 "GET skills, sectors, careerfields, employers (optional includeCustomFor)"

import type { EndpointInput, EndpointReply } from '@fairway/contract/endpoint';
import type { listEmployers } from '@fairway/contract/reference';
import { fold } from '@fairway/rules/folding';
import { searchNames } from '@fairway/rules/name-search';
import type { Call } from '../../kernel/http/call.ts';
import { listCustomEmployers } from '../candidates/queries.ts';
import { ownUserId } from '../identity/access.ts';
import type { CompanyDirectory } from './directory.ts';
import { listCompanyRows } from './queries.ts';

type Query = EndpointInput<typeof listEmployers>['query'];
type Employers = EndpointReply<typeof listEmployers>['employers'];

/** Companies, those whose name begins with the text first; before them the reader's own names that match. */
export async function findEmployers(query: Query, call: Call, directory: CompanyDirectory): Promise<Employers> {
  const entries = (await directory.entries()).map(({ id, foldedName }) => ({ id, folded: [foldedName] }));
  const own = isReader(query.includeCustomFor, call) ? await ownNames(call, query.q) : [];
  const ids = searchNames(entries, query.q, query.limit).map(({ id }) => id);
  const rows = await listCompanyRows(call.database, ids);
  const typed = own.filter((name) => !rows.some((row) => fold(row.name) === fold(name))).map((name) => ({ id: null, name, logo: null }));
  return [...typed, ...rows.map(({ id, name, logo }) => ({ id, name, logo }))].slice(0, query.limit);
}

/** Nobody is given the names that somebody else typed. */
function isReader(named: string | undefined, { actor }: Call): boolean {
  return actor.kind === 'user' && (named === 'me' || named?.toLowerCase() === actor.userId);
}

async function ownNames(call: Call, text: string): Promise<string[]> {
  const names = await listCustomEmployers(call.database, ownUserId(call));
  return searchNames(
    names.map((name) => ({ name, folded: [fold(name)] })),
    text,
  ).map(({ name }) => name);
}
