// Tells that postings were shown or looked at, only where the reader allows analytics. A failure is nobody's business but the log's.

import { useEffect, useRef } from 'react';
import { mayRecord } from './analytics.ts';
import { currentBoot } from './boot.ts';
import { useHydrated } from './hydrated.ts';

const PATH = '/api/v1/postings/events';

export type JobEvent = { type: 'IMPRESSION' | 'VIEW'; requestId: string; eventId: string; jobs: readonly string[] };

/** What an event says on the wire. @rule jobs.17 */
function jobEventBody({ type, requestId, eventId, jobs }: JobEvent, now: Date) {
  return { requestId, eventId, createTime: now.toISOString(), jobEvent: { type, jobs } };
}

/** Sends the event in the background. */
export async function recordJobs(event: JobEvent): Promise<void> {
  try {
    if (event.jobs.length === 0 || !mayRecord(currentBoot().tenant.consent, document.cookie)) return;
    const body = JSON.stringify(jobEventBody(event, new Date()));
    const reply = await fetch(PATH, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } });
    // An answer that nobody reads holds its connection.
    await reply.arrayBuffer();
  } catch (error) {
    console.info('Impressions', error);
  }
}

type Shown = { id: string; requestId: string; eventId: string };

/**
 * Tells once that a list was shown. Gives what its links carry, so that what is opened from there says where it came from; search engines see
 * addresses alone. @rule insights.3, pages.16
 */
export function useShown(jobs: readonly Shown[]): (job: Shown) => { requestId?: string; eventId?: string } {
  const told = useRef('');
  const isLive = useHydrated();
  useEffect(() => {
    const [first] = jobs;
    if (!first || first.requestId === told.current) return;
    told.current = first.requestId;
    void recordJobs({ ...first, type: 'IMPRESSION', jobs: jobs.map(({ id }) => id) });
  }, [jobs]);
  return (job) => (isLive ? { requestId: job.requestId, eventId: job.eventId } : {});
}
