import { recordAnalytics } from '@fairway/contract/analytics/endpoints';
import { recordJobEvent } from '@fairway/contract/jobs/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { recordAnalyticsEvent } from './commands.ts';

export function analyticsRoutes(bind: Bind): void {
  bind(recordAnalytics, async ({ body }, request) => {
    await recordAnalyticsEvent(request, {
      type: body.event_type,
      anonymous: body.anonymous,
      requestId: null,
      metadata: body.metadata,
      occurredAt: new Date(body.timestamp),
    });
    return { recorded: true };
  });

  bind(recordJobEvent, async ({ body }, request) => {
    await recordAnalyticsEvent(request, {
      type: body.jobEvent.type === 'IMPRESSION' ? 'jobad_impression' : 'jobad_view',
      anonymous: true,
      requestId: body.requestId,
      metadata: { eventId: body.eventId, jobs: body.jobEvent.jobs },
      occurredAt: new Date(body.createTime),
    });
    return { recorded: true };
  });
}
