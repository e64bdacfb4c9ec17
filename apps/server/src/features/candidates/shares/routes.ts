import * as endpoints from '@fairway/contract/candidates/shares';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../../identity/access.ts';
import { shareReader } from './access.ts';
import { answerShares, requestShare, type ShareAnswer, shareOwnProfile, shareTarget } from './commands.ts';
import type { MailServices } from './mails/ordering.ts';
import { getGivenShares, getReceivedShare, getSharedProfile, listGivenShares, listReceivedShares, type ProfileShare } from './queries.ts';

export function shareRoutes(bind: Bind, mails: MailServices): void {
  bind(endpoints.shareProfile, async ({ body }, request) => {
    const [me, now, target] = [ownUserId(request), request.clock.now(), shareTarget(body)];
    const ownerId = body.userId?.toLowerCase() ?? me;
    if (ownerId !== me) {
      const reader = await shareReader(request);
      const id = await requestShare(request.database, reader, { ownerId, target, now }, mails);
      return getReceivedShare(request.database, reader, id, now);
    }
    const end = body.expirationTime ? new Date(body.expirationTime) : null;
    const id = await shareOwnProfile(request.database, me, target, end, now);
    return first(await getGivenShares(request.database, me, [id], now));
  });

  bind(endpoints.answerShareRequests, async ({ body }, request) => {
    const [me, now] = [ownUserId(request), request.clock.now()];
    const answers = body.map(({ request: id, ...given }) => answerOf(id, given));
    await answerShares(request.database, me, answers, now);
    return { shares: await getGivenShares(request.database, me, answers.map(({ id }) => id), now) }; // biome-ignore format: one call
  });

  bind(endpoints.answerShareRequest, async ({ params, body }, request) => {
    const [me, now, id] = [ownUserId(request), request.clock.now(), params.id.toLowerCase()];
    await answerShares(request.database, me, [answerOf(id, body)], now);
    return first(await getGivenShares(request.database, me, [id], now));
  });

  bind(endpoints.listShares, async ({ query: { direction, page } }, request) =>
    direction === 'given'
      ? listGivenShares(request.database, ownUserId(request), page, request.clock.now())
      : listReceivedShares(request.database, await shareReader(request), page, request.clock.now()),
  );

  bind(endpoints.getSharedProfile, async ({ params }, request) => {
    const locale = negotiateLocale(request.fastify.headers['accept-language']);
    return getSharedProfile(request.database, await shareReader(request), params.userId.toLowerCase(), {
      locale,
      now: request.clock.now(),
    });
  });
}

const first = ([share]: ProfileShare[]): ProfileShare => share as ProfileShare;

const answerOf = (id: string, given: { consented: boolean; expirationTime?: string | null | undefined }): ShareAnswer => ({
  ...{ id: id.toLowerCase(), consented: given.consented },
  expiresAt: given.expirationTime ? new Date(given.expirationTime) : null,
});
