// Tells the server which postings were shown or looked at, where the reader allows analytics. @spec 7 "after each list an impression event is posted"
import { mayRecord } from '../consent/analytics.ts';
import { currentBoot } from '../../lib/boot.ts';

/** Sends the event in the background; nothing waits for it and nothing fails with it. */
export function sendJobEvent(type: 'IMPRESSION' | 'VIEW', requestId: string, eventId: string, jobs: readonly string[]): void {
  if (jobs.length === 0 || !mayRecord(currentBoot().tenant.consent, document.cookie)) return;
  const body = JSON.stringify({ requestId, eventId, createTime: new Date().toISOString(), jobEvent: { type, jobs } });
  fetch('/api/v1/postings/events', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).catch((error) =>
    console.info('Impressions', error),
  );
}
