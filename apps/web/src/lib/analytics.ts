// Sends analytics events, and only where the reader allows it: each event asks anew. A failure is nobody's business but the log's.
// Types only are taken from the contract: its schemas must not reach the browser. @rule analytics.1, analytics.5, consent.7
import type { ANALYTICS_EVENTS } from '@fairway/contract/analytics/endpoints';
import { analyticsAllowed, type ConsentMode, consentAnswer } from '@fairway/rules/consent';
import { currentBoot } from './boot.ts';

export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];
/** At most 20 entries, texts of at most 500 characters. */
export type AnalyticsMetadata = Readonly<Record<string, string | number | boolean | null>>;

const PATH = '/api/v1/analytics';

let userId: string | null = null;

/** Names who is signed in, for the events that follow; null: nobody. */
export function setAnalyticsUser(id: string | null): void {
  userId = id;
}

/** What an event says on the wire. */
export function analyticsBody(event: AnalyticsEvent, metadata: AnalyticsMetadata, user: string | null, now: Date) {
  return { user_id: user, anonymous: user === null, event_type: event, timestamp: now.toISOString(), metadata };
}

/** Whether an event may be sent now. */
export function mayRecord(mode: ConsentMode, cookies: string): boolean {
  return analyticsAllowed(mode, consentAnswer(cookies));
}

/** Sends an event in the background, also while the page is being left: `recordEvent('apply_click', { job_id: id })`. */
export function recordEvent(event: AnalyticsEvent, metadata: AnalyticsMetadata = {}): void {
  try {
    if (!mayRecord(currentBoot().tenant.consent, document.cookie)) return;
    send(JSON.stringify(analyticsBody(event, metadata, userId, new Date())));
  } catch (error) {
    console.info('Analytics', error);
  }
}

function send(body: string): void {
  if (navigator.sendBeacon?.(PATH, new Blob([body], { type: 'application/json' }))) return;
  fetch(PATH, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).catch((error) =>
    console.info('Analytics', error),
  );
}
