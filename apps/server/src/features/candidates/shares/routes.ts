import * as endpoints from '@fairway/contract/profile-shares';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../../identity/access.ts';
import { shareReader } from './access.ts';
import { answerShares, requestShare, shareOwnProfile, shareTarget } from './commands.ts';
import { getGivenShares, getReceivedShare, getSharedProfile, listGivenShares, listReceivedShares, type ProfileShare } from './queries.ts';

export function shareRoutes(bind: Bind): void {
  bind(endpoints.shareProfile, async ({ body }, call) => {
    const [me, now, target] = [ownUserId(call), call.clock.now(), shareTarget(body)];
    const ownerId = body.userId?.toLowerCase() ?? me;
    if (ownerId !== me) {
      const reader = shareReader(call);
      return getReceivedShare(call.database, reader, await requestShare(call.database, reader, ownerId, target, now), now);
    }
    const end = body.expirationTime ? new Date(body.expirationTime) : null;
    const id = await shareOwnProfile(call.database, me, target, end, now);
    return first(await getGivenShares(call.database, me, [id], now));
  });

  bind(endpoints.answerShareRequests, async ({ body }, call) => {
    const [me, now] = [ownUserId(call), call.clock.now()];
    const answers = body.map(({ request, consented }) => ({ id: request.toLowerCase(), consented }));
    await answerShares(call.database, me, answers, now);
    return { shares: await getGivenShares(call.database, me, answers.map(({ id }) => id), now) }; // biome-ignore format: one call
  });

  bind(endpoints.answerShareRequest, async ({ params, body }, call) => {
    const [me, now, id] = [ownUserId(call), call.clock.now(), params.id.toLowerCase()];
    await answerShares(call.database, me, [{ id, consented: body.consented }], now);
    return first(await getGivenShares(call.database, me, [id], now));
  });

  bind(endpoints.listShares, ({ query: { direction, page } }, call) =>
    direction === 'given'
      ? listGivenShares(call.database, ownUserId(call), page, call.clock.now())
      : listReceivedShares(call.database, shareReader(call), page, call.clock.now()),
  );

  bind(endpoints.getSharedProfile, ({ params }, call) => {
    const locale = negotiateLocale(call.request.headers['accept-language']);
    return getSharedProfile(call.database, shareReader(call), params.userId.toLowerCase(), { locale, now: call.clock.now() });
  });
}

const first = ([share]: ProfileShare[]): ProfileShare => share as ProfileShare;
