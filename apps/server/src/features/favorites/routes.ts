import * as endpoints from '@fairway/contract/favorites/endpoints';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { placeLines } from '../places/place-lines.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { findOwnCandidateId, ownCandidateId } from './access.ts';
import { type CalendarServices, findFeed, renewFeed, revokeFeed } from './calendar/feed.ts';
import { removeFavorite, saveFavorite } from './commands.ts';
import { FAVORITES_PAGE_SIZE, findFavorite, findTimeZone, listFavoriteStates, listFavorites } from './queries.ts';
import { type FavoriteContext, favoriteView } from './views.ts';

export function favoriteRoutes(bind: Bind, services: CalendarServices): void {
  bind(endpoints.listFavorites, async ({ query: { bucket, deadline, page } }, request) => {
    const candidateId = await findOwnCandidateId(request);
    if (!candidateId) return { favorites: [], page, totalCount: 0, hasNext: false };
    const now = request.clock.now();
    const timeZone = await findTimeZone(request.database, ownUserId(request));
    const question = { bucket, deadline, page, now, timeZone };
    const { rows, totalCount } = await listFavorites(request.database, candidateId, await visibleSchoolIds(request), question);
    return {
      favorites: rows.map((row) => favoriteView(row, contextOf(request))),
      page,
      totalCount,
      hasNext: page * FAVORITES_PAGE_SIZE < totalCount,
    };
  });

  bind(endpoints.saveFavorite, async ({ body }, request) => {
    const jobId = body.jobAdId.toLowerCase();
    await saveFavorite(request.database, await ownCandidateId(request), jobId, await visibleSchoolIds(request), request.clock.now());
    return ownFavorite(jobId, request);
  });

  bind(endpoints.getFavorite, ({ params }, request) => ownFavorite(params.id.toLowerCase(), request));

  bind(endpoints.deleteFavorite, async ({ params }, request) => {
    const candidateId = await findOwnCandidateId(request);
    if (!candidateId) throw new Problem('not_found');
    await removeFavorite(request.database, candidateId, params.id.toLowerCase());
    return undefined;
  });

  bind(endpoints.listFavoriteStates, async ({ query }, request) => {
    const candidateId = await findOwnCandidateId(request);
    if (!candidateId || query.jobId.length === 0) return { jobIds: [] };
    return { jobIds: await listFavoriteStates(request.database, candidateId, query.jobId) };
  });

  bind(endpoints.getDeadlineCalendar, (_input, request) => findFeed(request.database, ownUserId(request), services));
  bind(endpoints.renewDeadlineCalendar, (_input, request) =>
    renewFeed(request.database, ownUserId(request), request.clock.now(), services),
  );
  bind(endpoints.revokeDeadlineCalendar, async (_input, request) => {
    await revokeFeed(request.database, ownUserId(request));
    return undefined;
  });
}

const contextOf = ({ fastify, tenant, clock }: ApiRequest): FavoriteContext => ({
  now: clock.now(),
  placeLine: placeLines(negotiateLocale(fastify.headers['accept-language']) ?? tenant.locale),
});

async function ownFavorite(id: string, request: ApiRequest) {
  const candidateId = await findOwnCandidateId(request);
  const row = candidateId && (await findFavorite(request.database, candidateId, id, await visibleSchoolIds(request)));
  if (!row) throw new Problem('not_found');
  return favoriteView(row, contextOf(request));
}
