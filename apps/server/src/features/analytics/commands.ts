// Analytics events. Only what the browser was allowed to send arrives here; nothing of it identifies a visitor.
import { isUuid } from '@fairway/rules/slugs';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { visibleSchoolIds } from '../verification/queries.ts';

export type AnalyticsEvent = {
  type: string;
  anonymous: boolean;
  requestId: string | null;
  metadata: Record<string, unknown>;
  occurredAt: Date;
};

/**
 * Keeps one event; a user id is kept only where it is the caller's own. The school that verified the reader stands beside it (the first where there
 * are several), and whether they work here: what recruiters and staff look at is no interest in a posting. @rule insights.3
 */
export async function recordAnalyticsEvent(request: ApiRequest, event: AnalyticsEvent): Promise<void> {
  const userId = request.actor.kind === 'user' && !event.anonymous && isUuid(request.actor.userId) ? request.actor.userId : null;
  const [school_id = null] = await visibleSchoolIds(request);
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
      school_id,
      by_staff: request.actor.kind === 'user' && !request.actor.roles.includes('Candidate'),
    })
    .execute();
}
