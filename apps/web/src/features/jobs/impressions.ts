// Tells that postings were shown or looked at, only where the reader allows analytics. A failure is nobody's business but the log's.

import { mayRecord } from '../../lib/analytics.ts';
import { currentBoot } from '../../lib/boot.ts';

const PATH = '/api/v1/postings/events';

export type JobEvent = { type: 'IMPRESSION' | 'VIEW'; requestId: string; eventId: string; jobs: readonly string[] };

/** What an event says on the wire. @rule jobs.17 */
function jobEventBody({ type, requestId, eventId, jobs }: JobEvent, now: Date) {
  return { requestId, eventId, createTime: now.toISOString(), jobEvent: { type, jobs } };
}

/** Sends the event in the background. */
export function recordJobs(event: JobEvent): void {
  if (event.jobs.length === 0 || !mayRecord(currentBoot().tenant.consent, document.cookie)) return;
  const body = JSON.stringify(jobEventBody(event, new Date()));
  fetch(PATH, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).catch((error: unknown) =>
    console.info('Impressions', error),
  );
}
