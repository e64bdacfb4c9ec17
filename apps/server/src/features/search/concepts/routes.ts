import * as endpoints from '@fairway/contract/search/concepts';
import { CONCEPT_LANGUAGES, readWords } from '@fairway/rules/concepts/editing';
import type { JobSearch } from '@fairway/search/types';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { restoreConcept, saveConcept } from './commands.ts';
import { conceptListing, getConcept } from './queries.ts';

/** @rule search.17, search.19 */
export function conceptRoutes(bind: Bind, search: JobSearch): void {
  bindList(bind, endpoints.conceptsList, ({ query }, request) => conceptListing(request.database, query));
  bind(endpoints.getConceptRenewal, async () => ({ percent: await search.renewedPercent() }));
  bind(endpoints.getConcept, ({ params }, request) => getConcept(request.database, params.id));
  bind(endpoints.saveConcept, async ({ params, body }, request) => {
    const { words, ...wanted } = body;
    const read = Object.fromEntries(CONCEPT_LANGUAGES.map((language) => [language, readWords(words[language] ?? '')]));
    await saveConcept(request.database, { ...wanted, id: params.id, words: read }, search, by(request));
    return getConcept(request.database, params.id);
  });
  bind(endpoints.restoreConcept, async ({ params, query }, request) => {
    await restoreConcept(request.database, { id: params.id, mark: query.mark }, by(request));
    return undefined;
  });
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
