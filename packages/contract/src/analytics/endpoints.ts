import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, text } from '../kernel/fields.ts';

/** @rule analytics.2 */
export const ANALYTICS_EVENTS = [
  'apply_click', 'jobad_view', 'company_view', 'article_view', 'video_view', 'message_sent', 'chat_click', 'vfair_visit', 'event_view',
] as const; // biome-ignore format: a list

export const recordAnalytics = endpoint({
  name: 'recordAnalytics',
  method: 'POST',
  path: '/api/v1/analytics',
  summary: 'Takes one analytics event; the browser sends none where analytics is declined.',
  tag: 'analytics',
  access: 'public',
  body: z.strictObject({
    user_id: text(100).nullable(),
    anonymous: z.boolean(),
    event_type: z.enum(ANALYTICS_EVENTS),
    timestamp: instant,
    metadata: z.record(text(60), z.union([text(500), z.number(), z.boolean(), z.null()])).refine((map) => Object.keys(map).length <= 20),
  }),
  status: 202,
  returns: z.object({ recorded: z.boolean() }),
  errors: [],
});
