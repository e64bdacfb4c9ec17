// Analytics events. Only what the browser was allowed to send arrives here; nothing of it identifies a visitor.
import { isUuid } from '@fairway/rules/slugs';
import type { ApiRequest } from '../../kernel/http/request.ts';

export type AnalyticsEvent = {
  type: string;
  anonymous: boolean;
  requestId: string | null;
  metadata: Record<string, unknown>;
  occurredAt: Date;
};

/** Keeps one event; a user id is kept only where it is the caller's own. */
export async function recordAnalyticsEvent(request: ApiRequest, event: AnalyticsEvent): Promise<void> {
  const userId = request.actor.kind === 'user' && !event.anonymous && isUuid(request.actor.userId) ? request.actor.userId : null;
  // A browser's clock may be years off; the time of receipt is then the better one.
  const now = request.clock.now();
  const skewMs = Math.abs(event.occurredAt.getTime() - now.getTime());
  await request.database
    .insertInto('analytics_event')
    .values({
      event_type: event.type,
      user_id: userId,
      anonymous: userId === null,
      request_id: event.requestId,
      metadata: JSON.stringify(event.metadata),
      occurred_at: skewMs > 86_400_000 ? now : event.occurredAt,
      received_at: now,
    })
    .execute();
}
