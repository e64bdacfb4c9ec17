// What a visitor opened last, kept in this browser alone: nothing of it is sent anywhere. @rule jobs.37
import { SEEN_POSTINGS_DAYS, SEEN_POSTINGS_MAX } from '@fairway/rules/own-postings';

export type SeenJob = {
  id: string;
  title: string;
  segment: string;
  company: { name: string; logo: string | null };
  shortLocation: string;
  deadline: string | null;
  /** ISO instant. */
  seenAt: string;
};
type Kept = { keeps: boolean; jobs: SeenJob[] };

const STORED = 'seen-jobs';
const DAY_MS = 86_400_000;

/** What this browser keeps, newest first; nothing where its storage is closed or holds something else. */
export function seenHere(nowMs = Date.now()): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>;
    const jobs = (Array.isArray(kept.jobs) ? kept.jobs : []).filter(
      (one) => typeof one?.title === 'string' && Date.parse(one.seenAt) > nowMs - SEEN_POSTINGS_DAYS * DAY_MS,
    );
    return { keeps: kept.keeps !== false, jobs };
  } catch {
    return { keeps: true, jobs: [] };
  }
}

function keep(kept: Kept): Kept {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // Storage is closed or full: nothing is kept.
  }
  return kept;
}

export function noteSeenHere(job: SeenJob): void {
  const { keeps, jobs } = seenHere();
  if (keeps) keep({ keeps, jobs: [job, ...jobs.filter(({ id }) => id !== job.id)].slice(0, SEEN_POSTINGS_MAX) });
}

/** Forgets all, and keeps nothing from now on where `keeps` is false. */
export const clearSeenHere = (keeps: boolean): Kept => keep({ keeps, jobs: [] });
