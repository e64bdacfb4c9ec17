import * as endpoints from '@fairway/contract/candidates/shares';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../../identity/access.ts';
import { shareReader } from './access.ts';
import { answerShares, requestShare, shareOwnProfile, shareTarget } from './commands.ts';
import { getGivenShares, getReceivedShare, getSharedProfile, listGivenShares, listReceivedShares, type ProfileShare } from './queries.ts';

export function shareRoutes(bind: Bind): void {
  bind(endpoints.shareProfile, async ({ body }, request) => {
    const [me, now, target] = [ownUserId(request), request.clock.now(), shareTarget(body)];
    const ownerId = body.userId?.toLowerCase() ?? me;
    if (ownerId !== me) {
      const reader = shareReader(request);
      return getReceivedShare(request.database, reader, await requestShare(request.database, reader, ownerId, target, now), now);
    }
    const end = body.expirationTime ? new Date(body.expirationTime) : null;
    const id = await shareOwnProfile(request.database, me, target, end, now);
    return first(await getGivenShares(request.database, me, [id], now));
  });

  bind(endpoints.answerShareRequests, async ({ body }, request) => {
    const [me, now] = [ownUserId(request), request.clock.now()];
    const answers = body.map(({ request: id, consented }) => ({ id: id.toLowerCase(), consented }));
    await answerShares(request.database, me, answers, now);
    return { shares: await getGivenShares(request.database, me, answers.map(({ id }) => id), now) }; // biome-ignore format: one call
  });

  bind(endpoints.answerShareRequest, async ({ params, body }, request) => {
    const [me, now, id] = [ownUserId(request), request.clock.now(), params.id.toLowerCase()];
    await answerShares(request.database, me, [{ id, consented: body.consented }], now);
    return first(await getGivenShares(request.database, me, [id], now));
  });

  bind(endpoints.listShares, ({ query: { direction, page } }, request) =>
    direction === 'given'
      ? listGivenShares(request.database, ownUserId(request), page, request.clock.now())
      : listReceivedShares(request.database, shareReader(request), page, request.clock.now()),
  );

  bind(endpoints.getSharedProfile, ({ params }, request) => {
    const locale = negotiateLocale(request.fastify.headers['accept-language']);
    return getSharedProfile(request.database, shareReader(request), params.userId.toLowerCase(), { locale, now: request.clock.now() });
  });
}

const first = ([share]: ProfileShare[]): ProfileShare => share as ProfileShare;
