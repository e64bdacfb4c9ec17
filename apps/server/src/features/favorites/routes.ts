import * as endpoints from '@fairway/contract/favorites';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId } from '../identity/access.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { findOwnCandidateId, ownCandidateId } from './access.ts';
import { type CalendarServices, findFeed, renewFeed, revokeFeed } from './calendar-feed.ts';
import { removeFavorite, saveFavorite } from './commands.ts';
import { FAVORITES_PAGE_SIZE, findFavorite, findTimeZone, listFavoriteStates, listFavorites } from './queries.ts';
import { favoriteView } from './views.ts';

export function favoriteRoutes(bind: Bind, services: CalendarServices): void {
  bind(endpoints.listFavorites, async ({ query: { bucket, deadline, page } }, call) => {
    const candidateId = await findOwnCandidateId(call);
    if (!candidateId) return { favorites: [], page, totalCount: 0, hasNext: false };
    const now = call.clock.now();
    const timeZone = await findTimeZone(call.database, ownUserId(call));
    const question = { bucket, deadline, page, now, timeZone };
    const { rows, totalCount } = await listFavorites(call.database, candidateId, await visibleSchoolIds(call), question);
    return { favorites: rows.map((row) => favoriteView(row, now)), page, totalCount, hasNext: page * FAVORITES_PAGE_SIZE < totalCount };
  });

  bind(endpoints.saveFavorite, async ({ body }, call) => {
    const jobId = body.jobAdId.toLowerCase();
    await saveFavorite(call.database, await ownCandidateId(call), jobId, await visibleSchoolIds(call), call.clock.now());
    return ownFavorite(jobId, call);
  });

  bind(endpoints.getFavorite, ({ params }, call) => ownFavorite(params.id.toLowerCase(), call));

  bind(endpoints.deleteFavorite, async ({ params }, call) => {
    const candidateId = await findOwnCandidateId(call);
    if (!candidateId) throw new Problem('not_found');
    await removeFavorite(call.database, candidateId, params.id.toLowerCase());
    return undefined;
  });

  bind(endpoints.listFavoriteStates, async ({ query }, call) => {
    const candidateId = await findOwnCandidateId(call);
    if (!candidateId || query.jobId.length === 0) return { jobIds: [] };
    return { jobIds: await listFavoriteStates(call.database, candidateId, query.jobId) };
  });

  bind(endpoints.getDeadlineCalendar, (_input, call) => findFeed(call.database, ownUserId(call), services));
  bind(endpoints.renewDeadlineCalendar, (_input, call) => renewFeed(call.database, ownUserId(call), call.clock.now(), services));
  bind(endpoints.revokeDeadlineCalendar, async (_input, call) => {
    await revokeFeed(call.database, ownUserId(call));
    return undefined;
  });
}

async function ownFavorite(id: string, call: Call) {
  const candidateId = await findOwnCandidateId(call);
  const row = candidateId && (await findFavorite(call.database, candidateId, id, await visibleSchoolIds(call)));
  if (!row) throw new Problem('not_found');
  return favoriteView(row, call.clock.now());
}
